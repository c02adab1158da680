"""The best plans against one group of enemy stones, for any prospect that waits elsewhere; see chains.py.

Numbers are integers: while n stones of the group are left, gain and success are kept times 8**n.

Three facts keep the sets of stones few while neither a stubborn defence nor a flood is in the way. Captures only ever
add allies, and for given chances the falling order is the best one. So (1) a target at 7/8, the highest chance there
is, comes first; (2) a target at 1/2 without enemy neighbours, which neither helps nor can be helped, comes last; (3) of
targets at 3/4 without enemy neighbours it does not matter which comes before which.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from craton.games.assault.insight.fronts import EIGHTHS, Front, cells_of
from craton.games.assault.law.rules import ALL_ALLIES

HIGHEST = 7
"""No chain takes as many cells on average: 7/8 + (7/8)² + ..."""


class TooMuchWork(Exception):
    """More sets of stones than were allowed."""


class Line(NamedTuple):
    gain: int
    success: int
    target: int
    """The first target; -1 for stopping at once."""
    after: Line | None


@dataclass(frozen=True)
class Plan:
    gain: Fraction
    """The expected number of captures."""
    success: Fraction
    """The chance that every attack of it succeeds."""
    line: Line

    def targets(self) -> list[int]:
        found, line = [], self.line
        while line.after is not None:
            found.append(line.target)
            line = line.after
        return found


class Plans:
    """Plans against what is left of groups, remembered."""

    def __init__(self, front: Front, most: int | None) -> None:
        self.front = front
        self._most = most
        self._known: dict[int, list[Line]] = {}

    def of(self, group: int) -> list[Plan]:
        """The plans that are the best for some prospect from 0 to HIGHEST, with rising success; the last is to stop."""
        unit = 8 ** group.bit_count()
        return [Plan(Fraction(line.gain, unit), Fraction(line.success, unit), line) for line in self._lines(group)]

    def _lines(self, left: int) -> list[Line]:
        known = self._known.get(left)
        if known is not None:
            return known
        if self._most is not None and len(self._known) >= self._most:
            raise TooMuchWork
        front, unit = self.front, 8 ** left.bit_count()
        found = [Line(0, unit, -1, None)]
        for target, eighths in self.choices(left):
            found += [
                Line(eighths * (front.lasts(target) * unit // 8 + line.gain), eighths * line.success, target, line)
                for line in self._lines(left & ~(1 << target))
            ]
        lines = found if len(found) == 1 else _highest(found)
        self._known[left] = lines
        return lines

    def choices(self, left: int) -> list[tuple[int, int]]:
        """The follow-ups worth looking at while these stones are left, with their success in eighths."""
        front = self.front
        own = front.own | (front.foe & ~left)
        found, last, has_pair = [], -1, False
        for target in cells_of(left):
            near = front.near[target]
            allies = (near & own).bit_count()
            if allies < front.need:
                continue
            if front.stubborn or front.drowning:
                if not (front.stubborn and allies == ALL_ALLIES):
                    found.append((target, EIGHTHS[allies]))
                continue
            if allies == ALL_ALLIES:
                return [(target, EIGHTHS[allies])]
            if not near & left:
                if allies == 1:
                    last = target
                    continue
                if has_pair:
                    continue
                has_pair = True
            found.append((target, EIGHTHS[allies]))
        if not found and last >= 0:
            found.append((last, EIGHTHS[1]))
        return found


def _highest(lines: list[Line]) -> list[Line]:
    """The lines gain + success * M that are the highest for some M from 0 on, by rising success."""
    lines.sort(key=lambda line: (line.success, line.gain))
    hull: list[Line] = []
    for line in lines:
        while hull and hull[-1].gain <= line.gain:
            hull.pop()
        while len(hull) > 1 and _is_hidden(hull[-2], hull[-1], line):
            hull.pop()
        hull.append(line)
    return hull


def _is_hidden(low: Line, middle: Line, high: Line) -> bool:
    """Whether the middle line is nowhere above both others."""
    return (low.gain - high.gain) * (middle.success - low.success) <= (low.gain - middle.gain) * (
        high.success - low.success
    )
