"""The natural layout of a board as a rectangular array, in which neighbours are at constant offsets.

Row 0 is the bottom row. The columns of a square board are its files. The rows of a hexagonal board are shifted so that
a cell touches the cells at (0, -1), (0, 1), (1, -1), (1, 0), (-1, 0) and (-1, 1). On triangles a column is half a side
wide; a triangle touches those at (0, -1) and (0, 1), and (-1, 0) if it points up, (1, 0) if it points down.
"""

from functools import cache
from typing import NamedTuple

from craton.boards.board import Board


class Grid(NamedTuple):
    """The shape of the array, and for each cell its place in the flattened array."""

    rows: int
    columns: int
    places: tuple[int, ...]


@cache
def grid_of(board: Board) -> Grid:
    """The layout of a board.

    >>> from craton.boards import hexhex
    >>> grid_of(hexhex(2))
    Grid(rows=3, columns=3, places=(1, 2, 3, 4, 5, 6, 7))
    """
    first = [_first_column(board, number, row) for number, row in enumerate(board.rows)]
    left = min(first)
    columns = max(start - left + len(row) for start, row in zip(first, board.rows, strict=True))
    places = [
        number * columns + start - left + at
        for number, (start, row) in enumerate(zip(first, board.rows, strict=True))
        for at in range(len(row))
    ]
    return Grid(len(board.rows), columns, tuple(places))


def _first_column(board: Board, number: int, row: tuple[int, ...]) -> int:
    x = board.centres[row[0]][0] - board.centres[0][0]
    if board.kind == "triangles":
        return round(2 * x)
    if board.kind == "hexhex":
        return round(x - number / 2)  # each row is shifted left by half a cell against the one below it
    return round(x)
