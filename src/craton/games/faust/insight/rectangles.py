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
"""Where the walls of a rectangle stand, in the order used here; every second one is opposite to the one before it."""


class Wall(NamedTuple):
    cells: tuple[int, ...]
    """None where the wall is the board's edge."""
    colour: int
    """That of all its discs; EMPTY if they are not of one colour, EDGE if both opposite walls are the edge."""
    length: int


class Bounds(NamedTuple):
    """A rectangle of enemy discs with its walls."""

    rectangle: Rectangle
    walls: tuple[Wall, ...]
    side: int
    """Who would capture it."""

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
        """How much more of the perimeter the side owns than it does not; above 0 it is more than half."""
        return 2 * self.owned_by(self.side) - self.perimeter

    @property
    def is_bounded(self) -> bool:
        """Whether conditions 1 and 2 are met."""
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
    """Whether a rectangle is another one or part of it."""
    return (
        larger.left <= smaller.left
        and larger.bottom <= smaller.bottom
        and larger.right >= smaller.right
        and larger.top >= smaller.top
    )


def near_rectangles(position: Position, side: int) -> Iterator[Bounds]:
    """All rectangles of enemy discs that are bounded, or may become so by one more disc of the side's own in a wall.

    With two walls that are not of one colour, one disc would not do; nor if the enemy owns more than half, since a
    wall of the enemy's that one disc turns has length 1. Those of which the side owns exactly half are among them.
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
    """By cell: how many discs of a colour stand in a row from there on, to the right (step 1) or up (step n)."""
    runs = [0] * (n * n)
    for cell in reversed(range(n * n)):
        if values[cell] == colour:
            is_last = cell % n == n - 1 if step == 1 else cell >= n * (n - 1)
            runs[cell] = 1 if is_last else 1 + runs[cell + step]
    return runs


def missing_cells(position: Position, bounds: Bounds) -> tuple[int, ...]:
    """The cells of walls that keep a rectangle from being bounded, each of them alone: with a disc of the side's own
    there it would be."""
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
    """Those that are part of no other one."""
    return [
        one
        for one in found
        if not any(other is not one and contains(other.rectangle, one.rectangle) for other in found)
    ]
