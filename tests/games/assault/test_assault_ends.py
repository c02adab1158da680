"""How games end: domination, majority, the core, White's ties."""

from __future__ import annotations

import pytest

import craton
from craton import Side
from tests.drawn import play
from tests.games.assault.assault_boards import drawn


def test_capturing_the_last_stone_wins_at_once() -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . . . . . .   ",
        " . . . b w . . . . ",
        " . . . . . . . . . ",
        "   . b . . . . .   ",
    )
    state.push("xc5=1")
    assert state.outcome == (Side.BLACK, "domination", (3, 0))
    assert state.turn == 21
    assert state.to_move is None
    assert len(state.legal_moves) == 0


def test_a_side_that_has_not_placed_yet_has_not_lost() -> None:
    state = craton.new("assault")
    state.push("c5")
    assert state.outcome is None
    state.push("c4")
    assert state.outcome is None
    state.push("xc4=1")
    assert state.outcome == (Side.BLACK, "domination", (2, 0))


def test_the_last_turn_can_still_win_by_domination() -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . . . . . .   ",
        " . w w b w . . . . ",
        " . . . . . . . . . ",
        "   . . . . . . .   ",
        mover="white",
        turns=29,
    )
    state.push("xc4=01")
    assert state.outcome == (Side.WHITE, "domination", (0, 4))
    assert state.turn == 30


@pytest.mark.parametrize(
    ("action", "outcome"),
    [
        ("d3", (Side.WHITE, "white-wins-ties", (3, 3))),  # two core cells each
        ("a1", (Side.BLACK, "core", (3, 3))),  # two to one
        ("xc4=0", (Side.BLACK, "majority", (3, 2))),
        ("xc4=1", (Side.WHITE, "majority", (2, 3))),
    ],
)
def test_the_last_turn_decides_between_majority_core_and_ties(action: str, outcome: tuple[object, ...]) -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . . . . . .   ",
        " . . b b w . b . . ",
        " . . . . . . . . . ",
        "   . . . . . w .   ",
        mover="white",
        turns=9,
        turn_limit=10,
    )
    state.push(action)
    assert state.outcome == outcome
    assert state.turn == 10


@pytest.mark.parametrize(("board", "core"), [("hex24", "b4"), ("torus24", "c5"), ("hex54", "c6"), ("torus54", "d7")])
def test_the_six_cells_around_the_middle_of_the_other_boards_break_ties(board: str, core: str) -> None:
    state = craton.new("assault", board=board, turn_limit=10)
    play(state, "a1", "b1", "a5", "c1", "d3", "d2", "a3", "a2", core, "d4")
    assert state.outcome == (Side.BLACK, "core", (5, 5))
