"""The Board class, and helpers for building boards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from types import MappingProxyType

Point = tuple[int, int]
Place = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Board:
    """The cells of a board and everything fixed about them; a cell is an integer.

    Places have x to the right, y up and the middle of the board at (0, 0); cells that share a side are 1 apart
    on squares and hexagons, and the sides of triangles are 1 long.
    """

    kind: str  # 'square', 'hexhex' or 'triangles'
    name: str  # 'square9', 'hexhex5', 'hex37'
    size: int  # cells along a side; for triangles the number of cells
    names: tuple[str, ...]
    index: Mapping[str, int]
    rows: tuple[tuple[int, ...], ...]  # from the bottom, each from left to right
    links: tuple[tuple[int, ...], ...]  # the neighbours of each cell, in cell order
    symmetries: tuple[tuple[int, ...], ...]  # symmetries[s][cell] is the image of cell; the identity comes first
    rings: tuple[tuple[int, ...], ...]  # from the outermost to the innermost
    regions: Mapping[str, tuple[int, ...]]
    centres: tuple[Place, ...]
    polygons: tuple[tuple[Place, ...], ...]  # counter-clockwise; a triangle starts with the corner it points with
    up: tuple[bool, ...] = ()  # triangles only: whether a cell points up
    glued: bool = False  # whether opposite sides are joined; places and polygons do not show it

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"<board {self.name}>"

    def cell(self, name: str) -> int:
        """The cell with that name; upper case and surrounding spaces are allowed."""
        plain = name.strip().lower()
        if plain not in self.index:
            raise ValueError(f"there is no cell {plain[:12]} on this board ({self.names[0]} to {self.names[-1]})")
        return self.index[plain]


def index_of(names: Sequence[str]) -> Mapping[str, int]:
    """The cell of each name, read-only."""
    return MappingProxyType({name: cell for cell, name in enumerate(names)})


def number_rows(lengths: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """Rows of the given lengths, their cells numbered in cell order."""
    rows: list[tuple[int, ...]] = []
    start = 0
    for length in lengths:
        rows.append(tuple(range(start, start + length)))
        start += length
    return tuple(rows)


def name_by_row(rows: Iterable[Sequence[int]]) -> tuple[str, ...]:
    """Names of a letter for the row and a number within it."""
    return tuple(
        f"{letter}{k}" for letter, row in zip(ascii_lowercase, rows, strict=False) for k in range(1, len(row) + 1)
    )


def find_symmetries(points: Sequence[Point], turn: Callable[[Point], Point], order: int) -> tuple[tuple[int, ...], ...]:
    """The rotations around (0, 0), plain and after a reflection in the y axis, that map the set of points to itself.

    turn: a rotation by 1/order of a full circle.
    """
    cell_at = {point: cell for cell, point in enumerate(points)}
    found = []
    for start in (list(points), [(-x, y) for x, y in points]):
        image = start
        for _ in range(order):
            if all(point in cell_at for point in image):
                found.append(tuple(cell_at[point] for point in image))
            image = [turn(point) for point in image]
    return tuple(found)


def group_by(values: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """Cells grouped by the value of each, the largest value first."""
    groups: dict[int, list[int]] = {}
    for cell, value in enumerate(values):
        groups.setdefault(value, []).append(cell)
    return tuple(tuple(groups[value]) for value in sorted(groups, reverse=True))


def regions_by_links(links: Sequence[Sequence[int]], centre: int | None) -> Mapping[str, tuple[int, ...]]:
    """Corner, edge and interior cells, by their number of neighbours, and the centre if there is one."""
    counts = [len(near) for near in links]
    corner = min(counts)
    regions = {
        "corner": tuple(cell for cell, count in enumerate(counts) if count == corner),
        "edge": tuple(cell for cell, count in enumerate(counts) if count == corner + 1),
        "interior": tuple(cell for cell, count in enumerate(counts) if count > corner + 1),
    }
    if centre is not None:
        regions["centre"] = (centre,)
    return MappingProxyType(regions)


def check_size(board: str, size: int, smallest: int, largest: int) -> None:
    """Raise ValueError for a size outside the limits."""
    if not isinstance(size, int) or not smallest <= size <= largest:
        raise ValueError(f"a {board} board has a size from {smallest} to {largest}, not {str(size)[:12]}")
