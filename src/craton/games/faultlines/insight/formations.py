"""Named formations: ladder, fork, bridge, wall and cluster.

The original document draws both its ladder and its wall as six stones in a straight line. Here a line is a ladder
while it is being built and can still be cut off, and a wall once it is long enough to be safe.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from craton.games.faultlines.law.groups import Group, Groups

LADDER, FORK, BRIDGE, WALL, CLUSTER = NAMES = ("ladder", "fork", "bridge", "wall", "cluster")
SHORTEST_LADDER = 4
ARMS = 3
CLUSTER_STONES = 8


class Formation(NamedTuple):
    name: str
    side: int
    cells: tuple[int, ...]
    words: str


def formations(groups: Groups) -> list[Formation]:
    """All formations, ordered by name, side and cells."""
    found: list[Formation] = []
    for group in groups.all:
        found += _lines(groups, group)
        if _is_fork(groups, group):
            where = f"any of {len(groups.liberties(group))} cells"
            words = f"a fork: a group of size {group.size} that can become {group.die} on {where}"
            found.append(Formation(FORK, group.side, group.cells, words))
        if _is_cluster(groups, group):
            words = f"a cluster of {group.stones}: compact and hard to break up"
            found.append(Formation(CLUSTER, group.side, group.cells, words))
    found += _bridges(groups)
    return sorted(found, key=lambda one: (NAMES.index(one.name), one.side, one.cells))


def _lines(groups: Groups, group: Group) -> Iterator[Formation]:
    """Straight lines of a group: walls that are safe by their length, and ladders with room to become one."""
    for right, up in ((1, 0), (0, 1)):
        for start in group.cells:
            if _step(groups, start, -right, -up) in group.cells or not groups.connects(start):
                continue
            line = [start]
            while (after := _step(groups, line[-1], right, up)) in group.cells and after is not None:
                line.append(after)
            if len(line) >= group.die:
                yield Formation(WALL, group.side, tuple(line), f"a wall of {len(line)}: a safe straight line")
            elif len(line) >= SHORTEST_LADDER and not group.is_safe:
                ahead = _open_ahead(groups, line[-1], right, up) + _open_ahead(groups, start, -right, -up)
                if len(line) + ahead >= group.die:
                    words = f"a ladder of {len(line)}: a line on its way to {group.die}, unless it is cut off"
                    yield Formation(LADDER, group.side, tuple(line), words)


def _step(groups: Groups, cell: int, right: int, up: int) -> int | None:
    size = groups.position.game.board.size
    file, rank = cell % size + right, cell // size + up
    return rank * size + file if 0 <= file < size and 0 <= rank < size else None


def _open_ahead(groups: Groups, cell: int, right: int, up: int) -> int:
    count, at = 0, _step(groups, cell, right, up)
    while at is not None and groups.is_open(at):
        count, at = count + 1, _step(groups, at, right, up)
    return count


def _is_fork(groups: Groups, group: Group) -> bool:
    """Whether a group one stone from safety branches into ARMS or more arms, without a ring, and has ARMS liberties."""
    if group.is_safe or group.missing != 1 or len(groups.liberties(group)) < ARMS:
        return False
    links = groups.position.game.board.links
    neighbours = [sum(1 for near in links[cell] if near in group.cells) for cell in group.cells]
    has_ring = sum(neighbours) > 2 * (group.stones - 1)
    return not has_ring and max(neighbours) >= ARMS


def _is_cluster(groups: Groups, group: Group) -> bool:
    """Whether eight or more stones fill two thirds of their bounding rectangle, at least three wide and high."""
    if group.stones < CLUSTER_STONES:
        return False
    size = groups.position.game.board.size
    files, ranks = [cell % size for cell in group.cells], [cell // size for cell in group.cells]
    width, height = max(files) - min(files) + 1, max(ranks) - min(ranks) + 1
    return min(width, height) >= ARMS and 3 * group.stones >= 2 * width * height


def _bridges(groups: Groups) -> Iterator[Formation]:
    """Open cells where one stone would join unsafe groups into a safe one."""
    for cell in range(len(groups.number)):
        for side in (0, 1):
            parts = groups.joined_by(side, cell)
            if len(parts) < 2 or any(part.is_safe for part in parts):
                continue
            size = 1 + sum(part.size for part in parts)
            if size >= groups.die and all(part.missing > 1 for part in parts):
                cells = sorted([cell, *(at for part in parts for at in part.cells)])
                name = groups.position.game.board.names[cell]
                yield Formation(
                    BRIDGE, side, tuple(cells), f"a bridge: one stone on {name} would make a group of {size}"
                )
