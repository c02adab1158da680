"""Placing, passing, the end of placement and the pie rule."""

from __future__ import annotations

import pytest

import craton
from craton import CHANCE, ActionError, Side
from craton.core.sides import Actor
from tests.drawn import shows
from tests.games.faultlines.faultlines_boards import drawn, play, quake

ALMOST_FULL = """
    b w b
    w b w
    b w .
"""


def test_black_begins_and_may_place_on_every_intersection_or_pass() -> None:
    state = craton.new("faultlines", size=3)
    assert state.to_move is Side.BLACK
    assert list(state.legal_moves) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "pass"]


def test_a_placed_stone_lies_there_and_the_other_side_is_to_move() -> None:
    state = play(craton.new("faultlines", size=3), "a1", "c3", "b1")
    assert shows(
        state,
        """
        . . w
        . . .
        b b .
        """,
    )
    assert state.to_move is Side.WHITE
    assert state.turn == 3


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


def test_a_pass_uses_a_turn_and_leaves_the_board_as_it_is() -> None:
    state = play(craton.new("faultlines", size=3), "b2", "pass")
    assert state.board == {"b2": Side.BLACK}
    assert state.to_move is Side.BLACK
    assert state.turn == 2


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


def test_without_a_turn_limit_placement_goes_on_as_long_as_stones_are_placed() -> None:
    state = play(craton.new("faultlines", size=3), *["a1", "pass", "b1", "pass", "c1", "pass", "a2", "pass", "b2"])
    assert state.turn == 9
    assert state.to_move is Side.WHITE


def test_a_full_board_ends_placement() -> None:
    state = drawn(ALMOST_FULL, turns=8)
    state.push("c1")
    assert state.to_move is CHANCE
    assert len(state.board) == 9


def test_one_empty_intersection_keeps_placement_going() -> None:
    state = drawn(ALMOST_FULL, turns=8)
    assert list(state.legal_moves) == ["c1", "pass"]
    state.push("pass")
    assert list(state.legal_moves) == ["c1", "pass"]


def test_the_swap_is_offered_after_blacks_first_stone() -> None:
    state = play(craton.new("faultlines", size=3, pie=True), "b2")
    assert state.to_move is Side.WHITE
    assert list(state.legal_moves)[-2:] == ["pass", "swap"]


def test_the_swap_is_not_offered_after_a_pass() -> None:
    state = play(craton.new("faultlines", size=3, pie=True), "pass")
    assert "swap" not in state.legal_moves
    with pytest.raises(ActionError, match=r"There is nothing to swap: Black has passed\."):
        state.push("swap")


def test_the_swap_is_offered_neither_to_black_nor_later_nor_without_the_pie_rule() -> None:
    assert "swap" not in craton.new("faultlines", size=3, pie=True).legal_moves
    assert "swap" not in play(craton.new("faultlines", size=3, pie=True), "a1", "b2").legal_moves
    assert "swap" not in play(craton.new("faultlines", size=3, pie=True), "a1", "b2", "c3").legal_moves
    assert "swap" not in play(craton.new("faultlines", size=3, pie=True), "pass", "b2", "c3").legal_moves
    assert "swap" not in play(craton.new("faultlines", size=3), "a1").legal_moves


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


def test_after_a_swap_blacks_pass_and_whites_pass_end_placement_as_ever() -> None:
    state = play(craton.new("faultlines", size=3, pie=True), "b2", "swap", "pass", "pass")
    assert state.event == "roll b2"
    state.push("1")
    assert state.outcome == (Side.BLACK, "score", (1, 0))
    assert state.seat("black") is Actor.SECOND


def test_a_quake_begins_as_soon_as_placement_ends_whoever_passed_last() -> None:
    picture = """
        . . .
        . b .
        . . .
    """
    assert quake(picture, passes="white").event == quake(picture, passes="black").event == "roll b2"
