"""The classifier of styles: it recognises style bots, and says so in probabilities."""

import random
from typing import Any

import pytest

import craton
from craton.bots.style import StyleBot
from craton.core.registry import definition, names
from craton.core.sides import Actor
from craton.lab.league.classifier import classifier_of, nearest_styles
from craton.lab.league.habits import Decision, by_seat, habits

SMALL: dict[str, dict[str, Any]] = {
    "assault": {},
    "faultlines": {"size": 7},
    "faust": {"size": 6},
    "lifeline": {"size": 4},
}
DISTINCT = {"assault": "rim-runner", "faultlines": "maximum-spread", "faust": "corner-linker", "lifeline": "connector"}


def decisions_of(name: str, style: str, seed: int) -> list[Decision]:
    """The decisions of a style in the first seat against random play."""
    state, rng, bot = craton.new(name, **SMALL[name]), random.Random(seed), StyleBot(style=style, seed=seed)
    found = []
    while state.to_move is not None:
        if state.seat_to_move is None:
            state.roll(rng)
            continue
        before = state.position
        is_first = state.seat_to_move is Actor.FIRST
        step = state.push(bot.choose(state) if is_first else rng.choice(list(state.legal_moves)))
        found.append((before, step.code))
    return found


@pytest.mark.parametrize("name", names())
def test_a_distinct_style_is_recognised_against_an_opponent_it_was_not_fitted_to(name: str) -> None:
    found = [nearest_styles(decisions_of(name, DISTINCT[name], seed))[Actor.FIRST].style for seed in range(3)]
    assert found.count(DISTINCT[name]) >= 2


@pytest.mark.parametrize("name", names())
def test_the_weights_fit_the_features_and_styles_of_the_game(name: str) -> None:
    classifier = classifier_of(definition(name))
    assert classifier is not None
    assert classifier.styles == tuple(style.name for style in definition(name).styles.styles)
    assert 1 / len(classifier.styles) < classifier.accuracy <= 1
    own = by_seat(decisions_of(name, DISTINCT[name], 1))[Actor.FIRST]
    values = habits(own)
    assert values is not None
    assert sum(classifier.probabilities(values).values()) == pytest.approx(1)
    assert classifier.nearest(values).probability == max(classifier.probabilities(values).values())


def test_a_player_with_few_decisions_has_no_habits() -> None:
    own = by_seat(decisions_of("assault", "rim-runner", 1))[Actor.FIRST]
    assert habits(own[:3]) is None
    assert nearest_styles([]) == {}
