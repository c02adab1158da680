"""Random playouts of Faust on lines of bits.

A line holds rank k in its lower half and file k in its upper half, one bit for each disc of a side, so that one
operation works on a rank and a file at once. A carry that runs along a line finds the end of every run of discs.

Captures are found only when needed. Each side's captures have an upper bound, kept by simple rules; an action is drawn
from the placements and as many captures as the bound says. Only if it is no placement the captures are found; if it
then names none of them, an action is drawn again, from the placements and the captures that there are. Let there be
p placements, c captures and a bound b: any one action is played with probability
1 / (p + b) + (b - c) / (p + b) * 1 / (p + c) = 1 / (p + c), exactly as by the law.
"""

from __future__ import annotations

from typing import Any

from craton.games.faust.law.rules import PASS, PATTERN, PIE, SIZE, SQUARES, SWAP
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

# Lines. Bit x + 1 of a half is file x of the rank (rank x of the file); the bits before and behind stand for the edges.
HALF = 32
HALVES = 1 | 1 << HALF
RANKS = (1 << HALF) - 1

# The work space: Black's lines, White's lines, notes, the empty cells. Line k of a side is number k + 1: an empty line
# stands before the first, and behind the last so many that loops may take four at a time.
LINES = 24
NOTES = 2 * LINES

# Notes on every line, of all its runs, at the bit behind the run. Before those from AGAIN on stand two empty lines.
FOUND, TALL, CROSSED, RUN, HIGH_OWN, HIGH_CLOSED, HIGH_SOUND, ONE_CELL, TWO_CELLS = range(0, 9 * LINES, LINES)
AGAIN, LOW_OWN, LOW_CLOSED, LOW_SOUND = range(9 * LINES, 13 * LINES, LINES)
# The rectangle outlined last: its lines, the first bit and all bits of its runs, HALF if it stands in the upper halves,
# and how many of the walls along its lines are enemy discs.
LOW, HIGH, FIRST, RUN_BITS, UPPER, FOE_WALLS = range(13 * LINES, 13 * LINES + 6)
DISCS, BOUND, CROSS_BOUND = range(13 * LINES + 6, 13 * LINES + 12, 2)  # a pair is Black's and White's
NOTES_SIZE = 13 * LINES + 12
EMPTIES = NOTES + NOTES_SIZE

MOST_SHARING = 3
"""So many locked crosscuts at most have a disc in common."""


@kernel(Signature(INT, INT, INT, INT, INT))
def runs_of(foe: int, start: int, closing: int, whole_line: int) -> int:
    """The bits behind the runs of enemy discs from `start` on that end at a closing bit, but for runs between edges."""
    return (foe + start) & ~foe & closing & ~whole_line


@kernel(Signature(INT, INT, INT, INT, INT))
def covered(foe: int, wall: int, start: int, run: int) -> int:
    """Those of the runs beside which every cell of another line is in `wall`."""
    along = foe & wall
    return (along + (start & wall)) & ~along & run


@kernel(Signature(VOID, INTS, INTS, INTS, INT))
def survey(own: Ints, foe: Ints, notes: Ints, n: int) -> None:
    """Notes the runs of every line that the mover closes at both ends, and what stands below and above them."""
    edges, first_cell, behind_last = HALVES * (1 | 2 << n), HALVES * 2, HALVES * (2 << n)
    # With a multiple of four the compiler makes vector instructions of the loops, and nothing is left over.
    for line in range((n + 3) & -4):
        own_below, own_here, own_above = own[line], own[line + 1], own[line + 2]
        foe_below, foe_here, foe_above = foe[line], foe[line + 1], foe[line + 2]
        closing = own_below | edges
        start_below = foe_below & closing << 1
        run_below = runs_of(foe_below, start_below, closing, (foe_below + first_cell) & behind_last)
        closing = own_here | edges
        start = foe_here & closing << 1
        run = runs_of(foe_here, start, closing, (foe_here + first_cell) & behind_last)
        again = covered(foe_here, foe_below, start & start_below, run & run_below)  # the same run as below
        low_own = covered(foe_here, own_below, start, run)
        low_closed = low_own | run & (line - 1) >> HALF  # own, or the edge, below line 0
        high_own = covered(foe_here, own_above, start, run)
        high_closed = high_own | run & (n - 2 - line) >> HALF
        notes[RUN + line] = run
        notes[HIGH_OWN + line] = high_own
        notes[HIGH_CLOSED + line] = high_closed
        notes[HIGH_SOUND + line] = high_closed | covered(foe_here, foe_above, start, run)
        notes[ONE_CELL + line] = start << 1 & run
        notes[TWO_CELLS + line] = ~(foe_here << 3) & run  # or one
        notes[AGAIN + line + 2] = again
        notes[LOW_OWN + line + 2] = low_own
        notes[LOW_CLOSED + line + 2] = low_closed
        notes[LOW_SOUND + line + 2] = (low_closed | covered(foe_here, foe_below, start, run)) & ~again


