"""The rest of placement sampled at once: first how many stones each side places, then on which cells.

A uniform playout draws one of e empty cells or a pass each turn, so with probability (f + 1) / (e + 1) there is no pass
until f cells are empty: the number of empty cells at the next pass is uniform from 0 to e, where 0 means a full board.
The cells of the stones are independent of it.
"""

from __future__ import annotations

from typing import Any

from craton.games.faultlines.law import rules
from craton.games.faultlines.search.bitboards import BLACKS, EMPTIES, GROUP, GROWN, LISTS, RIGHT, SPAN, WHITES, WORDS
from craton.kernel.bits import count_bits
from craton.kernel.decorator import INT, INTS, RANDOM, VOID, Ints, Signature, kernel
from craton.kernel.layout import BLACK, TURN, WHITE
from craton.kernel.rng import below, draw_bits

OPEN, NEW_STONES, NEW_BLACKS = GROUP, GROWN, RIGHT  # bitboards not yet used for groups
FOREVER = 1 << 30
TRIES = 7
"""The number of cells drawn from one random number, nine bits each."""


@kernel(Signature(INT, INTS, RANDOM, INT, INT, INT, INTS))
def draw_turns(work: Ints, rng: Any, turn: int, end: int, passed: int, stones: Ints) -> int:
    """Draw the rest of placement except for the cells; return the number of turns.

    Adds each side's new stones to stones[side] and updates EMPTIES.
    passed: whether the previous turn was a pass; two in a row end placement.
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
def flip_random_bits(work: Ints, rng: Any, board: int, among: int, value: int, count: int) -> None:
    """Flip `count` bits of a bitboard that have the given value, at random cells of the bitboard `among`."""
    tries, words, cells = 0, 1, 0
    while words < work[WORDS]:
        words *= 2
    while count:
        if tries == 0:
            tries, cells = TRIES, draw_bits(rng)
        tries -= 1
        word, bit = 1 + (cells >> 6 & words - 1), cells & 63
        cells >>= 9
        flipped = work[among + word] >> bit & (work[board + word] >> bit & 1 ^ value ^ 1)
        work[board + word] ^= flipped << bit
        count -= flipped


@kernel(Signature(VOID, INTS, RANDOM, INT, INT, INT))
def scatter_stones(work: Ints, rng: Any, blacks: int, whites: int, cells: int) -> None:
    """Put `blacks` and `whites` stones on random empty cells."""
    words, base, empties = work[WORDS], 0, 0
    for w in range(1, words + 1):
        inside = (1 << min(work[SPAN], cells - base)) - 1
        base += work[SPAN]
        work[OPEN + w] = inside & ~(work[BLACKS + w] | work[WHITES + w])
        work[NEW_STONES + w] = work[OPEN + w]
        empties += count_bits(work[OPEN + w])
    rest = empties - blacks - whites
    if 2 * rest <= empties:
        flip_random_bits(work, rng, NEW_STONES, OPEN, 1, rest)
    else:
        for w in range(1, words + 1):
            work[NEW_STONES + w] = 0
        flip_random_bits(work, rng, NEW_STONES, OPEN, 0, blacks + whites)
    # Colour a random half black, then recolour the surplus of one side.
    new_blacks = 0
    for w in range(1, words + 1):
        work[NEW_BLACKS + w] = work[NEW_STONES + w] & draw_bits(rng)
        new_blacks += count_bits(work[NEW_BLACKS + w])
    flip_random_bits(work, rng, NEW_BLACKS, NEW_STONES, 1 if new_blacks > blacks else 0, abs(new_blacks - blacks))
    for w in range(1, words + 1):
        work[BLACKS + w] |= work[NEW_BLACKS + w]
        work[WHITES + w] |= work[NEW_STONES + w] ^ work[NEW_BLACKS + w]


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INT))
def sample_placement(options: Ints, state: Ints, work: Ints, rng: Any, cells: int) -> int:
    """Sample placement to its end; return the number of actions."""
    end = options[rules.TURN_LIMIT] if options[rules.TURN_LIMIT] else FOREVER
    stones = work[LISTS : LISTS + 2]
    stones[BLACK], stones[WHITE] = 0, 0
    turns = draw_turns(work, rng, state[TURN], end, state[rules.PASSED], stones)
    scatter_stones(work, rng, stones[BLACK], stones[WHITE], cells)
    return turns
