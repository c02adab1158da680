"""The transposition table of the minimax solver: exact values by position.

An entry is identified by two independent 64-bit hashes. The probability that two of the 10**9 positions of a long run
share both is below 10**-19; this is the only thing in the solver that is not certain.

A win or a loss is stored with the number of turns within which it is forced, so it holds wherever the move cap is at
least that far away. A draw means that neither side can force a win before the cap, so it holds wherever the cap is at
most as far away. The turn number is therefore no part of the key, and values are exact even close to the cap.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from craton.kernel.decorator import GRID, INT, INTS, VOID, Ints, Signature, kernel
from craton.kernel.layout import BITS

# Fields of an entry int64[ENTRY]: the hashes, the value for the seat to move (0 if the entry is empty), the turns, and
# the nodes that it took to find the value.
HASH_1, HASH_2, VALUE, TURNS, COST = range(5)
ENTRY = 5
LOSS, DRAWN, WIN = 1, 2, 3
BUCKET = 4
"""Entries that a position may be stored in."""


@kernel(Signature(INT, INTS, INTS))
def hash_with(state: Ints, keys: Ints) -> int:
    """The Zobrist hash of a state with the given keys; see `craton.kernel.layout.rehash`."""
    total = 0
    for slot in range(1, len(state)):
        value = state[slot]
        key = slot * BITS
        while value:
            if value & 1:
                total ^= keys[key]
            value >>= 1
            key += 1
    return total


@kernel(Signature(INT, GRID, INT, INT))
def probe(table: Any, hash_1: int, hash_2: int) -> int:
    """The row of a position in the table int64[rows, ENTRY], or -1; the number of rows is a power of two."""
    first = (hash_1 & (len(table) // BUCKET - 1)) * BUCKET
    for row in range(first, first + BUCKET):
        if table[row, HASH_1] == hash_1 and table[row, HASH_2] == hash_2 and table[row, VALUE]:
            return row
    return -1


@kernel(Signature(VOID, GRID, INT, INT, INT, INT, INT))
def store(table: Any, hash_1: int, hash_2: int, value: int, turns: int, cost: int) -> None:
    """Replace the position's own entry, else the cheapest one of its bucket (table modified in place)."""
    place = probe(table, hash_1, hash_2)
    if place < 0:
        first = (hash_1 & (len(table) // BUCKET - 1)) * BUCKET
        place = first
        for row in range(first, first + BUCKET):
            if table[row, COST] < table[place, COST]:
                place = row
    entry = table[place]
    entry[HASH_1], entry[HASH_2], entry[VALUE], entry[TURNS], entry[COST] = hash_1, hash_2, value, turns, cost


@kernel(Signature(VOID, GRID, GRID))
def store_all(table: Any, larger: Any) -> None:
    """Store the entries of a table in a larger one."""
    for row in range(len(table)):
        entry = table[row]
        if entry[VALUE]:
            store(larger, entry[HASH_1], entry[HASH_2], entry[VALUE], entry[TURNS], entry[COST])


def room_for(table: Any, entries: int, most_rows: int) -> Any:
    """The table, or a larger copy with at least twice as many rows as entries, if `most_rows` allows.

    A solver that needs few nodes is slowed down by a large table, whose memory the system provides page by page.
    """
    if len(table) >= min(2 * entries, most_rows):
        return table
    rows = len(table)
    while rows < min(4 * entries, most_rows):
        rows *= 2
    larger = np.zeros((rows, ENTRY), np.int64)
    store_all.entry_point(table, larger)
    return larger


@kernel(Signature(INT, INT, INT, INT))
def holds(value: int, turns: int, turns_to_cap: int) -> int:
    """Whether a stored value is valid at this distance from the move cap."""
    if value == DRAWN:
        return 1 if turns_to_cap <= turns else 0
    return 1 if turns_to_cap >= turns else 0
