"""Cells, their order and their neighbours, built from the words of the rulebook's section 0 and of section 3, "Board".

Shares nothing with `craton.boards` and is not fast. A cell is its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import pairwise

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass
class Board:
    cells: list[str]
    """In cell order: row by row from the bottom, each from left to right."""
    near: dict[str, list[str]]
    """The neighbours of each cell, in cell order."""
    core: set[str] = field(default_factory=set)
    layer: dict[str, int] = field(default_factory=dict)
    """Triangles only: the layer of each cell, which the tide takes from the highest on."""

    def lowest(self, cells: Iterable[str]) -> str:
        return min(cells, key=self.cells.index)


@cache
def square(size: int) -> Board:
    cells = [LETTERS[x] + str(y + 1) for y in range(size) for x in range(size)]
    near = {}
    for y in range(size):
        for x in range(size):
            touching = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
            near[LETTERS[x] + str(y + 1)] = [
                LETTERS[i] + str(j + 1) for i, j in touching if 0 <= i < size and 0 <= j < size
            ]
    return Board(cells, near)


@cache
def hexhex(size: int) -> Board:
    lengths = list(range(size, 2 * size)) + list(range(2 * size - 2, size - 1, -1))
    rows = [[f"{LETTERS[r]}{k}" for k in range(1, length + 1)] for r, length in enumerate(lengths)]
    cells = [cell for row in rows for cell in row]
    touching: dict[str, set[str]] = {cell: set() for cell in cells}

    def link(one: str, two: str) -> None:
        touching[one].add(two)
        touching[two].add(one)

    for r, row in enumerate(rows):
        for left, right in pairwise(row):
            link(left, right)
        if r + 1 < len(rows):
            above = rows[r + 1]
            # The shorter row lies centred on the longer one, so its cell k overlaps the cells k and k + 1 of the other.
            short, long = (row, above) if len(row) < len(above) else (above, row)
            for k, cell in enumerate(short):
                link(cell, long[k])
                link(cell, long[k + 1])
    return Board(cells, {cell: sorted(touching[cell], key=cells.index) for cell in cells})


TRIANGLE_ROWS = {"hex37": [7, 9, 9, 7, 5], "hex24": [5, 7, 7, 5], "hex54": [7, 9, 11, 11, 9, 7]}
TORUS_SIDES = {"torus24": 2, "torus54": 3}


@cache
def triangles(name: str) -> Board:
    lengths = TRIANGLE_ROWS[name.replace("torus", "hex")]
    # A place is (x, row): x in half sides, counted from the place of a1. All rows have the same middle.
    place = {}
    for row, length in enumerate(lengths):
        start = (lengths[0] - length) // 2
        for k in range(length):
            place[f"{LETTERS[row]}{k + 1}"] = (start + k, row)
    cell_at = {spot: cell for cell, spot in place.items()}
    cells = list(place)

    def points_up(spot: tuple[int, int]) -> bool:
        return sum(spot) % 2 == 1  # a1 at (0, 0) points down, and up and down alternate

    shifts = [(0, 0)]
    if name in TORUS_SIDES:  # the hexagon tiles the plane by these shifts, which lead from a side to the opposite one
        side = TORUS_SIDES[name]
        shifts += [(0, 2 * side), (0, -2 * side)]
        shifts += [(3 * side * i, side * j) for i in (1, -1) for j in (1, -1)]

    near = {}
    for cell, (x, row) in place.items():
        beside = [(x - 1, row), (x + 1, row), (x, row - 1 if points_up((x, row)) else row + 1)]
        found = [cell_at.get((i + dx, j + dy)) for i, j in beside for dx, dy in shifts]
        near[cell] = sorted((other for other in found if other is not None), key=cells.index)

    # Centroids: x in half sides, y in thirds of a row's height, which is half the root of 3 sides.
    points = {
        cell: (Fraction(x), Fraction(3 * row + (1 if points_up((x, row)) else 2))) for cell, (x, row) in place.items()
    }
    middle_x = sum(x for x, _ in points.values()) / len(points)
    middle_y = sum(y for _, y in points.values()) / len(points)
    squared = {  # d², exact
        cell: (x - middle_x) ** 2 / 4 + (y - middle_y) ** 2 / 12 for cell, (x, y) in points.items()
    }
    if name == "hex37":
        core = {cell for cell in cells if squared[cell] in (0, 1)}
    else:
        closest = min(squared.values())
        core = {cell for cell in cells if squared[cell] == closest}
    layer = {}
    for cell in cells:
        layer[cell] = 0
        while layer[cell] ** 2 < 3 * squared[cell]:
            layer[cell] += 1
    return Board(cells, near, core, layer)


def pieces(cells: Iterable[str], near: dict[str, list[str]]) -> list[set[str]]:
    """The connected parts of a set of cells."""
    left = set(cells)
    parts = []
    while left:
        part = {left.pop()}
        edge = list(part)
        while edge:
            for other in near[edge.pop()]:
                if other in left:
                    left.remove(other)
                    part.add(other)
                    edge.append(other)
        parts.append(part)
    return parts


OTHER = {"black": "white", "white": "black"}
