"""A search as an evaluation of positions."""

import random

import pytest

import craton
from craton.core.errors import OptionError
from craton.core.sides import Actor
from craton.search.analysis.estimate import estimate
from craton.search.analysis.evaluate import SearchValue
from tests.drawn import play


def test_the_same_position_always_has_the_same_value() -> None:
    state = play(craton.new("assault", sacred="core"), "sacred c5", "sacred b4", "c5", "c4", "b5")
    value = SearchValue(100, seed=3)
    assert value(state.position) == value(state.position) == SearchValue(100, seed=3)(state.position)
    assert 0 <= value(state.position) <= 1


def test_a_won_position_is_worth_more_to_the_seat_that_wins() -> None:
    # Black leads with one turn left, in whichever seat.
    text = "assault turn_limit=10,pie=yes 5/2bbb2/3bb4/2w6/2w4 white 9 "
    assert SearchValue(200)(craton.parse(text + "-").position) > 0.99
    assert SearchValue(200)(craton.parse(text + "seats=swapped").position) < 0.01


def test_a_chance_event_is_evaluated_over_its_futures() -> None:
    state = play(craton.new("assault", turn_limit=10), "c5", "c4", "a1", "a3", "a5", "a7", "e1", "e3", "e5", "xc5")
    assert state.to_move is Actor.CHANCE
    assert SearchValue(8)(state.position) == 0.5


def test_many_chance_events_in_a_row_are_drawn_from() -> None:
    stones = "a1 c1 e1 b2 d2 a3 c3 e3 b4 d4 a5 c5"
    state = play(craton.new("faultlines", size=5, progressive=True), *stones.split(), "pass", "pass")
    assert state.to_move is Actor.CHANCE
    value = SearchValue(20)
    assert 0 <= value(state.position) == value(state.position) <= 1


def test_an_even_start_looks_even_to_both_sides() -> None:
    state = craton.new("assault")
    value = SearchValue(300)
    before = value(state.position)
    state.push("c5")
    after = value(state.position)
    assert abs(before - 0.5) < 0.2
    assert abs(after - before) < 0.2, "no side gains by being the one to move"


def test_a_quake_is_not_searched_but_known() -> None:
    state = play(craton.new("faultlines", size=3), "a1", "c1", "a2", "pass", "pass")
    assert SearchValue(1)(state.position) == pytest.approx(1 / 3)


def test_an_offer_of_komi_has_a_value_too() -> None:
    state = craton.new("lifeline", size=3, balance="komi")
    assert 0 <= SearchValue(50)(state.position) <= 1
    state.push(random.Random(1).choice(list(state.legal_moves)))
    assert 0 <= SearchValue(50)(state.position) <= 1


def test_a_secret_choice_has_a_value_too() -> None:
    state = craton.new("assault", sacred="any")
    assert 0 <= SearchValue(20)(state.position) <= 1


def test_a_search_needs_simulations() -> None:
    with pytest.raises(OptionError, match="whole number from 1"):
        SearchValue(0)


def test_a_value_with_draws_in_it_is_not_called_exact_chances() -> None:
    # White's last stone brings a quake that is often drawn: its best value is exactly 1/2, its chance to win far less.
    state = craton.parse("faultlines size=5,turn_limit=8 w4/3w1/1b1w1/1bb2/4b white 7 black_placed=4,white_placed=3")
    found = estimate(state.view())
    assert (found.white, found.exact) == (0.5, False)
    won = craton.parse("assault turn_limit=10,pie=yes 5/2bbb2/3bb4/2w6/2w4 white 9 -")
    assert estimate(won.view()).exact
