"""The stones that each placement would remove from the board, for all cells at once.

A stone joins groups of its side, and takes a cell from an area, which may fall into parts. One depth-first search of an
area finds the parts for each of its cells, so that no placement has to be tried.
"""

from __future__ import annotations

from typing import NamedTuple

from craton.games.lifeline.insight.connectivity import Area, Connectivity, is_many


class Kill(NamedTuple):
    """The stones that a placement removes: the enemy's, and the side's own that were already there."""

    taken: tuple[int, ...]
    lost: tuple[int, ...]


def kills(connectivity: Connectivity, side: int) -> dict[int, Kill]:
    """The kills of a side by cell, for all legal placements that take something off.

    Groups are judged as on every turn after the opening [Play].
    """
    found = {}
    for area in connectivity.open_to(side):
        elsewhere = _Elsewhere(connectivity, side, area)
        for cell, parts in parts_without(connectivity, area).items():
            taken, lost = elsewhere.deaths(cell, parts)
            if taken or lost:
                found[cell] = Kill(connectivity.stones(taken), connectivity.stones(lost))
    return dict(sorted(found.items()))


def _alive(areas: list[int], groups: int) -> int:
    """The groups, out of those given, that an area joins to another one."""
    alive = 0
    for touching in areas:
        if is_many(touching & groups):
            alive |= touching & groups
    return alive


class _Elsewhere:
    """The board outside one area, for judging placements of a side in that area."""

    def __init__(self, connectivity: Connectivity, side: int, area: Area) -> None:
        self.connectivity = connectivity
        self.own, self.foe = connectivity.all_of[side], connectivity.all_of[1 - side]
        self.areas = [other.groups for other in connectivity.areas if other is not area]
        self.own_alive, self.foe_alive = _alive(self.areas, self.own), _alive(self.areas, self.foe)

    def deaths(self, cell: int, parts: list[int]) -> tuple[int, int]:
        """The enemy's and the side's own groups killed by a stone on a cell that leaves these parts of the area."""
        connectivity, own, foe = self.connectivity, self.own, self.foe
        stone = 1 << len(connectivity.groups)  # the new stone, with the groups that it joins
        joined = connectivity.touched[cell] & own
        taken = foe & ~(_alive(parts, foe) | self.foe_alive)
        if not taken and not is_many(joined):
            group = joined or stone
            alive = _alive([part & own | group for part in parts], own | group)
            return 0, own & ~(alive | self.own_alive)
        areas = [part | stone for part in parts] + self.areas
        # The cells of a dead group become empty and join the areas that it touched. If the new stone is next to the
        # group, so is one of the parts or of the groups that the stone joins, since the cells around a hexagon form a
        # ring.
        for number in connectivity.members(taken):
            merged = connectivity.beside[number]
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


def parts_without(connectivity: Connectivity, area: Area) -> dict[int, list[int]]:
    """For each cell of an area: the parts into which the area falls without it, each as the groups that it touches.

    Depth-first search visits the descendants of a cell one after another. A child's subtree becomes a part of its own
    if none of its cells is linked to a cell visited before the parent (Hopcroft and Tarjan's articulation points).
    """
    links, touched, inside = connectivity.links, connectivity.touched, set(area.cells)
    root = area.cells[0]
    order, index = [root], {root: 0}
    lowest = {root: 0}  # index of the earliest visited cell linked to the subtree
    below = {root: touched[root]}  # the groups that the subtree touches
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
    before, after = [0], [0]
    for cell in order:
        before.append(before[-1] | touched[cell])
    for cell in reversed(order):
        after.append(after[-1] | touched[cell])
    after.reverse()
    found = {}
    for at, cell in enumerate(order):
        parts, rest = [], before[at] | after[end[cell]]
        for child in children[cell]:
            if lowest[child] >= at:
                parts.append(below[child])
            else:
                rest |= below[child]
        found[cell] = [*parts, rest] if at else parts
    return found
