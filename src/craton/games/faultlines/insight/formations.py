"""Shapes that have a name.

The document draws its ladder and its wall both as six stones in a straight line. Here a line is a ladder while it is
being built, which is when an opponent can cut ahead of it, and a wall once it has six stones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from craton.games.faultlines.law.groups import Group, Survey
from craton.games.faultlines.law.rules import SAFE

LADDER, FORK, BRIDGE, WALL, CLUSTER = NAMES = ("ladder", "fork", "bridge", "wall", "cluster")
SHORTEST_LADDER = 4
FORK_SIZE = 5
ARMS = 3
CLUSTER_STONES = 8


class Formation(NamedTuple):
    name: str
    side: int
    cells: tuple[int, ...]
    words: str


def formations(seen: Survey) -> list[Formation]:
    """All of them, by name and place."""
    found: list[Formation] = []
    for group in seen.groups:
        found += _lines(seen, group)
        if _is_fork(seen, group):
            words = f"a fork: five that can become six on any of {len(seen.exits(group))} cells"
            found.append(Formation(FORK, group.side, group.cells, words))
        if _is_cluster(seen, group):
            words = f"a cluster of {group.stones}: compact, and hard to interfere with"
            found.append(Formation(CLUSTER, group.side, group.cells, words))
    found += _bridges(seen)
    return sorted(found, key=lambda one: (NAMES.index(one.name), one.side, one.cells))


def _lines(seen: Survey, group: Group) -> Iterator[Formation]:
    """Straight lines of a group: walls of six and more, and ladders that have the room to become one."""
    for right, up in ((1, 0), (0, 1)):
        for start in group.cells:
            if _next(seen, start, -right, -up) in group.cells or not seen.connects(start):
                continue
            line = [start]
            while (after := _next(seen, line[-1], right, up)) in group.cells and after is not None:
                line.append(after)
            if len(line) >= SAFE:
                yield Formation(WALL, group.side, tuple(line), f"a wall of {len(line)}: safe, and long")
            elif len(line) >= SHORTEST_LADDER and not group.is_safe:
                ahead = _open_ahead(seen, line[-1], right, up) + _open_ahead(seen, start, -right, -up)
                if len(line) + ahead >= SAFE:
                    words = f"a ladder of {len(line)} on its way to six, until somebody cuts ahead of it"
                    yield Formation(LADDER, group.side, tuple(line), words)


def _next(seen: Survey, cell: int, right: int, up: int) -> int | None:
    size = seen.position.game.board.size
    file, rank = cell % size + right, cell // size + up
    return rank * size + file if 0 <= file < size and 0 <= rank < size else None


def _open_ahead(seen: Survey, cell: int, right: int, up: int) -> int:
    count, at = 0, _next(seen, cell, right, up)
    while at is not None and seen.is_open(at):
        count, at = count + 1, _next(seen, at, right, up)
    return count


def _is_fork(seen: Survey, group: Group) -> bool:
    """One stone short of safety, branching without a ring into three arms or more, with as many cells to grow on."""
    if group.is_safe or group.size != FORK_SIZE or len(seen.exits(group)) < ARMS:
        return False
    links = seen.position.game.board.links
    neighbours = [sum(1 for near in links[cell] if near in group.cells) for cell in group.cells]
    has_ring = sum(neighbours) > 2 * (group.stones - 1)
    return not has_ring and max(neighbours) >= ARMS


def _is_cluster(seen: Survey, group: Group) -> bool:
    """Eight stones or more that fill two thirds of the rectangle around them, which is three or more wide and high."""
    if group.stones < CLUSTER_STONES:
        return False
    size = seen.position.game.board.size
    files, ranks = [cell % size for cell in group.cells], [cell // size for cell in group.cells]
    width, height = max(files) - min(files) + 1, max(ranks) - min(ranks) + 1
    return min(width, height) >= ARMS and 3 * group.stones >= 2 * width * height


def _bridges(seen: Survey) -> Iterator[Formation]:
    """An open cell with the groups, none of them safe, that one stone there would make a safe one."""
    for cell in range(len(seen.number)):
        for side in (0, 1):
            parts = seen.joined_by(side, cell)
            if len(parts) < 2 or any(part.is_safe for part in parts):
                continue
            size = 1 + sum(part.size for part in parts)
            if size >= SAFE and all(part.size + 1 < SAFE for part in parts):
                cells = sorted([cell, *(at for part in parts for at in part.cells)])
                name = seen.position.game.board.names[cell]
                yield Formation(BRIDGE, side, tuple(cells), f"a bridge: one stone on {name} makes a group of {size}")
