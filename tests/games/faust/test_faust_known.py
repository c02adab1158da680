"""Known results about Faust, computed again: full boards allow a capture, and captures alone never repeat a position.

Small boards are searched completely by the compiled law, larger full boards are left to a SAT solver.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import numba
import numpy as np
import pytest
from pysat.solvers import Solver

import craton
from craton.games.faust.law import rules
from craton.kernel.layout import BOARD, TURN
from tests.games.faust.faust_boards import position_of, random_cells
from tests.referee.boards import OTHER, square
from tests.referee.faust import Rectangle

# Positions as bits: one for each cell with a disc of the side to move; the colours change with the mover, so that
# a board and its negative, the other side to move, are one position. What repeats here repeats on the board.
UNSEEN, ENTERED, LEFT, CAPTURES = 0, 1, 2, 4
HALF = 13  # of up to 25 bits, so that the images of a board are put together from two tables

crosscuts, rectangles = rules.crosscuts, rules.rectangles


@numba.njit
def find_captures(law: Any, discs: int, own: int) -> tuple[int, int]:
    """Write all rectangles, then all crosscuts; return the number of rectangles and the total."""
    constants, state, out, work = law
    for cell in range(len(state) - BOARD):
        bit = 1 << cell
        state[BOARD + cell] = 0 if not discs & bit else 1 if own & bit else 2
    count = rectangles(constants, state, out, 0, work)
    return count, crosscuts(constants, state, out, count, work)


@numba.njit
def lowest_image(board: int, images: Any) -> int:
    """The least of the images of a board under the symmetries given: int64[2, symmetries, 2**HALF]."""
    lowest = board
    for symmetry in range(images.shape[1]):
        image = images[0, symmetry, board & ((1 << HALF) - 1)] | images[1, symmetry, board >> HALF]
        lowest = min(lowest, image)
    return lowest


@numba.njit
def search(law: Any, areas: Any, discs: int, pattern: bool, images: Any, marks: Any, path: Any) -> int:
    """Follows all alternating captures on all boards with these discs; returns -1, or a board that comes up again.

    A side without a capture passes if the other side has one. Depth first: marks uint8[2**cells] is modified in place.
    """
    out = law[2]
    root = discs
    while True:
        path[0] = lowest_image(root, images)
        length = 1
        while length:
            length -= 1
            own = path[length]
            if own < 0:  # all that follows has been seen
                marks[~own] += LEFT - ENTERED
                continue
            if marks[own] != UNSEEN:
                continue
            bounded, count = find_captures(law, discs, own)
            if not pattern:
                count = bounded
            for i in range(count):
                out[i] = discs & ~(own | areas[out[i]])
            marks[own] = ENTERED + (CAPTURES if bounded else 0)
            path[length] = ~own
            length += 1
            if count == 0:
                negative = discs & ~own
                bounded, count = find_captures(law, discs, negative)
                if not pattern:
                    count = bounded
                count = min(count, 1)
                out[0] = negative
            for i in range(count):
                following = lowest_image(out[i], images)
                if marks[following] & ENTERED:
                    return own
                if marks[following] == UNSEEN:
                    path[length] = following
                    length += 1
        if root == 0:
            return -1
        root = (root - 1) & discs


@numba.njit
def board_without_captures(full: int, marks: Any, images: Any) -> int:
    """A full board, not of one colour, on which neither side captures a rectangle; -1 if there is none."""
    for own in range(1, full):
        if lowest_image(own, images) == own:
            negative = lowest_image(full & ~own, images)
            if not (marks[own] | marks[negative]) & CAPTURES:
                return own
    return -1


class Boards:
    """All that the search takes for one size."""

    def __init__(self, n: int) -> None:
        self.game = craton.game("faust", size=n)
        self.n, self.full = n, (1 << n * n) - 1
        state = np.zeros(self.game.slots, np.int64)
        state[TURN] = 2
        out, work = np.zeros(self.game.most_actions, np.int64), np.zeros(self.game.work_size, np.int64)
        self.law = self.game.arrays, state, out, work
        self.areas = np.zeros(self.game.action_count, np.int64)
        for action in range(n * n + rules.SQUARES, self.game.action_count):
            self.areas[action] = sum(1 << self.game.board.index[cell] for cell in self.cells_of(action))
        self.marks = np.zeros(self.full + 1, np.uint8)
        self.path = np.zeros(1 << 12, np.int64)
        self.no_images = np.zeros((2, 0, 1 << HALF), np.int64)

    def cells_of(self, action: int) -> list[str]:
        """The cells in which a capture turns enemy discs."""
        low, colon, high = self.game.definition.notation.write(self.game, action).lstrip("#").partition(":")
        bottom, left = divmod(self.game.board.index[low], self.n)
        if colon:
            top, right = divmod(self.game.board.index[high], self.n)
            return Rectangle(left, bottom, right, top).cells()
        right, top = min(left + 3, self.n - 1), min(bottom + 3, self.n - 1)
        corners = {Rectangle(x, y, x, y).cells()[0] for x in (left, left + 3) for y in (bottom, bottom + 3)}
        return [cell for cell in Rectangle(left, bottom, right, top).cells() if cell not in corners]

    def images(self) -> Any:
        """For lowest_image, all symmetries of the board."""
        images = np.zeros((2, 8, 1 << HALF), np.int64)
        for symmetry, permutation in enumerate(self.game.board.symmetries):
            for cell, image in enumerate(permutation):
                half, bit = divmod(cell, HALF)
                images[half, symmetry, np.arange(1 << HALF) >> bit & 1 == 1] |= 1 << image
        return images

    def essentially_different(self) -> Iterator[int]:
        """One set of cells out of each class of symmetric ones."""
        images = self.images()
        return (cells for cells in range(self.full + 1) if lowest_image(cells, images) == cells)

    def repeats(self, discs: int, *, pattern: bool, images: Any = None) -> bool:
        """Whether captures on boards with these discs can repeat a position."""
        self.marks[: discs + 1] = UNSEEN
        images = self.no_images if images is None else images
        return bool(search(self.law, self.areas, discs, pattern, images, self.marks, self.path) >= 0)


@pytest.mark.long
@pytest.mark.parametrize("pattern", [True, False])
def test_captures_never_repeat_a_position_on_full_boards_of_size_5_and_one_side_can_capture(pattern: bool) -> None:
    boards = Boards(5)
    images = boards.images()
    assert not boards.repeats(boards.full, pattern=pattern, images=images)
    assert board_without_captures(boards.full, boards.marks, images) == -1


@pytest.mark.parametrize("n", [3, 4])
@pytest.mark.parametrize("pattern", [True, False])
def test_on_small_full_boards_captures_repeat_nothing_and_one_side_can_capture(n: int, pattern: bool) -> None:
    boards = Boards(n)
    assert not boards.repeats(boards.full, pattern=pattern)
    assert board_without_captures(boards.full, boards.marks, boards.no_images) == -1


@pytest.mark.sample(1)
@pytest.mark.parametrize("n", [3, 4])
def test_captures_never_repeat_a_position_on_small_boards_with_empty_cells(n: int) -> None:
    boards = Boards(n)
    repeating = [discs for discs in boards.essentially_different() if boards.repeats(discs, pattern=True)]
    assert repeating == []


def test_without_the_pattern_they_never_repeat_one_either() -> None:
    boards = Boards(4)
    crosscut = int(boards.areas[16 + rules.SQUARES])  # with other empty cells it cannot stand there anyway
    repeating = [
        discs
        for discs in boards.essentially_different()
        if discs & crosscut == crosscut and boards.repeats(discs, pattern=False)
    ]
    assert repeating == []


def test_the_search_finds_a_repetition_where_there_is_one() -> None:
    boards = Boards(3)
    boards.areas[:] = 0  # captures that turn nothing
    assert boards.repeats(boards.full, pattern=True)


def test_the_search_has_seen_every_board() -> None:
    boards = Boards(4)
    for discs in (boards.full, 0b0110_1111_1111_0110, 0b1111_0001_0000_1010):
        assert not boards.repeats(discs, pattern=True)
        seen = np.flatnonzero(boards.marks[: discs + 1])
        assert len(seen) == 2 ** int(discs).bit_count()
        assert set(boards.marks[seen]) <= {LEFT, LEFT + CAPTURES}


class Clauses:
    """Says of a full board of size n that a side cannot capture a rectangle, to a SAT solver."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.cells = {cell: number for number, cell in enumerate(square(n).cells, start=1)}
        self.clauses: list[list[int]] = []
        self.filled: dict[tuple[Rectangle, str], int] = {}
        self.variables = len(self.cells)

    def fill(self, rectangle: Rectangle, colour: str) -> int:
        """A variable that is true if all these cells are of that colour; a black cell's own variable is true."""
        left, bottom, right, top = rectangle
        if (left, bottom) == (right, top):
            (cell,) = rectangle.cells()
            return self.cells[cell] if colour == "black" else -self.cells[cell]
        if (rectangle, colour) not in self.filled:
            if left < right:
                parts = rectangle._replace(right=right - 1), rectangle._replace(left=right)
            else:
                parts = rectangle._replace(top=top - 1), rectangle._replace(bottom=top)
            one, other = (self.fill(part, colour) for part in parts)
            self.variables += 1
            self.clauses.append([-one, -other, self.variables])
            self.filled[rectangle, colour] = self.variables
        return self.filled[rectangle, colour]

    def pair(self, one: Rectangle, opposite: Rectangle, side: str) -> Iterator[tuple[int, list[int]]]:
        """All that two opposite walls can be: how many of them are the side's, and the variables that say so."""
        walls = [wall for wall in (one, opposite) if min(wall) >= 0 and max(wall) < self.n]
        for colours in product(("black", "white"), repeat=len(walls)):
            owned = 2 * colours.count(side) // max(len(walls), 1)  # an edge has the colour of the wall opposite
            yield owned, [self.fill(wall, colour) for wall, colour in zip(walls, colours, strict=True)]

    def forbid_captures(self, side: str) -> None:
        spans = list(combinations_with_replacement(range(self.n), 2))
        for (left, right), (bottom, top) in product(spans, spans):
            rectangle = Rectangle(left, bottom, right, top)
            width, height = right - left + 1, top - bottom + 1
            to_left, to_right = (rectangle._replace(left=file, right=file) for file in (left - 1, right + 1))
            below, above = (rectangle._replace(bottom=rank, top=rank) for rank in (bottom - 1, top + 1))
            upright, lying = self.pair(to_left, to_right, side), self.pair(below, above, side)
            for (ends, walls), (sides, more) in product(upright, list(lying)):
                if ends * height + sides * width > width + height:
                    inside = self.fill(rectangle, OTHER[side])
                    self.clauses.append([-inside, *(-wall for wall in walls + more)])


