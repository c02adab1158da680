"""The server's time: milliseconds since 1970 that never run backwards, whatever happens to the wall clock."""

from __future__ import annotations

import time
from collections.abc import Callable


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def uptime() -> float:
    """Seconds of a monotonic clock, which nobody can set; includes suspended time where the system supports it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class ServerClock:
    """The wall clock at the start, plus the time since then by a monotonic clock."""

    def __init__(self, wall: Callable[[], int] = wall_clock, uptime: Callable[[], float] = uptime) -> None:
        self.uptime = uptime
        self._wall = wall
        self._offset = wall() - uptime() * 1000

    def __call__(self) -> int:
        return int(self._offset + self.uptime() * 1000)

    @property
    def behind(self) -> int:
        """Milliseconds by which the wall clock is ahead of this one; negative if it was set back."""
        return self._wall() - self()

    def advance_to(self, time: int) -> None:
        """Jump to a later time; an earlier one changes nothing."""
        self._offset += max(0, time - self())
