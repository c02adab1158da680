"""The quake of a playout: all groups roll at once, or one by one with aftershock or a trace."""

from __future__ import annotations

from typing import Any

import numpy as np

from craton.games.faultlines.law import rules
from craton.games.faultlines.search.bitboards import (
    BLACKS,
    FOURS,
    GROUP,
    KEYS,
    LISTS,
    ONES,
    SIZE,
    SMALL,
    SPAN,
    SURVIVED,
    TWOS,
    WHITES,
    WORDS,
    cell_of_group,
    fill_group,
    link,
    measure,
    record,
    spread_keys,
)
from craton.kernel.bits import count_bits
from craton.kernel.decorator import INT, INTS, RANDOM, VOID, Ints, Signature, kernel
from craton.kernel.layout import BLACK, BOARD, DRAW, MOVER, OVER, WHITE, WINNER, traced_action, traced_outcome
from craton.kernel.rng import below, draw, draw_bits

FRACTION = 60
DICE = 10
"""The number of dice taken from one random number of FRACTION bits; the bias is below 6**DICE / 2**FRACTION.

Playouts of larger dice follow the law: groups of more than MEASURED stones roll too."""
ROUNDS = 3
"""Dice are redrawn this often unconditionally, because a mispredicted branch costs more than a draw."""
_4 = np.uint64(4)


