"""Faust by the letter of the rulebook's section 4: every rectangle and every 4x4 square is tried."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from .boards import LETTERS, OTHER, square

DEFAULTS = {"size": 8, "pie": True, "pattern": True}

PATTERN = [".xo.", "xxoo", "ooxx", ".ox."]


class Rectangle(NamedTuple):
    """Its first and last file and rank, counted from 0."""

    left: int
    bottom: int
    right: int
    top: int

    def cells(self) -> list[str]:
        return [name(x, y) for y in range(self.bottom, self.top + 1) for x in range(self.left, self.right + 1)]

    def holds(self, other: Rectangle) -> bool:
        return (
            self.left <= other.left
            and self.bottom <= other.bottom
            and other.right <= self.right
            and other.top <= self.top
        )

    def __str__(self) -> str:
        return f"{name(self.left, self.bottom)}:{name(self.right, self.top)}"


def name(x: int, y: int) -> str:
    return f"{LETTERS[x]}{y + 1}"


class Faust:
    def __init__(self, **options: object) -> None:
        self.options = {**DEFAULTS, **options}
        self.size = self.options["size"]
        self.grid = square(self.size)
        self.stones: dict[str, str] = {}
        self.turn = 0
        self.side = "black"
        self.seat_of_black = "first"
        self.swap_offered = False
        self.white_has_placed = False
        self.outcome: tuple | None = None
        self.event = None

    # Queries

    @property
    def to_move(self) -> str | None:
        return None if self.outcome else self.side

    def chance(self) -> dict[str, Fraction]:
        return {}

    def board(self) -> dict[str, str]:
        return dict(self.stones)

    def legal(self) -> set[str]:
        if self.outcome:
            return set()
        actions = {cell for cell in self.grid.cells if cell not in self.stones}
        actions |= set(self.captures())
        if not actions:
            actions = {"pass"}
        if self.swap_offered:
            actions.add("swap")
        return actions

    def captures(self) -> dict[str, list[str]]:
        """Every capture of the side to move, with the discs that it turns."""
        found = {str(rectangle): rectangle.cells() for rectangle in self.bounded_rectangles()}
        if self.options["pattern"]:
            found |= self.locked_crosscuts()
        return found

    # Capture A

    def locked_crosscuts(self) -> dict[str, list[str]]:
        found = {}
        for y in range(self.size - 3):
            for x in range(self.size - 3):
                for mine in "xo":
                    colours = {mine: self.side, "xo".replace(mine, ""): OTHER[self.side]}
                    cells = {
                        name(x + i, y + 3 - j): colours[mark]
                        for j, line in enumerate(PATTERN)
                        for i, mark in enumerate(line)
                        if mark != "."
                    }
                    if all(self.stones.get(cell) == colour for cell, colour in cells.items()):
                        found["#" + name(x, y)] = [cell for cell, colour in cells.items() if colour != self.side]
        return found

    # Capture B

    def bounded_rectangles(self) -> list[Rectangle]:
        meeting = [rectangle for rectangle in self.enemy_rectangles() if self.walls_suffice(rectangle)]
        return [r for r in meeting if not any(other != r and other.holds(r) for other in meeting)]

    def enemy_rectangles(self) -> list[Rectangle]:
        enemy = OTHER[self.side]
        found = []
        for left in range(self.size):
            for bottom in range(self.size):
                right_end = self.size
                for top in range(bottom, self.size):
                    # A file that breaks the run in this rank breaks it in every higher rectangle too.
                    for right in range(left, right_end):
                        if self.stones.get(name(right, top)) != enemy:
                            right_end = right
                            break
                        found.append(Rectangle(left, bottom, right, top))
        return found

    def wall(self, cells: list[str]) -> str:
        """`edge`, the one colour that fills it, or `broken`."""
        if any(cell not in self.grid.near for cell in cells):
            return "edge"
        colours = {self.stones.get(cell, "empty") for cell in cells}
        return colours.pop() if colours in ({"black"}, {"white"}) else "broken"

    def walls_suffice(self, r: Rectangle) -> bool:
        """Conditions 1 and 2."""
        across, up = range(r.left, r.right + 1), range(r.bottom, r.top + 1)
        owned = 0
        for length, near, far in (
            (len(up), [(r.left - 1, y) for y in up], [(r.right + 1, y) for y in up]),
            (len(across), [(x, r.bottom - 1) for x in across], [(x, r.top + 1) for x in across]),
        ):
            one, two = (self.wall([self.name_or_nothing(x, y) for x, y in wall]) for wall in (near, far))
            if one == two == "edge":
                continue  # neutral: they meet 1, and count for neither side
            if one == "edge":
                one = two
            if two == "edge":
                two = one
            if "broken" in (one, two):
                return False
            owned += length * [one, two].count(self.side)
        return 2 * owned > 2 * (len(across) + len(up))

    def name_or_nothing(self, x: int, y: int) -> str:
        return name(x, y) if 0 <= x < self.size and 0 <= y < self.size else "outside"

    # Play

    def play(self, text: str) -> None:
        assert text in self.legal(), text
        if text == "swap":
            self.seat_of_black = "second" if self.seat_of_black == "first" else "first"
            self.swap_offered = False
            return
        if text in self.grid.near:
            self.stones[text] = self.side
            if self.side == "white":
                self.white_has_placed = True
        elif text != "pass":
            for cell in self.captures()[text]:
                self.stones[cell] = self.side
        self.turn += 1
        self.swap_offered = self.options["pie"] and self.turn == 1
        if self.white_has_placed:
            for side in ("black", "white"):
                if side not in self.stones.values():
                    self.outcome = (OTHER[side], "annihilation", None)
        if self.outcome is None and self.turn == 12 * len(self.grid.cells):
            self.outcome = (None, "move-cap", None)
        self.side = OTHER[self.side]
