"""The best chains of attacks against one enemy group, given what can be gained elsewhere; see momentum_chains.py.

Numbers are integers: while n stones of the group are left, gain and success are multiplied by cases**n; with fair coins
there are eight cases.

Unless a stubborn defence or a flood interferes, three facts keep the number of sets of stones small. Captures only ever
add allies, and for fixed chances the descending order is best. So (1) a target with three allies, which has the highest
possible chance, comes first; (2) a target with one ally and without enemy neighbours, which can neither help nor be
helped, comes last; (3) the order among targets with two allies and without enemy neighbours does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from craton.games.assault.insight.attack_board import AttackBoard, cells_of
from craton.games.assault.law.rules import ALL_ALLIES


class WorkLimitError(Exception):
    """The search would look at more sets of stones than allowed."""


class Line(NamedTuple):
    """A chain as the linear function gain + success * M of the expected captures M elsewhere."""

    gain: int
    success: int
    target: int
    """The first target; -1 for stopping at once."""
    after: Line | None


@dataclass(frozen=True)
class GroupChain:
    """A chain of attacks against one group."""

    gain: Fraction
    """The expected number of captures."""
    success: Fraction
    """The probability that every attack succeeds."""
    line: Line

    def targets(self) -> list[int]:
        found, line = [], self.line
        while line.after is not None:
            found.append(line.target)
            line = line.after
        return found


class GroupChainFinder:
    """Best chains against the remaining stones of groups, memoised; work_limit: sets of stones to look at, or None."""

    def __init__(self, board: AttackBoard, work_limit: int | None) -> None:
        self.board = board
        self._work_limit = work_limit
        self._known: dict[int, list[Line]] = {}

    def best_chains(self, group: int) -> list[GroupChain]:
        """Chains that are best for some M >= 0, by increasing success; the last one is to stop."""
        unit = self.board.cases ** group.bit_count()
        return [
            GroupChain(Fraction(line.gain, unit), Fraction(line.success, unit), line) for line in self._lines(group)
        ]

    def _lines(self, left: int) -> list[Line]:
        known = self._known.get(left)
        if known is not None:
            return known
        if self._work_limit is not None and len(self._known) >= self._work_limit:
            raise WorkLimitError
        board, cases = self.board, self.board.cases
        unit = cases ** left.bit_count()
        found = [Line(0, unit, -1, None)]
        for target, success in self._choices(left):
            found += [
                Line(success * (board.gain(target) * unit // cases + line.gain), success * line.success, target, line)
                for line in self._lines(left & ~(1 << target))
            ]
        lines = found if len(found) == 1 else _upper_hull(found)
        self._known[left] = lines
        return lines

    def _choices(self, left: int) -> list[tuple[int, int]]:
        """The follow-ups worth trying while these stones are left, with the cases in which they succeed."""
        board = self.board
        own = board.own | (board.foe & ~left)
        found, last, has_pair = [], -1, False
        for target in cells_of(left):
            near = board.neighbours[target]
            allies = (near & own).bit_count()
            if allies < board.momentum:
                continue
            if board.stubborn or board.flooding:
                if not (board.stubborn and allies == ALL_ALLIES):
                    found.append((target, board.successes[allies]))
                continue
            if allies == ALL_ALLIES:
                return [(target, board.successes[allies])]
            if not near & left:
                if allies == 1:
                    last = target
                    continue
                if has_pair:
                    continue
                has_pair = True
            found.append((target, board.successes[allies]))
        if not found and last >= 0:
            found.append((last, board.successes[1]))
        return found


def _upper_hull(lines: list[Line]) -> list[Line]:
    """The lines gain + success * M that are highest for some M >= 0, by increasing success."""
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
