"""Random playouts of Fault Lines on bitboards, whole words of cells at a time."""

from __future__ import annotations

from typing import Any

from craton.core.bits import count_bits
from craton.core.kernel import INT, INTS, VOID, Ints, Signature, Table, kernel
from craton.core.layout import (
    BLACK,
    BOARD,
    CELLS,
    EMPTY,
    END,
    MOVER,
    OPTIONS,
    OVER,
    PLAYOUT,
    SIZES,
    TRAITS,
    WHITE,
)
from craton.games.faultlines import rules
from craton.games.faultlines.fast_parts import (
    BLACKS,
    EMPTIES,
    FAULTS,
    KEYS,
    LAST_FILE,
    LISTS,
    MOST_BITS,
    SIZE,
    SPAN,
    SURVIVED,
    WHITES,
    WORDS,
    record,
)
from craton.games.faultlines.fast_placement import place_all
from craton.games.faultlines.fast_rolls import roll_all, settle_salvage


@kernel(Signature(INT, INTS, INT, INT))
def word_of(cells: Ints, count: int, place: int) -> int:
    """The bits at `place` of the values of so many cells, as a word."""
    word = 0
    for cell in range(count):
        word |= (cells[cell] >> place & 1) << cell
    return word


@kernel(Signature(VOID, INTS, INTS, INTS, INT))
def set_up(board: Ints, traits: Ints, work: Ints, cells: int) -> None:
    """Fills the work space from the cells of a state and the fault lines."""
    any_stone, any_fault, n = 0, 0, 3
    for cell in range(cells):
        any_stone |= board[cell]
        any_fault |= traits[cell]
    for at in range(LISTS):
        work[at] = 0
    while n * n < cells:
        n += 1
    span, words, last_file = n, 1, 1 << (n - 1)
    while span + n <= MOST_BITS and span < cells:  # no division: it would take as long as a dozen of these steps
        last_file |= last_file << n
        span += n
    while words * span < cells:
        words += 1
    work[SIZE] = n
    work[SPAN] = span
    work[WORDS] = words
    work[LAST_FILE] = last_file
    work[EMPTIES] = cells
    for cell in range(cells if any_stone else 0):
        work[EMPTIES] -= 1 if board[cell] != EMPTY else 0
    for w in range(words if any_stone or any_fault else 0):
        base, count = w * span, min(span, cells - w * span)
        black, white = word_of(board[base:], count, 0), word_of(board[base:], count, 1)
        if any_stone & rules.SECURED:  # Whole groups are, because the quake has no waves.
            secured = word_of(board[base:], count, 3)
            work[SURVIVED + BLACK] += count_bits(black & secured)
            work[SURVIVED + WHITE] += count_bits(white & secured)
            black, white = black & ~secured, white & ~secured
        work[BLACKS + w + 1] = black
        work[WHITES + w + 1] = white
        if any_stone & rules.KEY:
            work[KEYS + w + 1] = word_of(board[base:], count, 2) & (black | white)
        if any_fault:
            work[FAULTS + w + 1] = word_of(traits[base:], count, 0)


@kernel(PLAYOUT)
def playout(table: Table, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    if state[MOVER] == OVER:
        return 0
    cells, options = table[SIZES][CELLS], table[OPTIONS]
    set_up(state[BOARD:], table[TRAITS], work, cells)
    steps = 0
    if state[rules.PHASE] == rules.PLACE:
        steps = place_all(options, state, work, rng, trace, cells)
    elif state[rules.PHASE] != rules.ROLL:
        steps = settle_salvage(state, work, rng, trace)
    steps += roll_all(options, state, work, rng, trace, cells)
    record(work, trace, END)
    return steps
