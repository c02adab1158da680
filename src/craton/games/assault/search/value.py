"""What a position of Triangular Assault without enhancements is worth, by what a small network has learned.

Each cell shows a pattern: what lies on it, how many stones of either side are beside it, and where it lies. The
patterns of all cells are summed up, directly and into a few hidden units, with weights for each number of turns left.
`tools/learn_assault.py` learned it from games against itself on the standard board with 30 turns.
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
"""Turns of the games it learned from."""
HIDDEN = 16
RIM, INNER, IN_CORE = range(3)
STONES, BESIDE = 3, 16  # empty, the mover's, the other's; by four times the allies beside it plus the enemies
PATTERNS = 3 * STONES * BESIDE


@kernel(Signature(INT, INT, INT))
def kind(neighbours: int, in_core: int) -> int:
    if in_core:
        return IN_CORE
    return INNER if neighbours == 3 else RIM


@kernel(Signature(INT, INT, INT, INT, INT))
def pattern(kind: int, stone: int, allies: int, enemies: int) -> int:
    return (kind * STONES + stone) * BESIDE + 4 * allies + enemies


PARTS = ("weights", "bias", "out", "direct", "rest")


def _learned() -> tuple[npt.NDArray[np.float64], ...]:
    """From patterns to hidden units, these by turn, from them to the value, past them to it, and what is added."""
    with np.load(Path(__file__).with_name("value.npz")) as found:
        return tuple(found[name].astype(np.float64) for name in PARTS)


WEIGHTS, BIAS, OUT, DIRECT, REST = _learned()


@kernel(Signature(FLOAT, CONSTANTS, INTS, FLOATS))
def value(constants: Constants, state: Ints, sums: Floats) -> float:
    """Black's chance to win where a side is to begin its turn; sums has room for HIDDEN numbers."""
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
        where = kind(count_bits(near), core >> cell & 1)
        found = pattern(where, stone, count_bits(near & own), count_bits(near & foe))
        total += DIRECT[turn, found]
        for unit in range(HIDDEN):
            sums[unit] += WEIGHTS[found, unit]
    for unit in range(HIDDEN):
        total += OUT[turn, unit] * min(1.0, max(0.0, sums[unit]))
    chance = 1.0 / (1.0 + exp(-total))
    return chance if mover == 0 else 1.0 - chance
