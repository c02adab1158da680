"""A slow, plain implementation of Faust from the rulebook, independent of the program, to test the law against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

Cell = tuple[int, int]  # file and rank, from 1
Discs = Mapping[Cell, str]  # 'black' or 'white'
Corners = tuple[int, int, int, int]  # left file, bottom rank, right file, top rank

CROSSCUT = """
    .  x  o  .
    x  x  o  o
    o  o  x  x
    .  o  x  .
"""


def other(side: str) -> str:
    return "white" if side == "black" else "black"


def name(cell: Cell) -> str:
    file, rank = cell
    return f"{chr(ord('a') + file - 1)}{rank}"


def cell_of(text: str) -> Cell:
    return ord(text[0]) - ord("a") + 1, int(text[1:])


# Capture A


def crosscut_at(discs: Discs, corner: Cell) -> set[Cell] | None:
    """The twelve cells of the locked crosscut whose square has that bottom-left corner, if there is one."""
    file, rank = corner
    drawn = {}
    for down, row in enumerate(CROSSCUT.split("\n")[1:5]):
        for right, letter in enumerate(row.split()):
            if letter != ".":
                drawn[file + right, rank + 3 - down] = letter
    for x in ("black", "white"):
        colour = {"x": x, "o": other(x)}
        if all(discs.get(cell) == colour[letter] for cell, letter in drawn.items()):
            return set(drawn)
    return None


# Capture B


def all_rectangles(n: int) -> Iterator[Corners]:
    for left in range(1, n + 1):
        for bottom in range(1, n + 1):
            for right in range(left, n + 1):
                for top in range(bottom, n + 1):
                    yield left, bottom, right, top


def cells_of(corners: Corners) -> list[Cell]:
    left, bottom, right, top = corners
    return [(file, rank) for file in range(left, right + 1) for rank in range(bottom, top + 1)]


def colour_of_wall(discs: Discs, n: int, cells: list[Cell]) -> str:
    if any(not 1 <= file <= n or not 1 <= rank <= n for file, rank in cells):
        return "edge"
    if all(discs.get(cell) == "black" for cell in cells):
        return "black"
    if all(discs.get(cell) == "white" for cell in cells):
        return "white"
    return "no one colour"


def settle_edges(one: str, opposite: str) -> tuple[str, str]:
    if one == opposite == "edge":
        return "neutral", "neutral"
    if one == "edge":
        return opposite, opposite
    if opposite == "edge":
        return one, one
    return one, opposite


def meets_1_and_2(discs: Discs, n: int, side: str, corners: Corners) -> bool:
    left, bottom, right, top = corners
    ranks, files = range(bottom, top + 1), range(left, right + 1)
    width, height = len(files), len(ranks)
    to_left = colour_of_wall(discs, n, [(left - 1, rank) for rank in ranks])
    to_right = colour_of_wall(discs, n, [(right + 1, rank) for rank in ranks])
    below = colour_of_wall(discs, n, [(file, bottom - 1) for file in files])
    above = colour_of_wall(discs, n, [(file, top + 1) for file in files])
    to_left, to_right = settle_edges(to_left, to_right)
    below, above = settle_edges(below, above)
    if "no one colour" in (to_left, to_right, below, above):
        return False
    owned = height * (to_left == side) + height * (to_right == side) + width * (below == side) + width * (above == side)
    return 2 * owned > 2 * (width + height)


def contains(larger: Corners, corners: Corners) -> bool:
    return (
        larger != corners
        and larger[0] <= corners[0]
        and larger[1] <= corners[1]
        and larger[2] >= corners[2]
        and larger[3] >= corners[3]
    )


def rectangles(discs: Discs, n: int, side: str) -> set[Corners]:
    """All captures B of a side."""
    enemy_only = (r for r in all_rectangles(n) if all(discs.get(cell) == other(side) for cell in cells_of(r)))
    met = [corners for corners in enemy_only if meets_1_and_2(discs, n, side, corners)]
    return {corners for corners in met if not any(contains(larger, corners) for larger in met)}


class Twin:
    """A position."""

    def __init__(self, size: int = 8, *, pie: bool = True, pattern: bool = True) -> None:
        self.n, self.pie, self.pattern = size, pie, pattern
        self.cells = [(file, rank) for rank in range(1, size + 1) for file in range(1, size + 1)]
        self.discs: dict[Cell, str] = {}
        self.turns = 0
        self.swapped = False

    @property
    def side(self) -> str:
        return "white" if self.turns % 2 else "black"

    def captures(self) -> dict[str, set[Cell]]:
        """The cells of each capture, by its text."""
        found = {}
        if self.pattern:
            for corner in self.cells:
                cells = crosscut_at(self.discs, corner)
                if cells is not None:
                    found[f"#{name(corner)}"] = cells
        for corners in rectangles(self.discs, self.n, self.side):
            left, bottom, right, top = corners
            found[f"{name((left, bottom))}:{name((right, top))}"] = set(cells_of(corners))
        return found

    def legal(self) -> set[str]:
        actions = {name(cell) for cell in self.cells if cell not in self.discs} | set(self.captures())
        if not actions:
            return {"pass"}
        return actions | {"swap"} if self.turns == 1 and self.pie and not self.swapped else actions
