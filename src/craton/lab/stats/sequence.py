"""Confidence sequences for the mean of bounded scores: intervals that hold at every number of games at once.

The method is betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024).
For every candidate mean m, gamblers bet fixed shares of their capital on the scores being higher or lower than m. If m
is the true mean, the average capital is a martingale that starts at 1, so the probability that it ever reaches 1/alpha
is at most alpha (Ville's inequality). The interval contains the candidates that were never refuted.

One may therefore look after every game and stop whenever the interval is good enough: the error rate is still at
most alpha.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log

import numpy as np
import numpy.typing as npt

from craton.core.errors import OptionError

CANDIDATES = 1001
"""Candidate means, equally spaced from 0 to 1; the interval is widened by one of them on both sides."""
BETS = np.geomspace(0.02, 0.98, 12)
"""The gamblers' bets: what they gain or lose for a score that is 1 above or below the candidate mean, in units of the
score's range. Small bets decide long experiments, large ones short experiments with clear results."""

Floats = npt.NDArray[np.float64]


class ConfidenceSequence:
    """An interval for the mean of scores from 0 to 1, updated score by score in their order."""

    def __init__(self, confidence: float = 0.95, *, candidates: Floats | None = None) -> None:
        """candidates: the means to consider; the default suits all uses except tests of one mean."""
        if not 0.5 <= confidence < 1:
            raise OptionError(f"confidence must be at least 0.5 and below 1, not {confidence!r}.")
        self._limit = -log(1 - confidence)
        self._means = np.linspace(0, 1, CANDIDATES) if candidates is None else candidates
        self._bets = np.concatenate([BETS, -BETS])
        self._capital = np.zeros((len(self._bets), len(self._means)))  # logarithms
        self._gains: dict[float, Floats] = {}
        self._open = np.ones(len(self._means), bool)
        self.count = 0
        self._total = 0.0
        self._low, self._high = 0.0, 1.0

    def add(self, score: float) -> None:
        """Take the next score into account."""
        if not 0 <= score <= 1:
            raise ValueError(f"A score is from 0 to 1, not {score!r}.")
        gains = self._gains.get(score)
        if gains is None:
            gains = self._gains[score] = np.log1p(np.outer(self._bets, score - self._means))
        self._capital += gains
        self.count += 1
        self._total += float(score)
        most = self._capital.max(axis=0)
        mean = most + np.log(np.exp(self._capital - most).mean(axis=0))
        self._open &= mean < self._limit
        self._narrow()

    def add_all(self, scores: Iterable[float]) -> None:
        for score in scores:
            self.add(score)

    @property
    def mean(self) -> float:
        """The mean score so far; 1/2 before the first."""
        return self._total / self.count if self.count else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The interval for the true mean, valid after any number of scores."""
        return self._low, self._high

    @property
    def half_width(self) -> float:
        return (self._high - self._low) / 2

    @property
    def is_empty(self) -> bool:
        """Whether every candidate is refuted; for a single candidate, whether that one is."""
        return not self._open.any()

    def _narrow(self) -> None:
        left = np.flatnonzero(self._open)
        if len(left):  # otherwise the scores contradict every mean, which is possible only by chance
            step = 1 / (len(self._means) - 1) if len(self._means) > 1 else 0.0
            self._low = max(0.0, float(self._means[left[0]]) - step)
            self._high = min(1.0, float(self._means[left[-1]]) + step)
