"""The measures that all parts of an SVG share: 100 units are one unit of the board, y runs down."""

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from craton.boards import Board
from craton.boards.board import Place
from craton.draw.picture import Picture

UNIT = 100.0
RADIUS = {"square": 46.0, "hexhex": 39.0, "triangles": 23.5}  # of a stone
SMALLEST_TEXT = 8  # pixels


@dataclass(frozen=True)
class Sheet:
    """A picture and its measures."""

    picture: Picture
    size: int  # width in pixels
    prefix: str  # of all ids, so that many pictures can share one page

    @property
    def board(self) -> Board:
        return self.picture.board

    @property
    def radius(self) -> float:
        return RADIUS[self.board.kind]

    @property
    def band(self) -> float:
        """The width of the wood around the cells: room for the coordinates."""
        if self.board.kind == "square":
            return max(42.0, 1.4 * self.small_text)
        beyond_seam = 22 if self.board.glued else 0
        return beyond_seam + max(46.0, (2.4 if self.names_fit else 3) * self.small_text)

    @property
    def cell_text(self) -> float:
        """Font size of the names in the cells."""
        return 20.0 if self.board.kind == "hexhex" else 14.0

    @property
    def names_fit(self) -> bool:
        """Whether the cells have room for their names; squares show lines there."""
        return self.board.kind != "square" and self.cell_text / self.pixel >= SMALLEST_TEXT

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """The smallest and largest x and y of the cells."""
        corners = [corner for polygon in self.board.polygons for corner in polygon]
        xs, ys = [x * UNIT for x, _ in corners], [-y * UNIT for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def pixel(self) -> float:
        """About the size of a pixel in units."""
        left, _, right, _ = self.bounds
        return (right - left + 200) / self.size

    @property
    def small_text(self) -> float:
        """Font size of coordinates: a fixed share of a cell as long as it is a usual size."""
        return min(max(26.0, 10 * self.pixel), 14 * self.pixel, 70.0)

    def id(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def url(self, name: str) -> str:
        return f"url(#{self.id(name)})"

    def at(self, cell: int) -> Place:
        x, y = self.board.centres[cell]
        return x * UNIT, -y * UNIT

    def corners(self, cell: int, scale: float = 1.0) -> list[Place]:
        """The corners of a cell, drawn nearer to its centre by the scale."""
        x, y = self.at(cell)
        return [(x + (cx * UNIT - x) * scale, y + (-cy * UNIT - y) * scale) for cx, cy in self.board.polygons[cell]]


def prefix_of(picture: Picture, size: int) -> str:
    """Letters and digits that differ between pictures and are always the same for one."""
    content = (
        picture.board.name,
        sorted(picture.stones.items()),
        sorted((cell, sorted(marks)) for cell, marks in picture.marks.items()),
        sorted(picture.ghosts.items()),
        sorted(picture.labels.items()),
        (picture.title, picture.caption, size),
    )
    return "c" + blake2b(repr(content).encode("utf-8", "replace"), digest_size=5).hexdigest()
