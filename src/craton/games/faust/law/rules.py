"""The law of Faust. Paragraphs in brackets are those of rules.md."""

from __future__ import annotations

from craton.kernel.decorator import CONSTANTS, INT, INTS, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    APPLY,
    BLACK_SEAT,
    BOARD,
    CELLS,
    CHANCE_WEIGHTS,
    DRAW,
    EMPTY,
    LEGAL,
    MIRROR,
    MIRROR_ACTION,
    MOVER,
    OPTIONS,
    SIZES,
    START,
    SYMMETRIES,
    TURN,
    capped,
    finish,
    mirror_cells,
    put,
)

# The OPTIONS row of the constants.
SIZE, PIE, PATTERN = range(3)

ANNIHILATION, MOVE_CAP = range(2)

# Actions after the placements (one per cell). SQUARES + cell is capture A, by the square's bottom-left corner; after
# those come the rectangles of capture B, as bottom-left cell * cells + top-right cell.
SWAP, PASS, SQUARES = range(3)

FIND = Signature(INT, CONSTANTS, INTS, INTS, INT, INTS)


@kernel(START)
def start(constants: Constants, state: Ints) -> None:
    pass


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INT, INT, INTS))
def find_stacks(constants: Constants, state: Ints, along: int, across: int, found: int, work: Ints) -> None:
    """Find all rectangles that the mover closes at the ends of their lines: rows (along 1, across size) or columns.

    Their top-right cells, plus one, are written at work[found + bottom-left cell].
    To own more than half of the perimeter the mover must own two opposite walls, counting edges [Capture B]; here these
    are at the ends of the lines. Then the rectangle's part of each line is a whole run of enemy discs between two discs
    of the mover, or one such disc and the edge; two edges would be neutral. Equal runs on neighbouring lines form a
    stack. The more lines of its stack a rectangle takes, the better for the mover, so only the largest one with filled
    walls matters: it takes all lines, except the first or the last if the wall beyond it is not of one colour. A larger
    rectangle around it would be of the same stack, so it is not part of one.
    """
    n, own = constants[OPTIONS][SIZE], state[MOVER] + 1
    foe = 3 - own
    ends, runs = 2 * n * n, 3 * n * n  # in work: the end of a run, by line and first place; the places of all runs
    count = 0
    for line in range(n):
        slot = BOARD + line * across
        begin = 0  # of a possible run; n if there is none
        for place in range(n):
            value = state[slot]
            slot += along
            work[ends + line * n + place] = 0
            if value != foe:
                if value == own and begin < place:
                    work[ends + line * n + begin] = place
                    work[runs + count] = line * n + begin
                    count += 1
                begin = place + 1 if value == own else n
        if 0 < begin < n:
            work[ends + line * n + begin] = n
            work[runs + count] = line * n + begin
            count += 1
    for run in range(count):
        at = work[runs + run]
        end = work[ends + at]
        if at >= n and work[ends + at - n] == end:
            continue  # not the first of its stack
        first, begin = at // n, at % n
        last = first
        while last < n - 1 and work[ends + last * n + n + begin] == end:
            last += 1
        owned = 0  # walls along the lines
        for outside in (first - 1, last + 1):
            if outside < 0 or outside == n:
                continue
            slot = BOARD + outside * across + begin * along
            colour = state[slot]
            for _ in range(end - begin - 1):
                slot += along
                if state[slot] != colour:
                    colour = EMPTY
                    break
            if colour == own:
                owned += 1
            elif colour == EMPTY:  # leave out the line beside it, which becomes a wall of enemy discs
                if outside < first:
                    first += 1
                else:
                    last -= 1
        # The walls at the lines' ends are more than half with another one, or if they are the longer ones.
        if first <= last and (owned or last - first + 1 > end - begin):
            work[found + first * across + begin * along] = last * across + (end - 1) * along + 1


@kernel(FIND)
def rectangles(constants: Constants, state: Ints, out: Ints, count: int, work: Ints) -> int:
    """Append all captures B of the side to move to out[:count], in ascending order; return the new count."""
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    for at in range(2 * cells):
        work[at] = 0
    find_stacks(constants, state, 1, n, 0, work)
    find_stacks(constants, state, n, 1, cells, work)
    for cell in range(cells):
        one, other = work[cell], work[cells + cell]
        if one or other:
            code = cells + SQUARES + cells + cell * cells - 1
            if one > other:
                one, other = other, one
            if one and one != other:  # a rectangle with four walls of the mover's is found both ways
                out[count] = code + one
                count += 1
            out[count] = code + other
            count += 1
    return count


@kernel(FIND)
def crosscuts(constants: Constants, state: Ints, out: Ints, count: int, work: Ints) -> int:
    """Append all captures A, which are the same for both sides, to out[:count]; return the new count."""
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    for rank in range(n - 3):
        for corner in range(rank * n, rank * n + n - 3):
            low = BOARD + corner + n + 1  # the middle: a crosscut from low to high
            high = low + n + 1
            one, other = state[low], state[low + 1]
            if one + other != 3 or one == EMPTY or state[high] != one or state[high - 1] != other:
                continue
            # Each of its discs has two allies outside.
            if state[low - 1] != one or state[low - n] != one or state[high + 1] != one or state[high + n] != one:
                continue
            if state[low + 2] != other or state[low + 1 - n] != other:
                continue
            if state[high - 2] == other and state[high - 1 + n] == other:
                out[count] = cells + SQUARES + corner
                count += 1
    return count


