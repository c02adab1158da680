"""The layout of constants and states, and the kernels shared by all games.

A state is one flat row of non-negative integers below 2**15: the slots named here, the game's own, then the cells.
Every change goes through `put`, which updates the Zobrist hash: the exclusive or of a key per set bit of each slot.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    RANDOM,
    ROWS,
    VOID,
    Constants,
    Ints,
    Signature,
    kernel,
)

# Rows of the constants.
SIZES, OPTIONS, LINKS, TRAITS, SYMMETRIES, KEYS = range(ROWS)
CELLS, DEGREE = range(2)  # in SIZES: the number of cells; the stride of LINKS, where -1 means no neighbour

# Slots of a state. BLACK_SEAT is 0 while the first seat plays Black.
HASH, MOVER, TURN, WINNER, REASON, BLACK_SEAT = range(6)
OWN = 6  # the first of the game's own slots
BOARD = 24  # the slot of cell 0

# Values of MOVER, and of WINNER (BLACK, WHITE or DRAW) once MOVER is OVER.
BLACK, WHITE, CHANCE, FIRST, SECOND, OVER = range(6)
DRAW = 2

SPECTATOR = 2
"""A viewer of a state is BLACK, WHITE or SPECTATOR."""

# Values of a cell in every game; a stone of side s is s + 1.
EMPTY, BLACK_STONE, WHITE_STONE = range(3)

BITS = 15
HIDDEN = (1 << BITS) - 1
"""Placeholder in a view for a value that the viewer may not know."""

CAP = 12
"""A game ends in a draw after CAP turns per cell."""

# Signatures of a game's kernels.
START = Signature(VOID, CONSTANTS, INTS)
LEGAL = Signature(INT, CONSTANTS, INTS, INTS, INTS)
APPLY = Signature(VOID, CONSTANTS, INTS, INT, INTS)
CHANCE_WEIGHTS = Signature(INT, CONSTANTS, INTS, INTS)
VALUE = Signature(INT, CONSTANTS, INTS)
MIRROR = Signature(VOID, CONSTANTS, INTS, INT, INTS, INTS)
MIRROR_ACTION = Signature(INT, CONSTANTS, INT, INT)
HIDE = Signature(VOID, CONSTANTS, INTS, INT)

PLAYOUT = Signature(INT, CONSTANTS, INTS, INTS, RANDOM, INTS)
ROLLOUT = Signature(FLOAT, CONSTANTS, INTS, INTS, RANDOM, FLOATS, INTS)

END = -1
"""Marks the end of a trace."""

PUT = Signature(VOID, CONSTANTS, INTS, INT, INT)


@cache
def keys() -> list[int]:
    """BITS random signed 64-bit numbers for each slot of the largest state, the same in every process."""
    rng = random.Random("craton hash keys, version 1")
    return [rng.getrandbits(64) - (1 << 63) for _ in range((BOARD + 397) * BITS)]


@kernel(PUT)
def put(constants: Constants, state: Ints, slot: int, value: int) -> None:
    """Set a slot and update the hash (state modified in place)."""
    changed = state[slot] ^ value
    state[slot] = value
    key = slot * BITS
    while changed:
        if changed & 1:
            state[HASH] ^= constants[KEYS][key]
        changed >>= 1
        key += 1


@kernel(VALUE)
def rehash(constants: Constants, state: Ints) -> int:
    """The hash computed from scratch; always equal to state[HASH]."""
    total = 0
    for slot in range(1, BOARD + constants[SIZES][CELLS]):
        value = state[slot]
        key = slot * BITS
        while value:
            if value & 1:
                total ^= constants[KEYS][key]
            value >>= 1
            key += 1
    return total


@kernel(VALUE)
def value(constants: Constants, state: Ints) -> int:  # one signature for all games
    """The result of a finished game: 1 if Black has won, -1 if White has, 0 for a draw."""
    if state[WINNER] == BLACK:
        return 1
    return -1 if state[WINNER] == WHITE else 0


@kernel(Signature(INT, INTS))
def seat_to_move(state: Sequence[int]) -> int:
    """0 if the first seat is to move, 1 if the second; -1 at a chance event and when the game is over."""
    if state[MOVER] == CHANCE or state[MOVER] == OVER:
        return -1
    if state[MOVER] == FIRST or state[MOVER] == SECOND:
        return state[MOVER] - FIRST
    return state[MOVER] ^ state[BLACK_SEAT]


@kernel(Signature(FLOAT, INTS))
def first_seat_result(state: Sequence[int]) -> float:
    """The result of a finished game for the first seat: 1 for a win, 0 for a loss, 1/2 for a draw."""
    if state[WINNER] == DRAW:
        return 0.5
    return 1.0 if state[WINNER] == state[BLACK_SEAT] else 0.0


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INT))
def finish(constants: Constants, state: Ints, winner: int, reason: int) -> None:
    """End the game (state modified in place); reason is an index into the game's reasons."""
    put(constants, state, MOVER, OVER)
    put(constants, state, WINNER, winner)
    put(constants, state, REASON, reason)


@kernel(Signature(INT, CONSTANTS, INTS))
def capped(constants: Constants, state: Ints) -> int:
    """Whether the move cap has been reached."""
    return 1 if state[TURN] >= CAP * constants[SIZES][CELLS] else 0


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INTS))
def mirror_cells(constants: Constants, state: Ints, symmetry: int, out: Ints) -> None:
    """Write the image of the state under a symmetry of the board into out; slots are copied unchanged."""
    cells = constants[SIZES][CELLS]
    for slot in range(BOARD):
        out[slot] = state[slot]
    for cell in range(cells):
        out[BOARD + constants[SYMMETRIES][symmetry * cells + cell]] = state[BOARD + cell]


@kernel(HIDE)
def hide_nothing(constants: Constants, state: Ints, viewer: int) -> None:
    """For games without hidden information."""


@kernel(Signature(INT, INT, INT))
def traced_action(action: int, side: int) -> int:
    """The trace entry for an action."""
    return 2 * action + (side & 1)


@kernel(Signature(INT, INT))
def traced_outcome(outcome: int) -> int:
    """The trace entry for an outcome; the function is its own inverse."""
    return END - 1 - outcome


@kernel(Signature(VOID, INTS, INT, INT))
def write_trace(trace: Ints, at: int, entry: int) -> None:
    """Write an entry if there is room (trace modified in place)."""
    if at < len(trace):
        trace[at] = entry