@kernel(Signature(INT, INTS, INT))
def judge(notes: Ints, n: int) -> int:
    """Marks the stacks that can be captured at the last of their lines; returns their number. Tall ones are left out.

    Equal runs on neighbouring lines form a stack, and each stack gives one rectangle at most: see find_stacks in
    rules.py. It takes all lines but those next to a wall that is not sound, that is not of one colour. It can be
    captured if a wall along its lines is the mover's, or if it has more lines than a line has cells.
    """
    count, any_tall = 0, 0
    for line in range((n + 3) & -4):
        two = notes[AGAIN + line + 2]  # stacks of two lines or more
        three = two & notes[AGAIN + line + 1]
        four = three & notes[AGAIN + line]
        # What stands below a stack is noted at its first line, and nothing at the others.
        low_own = notes[LOW_OWN + line + 2] | two & notes[LOW_OWN + line + 1] | three & notes[LOW_OWN + line]
        low_closed = notes[LOW_CLOSED + line + 2] | two & notes[LOW_CLOSED + line + 1]
        low_closed |= three & notes[LOW_CLOSED + line]
        low_sound = notes[LOW_SOUND + line + 2] | two & notes[LOW_SOUND + line + 1] | three & notes[LOW_SOUND + line]
        high_sound = notes[HIGH_SOUND + line]
        own, sound = low_own | notes[HIGH_OWN + line], low_sound & high_sound
        good = own & (sound | two) | sound & (two & notes[ONE_CELL + line] | three & notes[TWO_CELLS + line])
        good |= three & (low_sound | high_sound) & notes[ONE_CELL + line]
        # With four walls of the mover's it is found in both halves: this one does not count.
        copy = own & low_closed & notes[HIGH_CLOSED + line] & RANKS
        last = notes[RUN + line] & ~notes[AGAIN + line + 3]
        found = last & good & ~copy & ~four
        notes[FOUND + line] = found
        notes[TALL + line] = last & four
        count += count_bits(found)
        any_tall |= last & four
    notes[TALL] = any_tall  # line 0 has none
    return count


@kernel(Signature(INT, INTS, INTS, INTS, INT, INT, INT))
def outline(own: Ints, foe: Ints, notes: Ints, n: int, last: int, behind: int) -> int:
    """Notes the rectangle of a stack, by its last line and the bit behind its runs; returns whether it counts."""
    upper = HALF if behind >> HALF else 0
    first = behind >> 1
    while foe[last + 1] & first >> 1:
        first >>= 1
    run, ends, edges = behind - first, behind | first >> 1, (1 | 2 << n) << upper
    low, high = last, last
    while low > 0 and foe[low] & run == run and (own[low] | edges) & ends == ends:
        low -= 1
    own_walls, foe_walls = 0, 0
    if low > 0:
        if own[low] & run == run:
            own_walls += 1
        else:
            foe_walls += 1
            if foe[low] & run != run:
                low += 1
    if high < n - 1:
        if own[high + 2] & run == run:
            own_walls += 1
        else:
            foe_walls += 1
            if foe[high + 2] & run != run:
                high -= 1
    notes[LOW] = low
    notes[HIGH] = high
    notes[FIRST] = first
    notes[RUN_BITS] = run
    notes[UPPER] = upper
    notes[FOE_WALLS] = foe_walls
    if own_walls:
        return 1 if low <= high and (foe_walls or upper) else 0
    return 1 if high - low + 1 > count_bits(run) else 0


