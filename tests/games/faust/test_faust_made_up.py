"""The law on made-up boards full of captures: against the referee, its own explanations, and compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

import craton
from craton.core.state import State
from craton.games.faust.law import rules
from craton.testing.conformance import check_actions, check_symmetries
from tests.games.faust.faust_boards import position_of, random_cells, referee_of, with_crosscut


@pytest.mark.sample(4)
@pytest.mark.parametrize("n", range(3, 10))
def test_the_captures_are_those_that_the_referee_finds(n: int) -> None:
    rng = random.Random(f"loops {n}")
    game = craton.game("faust", size=n)
    seen = {"rectangles": 0, "crosscuts": 0}
    for _ in range(3600 // n):
        cells = random_cells(rng, n)
        if n > 3 and rng.random() < 0.2:
            cells = with_crosscut(rng, cells, n)
        for mover in (0, 1):
            position = position_of(game, cells, mover)
            assert set(position.legal_moves) == referee_of(position).legal(), position
            assert list(position.legal) == sorted(set(position.legal))
            assert len(position.legal) <= game.most_actions
            seen["rectangles"] += sum(":" in text for text in position.legal_moves)
            seen["crosscuts"] += sum("#" in text for text in position.legal_moves)
    assert seen["rectangles"] > 1000
    assert seen["crosscuts"] > 50 or n == 3


@pytest.mark.sample(1)
@pytest.mark.parametrize("n", [12, 15, 19])
def test_large_boards_are_no_exception(n: int) -> None:
    rng = random.Random(f"large {n}")
    game = craton.game("faust", size=n)
    for _ in range(6):
        position = position_of(game, with_crosscut(rng, random_cells(rng, n), n), rng.randrange(2))
        assert set(position.legal_moves) == referee_of(position).legal(), position


@pytest.mark.parametrize(("n", "boards"), [(3, 300), (4, 200), (5, 100), (6, 40), (7, 40)])
def test_explanations_and_symmetries_hold_with_captures(n: int, boards: int) -> None:
    rng = random.Random(f"explain {n}")
    for _ in range(boards):
        game = craton.game("faust", size=n, pattern=rng.random() < 0.7)
        cells = random_cells(rng, n)
        if n > 3 and rng.random() < 0.7:
            cells = with_crosscut(rng, cells, n)
        state = State(game, position_of(game, cells, rng.randrange(2)))
        check_actions(state, rng)
        check_symmetries(state, rng)


def test_the_compiled_captures_are_the_interpreted_ones_on_any_board() -> None:
    rng = random.Random("compiled boards")
    for _ in range(600):
        n = rng.randrange(4, 20)
        game = craton.game("faust", size=n)
        position = position_of(game, with_crosscut(rng, random_cells(rng, n), n), rng.randrange(2))
        out, work = np.full(game.most_actions, -1), np.full(game.work_size, 7)  # both are used again and again
        count = rules.legal.compiled(game.arrays, np.array(position.data), out, work)
        assert tuple(out[:count]) == position.legal
