"""Progressive resolution: three waves, and a choice for each side between them."""

from __future__ import annotations

import pytest

import craton
from craton import CHANCE, ActionError, Side, State
from tests.drawn import play, shows
from tests.games.faultlines.faultlines_boards import drawn, quake

ALL_SIZES = """
    b b b b b . .
    . . . . . . .
    w w w w . b b
    . . . . . . .
    b b b . w . .
    . . . . . . .
    w w w w w w .
"""
PAIR = """
    . . . .
    . . . .
    . . . .
    b b . .
"""


def rolls(state: State, face: str = "1") -> list[str]:
    """The rolls up to the next choice or the end, every die showing that face."""
    found = []
    while state.to_move is CHANCE:
        found.append(state.event or "")
        state.push(face)
    return found


def waves(state: State, face: str = "1") -> list[list[str]]:
    """The rolls of each of the three waves, if both sides pass between them."""
    found = [rolls(state, face)]
    for _ in range(2):
        play(state, "pass", "pass")
        found.append(rolls(state, face))
    assert state.outcome is not None
    return found


# Bands


def test_groups_of_one_and_two_then_three_and_four_then_five_and_more_roll() -> None:
    state = quake(ALL_SIZES, progressive=True)
    assert waves(state) == [["roll e3", "roll f5"], ["roll a3", "roll a5"], ["roll a7"]]
    assert state.outcome == (Side.WHITE, "score", (10, 11))


def test_the_effective_size_decides_the_wave() -> None:
    state = quake(
        """
        . . . . .
        W w w w .
        . . . . .
        . . . . .
        B b . . .
        """,
        progressive=True,
        keystone=True,
    )
    assert waves(state) == [[], ["roll a1"], ["roll a4"]]


def test_the_third_wave_takes_all_that_is_left() -> None:
    state = quake(PAIR, progressive=True)
    rolls(state)
    play(state, "pass", "pass")
    assert rolls(state) == []
    play(state, "d4", "d1")  # a lone stone of each side, after the second wave
    assert rolls(state) == ["roll d1", "roll d4"]
    assert state.outcome == (Side.BLACK, "score", (3, 1))


# Secured groups


def test_a_secured_group_does_not_roll_again() -> None:
    state = quake(PAIR, progressive=True)
    assert waves(state) == [["roll a1"], [], []]


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_a_stone_added_to_a_secured_group_makes_it_roll_as_a_whole(face: str) -> None:
    state = play(quake(PAIR, progressive=True), "roll a1=1")
    assert shows(
        state,
        """
        .  .  . .
        .  .  . .
        .  .  . .
        b' b' . .
        """,
    )
    play(state, "c1", "pass")
    assert state.event == "roll a1"
    state.push(face)
    if int(face) <= 3:
        assert shows(
            state,
            """
            .  .  .  .
            .  .  .  .
            .  .  .  .
            b' b' b' .
            """,
        )
    else:
        assert not state.board


def test_a_secured_stone_that_is_joined_to_unsecured_ones_waits_for_the_wave_of_its_new_size() -> None:
    state = drawn(
        """
        .  . . . .
        .  . . . .
        .  . . . .
        .  . . . .
        b' . b b b
        """,
        progressive=True,
        phase="between",
        wave=1,
        choices=2,
    )
    play(state, "b1", "pass")
    assert rolls(state) == []  # five stones: not in the second wave
    play(state, "pass", "pass")
    assert rolls(state, "6") == ["roll a1"]
    assert not state.board


def test_a_secured_group_that_grows_to_six_survives_without_a_roll() -> None:
    state = drawn(
        """
        .  .  .  .
        b' .  .  .
        .  .  .  .
        b' b' b' b'
        """,
        progressive=True,
        phase="between",
        wave=2,
        choices=2,
    )
    play(state, "a2", "pass")
    assert state.outcome == (Side.BLACK, "score", (6, 0))


def test_two_secured_groups_that_a_stone_joins_roll_as_one() -> None:
    state = drawn(
        """
        .  . .  .
        .  . .  .
        .  . .  .
        b' . b' .
        """,
        progressive=True,
        phase="between",
        wave=1,
        choices=2,
    )
    play(state, "b1", "pass")
    assert state.event == "roll a1"
    state.push("4")
    assert not state.board


def test_a_stone_of_the_other_side_or_apart_leaves_a_secured_group_in_peace() -> None:
    state = play(quake(PAIR, progressive=True), "roll a1=1", "d4", "c1")
    assert rolls(state, "6") == ["roll c1", "roll d4"]
    assert state.board == {"a1": Side.BLACK, "b1": Side.BLACK}


def test_a_stone_on_a_fault_line_next_to_a_secured_group_does_not_join_it() -> None:
    state = play(quake(PAIR, progressive=True, fault_lines="c1"), "roll a1=1", "c1", "pass")
    assert rolls(state, "6") == ["roll c1"]
    assert state.board == {"a1": Side.BLACK, "b1": Side.BLACK}


def test_smaller_groups_that_came_late_roll_in_the_next_wave() -> None:
    state = play(quake(PAIR, progressive=True), "roll a1=3")
    play(state, "d1", "d4")
    assert state.event == "roll d1"  # a group of one, in the second wave
    play(state, "1", "6")
    assert shows(
        state,
        """
        . . . .
        . . . .
        . . . .
        . . . b'
        """,
    )


