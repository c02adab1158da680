"""Bitboards for playouts and for the exact value of the quake, and the detection of small groups on them.

With the usual die only groups of one to five stones have to roll. They are all found at once, without a flood fill, by
counting links between neighbouring stones of one colour. A leaf is a stone with one link; a neck is a stone with two
links, one of them to a leaf. The groups by number of stones:

    1  a stone without links
    2  a leaf with a leaf
    3  a stone with two links, both to leaves
    4  a stone with three links, all to leaves; or a neck with a neck; or a square of stones with two links each
    5  a stone with four leaves; or a stone with two links, both to necks; or a stone with three links, two of them to
       leaves and one to a neck; or a square of stones with two links each, except one that also has a leaf
"""

from __future__ import annotations

from craton.games.faultlines.law import rules
from craton.kernel.bits import count_bits
from craton.kernel.decorator import INT, INTS, VOID, Ints, Signature, kernel
from craton.kernel.layout import BLACK, EMPTY, WHITE

# The work space (int64[work_size]) begins with the bitboards. A bitboard is a few words of SPAN bits, each holding as
# many whole rows as fit into 63 bits, in cell order, with an empty word before the first word and after the last.
MAX_BITS = 63
STRIDE = 10
_BOARDS = range(0, 20 * STRIDE, STRIDE)
BLACKS, WHITES, KEYS, FAULTS, RIGHT, UP, DOWN, LEAF, TWO, THREE, NECK, FORK, CORNER = _BOARDS[:13]
SMALL, ONES, TWOS, FOURS, GROUP, GROWN, REST = _BOARDS[13:]
MEASURED = 5  # the most stones of a group that `measure` finds
SIZE, SPAN, WORDS = range(_BOARDS.stop, _BOARDS.stop + 3)
LAST_FILE = WORDS + 1  # a mask: the last cell of each row of a word
SURVIVED = LAST_FILE + 1  # a pair: the number of Black's and of White's stones known to survive
EMPTIES = SURVIVED + 2  # the number of empty cells
RECORDED = EMPTIES + 1  # the length of the trace written so far
LISTS = RECORDED + 1  # lists: empty cells and the placement log; during the quake, three numbers per cell

ON_WORK = Signature(VOID, INTS)
ON_WORD = Signature(INT, INTS, INT, INT, INT)


@kernel(Signature(INT, INTS, INT, INT))
def word_of(cells: Ints, count: int, place: int) -> int:
    """The word formed by bit `place` of the first `count` cell values."""
    word = 0
    for cell in range(count):
        word |= (cells[cell] >> place & 1) << cell
    return word


@kernel(Signature(VOID, INTS, INTS, INTS, INT))
def set_up(board: Ints, traits: Ints, work: Ints, cells: int) -> None:
    """Initialize the work space from the cells of a state and the fault lines."""
    any_stone, any_fault, n = 0, 0, 3
    for cell in range(cells):
        any_stone |= board[cell]
        any_fault |= traits[cell]
    for at in range(LISTS):
        work[at] = 0
    while n * n < cells:
        n += 1
    span, words, last_file = n, 1, 1 << (n - 1)
    while span + n <= MAX_BITS and span < cells:  # avoids a division, which costs as much as a dozen of these steps
        last_file |= last_file << n
        span += n
    while words * span < cells:
        words += 1
    work[SIZE] = n
    work[SPAN] = span
    work[WORDS] = words
    work[LAST_FILE] = last_file
    work[EMPTIES] = cells
    for cell in range(cells if any_stone else 0):
        work[EMPTIES] -= 1 if board[cell] != EMPTY else 0
    for w in range(words if any_stone or any_fault else 0):
        base, count = w * span, min(span, cells - w * span)
        black, white = word_of(board[base:], count, 0), word_of(board[base:], count, 1)
        if any_stone & rules.SECURED:  # without waves, groups are secured as a whole
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


@kernel(ON_WORD)
def above(work: Ints, word: int, n: int, span: int) -> int:
    """A word shifted so that each cell holds the bit of the cell above it."""
    return work[word] >> n | work[word + 1] << (span - n) & ((1 << span) - 1)


@kernel(ON_WORD)
def beneath(work: Ints, word: int, n: int, span: int) -> int:
    """A word shifted so that each cell holds the bit of the cell below it."""
    return work[word] << n & ((1 << span) - 1) | work[word - 1] >> (span - n)


