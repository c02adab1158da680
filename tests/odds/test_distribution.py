"""Distributions: exact numbers, tables, pictures."""

from fractions import Fraction
from statistics import pvariance
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from craton.core.errors import CratonError
from craton.odds import Distribution

DIE = Distribution(dict.fromkeys(range(1, 7), 1))
WEIGHTS = st.dictionaries(st.integers(-30, 30), st.integers(0, 9), min_size=1).filter(lambda given: any(given.values()))


def test_a_die() -> None:
    assert DIE.mean == Fraction(7, 2)
    assert DIE.variance == Fraction(35, 12)
    assert (DIE.floor, DIE.median, DIE.ceiling) == (1, 3, 6)
    assert DIE.quantiles(0, Fraction(1, 6), Fraction(1, 6) + Fraction(1, 10**30), 1) == (1, 1, 2, 6)
    assert DIE.probability_of(4) == DIE[4] == Fraction(1, 6)
    assert DIE.probability_of(7) == 0
    assert DIE.probability_of(lambda value: value % 2 == 0) == Fraction(1, 2)
    assert list(DIE) == [1, 2, 3, 4, 5, 6]
    assert 7 not in DIE


def test_fractions_and_multiples_of_weights_give_the_same_distribution() -> None:
    assert Distribution({3: Fraction(1, 3), 1: Fraction(2, 3)}) == Distribution({1: 14, 3: 7, 9: 0})
    assert hash(Distribution({1: 2})) == hash(Distribution({1: 5}))
    assert Distribution({1: 1}) != Distribution({2: 1})


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: -1, 2: 3}])
def test_weights_that_make_no_distribution_are_refused(weights: dict[int, int]) -> None:
    with pytest.raises(CratonError, match="needs weights"):
        Distribution(weights)


def test_a_share_outside_of_0_to_1_is_refused() -> None:
    with pytest.raises(CratonError, match=r"from 0 to 1, not 1\.5"):
        DIE.quantile(1.5)


@given(WEIGHTS, WEIGHTS)
def test_probabilities_sum_to_1_and_moments_are_those_of_listed_values(
    one: dict[int, int], two: dict[int, int]
) -> None:
    found = Distribution(one)
    assert sum(found.values()) == 1
    listed = [Fraction(value) for value, weight in one.items() for _ in range(weight)]
    assert found.mean == sum(listed, Fraction(0)) / len(listed)
    assert found.variance == pvariance(listed)
    other = Distribution(two)
    difference = found - other
    assert difference.mean == found.mean - other.mean
    assert difference.variance == found.variance + other.variance
    assert sum(difference.values()) == 1


@given(WEIGHTS, st.fractions(0, 1))
def test_a_quantile_is_the_smallest_value_with_enough_below(weights: dict[int, int], share: Fraction) -> None:
    found = Distribution(weights)
    value = found.quantile(share)
    assert found.probability_of(lambda other: other <= value) >= share
    assert found.probability_of(lambda other: other < value) < share or value == found.floor


def test_it_prints_as_a_table_with_bars() -> None:
    lines = str(Distribution({1: 1, 2: 2, 3: 1})).splitlines()
    assert lines[0].startswith("1   25.0% ████")
    assert 60 < len(lines[1]) <= 76
    assert lines[0].count("█") * 2 == lines[1].count("█")
    assert lines[-1] == "mean 2.00, deviation 0.71, from 1 to 3"


def test_many_values_are_put_into_ranges_and_rare_ones_stay_visible() -> None:
    weights = dict.fromkeys(range(100), 10**6) | {99: 1}
    lines = str(Distribution(weights)).splitlines()
    assert len(lines) <= 25
    assert lines[0].lstrip().startswith("0 to 4")
    rare = str(Distribution({0: 10**9, 1: 1})).splitlines()
    assert rare[0].startswith("0  >99.9%")
    assert rare[1] == "1   <0.1% ▏"


@pytest.mark.parametrize("found", [DIE, Distribution({0: 10**9, 60: 1}), Distribution({-3: 1})])
def test_it_draws_a_bar_for_each_value(found: Distribution) -> None:
    root = ET.fromstring(found.to_svg(title="<dice> & more"))
    titles = [element.text for element in root.iter("{http://www.w3.org/2000/svg}title")]
    assert len(titles) == len(found)
    assert root.get("aria-label") == "<dice> & more"
    assert found._repr_svg_() == found.to_svg()
    with pytest.raises(ValueError, match="at least 100 pixels"):
        found.to_svg(size=50)


def test_json_keeps_exact_numbers() -> None:
    assert Distribution({1: 1, 2: 2}).to_json() == {
        "mean": {"exact": "5/3", "value": 5 / 3},
        "variance": {"exact": "2/9", "value": 2 / 9},
        "floor": 1,
        "ceiling": 2,
        "quantiles": {"5%": 1, "25%": 1, "50%": 2, "75%": 2, "95%": 2},
        "probabilities": {"1": {"exact": "1/3", "value": 1 / 3}, "2": {"exact": "2/3", "value": 2 / 3}},
    }
