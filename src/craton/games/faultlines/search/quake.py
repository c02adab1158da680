"""The quake without dice: each side's exact chance to win once stones are placed, by convolution over groups.

Only for a quake in one wave, and not while a stone is salvaged. A group adds its stones if it survives; if it fails it
adds nothing, or with aftershock one stone in one case of six, because trying to salvage never costs anything. The two
sides' scores are independent. Groups of six and more survive, so only the small ones are convolved. They are found as
in the fast playouts.
"""

from __future__ import annotations

from craton.games.faultlines.law.rules import AFTERSHOCK, BONUS, FAILED, PLACED, RESONANCE, SAFE
from craton.games.faultlines.search.bitboards import (
    BLACKS,
    FOURS,
    KEYS,
    ONES,
    SMALL,
    SURVIVED,
    TWOS,
    WHITES,
    WORDS,
    link,
    measure,
    spread_keys,
)
from craton.kernel.bits import count_bits
from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    VOID,
    Constants,
    Floats,
    Ints,
    Signature,
    kernel,
)
from craton.kernel.layout import BLACK, OPTIONS, WHITE

RESCUE = 1.0 / 6.0


@kernel(Signature(VOID, FLOATS, INT, INT, FLOAT, FLOAT))
def add_group(scores: Floats, most: int, stones: int, survival: float, salvage: float) -> None:
    """Convolves the distribution scores[SAFE:SAFE + most + 1] with one group's (scores modified in place).

    Before it lie SAFE zeros, so that no score has to be asked whether it is large enough.
    """
    lost, saved = (1.0 - survival) * (1.0 - salvage), (1.0 - survival) * salvage
    for at in range(SAFE + most, SAFE - 1, -1):
        scores[at] = scores[at] * lost + scores[at - 1] * saved + scores[at - stones] * survival


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS, FLOATS))
def side_scores(constants: Constants, state: Ints, side: int, work: Ints, scores: Floats) -> int:
    """Writes the distribution of a side's final score above its least score; returns the numbers written.

    The score that is `at` above the least has its chance in scores[SAFE + at]. Afterwards work[SURVIVED + side] is the
    least. The groups must have been measured.
    """
    words, own = work[WORDS], BLACKS if side == BLACK else WHITES
    salvage = RESCUE if constants[OPTIONS][AFTERSHOCK] else 0.0
    for at in range(SAFE):
        scores[at] = 0.0
    scores[SAFE] = 1.0
    intact, most, sure = 1.0, 0, work[SURVIVED + side]  # the chance that no group fails; the stones of small groups
    for w in range(1, words + 1):
        sure += count_bits(work[own + w])
    for w in range(1, words + 1):
        small, keyed = work[SMALL + w] & work[own + w], work[KEYS + w]
        ones, twos, fours = work[ONES + w], work[TWOS + w], work[FOURS + w]
        while small:
            bit = small & -small
            small ^= bit
            stones = (ones & bit != 0) + 2 * (twos & bit != 0) + 4 * (fours & bit != 0)
            size = stones + (keyed & bit != 0)
            if size == SAFE:
                continue
            for at in range(stones):
                scores[SAFE + most + 1 + at] = 0.0
            most += stones
            sure -= stones
            intact *= size / SAFE
            add_group(scores, most, stones, size / SAFE, salvage)
    work[SURVIVED + side] = sure
    if constants[OPTIONS][RESONANCE] and state[PLACED + side] and not state[FAILED + side]:
        for at in range(BONUS):
            scores[SAFE + most + 1 + at] = 0.0
        scores[SAFE + most] -= intact
        scores[SAFE + most + BONUS] += intact
        most += BONUS
    return most + 1


@kernel(Signature(FLOAT, CONSTANTS, INTS, INTS, FLOATS))
def value_of_stones(constants: Constants, state: Ints, work: Ints, scores: Floats) -> float:
    """Black's chance to win plus half the chance of a draw, if the stones in `work` were judged now.

    scores: at least cells + 20 floats, modified in place.
    """
    link(work)
    measure(work)
    spread_keys(state, work)
    blacks = side_scores(constants, state, BLACK, work, scores)
    light = scores[SAFE + blacks :]
    whites = side_scores(constants, state, WHITE, work, light)
    more = state[PLACED + BLACK] - state[PLACED + WHITE]
    tie = 0.5 if more == 0 else (0.0 if more > 0 else 1.0)
    lead = work[SURVIVED + BLACK] - work[SURVIVED + WHITE]
    value, below, at = 0.0, 0.0, 0  # below: the chance that White's score is less
    for score in range(blacks):
        while at < whites and at < score + lead:
            below += light[SAFE + at]
            at += 1
        equal = light[SAFE + at] if at < whites and at == score + lead else 0.0
        value += scores[SAFE + score] * (below + tie * equal)
    return value
