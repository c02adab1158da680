"""Positions as planes of numbers, the input of neural networks. One kernel for all games, driven by a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from craton.kernel.decorator import INT, INTS, SINGLES, VOID, Ints, Signature, Structure, kernel
from craton.kernel.layout import BLACK, BLACK_SEAT, BOARD, FIRST, HIDDEN, MOVER, SECOND

# A row of the table: the kind of the plane; an argument for Black as the viewer, and for White; a number.
FIELDS = 4
KIND, FOR_BLACK, FOR_WHITE, NUMBER = range(FIELDS)

# Kinds. CONSTANT planes never change, so they are left as they are.
CONSTANT = 0
STONES = 1  # 1 on the cells whose value has the argument in the bits of the mask NUMBER
ON_CELL = 2  # 1 on the cell that the slot `argument` holds, plus one
IS_VALUE = 3  # 1 everywhere if the slot `argument` has the value NUMBER
AMOUNT = 4  # the slot `argument`, divided by NUMBER, everywhere
IS_BLACK = 5  # 1 everywhere if the viewer is Black
TO_MOVE = 6  # 1 everywhere if the viewer is to move

NEVER = -1
"""In the memory: the plane has not been written yet."""


class Planes(NamedTuple):
    """How a game's states are written as planes."""

    places: Any
    """int64[cells]: the place of each cell in a plane"""
    table: Any
    """int64[planes * FIELDS]"""
    area: int
    """The number of places of a plane."""


PLANES = Structure(Planes, INTS, INTS, INT)


@kernel(Signature(INT, INTS))
def side_to_move(state: Sequence[int]) -> int:
    """The side of the seat or side to move; BLACK at a chance event and when the game is over."""
    if state[MOVER] == FIRST or state[MOVER] == SECOND:
        return (state[MOVER] - FIRST) ^ state[BLACK_SEAT]
    return state[MOVER] if state[MOVER] < 2 else BLACK


@kernel(Signature(INT, INTS, INT))
def is_to_move(state: Ints, viewer: int) -> int:
    if state[MOVER] == FIRST or state[MOVER] == SECOND:
        return 1 if (state[MOVER] - FIRST) ^ state[BLACK_SEAT] == viewer else 0
    return 1 if state[MOVER] == viewer else 0


@kernel(Signature(VOID, PLANES, INTS, INT, SINGLES, INTS))
def write_planes(planes: Planes, state: Ints, viewer: int, out: Any, memory: Ints) -> None:
    """Write the planes of a state in which hidden slots are HIDDEN, as a side sees it.

    out: float32[planes * area], with the CONSTANT planes filled in and 0 outside the board. memory: int64[planes], what
    the last call wrote into each plane, or NEVER; planes that would not change are skipped. Both modified in place.
    """
    places, table, area = planes
    cells = len(places)
    for plane in range(len(memory)):
        row = plane * FIELDS
        kind, number, base = table[row + KIND], table[row + NUMBER], plane * area
        argument = table[row + FOR_BLACK] if viewer == BLACK else table[row + FOR_WHITE]
        if kind == CONSTANT:
            continue
        if kind == STONES:
            for cell in range(cells):
                out[base + places[cell]] = 1.0 if state[BOARD + cell] & number == argument else 0.0
            continue
        if kind == ON_CELL:
            here = state[argument] if state[argument] != HIDDEN else 0
            if memory[plane] != here:
                if memory[plane] > 0:
                    out[base + places[memory[plane] - 1]] = 0.0
                if here > 0:
                    out[base + places[here - 1]] = 1.0
                memory[plane] = here
            continue
        if kind == IS_VALUE:
            value = 1 if state[argument] == number else 0
        elif kind == AMOUNT:
            value = state[argument] if state[argument] != HIDDEN else 0
        elif kind == IS_BLACK:
            value = 1 if viewer == BLACK else 0
        else:
            value = is_to_move(state, viewer)
        if memory[plane] != value:
            memory[plane] = value
            shown = value / number if kind == AMOUNT else float(value)
            for cell in range(cells):
                out[base + places[cell]] = shown
