"""Options, presets and random fault lines."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import craton
from craton import OptionError, TextError
from craton.record import format_record, record_of


def layout(seed: int, **options: object) -> tuple[str, ...]:
    cells: tuple[str, ...] = craton.game("faultlines", rng=random.Random(seed), **options).options["fault_lines"]
    return cells


def test_an_option_given_with_a_preset_wins() -> None:
    assert craton.game("faultlines", preset="tournament", pie=False).options["pie"] is False
    with pytest.raises(OptionError, match="has no preset 'slow'; it has standard, quick, sprint, deep"):
        craton.new("faultlines", preset="slow")


@pytest.mark.parametrize("size", [2, 20, 0, "many", None, 3.5])
def test_a_size_outside_three_to_nineteen_is_refused(size: object) -> None:
    with pytest.raises(OptionError, match="size must be 3 to 19"):
        craton.new("faultlines", size=size)


@pytest.mark.parametrize("limit", [1, 0, -2, "never"])
def test_a_turn_limit_below_two_is_refused(limit: object) -> None:
    with pytest.raises(OptionError, match="turn_limit must be none, or 2 or more"):
        craton.new("faultlines", turn_limit=limit)


# Fault lines


def test_fault_lines_may_be_given_in_many_ways_and_are_kept_in_cell_order() -> None:
    for given in ("c3+a1", "c3, a1", "C3 A1", ["c3", "a1"], ("a1", "c3")):
        assert craton.game("faultlines", fault_lines=given).options["fault_lines"] == ("a1", "c3")
    for given in ("none", (), None, ""):
        assert craton.game("faultlines", fault_lines=given).options["fault_lines"] == ()


def test_fault_lines_in_another_order_make_the_same_game() -> None:
    assert craton.game("faultlines", fault_lines="c3+a1") == craton.game("faultlines", fault_lines="a1+c3")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("j1", "there is no cell j1 on a board of size 9"),
        ("a1+a10", "there is no cell a10"),
        ("a1+a1", "names a cell twice"),
        ("a1+a2+a3+a4+a5+a6+a7+a8+a9+b1+b2+b3+b4", "at most 12 cells, not 13"),
        (3.5, "must be up to 12 cells"),
    ],
)
def test_wrong_fault_lines_are_refused_with_a_sentence(given: object, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        craton.new("faultlines", fault_lines=given)


# Random layouts


def test_a_random_layout_of_eight_on_three_by_three_is_all_but_the_centre() -> None:
    assert layout(1, size=3, fault_lines="random:8") == ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")


def test_every_pair_of_opposite_cells_is_as_likely_as_another() -> None:
    drawn = Counter(layout(seed, size=3, fault_lines="random:2") for seed in range(400))
    assert set(drawn) == {("a1", "c3"), ("b1", "b3"), ("c1", "a3"), ("a2", "c2")}
    assert min(drawn.values()) >= 70


def test_a_random_layout_depends_on_the_generator_alone() -> None:
    assert layout(5, fault_lines="random:6") == layout(5, fault_lines="random:6")
    assert len({layout(seed, fault_lines="random:6") for seed in range(10)}) > 5


def test_a_random_layout_is_drawn_once_and_then_named_in_options_texts_and_records() -> None:
    state = craton.new("faultlines", size=5, rng=random.Random(3), fault_lines="random:4")
    cells = state.game.options["fault_lines"]
    assert len(cells) == 4
    assert f"fault_lines={'+'.join(cells)}" in state.to_text()
    assert f"fault_lines={'+'.join(cells)}" in format_record(record_of(state))
    assert "random" not in state.to_text()
    assert craton.parse(state.to_text()).game == state.game


def test_without_a_generator_of_the_caller_one_of_the_system_draws() -> None:
    assert len(craton.new("faultlines", fault_lines="random:4").game.options["fault_lines"]) == 4


@pytest.mark.parametrize("number", ["1", "3", "-2", "14", "", "four", "99999"])
def test_an_odd_or_impossible_number_of_random_fault_lines_is_refused(number: str) -> None:
    with pytest.raises(OptionError, match="needs an even number K from 0 to 12"):
        craton.new("faultlines", rng=random.Random(1), fault_lines=f"random:{number}")


def test_a_bare_number_asks_for_a_random_layout_too() -> None:
    assert layout(5, fault_lines=6) == layout(5, fault_lines="6") == layout(5, fault_lines="random:6")
    with pytest.raises(OptionError, match="needs an even number K from 0 to 12"):
        craton.new("faultlines", rng=random.Random(1), fault_lines=7)


def test_a_small_board_takes_fewer_random_fault_lines() -> None:
    with pytest.raises(OptionError, match="needs an even number K from 0 to 8"):
        craton.new("faultlines", size=3, rng=random.Random(1), fault_lines="random:10")


@pytest.mark.parametrize("asked", ["random:2", "random", "2"])
def test_a_text_may_not_ask_for_a_random_layout(asked: str) -> None:
    with pytest.raises(TextError, match=r"options: fault_lines: a random layout is only drawn when a game is created"):
        craton.parse(f"faultlines size=3,fault_lines={asked} 3/3/3 black 0 -")


def test_only_symmetries_that_keep_the_fault_lines_are_those_of_the_game() -> None:
    assert craton.game("faultlines", size=5).symmetries == 8
    assert craton.game("faultlines", size=5, fault_lines="c3").symmetries == 8
    assert craton.game("faultlines", size=5, fault_lines="a1+e5").symmetries == 4
    assert craton.game("faultlines", size=5, fault_lines="a1").symmetries == 2
    assert craton.game("faultlines", size=5, fault_lines="b1").symmetries == 1
