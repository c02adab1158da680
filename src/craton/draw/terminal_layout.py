"""Where the cells, walls and coordinates of a board go on a grid of characters."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from craton.boards import Board

MAX_WIDTH = 100  # columns
OUTLINED = 7  # hexhex boards up to this size get walls; larger ones would be too tall


@dataclass(frozen=True)
class Spot:
    """The place of a cell: three columns for its signs, or a label."""

    column: int
    line: int
    beside_left: int  # longest label that fits beside the left sign
    instead: int  # longest label that fits without it
    nook: tuple[int, int] | None = None  # where the stone goes if a label takes its place
    inside: tuple[tuple[int, int, int], ...] = ()  # column, line and length of each strip of ground


@dataclass(frozen=True)
class Layout:
    """A board on a grid of characters. Walls, coordinates and numbers are column, line and text."""

    spots: list[Spot]
    width: int
    walls: list[tuple[int, int, str]] = field(default_factory=list)
    coordinates: list[tuple[int, int, str]] = field(default_factory=list)
    numbers: list[tuple[int, int, str]] = field(default_factory=list)  # coordinates inside the cells

    @property
    def height(self) -> int:
        return 1 + max(line for _, line, _ in (*self.walls, *self.coordinates))


def layouts(board: Board) -> Iterator[Layout]:
    """Layouts of the board, smallest cells first; none is wider than MAX_WIDTH."""
    if board.kind == "triangles":
        candidates = iter([_triangles(board)])
    elif board.kind == "square":
        candidates = (_square(board, width) for width in range(3, 8))
    else:
        candidates = (_hexhex(board, width) for width in range(4, 10, 2))
        if board.size <= OUTLINED:
            yield _outlined_hexhex(board)
    for layout in candidates:
        if layout.width <= MAX_WIDTH:
            yield layout


def large_layouts(board: Board) -> Iterator[Layout]:
    """Layouts for large screens, the largest first."""
    if board.kind == "square":
        yield _large_square(board)
    elif board.kind == "triangles":
        yield _triangles(board, lines=4)


def _large_square(board: Board) -> Layout:
    """Cells of three lines, with their signs in the middle."""
    n, width, height = board.size, 7, 3
    margin = len(str(n)) + 1
    spots = []
    coordinates = []
    for rank, row in enumerate(board.rows):
        line = height * (n - 1 - rank)
        coordinates.append((0, line + 1, f"{rank + 1:{margin - 1}}"))
        for file in range(len(row)):
            left = margin + file * width
            inside = tuple((left, line + down, width) for down in range(height))
            spots.append(Spot(left + 2, line + 1, width - 3, width - 2, inside=inside))
    coordinates += [(margin + file * width + 3, height * n, board.names[file][0]) for file in range(n)]
    return Layout(spots, margin + n * width, coordinates=coordinates)


def _square(board: Board, width: int) -> Layout:
    n = board.size
    margin = len(str(n)) + 1
    spots = []
    coordinates = []
    for rank, row in enumerate(board.rows):
        line = n - 1 - rank
        coordinates.append((0, line, f"{rank + 1:{margin - 1}}"))
        for file in range(len(row)):
            column = margin + file * width
            spots.append(Spot(column, line, width - 1, width - 1, inside=((column, line, width),)))
    coordinates += [(margin + file * width + 1, n, board.names[file][0]) for file in range(n)]
    return Layout(spots, margin + n * width, coordinates=coordinates)


def _hexhex(board: Board, width: int) -> Layout:
    margin = 3
    spots = []
    coordinates = []
    for number, row in enumerate(board.rows):
        line = len(board.rows) - 1 - number
        start = margin + (2 * board.size - 1 - len(row)) * width // 2
        for k in range(len(row)):
            column = start + k * width
            spots.append(Spot(column, line, width - 1, width - 1, inside=((column, line, width - 1),)))
        coordinates += _ends(board, row, start - 1, start + len(row) * width, line)
    return Layout(spots, 2 * margin + (2 * board.size - 1) * width, coordinates=coordinates)


def _outlined_hexhex(board: Board) -> Layout:
    margin = 4
    spots = []
    walls = []
    coordinates = []
    for number, row in enumerate(board.rows):
        line = 2 * (len(board.rows) - 1 - number) + 1
        start = margin + (2 * board.size - 1 - len(row)) * 2
        for k in range(len(row)):
            column = start + 4 * k
            spots.append(Spot(column, line, 2, 3, inside=((column, line, 3),)))
            walls += [(column, line - 1, "/ \\"), (column - 1, line, "|"), (column + 3, line, "|")]
            walls += [(column, line + 1, "\\ /")]
        coordinates += _ends(board, row, start - 2, start + len(row) * 4 + 1, line)
    return Layout(spots, 2 * margin + (2 * board.size - 1) * 4, walls, coordinates)


def _triangles(board: Board, lines: int = 2) -> Layout:
    """Cells of this many lines. Each shows its number (the last digit only) in the corner that its signs leave free."""
    left = min(x for x, _ in board.centres)
    side, margin = 2 * (lines + 1), lines + 2
    signs = (lines + 1) // 2  # the line of the signs, from the corner that the triangle points with
    spots = []
    walls = []
    numbers = []
    coordinates = []
    for number, row in enumerate(board.rows):
        top = (lines + 1) * (len(board.rows) - 1 - number)
        middles = [margin + round(side * (board.centres[cell][0] - left)) for cell in row]
        for cell, middle in zip(row, middles, strict=True):
            up = board.up[cell]
            at = [top + 1 + line if up else top + lines - line for line in range(lines)]
            inside = tuple((middle - line, at[line], 2 * line + 1) for line in range(lines))
            nook = (middle, at[0])
            spots.append(Spot(middle - 1, at[signs], signs + 1, signs + 2, nook=nook, inside=inside))
            for line in range(lines):
                walls += [(middle - line - 1, at[line], "/" if up else "\\")]
                walls += [(middle + line + 1, at[line], "\\" if up else "/")]
            tip, base = (top, top + lines + 1) if up else (top + lines + 1, top)
            walls += [(middle, tip, "+"), (middle - lines - 1, base, f"+{'─' * (side - 1)}+")]
            numbers.append((*nook, board.names[cell][-1]))
        coordinates.append((middles[0] - lines - 2, spots[row[0]].line, board.names[row[0]][0]))
    width = margin + lines + 2 + round(side * 2 * max(x for x, _ in board.centres))
    return Layout(spots, width, walls, coordinates, numbers)


def _ends(board: Board, row: tuple[int, ...], left: int, right: int, line: int) -> list[tuple[int, int, str]]:
    """The names of the first cell of a row, ending before column left, and of the last, starting at column right."""
    first, last = board.names[row[0]], board.names[row[-1]]
    return [(left - len(first), line, first), (right, line, last)]
