"""The budget of a solver."""

from __future__ import annotations

import time
from collections.abc import Callable

from craton.core.errors import CratonError, OptionError

NODES_BETWEEN_CHECKS = 50_000
"""Nodes per second of a budget between two checks: a few hundredths of the budget."""


class Unsolved(CratonError):
    """The value was not found: out of time or nodes, or for a reason that a larger budget would not remove."""


class Budget:
    """Counts nodes and seconds, reports them, and ends a search that exceeds a limit."""

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Callable[[int, float], None] | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """seconds: measured by `clock`."""
        if nodes is not None and (isinstance(nodes, bool) or not isinstance(nodes, int) or nodes < 1):
            raise OptionError(f"nodes must be a whole number from 1, not {nodes!r}.")
        if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float)):
            raise OptionError(f"seconds must be a number above 0, not {seconds!r}.")
        if seconds is not None and not 0 < seconds < 1e9:
            raise OptionError(f"seconds must be a number above 0, not {seconds!r}.")
        self.nodes = 0
        self._seconds, self._most, self._progress = seconds, nodes, progress
        self._clock = clock
        self._begin = clock()

    @property
    def elapsed(self) -> float:
        return self._clock() - self._begin

    def chunk(self, size: int) -> int:
        """The number of nodes to search before the next `check`: `size`, or what may be left of the budget."""
        if self._seconds is not None:
            size = max(1, min(size, int(self._seconds * NODES_BETWEEN_CHECKS)))
        return size if self._most is None else max(1, min(size, self._most - self.nodes))

    def check(self) -> None:
        """Report progress, and raise Unsolved if the budget is used up. To be called after adding to `nodes`."""
        if self._progress is not None:
            self._progress(self.nodes, self.elapsed)
        if self._most is not None and self.nodes >= self._most:
            raise Unsolved(f"Not solved within {self._most:,} nodes ({self.elapsed:.1f} seconds).")
        if self._seconds is not None and self.elapsed >= self._seconds:
            raise Unsolved(f"Not solved within {self._seconds:g} seconds ({self.nodes:,} nodes).")
