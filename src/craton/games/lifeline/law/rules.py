"""The law of Lifeline. Paragraphs in brackets are those of rules.md."""

from __future__ import annotations

from craton.kernel.decorator import CONSTANTS, INT, INTS, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    APPLY,
    BLACK,
    BLACK_SEAT,
    BOARD,
    CELLS,
    CHANCE_WEIGHTS,
    DEGREE,
    DRAW,
    EMPTY,
    FIRST,
    LEGAL,
    LINKS,
    MIRROR,
    MIRROR_ACTION,
    MOVER,
    OPTIONS,
    OWN,
    SECOND,
    SIZES,
    START,
    SYMMETRIES,
    TRAITS,
    TURN,
    WHITE,
    capped,
    finish,
    mirror_cells,
    put,
)

# The OPTIONS row of the constants. The TRAITS row is the ring of six places around each cell.
BALANCE, KOMI_MAX = range(2)
STRONG, WEAK, KOMI = range(3)

# Slots. FIRST_STONE is the cell of the first stone of an unfinished pair, plus one; POINTS is the komi left.
PHASE, FIRST_STONE, POINTS = OWN, OWN + 1, OWN + 2
PLACE, SECOND_STONE, NAME_KOMI, TAKE_COLOUR = range(4)

LAST_PLACEMENT, MOVE_CAP = range(2)
OFF_BOARD = 3  # in addition to EMPTY and the two stones

# Actions after the placements (one per cell); NAME + k names a komi of k.
SWAP, SPEND, TAKE_BLACK, TAKE_WHITE = range(4)
NAME = TAKE_WHITE


@kernel(START)
def start(constants: Constants, state: Ints) -> None:
    if constants[OPTIONS][BALANCE] == KOMI:
        put(constants, state, MOVER, FIRST)
        put(constants, state, PHASE, NAME_KOMI)


@kernel(Signature(INT, CONSTANTS, INTS))
def is_judged(constants: Constants, state: Ints) -> int:
    """Whether groups can die on the current turn [Balance]."""
    return 1 if constants[OPTIONS][BALANCE] == STRONG or state[TURN] >= 3 else 0


