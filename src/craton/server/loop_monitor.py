"""The lag of the event loop: how late it runs what is due."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

INTERVAL = 0.02
"""Seconds between two measurements."""
WINDOW = 50
"""Measurements over which `recent` takes the maximum: about a second."""
TYPICAL = 9
"""Measurements over which `typical` takes the median."""


class LoopMonitor:
    """Measures the lag with a timer: the difference between when it should have fired and when it did."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lags = [0.0] * WINDOW
        self._place = 0
        self._due: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._schedule()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._due = None

    @property
    def lag(self) -> float:
        """Seconds by which the loop is late at this moment: the last measurement, or the one that is overdue."""
        overdue = 0.0 if self._due is None else self._clock() - self._due
        return max(0.0, overdue, self._lags[self._place - 1])

    @property
    def recent(self) -> float:
        """The largest lag of about the last second."""
        return max(self.lag, *self._lags)

    @property
    def typical(self) -> float:
        """The median of the last measurements: large while the loop is overloaded, not after a single slow step."""
        last = (self._lags[self._place - n] for n in range(1, TYPICAL + 1))
        return sorted(last)[TYPICAL // 2]

    def _schedule(self) -> None:
        self._due = self._clock() + INTERVAL
        self._timer = asyncio.get_running_loop().call_later(INTERVAL, self._measure)

    def _measure(self) -> None:
        assert self._due is not None
        self._lags[self._place] = max(0.0, self._clock() - self._due)
        self._place = (self._place + 1) % WINDOW
        self._schedule()
