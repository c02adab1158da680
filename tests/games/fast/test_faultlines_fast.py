"""The fast playouts of Fault Lines: small groups, the order of the rolls, uniform actions and faces."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import find_groups
from craton.games.faultlines.search import bitboards as fast_parts
from craton.games.faultlines.search import playout as fast
from craton.games.faultlines.search import quake_sampling as fast_rolls
from craton.kernel.layout import BOARD, CHANCE, MOVER, traced_outcome
from craton.kernel.rng import new_generator
from craton.search.playouts import PlayoutRunner
from tests.games.fast.playouts import check_chances, check_traces, fast_playout, middle
from tests.games.faultlines.faultlines_boards import drawn, quake


def game_of(**options: object) -> Game:
    return craton.game("faultlines", **options)


def test_with_a_die_of_more_than_six_faces_the_law_plays() -> None:
    assert [fast_playout(game_of(die=die)) is not None for die in (2, 6, 7, 20)] == [True, True, False, False]


def test_it_plays_all_options_but_sealed_passing_and_waves() -> None:
    for sealed, progressive in product((False, True), repeat=2):
        game = game_of(sealed=sealed, progressive=progressive)
        assert (fast_playout(game) is None) == (sealed or progressive)


# Groups


def small_groups(position: Position) -> Counter[tuple[int, int]]:
    """What the kernels find: for each mark its cell and the size."""
    game = position.game
    work = np.zeros(game.work_size, np.int64)
    board, traits = np.array(position.data[BOARD:], np.int64), game.arrays[3]
    fast.set_up.compiled(board, traits, work, len(game.board))
    fast_parts.link.compiled(work)
    fast_parts.measure.compiled(work)
    found = Counter[tuple[int, int]]()
    for cell in range(len(game.board)):
        word, bit = 1 + cell // work[fast_parts.SPAN], cell % work[fast_parts.SPAN]
        size = sum(number * int(work[at + word] >> bit & 1) for at, number in SIZES.items())
        if work[fast_parts.SMALL + word] >> bit & 1 or size:
            found[cell, size] += 1
    return found


SIZES = {fast_parts.ONES: 1, fast_parts.TWOS: 2, fast_parts.FOURS: 4}


def check_groups(game: Game, cells: list[int]) -> None:
    position = Position(game, (*game.start().data[:BOARD], *cells))
    marks = small_groups(position)
    for group in find_groups(position).all:
        inside = [size for cell, size in marks if cell in group.cells]
        assert inside == ([group.stones] if group.stones <= fast_parts.MEASURED else []), f"{group.cells} in {position}"
    assert sum(marks.values()) == sum(group.stones <= fast_parts.MEASURED for group in find_groups(position).all)


def test_small_groups_are_found_on_every_board_of_nine_cells() -> None:
    game = game_of(size=3)
    for cells in product((0, 1, 2), repeat=9):
        if next(filter(None, cells), 1) == 1:  # else the colours are only exchanged
            check_groups(game, list(cells))


@pytest.mark.parametrize("size", [4, 5, 7, 8, 9, 13, 16, 19])
def test_small_groups_are_found_on_random_boards(size: int) -> None:
    rng = random.Random(size)
    names = craton.game("faultlines", size=size).board.names
    for number in range(60 if size < 10 else 12):
        faults = rng.sample(names, rng.choice([0, 0, 4, 12]))
        game = game_of(size=size, fault_lines="+".join(faults) or "none")
        empty, black = rng.choice([0, 0.1, 0.5, 0.8]), rng.choice([0.5, 0.5, 0.3, 0.1])
        weights = (empty, (1 - empty) * black, (1 - empty) * (1 - black))
        check_groups(game, rng.choices((0, 1, 2), weights, k=size * size))
        if number % 4 == 0:  # stones of one colour in clumps, apart from each other
            check_groups(game, clumps(rng, game))


def clumps(rng: random.Random, game: Game) -> list[int]:
    cells = [0] * len(game.board)
    for _ in range(len(cells) // 6):
        clump = [rng.randrange(len(cells))]
        while len(clump) < rng.randrange(1, 8):
            clump.append(rng.choice(game.board.links[rng.choice(clump)]))
        colour = rng.choice((1, 2))
        for cell in clump:
            cells[cell] = cells[cell] or colour
    return cells


# Traces


def test_traces_start_in_every_phase_of_a_quake() -> None:
    rng = random.Random(8)
    game = game_of(size=5, aftershock=True, keystone=True, resonance=True, fault_lines="c3")
    phases = Counter[int]()
    while min(phases[phase] for phase in (rules.ROLL, rules.SALVAGE, rules.SAVE)) < 12:
        position = middle(game, rng, 0.55 + 0.4 * rng.random())
        if position.to_move is not None:
            phases[position.data[rules.PHASE]] += 1
            check_traces(position, 3, seed=rng.randrange(10**6))


# Uniform actions and faces


def traced(position: Position, number: int, length: int, seed: int) -> list[list[int]]:
    """The first `length` actions and outcomes of each of many playouts."""
    game, rng, trace = position.game, new_generator(seed), np.zeros(length, np.int64)
    start, work = np.array(position.data, np.int64), np.zeros(position.game.work_size, np.int64)
    found = []
    for _ in range(number):
        fast.playout.compiled(game.arrays, start.copy(), work, rng, trace)
        found.append([step >> 1 if step >= 0 else traced_outcome(step) for step in trace.tolist()])
    return found


def check_equally_likely(counts: Counter[Any], kinds: int) -> None:
    assert len(counts) <= kinds
    unseen = range(kinds - len(counts))
    check_chances(counts, dict.fromkeys([*counts, *(("unseen", number) for number in unseen)], Fraction(1, kinds)))


def test_all_pairs_of_first_two_turns_are_equally_likely() -> None:
    """Two turns share one random number."""
    position = game_of(size=3).start()
    pairs = Counter((one, two) for one, two in traced(position, 20_000, 2, seed=1) if one != 27)
    check_equally_likely(pairs, 9 * 9)  # a cell, then one of eight or a pass


def test_all_salvages_are_equally_likely() -> None:
    position = quake("bb.\nb.w\n.ww", passes="white", aftershock=True).position
    assert position.data[MOVER] == CHANCE
    salvages = Counter(steps[1] for steps in traced(position, 20_000, 2, seed=2) if steps[0] > 2)
    assert set(salvages) == set(position.after_outcome(5).legal)
    check_equally_likely(salvages, 4)


def test_faces_are_uniform_and_independent() -> None:
    """Twelve groups that roll: more than one random number gives dice for."""
    picture = "b.b.b.\n.w.w.w\nb.b.b.\n.w.w.w\n......\n......"
    position = quake(picture, passes="white").position
    rolls = traced(position, 6_000, 12, seed=3)
    for number in range(12):
        check_equally_likely(Counter(roll[number] for roll in rolls), 6)
        check_equally_likely(Counter((roll[number], roll[number - 1]) for roll in rolls), 36)
        check_equally_likely(Counter((roll[number], roll[number - 5]) for roll in rolls), 36)


def test_the_dice_taken_from_one_random_number_are_unbiased() -> None:
    assert 6**fast_rolls.DICE / 2**fast_rolls.FRACTION < 1e-9


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_group_survives_by_its_size(size: int) -> None:
    """Black wins exactly if its one group survives: else it is 0 to 0, and White has placed fewer stones."""
    row = "b" * size + "." * (7 - size)
    position = quake(f"{row}\n" + ".......\n" * 5 + ".......", passes="white").position
    wins = PlayoutRunner(position, 4).play(30_000).black / 30_000
    expected = size / 6
    assert abs(wins - expected) < 4 * sqrt(expected * (1 - expected) / 30_000)


def test_ties_go_to_the_side_that_placed_fewer_stones() -> None:
    """Six stones each cannot fail; White has one more, alone."""
    state = drawn("bbbbbb.\n.......\nwwwwww.\n.......\n.......\n.......\n......w", turns=14, passed="no")
    state.push("pass")
    state.push("pass")
    tally = PlayoutRunner(state.position, 6).play(30_000)
    assert tally.draw == 0
    assert abs(tally.white / 30_000 - 1 / 6) < 4 * sqrt(5 / 36 / 30_000), "White's stone survives and is one more"
    assert tally.black == 30_000 - tally.white, "six each, but White placed seven"
