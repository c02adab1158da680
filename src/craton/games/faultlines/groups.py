"""The groups of a position of Fault Lines, for people and checks; the law's own are in rules.py."""

from __future__ import annotations

from craton.core.layout import BOARD
from craton.core.position import Position
from craton.games.faultlines.rules import COLOUR, KEY


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
