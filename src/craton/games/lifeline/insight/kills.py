"""What each placement of a side would take off the board, for all cells at once.

A stone joins groups of its side, and takes a cell from an area, which may fall into parts. One walk through an area
finds the parts for each of its cells, so no placement has to be tried.
"""

from __future__ import annotations

from typing import NamedTuple

from craton.games.lifeline.insight.regions import Area, Survey, is_many


class Kill(NamedTuple):
    """The stones that a placement takes off: the enemy's, and the side's own that stood before."""

    taken: tuple[int, ...]
    lost: tuple[int, ...]


def kills(survey: Survey, side: int) -> dict[int, Kill]:
    """By cell: what a stone of the side takes off there, where it is legal and takes something off.

    Groups are judged as on every turn after the opening [Play].
    """
    own, foe = survey.all_of[side], survey.all_of[1 - side]
    found = {}
    for area in survey.open_to(side):
        others = [other.groups for other in survey.areas if other is not area]
        alive_elsewhere = _alive(others, own), _alive(others, foe)
        for cell, parts in parts_without(survey, area).items():
            taken, lost = _deaths(survey, cell, parts, others, own, foe, alive_elsewhere)
            if taken or lost:
                found[cell] = Kill(survey.stones(taken), survey.stones(lost))
    return dict(sorted(found.items()))


def _alive(areas: list[int], groups: int) -> int:
    """Those of a side's groups that an area joins to another one."""
    alive = 0
    for touching in areas:
        if is_many(touching & groups):
            alive |= touching & groups
    return alive


def _deaths(
    survey: Survey, cell: int, parts: list[int], others: list[int], own: int, foe: int, elsewhere: tuple[int, int]
) -> tuple[int, int]:
    """The enemy groups and the own ones that die by a stone on a cell whose area falls into parts."""
    stone = 1 << len(survey.groups)  # the new stone, with the groups that it joins
    joined = survey.touched[cell] & own
    taken = foe & ~(_alive(parts, foe) | elsewhere[1])
    if not taken and not is_many(joined):
        group = joined or stone
        alive = _alive([part & own | group for part in parts], own | group)
        return 0, own & ~(alive | elsewhere[0])
    areas = [part | stone for part in parts] + others
    # Where a group stood is empty, and joins the areas that it touched. If the new stone is next to it, so is one of
    # the parts or of the groups that the stone joins, since the cells around a hexagon form a ring.
    for number in survey.members(taken):
        merged = survey.beside[number]
        apart = []
        for area in areas:
            if area >> number & 1:
                merged |= area
            else:
                apart.append(area)
        areas = [*apart, merged]
    areas = [area & ~joined | stone if area & joined else area for area in areas]
    alive = _alive(areas, own & ~joined | stone)
    if alive & stone:
        alive |= joined
    return taken, own & ~alive


def parts_without(survey: Survey, area: Area) -> dict[int, list[int]]:
    """By cell: the groups that each of the parts touches into which the area falls without that cell.

    A walk in depth visits the cells below one in a row. They fall off with it if none of them is linked to a cell that
    was visited before it.
    """
    links, touched, inside = survey.links, survey.touched, set(area.cells)
    root = area.cells[0]
    order, index = [root], {root: 0}
    lowest = {root: 0}  # the first visited cell that the cells below are linked to, by its index
    below = {root: touched[root]}  # the groups that the cell and those below touch
    end: dict[int, int] = {}
    children: dict[int, list[int]] = {root: []}
    path = [(root, iter(links[root]))]
    while path:
        cell, neighbours = path[-1]
        for near in neighbours:
            if near not in inside:
                continue
            if near in index:
                if index[near] < lowest[cell]:
                    lowest[cell] = index[near]
            else:
                index[near] = lowest[near] = len(order)
                order.append(near)
                below[near] = touched[near]
                children[near] = []
                children[cell].append(near)
                path.append((near, iter(links[near])))
                break
        else:
            path.pop()
            end[cell] = len(order)
            if path:
                parent = path[-1][0]
                below[parent] |= below[cell]
                lowest[parent] = min(lowest[parent], lowest[cell])
    before, behind = [0], [0]
    for cell in order:
        before.append(before[-1] | touched[cell])
    for cell in reversed(order):
        behind.append(behind[-1] | touched[cell])
    behind.reverse()
    found = {}
    for at, cell in enumerate(order):
        parts, rest = [], before[at] | behind[end[cell]]
        for child in children[cell]:
            if lowest[child] >= at:
                parts.append(below[child])
            else:
                rest |= below[child]
        found[cell] = [*parts, rest] if at else parts
    return found
