"""The law against a slow twin, against its own explanations, and interpreted against compiled."""

from __future__ import annotations

import random

import numpy as np
import pytest

import craton
from craton.core.position import Position
from craton.games.faust.law import rules
from craton.kernel.layout import BLACK_SEAT, BOARD, TURN
from tests.games.faust.faust_boards import position_of, random_cells, with_crosscut
from tests.twins import faust as twins

SIDES = ("black", "white")


def twin_of(position: Position) -> twins.Twin:
    options, data = position.game.options, position.data
    twin = twins.Twin(options["size"], pie=options["pie"], pattern=options["pattern"])
    twin.discs = {cell: SIDES[value - 1] for cell, value in zip(twin.cells, data[BOARD:], strict=True) if value}
    twin.turns, twin.swapped = data[TURN], bool(data[BLACK_SEAT])
    return twin


@pytest.mark.sample(4)
@pytest.mark.parametrize("n", range(3, 10))
def test_the_captures_are_those_that_four_nested_loops_find(n: int) -> None:
    rng = random.Random(f"loops {n}")
    game = craton.game("faust", size=n)
    seen = {"rectangles": 0, "crosscuts": 0}
    for _ in range(3600 // n):
        cells = random_cells(rng, n)
        if n > 3 and rng.random() < 0.2:
            cells = with_crosscut(rng, cells, n)
        for mover in (0, 1):
            position = position_of(game, cells, mover)
            assert set(position.legal_moves) == twin_of(position).legal(), position
            assert list(position.legal) == sorted(set(position.legal))
            assert len(position.legal) <= game.most_actions
            seen["rectangles"] += sum(":" in text for text in position.legal_moves)
            seen["crosscuts"] += sum("#" in text for text in position.legal_moves)
    assert seen["rectangles"] > 1000
    assert seen["crosscuts"] > 50 or n == 3


@pytest.mark.parametrize("n", [12, 15, 19])
def test_large_boards_are_no_exception(n: int) -> None:
    rng = random.Random(f"large {n}")
    game = craton.game("faust", size=n)
    for _ in range(6):
        position = position_of(game, with_crosscut(rng, random_cells(rng, n), n), rng.randrange(2))
        assert set(position.legal_moves) == twin_of(position).legal(), position


@pytest.mark.parametrize(("n", "boards"), [(3, 300), (4, 120), (5, 50), (6, 12)])
def test_an_action_is_legal_exactly_if_the_explanation_finds_nothing_against_it(n: int, boards: int) -> None:
    rng = random.Random(f"explain {n}")
    for _ in range(boards):
        game = craton.game("faust", size=n, pattern=rng.random() < 0.7)
        cells = random_cells(rng, n)
        if n > 3 and rng.random() < 0.5:
            cells = with_crosscut(rng, cells, n)
        position = position_of(game, cells, rng.randrange(2))
        why_illegal = game.definition.notation.why_illegal
        assert [a for a in range(game.action_count) if why_illegal(position, a) is None] == list(position.legal), (
            position
        )


def test_the_compiled_captures_are_the_interpreted_ones_on_any_board() -> None:
    rng = random.Random("compiled boards")
    for _ in range(600):
        n = rng.randrange(4, 20)
        game = craton.game("faust", size=n)
        position = position_of(game, with_crosscut(rng, random_cells(rng, n), n), rng.randrange(2))
        out, work = np.full(game.most_actions, -1), np.full(game.work_size, 7)  # both are used again and again
        count = rules.legal.compiled(game.arrays, np.array(position.data), out, work)
        assert tuple(out[:count]) == position.legal


@pytest.mark.parametrize("n", [4, 5, 7])
def test_turning_or_reflecting_the_board_turns_or_reflects_all_captures(n: int) -> None:
    rng = random.Random(f"symmetries {n}")
    game = craton.game("faust", size=n)
    assert game.symmetries == 8
    for _ in range(60):
        position = position_of(game, with_crosscut(rng, random_cells(rng, n), n), rng.randrange(2))
        for symmetry in range(8):
            image = position.image(symmetry)
            mapped = {action: rules.mirror_action(game.constants, action, symmetry) for action in position.legal}
            assert sorted(mapped.values()) == list(image.legal)
            action = rng.choice(position.legal)
            assert image.after(mapped[action]) == position.after(action).image(symmetry)
