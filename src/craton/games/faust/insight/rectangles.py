"""Rectangles of enemy discs, their walls, and how far they are from being captured [Capture B]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from craton.core.game import Game
from craton.core.position import Position
from craton.games.faust.law import rules
from craton.games.faust.law.notation import CROSSCUT, EDGE, Rectangle
from craton.kernel.layout import BOARD, EMPTY

PLACES = ("to the left of", "to the right of", "below", "above")
"""The places of a rectangle's walls: two opposite ones, then the other two."""


class Wall(NamedTuple):
    cells: tuple[int, ...]
    """Empty if the wall is the board's edge."""
    colour: int
    """The colour of all its discs; EMPTY if there is none, EDGE if this wall and the opposite one are edges."""
    length: int


class Bounds(NamedTuple):
    """A rectangle of enemy discs with its walls."""

    rectangle: Rectangle
    walls: tuple[Wall, ...]
    side: int
    """The side that would capture it."""

    @property
    def is_walled(self) -> bool:
        """Whether each wall is filled with one colour."""
        return all(wall.colour != EMPTY for wall in self.walls)

    def owned_by(self, side: int) -> int:
        return sum(wall.length for wall in self.walls if wall.colour == side + 1)

    @property
    def perimeter(self) -> int:
        return sum(wall.length for wall in self.walls)

    @property
    def margin(self) -> int:
        """The part of the perimeter that the side owns minus the rest; positive if it is more than half."""
        return 2 * self.owned_by(self.side) - self.perimeter

    @property
    def is_bounded(self) -> bool:
        """Whether conditions 1 and 2 of capture B are met."""
        return self.is_walled and self.margin > 0


def bounds_of(position: Position, rectangle: Rectangle, side: int) -> Bounds:
    """A rectangle of discs of the other side with its walls."""
    n, data = position.game.board.size, position.data
    left, bottom, right, top = rectangle
    ranks, files = range(bottom, top + 1), range(left, right + 1)
    lines = (
        tuple(rank * n + left - 1 for rank in ranks) if left > 0 else (),
        tuple(rank * n + right + 1 for rank in ranks) if right < n - 1 else (),
        tuple((bottom - 1) * n + file for file in files) if bottom > 0 else (),
        tuple((top + 1) * n + file for file in files) if top < n - 1 else (),
    )
    colours = []
    for line in lines:
        found = {data[BOARD + cell] for cell in line}
        colours.append(EDGE if not found else found.pop() if len(found) == 1 else EMPTY)
    walls = []
    for place, line in enumerate(lines):
        colour, length = colours[place], len(ranks) if place < 2 else len(files)
        walls.append(Wall(line, colours[place ^ 1] if colour == EDGE else colour, length))
    return Bounds(rectangle, tuple(walls), side)


def rectangle_of(game: Game, action: int) -> Rectangle | None:
    """The rectangle of a capture B; None for any other action."""
    cells, n = len(game.board), game.board.size
    code = action - 2 * cells - rules.SQUARES
    if code < 0:
        return None
    (bottom, left), (top, right) = divmod(code // cells, n), divmod(code % cells, n)
    return Rectangle(left, bottom, right, top)


def cells_of(n: int, rectangle: Rectangle) -> tuple[int, ...]:
    left, bottom, right, top = rectangle
    return tuple(rank * n + file for rank in range(bottom, top + 1) for file in range(left, right + 1))


def crosscut_of(n: int, corner: int) -> tuple[int, ...]:
    """The twelve cells of the locked crosscut in the square with that bottom-left corner."""
    return tuple(
        corner + rank * n + file
        for rank, line in enumerate(reversed(CROSSCUT))
        for file, letter in enumerate(line)
        if letter != "."
    )


def contains(larger: Rectangle, smaller: Rectangle) -> bool:
    """Whether the smaller rectangle lies within the larger one; true if they are equal."""
    return (
        larger.left <= smaller.left
        and larger.bottom <= smaller.bottom
        and larger.right >= smaller.right
        and larger.top >= smaller.top
    )


def near_rectangles(position: Position, side: int) -> Iterator[Bounds]:
    """All rectangles of enemy discs that are bounded, or might become so with one more disc of the side in a wall.

    One disc is not enough if two walls are not of one colour, or if the enemy owns more than half, since a wall of the
    enemy's that one disc can turn has length 1. Rectangles of which the side owns exactly half are included.
    """
    n = position.game.board.size
    values = position.data[BOARD:]
    own, foe = side + 1, 2 - side
    own_up, foe_up = _runs(values, n, own, n), _runs(values, n, foe, n)
    own_right, foe_right = _runs(values, n, own, 1), _runs(values, n, foe, 1)

    def vertical(file: int, rank: int, length: int) -> int:
        if file < 0 or file == n:
            return EDGE
        cell = rank * n + file
        return own if own_up[cell] >= length else foe if foe_up[cell] >= length else EMPTY

    def horizontal(file: int, rank: int, length: int) -> int:
        if rank < 0 or rank == n:
            return EDGE
        cell = rank * n + file
        return own if own_right[cell] >= length else foe if foe_right[cell] >= length else EMPTY

    for corner in range(n * n):
        bottom, left = divmod(corner, n)
        widest = n
        for top in range(bottom, bottom + foe_up[corner]):
            widest = min(widest, foe_right[top * n + left])
            height = top - bottom + 1
            at_left = vertical(left - 1, bottom, height)
            for width in range(1, widest + 1):
                at_right = vertical(left + width, bottom, height)
                if at_left == EMPTY == at_right:
                    continue
                below, above = horizontal(left, bottom - 1, width), horizontal(left, top + 1, width)
                if (at_left, at_right, below, above).count(EMPTY) > 1:
                    continue
                lost = height * ((at_left == foe) + (at_right == foe)) + width * ((below == foe) + (above == foe))
                if lost <= width + height:
                    yield bounds_of(position, Rectangle(left, bottom, left + width - 1, top), side)


def _runs(values: Sequence[int], n: int, colour: int, step: int) -> list[int]:
    """For each cell: the length of the run of discs of a colour from there to the right (step 1) or up (step n)."""
    runs = [0] * (n * n)
    for cell in reversed(range(n * n)):
        if values[cell] == colour:
            is_last = cell % n == n - 1 if step == 1 else cell >= n * (n - 1)
            runs[cell] = 1 if is_last else 1 + runs[cell + step]
    return runs


def missing_cells(position: Position, bounds: Bounds) -> tuple[int, ...]:
    """The wall cells on any one of which a disc of the side would make the rectangle bounded."""
    own, found = bounds.side + 1, []
    for place, wall in enumerate(bounds.walls):
        others = [cell for cell in wall.cells if position.data[BOARD + cell] != own]
        if len(others) != 1:
            continue
        walls = list(bounds.walls)
        walls[place] = wall._replace(colour=own)
        opposite = walls[place ^ 1]
        if not opposite.cells:
            walls[place ^ 1] = opposite._replace(colour=own)
        if bounds._replace(walls=tuple(walls)).is_bounded:
            found += others
    return tuple(found)


def largest(found: Sequence[Bounds]) -> list[Bounds]:
    """The rectangles that are not inside another one."""
    return [
        one
        for one in found
        if not any(other is not one and contains(other.rectangle, one.rectangle) for other in found)
    ]