@kernel(Signature(INT, INTS, INTS, INTS, INT))
def find_rectangles(own: Ints, foe: Ints, notes: Ints, n: int) -> int:
    """Marks all captures B of the side whose lines are `own` in the lines of FOUND; returns their number."""
    survey(own, foe, notes, n)
    count = judge(notes, n)
    if notes[TALL]:
        for line in range(3, n):
            tall = notes[TALL + line]
            while tall:
                behind = tall & -tall
                tall ^= behind
                if outline(own, foe, notes, n, line, behind):
                    notes[FOUND + line] |= behind
                    count += 1
    return count


@kernel(Signature(INT, INTS, INTS, INTS, INT))
def find_crosscuts(own: Ints, foe: Ints, notes: Ints, n: int) -> int:
    """Marks all captures A in the lines of CROSSED, at the square's left file and second rank; returns their number."""
    count = 0
    for line in range((n + 3) & -4):
        own_2, own_3, foe_2, foe_3 = own[line + 1], own[line + 2], foe[line + 1], foe[line + 2]
        own_foe = own_2 & own_2 >> 1 & foe_3 & foe_3 >> 1  # two own discs with two enemy discs on top
        foe_own = foe_2 & foe_2 >> 1 & own_3 & own_3 >> 1
        own_and_foe, foe_and_own = own[line] & foe[line + 3], foe[line] & own[line + 3]
        found = own_foe & foe_own >> 2 & own_and_foe >> 1 & foe_and_own >> 2
        found |= foe_own & own_foe >> 2 & foe_and_own >> 1 & own_and_foe >> 2
        notes[CROSSED + line] = found & RANKS
        count += count_bits(found & RANKS)
    return count


@kernel(Signature(VOID, INTS, INTS, INTS, INT, INT, INT, INT))
def place(own: Ints, foe: Ints, notes: Ints, n: int, side: int, x: int, y: int) -> None:
    """Places a disc and raises the bounds by the captures that it can have made.

    Whether a rectangle can be captured depends on its stack alone, that is on its runs and the cells around. A disc is
    in one stack of each half at most. The mover's new captures have the new disc in a wall, and so an enemy disc next
    to it: two stacks for each of these. The enemy's new captures have the new disc inside, in one of its two stacks,
    and then the cells next to it are all filled, being inside too or walls; or they have it in a wall, and then a disc
    of the mover's next to it, which is in one such stack only: the other one goes on with the new disc. Each disc of a
    locked crosscut has neighbours of both colours.
    """
    own_near = own[y + 1] >> x & 5 | (own[x + 1] >> (y + HALF) & 5) << 3
    foe_near = foe[y + 1] >> x & 5 | (foe[x + 1] >> (y + HALF) & 5) << 3
    edges = 1 | 2 << n
    filled = own_near | foe_near | edges >> x & 5 | (edges >> y & 5) << 3
    notes[BOUND + side] += 2 * count_bits(foe_near)
    notes[BOUND + 1 - side] += count_bits(own_near) + 2 * (filled == 0b101101)
    notes[CROSS_BOUND] += MOST_SHARING * ((own_near != 0) & (foe_near != 0))
    notes[DISCS + side] += 1
    own[y + 1] |= 2 << x
    own[x + 1] |= 2 << y + HALF


