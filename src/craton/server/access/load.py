"""Load shedding: under load the server refuses what can wait, so that moves stay fast."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable
from enum import IntEnum

from craton.server.errors import RequestError

MAX_LAG = (0.05, 0.25)
"""Seconds by which the event loop may lag before the levels BUSY and OVERLOADED."""
MAX_ACTIVE = (300, 900)
"""Requests in progress, without long polls and streams."""
MAX_PENDING = (1000, 5000)
"""Changes that wait for the database."""
HOLD = 1.0
"""Seconds for which a level stays after it was last reached."""
RETRY_AFTER = (2, 6)
"""Seconds after which a refused client may try again: chosen at random, so that they do not all come back at once."""


class Level(IntEnum):
    FINE = 0
    BUSY = 1
    OVERLOADED = 2


class Priority(IntEnum):
    """The priority of a request; its value is the level from which it is refused."""

    OPTIONAL = Level.BUSY
    """Study, insight, pictures, experiments, new matches, and everything that an unknown caller reads."""
    ORDINARY = Level.OVERLOADED
    """Pages, lists, a match and its entries."""
    MOVE = Level.OVERLOADED + 1
    """Commands in a match, sockets, health checks: never refused."""


_MATCH = re.compile(r"/api/v1/matches/[^/]+(/.*)?")
_COSTLY = re.compile(r"/(insight|evaluation|analysis|hint|svg|record|steps/.*)")
_CREATIONS = frozenset({"/api/v1/matches", "/api/v1/tournaments", "/api/v1/guest", "/api/v1/account"})
_HEALTH = frozenset({"/healthz", "/readyz", "/metrics"})


def priority_of(method: str, path: str, *, is_known: bool) -> Priority:
    """The priority of a request, judged before anything of it is parsed. is_known: it has a cookie or a token."""
    if path in _HEALTH:
        return Priority.MOVE
    if not path.startswith("/api/"):
        return Priority.ORDINARY
    reads = method in ("GET", "HEAD")
    found = _MATCH.fullmatch(path)
    if found and not reads:
        return Priority.MOVE
    if path.startswith(("/api/v1/study", "/api/v1/lab")) or (found and _COSTLY.fullmatch(found[1] or "")):
        return Priority.OPTIONAL
    if path in _CREATIONS and not reads:
        return Priority.OPTIONAL
    return Priority.OPTIONAL if reads and not is_known else Priority.ORDINARY


class Load:
    """The load of this process. lag: of the event loop, in seconds; pending: changes that wait for the database."""

    def __init__(
        self,
        lag: Callable[[], float],
        pending: Callable[[], int],
        *,
        on: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.active = 0
        """Requests in progress, without long polls and streams."""
        self.shed: Counter[str] = Counter()
        """Number of requests refused because of the load, by priority."""
        self._lag = lag
        self._pending = pending
        self._on = on
        self._clock = clock
        self._reached = Level.FINE
        self._until = 0.0

    @property
    def level(self) -> Level:
        measured = ((self._lag(), MAX_LAG), (self.active, MAX_ACTIVE), (self._pending(), MAX_PENDING))
        level = max(Level(sum(value > bound for bound in bounds)) for value, bounds in measured)
        now = self._clock()
        if level >= self._reached or now >= self._until:
            self._reached, self._until = level, now + HOLD
        return self._reached

    def check(self, priority: Priority) -> None:
        """RequestError if requests of this priority are refused at present."""
        if self._on and self.level >= priority:
            self.shed[priority.name.lower()] += 1
            wait = random.randint(*RETRY_AFTER)
            message = f"The server is overloaded and handles only moves for now; try again in {wait} s."
            raise RequestError("overloaded", message, retry_after=wait)
