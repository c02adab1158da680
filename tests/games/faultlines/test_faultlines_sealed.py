"""Sealed passing: the rounds, and the secrecy of choices until both are sealed."""

from __future__ import annotations

import random

import pytest

import craton
from craton import CHANCE, ActionError, OptionError, Side, State
from tests.drawn import play
from tests.games.faultlines.faultlines_boards import drawn

FIRST_ROUND = ("a1", "c3")
VIEWERS = ("black", "white", "spectator", "first", "second")


def sealed(*texts: str, **options: object) -> State:
    """A 3×3 game with sealed passing after its first round and then those actions."""
    return play(craton.new("faultlines", size=3, sealed=True, **options), *FIRST_ROUND, *texts)


# The rounds


def test_the_first_round_is_played_open() -> None:
    state = craton.new("faultlines", size=3, sealed=True)
    assert "pass" in state.legal_moves
    assert "seal-play" not in state.legal_moves
    play(state, "a1")
    assert "pass" in state.legal_moves
    assert "seal-pass" not in state.legal_moves


def test_from_the_second_round_on_black_seals_first_and_then_white() -> None:
    state = sealed()
    assert state.to_move is Side.BLACK
    assert list(state.legal_moves) == ["seal-play", "seal-pass"]
    state.push("seal-play")
    assert state.to_move is Side.WHITE
    assert list(state.legal_moves) == ["seal-play", "seal-pass"]


def test_sealing_uses_no_turn_number() -> None:
    state = sealed()
    assert state.turn == 2
    assert play(state, "seal-play").turn == 2
    assert play(state, "seal-play").turn == 2
    assert play(state, "b2").turn == 3
    assert play(state, "b1").turn == 4
    assert list(state.legal_moves) == ["seal-play", "seal-pass"]


@pytest.mark.parametrize(
    ("choices", "mover", "turn"),
    [(("seal-play", "seal-pass"), Side.BLACK, 2), (("seal-pass", "seal-play"), Side.WHITE, 3)],
)
def test_a_side_that_sealed_pass_takes_no_action_but_its_turn_counts(
    choices: tuple[str, str], mover: Side, turn: int
) -> None:
    state = sealed(*choices)
    assert (state.to_move, state.turn) == (mover, turn)
    state.push("b2")
    assert state.turn == 4
    assert state.to_move is Side.BLACK
    assert list(state.legal_moves) == ["seal-play", "seal-pass"]


def test_two_sealed_passes_end_placement_and_their_turns_count() -> None:
    state = sealed("seal-pass", "seal-pass")
    assert state.to_move is CHANCE
    assert state.event == "roll a1"
    assert state.turn == 4


@pytest.mark.parametrize("choices", [("seal-play", "seal-play"), ("seal-pass", "seal-play")])
def test_a_side_that_sealed_play_must_place(choices: tuple[str, str]) -> None:
    state = sealed(*choices)
    assert "pass" not in state.legal_moves
    assert list(state.legal_moves) == ["b1", "c1", "a2", "b2", "c2", "a3", "b3"]
    with pytest.raises(ActionError, match=r"You have sealed play, so you must place a stone\."):
        state.push("pass")


def test_sealed_passes_of_two_different_rounds_end_nothing() -> None:
    state = sealed("seal-play", "seal-pass", "b2", "seal-pass", "seal-play")
    assert state.to_move is Side.WHITE
    state.push("b1")
    assert list(state.legal_moves) == ["seal-play", "seal-pass"]
    play(state, "seal-play", "seal-pass", "c1", "seal-pass", "seal-play")
    assert state.to_move is Side.WHITE


def test_a_pass_in_the_first_round_and_a_sealed_one_in_the_second_end_nothing() -> None:
    state = play(craton.new("faultlines", size=3, sealed=True), "a1", "pass")
    assert "passed" not in state.to_text()
    play(state, "seal-pass", "seal-play")
    assert state.to_move is Side.WHITE
    state.push("b2")
    assert list(state.legal_moves) == ["seal-play", "seal-pass"]


