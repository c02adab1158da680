"""Boards of triangles: hexagons cut out of the triangular grid, flat or glued into a torus.

A hexagon is given by its bottom side and the numbers of rows in which it grows wider and narrower again. A triangle is
given by its *slot*, the left end of its extent in half sides, and its row. It points up if their sum is even; the
triangle across its horizontal side has the same slot one row below, or above if it points down.
"""

from collections.abc import Mapping
from functools import cache
from math import sqrt
from types import MappingProxyType

from craton.boards.board import Board, Point, find_symmetries, group_by, index_of, name_by_row, number_rows

ROW_HEIGHT = sqrt(3) / 2
HEXAGONS = {"hex37": (3, 2, 3), "hex24": (2, 2, 2), "hex54": (3, 3, 3)}
TORI = {"torus24": "hex24", "torus54": "hex54"}


@cache
def triangles(name: str) -> Board:
    """The board with that name: hex37, hex24, hex54, torus24 or torus54."""
    if name not in HEXAGONS and name not in TORI:
        raise ValueError(f"a triangle board is one of {', '.join([*HEXAGONS, *TORI])}, not {str(name)[:12]}")
    bottom, wider, narrower = HEXAGONS[TORI.get(name, name)]
    slots = [[(slot, row) for slot in _extent(bottom, wider, row)] for row in range(wider + narrower)]
    flat = [place for row in slots for place in row]
    rows = number_rows(map(len, slots))
    names = name_by_row(rows)
    up = tuple(_points_up(place) for place in flat)
    # The centroids from the middle of the board: x in half sides, y in thirds of a row. The middle is that of the big
    # triangle that the bottom side and every second side after it form when extended; it has bottom + 2 * wider rows.
    points = [
        (slot + 1 - bottom, 3 * row + (1 if is_up else 2) - bottom - 2 * wider)
        for (slot, row), is_up in zip(flat, up, strict=True)
    ]
    centres = tuple((x / 2, y * ROW_HEIGHT / 3) for x, y in points)
    return Board(
        kind="triangles",
        name=name,
        size=len(flat),
        names=names,
        index=index_of(names),
        rows=rows,
        links=_links(flat, glued=bottom if name in TORI else 0),
        symmetries=find_symmetries(points, _sixth_turn, 6),
        rings=group_by(map(_layer, points)),
        regions=_regions(name, points),
        centres=centres,
        polygons=tuple(_polygon(centre, is_up) for centre, is_up in zip(centres, up, strict=True)),
        up=up,
        glued=name in TORI,
    )


def _extent(bottom: int, wider: int, row: int) -> range:
    """The slots of a row; the bottom side starts at 0."""
    if row < wider:
        return range(-row - 1, 2 * bottom + row)
    return range(row - 2 * wider, 2 * bottom + 2 * wider - row - 1)


def _points_up(place: Point) -> bool:
    slot, row = place
    return (slot + row) % 2 == 0


def _links(flat: list[Point], glued: int) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each cell; glued: the side of a regular hexagon with opposite sides joined, 0 for none."""
    cell_at = {place: cell for cell, place in enumerate(flat)}
    shifts = [(0, 0)]
    if glued:
        shifts += [(0, 2 * glued), (3 * glued, glued), (3 * glued, -glued)]
        shifts += [(-x, -y) for x, y in shifts[1:]]
    links = []
    for slot, row in flat:
        across = row - 1 if _points_up((slot, row)) else row + 1
        beside = ((slot - 1, row), (slot + 1, row), (slot, across))
        near = [cell_at[x + dx, y + dy] for x, y in beside for dx, dy in shifts if (x + dx, y + dy) in cell_at]
        links.append(tuple(sorted(near)))
    return tuple(links)


def _layer(point: Point) -> int:
    """d·√3, rounded up, where d is the distance from the middle in sides."""
    x, y = point
    layer = 0
    while 4 * layer * layer < 3 * x * x + y * y:
        layer += 1
    return layer


def _regions(name: str, points: list[Point]) -> Mapping[str, tuple[int, ...]]:
    """The parts of hex37 named by the rules; on the other boards the six cells around the central point."""
    squares = [3 * x * x + y * y for x, y in points]  # 12 d²
    if name != "hex37":
        return MappingProxyType({"core": tuple(cell for cell, square in enumerate(squares) if square == 4)})
    regions = {
        "edge": tuple(cell for cell, square in enumerate(squares) if square >= 48),
        "middle": tuple(cell for cell, square in enumerate(squares) if 0 < square < 48 and square != 12),
        "inner": tuple(cell for cell, square in enumerate(squares) if square == 12),
        "centre": tuple(cell for cell, square in enumerate(squares) if square == 0),
        "core": tuple(cell for cell, square in enumerate(squares) if square in (0, 12)),
    }
    return MappingProxyType(regions)


def _polygon(centre: tuple[float, float], up: bool) -> tuple[tuple[float, float], ...]:
    x, y = centre
    third = ROW_HEIGHT / 3 if up else -ROW_HEIGHT / 3
    half = 0.5 if up else -0.5
    return (x, y + 2 * third), (x - half, y - third), (x + half, y - third)


def _sixth_turn(point: Point) -> Point:
    x, y = point
    return (x - y) // 2, (3 * x + y) // 2
