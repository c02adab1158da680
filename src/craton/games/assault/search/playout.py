"""Playouts on bitboards, one integer for each side's stones: uniformly random, or epsilon-greedy for rollouts.

An action is drawn by rejection sampling: a random cell is an action if it is empty, or an enemy stone with an ally next
to it; otherwise another cell is drawn. All actions are therefore equally likely. The coins of an attack are the bits of
a number at the cells of its allies; with fair coins, of a random number.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from craton.games.assault.law.rules import (
    ALL_ALLIES,
    ALLOW,
    ATTACK,
    BY_CHOICE,
    CORE_SET,
    FACES,
    FLOODED,
    HEADS,
    INFLUENCE,
    MOMENTUM,
    NEIGHBOURS,
    PHASE,
    PIE,
    PLAY,
    SACRED_BLACK,
    SACRED_POINTS,
    SAVE,
    STOP,
    STUBBORN,
    TIDE,
    TIDE_TURNS,
    TURN_LIMIT,
    USED_BLACK,
    WORDS,
    apply,
    apply_outcome,
    chance_weights,
    legal,
)
from craton.kernel.bits import count_bits
from craton.kernel.decorator import CONSTANTS, INT, INTS, RANDOM, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    BLACK,
    BOARD,
    CELLS,
    CHANCE,
    END,
    MOVER,
    OPTIONS,
    OVER,
    PLAYOUT,
    SIZES,
    TRAITS,
    TURN,
    WHITE,
    WINNER,
    traced_action,
    traced_outcome,
    write_trace,
)
from craton.kernel.rng import below, draw, draw_outcome

RANDOM_ONE_IN = 8
"""A greedy side makes one in this many decisions at random: epsilon-greedy with epsilon 1/8."""

_TWO = np.uint64(2)


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT, INT))
def lead_of_black(constants: Constants, state: Ints, black: int, white: int, cells: int) -> int:
    """Black's lead by majority: cells and sacred cells first, then the core [End and score]; White wins if it is 0."""
    lead = count_bits(black) - count_bits(white)
    if state[SACRED_BLACK] and black >> (state[SACRED_BLACK] - 1) & 1:
        lead += SACRED_POINTS
    if state[SACRED_BLACK + 1] and white >> (state[SACRED_BLACK + 1] - 1) & 1:
        lead -= SACRED_POINTS
    if lead:
        return lead
    core = constants[TRAITS][CORE_SET * cells]
    return count_bits(black & core) - count_bits(white & core)


@kernel(Signature(INT, CONSTANTS, INTS, INTS, RANDOM, INTS, INT))
def step_by_law(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints, at: int) -> int:
    """Play one random action or outcome by the law and write it to trace[at]; return 1 for an action."""
    out = work[constants[SIZES][CELLS] :]
    if state[MOVER] == CHANCE:
        outcome = draw_outcome(out, chance_weights(constants, state, out), rng)
        write_trace(trace, at, traced_outcome(outcome))
        apply_outcome(constants, state, outcome, work)
        return 0
    action = out[below(rng, legal(constants, state, out, work))]
    write_trace(trace, at, traced_action(action, state[MOVER]))
    apply(constants, state, action, work)
    return 1


@kernel(Signature(INT, CONSTANTS, INT, INT, INT, INT))
def can_follow(constants: Constants, own: int, foe: int, cells: int, need: int) -> int:
    """Whether an enemy stone has at least `need` allies next to it."""
    for cell in range(cells):
        if foe >> cell & 1 and count_bits(constants[TRAITS][NEIGHBOURS * cells + cell] & own) >= need:
            return 1
    return 0


@kernel(Signature(INT, INT, INT, INT))
def coins_as_outcome(coins: int, allies: int, cells: int) -> int:
    """The number of an outcome: a binary digit for each ally, the first ally being the highest digit."""
    number = 0
    for cell in range(cells):
        if allies >> cell & 1:
            number = 2 * number + (coins >> cell & 1)
    return number


@kernel(Signature(INT, INTS, INT, RANDOM))
def throw(options: Ints, allies: int, rng: Any) -> int:
    """The coins of an attack, a bit for each ally; bits of other cells mean nothing."""
    heads, faces, coins = options[HEADS], options[FACES], 0
    if 2 * heads == faces:
        return int(draw(rng) >> _TWO)
    while allies:
        bit = allies & -allies
        allies ^= bit
        if below(rng, faces) < heads:
            coins |= bit
    return coins


@kernel(Signature(INT, INTS))
def allies_worth_attacking(options: Ints) -> int:
    """The number of allies from which an attack gains more than a placement on average."""
    faces, miss, all_cases, allies = options[FACES], 1, 1, 0
    while 2 * miss >= all_cases:
        miss *= faces - options[HEADS]
        all_cases *= faces
        allies += 1
    return allies


@kernel(Signature(INT, CONSTANTS, INT, INT))
def cells_of_tide(constants: Constants, cells: int, tide: int) -> int:
    """The bitboard of the cells that a tide floods."""
    found = 0
    for cell in range(cells):
        if constants[TRAITS][cell] == tide:
            found |= 1 << cell
    return found


@kernel(Signature(INT, INTS, INT, INT, INTS, INT))
def win(state: Ints, side: int, steps: int, trace: Ints, at: int) -> int:
    """End the game with a win of the side; return steps."""
    state[MOVER] = OVER
    state[WINNER] = side
    write_trace(trace, at, END)
    return steps


