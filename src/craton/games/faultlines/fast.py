"""Random playouts of Fault Lines on bitboards, whole words of cells at a time."""

from __future__ import annotations

from typing import Any

from craton.core.kernel import Ints, Table, kernel
from craton.core.layout import BOARD, CELLS, END, MOVER, OPTIONS, OVER, PLAYOUT, SIZES, TRAITS
from craton.games.faultlines import rules
from craton.games.faultlines.fast_parts import record, set_up
from craton.games.faultlines.fast_placement import place_all
from craton.games.faultlines.fast_rolls import roll_all, settle_salvage


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
