"""Bradley–Terry ratings with bootstrap intervals, and cycles of bots that beat each other.

A player with rating r scores 1 / (1 + 10^((s - r) / 400)) against one with rating s; draws count one half. The ratings
maximise the likelihood of all results together with one drawn game added to each pairing, which keeps them finite when
a player has won or lost everything. Their mean is 0.

The unit is a pair of games with the same opening and dice. Intervals are the middle 95% of the ratings fitted to
resampled pairs, so they hold whatever the games of a pair have in common.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist
from typing import Any

import numpy as np

from craton.lab.elo import SCALE, Estimate, estimate

Pairing = tuple[int, int]
Scores = Mapping[Pairing, Sequence[float]]
"""By pairing (i, j) with i < j: the share of i's points in each pair of games."""

PRIOR_GAMES = 1.0
"""Drawn games added to each pairing."""
RESAMPLES = 400
STEPS = 60
CLOSE = 1e-8
LEVEL = 0.05


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float
    score: float
    """The share of points against all others, each opponent counting the same."""


@dataclass(frozen=True)
class Cycle:
    """Three players of whom each beats the next, with the scores."""

    players: tuple[int, int, int]
    scores: tuple[float, float, float]


def fit(points: Any, games: Any) -> Any:
    """Ratings in Elo from points float64[n, n] (of the row against the column) and games float64[n, n]; mean 0."""
    number, scale = len(points), np.log(10) / SCALE
    played = games + PRIOR_GAMES * (1 - np.eye(number))
    won = (points + 0.5 * PRIOR_GAMES * (1 - np.eye(number))).sum(axis=1)
    strength = np.zeros(number)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        gradient = won - (played * expected).sum(axis=1)
        weight = played * expected * (1 - expected)
        hessian = np.diag(weight.sum(axis=1)) - weight
        # The ratings are determined up to a constant; adding a constant matrix fixes their sum.
        step = np.linalg.solve(hessian + 1.0 / number, gradient)
        strength += np.clip(step, -2, 2)
        if np.abs(step).max() < CLOSE:
            break
    return (strength - strength.mean()) / scale


def rate(number: int, scores: Scores, *, resamples: int = RESAMPLES, seed: int = 0) -> list[Rating]:
    """The ratings of players 0 to number - 1."""
    rng = np.random.default_rng(seed)
    units = {pairing: np.asarray(shares, float) for pairing, shares in scores.items() if len(shares)}
    found = fit(*_tables(number, {pairing: shares.mean() for pairing, shares in units.items()}, units))
    resampled = np.array(
        [
            fit(*_tables(number, {at: rng.choice(shares, len(shares)).mean() for at, shares in units.items()}, units))
            for _ in range(resamples)
        ]
    ).reshape(resamples, number)
    low, high = np.quantile(resampled, (LEVEL / 2, 1 - LEVEL / 2), axis=0) if resamples else (found, found)
    return [Rating(float(found[at]), float(low[at]), float(high[at]), _mean_score(at, units)) for at in range(number)]


def share(scores: Scores, row: int, column: int) -> Estimate | None:
    """The row's share of the points against the column, with a 95% interval; None if they have not met."""
    shares = scores.get((min(row, column), max(row, column)))
    if not shares:
        return None
    return estimate(shares if row < column else [1 - one for one in shares])


def beats(scores: Scores, row: int, column: int, pairings: int) -> bool:
    """Whether the row beats the column: the interval lies above one half, at a level corrected for all pairings."""
    found = share(scores, row, column)
    if found is None:
        return False
    factor = NormalDist().inv_cdf(1 - LEVEL / 2 / max(1, pairings)) / NormalDist().inv_cdf(1 - LEVEL / 2)
    return found.score - factor * (found.score - found.low) > 0.5


def cycles(number: int, scores: Scores) -> list[Cycle]:
    """All cycles of three, the clearest first: that whose smallest score is the largest."""
    pairings = number * (number - 1) // 2
    wins = {(row, column) for row in range(number) for column in range(number) if beats(scores, row, column, pairings)}
    found = []
    for a, b, c in combinations(range(number), 3):
        for order in ((a, b, c), (a, c, b)):
            links = [(order[at], order[(at + 1) % 3]) for at in range(3)]
            if wins.issuperset(links):
                values = [share(scores, *link) for link in links]
                first, second, third = (value.score for value in values if value is not None)
                found.append(Cycle(order, (first, second, third)))
    return sorted(found, key=lambda cycle: -min(cycle.scores))


def _tables(number: int, means: Mapping[Pairing, float], units: Mapping[Pairing, Any]) -> tuple[Any, Any]:
    """Points and games, two for each pair."""
    points, games = np.zeros((number, number)), np.zeros((number, number))
    for (row, column), mean in means.items():
        played = 2 * len(units[row, column])
        points[row, column], points[column, row] = played * mean, played * (1 - mean)
        games[row, column] = games[column, row] = played
    return points, games


def _mean_score(player: int, units: Mapping[Pairing, Any]) -> float:
    shares = [
        float(found.mean()) if row == player else 1 - float(found.mean())
        for (row, column), found in units.items()
        if player in (row, column)
    ]
    return sum(shares) / len(shares) if shares else 0.5
