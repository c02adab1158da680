"""Placement in the fast playouts of Fault Lines, all at once: first who places how many stones, then where.

Of e empty cells and a pass one is drawn, so there is no pass until f cells are left with chance (f + 1) / (e + 1): how
many are left at the next pass is uniform from 0 to e, where 0 means that the board is full. Which cells the stones are
on does not depend on it.
"""

from __future__ import annotations

from typing import Any

from craton.games.faultlines.law import rules
from craton.games.faultlines.search.bitboards import BLACKS, EMPTIES, GROUP, GROWN, LISTS, RIGHT, SPAN, WHITES, WORDS
from craton.kernel.bits import count_bits
from craton.kernel.decorator import INT, INTS, RANDOM, VOID, Ints, Signature, kernel
from craton.kernel.layout import BLACK, TURN, WHITE
from craton.kernel.rng import below, draw_bits

OPEN, STONES, DARK = GROUP, GROWN, RIGHT  # bitboards that are not needed yet
FOREVER = 1 << 30
TRIES = 7
"""So many cells are taken from one random number, nine bits for each."""


@kernel(Signature(INT, INTS, RANDOM, INT, INT, INT, INTS))
def draw_turns(work: Ints, rng: Any, turn: int, end: int, passed: int, stones: Ints) -> int:
    """Draws the rest of placement but for the cells; returns the turns and adds up each side's stones (work modified).

    passed: whether the turn before was a pass; two in a row end placement.
    """
    empties, first = work[EMPTIES], turn
    while empties > 0 and turn < end:
        placed = min(empties - below(rng, empties + 1), end - turn)
        stones[turn % 2] += (placed + 1) // 2
        stones[1 - turn % 2] += placed // 2
        empties -= placed
        turn += placed
        if empties and turn < end:
            turn += 1
            if passed and not placed:
                break
            passed = 1
    work[EMPTIES] = empties
    return turn - first


@kernel(Signature(VOID, INTS, RANDOM, INT, INT, INT, INT))
def turn_bits(work: Ints, rng: Any, board: int, among: int, value: int, count: int) -> None:
    """Turns so many bits of a bitboard that have the value, at random cells among those of another bitboard."""
    tries, words, cells = 0, 1, 0
    while words < work[WORDS]:
        words *= 2
    while count:
        if tries == 0:
            tries, cells = TRIES, draw_bits(rng)
        tries -= 1
        word, bit = 1 + (cells >> 6 & words - 1), cells & 63
        cells >>= 9
        turned = work[among + word] >> bit & (work[board + word] >> bit & 1 ^ value ^ 1)
        work[board + word] ^= turned << bit
        count -= turned


@kernel(Signature(VOID, INTS, RANDOM, INT, INT, INT))
def spread(work: Ints, rng: Any, blacks: int, whites: int, cells: int) -> None:
    """Puts so many stones of each side on random empty cells."""
    words, base, empties = work[WORDS], 0, 0
    for w in range(1, words + 1):
        inside = (1 << min(work[SPAN], cells - base)) - 1
        base += work[SPAN]
        work[OPEN + w] = inside & ~(work[BLACKS + w] | work[WHITES + w])
        work[STONES + w] = work[OPEN + w]
        empties += count_bits(work[OPEN + w])
    rest = empties - blacks - whites
    if 2 * rest <= empties:
        turn_bits(work, rng, STONES, OPEN, 1, rest)
    else:
        for w in range(1, words + 1):
            work[STONES + w] = 0
        turn_bits(work, rng, STONES, OPEN, 0, blacks + whites)
    # A random half of them, then what is too much of one colour turned.
    dark = 0
    for w in range(1, words + 1):
        work[DARK + w] = work[STONES + w] & draw_bits(rng)
        dark += count_bits(work[DARK + w])
    turn_bits(work, rng, DARK, STONES, 1 if dark > blacks else 0, abs(dark - blacks))
    for w in range(1, words + 1):
        work[BLACKS + w] |= work[DARK + w]
        work[WHITES + w] |= work[STONES + w] ^ work[DARK + w]


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INT))
def fill(options: Ints, state: Ints, work: Ints, rng: Any, cells: int) -> int:
    """Plays placement to its end; returns the number of actions."""
    end = options[rules.TURN_LIMIT] if options[rules.TURN_LIMIT] else FOREVER
    stones = work[LISTS : LISTS + 2]
    stones[BLACK], stones[WHITE] = 0, 0
    turns = draw_turns(work, rng, state[TURN], end, state[rules.PASSED], stones)
    spread(work, rng, stones[BLACK], stones[WHITE], cells)
    return turns
