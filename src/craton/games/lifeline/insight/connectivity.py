"""The groups and empty areas of a Lifeline board, and which areas keep which groups alive.

A set of groups is a bit mask: bit k stands for groups[k].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from craton.core.position import Position
from craton.kernel.layout import BOARD, EMPTY


@dataclass(frozen=True)
class Group:
    side: int
    stones: tuple[int, ...]
    """In cell order."""


@dataclass(frozen=True)
class Area:
    """A maximal set of empty cells joined by neighbour links."""

    cells: tuple[int, ...]
    """In cell order."""
    groups: int
    """The groups that touch it."""


def is_many(groups: int) -> bool:
    """Whether a set has more than one group."""
    return groups & (groups - 1) != 0


class Connectivity:
    """The groups and areas of a position, and which of them touch."""

    def __init__(self, position: Position) -> None:
        self.links = position.game.board.links
        values = position.data[BOARD:]
        cells = range(len(values))
        part_of = _parts(values, self.links)
        parts: dict[int, list[int]] = {}
        for cell in cells:
            parts.setdefault(part_of[cell], []).append(cell)
        self.groups = [Group(values[part[0]] - 1, tuple(part)) for part in parts.values() if values[part[0]] != EMPTY]
        """In the order of their lowest cells."""
        bit = [0] * len(values)
        for number, group in enumerate(self.groups):
            for cell in group.stones:
                bit[cell] = 1 << number
        self.touched = [0] * len(values)
        """The groups with a stone next to each cell."""
        for cell in cells:
            for near in self.links[cell]:
                self.touched[cell] |= bit[near]
        self.areas = [Area(tuple(part), self._touched_by(part)) for part in parts.values() if values[part[0]] == EMPTY]
        """In the order of their lowest cells."""
        self.all_of = tuple(
            sum(1 << number for number, group in enumerate(self.groups) if group.side == side) for side in range(2)
        )
        """All groups of each side."""

    def _touched_by(self, cells: Sequence[int]) -> int:
        groups = 0
        for cell in cells:
            groups |= self.touched[cell]
        return groups

    @cached_property
    def beside(self) -> list[int]:
        """For each group: the groups of the other side with a stone next to one of its stones."""
        found = []
        for number, group in enumerate(self.groups):
            found.append(self._touched_by(group.stones) & ~(1 << number))
        return found

    def members(self, groups: int) -> list[int]:
        """The numbers of the groups in a set."""
        return [number for number in range(groups.bit_length()) if groups >> number & 1]

    def stones(self, groups: int) -> tuple[int, ...]:
        """All stones of a set of groups, in cell order."""
        return tuple(sorted(cell for number in self.members(groups) for cell in self.groups[number].stones))

    @cached_property
    def lifelines(self) -> list[list[Area]]:
        """For each group: the areas that join it to another group of its side."""
        found: list[list[Area]] = [[] for _ in self.groups]
        for area in self.areas:
            for groups in self.all_of:
                if is_many(area.groups & groups):
                    for number in self.members(area.groups & groups):
                        found[number].append(area)
        return found

    def open_to(self, side: int) -> list[Area]:
        """The areas that a side touches, and so may place in once groups are judged."""
        return [area for area in self.areas if area.groups & self.all_of[side]]


def _parts(values: Sequence[int], links: Sequence[Sequence[int]]) -> list[int]:
    """For each cell: the lowest cell of its group or empty area."""
    part = [-1] * len(values)
    for root in range(len(values)):
        if part[root] >= 0:
            continue
        part[root] = root
        value, queue = values[root], [root]
        for cell in queue:
            for near in links[cell]:
                if part[near] < 0 and values[near] == value:
                    part[near] = root
                    queue.append(near)
    return part
