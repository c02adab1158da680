"""A learned value function for Triangular Assault without enhancements: a small neural network.

The input is one pattern per cell: its contents, the number of neighbouring stones of each side, and its region. The
patterns of all cells are summed, directly and into HIDDEN hidden units, with output weights for each number of turns
left. `studies/training/assault.py` trained it by self-play on the standard board with 30 turns.
"""

from __future__ import annotations

from math import exp
from pathlib import Path

import numpy as np
import numpy.typing as npt

from craton.games.assault.law.rules import CORE_SET, NEIGHBOURS, TURN_LIMIT
from craton.kernel.bits import count_bits
from craton.kernel.decorator import CONSTANTS, FLOAT, FLOATS, INT, INTS, Constants, Floats, Ints, Signature, kernel
from craton.kernel.layout import BOARD, CELLS, OPTIONS, SIZES, TRAITS, TURN

TURNS = 30
"""The turn limit of the training games."""
HIDDEN = 16
RIM, INNER, IN_CORE = range(3)
STONES = 3  # empty, the mover's, the opponent's
BESIDE = 16  # 4 * allies + enemies next to the cell
PATTERNS = 3 * STONES * BESIDE


@kernel(Signature(INT, INT, INT))
def region(neighbours: int, in_core: int) -> int:
    if in_core:
        return IN_CORE
    return INNER if neighbours == 3 else RIM


@kernel(Signature(INT, INT, INT, INT, INT))
def pattern(region: int, stone: int, allies: int, enemies: int) -> int:
    return (region * STONES + stone) * BESIDE + 4 * allies + enemies


PARTS = ("weights", "bias", "out", "direct", "rest")


def _load() -> tuple[npt.NDArray[np.float64], ...]:
    """The weights from patterns to hidden units, their biases, hidden to output, patterns to output, output biases."""
    with np.load(Path(__file__).with_name("value.npz")) as found:
        return tuple(found[name].astype(np.float64) for name in PARTS)


WEIGHTS, BIAS, OUT, DIRECT, REST = _load()


@kernel(Signature(FLOAT, CONSTANTS, INTS, FLOATS))
def value(constants: Constants, state: Ints, sums: Floats) -> float:
    """Black's probability of winning at the beginning of a turn; sums: float64[HIDDEN] or more, overwritten."""
    cells, traits = constants[SIZES][CELLS], constants[TRAITS]
    mover = state[TURN] % 2
    turn = TURNS - (constants[OPTIONS][TURN_LIMIT] - state[TURN])
    if turn < 0:
        turn = turn % 2
    own, foe = 0, 0
    for cell in range(cells):
        own |= (state[BOARD + cell] == mover + 1) << cell
        foe |= (state[BOARD + cell] == 2 - mover) << cell
    for unit in range(HIDDEN):
        sums[unit] = BIAS[turn, unit]
    total = REST[turn]
    core = traits[CORE_SET * cells]
    for cell in range(cells):
        near = traits[NEIGHBOURS * cells + cell]
        stone = (own >> cell & 1) + 2 * (foe >> cell & 1)
        where = region(count_bits(near), core >> cell & 1)
        found = pattern(where, stone, count_bits(near & own), count_bits(near & foe))
        total += DIRECT[turn, found]
        for unit in range(HIDDEN):
            sums[unit] += WEIGHTS[found, unit]
    for unit in range(HIDDEN):
        total += OUT[turn, unit] * min(1.0, max(0.0, sums[unit]))
    chance = 1.0 / (1.0 + exp(-total))
    return chance if mover == 0 else 1.0 - chance