@kernel(LEGAL)
def legal(constants: Constants, state: Ints, out: Ints, work: Ints) -> int:
    cells, options = constants[SIZES][CELLS], constants[OPTIONS]
    count = 0
    for cell in range(cells):
        if state[BOARD + cell] == EMPTY:
            out[count] = cell
            count += 1
    if state[TURN] == 1 and options[PIE] and state[BLACK_SEAT] == 0:
        out[count] = cells + SWAP
        count += 1
    if options[PATTERN]:
        count = crosscuts(constants, state, out, count, work)
    count = rectangles(constants, state, out, count, work)
    if count == 0:
        out[0] = cells + PASS
        return 1
    return count


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INT, INT))
def flip(constants: Constants, state: Ints, side: int, low: int, high: int) -> None:
    """Flip all enemy discs from the bottom-left cell low to the top-right cell high to a side."""
    n = constants[OPTIONS][SIZE]
    width = (high - low) % n + 1
    for row in range(low, high + 1, n):
        for cell in range(row, row + width):
            if state[BOARD + cell] == 2 - side:
                put(constants, state, BOARD + cell, side + 1)


@kernel(Signature(VOID, CONSTANTS, INTS, INT))
def flip_crosscut(constants: Constants, state: Ints, corner: int) -> None:
    """Flip the enemy discs of a locked crosscut to the side to move; the square's corners are not part of it."""
    n, side = constants[OPTIONS][SIZE], state[MOVER]
    flip(constants, state, side, corner + 1, corner + 2)
    flip(constants, state, side, corner + n, corner + 2 * n + 3)
    flip(constants, state, side, corner + 3 * n + 1, corner + 3 * n + 2)


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def has_disc(constants: Constants, state: Ints, side: int) -> int:
    for cell in range(constants[SIZES][CELLS]):
        if state[BOARD + cell] == side + 1:
            return 1
    return 0


@kernel(APPLY)
def apply(constants: Constants, state: Ints, action: int, work: Ints) -> None:
    cells, side = constants[SIZES][CELLS], state[MOVER]
    code = action - cells
    if code == SWAP:
        put(constants, state, BLACK_SEAT, 1)
        return
    captured = 0
    if code < 0:
        put(constants, state, BOARD + action, side + 1)
    elif code >= SQUARES + cells:
        code -= SQUARES + cells
        flip(constants, state, side, code // cells, code % cells)
        captured = 1
    elif code >= SQUARES:
        flip_crosscut(constants, state, code - SQUARES)
        captured = 1
    put(constants, state, TURN, state[TURN] + 1)
    put(constants, state, MOVER, 1 - side)
    # From White's first placement on both sides have discs, so only a capture can have taken the last one.
    if captured and not has_disc(constants, state, 1 - side):
        finish(constants, state, side, ANNIHILATION)
    elif capped(constants, state):
        finish(constants, state, DRAW, MOVE_CAP)


@kernel(CHANCE_WEIGHTS)
def chance_weights(constants: Constants, state: Ints, weights: Ints) -> int:
    return 0


@kernel(APPLY)
def apply_outcome(constants: Constants, state: Ints, outcome: int, work: Ints) -> None:
    pass


@kernel(MIRROR)
def mirror(constants: Constants, state: Ints, symmetry: int, out: Ints, work: Ints) -> None:
    mirror_cells(constants, state, symmetry, out)


@kernel(Signature(INT, CONSTANTS, INT, INT, INT))
def mirror_rectangle(constants: Constants, low: int, high: int, symmetry: int) -> int:
    """Bottom-left cell * cells + top-right cell of the image of the rectangle between two cells."""
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    one = constants[SYMMETRIES][symmetry * cells + low]
    other = constants[SYMMETRIES][symmetry * cells + high]
    if one > other:
        one, other = other, one
    bottom, top = one // n, other // n
    left, right = one % n, other % n
    if left > right:
        left, right = right, left
    return (bottom * n + left) * cells + top * n + right


@kernel(MIRROR_ACTION)
def mirror_action(constants: Constants, action: int, symmetry: int) -> int:
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    if action < cells:
        return constants[SYMMETRIES][symmetry * cells + action]
    if action < cells + SQUARES:
        return action
    squares = cells + SQUARES
    if action < squares + cells:
        corner = action - squares
        if corner % n > n - 4 or corner // n > n - 4:
            return action  # no 4×4 square has its corner here, so the number names no action
        return squares + mirror_rectangle(constants, corner, corner + 3 * n + 3, symmetry) // cells
    code = action - squares - cells
    return squares + cells + mirror_rectangle(constants, code // cells, code % cells, symmetry)