@kernel(Signature(INT, CONSTANTS, INTS))
def was_judged(constants: Constants, state: Ints) -> int:
    """Whether this turn is a single stone and groups could die on the previous one: then none is dead before it."""
    return 1 if state[TURN] >= (2 if constants[OPTIONS][BALANCE] == STRONG else 4) else 0


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS))
def mark_reach(constants: Constants, state: Ints, side: int, work: Ints) -> int:
    """Mark in work[:cells] the empty cells in regions that touch a stone of the side; return their number."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    for cell in range(cells):
        work[cell] = 0
    marked = 0  # the marked cells are in work[cells:cells + marked]
    seen = 0
    for cell in range(cells):
        if state[BOARD + cell] == side + 1:
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                if near >= 0 and state[BOARD + near] == EMPTY and not work[near]:
                    work[near] = 1
                    work[cells + marked] = near
                    marked += 1
    while seen < marked:
        cell = work[cells + seen]
        seen += 1
        for link in range(cell * degree, cell * degree + degree):
            near = links[link]
            if near >= 0 and state[BOARD + near] == EMPTY and not work[near]:
                work[near] = 1
                work[cells + marked] = near
                marked += 1
    return marked


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS))
def remove_dead(constants: Constants, state: Ints, side: int, work: Ints) -> int:
    """Take all dead groups of a side off the board, judged together [Play]; return the number of stones."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    stone = side + 1
    part, queue, alive = 0, cells, 2 * cells  # in work: the group or region of each cell plus one; a queue; by group
    groups = 0
    for cell in range(cells):
        work[part + cell] = 0
    for root in range(cells):
        if state[BOARD + root] != stone or work[part + root]:
            continue
        groups += 1
        work[alive + groups] = 0
        work[part + root] = groups
        work[queue] = root
        seen, found = 0, 1
        while seen < found:
            cell = work[queue + seen]
            seen += 1
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                if near >= 0 and state[BOARD + near] == stone and not work[part + near]:
                    work[part + near] = groups
                    work[queue + found] = near
                    found += 1
    if groups == 0:
        return 0
    region = cells + 1  # any number that no group has
    for root in range(cells):
        if state[BOARD + root] != EMPTY or work[part + root]:
            continue
        touched, joins = 0, 0
        work[part + root] = region
        work[queue] = root
        seen, found = 0, 1
        while seen < found:
            cell = work[queue + seen]
            seen += 1
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                if near < 0:
                    continue
                if state[BOARD + near] == EMPTY and not work[part + near]:
                    work[part + near] = region
                    work[queue + found] = near
                    found += 1
                elif state[BOARD + near] == stone:
                    if touched and touched != work[part + near]:
                        joins = 1
                    touched = work[part + near]
        if joins:
            for at in range(found):
                cell = work[queue + at]
                for link in range(cell * degree, cell * degree + degree):
                    near = links[link]
                    if near >= 0 and state[BOARD + near] == stone:
                        work[alive + work[part + near]] = 1
    removed = 0
    for cell in range(cells):
        if state[BOARD + cell] == stone and not work[alive + work[part + cell]]:
            put(constants, state, BOARD + cell, EMPTY)
            removed += 1
    return removed


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT))
def kind_around(constants: Constants, state: Ints, cell: int, place: int) -> int:
    """The kind at a place around a cell (modulo 6): EMPTY, a stone, or OFF_BOARD."""
    near = constants[TRAITS][6 * cell + place % 6]
    return state[BOARD + near] if near >= 0 else OFF_BOARD


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS))
def reaches_own(constants: Constants, state: Ints, cell: int, work: Ints) -> int:
    """Whether a path of empty cells joins a stone to another one of its colour."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    for at in range(cells):
        work[at] = 0
    work[cell] = 1
    work[cells] = cell  # a queue
    seen, found = 0, 1
    while seen < found:
        here = work[cells + seen]
        seen += 1
        for link in range(here * degree, here * degree + degree):
            near = links[link]
            if near < 0 or work[near]:
                continue
            if state[BOARD + near] == state[BOARD + cell] and here != cell:
                return 1
            if state[BOARD + near] == EMPTY:
                work[near] = 1
                work[cells + found] = near
                found += 1
    return 0


@kernel(Signature(INT, CONSTANTS, INTS, INT, INTS))
def is_quiet(constants: Constants, state: Ints, cell: int, work: Ints) -> int:
    """Whether the six neighbours of a stone just placed show that it kills nothing, if nothing was dead before.

    They do if the empty ones lie in one arc, all enemy groups around the stone touch that arc, and at most one of the
    mover's groups is around it: then the region stays in one piece, groups joined through it remain joined, and no two
    groups have become one. A run of stones in the ring is of one group. A lone stone must be joined to another group.
    """
    start = 0
    while start < 6 and (
        kind_around(constants, state, cell, start) != EMPTY or kind_around(constants, state, cell, start + 1) == EMPTY
    ):
        start += 1
    if start == 6 and kind_around(constants, state, cell, 0) != EMPTY:
        return 0
    own, place, runs, own_runs = state[BOARD + cell], start + 1, 0, 0
    kind = kind_around(constants, state, cell, place)
    while kind != EMPTY:
        place += 1
        following = kind_around(constants, state, cell, place)
        if following != kind:
            own_runs += kind == own
            if own_runs > 1 or (runs and following != EMPTY and kind != own and kind != OFF_BOARD):
                return 0
            runs += 1
            kind = following
    while place < start + 6:
        if kind_around(constants, state, cell, place) != EMPTY:
            return 0
        place += 1
    return 1 if own_runs else reaches_own(constants, state, cell, work)


@kernel(Signature(INT, CONSTANTS, INTS, INT))
def touches_empty(constants: Constants, state: Ints, side: int) -> int:
    """Whether a stone of the side has an empty neighbour."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    for cell in range(cells):
        if state[BOARD + cell] == side + 1:
            for link in range(cell * degree, cell * degree + degree):
                if links[link] >= 0 and state[BOARD + links[link]] == EMPTY:
                    return 1
    return 0


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT, INT, INTS))
def pair_changes(constants: Constants, state: Ints, side: int, one: int, other: int, work: Ints) -> int:
    """Whether two stones on empty cells would change the board; the state is restored afterwards.

    This is the literal rule. Play uses its short form `is_pair`, which a test proves equivalent.
    """
    cells = constants[SIZES][CELLS]
    saved = 4 * cells  # in work, after the part that remove_dead uses
    for cell in range(cells):
        work[saved + cell] = state[BOARD + cell]
    put(constants, state, BOARD + one, side + 1)
    put(constants, state, BOARD + other, side + 1)
    remove_dead(constants, state, 1 - side, work)
    remove_dead(constants, state, side, work)
    changed = 0
    for cell in range(cells):
        if state[BOARD + cell] != work[saved + cell]:
            changed = 1
            put(constants, state, BOARD + cell, work[saved + cell])
    return changed


@kernel(Signature(INT, CONSTANTS, INT, INT))
def is_pair(constants: Constants, one: int, other: int) -> int:
    """Whether two different empty cells are a legal opening pair.

    No opening pair captures or is cut off, so it is legal exactly if its stones are not neighbours.
    """
    degree = constants[SIZES][DEGREE]
    for link in range(one * degree, one * degree + degree):
        if constants[LINKS][link] == other:
            return 0
    return 1


