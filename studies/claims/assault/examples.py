"""The document's examples of Triangular Assault, applied to the law and the board."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import accumulate, combinations, product
from math import comb

from craton.boards import Board, triangles
from craton.core.position import Position
from craton.core.registry import game
from craton.core.sides import Side
from craton.core.text import read_position
from craton.games.assault.insight.attack_board import SWING, attack_board
from craton.games.assault.insight.attacks import attacks
from craton.games.assault.insight.exposure import exposed_stones
from craton.games.assault.insight.shapes import strips
from craton.games.assault.law.rules import ALL_ALLIES
from studies.claims.assault import measures
from studies.claims.expectimax import Outlook

BOARD = triangles("hex37")
ATTACKS = 10
"""Attacks in the document's example, all with three allies."""


def success(allies: int) -> Fraction:
    """The success probability of an attack, by enumerating the coins."""
    throws = list(product((0, 1), repeat=allies))
    return Fraction(sum(map(any, throws)), len(throws))


FAILURE = 1 - success(ALL_ALLIES)


def failures(count: int) -> Fraction:
    """The probability of `count` failures in ten attacks with three allies."""
    return comb(ATTACKS, count) * FAILURE**count * (1 - FAILURE) ** (ATTACKS - count)


def neighbour_counts(board: Board) -> Counter[int]:
    return Counter(map(len, board.links))


def three_neighbours_everywhere(name: str) -> bool:
    return set(neighbour_counts(triangles(name))) == {3}


def drawn(*rows: str, mover: str = "black", turns: int = 20, **options: object) -> Position:
    """A position on the standard board, given by its rows from the top."""
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots.group())), "".join(row.split())) for row in rows)
    given = ",".join(f"{name}={value}" for name, value in options.items()) or "-"
    return read_position(f"assault {given} {board} {mover} {turns} -")


FORK = drawn(
    ". . . . .",
    ". . . . . . .",
    ". . . . b . . . .",
    ". . . . w . . . .",
    ". . . . . . .",
)


def captured_swing() -> int:
    """The change in the difference of cells by a capture, by the law."""
    position = next(after for after in map(FORK.after, FORK.legal) if after.weights)
    return measures.lead(position.after_outcome(len(position.weights) - 1)) - measures.lead(FORK)


def earliest_attack() -> int:
    """The first turn on which an attack can be legal: Black places, White places next to it, Black attacks."""
    position = game("assault").start()
    while not attacks(position):
        taken = {cell for cell in range(len(BOARD)) if position.stone(cell) is not None}
        near = {cell for stone in taken for cell in BOARD.links[stone]} - taken
        position = position.after(min(near) if near else len(BOARD) // 2)
    return position.turn + 1


def placed_stays(position: Position) -> bool:
    """Whether no attack can capture a placed stone."""
    return not attacks(position)


def allies_on(cells: tuple[int, ...]) -> list[int]:
    """For each of these stones, the number of its neighbours among them."""
    return [len(set(BOARD.links[cell]) & set(cells)) for cell in cells]


def mutual_triples() -> int:
    """Triples of cells that are all neighbours of each other."""
    return sum(
        all(one in BOARD.links[other] for one, other in combinations(triple, 2))
        for triple in combinations(range(len(BOARD)), 3)
    )


def free_sides_of_a_wall() -> set[int]:
    """The numbers of exposed sides of the inner stones of a full strip, for cells with three neighbours."""
    found = set()
    for strip in strips(BOARD):
        for cell in strip[1:-1]:
            if len(BOARD.links[cell]) == ALL_ALLIES:
                found.add(len(set(BOARD.links[cell]) - set(strip)))
    return found


def fortress_exposure(*, momentum: int = 0) -> Fraction:
    """The exposure of a stone with friends on all sides and enemies on every other cell around them."""
    centre = BOARD.regions["centre"][0]
    own = {centre, *BOARD.links[centre]}
    enemies = {near for cell in own for near in BOARD.links[cell]} - own
    glyphs = ["b" if cell in own else "w" if cell in enemies else "." for cell in range(len(BOARD))]
    rows = ["".join(glyphs[cell] for cell in row) for row in reversed(BOARD.rows)]
    found = exposed_stones(attack_board(drawn(*rows, momentum=momentum), 1))
    return found[centre].chance if centre in found else Fraction(0)


def left_by_the_tide() -> list[int]:
    """The number of cells before the first flood and after each."""
    return [len(BOARD), *(len(BOARD) - gone for gone in accumulate(map(len, BOARD.rings[:-1])))]


def swing_of(allies: int) -> Fraction:
    return SWING * success(allies)


def after_failures(position: Position) -> list[Position]:
    attacked = (after for after in map(position.after, position.legal) if after.weights)
    return [after.after_outcome(0) for after in attacked]


def reinforced() -> Fraction:
    """The odds of an attack after the defender has placed a stone next to the target."""
    position = drawn(". . . . .", ". . . . . . .", ". . . . b . . . .", ". . . . w w . . .", ". . . . . . .")
    return max(attack.chance for attack in attacks(position))


def bonus_stones() -> int:
    """Bonus stones of one turn that places next to a friendly stone."""
    position = drawn(". . . . .", ". . . . . . .", ". . . . b . . . .", ". " * 9, "w......", influence="yes")
    own = next(cell for cell in range(len(BOARD)) if position.stone(cell) is Side.BLACK)
    turn, before = position.turn, len(position.board)
    position = position.after(BOARD.links[own][0])
    while position.turn == turn:
        position = position.after(position.legal[0])
    return len(position.board) - before - 1


def last_turn_three_behind() -> Fraction:
    """White's probability of winning on the last turn of the game, three cells behind."""
    rows = (". . . . .", ". . . . . . .", ". . b b b b . . .", ". . w . . . . . .", ". . . . . . .")
    return 1 - Outlook().value(drawn(*rows, mover="white", turns=29))
