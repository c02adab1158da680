"""Small rests of games, looked at completely."""

from __future__ import annotations

from fractions import Fraction

import pytest

import craton
from studies.claims.expectimax import Outlook


@pytest.mark.parametrize(
    ("text", "value", "best"),
    [
        ("assault board=hex24,turn_limit=10 1w3/3b1b1/2w3b/1wwb1 black 8 -", Fraction(1, 4), {"xa3"}),
        ("assault board=hex24,turn_limit=10 3b1/bw5/ww2bw1/3b1 black 8 -", Fraction(1, 2), {"xb6"}),
        ("faultlines size=3,turn_limit=3 3/3/3 black 0 -", Fraction(1, 2), {"pass"}),
    ],
)
def test_values_and_best_actions_are_those_of_the_solver(text: str, value: Fraction, best: set[str]) -> None:
    """As docs/solved.md has them."""
    position = craton.parse(text).position
    assert Outlook().value(position) == value
    assert Outlook().best(position) == best


def test_white_looks_for_its_own_best_action() -> None:
    position = craton.parse("assault board=hex24,turn_limit=10 3w1/2b2wb/2wbw2/1bb2 white 9 -").position
    outlook = Outlook()
    assert outlook.value(position) == 0  # Black's: White wins for certain
    assert len(outlook.best(position)) == 15
