"""The captures of both sides, and what a disc on an empty cell changes about them."""

from __future__ import annotations

from typing import NamedTuple

from craton.core.game import Game
from craton.core.position import Position
from craton.games.faust.insight.rectangles import cells_of, crosscut_of, rectangle_of
from craton.games.faust.law import rules
from craton.kernel.decorator import Ints
from craton.kernel.layout import BOARD, EMPTY, MOVER, OPTIONS


class Change(NamedTuple):
    """What a placement does to captures, as actions: those of the side that places, and those of its enemy.

    A capture has no empty cell in it or in its walls, so a placement ends one only by making it part of a larger one.
    """

    created: tuple[int, ...]
    outgrown: tuple[int, ...]
    """The side's captures that are part of created ones now."""
    given: tuple[int, ...]
    """Created for the enemy."""
    overtaken: tuple[int, ...]
    """The enemy's captures that are part of given ones now."""
    denied: tuple[int, ...]
    """What the enemy would create by a disc of its own there, and does not have, not even as a part, with this one."""

    @property
    def balance(self) -> int:
        """How many captures are prepared or prevented, less those that the enemy is given."""
        return len(self.created) + len(self.denied) - len(self.given)


class Captures:
    """Finds captures by the law, on a board that can be changed."""

    def __init__(self, position: Position) -> None:
        self.game = position.game
        self.state: Ints = list(position.data)
        self.out: Ints = [0] * self.game.most_actions
        self.work: Ints = [0] * self.game.work_size

    def of(self, side: int) -> tuple[int, ...]:
        """All captures of a side if it were to move."""
        constants, count = self.game.constants, 0
        self.state[MOVER] = side
        if constants[OPTIONS][rules.PATTERN]:
            count = rules.crosscuts(constants, self.state, self.out, count, self.work)
        return tuple(self.out[: rules.rectangles(constants, self.state, self.out, count, self.work)])


def tension(position: Position, side: int) -> dict[int, Change]:
    """By empty cell: what a disc of the side there changes about the captures of both, where it changes anything.

    A cell without a disc beside it is left out. A rectangle is decided by its cells, by its walls and by larger ones
    around it, so the new disc would stand in a rectangle or in a wall of one, and have a disc beside it, as it would
    in a locked crosscut.
    """
    captures, links = Captures(position), position.game.board.links
    own, enemy = set(captures.of(side)), set(captures.of(1 - side))
    found = {}
    for cell, near in enumerate(links):
        slot = BOARD + cell
        if captures.state[slot] != EMPTY or not any(captures.state[BOARD + other] for other in near):
            continue
        captures.state[slot] = 2 - side
        enemy_there = set(captures.of(1 - side))
        captures.state[slot] = side + 1
        own_after, enemy_after = set(captures.of(side)), set(captures.of(1 - side))
        captures.state[slot] = EMPTY
        denied = {action for action in enemy_there - enemy if not _is_part(position.game, action, enemy_after)}
        if denied or own_after != own or enemy_after != enemy:
            sets = own_after - own, own - own_after, enemy_after - enemy, enemy - enemy_after, denied
            found[cell] = Change(*(tuple(sorted(actions)) for actions in sets))
    return found


def _is_part(game: Game, action: int, captures: set[int]) -> bool:
    """Whether the discs of a capture are among those of another one."""
    if not captures:
        return False
    discs = _cells(game, action)
    return any(discs <= _cells(game, capture) for capture in captures)


def _cells(game: Game, action: int) -> set[int]:
    n, rectangle = game.board.size, rectangle_of(game, action)
    if rectangle is not None:
        return set(cells_of(n, rectangle))
    return set(crosscut_of(n, action - len(game.board) - rules.SQUARES))
