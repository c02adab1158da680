"""The quake without dice: each side's exact chance to win once stones are placed, by convolution over groups.

Only for a quake in one wave. A group adds its stones if it survives; if it fails it adds nothing, or with aftershock
one stone in one case of six, because trying to salvage never costs anything. The two sides' scores are independent.
"""

from __future__ import annotations

from craton.core.kernel import FLOAT, FLOATS, INT, INTS, TABLE, VOID, Floats, Ints, Signature, Table, kernel
from craton.core.layout import BLACK, BOARD, CELLS, OPTIONS, SIZES, WHITE
from craton.games.faultlines.rules import (
    AFTERSHOCK,
    BONUS,
    COLOUR,
    FAILED,
    FOCUS,
    PHASE,
    PLACED,
    PROGRESSIVE,
    RESONANCE,
    ROLL,
    SAFE,
    SECURED,
    effective_size,
    gather,
)

UNKNOWN = -1.0


@kernel(Signature(VOID, FLOATS, INT, INT, INT, FLOAT, FLOAT))
def add_group(scores: Floats, start: int, most: int, stones: int, survival: float, salvage: float) -> None:
    """Convolves the distribution scores[start:start + most + 1] with one group's (scores modified in place)."""
    for score in range(most, -1, -1):
        total = scores[start + score] * (1.0 - survival) * (1.0 - salvage)
        if score >= 1:
            total += scores[start + score - 1] * (1.0 - survival) * salvage
        if score >= stones:
            total += scores[start + score - stones] * survival
        scores[start + score] = total


@kernel(Signature(VOID, TABLE, INTS, INT, INTS, FLOATS, INT))
def side_scores(table: Table, state: Ints, side: int, work: Ints, scores: Floats, start: int) -> None:
    """Writes the distribution of a side's final score into scores[start:start + cells + BONUS + 1]."""
    cells = table[SIZES][CELLS]
    salvage = 1.0 / 6.0 if table[OPTIONS][AFTERSHOCK] else 0.0
    for score in range(cells + BONUS + 1):
        scores[start + score] = 0.0
    for cell in range(cells):
        work[cells + cell] = 0
    scores[start] = 1.0
    intact, most = 1.0, 0  # the chance that no group fails; the stones
    for root in range(cells):
        if state[BOARD + root] & COLOUR != side + 1 or work[cells + root]:
            continue
        count = gather(table, state, root, work)
        survival = 1.0
        if root == state[FOCUS] - 1 and state[PHASE] != ROLL:
            survival = 0.0  # it has failed, and its owner is looking for survivors
        elif not state[BOARD + root] & SECURED:  # in a quake of one wave a group is secured as a whole or not at all
            survival = min(effective_size(state, work, count), SAFE) / SAFE
        most += count
        intact *= survival
        add_group(scores, start, most, count, survival, salvage)
    if table[OPTIONS][RESONANCE] and state[PLACED + side] and not state[FAILED + side]:
        scores[start + most] -= intact
        scores[start + most + BONUS] += intact


@kernel(Signature(FLOAT, TABLE, INTS, INTS, FLOATS))
def quake_value(table: Table, state: Ints, work: Ints, scores: Floats) -> float:
    """Black's chance to win plus half the chance of a draw, if the stones on the board were judged now.

    scores: at least 2 * (cells + 4) floats, modified in place. UNKNOWN with waves, whose placements are still open.
    """
    if table[OPTIONS][PROGRESSIVE]:
        return UNKNOWN
    width = table[SIZES][CELLS] + BONUS + 1
    side_scores(table, state, BLACK, work, scores, 0)
    side_scores(table, state, WHITE, work, scores, width)
    more = state[PLACED + BLACK] - state[PLACED + WHITE]
    tie = 0.5 if more == 0 else (0.0 if more > 0 else 1.0)
    value, below = 0.0, 0.0  # below: the chance that White's score is less
    for score in range(width):
        value += scores[score] * (below + tie * scores[width + score])
        below += scores[width + score]
    return value
