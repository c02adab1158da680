"""What Faust's network sees of a position, and what its planes mean."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from craton.core.game import Game
from craton.core.network import ENCODE, LOGITS
from craton.games.faust.law.rules import PATTERN, PIE, SIZE, SQUARES, SWAP, rectangles
from craton.kernel.decorator import CONSTANTS, INT, INTS, VOID, Constants, Floats, Ints, Signature, kernel
from craton.kernel.layout import BLACK_SEAT, BOARD, CELLS, EMPTY, MOVER, OPTIONS, SIZES, TURN, WHITE
from craton.kernel.rings import EDGE, relative_kind, ring_classes

RING_CLASS, RING_CLASSES = ring_classes(4)

CELL_CODES = 5
BESIDE = 0  # the kind of a cell and of the four cells beside it
DIAGONAL = BESIDE + 3 * RING_CLASSES  # and of its four diagonal neighbours
THREATS = DIAGONAL + 3 * RING_CLASSES  # the size of the largest capture that would flip it
RUNS = THREATS + 3 * 4  # its runs along the row and along the column: colour, both ends, length
RUN_KINDS = 2 * 9 * 4 + 1
CODES = RUNS + RUN_KINDS
GLOBAL_CODES = 3
STAGES, CAPTURES, RULES = 0, 12, 15
GLOBAL_KINDS = RULES + 4
OPEN, CLOSED, AT_EDGE = range(3)


@kernel(Signature(INT, INTS, INT, INT, INT, INT))
def kind_at(state: Ints, n: int, x: int, y: int, own: int) -> int:
    if x < 0 or y < 0 or x >= n or y >= n:
        return EDGE
    return relative_kind(state[BOARD + y * n + x], own)


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def encode_neighbours(constants: Constants, state: Ints, out: Ints) -> None:
    """Write the codes BESIDE and DIAGONAL of each cell."""
    n, own = constants[OPTIONS][SIZE], state[MOVER] + 1
    for y in range(n):
        for x in range(n):
            kind = kind_at(state, n, x, y, own)
            beside = kind_at(state, n, x + 1, y, own) | kind_at(state, n, x, y + 1, own) << 2
            beside |= kind_at(state, n, x - 1, y, own) << 4 | kind_at(state, n, x, y - 1, own) << 6
            diagonal = kind_at(state, n, x + 1, y + 1, own) | kind_at(state, n, x - 1, y + 1, own) << 2
            diagonal |= kind_at(state, n, x - 1, y - 1, own) << 4 | kind_at(state, n, x + 1, y - 1, own) << 6
            at = (y * n + x) * CELL_CODES
            out[at] = BESIDE + kind * RING_CLASSES + RING_CLASS[beside]
            out[at + 1] = DIAGONAL + kind * RING_CLASSES + RING_CLASS[diagonal]
            out[at + 2] = THREATS + kind * 4


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INT, INT, INTS))
def encode_runs(constants: Constants, state: Ints, along: int, across: int, code: int, out: Ints) -> None:
    """Write the code of the run of equal discs that each cell is in: along rows (along 1, across size) or columns."""
    n, own = constants[OPTIONS][SIZE], state[MOVER] + 1
    for line in range(n):
        begin = 0
        while begin < n:
            stone = state[BOARD + line * across + begin * along]
            end = begin + 1
            while end < n and state[BOARD + line * across + end * along] == stone:
                end += 1
            found = RUNS + RUN_KINDS - 1
            if stone != EMPTY:
                first, last = AT_EDGE, AT_EDGE
                if begin > 0:
                    first = OPEN if state[BOARD + line * across + (begin - 1) * along] == EMPTY else CLOSED
                if end < n:
                    last = OPEN if state[BOARD + line * across + end * along] == EMPTY else CLOSED
                ends = max(first, last) * 3 + min(first, last)
                found = RUNS + ((0 if stone == own else 9) + ends) * 4 + min(end - begin, 4) - 1
            for place in range(begin, end):
                out[(line * across + place * along) * CELL_CODES + code] = found
            begin = end


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS, INTS))
def encode_threats(constants: Constants, state: Ints, kind: int, work: Ints, out: Ints) -> int:
    """Raise the code THREATS of discs of a kind that the side to move can capture; return the number of captures."""
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    found = 5 * cells  # in work, after the part that the law uses
    count = rectangles(constants, state, work[found:], 0, work)
    for at in range(count):
        code = work[found + at] - cells - SQUARES - cells
        low, high = code // cells, code % cells
        width = (high - low) % n + 1
        height = (high - low) // n + 1
        size = 1 if width * height == 1 else (2 if width * height <= 3 else 3)
        for row in range(low, high + 1, n):
            for cell in range(row, row + width):
                threat = cell * CELL_CODES + 2
                out[threat] = max(out[threat], THREATS + kind * 4 + size)
    return count


@kernel(ENCODE)
def encode(constants: Constants, state: Ints, work: Ints, out: Ints) -> int:
    """Write CELL_CODES codes for each cell, then GLOBAL_CODES codes of the position."""
    cells, n, mover, turn = constants[SIZES][CELLS], constants[OPTIONS][SIZE], state[MOVER], state[TURN]
    encode_neighbours(constants, state, out)
    encode_runs(constants, state, 1, n, 3, out)
    encode_runs(constants, state, n, 1, 4, out)
    captures = encode_threats(constants, state, 2, work, out)
    state[MOVER] = 1 - mover
    encode_threats(constants, state, 1, work, out)
    state[MOVER] = mover
    empty = 0
    for cell in range(cells):
        empty += state[BOARD + cell] == EMPTY
    stage = 4 + (empty * 7 + cells - 1) // cells
    if turn < 3:
        stage = turn + (2 if turn == 1 and constants[OPTIONS][PIE] and state[BLACK_SEAT] == 0 else 0)
    at = cells * CELL_CODES
    out[at] = STAGES + stage
    out[at + 1] = CAPTURES + min(captures, 2)
    out[at + 2] = RULES + 2 * constants[OPTIONS][PATTERN] + (1 if mover == WHITE else 0)
    return 1


@kernel(LOGITS)
def logits(constants: Constants, state: Ints, actions: Ints, count: int, planes: Floats, out: Floats) -> None:
    """A placement by the first plane of its cell, a capture by the second plane of its corners, swap and pass alone."""
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    for at in range(count):
        code = actions[at] - cells
        if code < 0:
            out[at] = planes[2 * actions[at]]
        elif code < SQUARES:
            out[at] = planes[2 * cells + (0 if code == SWAP else 1)]
        else:
            low, high = code - SQUARES, code - SQUARES + 3 * n + 3
            if code >= SQUARES + cells:
                low, high = (code - SQUARES - cells) // cells, (code - SQUARES - cells) % cells
            width = (high - low) % n
            out[at] = planes[2 * low + 1] + planes[2 * high + 1]
            out[at] += planes[2 * (low + width) + 1] + planes[2 * (high - width) + 1]


def neighbourhood(game: Game) -> npt.NDArray[np.int64]:
    """Each cell and the eight cells around it."""
    size = int(game.options["size"])
    cells = np.arange(size * size).reshape(size, size)
    framed = np.pad(cells, 1, constant_values=size * size)
    return np.stack([framed[y : y + size, x : x + size].ravel() for y in range(3) for x in range(3)], axis=1)