def test_a_board_that_black_fills_ends_placement_before_white_has_placed() -> None:
    state = drawn(
        """
        w b w
        b w b
        b w .
        """,
        turns=8,
        sealed=True,
        phase="seal",
    )
    play(state, "seal-play", "seal-play", "c1")
    assert state.to_move is CHANCE
    assert state.turn == 9


def test_placement_ends_with_the_round_that_reaches_the_turn_limit() -> None:
    state = sealed("seal-play", "seal-play", "b2", turn_limit=4)
    assert state.to_move is Side.WHITE
    state.push("b1")
    assert state.to_move is CHANCE
    assert state.turn == 4


def test_a_sealed_pass_reaches_the_turn_limit_by_itself() -> None:
    state = sealed("seal-play", "seal-pass", "b2", turn_limit=4)
    assert state.to_move is CHANCE
    assert state.turn == 4


def test_a_turn_limit_of_two_leaves_no_round_to_seal_in() -> None:
    assert sealed(turn_limit=2).event == "roll a1"


@pytest.mark.parametrize("limit", [3, 5, 61])
def test_an_odd_turn_limit_is_refused_with_sealing_and_only_with_it(limit: int) -> None:
    with pytest.raises(OptionError, match=rf"With sealed passing turn_limit must be even, not {limit}\."):
        craton.new("faultlines", sealed=True, turn_limit=limit)
    assert craton.new("faultlines", turn_limit=limit).game.options["turn_limit"] == limit


# Secrecy


def test_blacks_sealed_choice_is_invisible_to_everybody_else_until_whites_is_in() -> None:
    plays, passes = sealed("seal-play"), sealed("seal-pass")
    for viewer in ("white", "spectator", "second"):
        one, other = plays.view(viewer), passes.view(viewer)
        assert one.key == other.key
        assert one == other
        assert one.hides
        assert other.hides
        assert str(one) == str(other)
        assert one.to_svg() == other.to_svg()
        assert list(one.legal_moves) == list(other.legal_moves)
        assert one.board == other.board == {"a1": "black", "c3": "white"}


def test_black_knows_its_own_sealed_choice() -> None:
    plays, passes = sealed("seal-play"), sealed("seal-pass")
    for viewer in ("black", "first"):
        assert plays.view(viewer).key != passes.view(viewer).key
        assert not plays.view(viewer).hides
        assert plays.view(viewer).sample(random.Random(1)) == plays.position


def test_after_a_swap_it_is_the_second_seat_that_knows_blacks_choice() -> None:
    states = [
        play(craton.new("faultlines", size=3, sealed=True, pie=True), "a1", "swap", "c3", choice)
        for choice in ("seal-play", "seal-pass")
    ]
    assert states[0].view("first") == states[1].view("first")
    assert states[0].view("second") != states[1].view("second")


def test_a_sample_of_whites_view_takes_either_choice_equally_often() -> None:
    view = sealed("seal-play").view("white")
    rng = random.Random(7)
    samples = [view.sample(rng) for _ in range(400)]
    assert set(samples) == {sealed("seal-play").position, sealed("seal-pass").position}
    assert 160 <= samples.count(sealed("seal-pass").position) <= 240


@pytest.mark.parametrize(
    "choices", [("seal-play", "seal-play"), ("seal-play", "seal-pass"), ("seal-pass", "seal-play")]
)
def test_everybody_knows_both_choices_once_both_are_in(choices: tuple[str, str]) -> None:
    state = sealed(*choices)
    for viewer in VIEWERS:
        assert not state.view(viewer).hides
        assert state.view(viewer).sample(random.Random(1)) == state.position


def test_nothing_is_hidden_before_black_has_sealed_and_after_the_round() -> None:
    for state in (sealed(), sealed("seal-play", "seal-pass", "b2"), sealed("seal-pass", "seal-pass")):
        assert not any(state.view(viewer).hides for viewer in VIEWERS)
