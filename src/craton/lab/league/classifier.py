"""The style that a player's habits resemble most: a multinomial logistic regression fitted to the style bots.

`studies/styles.py` fits it and writes `style_classifier.json` into the game's folder, with the accuracy that
cross-validation found.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp

from craton.core.definition import Definition
from craton.core.registry import definition
from craton.core.sides import Actor
from craton.lab.league.habits import Decision, by_seat, habits

FILE = "style_classifier.json"


@dataclass(frozen=True)
class Nearest:
    """A style and the probability that the classifier gives it."""

    style: str
    probability: float


@dataclass(frozen=True)
class Classifier:
    styles: tuple[str, ...]
    mean: tuple[float, ...]
    scale: tuple[float, ...]
    """Habits are standardised: (value - mean) * scale."""
    weights: tuple[tuple[float, ...], ...]
    """By style: the intercept, then a weight for each habit."""
    accuracy: float
    """The share of players of held-out games that were recognised."""
    games: int
    """The games it was fitted to."""

    def probabilities(self, found: Sequence[float]) -> dict[str, float]:
        """The probability of each style."""
        values = [(value - mean) * scale for value, mean, scale in zip(found, self.mean, self.scale, strict=True)]
        scores = [row[0] + sum(w * value for w, value in zip(row[1:], values, strict=True)) for row in self.weights]
        highest = max(scores)
        powers = [exp(score - highest) for score in scores]
        return {style: power / sum(powers) for style, power in zip(self.styles, powers, strict=True)}

    def nearest(self, found: Sequence[float]) -> Nearest:
        chances = self.probabilities(found)
        style = max(chances, key=lambda name: chances[name])
        return Nearest(style, chances[style])


def classifier_of(game: Definition) -> Classifier | None:
    """The classifier of a game; None if it has none, or if the game's features have changed since it was fitted."""
    return _load(game.name)


@cache
def _load(name: str) -> Classifier | None:
    game = definition(name)
    file = files(game.package) / FILE
    if not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    if data["features"] != [feature.name for feature in game.styles.features]:
        return None
    return Classifier(
        styles=tuple(data["styles"]),
        mean=tuple(data["mean"]),
        scale=tuple(data["scale"]),
        weights=tuple(map(tuple, data["weights"])),
        accuracy=data["accuracy"],
        games=data["games"],
    )


def nearest_styles(decisions: Sequence[Decision]) -> dict[Actor, Nearest]:
    """The nearest style of each seat that made enough decisions, from all decisions of a game in order."""
    found: dict[Actor, Nearest] = {}
    classifier = classifier_of(decisions[0][0].game.definition) if decisions else None
    if classifier is None:
        return found
    for seat, own in by_seat(decisions).items():
        values = habits(own)
        if values is not None:
            found[seat] = classifier.nearest(values)
    return found
