"""The leaf evaluation of the search: random placement, then the exact value of the quake."""

from __future__ import annotations

from typing import Any

from craton.games.faultlines.law.rules import PHASE, PLACE, PLACED, PROGRESSIVE, ROLL, SEALING, TURN_LIMIT
from craton.games.faultlines.search.bitboards import EMPTIES, SPAN, WORDS, set_up
from craton.games.faultlines.search.placement_sampling import NEW_BLACKS, NEW_STONES, scatter_stones
from craton.games.faultlines.search.quake_value import value_of_stones
from craton.kernel.bits import count_bits
from craton.kernel.decorator import CONSTANTS, INT, INTS, RANDOM, VOID, Constants, Floats, Ints, Signature, kernel
from craton.kernel.layout import (
    BLACK,
    BOARD,
    CELLS,
    END,
    OPTIONS,
    ROLLOUT,
    SIZES,
    TRAITS,
    TURN,
    WHITE,
    traced_action,
    write_trace,
)

UNKNOWN = -1.0


@kernel(Signature(VOID, CONSTANTS, INTS, INTS, RANDOM))
def place_rest(constants: Constants, state: Ints, work: Ints, rng: Any) -> None:
    """Put random stones on the empty cells, without passes (modifies work and PLACED)."""
    cells, limit, turn = constants[SIZES][CELLS], constants[OPTIONS][TURN_LIMIT], state[TURN]
    turns = min(work[EMPTIES], limit - turn) if limit else work[EMPTIES]
    blacks = (turns + 1 - turn % 2) // 2
    scatter_stones(work, rng, blacks, turns - blacks, cells)
    state[PLACED + BLACK] += blacks
    state[PLACED + WHITE] += turns - blacks


@kernel(Signature(INT, INTS, INTS))
def trace_stones(work: Ints, trace: Ints) -> int:
    """Write the stones just placed to the trace, in cell order; return their number."""
    steps, base = 0, 0
    for w in range(1, work[WORDS] + 1):
        stones, blacks = work[NEW_STONES + w], work[NEW_BLACKS + w]
        while stones:
            bit = stones & -stones
            stones ^= bit
            write_trace(trace, steps, traced_action(base + count_bits(bit - 1), BLACK if blacks & bit else WHITE))
            steps += 1
        base += work[SPAN]
    return steps


@kernel(ROLLOUT)
def rollout(constants: Constants, state: Ints, work: Ints, rng: Any, floats: Floats, trace: Ints) -> float:
    """Black's probability of winning, draws counting half, after random placement without passes; exact in the quake.

    UNKNOWN with waves, because stones are placed between them, and while a stone is being salvaged.
    """
    if constants[OPTIONS][PROGRESSIVE] or (state[PHASE] != PLACE and state[PHASE] != SEALING and state[PHASE] != ROLL):
        return UNKNOWN
    set_up(state[BOARD:], constants[TRAITS], work, constants[SIZES][CELLS])
    steps = 0
    if state[PHASE] != ROLL:
        place_rest(constants, state, work, rng)
        steps = trace_stones(work, trace) if len(trace) else 0
    write_trace(trace, steps, END)
    return value_of_stones(constants, state, work, floats)
