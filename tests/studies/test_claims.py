"""Verdicts on claims are worked out from the document's words and our numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from studies.claims.claim import Claim, Finding, Interval, Range, Verdict, exactly, judge, show


def claim(stated: str, **given: object) -> Claim:
    return Claim("1", "a statement", stated, None, **given)  # type: ignore[arg-type]


def verdict(stated: str, *found: Finding, **given: object) -> str:
    return judge(claim(stated, **given), {str(number): one for number, one in enumerate(found)})


def measured(low: float, high: float) -> Finding:
    return [Interval((low + high) / 2, low, high)]


@pytest.mark.parametrize(
    ("stated", "ours", "expected"),
    [
        ("16.7%", Fraction(1, 6), "confirmed"),
        ("16.6%", Fraction(1, 6), "corrected"),
        ("+0.17", Fraction(1, 6), "confirmed"),
        ("7.67", Fraction(23, 3), "confirmed"),
        ("5", Fraction(25, 6), "corrected"),
        ("4", 4, "confirmed"),
        ("1.04", 1.0458, "corrected"),
        ("87.5%, 12.5%", (Fraction(7, 8), Fraction(1, 8)), "confirmed"),
        ("87.5%, 12.5%", (Fraction(7, 8), Fraction(1, 4)), "corrected"),
        ("impossible", True, "confirmed"),
        ("impossible", False, "refuted"),
        ("exactly 6", False, "corrected"),
    ],
)
def test_a_number_agrees_if_it_rounds_to_the_documents(stated: str, ours: object, expected: str) -> None:
    assert verdict(stated, exactly(ours)) == expected  # type: ignore[arg-type]


def test_what_stands_in_brackets_is_our_reading_and_no_number_of_the_documents() -> None:
    assert verdict("often (a quarter or more)", measured(0.1, 0.2), means=Range(0.25, 1)) == "refuted"
    assert claim("7 (6+1)").ranges(1) == [Range(7, 7)]


def test_a_statement_with_another_number_of_numbers_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="states 2 numbers, we have 1"):
        verdict("1, 2", exactly(1))


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0.29, 0.36, "confirmed"), (0.2, 0.36, "open"), (0.3, 0.5, "open"), (0.1, 0.2, "refuted"), (0.5, 0.6, "refuted")],
)
def test_an_interval_settles_a_statement_only_if_it_lies_inside_or_outside(
    low: float, high: float, expected: str
) -> None:
    assert verdict("about a third", measured(low, high), means=Range(0.28, 0.38)) == expected


def test_what_holds_under_some_conditions_only_depends() -> None:
    assert verdict("always", True, False) == "depends"
    assert verdict("always", True, True) == "confirmed"
    within = Range(0.4, 0.5)
    assert verdict("half", measured(0.41, 0.45), measured(0.3, 0.6), means=within) == "open"
    assert verdict("half", measured(0.41, 0.45), measured(0.6, 0.7), measured(0.3, 0.6), means=within) == "depends"


def test_where_something_is_missing_or_nothing_was_found_the_question_is_open() -> None:
    assert verdict("always", True, lacks="a proof") == "open"
    assert verdict("always") == "open"


@pytest.mark.parametrize(
    ("stated", "found", "expected"),
    [
        ("16.7%", exactly(Fraction(1, 6)), "1/6 = 16.7%"),
        ("100%", exactly(Fraction(5, 6)), "5/6 = 83.3%"),
        ("5", exactly(Fraction(25, 6)), "25/6 = 4.17"),
        ("9.5", exactly(Fraction(19, 2)), "9.5"),
        ("2, 2, 2", exactly((2, 2, 2)), "each 2"),
        ("10", [Interval(5.25, 5.0, 5.5)], "5.2 (5.0 to 5.5)"),
        ("50%", [Interval(0.52, 0.44, 0.61)], "52% (44% to 61%)"),
        ("always", True, "holds"),
    ],
)
def test_findings_are_shown_in_the_manner_of_the_document(stated: str, found: Finding, expected: str) -> None:
    assert show(claim(stated), found) == expected


def test_verdicts_are_five() -> None:
    assert set(Verdict) == {"confirmed", "corrected", "depends", "refuted", "open"}