def test_a_salvaged_stone_is_secured() -> None:
    state = play(quake(PAIR, progressive=True, aftershock=True), "roll a1=6", "salvage b1=1")
    assert shows(
        state,
        """
        . .  . .
        . .  . .
        . .  . .
        . b' . .
        """,
    )
    assert waves(state)[1:] == [[], []]
    assert state.outcome == (Side.BLACK, "score", (1, 0))


def test_a_salvaged_stone_that_gets_a_neighbour_rolls_with_it() -> None:
    state = play(quake(PAIR, progressive=True, aftershock=True), "roll a1=6", "salvage b1=1", "c1", "pass")
    assert state.event == "roll b1"


# The choices


def test_after_the_first_and_the_second_wave_each_side_may_place_one_stone_or_pass() -> None:
    state = quake(PAIR, progressive=True)
    state.push("1")
    assert list(state.legal_moves)[-1] == "pass"
    assert len(state.legal_moves) == 15
    assert state.to_move is Side.BLACK
    state.push("pass")
    assert state.to_move is Side.WHITE
    assert len(state.legal_moves) == 15
    state.push("d4")
    assert rolls(state) == ["roll d4"]
    assert state.to_move is Side.BLACK
    play(state, "pass", "pass")
    assert state.outcome is not None


def test_both_sides_choose_after_waves_one_and_two_even_if_no_group_rolled() -> None:
    state = play(craton.new("faultlines", size=3, progressive=True), "pass", "pass")
    movers = []
    while state.to_move is not None:
        movers.append(str(state.to_move))
        state.push("pass")
    assert movers == ["black", "white", "black", "white"]
    assert state.outcome == (None, "draw", (0, 0))


def test_on_a_full_board_the_choice_is_to_pass() -> None:
    state = play(
        craton.new("faultlines", size=3, progressive=True, keystone=True),
        *["a1", "a2", "b1", "b2", "c1", "c2", "a3", "pass", "b3", "pass", "c3"],
    )
    assert list(state.legal_moves) == ["pass"]
    play(state, "pass")
    assert list(state.legal_moves) == ["pass"]
    play(state, "pass")
    assert rolls(state, "6") == ["roll a1", "roll a2", "roll a3"]
    assert len(state.legal_moves) == 19  # nine cells, as many Keystones, and pass


def test_the_side_whose_turn_it_would_have_been_goes_first_after_both_waves() -> None:
    for passes, first in (("white", Side.BLACK), ("black", Side.WHITE)):
        state = quake(PAIR, passes=passes, progressive=True)
        state.push("1")
        assert state.to_move is first
        play(state, "pass", "pass")
        assert state.to_move is first


def test_between_waves_there_is_no_sealing_no_swap_and_no_turn_limit() -> None:
    state = craton.new("faultlines", size=3, progressive=True, sealed=True, pie=True, turn_limit=2)
    play(state, "a1", "c3", "1", "1")
    assert list(state.legal_moves) == ["b1", "c1", "a2", "b2", "c2", "a3", "b3", "pass"]
    play(state, "b2", "b1", "1", "1", "c1", "pass", "1")
    assert state.outcome is not None
    assert state.turn == 6


def test_no_swap_between_waves_even_if_it_is_whites_first_turn() -> None:
    state = play(craton.new("faultlines", size=3, progressive=True, pie=True, turn_limit=2), "a1", "pass", "1", "b3")
    assert state.to_move is Side.WHITE
    with pytest.raises(ActionError, match=r"Only White may swap, as the first action of its first turn\."):
        state.push("swap")


def test_an_unspent_keystone_may_be_used_between_waves() -> None:
    state = play(quake(PAIR, progressive=True, keystone=True), "1")
    assert "c1*" in state.legal_moves
    play(state, "c1*")
    assert "d4*" in state.legal_moves
    play(state, "pass")
    assert state.event == "roll a1"  # three stones, one of them a Keystone: effective size 4
    state.push("4")
    assert len(state.board) == 3
    assert not any(move.endswith("*") for move in state.legal_moves)


# The score after waves


def test_a_failure_in_any_wave_costs_the_resonance() -> None:
    late = play(quake(PAIR, progressive=True, resonance=True), "1", "pass", "pass", "d4", "pass", "6")
    assert late.outcome == (Side.BLACK, "score", (2, 0))
    never = play(quake(PAIR, progressive=True, resonance=True), "1", "pass", "pass", "d4", "pass", "1")
    assert never.outcome == (Side.BLACK, "score", (6, 0))
    early = play(quake(PAIR, progressive=True, resonance=True), "6", "a1", "pass", "1", "pass", "pass")
    assert early.outcome == (Side.BLACK, "score", (1, 0))


def test_a_side_whose_first_stone_comes_between_waves_can_earn_the_resonance() -> None:
    state = play(quake(PAIR, progressive=True, resonance=True), "6", "pass", "d4", "1", "pass", "pass")
    assert state.outcome == (Side.WHITE, "score", (0, 4))


def test_stones_placed_between_waves_count_for_the_tie_break() -> None:
    state = play(craton.new("faultlines", size=3, progressive=True), "a1", "c3", "pass", "pass", "1", "1")
    play(state, "a3", "pass", "roll a3=6", "pass", "pass")
    assert state.outcome == (Side.WHITE, "fewer-stones", (1, 1))
