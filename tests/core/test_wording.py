"""Small words for sentences."""

from __future__ import annotations

from fractions import Fraction

import pytest

from craton.core.wording import chance, counted, decimal, listed, percent, percent_cell, shortened, signed


def test_a_long_name_is_shortened_in_the_middle_and_visibly() -> None:
    assert shortened("mcts:simulations=50", 19) == "mcts:simulations=50"
    assert shortened("mcts:simulations=50", 12) == "mcts:…ons=50"
    assert len(shortened("x" * 100, 7)) == 7


def test_lists_are_joined_and_long_ones_shortened() -> None:
    assert [listed(names) for names in ([], ["a1"], ["a1", "b2"], ["a1", "b2", "c3"])] == [
        "", "a1", "a1 and b2", "a1, b2 and c3",
    ]  # fmt: skip
    assert listed(["a1", "b2", "c3", "d4"], most=3) == "a1, b2 and 2 more"


def test_things_are_counted() -> None:
    assert (counted(1, "stone"), counted(0, "stone"), counted(2, "ally", "allies")) == (
        "1 stone",
        "0 stones",
        "2 allies",
    )


def test_numbers_have_two_decimals_at_most() -> None:
    assert [decimal(value) for value in (3, Fraction(19, 2), Fraction(1, 3))] == ["3", "9.5", "0.33"]
    assert [signed(value) for value in (Fraction(3, 2), Fraction(-2), Fraction(-1, 999))] == ["+1.5", "-2", "+0"]


@pytest.mark.parametrize(
    ("share", "short", "long", "cell", "words"),
    [
        (Fraction(0), "0%", "0%", "0.0%", "0%"),
        (Fraction(1, 4000), "<1%", "<0.1%", "<0.1%", "less than 1%"),
        (Fraction(1, 6), "17%", "16.7%", "16.7%", "17%"),
        (Fraction(7, 8), "88%", "87.5%", "87.5%", "88%"),
        (Fraction(3999, 4000), ">99%", ">99.9%", ">99.9%", "more than 99%"),
        (Fraction(1), "100%", "100%", "100.0%", "100%"),
    ],
)
def test_only_what_is_certain_looks_certain(share: Fraction, short: str, long: str, cell: str, words: str) -> None:
    assert (percent(share), percent(share, 1), percent_cell(share), chance(share)) == (short, long, cell, words)
    assert len(short) <= 4, "a label"
