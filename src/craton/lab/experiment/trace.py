"""How an estimate and its interval develop: a bounded number of points of a confidence sequence."""

from __future__ import annotations

from craton.lab.stats.sequence import ConfidenceSequence

GROWTH = 1.03
"""The number of units at a point is at least this many times that at the point before it: about 250 points for 20,000
units, and a curve that is smooth on a linear or a logarithmic axis."""

Point = tuple[int, float, float, float]
"""A number of units, the mean, and the ends of the interval."""


class Trace:
    """Points of one sequence; `with_latest` adds the current one."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self._next = 1.0

    def add(self, sequence: ConfidenceSequence) -> None:
        """Note the sequence after one more unit, if a point is due."""
        if sequence.count >= self._next:
            self.points.append(point_of(sequence))
            self._next = sequence.count * GROWTH

    def with_latest(self, sequence: ConfidenceSequence) -> list[Point]:
        """All points, and the sequence as it is now."""
        if not sequence.count or (self.points and self.points[-1][0] == sequence.count):
            return list(self.points)
        return [*self.points, point_of(sequence)]


def point_of(sequence: ConfidenceSequence) -> Point:
    low, high = sequence.interval
    return sequence.count, sequence.mean, low, high
