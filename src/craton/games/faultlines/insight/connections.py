"""Connections that a stone on an empty cell would make, and enemy connections that it would prevent (splitters)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from craton.core.scores import Change
from craton.games.faultlines.insight.scores import group_outcome
from craton.games.faultlines.law.groups import Group, Groups

SAFETY, MERGER, BOOST, INVESTMENT = PRIORITIES = ("safety", "merger", "boost", "investment")
MAX_DETOUR = 6  # stones; longer detours do not count


class Connection(NamedTuple):
    """A cell where a side's stone would connect something, with its priority out of the document's four."""

    cell: int
    priority: str
    joined: tuple[Group, ...]
    size: int
    """The effective size of the resulting group."""
    gain: Fraction
    """The expected points gained."""


def connections(groups: Groups, side: int, changes: Mapping[int, tuple[Change, Change]]) -> list[Connection]:
    """The connections of a side, best first; changes: the result of `what_if`.

    Safety: this stone alone brings a group to size six. Merger: two or more groups reach six together, or one joins a
    safe group. Boost: a group becomes more likely to survive. Investment: the stone adds to a safe group, or stands one
    open cell away from a group, so that another stone would join them.
    """
    found = []
    for cell, change in changes.items():
        joined = tuple(groups.joined_by(side, cell))
        size = 1 + sum(group.size for group in joined)
        priority = _priority(groups, side, cell, joined, size)
        if priority is not None:
            found.append(Connection(cell, priority, joined, size, change[side].own))
    return sorted(found, key=lambda one: (PRIORITIES.index(one.priority), -one.gain, one.cell))


def _priority(groups: Groups, side: int, cell: int, joined: tuple[Group, ...], size: int) -> str | None:
    if not groups.is_open(cell):
        return None
    weak = [group for group in joined if not group.is_safe]
    if any(group.missing == 1 for group in weak):
        return SAFETY
    if weak and len(joined) > 1 and size >= groups.die:
        return MERGER
    if any(size > group.size and min(size, group.die) > group.faces for group in weak):
        return BOOST
    if joined:
        return INVESTMENT
    near = (at for at in groups.position.game.board.links[cell] if groups.is_open(at))
    return INVESTMENT if any(groups.joined_by(side, at) for at in near) else None


class Splitter(NamedTuple):
    """A cell where a stone would keep groups of the other side apart."""

    cell: int
    parts: tuple[Group, ...]
    destroyed: Fraction
    """The expected surviving stones of these groups if joined, minus those if kept apart."""
    way_around: tuple[int, ...] | None
    """The open cells of a shortest detour that still joins two of them; None if none has MAX_DETOUR cells or fewer."""


def splitters(groups: Groups, other: int) -> list[Splitter]:
    """The cells where the other side would gain by joining two or more groups, the most costly first."""
    aftershock = groups.position.game.options["aftershock"]
    found = []
    for cell in range(len(groups.number)):
        parts = tuple(groups.joined_by(other, cell))
        if len(parts) < 2:
            continue
        stones = sum(group.stones for group in parts)
        faces = min(1 + sum(group.size for group in parts), groups.die)
        separate = (group_outcome(group.stones, group.faces, groups.die, aftershock) for group in parts)
        apart = sum((outcome.mean for outcome in separate), Fraction(0))
        destroyed = group_outcome(stones, faces, groups.die, aftershock).mean - apart
        if destroyed > 0:
            found.append(Splitter(cell, parts, destroyed, way_around(groups, parts, cell)))
    return sorted(found, key=lambda one: (-one.destroyed, one.way_around is not None, one.cell))


def way_around(groups: Groups, parts: tuple[Group, ...], blocked: int) -> tuple[int, ...] | None:
    """The open cells of a shortest connection between two of the groups that avoids the blocked cell."""
    ways = [_way(groups, part, [other for other in parts if other is not part], blocked) for part in parts[:-1]]
    return min((way for way in ways if way is not None), key=len, default=None)


def _way(groups: Groups, start: Group, goals: list[Group], blocked: int) -> tuple[int, ...] | None:
    """0-1 breadth-first search: an open cell costs one stone, the side's own stones cost nothing."""
    links = groups.position.game.board.links
    wanted = {cell for goal in goals for cell in goal.cells}
    came: dict[int, int | None] = dict.fromkeys(start.cells)
    costs = dict.fromkeys(start.cells, 0)
    todo = deque(start.cells)
    while todo:
        cell = todo.popleft()
        if cell in wanted:
            way, at = [], came[cell]
            while at is not None:
                if groups.number[at] < 0:
                    way.append(at)
                at = came[at]
            return tuple(reversed(way))
        for near in links[cell]:
            if near == blocked or not groups.connects(near):
                continue
            number = groups.number[near]
            if number >= 0 and groups.all[number].side != start.side:
                continue
            cost = costs[cell] + (number < 0)
            if cost <= MAX_DETOUR and cost < costs.get(near, MAX_DETOUR + 1):
                costs[near], came[near] = cost, cell
                if number < 0:
                    todo.append(near)
                else:
                    todo.appendleft(near)
    return None
