"""Random playouts of Fault Lines on bitboards: cells are drawn from a list, then all groups roll together.

Only groups of one to five stones have to roll. They are found without a search, all of them at once, by their links.
Call a stone with one link a leaf, and a stone with two links, one of them to a leaf, a neck. Groups of so many stones:

    1  a stone without links
    2  a leaf with a leaf
    3  a stone with two links, both to leaves
    4  a stone with three links, all to leaves; or a neck with a neck; or a square of stones with two links each
    5  a stone with four leaves; or a stone with two links, both to necks; or a stone with three links, two of them to
       leaves and one to a neck; or a square of stones with two links each, but for one, which has a leaf besides
"""

from __future__ import annotations

from typing import Any

import numpy as np

from craton.core.bits import count_bits
from craton.core.kernel import INT, INTS, RANDOM, VOID, Ints, Signature, Table, kernel
from craton.core.layout import (
    BLACK,
    BLACK_SEAT,
    BOARD,
    CELLS,
    DRAW,
    EMPTY,
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
)
from craton.core.rng import below, draw
from craton.games.faultlines import rules

# The work space. A bitboard is a few words of SPAN bits, each with as many whole rows as fit into 63 bits; cells are in
# their order. An empty word stands before the first word, and one behind the last.
MOST_BITS = 63
STRIDE = 10
_BOARDS = range(0, 19 * STRIDE, STRIDE)
BLACKS, WHITES, KEYS, FAULTS, RIGHT, UP, DOWN, LEAF, TWO, THREE, NECK, FORK, CORNER = _BOARDS[:13]
SMALL, ONES, TWOS, FOURS, GROUP, GROWN = _BOARDS[13:]
SIZE, SPAN, WORDS = range(_BOARDS.stop, _BOARDS.stop + 3)
SURVIVED = WORDS + 1  # a pair: Black's and White's stones that need not roll any more
EMPTIES = SURVIVED + 2  # how many cells are empty
RECORDED = EMPTIES + 1  # how much of the trace has been written
LISTS = RECORDED + 1  # the empty cells, then the log of placement; while groups roll, three numbers for each cell
CHUNK = 32
"""So many turns of the log are taken at a time; it is filled up with passes."""

_17, _19, _23, _32, _41, _45 = (np.uint64(n) for n in (17, 19, 23, 32, 41, 45))
_4 = np.uint64(4)
FRACTION = 60
DICE = 10
"""So many dice are taken from one random number of FRACTION bits; the bias is below 6**DICE / 2**FRACTION."""

ON_WORK = Signature(VOID, INTS)
ON_WORD = Signature(INT, INTS, INT, INT, INT)


@kernel(ON_WORD)
def above(work: Ints, word: int, n: int, span: int) -> int:
    """Of each cell of a word the bit of the cell above it."""
    return work[word] >> n | work[word + 1] << (span - n) & ((1 << span) - 1)


@kernel(ON_WORD)
def beneath(work: Ints, word: int, n: int, span: int) -> int:
    return work[word] << n & ((1 << span) - 1) | work[word - 1] >> (span - n)


@kernel(ON_WORK)
def link(work: Ints) -> None:
    """Finds the stones that are linked to the right, up and down."""
    n, span, words = work[SIZE], work[SPAN], work[WORDS]
    last_file = 0
    for bit in range(n - 1, span, n):
        last_file |= 1 << bit
    for w in range(1, words + 1):
        black, white, faults = work[BLACKS + w], work[WHITES + w], work[FAULTS + w]
        work[RIGHT + w] = (black & black >> 1 | white & white >> 1) & ~(last_file | faults | faults >> 1)
        up = black & above(work, BLACKS + w, n, span) | white & above(work, WHITES + w, n, span)
        work[UP + w] = up & ~(faults | above(work, FAULTS + w, n, span))
    for w in range(1, words + 1):
        work[DOWN + w] = beneath(work, UP + w, n, span)


