"""Random playouts of Faust on the lines of bits of `captures.py`.

Captures are searched for only when needed. Each side has an upper bound on its number of captures, updated by simple
rules; an action is drawn from the placements and as many captures as the bound says. Only if it is not a placement are
the captures searched; if it then names none of them, another action is drawn, from the placements and the actual
captures. With p placements, c captures and a bound b, any one action is played with probability
1 / (p + b) + (b - c) / (p + b) * 1 / (p + c) = 1 / (p + c), exactly as by the law.
"""

from __future__ import annotations

from typing import Any

from craton.games.faust.law.rules import PASS, PATTERN, PIE, SIZE, SQUARES, SWAP
from craton.games.faust.search.captures import (
    BOUND,
    CROSS_BOUND,
    CROSSED,
    DISCS,
    EMPTIES,
    FIRST,
    FOE_WALLS,
    FOUND,
    HALF,
    HIGH,
    LINES,
    LOW,
    NOTES,
    RUN_BITS,
    UPPER,
    find_crosscuts,
    find_rectangles,
    nth_mark,
    outline,
    outlined_discs,
    rectangle_code,
)
from craton.kernel.bits import count_bits
from craton.kernel.decorator import CONSTANTS, INT, INTS, RANDOM, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    BLACK,
    BLACK_SEAT,
    BOARD,
    CAP,
    CELLS,
    DRAW,
    EMPTY,
    END,
    MOVER,
    OPTIONS,
    OVER,
    PLAYOUT,
    SIZES,
    TURN,
    WHITE,
    WINNER,
    traced_action,
    write_trace,
)
from craton.kernel.rng import below

MAX_SHARING = 3
"""The largest number of locked crosscuts that have a disc in common."""


@kernel(Signature(VOID, INTS, INTS, INTS, INT, INT, INT))
def place(own: Ints, foe: Ints, notes: Ints, n: int, side: int, cell: int) -> None:
    """Place a disc on y << 8 | x, and raise the bounds by the number of captures that it may have created.

    Whether a rectangle can be captured depends only on its stack: on its runs and the cells around them. A disc is in
    at most one stack of each half. The mover's new captures have the new disc in a wall, next to an enemy disc: two
    stacks for each of these. The enemy's new captures have the new disc inside, in one of its two stacks, and then all
    cells next to it are filled, being inside too or walls; or they have it in a wall, next to a disc of the mover's
    that is in only one such stack, since its other stack includes the new disc. Each disc of a locked crosscut has
    neighbours of both colours.
    """
    x, y = cell & 255, cell >> 8
    own_near = own[y + 1] >> x & 5 | (own[x + 1] >> (y + HALF) & 5) << 3
    foe_near = foe[y + 1] >> x & 5 | (foe[x + 1] >> (y + HALF) & 5) << 3
    edges = 1 | 2 << n
    filled = own_near | foe_near | edges >> x & 5 | (edges >> y & 5) << 3
    notes[BOUND + side] += 2 * count_bits(foe_near)
    notes[BOUND + 1 - side] += count_bits(own_near) + 2 * (filled == 0b101101)
    notes[CROSS_BOUND] += MAX_SHARING * ((own_near != 0) & (foe_near != 0))
    notes[DISCS + side] += 1
    own[y + 1] |= 2 << x
    own[x + 1] |= 2 << y + HALF


@kernel(Signature(VOID, INTS, INTS, INTS, INT))
def take_rectangle(own: Ints, foe: Ints, notes: Ints, side: int) -> None:
    """Flip the rectangle outlined last, and raise the bounds by the number of captures that this may have created.

    As above; only at walls of enemy discs, which are along the lines, are there enemy discs next to the rectangle. The
    enemy's new captures have stacks that contain flipped discs, one for each rank and file; or stacks beside a wall of
    the mover's, one for each. A stack that ended at the rectangle may also have been split in two, if it was longer
    than the rectangle at both ends: one for each wall of the mover's.
    """
    low, high, run, upper, foe_walls = notes[LOW], notes[HIGH], notes[RUN_BITS], notes[UPPER], notes[FOE_WALLS]
    across = (4 << high) - (2 << low) << HALF - upper
    for line in range(low + 1, high + 2):
        own[line] ^= run
        foe[line] ^= run
    begin, width = count_bits(notes[FIRST] - 1 >> upper), count_bits(run)
    for line in range(begin, begin + width):
        own[line] ^= across
        foe[line] ^= across
    lines = high - low + 1
    notes[BOUND + side] += 2 * width * foe_walls - 1
    notes[BOUND + 1 - side] += width + lines + 2 * (4 - foe_walls)
    notes[CROSS_BOUND] += MAX_SHARING * width * foe_walls
    notes[DISCS + side] += width * lines
    notes[DISCS + 1 - side] -= width * lines


@kernel(Signature(VOID, INTS, INTS, INTS, INT, INT, INT))
def take_crosscut(own: Ints, foe: Ints, notes: Ints, side: int, x: int, y: int) -> None:
    """Flip the enemy's discs of the locked crosscut whose square starts at file x and rank y.

    This is so rare that the bounds are simply reset.
    """
    for step in range(4):
        shape = 0b11110 if step == 1 or step == 2 else 0b1100
        discs = foe[y + step + 1] & shape << x
        own[y + step + 1] ^= discs
        foe[y + step + 1] ^= discs
        discs = foe[x + step + 1] & shape << y + HALF
        own[x + step + 1] ^= discs
        foe[x + step + 1] ^= discs
    notes[DISCS + side] += 6
    notes[DISCS + 1 - side] -= 6
    bound_by_discs(notes)


