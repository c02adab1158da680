"""Intervals at a fixed number of games. The unit is a pair of games, or a game; units are independent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, nan, sqrt

import numpy as np
import numpy.typing as npt

Z = 1.959964
"""95% of a normal distribution."""
RESAMPLES = 500

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95% interval; `count` units contributed to it."""

    value: float
    low: float
    high: float
    count: int

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2

    @property
    def is_known(self) -> bool:
        return isfinite(self.value)

    def within(self, low: float | None, high: float | None) -> Interval:
        """The same, cut off at the bounds of possible values."""
        least, most = -inf if low is None else low, inf if high is None else high
        value, below, above = (
            min(most, max(least, end)) if isfinite(end) else end for end in (self.value, self.low, self.high)
        )
        return Interval(value, below, above, self.count)


UNKNOWN = Interval(nan, nan, nan, 0)


def mean_interval(values: Sequence[float] | Floats, *, low: float | None = None, high: float | None = None) -> Interval:
    """The mean of numbers. With the bounds of possible values, one unit at each bound is added to the variance."""
    found = np.asarray(values, np.float64)
    found = found[np.isfinite(found)]
    count = len(found)
    if count == 0:
        return UNKNOWN
    mean = float(found.mean())
    if low is not None and high is not None:
        padded = np.concatenate([found, [low, high]])
        centre, spread = float(padded.mean()), Z * float(padded.std()) / sqrt(count + 2)
        return Interval(mean, max(low, min(mean, centre - spread)), min(high, max(mean, centre + spread)), count)
    if count == 1:
        return Interval(mean, nan, nan, 1)
    spread = student(count - 1) * float(found.std(ddof=1)) / sqrt(count)
    return Interval(mean, mean - spread, mean + spread, count)


def share_interval(points: float, trials: float) -> Interval:
    """A mean of scores from 0 to 1 of which only the sum is known; exact for 0 and 1, wider than needed for draws."""
    if trials <= 0:
        return UNKNOWN
    value, centre = points / trials, (points + 1) / (trials + 2)
    spread = Z * sqrt(centre * (1 - centre) / (trials + 2))
    low, high = max(0.0, min(value, centre - spread)), min(1.0, max(value, centre + spread))
    return Interval(value, low, high, int(trials))


def ratio_interval(hits: Sequence[float] | Floats, trials: Sequence[float] | Floats) -> Interval:
    """The ratio of two sums over games, such as survived groups to rolls; games are the independent units.

    Linearised variance (Cochran, Sampling Techniques, section 2.11), with one hit and one miss added for shares.
    """
    top, bottom = np.asarray(hits, np.float64), np.asarray(trials, np.float64)
    total = float(bottom.sum())
    if total <= 0:
        return UNKNOWN
    ratio = float(top.sum()) / total
    used = int((bottom > 0).sum())
    is_share = bool((top <= bottom).all() and (top >= 0).all())
    if is_share:  # as if one more hit and one more miss had been seen
        top, bottom = np.concatenate([top, [1.0, 0.0]]), np.concatenate([bottom, [1.0, 1.0]])
    centre = float(top.sum() / bottom.sum())
    residuals = top - centre * bottom
    games = len(top)
    if games < 2:
        return Interval(ratio, nan, nan, used)
    error = sqrt(float((residuals**2).sum()) * games / (games - 1)) / float(bottom.sum())
    low, high = min(ratio, centre - Z * error), max(ratio, centre + Z * error)
    return Interval(ratio, max(0.0, low), min(1.0, high) if is_share else high, used)


def quantile_interval(values: Sequence[float] | Floats, share: float, seed: int = 0) -> Interval:
    """A quantile with a bootstrap interval."""
    found = np.asarray(values, np.float64)
    found = found[np.isfinite(found)]
    if len(found) == 0:
        return UNKNOWN
    rng = np.random.default_rng(seed)
    drawn = np.quantile(found[rng.integers(0, len(found), (RESAMPLES, len(found)))], share, axis=1)
    low, high = np.quantile(drawn, [0.025, 0.975], method="inverted_cdf")
    return Interval(float(np.quantile(found, share)), float(low), float(high), len(found))


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's t (Cornish–Fisher expansion; exact to 1% from three degrees of freedom on)."""
    if freedom <= 2:
        return {0: nan, 1: 12.7062, 2: 4.3027}[freedom]
    z, n = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