@kernel(ON_WORK)
def link(work: Ints) -> None:
    """Set RIGHT, UP and DOWN: the stones linked to a neighbour in that direction."""
    n, span, words, last_file = work[SIZE], work[SPAN], work[WORDS], work[LAST_FILE]
    for w in range(1, words + 1):
        black, white, faults = work[BLACKS + w], work[WHITES + w], work[FAULTS + w]
        work[RIGHT + w] = (black & black >> 1 | white & white >> 1) & ~(last_file | faults | faults >> 1)
        up = black & above(work, BLACKS + w, n, span) | white & above(work, WHITES + w, n, span)
        work[UP + w] = up & ~(faults | above(work, FAULTS + w, n, span))
    for w in range(1, words + 1):
        work[DOWN + w] = beneath(work, UP + w, n, span)


@kernel(ON_WORK)
def measure(work: Ints) -> None:
    """Mark one stone of each group of up to five stones in SMALL, its size as a binary number in ONES, TWOS and FOURS.

    The links of a stone are counted by three bits: `odd`, `many` (two or more) and `all_four`.
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
        # Squares, by their lower left stones. A corner is the one stone of a square that may have a leaf.
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


@kernel(Signature(INT, INTS))
def grow_group(work: Ints) -> int:
    """Add to GROUP the stones linked to it; return whether there are any."""
    n, span, words, grown = work[SIZE], work[SPAN], work[WORDS], 0
    for w in range(1, words + 1):
        group, right = work[GROUP + w], work[RIGHT + w]
        group |= (group & right) << 1 | group >> 1 & right | above(work, GROUP + w, n, span) & work[UP + w]
        work[GROWN + w] = group | beneath(work, GROUP + w, n, span) & work[DOWN + w]
    for w in range(1, words + 1):
        grown |= work[GROUP + w] != work[GROWN + w]
        work[GROUP + w] = work[GROWN + w]
    return grown


@kernel(ON_WORK)
def fill_group(work: Ints) -> None:
    """Complete GROUP if it has at most MEASURED stones."""
    for _ in range(MEASURED - 1):
        grow_group(work)


@kernel(Signature(INT, INTS))
def next_large_group(work: Ints) -> int:
    """Move a group of more than MEASURED stones from REST to GROUP and return its number of stones; 0 if there is none.

    Smaller groups are removed from REST.
    """
    words = work[WORDS]
    for first in range(1, words + 1):
        while work[REST + first]:
            for w in range(1, words + 1):
                work[GROUP + w] = 0
            work[GROUP + first] = work[REST + first] & -work[REST + first]
            growing = 1
            while growing:
                growing = grow_group(work)
            stones = 0
            for w in range(1, words + 1):
                stones += count_bits(work[GROUP + w])
                work[REST + w] &= ~work[GROUP + w]
            if stones > MEASURED:
                return stones
    return 0


@kernel(Signature(INT, INTS))
def has_key(work: Ints) -> int:
    """Whether GROUP contains a Keystone: 1 or 0."""
    found = 0
    for w in range(1, work[WORDS] + 1):
        found |= work[GROUP + w] & work[KEYS + w] != 0
    return found


@kernel(Signature(VOID, INTS, INTS))
def spread_keys(state: Ints, work: Ints) -> None:
    """Extend KEYS from Keystones to all stones of their groups."""
    if state[rules.SPENT + BLACK] or state[rules.SPENT + WHITE]:
        for w in range(1, work[WORDS] + 1):
            work[GROUP + w] = work[KEYS + w]
        fill_group(work)
        for w in range(1, work[WORDS] + 1):
            work[KEYS + w] = work[GROUP + w]


@kernel(Signature(INT, INTS, INT))
def cell_of_group(work: Ints, number: int) -> int:
    """The cell of stone number `number` of GROUP, in cell order."""
    word = 1
    while number >= count_bits(work[GROUP + word]):
        number -= count_bits(work[GROUP + word])
        word += 1
    bits = work[GROUP + word]
    for _ in range(number):
        bits &= bits - 1
    return (word - 1) * work[SPAN] + count_bits((bits & -bits) - 1)


@kernel(Signature(VOID, INTS, INTS, INT))
def record(work: Ints, trace: Ints, number: int) -> None:
    """Append a number to the trace, as far as it has room."""
    if work[RECORDED] < len(trace):
        trace[work[RECORDED]] = number
    work[RECORDED] += 1
