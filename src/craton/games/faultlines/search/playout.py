"""Uniformly random playouts on bitboards: placement.py plays the stones, quake_sampling.py rolls the dice."""

from __future__ import annotations

from typing import Any

from craton.games.faultlines.law import rules
from craton.games.faultlines.search.bitboards import record, set_up
from craton.games.faultlines.search.placement import place_all
from craton.games.faultlines.search.quake_sampling import finish_salvage, roll_all
from craton.kernel.decorator import Constants, Ints, kernel
from craton.kernel.layout import BOARD, CELLS, END, MOVER, OPTIONS, OVER, PLAYOUT, SIZES, TRAITS


@kernel(PLAYOUT)
def playout(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    if state[MOVER] == OVER:
        return 0
    cells, options = constants[SIZES][CELLS], constants[OPTIONS]
    set_up(state[BOARD:], constants[TRAITS], work, cells)
    steps = 0
    if state[rules.PHASE] == rules.PLACE:
        steps = place_all(options, state, work, rng, trace, cells)
    elif state[rules.PHASE] != rules.ROLL:
        steps = finish_salvage(options, state, work, rng, trace)
    steps += roll_all(options, state, work, rng, trace, cells)
    record(work, trace, END)
    return steps