@kernel(ON_WORK)
def measure(work: Ints) -> None:
    """Marks in SMALL one stone of each group of up to five stones, in ONES, TWOS and FOURS the size as a binary number.

    Of four links an odd number, or many (two and more), or all exist.
    """
    n, span, words = work[SIZE], work[SPAN], work[WORDS]
    for w in range(1, words + 1):
        right, left, up, down = work[RIGHT + w], work[RIGHT + w] << 1, work[UP + w], work[DOWN + w]
        odd, all_four = right ^ left ^ up ^ down, right & left & up & down
        many = right & left | up & down | (right | left) & (up | down)
        work[LEAF + w] = odd & ~many
        work[TWO + w] = many & ~odd & ~all_four
        work[THREE + w] = odd & many
        work[ONES + w] = (work[BLACKS + w] | work[WHITES + w]) & ~(odd | many)
    for w in range(1, words + 1):
        leaf, two, three = work[LEAF + w], work[TWO + w], work[THREE + w]
        right, left = leaf >> 1 & work[RIGHT + w], (leaf & work[RIGHT + w]) << 1  # links to leaves
        up, down = above(work, LEAF + w, n, span) & work[UP + w], beneath(work, LEAF + w, n, span) & work[DOWN + w]
        odd, all_four = right ^ left ^ up ^ down, right & left & up & down
        many = right & left | up & down | (right | left) & (up | down)
        row_of_three = two & many
        work[ONES + w] |= row_of_three | all_four
        work[TWOS + w] = leaf & (right | up) | row_of_three
        work[FOURS + w] = three & odd & many | all_four
        work[NECK + w] = two & odd
        work[FORK + w] = three & many & ~odd
        work[CORNER + w] = three & odd & ~many
    for w in range(1, words + 1):
        neck, two = work[NECK + w], work[TWO + w]
        right, left = neck >> 1 & work[RIGHT + w], (neck & work[RIGHT + w]) << 1  # links to necks
        up, down = above(work, NECK + w, n, span) & work[UP + w], beneath(work, NECK + w, n, span) & work[DOWN + w]
        four, five = neck & (right | up), work[FORK + w] & (right | left | up | down)
        five |= two & (right & left | up & down | (right | left) & (up | down))
        # Squares, by their lower left stones. A corner is the one stone that may have a leaf.
        corner, corner_above = work[CORNER + w], above(work, CORNER + w, n, span)
        part, part_above = two | corner, above(work, TWO + w, n, span) | corner_above
        square = work[RIGHT + w] & work[UP + w] & work[UP + w] >> 1 & above(work, RIGHT + w, n, span)
        square &= part & part >> 1 & part_above & part_above >> 1
        one, one_above = corner ^ corner >> 1, corner_above ^ corner_above >> 1
        square &= ~(corner & corner >> 1 | corner_above & corner_above >> 1 | one & one_above)
        five |= square & (one | one_above)
        four |= square & ~(one | one_above)
        work[ONES + w] |= five
        work[FOURS + w] |= four | five
        work[SMALL + w] = work[ONES + w] | work[TWOS + w] | work[FOURS + w]


@kernel(ON_WORK)
def fill_group(work: Ints) -> None:
    """Adds to the stones of GROUP those linked to them, four times over: enough for every group that rolls."""
    n, span, words = work[SIZE], work[SPAN], work[WORDS]
    for _ in range(4):
        for w in range(1, words + 1):
            group, right = work[GROUP + w], work[RIGHT + w]
            group |= (group & right) << 1 | group >> 1 & right | above(work, GROUP + w, n, span) & work[UP + w]
            work[GROWN + w] = group | beneath(work, GROUP + w, n, span) & work[DOWN + w]
        for w in range(1, words + 1):
            work[GROUP + w] = work[GROWN + w]


@kernel(Signature(INT, INTS, INT))
def cell_of_group(work: Ints, number: int) -> int:
    """The cell of stone number `number` of GROUP, in the order of cells."""
    word = 1
    while number >= count_bits(work[GROUP + word]):
        number -= count_bits(work[GROUP + word])
        word += 1
    bits = work[GROUP + word]
    for _ in range(number):
        bits &= bits - 1
    return (word - 1) * work[SPAN] + count_bits((bits & -bits) - 1)


@kernel(Signature(INT, INTS, INT, INT))
def salvage_code(work: Ints, number: int, stones: int) -> int:
    """The action that salvages stone number `number` of GROUP; `decline` if there is no such stone."""
    cells = work[SIZE] * work[SIZE]
    return 2 * cells + cell_of_group(work, number) if number < stones else 3 * cells + rules.DECLINE


@kernel(Signature(VOID, INTS, INTS, INT))
def record(work: Ints, trace: Ints, number: int) -> None:
    if work[RECORDED] < len(trace):
        trace[work[RECORDED]] = number
    work[RECORDED] += 1


@kernel(Signature(INT, INTS, INT, INT))
def word_of(cells: Ints, count: int, place: int) -> int:
    """The bits at `place` of the values of so many cells, as a word."""
    word = 0
    for cell in range(count):
        word |= (cells[cell] >> place & 1) << cell
    return word


