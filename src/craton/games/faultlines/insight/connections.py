"""What a stone on an empty cell connects, and what it keeps the other side from connecting."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from craton.core.scores import Change
from craton.games.faultlines.insight.portfolio import worth
from craton.games.faultlines.law.groups import Group, Survey
from craton.games.faultlines.law.rules import SAFE, SPENT

SAFETY, MERGER, BOOST, INVESTMENT = PRIORITIES = ("safety", "merger", "boost", "investment")
LONGEST_WAY = SAFE  # stones; a longer way around is none


class Connection(NamedTuple):
    """What a side's stone on a cell would connect, by the document's four priorities."""

    cell: int
    priority: str
    joined: tuple[Group, ...]
    size: int
    """The effective size of the group that the stone would stand in."""
    gain: Fraction
    """Expected points that it adds."""


def connections(seen: Survey, side: int, changes: Mapping[int, tuple[Change, Change]]) -> list[Connection]:
    """The best first; changes: of `what_if`.

    Safety: a group reaches six by this stone alone. Merger: two or more groups reach it together, or one is joined to a
    group that has it. Boost: a group survives with a higher probability. Investment: the stone adds to a group that is
    safe already, or stands one open cell away from a group, which a further stone would join.
    """
    found = []
    for cell, change in changes.items():
        joined = tuple(seen.joined_by(side, cell))
        size = 1 + sum(group.size for group in joined)
        priority = _priority(seen, side, cell, joined, size)
        if priority is not None:
            found.append(Connection(cell, priority, joined, size, change[side].own))
    return sorted(found, key=lambda one: (PRIORITIES.index(one.priority), -one.gain, one.cell))


def _priority(seen: Survey, side: int, cell: int, joined: tuple[Group, ...], size: int) -> str | None:
    if not seen.is_open(cell):
        return None
    weak = [group for group in joined if not group.is_safe]
    if any(group.size + 1 >= SAFE for group in weak):
        return SAFETY
    if weak and len(joined) > 1 and size >= SAFE:
        return MERGER
    if any(size > group.size and min(size, SAFE) > group.sixths for group in weak):
        return BOOST
    if joined:
        return INVESTMENT
    near = (at for at in seen.position.game.board.links[cell] if seen.is_open(at))
    return INVESTMENT if any(seen.joined_by(side, at) for at in near) else None


class Splitter(NamedTuple):
    """A cell on which a stone keeps the other side's groups apart."""

    cell: int
    parts: tuple[Group, ...]
    destroyed: Fraction
    """What the stones of these groups would be worth together, less what they are worth apart."""
    way_around: tuple[int, ...] | None
    """The open cells of a shortest way that still joins two of them; None if there is none of six cells or fewer."""


def splitters(seen: Survey, other: int) -> list[Splitter]:
    """The cells that join two or more groups of the other side to its advantage, the costliest first."""
    aftershock = seen.position.game.options["aftershock"]
    found = []
    for cell in range(len(seen.number)):
        parts = tuple(seen.joined_by(other, cell))
        if len(parts) < 2:
            continue
        stones = sum(group.stones for group in parts)
        sixths = min(1 + sum(group.size for group in parts), SAFE)
        apart = sum((worth(group.stones, group.sixths, aftershock) for group in parts), Fraction(0))
        destroyed = worth(stones, sixths, aftershock) - apart
        if destroyed > 0:
            found.append(Splitter(cell, parts, destroyed, way_around(seen, parts, cell)))
    return sorted(found, key=lambda one: (-one.destroyed, one.way_around is not None, one.cell))


def way_around(seen: Survey, parts: tuple[Group, ...], blocked: int) -> tuple[int, ...] | None:
    """The open cells of a shortest way between two of the groups that does not use the blocked cell."""
    ways = [_way(seen, part, [other for other in parts if other is not part], blocked) for part in parts[:-1]]
    return min((way for way in ways if way is not None), key=len, default=None)


def _way(seen: Survey, start: Group, goals: list[Group], blocked: int) -> tuple[int, ...] | None:
    """Breadth first, with stones of the side's own colour costing nothing."""
    links = seen.position.game.board.links
    wanted = {cell for goal in goals for cell in goal.cells}
    came: dict[int, int | None] = dict.fromkeys(start.cells)
    costs = dict.fromkeys(start.cells, 0)
    todo = deque(start.cells)
    while todo:
        cell = todo.popleft()
        if cell in wanted:
            way, at = [], came[cell]
            while at is not None:
                if seen.number[at] < 0:
                    way.append(at)
                at = came[at]
            return tuple(reversed(way))
        for near in links[cell]:
            if near == blocked or not seen.connects(near):
                continue
            number = seen.number[near]
            if number >= 0 and seen.groups[number].side != start.side:
                continue
            cost = costs[cell] + (number < 0)
            if cost <= LONGEST_WAY and cost < costs.get(near, LONGEST_WAY + 1):
                costs[near], came[near] = cost, cell
                if number < 0:
                    todo.append(near)
                else:
                    todo.appendleft(near)
    return None


class Threat(NamedTuple):
    """A group that is not safe yet, as its opponent should see it."""

    group: Group
    level: str
    exits: tuple[int, ...]
    """The open cells next to it."""
    is_dead_end: bool
    """Whether it has no room to become safe, whatever its owner does."""


LEVELS = {5: "critical", 4: "high", 3: "medium"}
LOW = "low"


def threats(seen: Survey, side: int) -> list[Threat]:
    """A side's groups that are not safe yet, the most urgent first; a dead end threatens nothing."""
    found = []
    for group in seen.of(side):
        if group.is_safe:
            continue
        is_dead_end = group.size + room(seen, group) < SAFE
        level = LOW if is_dead_end else LEVELS.get(group.size, LOW)
        found.append(Threat(group, level, tuple(seen.exits(group)), is_dead_end))
    return sorted(found, key=lambda one: (one.is_dead_end, -one.group.size, one.group.cells[0]))


def room(seen: Survey, group: Group) -> int:
    """By how much the group could grow if its owner alone went on placing stones, a Keystone still kept included."""
    links = seen.position.game.board.links
    reached, todo = set(group.cells), [cell for cell in group.cells if seen.connects(cell)]
    gained, met = 0, {seen.number[group.cells[0]]}
    empty = False
    while todo:
        for near in links[todo.pop()]:
            number = seen.number[near]
            if near in reached or not seen.connects(near):
                continue
            if number >= 0 and seen.groups[number].side != group.side:
                continue
            reached.add(near)
            todo.append(near)
            if number < 0:
                gained, empty = gained + 1, True
            elif number not in met:
                met.add(number)
                gained += seen.groups[number].size
    has_keystone = seen.position.game.options["keystone"] and not seen.position.data[SPENT + group.side]
    return gained + (1 if empty and has_keystone else 0)