@kernel(Signature(VOID, INTS, INTS, INTS, INT))
def take_rectangle(own: Ints, foe: Ints, notes: Ints, side: int) -> None:
    """Flips the rectangle outlined last and raises the bounds by the captures that this can have made.

    As above; only the walls of enemy discs, which stand along the lines, have enemy discs next to the rectangle. The
    enemy's new captures have stacks with flipped discs in them: one for each rank and file; or stacks beside a wall of
    the mover's: one for each. And a stack that ended at the rectangle may have been split in two, if it was longer
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
    notes[CROSS_BOUND] += MOST_SHARING * width * foe_walls
    notes[DISCS + side] += width * lines
    notes[DISCS + 1 - side] -= width * lines


@kernel(Signature(VOID, INTS, INTS, INTS, INT, INT, INT))
def take_crosscut(own: Ints, foe: Ints, notes: Ints, side: int, x: int, y: int) -> None:
    """Flips the enemy's discs of the locked crosscut in the square from file x and rank y on. It is too rare for any
    thought on bounds."""
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
    """Bounds for a position of which only the numbers of discs are known: each disc is in two stacks at most."""
    notes[BOUND + BLACK] = 2 * notes[DISCS + WHITE]
    notes[BOUND + WHITE] = 2 * notes[DISCS + BLACK]
    notes[CROSS_BOUND] = notes[DISCS + WHITE]  # a crosscut has six of them, which are in MOST_SHARING each


@kernel(Signature(INT, CONSTANTS, INTS, INTS))
def set_up(constants: Constants, state: Ints, work: Ints) -> int:
    """Fills the work space from a state; returns the number of empty cells."""
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


@kernel(Signature(INT, INTS))
def outlined_discs(notes: Ints) -> int:
    """The number of discs in the rectangle outlined last."""
    return (notes[HIGH] - notes[LOW] + 1) * count_bits(notes[RUN_BITS])


@kernel(Signature(INT, INTS, INT, INT))
def nth_mark(notes: Ints, lines: int, number: int) -> int:
    """Mark number `number` in some lines, as line * 64 + place of the bit."""
    line = 0
    while True:
        marks = notes[lines + line]
        count = count_bits(marks)
        if number < count:
            break
        number -= count
        line += 1
    for _ in range(number):
        marks &= marks - 1
    return line << 6 | count_bits((marks & -marks) - 1)


@kernel(Signature(INT, INTS, INT))
def rectangle_code(notes: Ints, n: int) -> int:
    """The rectangle outlined last as the law numbers it."""
    left = count_bits(notes[FIRST] - 1 >> notes[UPPER]) - 1
    right = left + count_bits(notes[RUN_BITS]) - 1
    bottom, top = notes[LOW], notes[HIGH]
    if notes[UPPER]:
        left, right, bottom, top = bottom, top, left, right
    return (bottom * n + left) * n * n + top * n + right


@kernel(Signature(VOID, INTS, INTS, INTS, INT, RANDOM, INT, INT))
def outline_larger(own: Ints, foe: Ints, notes: Ints, n: int, rng: Any, mark: int, rectangles: int) -> None:
    """Notes the larger of the rectangle at a mark and a random one of all; of two alike the one at the mark."""
    other = nth_mark(notes, FOUND, below(rng, rectangles))
    outline(own, foe, notes, n, other >> 6, 1 << (other & 63))
    discs = outlined_discs(notes)
    outline(own, foe, notes, n, mark >> 6, 1 << (mark & 63))
    if outlined_discs(notes) < discs:
        outline(own, foe, notes, n, other >> 6, 1 << (other & 63))


@kernel(Signature(INT, CONSTANTS, INTS, INTS, RANDOM, INTS, INT))
def play(constants: Constants, state: Ints, work: Ints, rng: Any, trace: Ints, greed: int) -> int:
    """Plays to the end; returns the number of actions.

    A capture is `greed` times as likely as a placement. With more than one, the larger of two rectangles is captured.
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
            x, y = cell & 255, cell >> 8
            place(own, foe, notes, n, side, x, y)
            action = y * n + x
        elif lot < plain:
            action = cells + SWAP
        elif capture < rectangles:
            mark = nth_mark(notes, FOUND, capture)
            if greed > 1 and rectangles > 1:
                outline_larger(own, foe, notes, n, rng, mark, rectangles)
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
        # Only a capture can have taken the last disc: before White's first placement there is nothing to capture.
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
