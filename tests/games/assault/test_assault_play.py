"""Placing, attacking and the coins, without enhancements."""

from __future__ import annotations

from fractions import Fraction

import pytest

import craton
from craton import CHANCE, Side
from craton.core.errors import ActionError
from tests.games.assault.assault_boards import drawn, rows

ONE_ALLY = (
    "     . . . . .     ",
    "   . . . . . . .   ",
    " . . . b w . . . . ",
    " . . . . . . . . . ",
    "   . w . . . . .   ",
)
TWO_ALLIES = (
    "     . . . . .     ",
    "   . . . . . . .   ",
    " . . . b w b . . . ",
    " . . . . . . . . . ",
    "   . w . . . . .   ",
)
THREE_ALLIES = (
    "     . . . . .     ",
    "   . . . . . . .   ",
    " . . . b w b . . . ",
    " . . . . b . . . . ",
    "   . w . . . . .   ",
)


def success(state: craton.State) -> Fraction:
    return sum((chance for coins, chance in state.chance.items() if "1" in coins), Fraction(0))


def test_only_enemy_stones_with_a_neighbouring_ally_can_be_attacked() -> None:
    state = drawn(*ONE_ALLY)
    assert [move for move in state.legal_moves if move.startswith("x")] == ["xc5"]
    white = drawn(*ONE_ALLY, mover="white", turns=21)
    assert [move for move in white.legal_moves if move.startswith("x")] == ["xc4"]


@pytest.mark.parametrize(
    ("picture", "allies", "chance"),
    [(ONE_ALLY, 1, Fraction(1, 2)), (TWO_ALLIES, 2, Fraction(3, 4)), (THREE_ALLIES, 3, Fraction(7, 8))],
)
def test_one_two_and_three_allies_succeed_with_a_half_three_quarters_and_seven_eighths(
    picture: tuple[str, ...], allies: int, chance: Fraction
) -> None:
    state = drawn(*picture)
    state.push("xc5")
    assert state.to_move is CHANCE
    assert state.event == "xc5"
    assert len(state.chance) == 2**allies
    assert set(state.chance.values()) == {Fraction(1, 2**allies)}
    assert sum(state.chance.values()) == 1
    assert success(state) == chance


def test_coins_are_written_one_digit_for_each_ally_in_cell_order() -> None:
    state = drawn(*THREE_ALLIES)
    state.push("xc5")
    assert list(state.chance) == ["000", "001", "010", "011", "100", "101", "110", "111"]


@pytest.mark.parametrize("coins", ["001", "010", "011", "100", "101", "110", "111"])
def test_any_success_turns_the_stone(coins: str) -> None:
    state = drawn(*THREE_ALLIES)
    state.push(f"xc5={coins}")
    assert state.board["c5"] is Side.BLACK
    assert len(state.board) == 5
    assert state.to_move is Side.WHITE
    assert state.turn == 21


@pytest.mark.parametrize(("picture", "coins"), [(ONE_ALLY, "0"), (TWO_ALLIES, "00"), (THREE_ALLIES, "000")])
def test_without_a_success_nothing_changes_but_the_turn(picture: tuple[str, ...], coins: str) -> None:
    state = drawn(*picture)
    before = rows(state)
    state.push(f"xc5={coins}")
    assert rows(state) == before
    assert state.to_move is Side.WHITE
    assert state.turn == 21


def test_nothing_else_can_be_done_while_the_coins_are_in_the_air() -> None:
    state = drawn(*ONE_ALLY)
    state.push("xc5")
    assert len(state.legal_moves) == 0
    for text in ("a1", "pass", "2", "00"):
        with pytest.raises(ActionError, match="the outcomes are 0 to 1"):
            state.push(text)
    state.push("xc5=1")
    assert state.board["c5"] is Side.BLACK


def test_enemy_stones_next_to_the_target_do_not_defend_it() -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . . . . . .   ",
        " . . . b w w . . . ",
        " . . . . w . . . . ",
        "   . w . . . . .   ",
    )
    state.push("xc5")
    assert success(state) == Fraction(1, 2)


def test_stones_that_touch_at_a_corner_only_are_no_neighbours() -> None:
    state = drawn(
        "     . . . . .     ",
        "   . . b b b . .   ",
        " . . b . w . b . . ",
        " . . . b . b . . . ",
        "   . . . . . . .   ",
    )
    assert "xc5" not in state.legal_moves


@pytest.mark.parametrize("link", ["a2–d2", "a4–d4", "a1–c7", "b1–d5", "a5–c1", "b7–d1"])
def test_on_a_torus_attacks_go_across_the_seam(link: str) -> None:
    one, other = link.split("–")
    state = craton.new("assault", board="torus24")
    state.push(one)
    state.push(other)
    assert [move for move in state.legal_moves if move.startswith("x")] == [f"x{other}"]
    flat = craton.new("assault", board="hex24")
    flat.push(one)
    flat.push(other)
    assert not [move for move in flat.legal_moves if move.startswith("x")]


def test_the_core_and_the_target_are_marked_for_drawings() -> None:
    state = drawn(*ONE_ALLY)
    state.push("xc5")
    marks = state.game.definition.marks(state.position)
    named = {state.game.board.names[cell]: names for cell, names in marks.items()}
    assert named.pop("c5") == {"core", "focus"}
    assert named == {name: {"core"} for name in ("b4", "b6", "c3", "c7", "d3", "d5")}
    assert "Chance: xc5" in state.draw()
