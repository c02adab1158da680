"""How ratings change: the Bradley-Terry model of openskill, with a deviation that grows while nobody plays."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

MEAN = 1500.0
DEVIATION = 350.0
"""Of those who have played nothing."""
GROWTH = 137.0
"""By so much the square of a deviation grows in a day: from 150 back to 350 in about two years."""
PROVISIONAL = 270.0
"""A rating whose deviation is larger is provisional: less than about ten matches, or none for a long time."""
DAY = 86_400_000

WON, DRAWN, LOST = 2, 1, 0


@dataclass(frozen=True)
class Rating:
    mu: float = MEAN
    sigma: float = DEVIATION
    at: int | None = None
    """The end of the last match."""

    def seen(self, now: int) -> Rating:
        """The rating as it is at a time: the same, and less certain."""
        days = max(0, now - self.at) / DAY if self.at is not None else 0.0
        return replace(self, sigma=min(DEVIATION, math.sqrt(self.sigma**2 + GROWTH * days)))

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL

    @property
    def until(self) -> int:
        """When it becomes provisional if nothing is played; a time in the past if it is."""
        return (self.at or 0) + math.floor((PROVISIONAL**2 - self.sigma**2) / GROWTH * DAY)


def rated(first: Rating, second: Rating, score: int, at: int) -> tuple[Rating, Rating]:
    """Both ratings after a match that ended at a time; score is what the first has made of it."""
    model = _model()
    old = [first.seen(at), second.seen(at)]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
    new = model.rate(teams, ranks={WON: [1.0, 2.0], DRAWN: [1.0, 1.0], LOST: [2.0, 1.0]}[score])
    last = [max(at, one.at or 0) for one in old]
    return Rating(new[0][0].mu, new[0][0].sigma, last[0]), Rating(new[1][0].mu, new[1][0].sigma, last[1])


@cache
def _model() -> BradleyTerryFull:
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=MEAN, sigma=DEVIATION, beta=DEVIATION / 2, tau=0.0)
