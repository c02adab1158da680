"""Rate limits: a token bucket for each caller and purpose, kept in memory."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from craton.server.errors import RequestError


@dataclass(frozen=True)
class Limit:
    """`burst` requests at once, and `rate` per second in the long run."""

    burst: float
    rate: float


LIMITS = {
    "read": Limit(200, 40),
    "act": Limit(60, 15),
    "open": Limit(20, 0.2),
    "chat": Limit(8, 0.5),
    "guest": Limit(40, 0.1),
    "password": Limit(6, 0.02),
    "socket": Limit(30, 1),
    "look": Limit(120, 10),
    "think": Limit(20, 1),
}
"""By purpose. `password`, `guest` and `socket` are counted by address, the others by account."""

MAX_BUCKETS = 50_000


class Limiter:
    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, purpose: str, who: str, cost: int = 1) -> None:
        """Take `cost` tokens from a bucket; RequestError with Retry-After if it has too few."""
        if not self._on:
            return
        limit = LIMITS[purpose]
        key, now = (purpose, who), self._clock()
        left, since = self._buckets.pop(key, (limit.burst, now))
        left = min(limit.burst, left + (now - since) * limit.rate)
        if left < cost:
            self._buckets[key] = (left, now)
            wait = max(1, math.ceil((cost - left) / limit.rate))
            raise RequestError("too-many-requests", f"Too many requests; try again in {wait} s.", retry_after=wait)
        self._buckets[key] = (left - cost, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
