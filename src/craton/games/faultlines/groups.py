"""The groups of a position of Fault Lines, for people and checks; the law's own are in rules.py."""

from __future__ import annotations

from typing import NamedTuple

from craton.core.layout import BOARD, TRAITS
from craton.core.position import Position
from craton.games.faultlines.rules import COLOUR, FOCUS, KEY, PHASE, ROLL, SAFE, SECURED


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
    def missing(self) -> int:
        """Stones to safety."""
        return max(0, SAFE - self.size) if self.sixths < SAFE else 0


def survey(position: Position) -> tuple[list[Group], list[int]]:
    """All groups by their lowest cells, and for each cell the number of its group, -1 where there is none.

    With waves, stones that have survived and others may stand in one group, which then rolls as a whole.
    """
    links, is_fault = position.game.board.links, position.game.table[TRAITS]
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
    return found, number


def joined_by(position: Position, number: list[int], side: int, cell: int) -> list[int]:
    """The numbers of a side's groups that its stone on an empty cell would join."""
    board, is_fault = position.game.board, position.game.table[TRAITS]
    if is_fault[cell]:
        return []
    near = [at for at in board.links[cell] if position.data[BOARD + at] & COLOUR == side + 1 and not is_fault[at]]
    return sorted({number[at] for at in near})


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
