"""Features of actions in Faust, for styles."""

from __future__ import annotations

from craton.core.styles import FEATURES, Feature
from craton.games.faust.law.rules import PASS, SIZE, SQUARES, SWAP, find_stacks, flip, flip_crosscut
from craton.kernel.decorator import CONSTANTS, FLOATS, INT, INTS, VOID, Constants, Floats, Ints, Signature, kernel
from craton.kernel.layout import BOARD, CELLS, DEGREE, EMPTY, LINKS, MOVER, OPTIONS, SIZES, put

NAMES = (
    Feature("capture", "the action captures discs", is_kind=True),
    Feature("pattern", "the action captures a locked crosscut", is_kind=True),
    Feature("fill", "the disc fills one of your eyes", is_kind=True),
    Feature("swap", "the action swaps seats", is_kind=True),
    Feature("pass", "the action is a forced pass", is_kind=True),
    Feature("discs", "captured discs, as a share of the board's side"),
    Feature("threat", "discs of the largest rectangle that you could capture next, as a share of the board's side"),
    Feature("exposed", "discs of the largest rectangle that the opponent can capture next, as such a share"),
    Feature("link", "the cell is on a shortest path between opposite corners: 1, else 1 / (1 + steps longer)"),
    Feature("corner", "the cell is a corner"),
    Feature("eye", "progress of eyes next to it: squared shares of your discs around empty cells without enemies"),
    Feature("own", "your discs next to it, as a share of 4"),
    Feature("enemy", "enemy discs next to it, as a share of 4"),
    Feature("winding", "your discs diagonally next to it, as a share of 4"),
    Feature("straight", "the disc continues a straight line of two or more of yours"),
    Feature("private", "the cell is in a region that only your discs touch"),
    Feature("foreign", "the cell is in a region that only enemy discs touch"),
    Feature("split", "the disc divides a region that only your discs touch"),
)
COUNT = len(NAMES)
CAPTURE, PATTERN_A, FILL, SWAPS, PASSES, DISCS, THREAT, EXPOSED, LINK, CORNER = range(10)
EYE, OWN_DISCS, ENEMY_DISCS, WINDING, STRAIGHT, PRIVATE, FOREIGN, SPLIT = range(10, COUNT)

# Blocks of the work space, one number by cell each; find_stacks uses those before SAVED.
FOUND, OTHER_FOUND = range(2)
SAVED, THROUGH, REGION, QUEUE = range(4, 8)
BLOCKED = 10_000
BY_OWN, BY_ENEMY = 1, 2  # bits of REGION: which discs touch it


@kernel(Signature(INT, CONSTANTS, INTS, INTS))
def largest_capture(constants: Constants, state: Ints, work: Ints) -> int:
    """The number of discs in the largest rectangle that the side to move can capture; 0 if there is none."""
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    for at in range(2 * cells):
        work[at] = 0
    find_stacks(constants, state, 1, n, FOUND, work)
    find_stacks(constants, state, n, 1, OTHER_FOUND * cells, work)
    best = 0
    for at in range(2 * cells):
        if work[at]:
            low, high = at % cells, work[at] - 1
            best = max(best, (high // n - low // n + 1) * (high % n - low % n + 1))
    return best


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INT, INTS))
def measure_path(constants: Constants, state: Ints, corner: int, block: int, work: Ints) -> None:
    """Write to a block of work, for each cell, the empty cells on the best path from a corner to it, itself included.

    Paths run over neighbouring cells without enemy discs; BLOCKED if there is none.
    """
    cells, degree, links, foe = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS], 2 - state[MOVER]
    for cell in range(cells):
        work[block * cells + cell] = BLOCKED
    if state[BOARD + corner] == foe:
        return
    work[block * cells + corner] = 1 if state[BOARD + corner] == EMPTY else 0
    changed = 1
    while changed:
        changed = 0
        for cell in range(cells):
            if state[BOARD + cell] == foe:
                continue
            cost = 1 if state[BOARD + cell] == EMPTY else 0
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                if near >= 0 and work[block * cells + near] + cost < work[block * cells + cell]:
                    work[block * cells + cell] = work[block * cells + near] + cost
                    changed = 1


