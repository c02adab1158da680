"""The groups of a position, for notation, validity and insight, collected by the kernels of rules.py."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from craton.core.position import Position
from craton.core.sides import side_name
from craton.games.faultlines.law.rules import (
    COLOUR,
    FOCUS,
    PHASE,
    ROLL,
    SECURED,
    collect_group,
    effective_size,
)
from craton.kernel.layout import BOARD, TRAITS


class Group(NamedTuple):
    """A group as the quake judges it."""

    side: int
    cells: tuple[int, ...]
    """In cell order."""
    size: int
    """The effective size: stones plus Keystones."""
    faces: int
    """The faces of the die on which it survives: all of them if it is safe or secured, none once it has failed."""
    die: int
    """The number of faces of the die."""

    @property
    def owner(self) -> str:
        """`Black` or `White`."""
        return side_name(self.side)

    @property
    def stones(self) -> int:
        return len(self.cells)

    @property
    def survival(self) -> Fraction:
        return Fraction(self.faces, self.die)

    @property
    def is_safe(self) -> bool:
        return self.faces == self.die

    @property
    def missing(self) -> int:
        """The number of stones missing to safety."""
        return 0 if self.is_safe else self.die - self.size


class Groups(NamedTuple):
    """A position with its groups."""

    position: Position
    all: list[Group]
    """In order of their lowest cells."""
    number: list[int]
    """By cell: the index of its group in `all`, or -1 if the cell is empty."""

    @property
    def die(self) -> int:
        """The number of faces of the die, which is also the size from which a group is safe."""
        faces: int = self.position.game.options["die"]
        return faces

    def at(self, cell: int) -> Group:
        """The group of the stone on a cell."""
        return self.all[self.number[cell]]

    def of(self, side: int) -> list[Group]:
        return [group for group in self.all if group.side == side]

    def name(self, group: Group) -> str:
        """A group is named after its lowest cell, as in the quake."""
        return self.position.game.board.names[group.cells[0]]

    def joined_by(self, side: int, cell: int) -> list[Group]:
        """The groups of a side that its stone on an empty cell would join."""
        if not self.is_open(cell):
            return []
        near = (self.number[at] for at in self.position.game.board.links[cell] if self.connects(at))
        return [self.all[at] for at in sorted({at for at in near if at >= 0 and self.all[at].side == side})]

    def connects(self, cell: int) -> bool:
        """Whether a stone on the cell joins its neighbours: every cell except a fault line."""
        return not self.position.game.constants[TRAITS][cell]

    def is_open(self, cell: int) -> bool:
        """Whether the cell is empty and a stone there would join its neighbours."""
        return self.number[cell] < 0 and self.connects(cell)

    def liberties(self, group: Group) -> list[int]:
        """The open cells next to a group, where a stone would enlarge it."""
        links = self.position.game.board.links
        around = {near for cell in group.cells if self.connects(cell) for near in links[cell]}
        return sorted(cell for cell in around if self.is_open(cell))


def find_groups(position: Position) -> Groups:
    """All groups. With waves, a group may mix secured and unsecured stones; it then rolls as a whole."""
    data, constants = list(position.data), position.game.constants
    die: int = position.game.options["die"]
    values = data[BOARD:]
    work = [0] * position.game.work_size
    failed = data[FOCUS] - 1 if data[PHASE] != ROLL else -1
    found: list[Group] = []
    number = [-1] * len(values)
    for root, value in enumerate(values):
        if not value or number[root] >= 0:
            continue
        count = collect_group(constants, data, root, work)
        cells = sorted(work[:count])
        for cell in cells:
            number[cell] = len(found)
        size = effective_size(data, work, count)
        is_secured = all(values[cell] & SECURED for cell in cells)
        faces = 0 if root == failed else die if is_secured else min(size, die)
        found.append(Group((value & COLOUR) - 1, tuple(cells), size, faces, die))
    return Groups(position, found, number)