@kernel(Signature(INT, INTS, INT, INT))
def salvage_code(work: Ints, number: int, stones: int) -> int:
    """The action that salvages stone number `number` of GROUP, or `decline` if it has only `stones` stones."""
    cells = work[SIZE] * work[SIZE]
    return 2 * cells + cell_of_group(work, number) if number < stones else 3 * cells + rules.DECLINE


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS))
def finish_salvage(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    """Finish the salvage that is pending in a state; return the number of actions."""
    cell, words = state[rules.FOCUS] - 1, work[WORDS]
    link(work)
    work[GROUP + 1 + cell // work[SPAN]] = 1 << cell % work[SPAN]
    fill_group(work)
    stones, salvage, steps = 0, 0, 0
    for w in range(1, words + 1):
        stones += count_bits(work[GROUP + w])
    if state[rules.PHASE] == rules.SALVAGE:
        steps, salvage = 1, below(rng, stones + 1)
        side = (state[BOARD + cell] & rules.COLOUR) - 1
        record(work, trace, traced_action(salvage_code(work, salvage, stones), side))
    if salvage < stones:
        die = below(rng, options[rules.DIE])
        record(work, trace, traced_outcome(die))
        if die == 0:
            work[SURVIVED + (state[BOARD + cell] & rules.COLOUR) - 1] += 1
    for w in range(1, words + 1):
        work[BLACKS + w] &= ~work[GROUP + w]
        work[WHITES + w] &= ~work[GROUP + w]
        work[KEYS + w] &= ~work[GROUP + w]
    return steps


@kernel(Signature(VOID, INTS, INT, INT, INT, INT, INT))
def note_roll(work: Ints, word: int, bit: int, die: int, salvage: int, rescue: int) -> None:
    """Note a group's roll for the trace, at its lowest cell: the die, the salvage plus one, and the rescue die.

    salvage: the number of the stone, the number of stones for `decline`, or -1 if the group survived.
    rescue: the face of the die for the salvaged stone, or 0 if it was not rolled.
    """
    for w in range(1, work[WORDS] + 1):
        work[GROUP + w] = bit if w == word else 0
    fill_group(work)
    stones = 0
    for w in range(1, work[WORDS] + 1):
        stones += count_bits(work[GROUP + w])
    notes = work[LISTS + 3 * cell_of_group(work, 0) :]
    notes[0] = traced_outcome(die)
    if salvage >= 0:
        notes[1] = traced_action(salvage_code(work, salvage, stones), 0 if work[BLACKS + word] & bit else 1) + 1
    notes[2] = traced_outcome(rescue - 1) if rescue else 0


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS, INT))
def roll_each(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Roll for one group after another; return the number of actions, which are salvages.

    Lost stones are subtracted from SURVIVED, and FAILED is updated, as in `roll_together`.
    """
    words, notes, aftershock, faces = work[WORDS], work[LISTS:], options[rules.AFTERSHOCK], options[rules.DIE]
    for at in range(3 * cells if len(trace) else 0):
        notes[at] = 0
    steps, dice_left = 0, 0
    dice: Any = np.int64(0)
    for w in range(1, words + 1):
        black, keyed = work[BLACKS + w], work[KEYS + w]
        small, ones, twos, fours = work[SMALL + w], work[ONES + w], work[TWOS + w], work[FOURS + w]
        while small:
            bit = small & -small
            small ^= bit
            if dice_left == 0:
                dice, dice_left = np.int64(draw(rng) >> _4), DICE
            dice_left -= 1
            dice = (dice & ((1 << FRACTION) - 1)) * faces
            die = dice >> FRACTION
            stones = (ones & bit != 0) + 2 * (twos & bit != 0) + 4 * (fours & bit != 0)
            size = stones + (keyed & bit != 0)
            if size >= faces:
                continue
            side, salvage, rescue = BLACK if black & bit else WHITE, -1, 0
            if die >= size:
                state[rules.FAILED + side] = 1
                work[SURVIVED + side] -= stones
                if aftershock:
                    steps += 1
                    salvage = below(rng, stones + 1)
                    rescue = below(rng, faces) + 1 if salvage < stones else 0
                    work[SURVIVED + side] += 1 if rescue == 1 else 0
            if len(trace):
                note_roll(work, w, bit, die, salvage, rescue)
    for at in range(3 * cells if len(trace) else 0):
        if notes[at]:
            record(work, trace, notes[at] - (notes[at] > 0))
    return steps


@kernel(Signature(VOID, INTS, INTS, RANDOM))
def roll_together(state: Ints, work: Ints, rng: Any) -> None:
    """Roll a die of six faces for all groups, a word at a time.

    Three random words are the dice: 4 * high + 2 * low + odd, drawn again while high and low are both set.
    """
    for w in range(1, work[WORDS] + 1):
        black, keyed = work[BLACKS + w], work[KEYS + w]
        small, ones, twos, fours = work[SMALL + w], work[ONES + w], work[TWOS + w], work[FOURS + w]
        odd, high, low = draw_bits(rng), 0, 0
        again, rounds = small, 0
        while again or rounds < ROUNDS:
            high ^= again & draw_bits(rng)
            low ^= again & draw_bits(rng)
            again &= high & low
            rounds += 1
        # A Keystone adds one to the size; a group fails if the die, from 0 to 5, is not below its size.
        one, two, four = ones ^ keyed, twos ^ ones & keyed, fours ^ twos & ones & keyed
        fails = high & ~four | ~(high ^ four) & (low & ~two | ~(low ^ two) & (odd | ~one))
        fails &= small
        dark, light = fails & black, fails & ~black
        lost = count_bits(dark & ones) + 2 * count_bits(dark & twos) + 4 * count_bits(dark & fours)
        work[SURVIVED + BLACK] -= lost
        lost = count_bits(light & ones) + 2 * count_bits(light & twos) + 4 * count_bits(light & fours)
        work[SURVIVED + WHITE] -= lost
        state[rules.FAILED + BLACK] |= dark != 0
        state[rules.FAILED + WHITE] |= light != 0


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS, INT))
def roll_all(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Roll for all groups and set the winner; return the number of actions, which are salvages."""
    link(work)
    measure(work)
    spread_keys(state, work)
    steps = 0
    for w in range(1, work[WORDS] + 1):
        work[SURVIVED + BLACK] += count_bits(work[BLACKS + w])
        work[SURVIVED + WHITE] += count_bits(work[WHITES + w])
    if options[rules.AFTERSHOCK] or len(trace) or options[rules.DIE] != 6:
        steps = roll_each(options, state, work, rng, trace, cells)
    else:
        roll_together(state, work, rng)
    lead = work[SURVIVED + BLACK] - work[SURVIVED + WHITE]
    if options[rules.RESONANCE]:
        bonus = options[rules.RESONANCE_POINTS]
        lead += bonus if state[rules.PLACED + BLACK] and not state[rules.FAILED + BLACK] else 0
        lead -= bonus if state[rules.PLACED + WHITE] and not state[rules.FAILED + WHITE] else 0
    if lead == 0:
        lead = state[rules.PLACED + WHITE] - state[rules.PLACED + BLACK]
    state[MOVER] = OVER
    state[WINNER] = BLACK if lead > 0 else WHITE if lead < 0 else DRAW
    return steps