@kernel(Signature(INT, CONSTANTS, INTS, INTS))
def measure_links(constants: Constants, state: Ints, work: Ints) -> int:
    """Write to THROUGH the empty cells on the best path between opposite corners through each cell; return the best."""
    cells, n = constants[SIZES][CELLS], constants[OPTIONS][SIZE]
    best = BLOCKED
    for cell in range(cells):
        work[THROUGH * cells + cell] = BLOCKED
    for corner in (0, n - 1):
        measure_path(constants, state, corner, 0, work)
        measure_path(constants, state, cells - 1 - corner, 1, work)
        for cell in range(cells):
            empty = 1 if state[BOARD + cell] == EMPTY else 0
            through = min(BLOCKED, work[cell] + work[cells + cell] - empty)
            work[THROUGH * cells + cell] = min(work[THROUGH * cells + cell], through)
            best = min(best, through)
    return best


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def mark_regions(constants: Constants, state: Ints, work: Ints) -> None:
    """Write to REGION which discs touch the empty region of each cell."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    own = state[MOVER] + 1
    for cell in range(cells):
        work[REGION * cells + cell] = -1
    for root in range(cells):
        if state[BOARD + root] != EMPTY or work[REGION * cells + root] >= 0:
            continue
        work[REGION * cells + root] = 0
        work[QUEUE * cells] = root
        seen, found, touches = 0, 1, 0
        while seen < found:
            cell = work[QUEUE * cells + seen]
            seen += 1
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                if near < 0:
                    continue
                if state[BOARD + near] != EMPTY:
                    touches |= BY_OWN if state[BOARD + near] == own else BY_ENEMY
                elif work[REGION * cells + near] < 0:
                    work[REGION * cells + near] = 0
                    work[QUEUE * cells + found] = near
                    found += 1
        for at in range(found):
            work[REGION * cells + work[QUEUE * cells + at]] = touches


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT))
def count_near(constants: Constants, state: Ints, cell: int, value: int) -> int:
    """The neighbours of a cell with a value; off the board counts for -1."""
    degree, links, count = constants[SIZES][DEGREE], constants[LINKS], 0
    for link in range(cell * degree, cell * degree + degree):
        near = links[link]
        if (state[BOARD + near] if near >= 0 else -1) == value:
            count += 1
    return count


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT, INT))
def at_offset(constants: Constants, state: Ints, cell: int, right: int, up: int) -> int:
    """The value of the cell that lies `right` files and `up` ranks from another; -1 off the board."""
    n = constants[OPTIONS][SIZE]
    file, rank = cell % n + right, cell // n + up
    return state[BOARD + rank * n + file] if 0 <= file < n and 0 <= rank < n else -1


DISC = Signature(VOID, CONSTANTS, INTS, INT, INTS, FLOATS, INT)


@kernel(DISC)
def shape_features(constants: Constants, state: Ints, cell: int, work: Ints, out: Floats, row: int) -> None:
    """Write the features of a placement that depend on the cells around it."""
    cells, degree, links, own = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS], state[MOVER] + 1
    foe = 3 - own
    empty_near = 0
    for link in range(cell * degree, cell * degree + degree):
        near = links[link]
        if near >= 0 and state[BOARD + near] == EMPTY:
            empty_near += 1
            if count_near(constants, state, near, foe) == 0:
                around = 4 - count_near(constants, state, near, -1)
                share = (count_near(constants, state, near, own) + 1) / around
                out[row + EYE] += share * share
    own_near, edges = count_near(constants, state, cell, own), count_near(constants, state, cell, -1)
    out[row + OWN_DISCS] = own_near / 4.0
    out[row + ENEMY_DISCS] = count_near(constants, state, cell, foe) / 4.0
    out[row + CORNER] = 1.0 if edges == 2 else 0.0
    out[row + FILL] = 1.0 if own_near + edges == 4 else 0.0
    diagonals, arcs = 0, 0
    for right in (-1, 1):
        for up in (-1, 1):
            if at_offset(constants, state, cell, right, up) == own:
                diagonals += 1
            # Two empty neighbours that do not meet at an empty corner belong to different arcs.
            across, along = at_offset(constants, state, cell, right, 0), at_offset(constants, state, cell, 0, up)
            if across == EMPTY and along == EMPTY and at_offset(constants, state, cell, right, up) == EMPTY:
                arcs += 1
    out[row + WINDING] = diagonals / 4.0
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        next_value = at_offset(constants, state, cell, right, up)
        if next_value == own and at_offset(constants, state, cell, 2 * right, 2 * up) == own:
            out[row + STRAIGHT] = 1.0
    region = work[REGION * cells + cell]
    out[row + PRIVATE] = 1.0 if region == BY_OWN else 0.0
    out[row + FOREIGN] = 1.0 if region == BY_ENEMY else 0.0
    out[row + SPLIT] = 1.0 if region == BY_OWN and empty_near >= 2 and arcs < empty_near - 1 else 0.0


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def play(constants: Constants, state: Ints, action: int) -> int:
    """Put the discs of an action on the board without changing the side to move; return the number of discs flipped."""
    cells = constants[SIZES][CELLS]
    if action < cells:
        put(constants, state, BOARD + action, state[MOVER] + 1)
        return 0
    code = action - cells - SQUARES
    if code < cells:
        flip_crosscut(constants, state, code)
        return 6
    code -= cells
    n, low, high = constants[OPTIONS][SIZE], code // cells, code % cells
    flip(constants, state, state[MOVER], low, high)
    return (high // n - low // n + 1) * (high % n - low % n + 1)


@kernel(DISC)
def capture_features(constants: Constants, state: Ints, action: int, work: Ints, out: Floats, row: int) -> None:
    """Write what an action captures and which captures it leaves to both sides; the state is restored."""
    cells, n, side = constants[SIZES][CELLS], constants[OPTIONS][SIZE], state[MOVER]
    for cell in range(cells):
        work[SAVED * cells + cell] = state[BOARD + cell]
    discs = play(constants, state, action)
    out[row + CAPTURE] = 1.0 if discs else 0.0
    out[row + PATTERN_A] = 1.0 if cells + SQUARES <= action < 2 * cells + SQUARES else 0.0
    out[row + DISCS] = discs / n
    out[row + THREAT] = largest_capture(constants, state, work) / n
    state[MOVER] = 1 - side
    out[row + EXPOSED] = largest_capture(constants, state, work) / n
    state[MOVER] = side
    for cell in range(cells):
        if state[BOARD + cell] != work[SAVED * cells + cell]:
            put(constants, state, BOARD + cell, work[SAVED * cells + cell])


@kernel(FEATURES)
def features(constants: Constants, state: Ints, actions: Ints, count: int, work: Ints, out: Floats) -> None:
    """Write the features of actions; see `NAMES`."""
    cells = constants[SIZES][CELLS]
    shortest = measure_links(constants, state, work)
    mark_regions(constants, state, work)
    for at in range(count):
        row, action = at * COUNT, actions[at]
        for feature in range(COUNT):
            out[row + feature] = 0.0
        if cells <= action < cells + SQUARES:
            out[row + SWAPS] = 1.0 if action == cells + SWAP else 0.0
            out[row + PASSES] = 1.0 if action == cells + PASS else 0.0
            continue
        if action < cells:
            shape_features(constants, state, action, work, out, row)
            if work[THROUGH * cells + action] < BLOCKED:
                out[row + LINK] = 1.0 / (1.0 + work[THROUGH * cells + action] - shortest)
        capture_features(constants, state, action, work, out, row)