@pytest.mark.sample(6)
@pytest.mark.parametrize("n", range(3, 16))
def test_on_every_full_board_not_of_one_colour_one_side_can_capture_a_rectangle(n: int) -> None:
    clauses = Clauses(n)
    clauses.forbid_captures("black")
    clauses.forbid_captures("white")
    black = list(clauses.cells.values())
    with Solver("glucose4", bootstrap_with=clauses.clauses) as solver:
        assert solver.solve(assumptions=black)  # all black
        assert solver.solve(assumptions=[-cell for cell in black])
        solver.add_clause(black)
        solver.add_clause([-cell for cell in black])
        assert not solver.solve()


@pytest.mark.parametrize("n", [3, 4, 5, 7])
def test_the_clauses_say_what_the_rules_say(n: int) -> None:
    rng = random.Random(f"clauses {n}")
    clauses = Clauses(n)
    clauses.forbid_captures("black")
    game = craton.game("faust", size=n, pattern=False)
    answers = []
    with Solver("glucose4", bootstrap_with=clauses.clauses) as solver:
        for _ in range(300):
            cells = [cell or 1 for cell in random_cells(rng, n)]
            board = [number if value == 1 else -number for number, value in enumerate(cells, start=1)]
            answers.append(solver.solve(assumptions=board))
            assert answers[-1] == (list(position_of(game, cells, 0).legal_moves) == ["pass"])
    assert 10 < sum(answers) < 290
