"""The leaf evaluation of the search: the learned value where it applies, otherwise an epsilon-greedy playout."""

from __future__ import annotations

from typing import Any

from craton.games.assault.law.rules import (
    FACES,
    HEADS,
    INFLUENCE,
    MOMENTUM,
    PHASE,
    PIE,
    PLAY,
    SACRED,
    STUBBORN,
    TIDE,
    TURN_LIMIT,
)
from craton.games.assault.search.playout import play
from craton.games.assault.search.value import TURNS, value
from craton.kernel.decorator import CONSTANTS, INT, INTS, Constants, Floats, Ints, Signature, kernel
from craton.kernel.layout import (
    CELLS,
    CHANCE,
    DRAW,
    END,
    MOVER,
    OPTIONS,
    ROLLOUT,
    SIZES,
    TURN,
    WINNER,
    write_trace,
)

UNKNOWN = -1.0
STANDARD_CELLS = 37
MAX_TURNS = 40


@kernel(Signature(INT, CONSTANTS, INTS))
def value_applies(constants: Constants, state: Ints) -> int:
    """Whether the value was trained on positions of this kind; elsewhere it measured no better than playouts."""
    options = constants[OPTIONS]
    plain = options[MOMENTUM] + options[INFLUENCE] + options[STUBBORN] + options[SACRED] + options[TIDE] == 0
    usual = constants[SIZES][CELLS] == STANDARD_CELLS and TURNS <= options[TURN_LIMIT] <= MAX_TURNS
    fair = 2 * options[HEADS] == options[FACES]
    begun = state[PHASE] == PLAY and (options[PIE] == 0 or state[TURN] > 1)
    return int(plain and usual and fair and begun)


@kernel(ROLLOUT)
def rollout(constants: Constants, state: Ints, work: Ints, rng: Any, floats: Floats, trace: Ints) -> float:
    """Black's probability of winning by the learned value, or a greedy playout's result; UNKNOWN at a chance event."""
    if state[MOVER] == CHANCE:
        return UNKNOWN
    if value_applies(constants, state):
        write_trace(trace, 0, END)
        return value(constants, state, floats)
    play(constants, state, work, rng, trace, 1)
    return 0.5 if state[WINNER] == DRAW else 1.0 - state[WINNER]
