"""Hexagonal boards of hexagons: cells with six neighbours."""

from functools import cache
from math import sqrt

from craton.boards import board

ROW_HEIGHT = sqrt(3) / 2


@cache
def hexhex(n: int) -> board.Board:
    """The hexagon with n hexagons on each side, n from 2 to 12."""
    board.check_size("hexhex", n, 2, 12)
    lengths = [2 * n - 1 - abs(y) for y in range(1 - n, n)]
    rows = board.number_rows(lengths)
    # x counts half cells, y rows, both from the central cell.
    points: list[board.Point] = [
        (2 * k - length + 1, y) for y, length in zip(range(1 - n, n), lengths, strict=True) for k in range(length)
    ]
    cell_at = {point: cell for cell, point in enumerate(points)}
    steps = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
    links = tuple(tuple(cell_at[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in cell_at) for x, y in points)
    names = board.name_by_row(rows)
    third = ROW_HEIGHT / 3  # in a pointed-top hexagon the corners are this far and twice as far above the centre
    corners = ((0.0, 2 * third), (-0.5, third), (-0.5, -third), (0.0, -2 * third), (0.5, -third), (0.5, third))
    centres = tuple((x / 2, y * ROW_HEIGHT) for x, y in points)
    return board.Board(
        kind="hexhex",
        name=f"hexhex{n}",
        size=n,
        names=names,
        index=board.index_of(names),
        rows=rows,
        links=links,
        symmetries=board.find_symmetries(points, _sixth_turn, 6),
        rings=board.group_by(max(abs(y), (abs(x) + abs(y)) // 2) for x, y in points),
        regions=board.regions_by_links(links, cell_at[0, 0]),
        centres=centres,
        polygons=tuple(tuple((x + dx, y + dy) for dx, dy in corners) for x, y in centres),
    )


def _sixth_turn(point: board.Point) -> board.Point:
    x, y = point
    return (x - 3 * y) // 2, (x + y) // 2
