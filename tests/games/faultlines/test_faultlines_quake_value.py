"""The exact value of a quake against the law's whole tree of chance."""

import random
from fractions import Fraction
from functools import cache

import pytest

import craton
from craton.core.position import Position
from craton.core.sides import Side
from tests.drawn import play
from tests.games.faultlines.faultlines_boards import quake_values


def value_by_law(position: Position) -> Fraction:
    """Black's chance to win plus half the chance of a draw, with the best decision wherever a side has one."""

    @cache
    def value(here: Position) -> Fraction:
        if here.outcome is not None:
            return {Side.BLACK: Fraction(1), Side.WHITE: Fraction(0), None: Fraction(1, 2)}[here.outcome.winner]
        if here.weights:
            after = [value(here.after_outcome(number)) for number in range(len(here.weights))]
            return sum(after, Fraction(0)) / len(after)
        choices = [value(here.after(action)) for action in here.legal]
        return max(choices) if here.to_move is Side.BLACK else min(choices)

    return value(position)


def end_of_placement(rng: random.Random, **options: object) -> Position:
    state = craton.new("faultlines", size=3, rng=rng, **options)
    for _ in range(rng.randrange(2, 7)):
        places = [move for move in state.legal_moves if move != "pass"]
        state.push(rng.choice(places))
    state.push("pass")
    if state.to_move in (Side.BLACK, Side.WHITE):
        state.push("pass")
    return state.position


@pytest.mark.sample(12)
@pytest.mark.parametrize("seed", range(40))
def test_the_value_is_that_of_the_whole_tree_of_chance(seed: int) -> None:
    rng = random.Random(seed)
    names = ("aftershock", "keystone", "resonance")
    options: dict[str, object] = {name: rng.random() < 0.5 for name in names} | {
        "fault_lines": rng.choice(["", "b2", 2]),
        "die": rng.choice([6, 6, 2, 3, 4, 5, 7, 8, 9, 12, 20]),
        "resonance_points": rng.choice([3, 1, 7, 20]),
    }
    position = end_of_placement(rng, **options)
    exact = float(value_by_law(position))
    assert quake_values(position) == pytest.approx([exact, exact], abs=1e-12)


def test_a_quake_that_has_begun_has_a_value_too() -> None:
    state = play(craton.new("faultlines", size=5, resonance=True), "a1", "c1", "a2", "e1", "pass", "pass", "5")
    exact = float(value_by_law(state.position))
    assert quake_values(state.position) == pytest.approx([exact, exact], abs=1e-12)
