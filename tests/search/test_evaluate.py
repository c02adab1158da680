"""A search as an evaluation of positions."""

import random

import pytest

import craton
from craton.core.errors import OptionError
from craton.core.sides import Actor
from craton.search.evaluate import SearchValue


def test_the_same_position_always_has_the_same_value() -> None:
    state = craton.new("assault", sacred="core")
    for action in ("sacred c5", "sacred b4", "c5", "c4", "b5"):
        state.push(action)
    value = SearchValue(100, seed=3)
    assert value(state.position) == value(state.position) == SearchValue(100, seed=3)(state.position)
    assert 0 <= value(state.position) <= 1


def test_a_won_position_is_worth_more_to_the_seat_that_wins() -> None:
    # Black, whoever it is, is about to lead with one turn left.
    text = "assault turn_limit=10,pie=yes 5/2bbb2/3bb4/2w6/2w4 white 9 "
    assert SearchValue(200)(craton.parse(text + "-").position) > 0.99
    assert SearchValue(200)(craton.parse(text + "seats=swapped").position) < 0.01


def test_a_chance_event_is_evaluated_over_its_futures() -> None:
    state = craton.new("assault", turn_limit=10)
    for action in ("c5", "c4", "a1", "a3", "a5", "a7", "e1", "e3", "e5", "xc5"):
        state.push(action)
    assert state.to_move is Actor.CHANCE
    assert SearchValue(8)(state.position) in [number / 8 for number in range(9)]


def test_an_offer_of_komi_has_a_value_too() -> None:
    state = craton.new("lifeline", size=3, balance="komi")
    assert 0 <= SearchValue(50)(state.position) <= 1
    state.push(random.Random(1).choice(list(state.legal_moves)))
    assert 0 <= SearchValue(50)(state.position) <= 1


def test_a_search_needs_simulations() -> None:
    with pytest.raises(OptionError, match="whole number from 1"):
        SearchValue(0)
