"""The document's statements about Faust, tested by the law on small and on drawn boards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from craton.core.position import Position
from craton.core.registry import game
from craton.core.sides import Side
from craton.games.faust.law.notation import CROSSCUT
from craton.kernel import layout
from craton.kernel.layout import BLACK, BLACK_STONE, EMPTY, WHITE, WHITE_STONE
from studies.claims.expectimax import Outlook

GLYPHS = ".bw"


def placed(cells: list[int], mover: int, *, pattern: bool = True) -> Position:
    """A position of a game in progress with these cells."""
    size = round(len(cells) ** 0.5)
    faust = game("faust", size=size, pattern=pattern)
    data = [0] * faust.slots
    data[layout.TURN] = 2 * len(cells) + mover
    data[layout.MOVER] = mover
    data[layout.BOARD :] = cells
    data[layout.HASH] = layout.rehash(faust.constants, data)
    return Position(faust, tuple(data))


def drawn(picture: str, mover: int = WHITE, *, pattern: bool = True) -> Position:
    """The same from a picture, with rows from the top."""
    return placed([GLYPHS.index(glyph) for row in reversed(picture.split()) for glyph in row], mover, pattern=pattern)


def captures(position: Position) -> list[str]:
    return [text for text in position.legal_moves if "#" in text or ":" in text]


def turned_by(position: Position, text: str) -> set[int]:
    """The cells whose discs a capture flips."""
    action = position.game.definition.notation.read(position.game, text)
    after = position.after(action)
    return {cell for cell in range(len(position.game.board)) if position.stone(cell) is not after.stone(cell)}


# Full boards


def full_boards(size: int) -> Iterator[list[int]]:
    """All full boards that are not all of one colour."""
    for cells in product((BLACK_STONE, WHITE_STONE), repeat=size * size):
        if len(set(cells)) == 2:
            yield list(cells)


def full_board_has_a_capture() -> bool:
    """Whether some side can capture on every full 3×3 board."""
    return all(any(captures(placed(cells, side)) for side in (BLACK, WHITE)) for cells in full_boards(3))


def connected_corners_live() -> bool:
    """Whether Black, with two opposite corners connected on a full 3×3 board and White to move, never loses."""
    outlook = Outlook()
    return all(outlook.value(placed(cells, WHITE)) == 1 for cells in full_boards(3) if _joins_corners(cells))


def _joins_corners(cells: list[int]) -> bool:
    board = game("faust", size=3).board
    for start, end in (("a1", "c3"), ("a3", "c1")):
        reached = {board.index[start]} if cells[board.index[start]] == BLACK_STONE else set()
        edge = list(reached)
        while edge:
            near = {cell for cell in board.links[edge.pop()] if cells[cell] == BLACK_STONE} - reached
            reached |= near
            edge += near
        if board.index[end] in reached:
            return True
    return False


# Captures


def crosscut_discs() -> list[int]:
    """The number of discs that each side flips by capturing the pattern."""
    picture = " ".join(CROSSCUT).replace("x", "b").replace("o", "w")
    return [len(turned_by(drawn(picture, mover), "#a1")) for mover in (BLACK, WHITE)]


def walls_of_one_disc() -> list[bool]:
    """Whether White captures a single disc if it owns one, two, three or four of its walls."""
    found = []
    for walls in range(1, 5):
        cells = [EMPTY] * 9
        cells[4] = BLACK_STONE
        for number, cell in enumerate((3, 5, 1, 7)):
            cells[cell] = WHITE_STONE if number < walls else BLACK_STONE
        found.append("b2:b2" in captures(placed(cells, WHITE, pattern=False)))
    return found


def long_walls_suffice() -> dict[str, bool]:
    """Whether White captures oblong rectangles by their two longer walls, and squares by two walls."""
    oblong = [(width, height) for width in range(2, 5) for height in range(1, width)]
    return {
        "oblong rectangles": all(_captured_by_long_walls(*sides) for sides in oblong),
        "squares": any(_captured_by_long_walls(side, side) for side in range(1, 5)),
    }


def _captured_by_long_walls(width: int, height: int) -> bool:
    """A black rectangle with a white disc on every cell below and above it, and black walls at its ends."""
    size = 6
    cells = [EMPTY] * (size * size)
    for rank in range(height + 2):
        for file in range(width + 2):
            inside = 1 <= rank <= height
            if inside or 1 <= file <= width:
                cells[rank * size + file] = BLACK_STONE if inside else WHITE_STONE
    position = placed(cells, WHITE, pattern=False)
    return any(turned_by(position, text) >= {size + 1} for text in captures(position) if text.startswith("b2:"))


# Eyes

EYE = 12
"""The middle of a 5×5 board."""
AROUND = frozenset({7, 11, 13, 17})
BOARDS = 1500


def eye_is_safe_from_rectangles() -> bool:
    """Whether no capture of a rectangle on random boards takes a disc next to an eye."""
    rng = random.Random("eyes")
    return not any(
        turned_by(position, text) & AROUND
        for position in (_with_eye(rng) for _ in range(BOARDS))
        for text in captures(position)
    )


def _with_eye(rng: random.Random) -> Position:
    white = rng.choice([0.3, 0.5, 0.7])
    cells = [WHITE_STONE if rng.random() < white else BLACK_STONE for _ in range(25)]
    cells[EYE] = EMPTY
    for cell in AROUND:
        cells[cell] = BLACK_STONE
    return placed(cells, WHITE, pattern=False)


def eye_is_safe_from_the_crosscut() -> bool:
    """A black eye on b5 whose lower disc, b4, is part of a locked crosscut."""
    position = drawn(
        """
        .b....
        b.b...
        .bw...
        bbww..
        wwbb..
        .wb..."""
    )
    return not any(turned_by(position, text) & {position.game.board.index["b4"]} for text in captures(position))


def side_wins_by_annihilation() -> bool:
    """Whether taking the last disc ends the game."""
    position = drawn("w.. bw. w..", WHITE, pattern=False)
    after = [position.after(action) for action in position.legal]
    return any(one.outcome is not None and one.outcome.winner is Side.WHITE for one in after)
