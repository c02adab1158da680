"""Placing, passing, the end of placement and the pie rule."""

from __future__ import annotations

import pytest

import craton
from craton import CHANCE, ActionError, Side
from craton.core.sides import Actor
from tests.drawn import play
from tests.games.faultlines.faultlines_boards import drawn

ALMOST_FULL = """
    b w b
    w b w
    b w .
"""


def test_a_stone_goes_only_on_an_empty_intersection_and_is_never_moved_or_taken_before_the_quake() -> None:
    state = drawn(
        """
        . w .
        w b w
        . w .
        """,
        turns=8,
        black_placed=1,
    )
    assert list(state.legal_moves) == ["a1", "c1", "a3", "c3", "pass"]
    with pytest.raises(ActionError, match=r"b2 is occupied\."):
        state.push("b2")
    state.push("a1")
    assert state.board["b2"] is Side.BLACK


def test_two_passes_in_consecutive_turns_end_placement() -> None:
    state = play(craton.new("faultlines", size=3), "b2", "pass", "pass")
    assert state.to_move is CHANCE
    assert state.event == "roll b2"
    assert state.turn == 3


def test_two_passes_with_a_placement_between_them_end_nothing() -> None:
    state = play(craton.new("faultlines", size=3), "pass", "b2", "pass", "a1", "c3", "pass")
    assert state.to_move is Side.BLACK
    assert "a2" in state.legal_moves


def test_two_passes_on_the_empty_board_are_a_draw_without_any_roll() -> None:
    state = play(craton.new("faultlines", size=3), "pass", "pass")
    assert state.outcome == (None, "draw", (0, 0))


def test_the_turn_limit_ends_placement_after_that_many_turns() -> None:
    state = play(craton.new("faultlines", size=3, turn_limit=3), "a1", "c3")
    assert state.to_move is Side.BLACK
    state.push("b1")
    assert state.event == "roll a1"
    assert state.turn == 3


def test_a_pass_counts_toward_the_turn_limit_and_a_swap_does_not() -> None:
    state = play(craton.new("faultlines", size=3, turn_limit=4, pie=True), "a1", "swap", "c3", "pass")
    assert state.to_move is Side.WHITE
    state.push("b3")
    assert state.to_move is CHANCE
    assert state.turn == 4


def test_a_full_board_ends_placement() -> None:
    state = drawn(ALMOST_FULL, turns=8)
    state.push("c1")
    assert state.to_move is CHANCE
    assert len(state.board) == 9


def test_the_swap_is_not_offered_after_a_pass() -> None:
    state = play(craton.new("faultlines", size=3, pie=True), "pass")
    assert "swap" not in state.legal_moves
    with pytest.raises(ActionError, match=r"There is nothing to swap: Black has passed\."):
        state.push("swap")


def test_a_swap_exchanges_the_seats_and_leaves_the_stones_and_white_to_move_without_a_second_swap() -> None:
    state = play(craton.new("faultlines", size=3, pie=True), "b2")
    assert (state.seat("black"), state.seat("white")) == (Actor.FIRST, Actor.SECOND)
    state.push("swap")
    assert (state.seat("black"), state.seat("white")) == (Actor.SECOND, Actor.FIRST)
    assert state.board == {"b2": Side.BLACK}
    assert state.to_move is Side.WHITE
    assert state.turn == 1
    assert "swap" not in state.legal_moves
    assert "pass" in state.legal_moves