@kernel(Signature(INT, CONSTANTS, INTS, INTS, INTS))
def placements(constants: Constants, state: Ints, out: Ints, work: Ints) -> int:
    """The legal cells of the side to move."""
    cells = constants[SIZES][CELLS]
    side, count = state[MOVER], 0
    if state[PHASE] == SECOND_STONE:
        first = state[FIRST_STONE] - 1
        for cell in range(cells):
            if state[BOARD + cell] == EMPTY and is_pair(constants, first, cell):
                out[count] = cell
                count += 1
        return count
    if constants[OPTIONS][BALANCE] == STRONG and state[TURN] < 2:
        for cell in range(cells):
            if state[BOARD + cell] != EMPTY:
                continue
            for other in range(cells):
                if other != cell and state[BOARD + other] == EMPTY and is_pair(constants, cell, other):
                    out[count] = cell
                    count += 1
                    break
        return count
    if not is_judged(constants, state):
        for cell in range(cells):
            if state[BOARD + cell] == EMPTY:
                out[count] = cell
                count += 1
        return count
    mark_reach(constants, state, side, work)
    for cell in range(cells):
        if work[cell]:
            out[count] = cell
            count += 1
    return count


@kernel(LEGAL)
def legal(constants: Constants, state: Ints, out: Ints, work: Ints) -> int:
    cells, options = constants[SIZES][CELLS], constants[OPTIONS]
    if state[PHASE] == NAME_KOMI:
        for points in range(1, options[KOMI_MAX] + 1):
            out[points - 1] = cells + NAME + points
        return options[KOMI_MAX]
    if state[PHASE] == TAKE_COLOUR:
        out[0] = cells + TAKE_BLACK
        out[1] = cells + TAKE_WHITE
        return 2
    count = placements(constants, state, out, work)
    if state[PHASE] == PLACE and state[MOVER] == WHITE:
        if options[BALANCE] != KOMI and state[TURN] == 1 and state[BLACK_SEAT] == 0:
            out[count] = cells + SWAP
            count += 1
        # White has a stone [Balance], since it has a legal placement.
        elif state[POINTS] > 0 and state[TURN] >= 4 and count > 0:
            out[count] = cells + SPEND
            count += 1
    return count


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def end_turn(constants: Constants, state: Ints, work: Ints) -> None:
    side = state[MOVER]
    put(constants, state, TURN, state[TURN] + 1)
    put(constants, state, MOVER, 1 - side)
    # White always has an opening pair, so that turn needs no test.
    if is_judged(constants, state) and state[TURN] >= 2 and not touches_empty(constants, state, 1 - side):
        finish(constants, state, side, LAST_PLACEMENT)
    elif capped(constants, state):
        finish(constants, state, DRAW, MOVE_CAP)


@kernel(APPLY)
def apply(constants: Constants, state: Ints, action: int, work: Ints) -> None:
    cells = constants[SIZES][CELLS]
    if action >= cells:
        action -= cells
        if action == SWAP:
            put(constants, state, BLACK_SEAT, 1)
        elif action == SPEND:
            put(constants, state, POINTS, state[POINTS] - 1)
            end_turn(constants, state, work)
        elif action > NAME:
            put(constants, state, POINTS, action - NAME)
            put(constants, state, PHASE, TAKE_COLOUR)
            put(constants, state, MOVER, SECOND)
        else:  # the second seat takes a colour
            put(constants, state, BLACK_SEAT, 1 if action == TAKE_BLACK else 0)
            put(constants, state, PHASE, PLACE)
            put(constants, state, MOVER, BLACK)
        return
    side = state[MOVER]
    put(constants, state, BOARD + action, side + 1)
    if constants[OPTIONS][BALANCE] == STRONG and state[TURN] < 2 and state[PHASE] == PLACE:
        put(constants, state, PHASE, SECOND_STONE)
        put(constants, state, FIRST_STONE, action + 1)
        return
    put(constants, state, PHASE, PLACE)
    put(constants, state, FIRST_STONE, 0)
    if is_judged(constants, state) and not (was_judged(constants, state) and is_quiet(constants, state, action, work)):
        remove_dead(constants, state, 1 - side, work)
        remove_dead(constants, state, side, work)
    end_turn(constants, state, work)


@kernel(CHANCE_WEIGHTS)
def chance_weights(constants: Constants, state: Ints, weights: Ints) -> int:
    return 0


@kernel(APPLY)
def apply_outcome(constants: Constants, state: Ints, outcome: int, work: Ints) -> None:
    pass


@kernel(MIRROR)
def mirror(constants: Constants, state: Ints, symmetry: int, out: Ints, work: Ints) -> None:
    mirror_cells(constants, state, symmetry, out)
    if state[FIRST_STONE]:
        out[FIRST_STONE] = constants[SYMMETRIES][symmetry * constants[SIZES][CELLS] + state[FIRST_STONE] - 1] + 1


@kernel(MIRROR_ACTION)
def mirror_action(constants: Constants, action: int, symmetry: int) -> int:
    cells = constants[SIZES][CELLS]
    return constants[SYMMETRIES][symmetry * cells + action] if action < cells else action