@kernel(Signature(VOID, INTS))
def bound_by_discs(notes: Ints) -> None:
    """Reset the bounds from the numbers of discs alone: each disc is in at most two stacks."""
    notes[BOUND + BLACK] = 2 * notes[DISCS + WHITE]
    notes[BOUND + WHITE] = 2 * notes[DISCS + BLACK]
    notes[CROSS_BOUND] = notes[DISCS + WHITE]  # each crosscut has six, and each is in at most MAX_SHARING


@kernel(Signature(INT, CONSTANTS, INTS, INTS))
def set_up(constants: Constants, state: Ints, work: Ints) -> int:
    """Fill the work space from a state; return the number of empty cells."""
    n = constants[OPTIONS][SIZE]
    for at in range(EMPTIES):
        work[at] = 0
    empties, cell = 0, BOARD
    for y in range(n):
        for x in range(n):
            value = state[cell]
            cell += 1
            if value == EMPTY:
                work[EMPTIES + empties] = y << 8 | x
                empties += 1
            else:
                lines = (value - 1) * LINES + 1
                work[lines + y] |= 2 << x
                work[lines + x] |= 2 << y + HALF
                work[NOTES + DISCS + value - 1] += 1
    bound_by_discs(work[NOTES:])
    return empties


@kernel(Signature(VOID, INTS, INTS, INTS, INT, INT, INT))
def outline_larger(own: Ints, foe: Ints, notes: Ints, n: int, mark: int, other: int) -> None:
    """Record the larger of the rectangles at two marks; in a tie, the one at the first mark."""
    outline(own, foe, notes, n, other >> 6, 1 << (other & 63))
    discs = outlined_discs(notes)
    outline(own, foe, notes, n, mark >> 6, 1 << (mark & 63))
    if outlined_discs(notes) < discs:
        outline(own, foe, notes, n, other >> 6, 1 << (other & 63))


@kernel(Signature(INT, CONSTANTS, INTS, INTS, RANDOM, INTS, INT))
def play(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints, greed: int) -> int:
    """Play to the end; return the number of actions.

    A capture is `greed` times as likely as a placement. If greed > 1, the larger of two random rectangles is captured.
    """
    if state[MOVER] == OVER:
        return 0
    cells, n, pattern = constants[SIZES][CELLS], constants[OPTIONS][SIZE], constants[OPTIONS][PATTERN]
    empties = set_up(constants, state, work)
    side, turn, steps = state[MOVER], state[TURN], 0
    may_swap = constants[OPTIONS][PIE] and not state[BLACK_SEAT]
    own, foe, notes = work[side * LINES :], work[LINES - side * LINES :], work[NOTES:]
    winner = DRAW
    while True:
        plain = empties + (1 if turn == 1 and may_swap else 0)
        if not pattern:
            notes[CROSS_BOUND] = 0
        rectangles = notes[BOUND + side]
        actions = plain + greed * (rectangles + notes[CROSS_BOUND])
        lot = below(rng, actions)
        if lot >= plain:
            rectangles = find_rectangles(own, foe, notes, n)
            notes[BOUND + side] = rectangles
            notes[CROSS_BOUND] = find_crosscuts(own, foe, notes, n) if pattern else 0
            actions = plain + greed * (rectangles + notes[CROSS_BOUND])
            if lot >= actions:
                lot = below(rng, actions)
        capture = (lot - plain) // greed
        if actions == 0:
            action = cells + PASS
        elif lot < empties:
            cell = work[EMPTIES + lot]
            empties -= 1
            work[EMPTIES + lot] = work[EMPTIES + empties]
            place(own, foe, notes, n, side, cell)
            action = (cell >> 8) * n + (cell & 255)
        elif lot < plain:
            action = cells + SWAP
        elif capture < rectangles:
            mark = nth_mark(notes, FOUND, capture)
            if greed > 1 and rectangles > 1:
                outline_larger(own, foe, notes, n, mark, nth_mark(notes, FOUND, below(rng, rectangles)))
            else:
                outline(own, foe, notes, n, mark >> 6, 1 << (mark & 63))
            take_rectangle(own, foe, notes, side)
            action = cells + SQUARES + cells
            if len(trace):
                action += rectangle_code(notes, n)
        else:
            mark = nth_mark(notes, CROSSED, capture - rectangles)
            x, y = (mark & 63) - 1, (mark >> 6) - 1
            take_crosscut(own, foe, notes, side, x, y)
            action = cells + SQUARES + y * n + x
        write_trace(trace, steps, traced_action(action, side))
        steps += 1
        if action == cells + SWAP:
            may_swap = 0
            state[BLACK_SEAT] = 1
            continue
        turn += 1
        # Only a capture can have taken the last disc; before White's first placement there is nothing to capture.
        if action >= cells + SQUARES and notes[DISCS + 1 - side] == 0:
            winner = side
            break
        if turn >= CAP * cells:
            break
        side = 1 - side
        own, foe = foe, own
    state[MOVER] = OVER
    state[WINNER] = winner
    write_trace(trace, steps, END)
    return steps


@kernel(PLAYOUT)
def playout(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    return play(constants, state, work, rng, trace, 1)
