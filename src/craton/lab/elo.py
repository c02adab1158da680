"""Elo differences with confidence intervals.

The unit is a pair of games, or a single game without pairing; its score is the share of points, 0 to 1. What the games
of a pair have in common (dice, opening, the first seat's advantage) stays within the unit, so the variance between
units is the right one, whether pairing makes it smaller or larger than that of single games.

Two imaginary units, one lost and one won, are added to the variance (as Agresti and Caffo do for proportions), so that
a handful of equal scores is not mistaken for certainty. In simulations the intervals covered the true value in at least
93% of all cases from three units on, approaching 95% with more units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt
from typing import NamedTuple

Z = 1.959964  # 95%
SCALE = 400


def score_at(elo: float) -> float:
    """The expected score of a player with this Elo advantage."""
    return float(1 / (1 + 10 ** (-elo / SCALE)))


def elo_at(score: float) -> float:
    """The Elo difference of an expected score; infinite at 0 and 1."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else SCALE * log10(score / (1 - score))


class Moments(NamedTuple):
    mean: float
    variance: float


def cautious_moments(count: int, total: float, squares: float) -> Moments:
    """Mean and variance from count, sum and sum of squares of the units, with one lost and one won unit added."""
    mean = (total + 1) / (count + 2)
    return Moments(mean, (squares + 1) / (count + 2) - mean * mean)


@dataclass(frozen=True)
class Estimate:
    """A mean score and its 95% interval, also as Elo differences."""

    score: float
    low: float
    high: float

    @property
    def elo(self) -> float:
        return elo_at(self.score)

    @property
    def elo_low(self) -> float:
        return elo_at(self.low)

    @property
    def elo_high(self) -> float:
        return elo_at(self.high)


def estimate(scores: Sequence[float]) -> Estimate:
    """The estimate from the scores of units; without any, the interval is 0 to 1."""
    count, total = len(scores), sum(scores)
    if not count:
        return Estimate(0.5, 0.0, 1.0)
    mean, variance = cautious_moments(count, total, sum(score * score for score in scores))
    spread = Z * sqrt(variance / (count + 2))
    score = total / count
    return Estimate(score, max(0.0, min(score, mean - spread)), min(1.0, max(score, mean + spread)))
