"""The value of a quake without rolling dice: Black's probability of winning, by convolution over groups, in floats.

Only for a quake in one wave, and not while a stone is being salvaged. A surviving group adds its stones; a failed one
adds nothing, or with aftershock one stone with probability 1/6, because trying to salvage never costs anything. The two
sides' scores are independent. Groups of six or more survive, so only small groups are convolved; bitboards.py finds
them. insight/scores.py computes the same exactly.
"""

from __future__ import annotations

from craton.games.faultlines.law.rules import AFTERSHOCK, BONUS, FAILED, PLACED, RESONANCE, SAFE_SIZE
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
    """Convolve the distribution scores[SAFE_SIZE:SAFE_SIZE + most + 1] with that of one group (modified in place).

    SAFE_SIZE zeros precede it, so that no bounds have to be checked.
    """
    lost, saved = (1.0 - survival) * (1.0 - salvage), (1.0 - survival) * salvage
    for at in range(SAFE_SIZE + most, SAFE_SIZE - 1, -1):
        scores[at] = scores[at] * lost + scores[at - 1] * saved + scores[at - stones] * survival


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS, FLOATS))
def side_scores(constants: Constants, state: Ints, side: int, work: Ints, scores: Floats) -> int:
    """Write the distribution of a side's final score, relative to its lowest possible score; return its length.

    scores[SAFE_SIZE + at] is the probability of the lowest score plus `at`; work[SURVIVED + side] becomes the lowest
    score. The groups must have been measured.
    """
    words, own = work[WORDS], BLACKS if side == BLACK else WHITES
    salvage = RESCUE if constants[OPTIONS][AFTERSHOCK] else 0.0
    for at in range(SAFE_SIZE):
        scores[at] = 0.0
    scores[SAFE_SIZE] = 1.0
    intact, most, sure = 1.0, 0, work[SURVIVED + side]  # P(no group fails), stones at risk, certain stones
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
            if size == SAFE_SIZE:
                continue
            for at in range(stones):
                scores[SAFE_SIZE + most + 1 + at] = 0.0
            most += stones
            sure -= stones
            intact *= size / SAFE_SIZE
            add_group(scores, most, stones, size / SAFE_SIZE, salvage)
    work[SURVIVED + side] = sure
    if constants[OPTIONS][RESONANCE] and state[PLACED + side] and not state[FAILED + side]:
        for at in range(BONUS):
            scores[SAFE_SIZE + most + 1 + at] = 0.0
        scores[SAFE_SIZE + most] -= intact
        scores[SAFE_SIZE + most + BONUS] += intact
        most += BONUS
    return most + 1


@kernel(Signature(FLOAT, CONSTANTS, INTS, INTS, FLOATS))
def value_of_stones(constants: Constants, state: Ints, work: Ints, scores: Floats) -> float:
    """Black's probability of winning, draws counting half, if the stones in `work` were judged now.

    scores: float64[cells + 20] or more, modified in place.
    """
    link(work)
    measure(work)
    spread_keys(state, work)
    blacks = side_scores(constants, state, BLACK, work, scores)
    light = scores[SAFE_SIZE + blacks :]
    whites = side_scores(constants, state, WHITE, work, light)
    more = state[PLACED + BLACK] - state[PLACED + WHITE]
    tie = 0.5 if more == 0 else (0.0 if more > 0 else 1.0)
    lead = work[SURVIVED + BLACK] - work[SURVIVED + WHITE]
    value, below, at = 0.0, 0.0, 0  # below: the probability that White's score is lower
    for score in range(blacks):
        while at < whites and at < score + lead:
            below += light[SAFE_SIZE + at]
            at += 1
        equal = light[SAFE_SIZE + at] if at < whites and at == score + lead else 0.0
        value += scores[SAFE_SIZE + score] * (below + tie * equal)
    return value
