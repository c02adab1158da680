"""Conversion between states of the law and the work space of `regions.py`; compiled only."""

from __future__ import annotations

from numba.cpython.unsafe.numbers import trailing_zeros

from craton.games.lifeline.search.regions import (
    ANY,
    AT,
    BORDER,
    EMPTY_COUNT,
    EMPTY_PLACES,
    GROUPS,
    KIND,
    LABELS,
    MANY,
    MASK_BITS,
    NEXT,
    NEXT_LABEL,
    PARENT,
    QUEUE,
    REGIONS,
    ROW,
    STEPS,
    STONE,
    STONES,
    TOUCHED,
    TOUCHING,
    UNSEEN,
    WALL,
    as_int64,
    count_groups,
    find_wall,
    flood,
    touch,
    uint8_view,
    uint16_view,
)
from craton.kernel.decorator import CONSTANTS, INT, INTS, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import BLACK_STONE, BOARD, CELLS, EMPTY, SIZES, WHITE_STONE

# A turn needs at most three new region numbers: two for parts and one for a flood; or one for each group that leaves
# the board without touching a region, of which there are at most two, or three while the stone's own region vanishes.
SPARE = 4


@kernel(Signature(INT, INT, INT))
def row_length(size: int, y: int) -> int:
    return 2 * size - 1 - abs(size - 1 - y)


@kernel(Signature(INT, INT, INT))
def row_start(size: int, y: int) -> int:
    """The place of a row's first cell."""
    return y * ROW + max(size - y, 1)


@kernel(Signature(INT, INT, INT))
def cell_at(size: int, place: int) -> int:
    """The number of the cell at a place."""
    cell = place - row_start(size, place // ROW)
    for y in range(place // ROW):
        cell += row_length(size, y)
    return cell


@kernel(Signature(INT, INT, INT))
def place_of(size: int, cell: int) -> int:
    y = 0
    while cell >= row_length(size, y):
        cell -= row_length(size, y)
        y += 1
    return row_start(size, y) + cell


@kernel(Signature(INT, CONSTANTS, INTS, INTS))
def set_up(constants: Constants, state: Ints, work: Ints) -> int:
    """Find the groups, regions and walls of a state; return the board's size, or 0 if there are too many of them."""
    at, half = uint8_view(work), uint16_view(work)
    cells = constants[SIZES][CELLS]
    size = 2
    while 3 * size * (size - 1) + 1 < cells:
        size += 1
    for index in range((2 * size + 1) * ROW):  # a row below and a row above the board
        at[index] = BORDER
    for label in range(LABELS):
        half[PARENT + label] = label
    half[WALL + BORDER] = 0
    work[NEXT_LABEL] = 1
    stones = 0
    for cell in range(cells):
        stones |= state[BOARD + cell]
    shown = UNSEEN if stones else 0  # without stones everything is region 0
    slot, empties = BOARD, 0
    for y in range(2 * size - 1):
        start = row_start(size, y)
        for place in range(start, start + row_length(size, y)):
            kind = state[slot]
            slot += 1
            at[AT + place] = shown + kind
            half[EMPTY_PLACES + empties] = place
            empties += kind == EMPTY
    work[EMPTY_COUNT] = empties
    work[REGIONS] = 1
    for colour in range(BLACK_STONE, WHITE_STONE + 1):
        work[GROUPS + colour] = work[ANY + colour] = work[MANY + colour] = work[TOUCHING + (colour << KIND)] = 0
    return size if stones == 0 or find_parts(work, size) else 0


@kernel(Signature(INT, INTS, INT))
def find_parts(work: Ints, size: int) -> int:
    """The part of `set_up` for a board with stones; return 0 if there are too many groups or regions."""
    at, half = uint8_view(work), uint16_view(work)
    regions = 0
    for entry in range(work[EMPTY_COUNT]):
        start = as_int64(half[EMPTY_PLACES + entry])
        if at[AT + start] == UNSEEN:
            if regions == MASK_BITS - SPARE:
                return 0
            flood(work, start, regions)
            work[TOUCHING + (BLACK_STONE << KIND) + regions] = work[TOUCHING + (WHITE_STONE << KIND) + regions] = 0
            regions += 1
    work[REGIONS] = (1 << regions) - 1
    for start in range((2 * size - 1) * ROW):
        colour = as_int64(at[AT + start]) - UNSEEN
        if colour <= EMPTY:
            continue
        if work[GROUPS + colour] == -1:
            return 0
        number = trailing_zeros(~work[GROUPS + colour])
        group = (colour << KIND) + number
        work[GROUPS + colour] |= 1 << number
        half[WALL + group] = label = work[NEXT_LABEL]
        work[NEXT_LABEL] += 1
        stones = flood(work, start, group)
        half[STONE + group], half[STONES + group] = start, stones
        before, touched = as_int64(half[QUEUE + stones - 1]), 0
        for entry in range(stones):
            place = as_int64(half[QUEUE + entry])
            half[NEXT + before] = place
            before = place
            for ring in range(6):
                shown = as_int64(at[AT + place + STEPS[ring]])
                if shown < MASK_BITS:
                    touched |= 1 << shown
                elif shown < UNSEEN and shown != group:
                    half[PARENT + find_wall(work, as_int64(half[WALL + shown]))] = find_wall(work, label)
        work[TOUCHED + group] = touched
        while touched:
            touch(work, colour, 1 << number, trailing_zeros(touched))
            touched &= touched - 1
    for region in range(regions):
        count_groups(work, BLACK_STONE, region)
        count_groups(work, WHITE_STONE, region)
    return 1


@kernel(Signature(VOID, INTS, INT, INTS))
def write_board(work: Ints, size: int, state: Ints) -> None:
    """Write the board into a state."""
    at = uint8_view(work)
    slot = BOARD
    for place in range((2 * size - 1) * ROW):
        if at[AT + place] < BORDER:
            state[slot] = as_int64(at[AT + place]) >> KIND
            slot += 1
