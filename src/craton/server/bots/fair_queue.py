"""A queue that is fair to the owners of tasks: the owner who has used the least time recently is served first.

Among the tasks of one owner, short ones overtake long ones, but only up to a point: a task counts as if it had arrived
`DELAY` times its expected duration later.
"""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable
from typing import Generic, TypeVar

HALF_LIFE = 60.0
"""Seconds after which used time counts half."""
DELAY = 4.0
NEGLIGIBLE = 0.001
"""Seconds of recent use below which an owner is forgotten."""

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, list[tuple[float, int, Item]]] = {}
        """By owner, a heap of (rank, serial number, item)."""
        self._used: dict[str, tuple[float, float]] = {}
        """By owner: seconds used, and the time from which they decay."""
        self._serial = itertools.count()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting(self, owner: str) -> int:
        return len(self._waiting.get(owner, ()))

    @property
    def owners(self) -> int:
        """The number of owners with a waiting task."""
        return len(self._waiting)

    def add(self, owner: str, item: Item, seconds: float) -> None:
        """Add a task that is expected to take `seconds`."""
        rank = self._clock() + DELAY * seconds
        heapq.heappush(self._waiting.setdefault(owner, []), (rank, next(self._serial), item))

    def pop(self) -> Item | None:
        """Remove and return the next item; None if there is none."""
        if not self._waiting:
            return None
        owner = min(self._waiting, key=lambda one: (self.used(one), self._waiting[one][0][:2]))
        heap = self._waiting[owner]
        _, _, item = heapq.heappop(heap)
        if not heap:
            del self._waiting[owner]
        return item

    def remove(self, owner: str, item: Item) -> None:
        """Remove an item that has not been served, if it is still there."""
        kept = [entry for entry in self._waiting.get(owner, ()) if entry[2] is not item]
        heapq.heapify(kept)
        if kept:
            self._waiting[owner] = kept
        else:
            self._waiting.pop(owner, None)

    def used(self, owner: str) -> float:
        """Seconds that an owner has used recently."""
        seconds, since = self._used.get(owner, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - since) / HALF_LIFE) if seconds else 0.0

    def charge(self, owner: str, seconds: float) -> None:
        """Add to the time that an owner has used; a negative amount takes it back."""
        if owner not in self._used:
            self._forget_idle_owners()
        self._used[owner] = (max(0.0, self.used(owner) + seconds), self._clock())

    def _forget_idle_owners(self) -> None:
        for owner in [one for one in self._used if self.used(one) < NEGLIGIBLE]:
            del self._used[owner]
