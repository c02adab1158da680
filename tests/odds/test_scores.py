"""Both sides' final scores, without a game: what follows from the weights."""

from fractions import Fraction
from xml.etree import ElementTree as ET

import pytest

import craton
from craton.core.errors import CratonError
from craton.core.scores import FinalScores
from craton.core.sides import Side
from craton.odds import JointScores

HALF = Fraction(1, 2)


def joint(tied: Side | None) -> JointScores:
    """Black has 2 or 4, White 2 or 3, each equally likely."""
    return JointScores(FinalScores({2: 1, 4: 1}, {2: 5, 3: 5}, tied))


def test_a_tie_goes_to_whom_it_belongs() -> None:
    assert (joint(None).black, joint(None).draw, joint(None).white) == (HALF, HALF / 2, HALF / 2)
    assert (joint(Side.BLACK).black, joint(Side.BLACK).draw, joint(Side.BLACK).white) == (3 * HALF / 2, 0, HALF / 2)
    assert (joint(Side.WHITE).black, joint(Side.WHITE).draw, joint(Side.WHITE).white) == (HALF, 0, HALF)


def test_expectations_difference_and_the_joint_distribution() -> None:
    found = joint(None)
    assert found.expected == {"black": 3, "white": 5 * HALF}
    assert dict(found.difference) == {-1: HALF / 2, 0: HALF / 2, 1: HALF / 2, 2: HALF / 2}
    assert found.joint == dict.fromkeys([(2, 2), (2, 3), (4, 2), (4, 3)], HALF / 2)
    assert found.clinched is None
    assert JointScores(FinalScores({3: 2}, {3: 1, 0: 1}, Side.BLACK)).clinched == "black"
    assert JointScores(FinalScores({0: 1}, {3: 1, 1: 1}, None)).clinched == "white"
    assert found == joint(None) != joint(Side.BLACK)
    assert hash(found) == hash(joint(None))


def test_it_prints_draws_and_dumps() -> None:
    found = joint(None)
    lines = str(found).splitlines()
    assert "Black wins 50.0%" in lines[0]
    assert lines[1].count("█") == 38
    assert max(map(len, lines)) <= 80
    assert lines[-2] == "Black: mean 3.00, deviation 1.00, from 2 to 4, nine times in ten 2 to 4"
    assert str(JointScores(FinalScores({3: 1}, {0: 1, 5: 1}, None))).splitlines()[-2] == "Black: 3 for certain"
    assert repr(found) == "<JointScores black 50.0%, draw 25.0%, white 25.0%>"
    assert ET.fromstring(found.to_svg(title="Quake")).get("aria-label") == "Quake"
    assert found._repr_svg_().startswith("<svg")
    assert found.to_json()["black"] == {"exact": "1/2", "value": 0.5}
    assert found.to_json()["expected"]["white"] == {"exact": "5/2", "value": 2.5}


@pytest.mark.parametrize("name", [name for name in craton.list_games() if craton.game(name).title != "Fault Lines"])
def test_a_game_whose_scores_chance_does_not_decide_says_so(name: str) -> None:
    state = craton.new(name)
    for ask in (craton.odds.final_scores, craton.odds.what_if):
        with pytest.raises(CratonError, match=f"In {state.game.title} chance does not decide the final scores"):
            ask(state)
