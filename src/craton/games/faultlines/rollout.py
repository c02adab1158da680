"""What a search asks at a leaf of Fault Lines: the rest is placed at random, the quake is valued exactly."""

from __future__ import annotations

from typing import Any

from craton.core.kernel import Floats, Ints, Table, kernel
from craton.core.layout import (
    BOARD,
    CELLS,
    EMPTY,
    END,
    OPTIONS,
    ROLLOUT,
    SIZES,
    TURN,
    traced_action,
    write_trace,
)
from craton.core.rng import below
from craton.games.faultlines.quake import UNKNOWN, quake_value
from craton.games.faultlines.rules import PHASE, PLACE, PLACED, PROGRESSIVE, ROLL, SEALING, TURN_LIMIT


@kernel(ROLLOUT)
def plain_rollout(table: Table, state: Ints, work: Ints, rng: Any, floats: Floats, trace: Ints) -> float:
    """Black's chance to win, draws counting half, after a random placement without passes; exact in the quake."""
    if table[OPTIONS][PROGRESSIVE] or (state[PHASE] != PLACE and state[PHASE] != SEALING and state[PHASE] != ROLL):
        return UNKNOWN
    steps = 0
    if state[PHASE] != ROLL:
        cells, limit = table[SIZES][CELLS], table[OPTIONS][TURN_LIMIT]
        empties = 2 * cells  # a list of them in work, behind what the quake uses
        count, turn = 0, state[TURN]
        for cell in range(cells):
            if state[BOARD + cell] == EMPTY:
                work[empties + count] = cell
                count += 1
        while count and (not limit or turn < limit):
            at = empties + below(rng, count)
            count -= 1
            cell, work[at] = work[at], work[empties + count]
            state[BOARD + cell] = turn % 2 + 1
            state[PLACED + turn % 2] += 1
            write_trace(trace, steps, traced_action(cell, turn))
            steps += 1
            turn += 1
    write_trace(trace, steps, END)
    return quake_value(table, state, work, floats)


rollout = plain_rollout
