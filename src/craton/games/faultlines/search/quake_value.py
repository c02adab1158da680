"""The value of a quake without rolling dice: Black's probability of winning, by convolution over groups, in floats.

Only for a quake in one wave, and not while a stone is being salvaged. A surviving group adds its stones; a failed one
adds nothing, or with aftershock one stone with the probability of one face, because trying to salvage never costs
anything. The two sides' scores are independent. Groups as large as the die has faces survive, so only smaller ones are
convolved; bitboards.py finds those of up to five stones at once, and larger ones are filled one by one.
insight/scores.py computes the same exactly.
"""

from __future__ import annotations

from craton.games.faultlines.law.options import MAX_DIE
from craton.games.faultlines.law.rules import AFTERSHOCK, DIE, FAILED, PLACED, RESONANCE, RESONANCE_POINTS
from craton.games.faultlines.search.bitboards import (
    BLACKS,
    FOURS,
    KEYS,
    MEASURED,
    ONES,
    REST,
    SMALL,
    SURVIVED,
    TWOS,
    WHITES,
    WORDS,
    has_key,
    link,
    measure,
    next_large_group,
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

PAD = MAX_DIE
"""Zeros before a distribution, so that no bounds have to be checked: more than a group that rolls has stones."""


@kernel(Signature(VOID, FLOATS, INT, INT, FLOAT, FLOAT))
def add_group(scores: Floats, most: int, stones: int, survival: float, salvage: float) -> None:
    """Convolve the distribution scores[PAD:PAD + most + 1] with that of one more group (modified in place).

    most: the stones at risk, without those of the group.
    """
    for at in range(PAD + most + 1, PAD + most + stones + 1):
        scores[at] = 0.0
    lost, saved = (1.0 - survival) * (1.0 - salvage), (1.0 - survival) * salvage
    for at in range(PAD + most + stones, PAD - 1, -1):
        scores[at] = scores[at] * lost + scores[at - 1] * saved + scores[at - stones] * survival


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS, FLOATS))
def side_scores(constants: Constants, state: Ints, side: int, work: Ints, scores: Floats) -> int:
    """Write the distribution of a side's final score, relative to its lowest possible score; return its length.

    scores[PAD + at] is the probability of the lowest score plus `at`; work[SURVIVED + side] becomes the lowest score.
    The groups must have been measured.
    """
    words, own, die = work[WORDS], BLACKS if side == BLACK else WHITES, constants[OPTIONS][DIE]
    salvage = 1.0 / die if constants[OPTIONS][AFTERSHOCK] else 0.0
    for at in range(PAD):
        scores[at] = 0.0
    scores[PAD] = 1.0
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
            if size >= die:
                continue
            intact *= size / die
            add_group(scores, most, stones, size / die, salvage)
            most += stones
    if die > MEASURED + 1:
        for w in range(1, words + 1):
            work[REST + w] = work[own + w]
        stones = next_large_group(work)
        while stones:
            size = stones + has_key(work)
            if size < die:
                intact *= size / die
                add_group(scores, most, stones, size / die, salvage)
                most += stones
            stones = next_large_group(work)
    work[SURVIVED + side] = sure - most
    bonus = constants[OPTIONS][RESONANCE_POINTS]
    if constants[OPTIONS][RESONANCE] and state[PLACED + side] and not state[FAILED + side]:
        for at in range(bonus):
            scores[PAD + most + 1 + at] = 0.0
        scores[PAD + most] -= intact
        scores[PAD + most + bonus] += intact
        most += bonus
    return most + 1


@kernel(Signature(FLOAT, CONSTANTS, INTS, INTS, FLOATS))
def value_of_stones(constants: Constants, state: Ints, work: Ints, scores: Floats) -> float:
    """Black's probability of winning, draws counting half, if the stones in `work` were judged now.

    scores: float64[cells + 2 * (PAD + MAX_POINTS + 1)] or more, modified in place.
    """
    link(work)
    measure(work)
    spread_keys(state, work)
    blacks = side_scores(constants, state, BLACK, work, scores)
    light = scores[PAD + blacks :]
    whites = side_scores(constants, state, WHITE, work, light)
    more = state[PLACED + BLACK] - state[PLACED + WHITE]
    tie = 0.5 if more == 0 else (0.0 if more > 0 else 1.0)
    lead = work[SURVIVED + BLACK] - work[SURVIVED + WHITE]
    value, below, at = 0.0, 0.0, 0  # below: the probability that White's score is lower
    for score in range(blacks):
        while at < whites and at < score + lead:
            below += light[PAD + at]
            at += 1
        equal = light[PAD + at] if at < whites and at == score + lead else 0.0
        value += scores[PAD + score] * (below + tie * equal)
    return value
