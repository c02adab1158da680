"""Groups of the opponent that are not safe yet, by urgency."""

from __future__ import annotations

from typing import NamedTuple

from craton.games.faultlines.law.groups import Group, Groups
from craton.games.faultlines.law.rules import SPENT


class Threat(NamedTuple):
    """A group that is not safe yet, and how urgently its opponent should act against it."""

    group: Group
    level: str
    liberties: tuple[int, ...]
    """The open cells next to it."""
    is_dead_end: bool
    """Whether it has no room to become safe, whatever its owner plays."""


LEVELS = {1: "critical", 2: "high", 3: "medium"}
"""By the number of stones missing to safety."""
LOW = "low"


def threats(groups: Groups, side: int) -> list[Threat]:
    """A side's groups that are not safe yet, the most urgent first; dead ends come last."""
    found = []
    for group in groups.of(side):
        if group.is_safe:
            continue
        is_dead_end = group.size + room(groups, group) < group.die
        level = LOW if is_dead_end else LEVELS.get(group.missing, LOW)
        found.append(Threat(group, level, tuple(groups.liberties(group)), is_dead_end))
    return sorted(found, key=lambda one: (one.is_dead_end, -one.group.size, one.group.cells[0]))


def room(groups: Groups, group: Group) -> int:
    """How much effective size the group could gain if only its owner placed stones, including an unspent Keystone."""
    links = groups.position.game.board.links
    reached, todo = set(group.cells), [cell for cell in group.cells if groups.connects(cell)]
    gained, met = 0, {groups.number[group.cells[0]]}
    empty = False
    while todo:
        for near in links[todo.pop()]:
            number = groups.number[near]
            if near in reached or not groups.connects(near):
                continue
            if number >= 0 and groups.all[number].side != group.side:
                continue
            reached.add(near)
            todo.append(near)
            if number < 0:
                gained, empty = gained + 1, True
            elif number not in met:
                met.add(number)
                gained += groups.all[number].size
    has_keystone = groups.position.game.options["keystone"] and not groups.position.data[SPENT + group.side]
    return gained + (1 if empty and has_keystone else 0)
