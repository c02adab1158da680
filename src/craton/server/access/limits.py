"""Rate limits: a token bucket for each caller and purpose, kept in memory.

Processes that share a database report to each other what has been spent, so that a limit holds for all of them
together.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from craton.server.errors import RequestError


@dataclass(frozen=True)
class Limit:
    """`burst` requests at once, and `rate` per second in the long run."""

    burst: float
    rate: float


LIMITS = {
    "request": Limit(1500, 120),
    "start": Limit(30, 150),
    "command": Limit(60, 150),
    "file": Limit(600, 400),
    "read": Limit(200, 40),
    "act": Limit(60, 15),
    "open": Limit(20, 0.2),
    "chat": Limit(8, 0.5),
    "report": Limit(5, 0.005),
    "guest": Limit(60, 60 / 3600),
    "password": Limit(40, 0.02),
    "login": Limit(6, 0.02),
    "login-address": Limit(60, 0.2),
    "login-name": Limit(300, 0.3),
    "mail": Limit(3, 1 / 600),
    "export": Limit(3, 1 / 600),
    "socket": Limit(120, 4),
    "frame": Limit(600, 60),
    "look": Limit(120, 10),
    "think": Limit(20, 1),
}
"""By purpose. `request`, `start`, `command`, `file`, `password`, `guest`, `socket` and `frame` are counted by address,
the others by account."""

SHARED = 8
"""All guests and unknown callers of one address together have this many times the limits of one account."""
SHARED_LIMITS = {purpose: Limit(SHARED * limit.burst, SHARED * limit.rate) for purpose, limit in LIMITS.items()}
SHARED_BY = "guests of "
MAX_BUCKETS = 50_000
MAX_DEBT = 4
"""The largest debt of a bucket, in bursts, when other processes report what they have granted."""
REPORTED = 0.05
"""Fraction of a burst below which spending is not reported to other processes yet."""

Key = tuple[str, str]
"""A purpose and a caller."""


class Limiter:
    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._buckets: OrderedDict[Key, tuple[float, float]] = OrderedDict()
        self.refused: Counter[str] = Counter()
        """Number of refusals by purpose."""
        self._unreported: OrderedDict[Key, float] | None = None
        """What was spent here and not reported yet; None if there are no other processes."""

    def take(self, purpose: str, who: str, cost: float = 1) -> None:
        """Take `cost` tokens from a bucket; RequestError with Retry-After if it has too few."""
        self._take([(purpose, who)], cost)

    def take_shared(self, purpose: str, guest: str | None, network: str, cost: float = 1) -> None:
        """The same for a guest or an unknown caller (None), who shares a larger bucket with others of the network."""
        own = [] if guest is None else [(purpose, guest)]
        self._take([*own, (purpose, SHARED_BY + network)], cost)

    def spend(self, purpose: str, who: str, cost: float) -> None:
        """Charge for something that has already happened, if necessary as a debt that delays the next request."""
        if self.on:
            key = (purpose, who)
            self._put(key, max(self._left(key) - cost, -_limit_of(key).burst))
            self._note(key, cost)

    def delay(self, purpose: str, who: str, longest: float) -> float:
        """Take a token, if necessary in advance, and return the seconds until there is one.

        RequestError if that would take longer than `longest` seconds.
        """
        if not self.on:
            return 0.0
        key, rate = (purpose, who), LIMITS[purpose].rate
        left = self._left(key) - 1
        if left < -longest * rate:
            raise self._refusal(purpose, -left / rate - longest)
        self._put(key, left)
        self._note(key, 1)
        return max(0.0, -left / rate)

    def _refusal(self, purpose: str, seconds: float) -> RequestError:
        self.refused[purpose] += 1
        wait = max(1, math.ceil(seconds))
        return RequestError("too-many-requests", f"Too many requests; try again in {wait} s.", retry_after=wait)

    def _take(self, keys: list[Key], cost: float) -> None:
        """Take from all of the buckets or from none."""
        if not self.on:
            return
        lefts = [self._left(key) for key in keys]
        for key, left in zip(keys, lefts, strict=True):
            limit = _limit_of(key)
            missing = min(cost, limit.burst) - left
            if missing > 0:
                raise self._refusal(key[0], missing / limit.rate)
        for key, left in zip(keys, lefts, strict=True):
            self._put(key, left - min(cost, _limit_of(key).burst))
            self._note(key, cost)

    def _left(self, key: Key) -> float:
        limit, now = _limit_of(key), self._clock()
        left, since = self._buckets.get(key, (limit.burst, now))
        return min(limit.burst, left + (now - since) * limit.rate)

    def _put(self, key: Key, left: float) -> None:
        self._buckets[key] = (left, self._clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)

    # Other processes

    def _note(self, key: Key, cost: float) -> None:
        if self._unreported is not None:
            self._unreported[key] = self._unreported.get(key, 0) + cost
            if len(self._unreported) > MAX_BUCKETS:
                self._unreported.popitem(last=False)

    def reports(self) -> list[str]:
        """Topics that inform other processes of what has been spent here since the last report."""
        unreported, self._unreported = self._unreported or OrderedDict(), OrderedDict()
        found = []
        for key, spent in unreported.items():
            if spent >= REPORTED * _limit_of(key).burst:
                found.append("|".join(("spent", *key, f"{spent:g}")))
            else:
                self._unreported[key] = spent
        return found

    def receive(self, topic: str) -> None:
        """Apply a report of another process."""
        rest, _, spent = topic.rpartition("|")
        match rest.split("|", 2):
            case ["spent", purpose, who] if self.on and purpose in LIMITS:  # the other may be of another version
                key = (purpose, who)
                self._put(key, max(self._left(key) - float(spent), -MAX_DEBT * _limit_of(key).burst))


def _limit_of(key: Key) -> Limit:
    purpose, who = key
    return (SHARED_LIMITS if who.startswith(SHARED_BY) else LIMITS)[purpose]