@kernel(Signature(INT, CONSTANTS, INT, INT, INT, INT, RANDOM))
def best_target(constants: Constants, own: int, foe: int, cells: int, need: int, rng: Any) -> int:
    """A random enemy stone among those with the most allies next to them, at least `need`.

    -1 if there is none, and once in RANDOM_ONE_IN calls.
    """
    lot = below(rng, cells * RANDOM_ONE_IN)
    if lot < cells:
        return -1
    best, most, cell = -1, need - 1, lot % cells
    for _ in range(cells):
        cell = cell + 1 if cell + 1 < cells else 0
        if foe >> cell & 1:
            allies = count_bits(constants[TRAITS][NEIGHBOURS * cells + cell] & own)
            if allies > most:
                best, most = cell, allies
    return best


@kernel(Signature(INT, CONSTANTS, INTS, INTS, RANDOM, INTS, INT))
def play(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints, greedy: int) -> int:
    """Play to the end; return the number of actions.

    Actions are uniformly random, unless the sides are greedy: then they mostly make the most promising attack if it
    gains more than a placement on average, that is, with fair coins, if it has two or more allies.
    """
    cells, options, traits = constants[SIZES][CELLS], constants[OPTIONS], constants[TRAITS]
    steps, at = 0, 0
    # The phases before plain turns and a turn already begun are rare: the law plays them.
    while state[MOVER] != OVER and (state[PHASE] != PLAY or (options[PIE] and state[TURN] < 2)):
        steps += step_by_law(constants, state, work, rng, trace, at)
        at += 1
    if state[MOVER] == OVER:
        return win(state, state[WINNER], steps, trace, at)
    turn = state[TURN]
    own, foe, dry = 0, 0, 0
    for cell in range(cells):
        value = state[BOARD + cell]
        dry |= (value != FLOODED) << cell
        own |= (value == turn % 2 + 1) << cell
        foe |= (value == 2 - turn % 2) << cell
    near_of = NEIGHBOURS * cells
    if dry == own | foe and not can_follow(constants, own, foe, cells, 1):
        # A forced pass, which occurs only in constructed positions.
        steps += step_by_law(constants, state, work, rng, trace, at)
        return win(state, WHITE if state[MOVER] != OVER else state[WINNER], steps, trace, at + 1)
    limit, momentum, influence = options[TURN_LIMIT], options[MOMENTUM], options[INFLUENCE]
    worth = allies_worth_attacking(options)
    used = 0 if options[STUBBORN] else 3  # one bit per side: whether its stubborn defence is unavailable
    used |= state[USED_BLACK] | state[USED_BLACK + 1] << 1
    while True:
        side = turn % 2
        cell = best_target(constants, own, foe, cells, worth, rng) if greedy else -1
        bit, near = 1 << (cell & 63), traits[near_of + max(cell, 0)]
        while cell < 0:
            cell = below(rng, cells)
            bit, near = 1 << cell, traits[near_of + cell]
            if not (bit & dry & ~own and (not bit & foe or near & own)):
                cell = -1
        steps += 1
        if not bit & foe:
            if len(trace):
                write_trace(trace, at, traced_action(cell, side))
                at += 1
            gains = influence and count_bits(near & own) > count_bits(near & foe)
            own |= bit
            if gains and dry & ~(own | foe):
                while bit & ~dry or bit & (own | foe):
                    cell = below(rng, cells)
                    bit = 1 << cell
                own |= bit
                steps += 1
                if len(trace):
                    write_trace(trace, at, traced_action(cell, side))
                    at += 1
        else:
            while True:
                if len(trace):
                    write_trace(trace, at, traced_action(ATTACK * cells + cell, side))
                    at += 1
                allies = near & own
                if not used >> (1 - side) & 1 and count_bits(allies) == ALL_ALLIES:
                    saves = 1
                    if options[STUBBORN] == BY_CHOICE:
                        saves = below(rng, 2)
                        steps += 1
                        if len(trace):
                            word = SAVE if saves else ALLOW
                            write_trace(trace, at, traced_action(WORDS * cells + word, 1 - side))
                            at += 1
                    if saves:
                        used |= 1 << (1 - side)
                        break
                coins = throw(options, allies, rng)
                if len(trace):
                    write_trace(trace, at, traced_outcome(coins_as_outcome(coins, allies, cells)))
                    at += 1
                if not coins & allies:
                    break
                own |= bit
                foe &= ~bit
                if foe == 0:
                    return win(state, side, steps, trace, at)
                if not momentum or not can_follow(constants, own, foe, cells, momentum):
                    break
                cell = best_target(constants, own, foe, cells, momentum, rng) if greedy else -1
                bit, near = 1 << (cell & 63), traits[near_of + max(cell, 0)]
                while cell < 0:
                    cell = below(rng, cells + 1)  # the last one stands for `stop`
                    bit, near = 1 << cell, traits[near_of + cell]
                    if cell < cells and not (bit & foe and count_bits(near & own) >= momentum):
                        cell = -1
                steps += 1
                if cell == cells:
                    if len(trace):
                        write_trace(trace, at, traced_action(WORDS * cells + STOP, side))
                        at += 1
                    break
        turn += 1
        if turn == limit:
            black, white = (foe, own) if turn % 2 == BLACK else (own, foe)
            winner = BLACK if lead_of_black(constants, state, black, white, cells) > 0 else WHITE
            return win(state, winner, steps, trace, at)
        if options[TIDE] and turn % TIDE_TURNS == 0:
            flooded = cells_of_tide(constants, cells, turn // TIDE_TURNS)
            dry, own, foe = dry & ~flooded, own & ~flooded, foe & ~flooded
            if flooded and (own == 0) != (foe == 0):
                return win(state, side if foe == 0 else 1 - side, steps, trace, at)
        own, foe = foe, own


@kernel(PLAYOUT)
def playout(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    return play(constants, state, work, rng, trace, 0)
