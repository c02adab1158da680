"""Square boards: intersections with four neighbours."""

from functools import cache
from string import ascii_lowercase

from craton.boards import board


@cache
def square(n: int) -> board.Board:
    """The board of n by n intersections, n from 3 to 19."""
    board.check_size("square", n, 3, 19)
    rows = board.number_rows([n] * n)
    # Twice the distance from the middle, so that the middle of an even board is a whole number too.
    points: list[board.Point] = [(2 * file - n + 1, 2 * rank - n + 1) for rank in range(n) for file in range(n)]
    cell_at = {point: cell for cell, point in enumerate(points)}
    steps = ((0, -2), (-2, 0), (2, 0), (0, 2))
    links = tuple(tuple(cell_at[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in cell_at) for x, y in points)
    names = tuple(f"{letter}{rank}" for rank in range(1, n + 1) for letter in ascii_lowercase[:n])
    centres = tuple((x / 2, y / 2) for x, y in points)
    return board.Board(
        kind="square",
        name=f"square{n}",
        size=n,
        names=names,
        index=board.index_of(names),
        rows=rows,
        links=links,
        symmetries=board.find_symmetries(points, lambda point: (-point[1], point[0]), 4),
        rings=board.group_by(max(abs(x), abs(y)) for x, y in points),
        regions=board.regions_by_links(links, cell_at.get((0, 0))),
        centres=centres,
        polygons=tuple(
            ((x + 0.5, y + 0.5), (x - 0.5, y + 0.5), (x - 0.5, y - 0.5), (x + 0.5, y - 0.5)) for x, y in centres
        ),
    )
