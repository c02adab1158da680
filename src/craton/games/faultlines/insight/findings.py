"""Everything computed about a position; overview.py draws it, panels.py tabulates it, sentences.py puts it in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from craton.core.position import Position
from craton.core.scores import Change
from craton.core.sides import side_name
from craton.games.faultlines.insight.connections import Connection, Splitter, connections, splitters
from craton.games.faultlines.insight.scores import can_place, what_if
from craton.games.faultlines.insight.threats import Threat, threats
from craton.games.faultlines.law.groups import Groups, find_groups
from craton.kernel.layout import MOVER


class Findings(NamedTuple):
    """The groups of a position, and if a stone can be placed, what it could achieve for the side to move."""

    groups: Groups
    changes: Mapping[int, tuple[Change, Change]]
    """The result of `what_if`; empty if no stone can be placed."""
    connections: list[Connection]
    splitters: list[Splitter]
    threats: list[Threat]

    @property
    def position(self) -> Position:
        return self.groups.position

    @property
    def mover(self) -> int:
        return self.position.data[MOVER]

    @property
    def mover_name(self) -> str:
        """`Black` or `White`, if a side is to move."""
        return side_name(self.mover)

    def name(self, cell: int) -> str:
        return self.position.game.board.names[cell]

    def names(self, cells: tuple[int, ...]) -> list[str]:
        return [self.name(cell) for cell in cells]


def find(position: Position) -> Findings:
    groups, mover = find_groups(position), position.data[MOVER]
    if not can_place(position):
        return Findings(groups, {}, [], [], [])
    changes = what_if(position)
    return Findings(
        groups, changes, connections(groups, mover, changes), splitters(groups, 1 - mover), threats(groups, 1 - mover)
    )
