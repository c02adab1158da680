"""Fault Lines filled in one step gives the same distribution of boards as turn by turn."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest

import craton
from craton.core.position import Position
from craton.games.faultlines.law import rules
from craton.games.faultlines.search import playout as fast
from craton.games.faultlines.search.bitboards import BLACKS, EMPTIES, SPAN, WHITES
from craton.games.faultlines.search.placement import place_all
from craton.games.faultlines.search.placement_sampling import draw_turns, scatter_stones
from craton.kernel.layout import BLACK, BOARD, CHANCE, MOVER, OPTIONS, TRAITS, WHITE, WINNER
from craton.kernel.rng import new_generator
from craton.odds import final_scores as quake_odds
from craton.search.playouts import PlayoutRunner
from tests.games.fast.playouts import check_chances, middle
from tests.games.faultlines.faultlines_boards import drawn, endings, quake

Chances = dict[Any, Fraction]
NO_TRACE = np.zeros(0, np.int64)


def turns_by_the_rules(empties: int, turn: int, end: int, passed: int) -> Chances:
    """The chances of (turns, Black's stones, White's stones), one turn after another."""
    if empties == 0 or turn == end:
        return {(0, 0, 0): Fraction(1)}
    chances: Chances = defaultdict(Fraction)
    rest = {(0, 0, 0): Fraction(1)} if passed else turns_by_the_rules(empties, turn + 1, end, 1)
    for (turns, black, white), chance in rest.items():
        chances[turns + 1, black, white] += chance / (empties + 1)
    for (turns, black, white), chance in turns_by_the_rules(empties - 1, turn + 1, end, 0).items():
        stones = (black + 1, white) if turn % 2 == 0 else (black, white + 1)
        chances[turns + 1, *stones] += chance * empties / (empties + 1)
    return chances


@pytest.mark.parametrize(
    ("empties", "turn", "end", "passed"),
    [(9, 0, 10**6, 0), (5, 4, 10**6, 1), (5, 7, 10**6, 0), (9, 0, 6, 0), (4, 3, 5, 1), (6, 1, 4, 0), (1, 8, 10**6, 1)],
)
def test_turns_are_drawn_as_by_the_rules(empties: int, turn: int, end: int, passed: int) -> None:
    work, rng = np.zeros(2000, np.int64), new_generator(empties)
    found = Counter[Any]()
    for _ in range(20_000):
        work[EMPTIES] = empties
        stones = np.zeros(2, np.int64)
        turns = draw_turns.compiled(work, rng, turn, end, passed, stones)
        assert work[EMPTIES] == empties - stones.sum()
        found[(int(turns), *stones.tolist())] += 1
    check_chances(found, turns_by_the_rules(empties, turn, end, passed))


def set_up(position: Position) -> Any:
    game = position.game
    work = np.zeros(game.work_size, np.int64)
    fast.set_up.compiled(np.array(position.data[BOARD:], np.int64), game.arrays[TRAITS], work, len(game.board))
    return work


def board(work: Any, cells: int) -> str:
    """Black's and White's stones as a text."""
    text = ""
    for cell in range(cells):
        word, bit = 1 + cell // work[SPAN], cell % work[SPAN]
        text += ".bw#"[int(work[BLACKS + word] >> bit & 1) + 2 * int(work[WHITES + word] >> bit & 1)]
    return text


@pytest.mark.parametrize(("blacks", "whites"), [(2, 1), (3, 3), (0, 1), (1, 0), (4, 2), (0, 0), (1, 5)])
def test_every_board_with_given_numbers_of_stones_is_equally_likely(blacks: int, whites: int) -> None:
    position = drawn("b.w\n...\n.b.").position  # six cells are empty
    fresh, rng = set_up(position), new_generator(blacks)
    before, found = board(fresh, 9), Counter[str]()
    for _ in range(12_000):
        work = fresh.copy()
        scatter_stones.compiled(work, rng, blacks, whites, 9)
        after = board(work, 9)
        assert all(now == then for now, then in zip(after, before, strict=True) if then != ".")
        found[after] += 1
    kinds = len(found)
    assert kinds == boards(6, blacks, whites)
    check_chances(found, dict.fromkeys(found, Fraction(1, kinds)))


def boards(cells: int, blacks: int, whites: int) -> int:
    number = 1
    for stones in (blacks, whites):
        for at in range(stones):
            number = number * (cells - at) // (at + 1)
        cells -= stones
    return number


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [7, 8, 9, 13, 16, 19])
def test_every_cell_is_equally_likely_on_larger_boards(size: int) -> None:
    game = craton.game("faultlines", size=size)
    fresh, rng, cells = set_up(game.start()), new_generator(size), size * size
    blacks, whites, number = cells // 3, cells // 2, 300
    found = {letter: Counter[int]() for letter in ".bw"}
    for _ in range(number):
        work = fresh.copy()
        scatter_stones.compiled(work, rng, blacks, whites, cells)
        after = board(work, cells)
        assert (after.count("b"), after.count("w"), after.count("#")) == (blacks, whites, 0)
        for cell, letter in enumerate(after):
            found[letter][cell] += 1
    for letter, stones in (("b", blacks), ("w", whites), (".", cells - blacks - whites)):
        share = stones / cells
        for cell in range(cells):
            assert abs(found[letter][cell] / number - share) < 5.5 * sqrt(share * (1 - share) / number), (letter, cell)


@pytest.mark.parametrize("options", [{}, {"turn_limit": 8}, {"pie": True, "turn_limit": 7}], ids=str)
def test_boards_after_placement_are_as_likely_as_by_the_law(options: dict[str, Any]) -> None:
    position = drawn("b.w\n...\nb..", **options).position
    law = after_placement(position)
    found = Counter[str]()
    constants, start, rng = position.game.arrays, np.array(position.data, np.int64), new_generator(5)
    fresh = set_up(position)
    for _ in range(40_000):
        state, work = start.copy(), fresh.copy()
        place_all.compiled(constants[OPTIONS], state, work, rng, NO_TRACE, 9)
        found[board(work, 9)] += 1
    check_chances(found, law)


def after_placement(start: Position) -> dict[str, Fraction]:
    """The chances of each board at the end of placement if all legal actions are equally likely, by the law."""
    ends: dict[str, Fraction] = defaultdict(Fraction)
    todo: dict[Position, Fraction] = {start: Fraction(1)}
    while todo:
        following: dict[Position, Fraction] = defaultdict(Fraction)
        for position, chance in todo.items():
            if position.to_move is None or position.data[MOVER] == CHANCE:
                ends["".join(".bw"[cell & rules.COLOUR] for cell in position.data[BOARD:])] += chance
                continue
            for action in position.legal:
                following[position.after(action)] += chance / len(position.legal)
        todo = following
    return ends


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "options",
    [{}, {"keystone": True}, {"resonance": True}, {"pie": True, "turn_limit": 7}, {"fault_lines": "b2"}],
    ids=str,
)
def test_wins_are_as_likely_as_in_the_whole_tree(options: dict[str, Any]) -> None:
    position = drawn("b.w\n.wb\n..b", **options).position
    chances = wins_in_the_tree(position)
    check_wins(position, chances, 100_000)


def wins_in_the_tree(position: Position) -> dict[int, float]:
    chances: dict[int, float] = defaultdict(float)
    for end, chance in endings(position, lambda here: list(here.legal)).items():
        chances[end.data[WINNER]] += float(chance)
    return chances


def check_wins(position: Position, chances: dict[int, float], number: int) -> None:
    tally = PlayoutRunner(position, 7).play(number)
    for found, winner in ((tally.black, BLACK), (tally.white, WHITE)):
        expected = chances[winner]
        assert abs(found / number - expected) < 4.5 * sqrt(expected * (1 - expected) / number) + 1e-12


@pytest.mark.parametrize("size", [9, 13, 19])
def test_all_groups_roll_together_as_each_by_the_odds(size: int) -> None:
    """Full boards, many groups and words: the exact chance to win."""
    rng = random.Random(size)
    for options in ({}, {"resonance": True}, {"keystone": True}):
        game = craton.game("faultlines", size=size, **options)
        position = middle(game, rng, 0.5)
        while position.to_move is not None and position.data[MOVER] != CHANCE:
            placements = [action for action in position.legal if action < size * size]
            position = position.after(rng.choice(placements) if placements else position.legal[0])
        assert position.data[MOVER] == CHANCE
        odds = quake_odds(position)
        check_wins(position, {BLACK: float(odds.black), WHITE: float(odds.white)}, 60_000)


def test_a_keystone_makes_a_group_one_larger() -> None:
    for size in range(1, 6):
        row = "B" + "b" * (size - 1) + "." * (7 - size)
        position = quake(f"{row}\n" + ".......\n" * 5 + ".......", passes="white", keystone=True).position
        check_wins(position, {BLACK: (size + 1) / 6, WHITE: 1 - (size + 1) / 6}, 20_000)
