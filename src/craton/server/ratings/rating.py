"""The rating system: openskill's Bradley-Terry model, with a deviation that grows while a player is inactive."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

MEAN = 1500.0
DEVIATION = 350.0
"""The deviation of a new player."""
GROWTH = 137.0
"""Growth of the squared deviation per day: from 150 back to 350 takes about two years."""
PROVISIONAL = 270.0
"""A rating with a larger deviation is provisional: fewer than about ten matches, or none for a long time."""
DAY = 86_400_000

WON, DRAWN, LOST = 2, 1, 0


@dataclass(frozen=True)
class Rating:
    mu: float = MEAN
    sigma: float = DEVIATION
    at: int | None = None
    """The end of the last match."""

    def at_time(self, now: int) -> Rating:
        """The rating at a later time, with a larger deviation."""
        days = max(0, now - self.at) / DAY if self.at is not None else 0.0
        return replace(self, sigma=min(DEVIATION, math.sqrt(self.sigma**2 + GROWTH * days)))

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL

    @property
    def until(self) -> int:
        """When the rating becomes provisional without further matches; in the past if it is provisional."""
        return (self.at or 0) + math.floor((PROVISIONAL**2 - self.sigma**2) / GROWTH * DAY)


def rated(first: Rating, second: Rating, score: int, at: int) -> tuple[Rating, Rating]:
    """Both ratings after a match that ended at a time; score: WON, DRAWN or LOST by the first player."""
    model = _model()
    old = [first.at_time(at), second.at_time(at)]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
    new = model.rate(teams, ranks={WON: [1.0, 2.0], DRAWN: [1.0, 1.0], LOST: [2.0, 1.0]}[score])
    last = [max(at, one.at or 0) for one in old]
    return Rating(new[0][0].mu, new[0][0].sigma, last[0]), Rating(new[1][0].mu, new[1][0].sigma, last[1])


@cache
def _model() -> BradleyTerryFull:
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=MEAN, sigma=DEVIATION, beta=DEVIATION / 2, tau=0.0)
