"""The designer's knobs: the die's faces and what resonance is worth."""

from __future__ import annotations

from fractions import Fraction

import pytest

import craton
from craton import CHANCE, OptionError
from craton.core.dice import Dice
from craton.games.faultlines.law.groups import find_groups
from craton.odds import final_scores
from tests.games.faultlines.faultlines_boards import drawn, no_choice, quake, scores

PAIR_AND_THREE = """
    b b . .
    . . . .
    . w . .
    . w w .
"""


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6, 8, 12, 20])
def test_a_group_survives_with_its_size_over_the_number_of_faces(die: int) -> None:
    state = quake(PAIR_AND_THREE, die=die)
    survival = {group.side: group.survival for group in find_groups(state.position).all}
    assert survival == {1: min(Fraction(1), Fraction(3, die)), 0: min(Fraction(1), Fraction(2, die))}
    if state.to_move is CHANCE:
        assert state.chance == {str(face): Fraction(1, die) for face in range(1, die + 1)}


def test_a_group_as_large_as_the_die_does_not_roll() -> None:
    state = quake(PAIR_AND_THREE, die=3)
    assert state.event == "roll a4"  # the three white stones are safe
    state.push("3")
    assert state.outcome is not None
    assert state.outcome.score == (0, 3)


def test_six_stones_roll_a_die_of_eight_faces() -> None:
    row = """
        . . . . . .
        . . . . . .
        b b b b b b
        . . . . . .
        w . . . . .
        . . . . . .
    """
    state = quake(row, die=8)
    events = []
    while state.to_move is CHANCE:
        events.append(state.event)
        state.push("7")
    assert events == ["roll a2", "roll a4"]
    assert state.outcome is not None
    assert state.outcome.score == (0, 0)


def test_the_exact_odds_follow_the_die() -> None:
    state = quake(PAIR_AND_THREE, die=10)
    found = final_scores(state.position)
    assert found.joint == scores(state.position, no_choice)
    assert found.joint[2, 3] == Fraction(2, 10) * Fraction(3, 10)


def test_a_salvaged_stone_stays_on_one_face_of_the_die() -> None:
    state = quake(PAIR_AND_THREE, die=4, aftershock=True)
    state.push("4")
    state.push("salvage b1")
    assert len(state.chance) == 4
    state.push("2")
    assert "b1" not in state.board


def test_the_waves_reach_the_same_sizes_with_every_die() -> None:
    state = quake(PAIR_AND_THREE, die=20, progressive=True)
    assert state.event == "roll a4"  # wave 1 takes the pair, not the three
    state.push("2")
    assert [str(move) for move in state.legal_moves][-1] == "pass"


@pytest.mark.parametrize("points", [1, 3, 20])
def test_resonance_is_worth_its_points(points: int) -> None:
    state = quake(PAIR_AND_THREE, resonance=True, resonance_points=points)
    expected = final_scores(state.position)
    state.push("1")
    state.push("6")
    assert state.outcome is not None
    assert state.outcome.score == (0, 3 + points)
    assert expected.joint[0, 3 + points] == Fraction(4, 6) * Fraction(3, 6)


def test_a_threat_is_counted_in_stones_to_safety() -> None:
    position = drawn(PAIR_AND_THREE, die=4).position
    assert {group.owner: group.missing for group in find_groups(position).all} == {"White": 1, "Black": 2}


def test_a_die_of_any_number_of_faces_can_be_drawn_fairly() -> None:
    dice = Dice("match", "one", "two", bytes(32))
    for die in (2, 7, 20):
        faces = tuple(str(face + 1) for face in range(die))
        drawn_faces = [dice.draw(ply, "roll a1", faces) for ply in range(200 * die)]
        counts = [drawn_faces.count(face) for face in faces]
        assert min(counts) > 130, (die, counts)
        assert max(counts) < 270, (die, counts)


@pytest.mark.parametrize("given", [{"die": 1}, {"die": 21}, {"die": "six"}, {"resonance_points": 0}])
def test_impossible_knobs_are_refused_with_their_range(given: dict[str, object]) -> None:
    with pytest.raises(OptionError, match="must be"):
        craton.new("faultlines", **given)


def test_the_text_of_a_position_keeps_the_knobs() -> None:
    state = quake(PAIR_AND_THREE, die=12, resonance=True, resonance_points=7)
    assert craton.parse(state.to_text()).position == state.position
    assert "die=12" in state.to_text()
