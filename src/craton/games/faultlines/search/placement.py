"""The placement phase of a playout, uniformly at random.

Turn by turn if a trace is recorded, a swap or a Keystone is possible or few cells are empty; otherwise at once, by
placement_sampling.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from craton.games.faultlines.law import rules
from craton.games.faultlines.search.bitboards import BLACKS, EMPTIES, KEYS, LISTS, SPAN, WHITES, WORDS, record
from craton.games.faultlines.search.placement_sampling import sample_placement
from craton.kernel.bits import count_bits
from craton.kernel.decorator import INT, INTS, RANDOM, VOID, Ints, Signature, kernel
from craton.kernel.layout import BLACK, BLACK_SEAT, BOARD, EMPTY, TURN, WHITE, traced_action
from craton.kernel.rng import below

CHUNK = 32
"""The log is read in pieces of this many turns and padded with passes."""

_17, _19, _23, _32, _41, _45 = (np.uint64(n) for n in (17, 19, 23, 32, 41, 45))


@kernel(Signature(VOID, INTS, INTS, INT))
def list_empties(board: Ints, work: Ints, cells: int) -> None:
    """Write the empty cells to work[LISTS:]."""
    empties, free = 0, work[LISTS:]
    for cell in range(cells):
        free[empties] = cell
        empties += 1 if board[cell] == EMPTY else 0


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS, INT))
def place_with_options(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Play placement while a Keystone or a swap is possible; return the number of actions (state modified)."""
    steps, free = 0, work[LISTS:]
    limit = options[rules.TURN_LIMIT] if options[rules.TURN_LIMIT] else -1
    while work[EMPTIES] and state[TURN] != limit:
        empties, side = work[EMPTIES], state[TURN] % 2
        may_swap = options[rules.PIE] and not state[BLACK_SEAT] and state[TURN] < 2
        keystones = empties if options[rules.KEYSTONE] and not state[rules.SPENT + side] else 0
        if not may_swap and not keystones and (not options[rules.KEYSTONE] or state[rules.SPENT + 1 - side]):
            break
        swaps = 1 if may_swap and state[TURN] == 1 and not state[rules.PASSED] else 0
        lot = below(rng, empties + keystones + 1 + swaps)
        steps += 1
        if lot > empties + keystones:
            record(work, trace, traced_action(3 * cells + rules.SWAP, side))
            state[BLACK_SEAT] = 1
            continue
        state[TURN] += 1
        if lot == empties + keystones:
            record(work, trace, traced_action(3 * cells + rules.PASS, side))
            if state[rules.PASSED]:
                state[rules.PHASE] = rules.ROLL
                break
            state[rules.PASSED] = 1
            continue
        cell = free[lot % empties]
        free[lot % empties] = free[empties - 1]
        work[EMPTIES] = empties - 1
        state[rules.PASSED] = 0
        word, bit = 1 + cell // work[SPAN], 1 << cell % work[SPAN]
        work[(BLACKS if side == BLACK else WHITES) + word] |= bit
        if lot >= empties:
            work[KEYS + word] |= bit
            state[rules.SPENT + side] = 1
            cell += cells
        record(work, trace, traced_action(cell, side))
    return steps


@kernel(Signature(INT, INTS, RANDOM, INT, INT, INT))
def place_stones(work: Ints, rng: Any, cells: int, most: int, last_pass: int) -> int:
    """Play placement to its end, at most `most` turns, and log the actions; return their number.

    last_pass: the turn of the last pass; -1 is the turn before this call. Half the time of a traced playout is spent in
    this loop, so it does nothing that can be done later.
    """
    free, log, pass_ = work[LISTS:], work[LISTS + cells + 1 :], 3 * cells + rules.PASS
    # The generator of kernel/rng.py, in local variables; one random number serves two turns.
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    bits, turns, empties = s0, 0, work[EMPTIES]
    while empties > 0 and turns < most:
        if turns & 1:
            bits <<= _32
        else:
            total = s0 + s3
            bits = (total << _23 | total >> _41) + s0
            total = s1 << _17
            s2 ^= s0
            s3 ^= s1
            s1 ^= s2
            s0 ^= s3
            s2 ^= total
            s3 = s3 << _45 | s3 >> _19
        lot: Any = np.int64((bits >> _32) * np.uint64(empties + 1) >> _32)
        action = pass_
        if lot < empties:
            empties -= 1
            action = free[lot]
            free[lot] = free[empties]
        else:
            if last_pass == turns - 1:
                most = turns
            last_pass = turns
        log[turns] = action
        turns += 1
    rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3
    work[EMPTIES] = empties
    return turns


@kernel(Signature(VOID, INTS, INTS, INTS, INT, INT))
def put_stones(free: Ints, log: Ints, work: Ints, turns: int, cells: int) -> None:
    """Put the logged stones on the bitboards; every other turn, from the first, is Black's.

    Whole words are built from many stones at once: setting single bits at random places in memory takes far longer.
    """
    base, span = 0, work[SPAN]
    for w in range(1, work[WORDS] + 1):
        black, empty = work[BLACKS + w], 0
        for pair in range((turns + CHUNK - 1) // CHUNK * (CHUNK // 2)):
            bit = log[2 * pair] - base
            black |= 1 << (bit & 63) if 0 <= bit < span else 0
        for at in range(work[EMPTIES]):
            bit = free[at] - base
            empty |= 1 << (bit & 63) if 0 <= bit < span else 0
        work[BLACKS + w] = black
        work[WHITES + w] = ((1 << min(span, cells - base)) - 1) & ~(black | empty)
        base += span


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS, INT))
def place_in_order(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Play the rest of placement, without Keystones and swaps, turn by turn; return the number of actions."""
    free, log = work[LISTS:], work[LISTS + cells :]  # the log begins with a pass, followed by the turns
    pass_ = 3 * cells + rules.PASS
    most = options[rules.TURN_LIMIT] - state[TURN] if options[rules.TURN_LIMIT] else 4 * cells
    turns = place_stones(work, rng, cells, most, -1 if state[rules.PASSED] else -2)
    for turn in range(1, turns + 1):
        record(work, trace, traced_action(log[turn], state[TURN] + turn - 1))
    log[0] = pass_
    rest = log[turns + 1 :]
    for at in range(CHUNK):
        rest[at] = pass_
    side = state[TURN] % 2
    put_stones(free, log[1 - side :], work, turns + side, cells)
    return turns


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS, INT))
def place_all(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Play placement to its end; return the number of actions (state modified)."""
    steps, in_order = 0, len(trace) > 0 or 4 * work[EMPTIES] < cells  # a list finds few empty cells faster
    if in_order or options[rules.PIE] or options[rules.KEYSTONE]:
        list_empties(state[BOARD:], work, cells)
    if options[rules.PIE] or options[rules.KEYSTONE]:
        steps = place_with_options(options, state, work, rng, trace, cells)
    if state[rules.PHASE] == rules.PLACE:
        if in_order:
            steps += place_in_order(options, state, work, rng, trace, cells)
        else:
            steps += sample_placement(options, state, work, rng, cells)
    black, white = 0, 0
    for w in range(1, work[WORDS] + 1):
        black += count_bits(work[BLACKS + w])
        white += count_bits(work[WHITES + w])
    state[rules.PLACED + BLACK] = black
    state[rules.PLACED + WHITE] = white
    return steps