@kernel(Signature(VOID, INTS, INTS, INTS, INT))
def set_up(board: Ints, traits: Ints, work: Ints, cells: int) -> None:
    """Fills the work space from the cells of a state and the fault lines."""
    any_stone, any_fault, n = 0, 0, 3
    for cell in range(cells):
        any_stone |= board[cell]
        any_fault |= traits[cell]
    for at in range(LISTS):
        work[at] = 0
    while n * n < cells:
        n += 1
    rows = min(MOST_BITS // n, n)
    span, words = rows * n, (n + rows - 1) // rows
    work[SIZE] = n
    work[SPAN] = span
    work[WORDS] = words
    free, empties = work[LISTS:], cells
    for cell in range(cells):
        free[cell] = cell
    if any_stone:
        empties = 0
        for cell in range(cells):
            free[empties] = cell
            empties += 1 if board[cell] == EMPTY else 0
    work[EMPTIES] = empties
    for w in range(words if any_stone or any_fault else 0):
        base, count = w * span, min(span, cells - w * span)
        black, white = word_of(board[base:], count, 0), word_of(board[base:], count, 1)
        if any_stone & rules.SECURED:  # Whole groups are, because the quake has no waves.
            secured = word_of(board[base:], count, 3)
            work[SURVIVED + BLACK] += count_bits(black & secured)
            work[SURVIVED + WHITE] += count_bits(white & secured)
            black, white = black & ~secured, white & ~secured
        work[BLACKS + w + 1] = black
        work[WHITES + w + 1] = white
        if any_stone & rules.KEY:
            work[KEYS + w + 1] = word_of(board[base:], count, 2) & (black | white)
        if any_fault:
            work[FAULTS + w + 1] = word_of(traits[base:], count, 0)


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS, INT))
def place_with_options(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Plays placement as long as a Keystone or a swap may come; returns the number of actions (state modified)."""
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


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INT, INT, INT))
def place_stones(free: Ints, log: Ints, work: Ints, rng: Any, most: int, last_pass: int, pass_: int) -> int:
    """Plays placement to its end, at most so many turns, and logs the actions; returns their number.

    What can wait is left to later: half of the time is spent in this loop.
    """
    # The generator of core/rng.py, in local variables; a random number serves for two turns.
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
    """Puts the logged stones on the board, of which every other turn, from the first on, is Black's.

    It makes words of many stones at a time, because to set bit after bit at random places in memory takes far longer.
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
def place_all(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Plays placement to its end; returns the number of actions (state modified)."""
    steps, turns, pass_ = 0, 0, 3 * cells + rules.PASS
    free, log = work[LISTS:], work[LISTS + cells :]  # the log's turns come behind one pass
    if options[rules.PIE] or options[rules.KEYSTONE]:
        steps = place_with_options(options, state, work, rng, trace, cells)
    if state[rules.PHASE] == rules.PLACE:
        most = options[rules.TURN_LIMIT] - state[TURN] if options[rules.TURN_LIMIT] else 4 * cells
        turns = place_stones(free, log[1:], work, rng, most, -1 if state[rules.PASSED] else -2, pass_)
        if len(trace):
            for turn in range(1, turns + 1):
                record(work, trace, traced_action(log[turn], state[TURN] + turn - 1))
    log[0] = pass_
    rest = log[turns + 1 :]
    for at in range(CHUNK):
        rest[at] = pass_
    side = state[TURN] % 2
    put_stones(free, log[1 - side :], work, turns + side, cells)
    black, white = 0, 0
    for w in range(1, work[WORDS] + 1):
        black += count_bits(work[BLACKS + w])
        white += count_bits(work[WHITES + w])
    state[rules.PLACED + BLACK] = black
    state[rules.PLACED + WHITE] = white
    return steps + turns


@kernel(Signature(INT, INTS, INTS, RANDOM, INTS))
def settle_salvage(state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    """Settles the salvage that a state is in the middle of; returns the number of actions."""
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
        die = below(rng, 6)
        record(work, trace, traced_outcome(die))
        if die == 0:
            work[SURVIVED + (state[BOARD + cell] & rules.COLOUR) - 1] += 1
    for w in range(1, words + 1):
        work[BLACKS + w] &= ~work[GROUP + w]
        work[WHITES + w] &= ~work[GROUP + w]
        work[KEYS + w] &= ~work[GROUP + w]
    return steps


@kernel(Signature(VOID, INTS, INT, INT, INT, INT, INT, INT))
def note_roll(work: Ints, word: int, bit: int, stones: int, die: int, salvage: int, rescue: int) -> None:
    """Notes a group's roll for the trace, at its lowest cell: the die, the salvage and the die of the rescue, plus one.

    salvage: the number of the stone, behind the last one for `decline`, -1 for none; rescue: plus one, 0 for none.
    """
    for w in range(1, work[WORDS] + 1):
        work[GROUP + w] = bit if w == word else 0
    fill_group(work)
    notes = work[LISTS + 3 * cell_of_group(work, 0) :]
    notes[0] = traced_outcome(die)
    if salvage >= 0:
        notes[1] = traced_action(salvage_code(work, salvage, stones), 0 if work[BLACKS + word] & bit else 1) + 1
    notes[2] = traced_outcome(rescue - 1) if rescue else 0


@kernel(Signature(INT, INTS, INTS, INTS, RANDOM, INTS, INT))
def roll_all(options: Ints, state: Ints, work: Ints, rng: Any, trace: Ints, cells: int) -> int:
    """Rolls for all groups on the board and names the winner; returns the number of actions, which are salvages."""
    link(work)
    measure(work)
    words, notes, aftershock = work[WORDS], work[LISTS:], options[rules.AFTERSHOCK]
    if state[rules.SPENT + BLACK] or state[rules.SPENT + WHITE]:  # from Keystones to the groups that they are in
        for w in range(1, words + 1):
            work[GROUP + w] = work[KEYS + w]
        fill_group(work)
        for w in range(1, words + 1):
            work[KEYS + w] = work[GROUP + w]
    is_plain = not aftershock and len(trace) == 0
    for at in range(3 * cells if len(trace) else 0):
        notes[at] = 0
    lead = work[SURVIVED + BLACK] - work[SURVIVED + WHITE]
    failed = state[rules.FAILED + BLACK] + 2 * state[rules.FAILED + WHITE]
    steps, dice_left = 0, 0
    dice: Any = np.int64(0)
    for w in range(1, words + 1):
        black, keyed = work[BLACKS + w], work[KEYS + w]
        small, ones, twos, fours = work[SMALL + w], work[ONES + w], work[TWOS + w], work[FOURS + w]
        lead += count_bits(black) - count_bits(work[WHITES + w])
        while small:
            bit = small & -small
            small ^= bit
            if dice_left == 0:
                dice, dice_left = np.int64(draw(rng) >> _4), DICE
            dice_left -= 1
            dice = (dice & ((1 << FRACTION) - 1)) * 6
            die = dice >> FRACTION
            stones = (ones & bit != 0) + 2 * (twos & bit != 0) + 4 * (fours & bit != 0)
            size = stones + (keyed & bit != 0)
            lost = stones if die >= size else 0
            failed |= (1 if black & bit else 2) if die >= size else 0
            if not is_plain and size < rules.SAFE:
                salvage, rescue = -1, 0
                if lost and aftershock:
                    steps += 1
                    salvage = below(rng, stones + 1)
                    rescue = below(rng, 6) + 1 if salvage < stones else 0
                    lost -= 1 if rescue == 1 else 0
                if len(trace):
                    note_roll(work, w, bit, stones, die, salvage, rescue)
            lead -= lost if black & bit else -lost
    if len(trace):
        for at in range(3 * cells):
            if notes[at]:
                record(work, trace, notes[at] - (notes[at] > 0))
    if options[rules.RESONANCE]:
        lead += rules.BONUS if state[rules.PLACED + BLACK] and not failed & 1 else 0
        lead -= rules.BONUS if state[rules.PLACED + WHITE] and not failed & 2 else 0
    if lead == 0:
        lead = state[rules.PLACED + WHITE] - state[rules.PLACED + BLACK]
    state[MOVER] = OVER
    state[WINNER] = BLACK if lead > 0 else WHITE if lead < 0 else DRAW
    return steps


@kernel(PLAYOUT)
def playout(table: Table, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    if state[MOVER] == OVER:
        return 0
    cells, options = table[SIZES][CELLS], table[OPTIONS]
    set_up(state[BOARD:], table[TRAITS], work, cells)
    steps = 0
    if state[rules.PHASE] == rules.PLACE:
        steps = place_all(options, state, work, rng, trace, cells)
    elif state[rules.PHASE] != rules.ROLL:
        steps = settle_salvage(state, work, rng, trace)
    steps += roll_all(options, state, work, rng, trace, cells)
    record(work, trace, END)
    return steps
