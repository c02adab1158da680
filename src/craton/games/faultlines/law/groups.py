"""The groups of a position of Fault Lines, for people and checks; the law's own are in rules.py."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from craton.core.position import Position
from craton.games.faultlines.law.rules import COLOUR, FOCUS, KEY, PHASE, ROLL, SAFE, SECURED
from craton.kernel.layout import BOARD, TRAITS


class Group(NamedTuple):
    """A group as the quake sees it."""

    side: int
    cells: tuple[int, ...]
    """In cell order."""
    size: int
    """The effective one: stones plus Keystones."""
    sixths: int
    """Its survival: 6 if it is safe or secured, 0 once it has failed."""

    @property
    def stones(self) -> int:
        return len(self.cells)

    @property
    def survival(self) -> Fraction:
        return Fraction(self.sixths, SAFE)

    @property
    def is_safe(self) -> bool:
        return self.sixths == SAFE

    @property
    def missing(self) -> int:
        """Stones to safety."""
        return 0 if self.is_safe else SAFE - self.size


class Survey(NamedTuple):
    """A position with its groups."""

    position: Position
    groups: list[Group]
    """By their lowest cells."""
    number: list[int]
    """For each cell the number of its group, -1 where there is none."""

    def of(self, side: int) -> list[Group]:
        return [group for group in self.groups if group.side == side]

    def joined_by(self, side: int, cell: int) -> list[Group]:
        """A side's groups that its stone on an empty cell would join."""
        if not self.is_open(cell):
            return []
        near = (self.number[at] for at in self.position.game.board.links[cell] if self.connects(at))
        return [self.groups[at] for at in sorted({at for at in near if at >= 0 and self.groups[at].side == side})]

    def connects(self, cell: int) -> bool:
        """Whether a stone there joins its neighbours."""
        return not self.position.game.constants[TRAITS][cell]

    def is_open(self, cell: int) -> bool:
        """Whether the cell is empty and a stone there would join its neighbours."""
        return self.number[cell] < 0 and self.connects(cell)

    def exits(self, group: Group) -> list[int]:
        """The open cells next to a group: where a stone makes it larger."""
        links = self.position.game.board.links
        around = {near for cell in group.cells if self.connects(cell) for near in links[cell]}
        return sorted(cell for cell in around if self.is_open(cell))


def survey(position: Position) -> Survey:
    """All groups. With waves, stones that have survived and others may stand in one, which then rolls as a whole."""
    links, is_fault = position.game.board.links, position.game.constants[TRAITS]
    values, data = position.data[BOARD:], position.data
    failed = data[FOCUS] - 1 if data[PHASE] != ROLL else -1
    found: list[Group] = []
    number = [-1] * len(values)
    for root, value in enumerate(values):
        if not value or number[root] >= 0:
            continue
        number[root] = len(found)
        cells, colour = [root], value & COLOUR
        for cell in cells:  # grows while it runs
            for near in () if is_fault[cell] else links[cell]:
                if number[near] < 0 and values[near] & COLOUR == colour and not is_fault[near]:
                    number[near] = len(found)
                    cells.append(near)
        size = len(cells) + sum(1 for cell in cells if values[cell] & KEY)
        sixths = SAFE if all(values[cell] & SECURED for cell in cells) else min(size, SAFE)
        found.append(Group(colour - 1, tuple(sorted(cells)), size, 0 if root == failed else sixths))
    return Survey(position, found, number)


def group_of(position: Position, cell: int) -> frozenset[int]:
    """The cells of the group that the stone on a cell belongs to."""
    board, data = position.game.board, position.data
    faults = {board.index[name] for name in position.game.options["fault_lines"]}
    colour = data[BOARD + cell] & COLOUR
    group, edge = {cell}, [cell]
    while edge:
        here = edge.pop()
        if here in faults:
            continue
        for near in board.links[here]:
            if near not in group and near not in faults and data[BOARD + near] & COLOUR == colour:
                group.add(near)
                edge.append(near)
    return frozenset(group)


def groups(position: Position) -> list[frozenset[int]]:
    """All groups, by their lowest cells."""
    found: list[frozenset[int]] = []
    seen: set[int] = set()
    for cell in range(len(position.game.board)):
        if position.stone(cell) and cell not in seen:
            found.append(group_of(position, cell))
            seen |= found[-1]
    return found


def effective_size(position: Position, group: frozenset[int]) -> int:
    """Stones plus Keystones."""
    return len(group) + sum(1 for cell in group if position.data[BOARD + cell] & KEY)
