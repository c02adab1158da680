"""Is A stronger? Wald's sequential probability ratio test, generalised to scores of unknown variance.

H0: the Elo difference is `elo0`; H1: it is `elo1`. The log-likelihood ratio is that of a normal distribution with the
variance observed so far (M. Van den Bergh, "A practical introduction to the GSPRT"; fishtest uses the same). As in
`elo`, the units are pairs of games, and their variance is `cautious_moments`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Literal

from craton.core.errors import OptionError
from craton.lab.elo import cautious_moments, score_at

Verdict = Literal["A is stronger", "not shown", "undecided"]


@dataclass(frozen=True)
class Sprt:
    """The hypotheses and the error rates: alpha for accepting H1 wrongly, beta for accepting H0 wrongly."""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (self.elo0 < self.elo1 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise OptionError("A test needs elo0 < elo1, and alpha and beta between 0 and 1/2.")

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which H0 is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which H1 is accepted."""
        return log((1 - self.beta) / self.alpha)

    def test(self, scores: Sequence[float]) -> Tested:
        """Go through the scores in order up to the first that decides.

        Later ones cannot change the verdict, or the error rates would exceed alpha and beta.
        """
        low, high = score_at(self.elo0), score_at(self.elo1)
        total = squares = ratio = 0.0
        for count, score in enumerate(scores, start=1):
            total += score
            squares += score * score
            variance = cautious_moments(count, total, squares).variance
            ratio = (high - low) * (2 * total - count * (low + high)) / (2 * variance)
            if ratio >= self.upper:
                return Tested("A is stronger", ratio, count)
            if ratio <= self.lower:
                return Tested("not shown", ratio, count)
        return Tested("undecided", ratio, None)


@dataclass(frozen=True)
class Tested:
    """The verdict, the log-likelihood ratio at that point, and the number of units after which it was reached."""

    verdict: Verdict
    ratio: float
    decided_after: int | None
