"""The measurements shared by all parts of an SVG: 100 units are one unit of the board, and y points down."""

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
class Geometry:
    """A picture with the sizes and places of its parts, and the prefix of its ids."""

    picture: Picture
    size: int  # width in pixels
    prefix: str  # of all ids, so that several pictures can share a page

    @property
    def board(self) -> Board:
        return self.picture.board

    @property
    def radius(self) -> float:
        return RADIUS[self.board.kind]

    @property
    def band(self) -> float:
        """The width of the wood around the cells, where the coordinates are."""
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
        """Whether the cells have room for their names; square boards show lines instead."""
        return self.board.kind != "square" and self.cell_text / self.pixel >= SMALLEST_TEXT

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """The smallest and largest x and y of the cells."""
        corners = [corner for polygon in self.board.polygons for corner in polygon]
        xs, ys = [x * UNIT for x, _ in corners], [-y * UNIT for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def pixel(self) -> float:
        """The approximate size of a pixel in units."""
        left, _, right, _ = self.bounds
        return (right - left + 200) / self.size

    @property
    def small_text(self) -> float:
        """Font size of coordinates: a fixed share of a cell, within limits in pixels."""
        return min(max(26.0, 10 * self.pixel), 14 * self.pixel, 70.0)

    def id(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def url(self, name: str) -> str:
        return f"url(#{self.id(name)})"

    def at(self, cell: int) -> Place:
        x, y = self.board.centres[cell]
        return x * UNIT, -y * UNIT

    def corners(self, cell: int, scale: float = 1.0) -> list[Place]:
        """The corners of a cell, scaled towards its centre."""
        x, y = self.at(cell)
        return [(x + (cx * UNIT - x) * scale, y + (-cy * UNIT - y) * scale) for cx, cy in self.board.polygons[cell]]


def prefix_of(picture: Picture, size: int) -> str:
    """Letters and digits that identify a picture: a digest of its contents."""
    content = (
        picture.board.name,
        sorted(picture.stones.items()),
        sorted((cell, sorted(marks)) for cell, marks in picture.marks.items()),
        sorted(picture.ghosts.items()),
        sorted(picture.labels.items()),
        (picture.title, picture.caption, size),
        *((sorted(picture.looks.items(), key=str),) if picture.looks else ()),
    )
    return "c" + blake2b(repr(content).encode("utf-8", "replace"), digest_size=5).hexdigest()
