"""Finding the captures of Faust on lines of bits; compiled only.

A line holds rank k in its lower half and file k in its upper half, one bit for each disc of a side, so that one
operation works on a rank and a file at once. A carry that runs along a line finds the end of every run of discs.
"""

from __future__ import annotations

from craton.kernel.bits import count_bits
from craton.kernel.decorator import INT, INTS, VOID, Ints, Signature, kernel

# Lines. Bit x + 1 of a half is file x of the rank (rank x of the file); the bits before and after are the edges.
HALF = 32
HALVES = 1 | 1 << HALF
RANKS = (1 << HALF) - 1

# The work space: Black's lines, White's lines, notes, the empty cells. Line k of a side has index k + 1: the first line
# is preceded by an empty one, and the last is followed by enough empty ones for loops over four lines at a time.
LINES = 24
NOTES = 2 * LINES

# Notes on all runs of every line, at the bit after the run. Those from AGAIN on are preceded by two empty lines.
FOUND, TALL, CROSSED, RUN, HIGH_OWN, HIGH_CLOSED, HIGH_SOUND, ONE_CELL, TWO_CELLS = range(0, 9 * LINES, LINES)
AGAIN, LOW_OWN, LOW_CLOSED, LOW_SOUND = range(9 * LINES, 13 * LINES, LINES)
# The rectangle outlined last: its lines, the first bit and all bits of its runs, HALF if it is in the upper halves, and
# the number of walls along its lines that are enemy discs.
LOW, HIGH, FIRST, RUN_BITS, UPPER, FOE_WALLS = range(13 * LINES, 13 * LINES + 6)
DISCS, BOUND, CROSS_BOUND = range(13 * LINES + 6, 13 * LINES + 12, 2)  # a pair is Black's and White's
NOTES_SIZE = 13 * LINES + 12
EMPTIES = NOTES + NOTES_SIZE


@kernel(Signature(INT, INT, INT, INT, INT))
def runs_of(foe: int, start: int, closing: int, whole_line: int) -> int:
    """The bits after the runs of enemy discs that begin at `start` and end at a closing bit, except for whole lines."""
    return (foe + start) & ~foe & closing & ~whole_line


@kernel(Signature(INT, INT, INT, INT, INT))
def covered(foe: int, wall: int, start: int, run: int) -> int:
    """The runs for which every adjacent cell of a neighbouring line is in `wall`."""
    along = foe & wall
    return (along + (start & wall)) & ~along & run


@kernel(Signature(VOID, INTS, INTS, INTS, INT))
def note_runs(own: Ints, foe: Ints, notes: Ints, n: int) -> None:
    """Record the runs that the mover closes at both ends, for every line, and the walls below and above them."""
    edges, first_cell, after_last = HALVES * (1 | 2 << n), HALVES * 2, HALVES * (2 << n)
    # With a multiple of four the compiler vectorises the loop without a remainder.
    for line in range((n + 3) & -4):
        own_below, own_here, own_above = own[line], own[line + 1], own[line + 2]
        foe_below, foe_here, foe_above = foe[line], foe[line + 1], foe[line + 2]
        closing = own_below | edges
        start_below = foe_below & closing << 1
        run_below = runs_of(foe_below, start_below, closing, (foe_below + first_cell) & after_last)
        closing = own_here | edges
        start = foe_here & closing << 1
        run = runs_of(foe_here, start, closing, (foe_here + first_cell) & after_last)
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
def mark_captures(notes: Ints, n: int) -> int:
    """Mark the stacks that can be captured, at the last of their lines; return their number. Tall ones are left out.

    Equal runs on neighbouring lines form a stack, and each stack contains at most one capturable rectangle; see
    `find_stacks` in law/rules.py. The rectangle takes all lines except those next to a wall that is not sound, that is,
    not of one colour. It can be captured if a wall along its lines is the mover's, or if it has more lines than cells
    in a line.
    """
    count, any_tall = 0, 0
    for line in range((n + 3) & -4):
        two = notes[AGAIN + line + 2]  # stacks of two lines or more
        three = two & notes[AGAIN + line + 1]
        four = three & notes[AGAIN + line]
        # The wall below a stack is recorded at its first line only.
        low_own = notes[LOW_OWN + line + 2] | two & notes[LOW_OWN + line + 1] | three & notes[LOW_OWN + line]
        low_closed = notes[LOW_CLOSED + line + 2] | two & notes[LOW_CLOSED + line + 1]
        low_closed |= three & notes[LOW_CLOSED + line]
        low_sound = notes[LOW_SOUND + line + 2] | two & notes[LOW_SOUND + line + 1] | three & notes[LOW_SOUND + line]
        high_sound = notes[HIGH_SOUND + line]
        own, sound = low_own | notes[HIGH_OWN + line], low_sound & high_sound
        good = own & (sound | two) | sound & (two & notes[ONE_CELL + line] | three & notes[TWO_CELLS + line])
        good |= three & (low_sound | high_sound) & notes[ONE_CELL + line]
        # A rectangle with four walls of the mover's is found in both halves; it is counted once.
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
def outline(own: Ints, foe: Ints, notes: Ints, n: int, last: int, after: int) -> int:
    """Record the rectangle of a stack, given its last line and the bit after its runs; return 1 if it is a capture."""
    upper = HALF if after >> HALF else 0
    first = after >> 1
    while foe[last + 1] & first >> 1:
        first >>= 1
    run, ends, edges = after - first, after | first >> 1, (1 | 2 << n) << upper
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
    """Mark all captures B of the side whose lines are `own` in the lines of FOUND; return their number."""
    note_runs(own, foe, notes, n)
    count = mark_captures(notes, n)
    if notes[TALL]:
        for line in range(3, n):
            tall = notes[TALL + line]
            while tall:
                after = tall & -tall
                tall ^= after
                if outline(own, foe, notes, n, line, after):
                    notes[FOUND + line] |= after
                    count += 1
    return count


@kernel(Signature(INT, INTS, INTS, INTS, INT))
def find_crosscuts(own: Ints, foe: Ints, notes: Ints, n: int) -> int:
    """Mark all captures A in the lines of CROSSED, at the square's left file and second rank; return their number."""
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


@kernel(Signature(INT, INTS))
def outlined_discs(notes: Ints) -> int:
    """The number of discs in the rectangle outlined last."""
    return (notes[HIGH] - notes[LOW] + 1) * count_bits(notes[RUN_BITS])


@kernel(Signature(INT, INTS, INT, INT))
def nth_mark(notes: Ints, lines: int, number: int) -> int:
    """The mark with index `number` in some lines, as line * 64 + position of the bit."""
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
    """The rectangle outlined last, as numbered by the law."""
    left = count_bits(notes[FIRST] - 1 >> notes[UPPER]) - 1
    right = left + count_bits(notes[RUN_BITS]) - 1
    bottom, top = notes[LOW], notes[HIGH]
    if notes[UPPER]:
        left, right, bottom, top = bottom, top, left, right
    return (bottom * n + left) * n * n + top * n + right
