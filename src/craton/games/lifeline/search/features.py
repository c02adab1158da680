"""Features of actions in Lifeline, for styles."""

from __future__ import annotations

from craton.core.styles import FEATURES, Feature
from craton.games.lifeline.law.rules import (
    FIRST_STONE,
    SPEND,
    SWAP,
    is_judged,
    is_quiet,
    remove_dead,
    was_judged,
)
from craton.kernel.decorator import CONSTANTS, FLOATS, INT, INTS, VOID, Constants, Floats, Ints, Signature, kernel
from craton.kernel.layout import BOARD, CELLS, DEGREE, EMPTY, LINKS, MOVER, SIZES, WHITE, put

NAMES = (
    Feature("capture", "the stone captures enemy stones", is_kind=True),
    Feature("merge", "the stone joins two or more of your groups into one", is_kind=True),
    Feature("spend", "the action spends a point of komi", is_kind=True),
    Feature("swap", "the action swaps seats", is_kind=True),
    Feature("kills", "the number of enemy stones it captures"),
    Feature("losses", "the number of your stones that die with it"),
    Feature("hunt", "1 / liberties of the enemy group next to it with the fewest empty neighbours left"),
    Feature("cut", "enemy groups that the stone touches, less one"),
    Feature("own", "your stones next to it, as a share of 6"),
    Feature("enemy", "enemy stones next to it, as a share of 6"),
    Feature("link", "your groups that it reaches over one empty cell without touching them, up to 3, as a share of 3"),
    Feature("spread", "distance to your nearest stone, up to 6 steps, as a share of 6"),
    Feature("space", "distance to the nearest enemy stone, up to 6 steps, as a share of 6"),
    Feature("territory", "empty cells within two steps that touch no enemy stone, as a share of 18"),
    Feature("invade", "enemy stones minus your stones within two steps, as a share of 18"),
    Feature("edge", "the cell is at the edge of the board"),
)
COUNT = len(NAMES)
CAPTURE, MERGE, SPENDS, SWAPS, KILLS, LOSSES, HUNT, CUT = range(8)
OWN_STONES, ENEMY_STONES, LINK, SPREAD, SPACE, TERRITORY, INVADE, EDGE = range(8, COUNT)

# Blocks of the work space, one number by cell or group each; the kernels of the law use those before SAVED.
QUEUE = 0
SAVED, GROUP, LIBERTIES, OWN_DISTANCE, ENEMY_DISTANCE = range(4, 9)
FAR = 6
RING = 18  # cells within two steps of a cell in the middle of the board


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def number_groups(constants: Constants, state: Ints, work: Ints) -> None:
    """Number the groups of both sides from 1 and count their liberties."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    for cell in range(cells):
        work[GROUP * cells + cell] = 0
        work[SAVED * cells + cell] = 0  # the last group that counted an empty cell
    groups = 0
    for root in range(cells):
        if state[BOARD + root] == EMPTY or work[GROUP * cells + root]:
            continue
        groups += 1
        work[GROUP * cells + root] = groups
        work[QUEUE] = root
        seen, found, liberties = 0, 1, 0
        while seen < found:
            cell = work[QUEUE + seen]
            seen += 1
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                if near < 0:
                    continue
                if state[BOARD + near] == EMPTY and work[SAVED * cells + near] != groups:
                    work[SAVED * cells + near] = groups
                    liberties += 1
                elif state[BOARD + near] == state[BOARD + root] and not work[GROUP * cells + near]:
                    work[GROUP * cells + near] = groups
                    work[QUEUE + found] = near
                    found += 1
        work[LIBERTIES * cells + groups] = liberties


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INT, INTS))
def measure_distances(constants: Constants, state: Ints, side: int, block: int, work: Ints) -> None:
    """Write the distance of each cell to the side's nearest stone to a block of work; FAR if that is more."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    found, seen = 0, 0
    for cell in range(cells):
        work[block * cells + cell] = FAR
        if state[BOARD + cell] == side + 1:
            work[block * cells + cell] = 0
            work[QUEUE + found] = cell
            found += 1
    while seen < found:
        cell = work[QUEUE + seen]
        seen += 1
        for link in range(cell * degree, cell * degree + degree):
            near = links[link]
            if near >= 0 and work[block * cells + near] > work[block * cells + cell] + 1:
                work[block * cells + near] = work[block * cells + cell] + 1
                work[QUEUE + found] = near
                found += 1


NEARBY = Signature(VOID, CONSTANTS, INTS, INT, INTS, FLOATS, INT)


@kernel(NEARBY)
def touching_features(constants: Constants, state: Ints, cell: int, work: Ints, out: Floats, row: int) -> None:
    """Write the features of the six neighbours; a group around the cell is counted once."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    side, around, own, foes, own_groups, enemy_groups = state[MOVER], 0, 0, 0, 0, 0
    hunt = 0.0
    first = QUEUE  # the groups seen so far are in work[first:]
    seen = 0
    for link in range(cell * degree, cell * degree + degree):
        near = links[link]
        if near < 0:
            continue
        around += 1
        if state[BOARD + near] == EMPTY:
            continue
        is_own = state[BOARD + near] == side + 1
        group, is_new = work[GROUP * cells + near], 1
        for at in range(seen):
            if work[first + at] == group:
                is_new = 0
        if is_new:
            work[first + seen] = group
            seen += 1
        if is_own:
            own += 1
            own_groups += is_new
        else:
            foes += 1
            enemy_groups += is_new
            hunt = max(hunt, 1.0 / max(1, work[LIBERTIES * cells + group] - 1))
    out[row + MERGE] = 1.0 if own_groups > 1 else 0.0
    out[row + HUNT] = hunt
    out[row + CUT] = enemy_groups - 1.0 if enemy_groups > 1 else 0.0
    out[row + OWN_STONES] = own / 6.0
    out[row + ENEMY_STONES] = foes / 6.0
    out[row + EDGE] = 1.0 if around < 6 else 0.0


@kernel(NEARBY)
def nearby_features(constants: Constants, state: Ints, cell: int, work: Ints, out: Floats, row: int) -> None:
    """Write the features of the cells within two steps."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    side, own, foes, free = state[MOVER], 0, 0, 0
    groups, linked = QUEUE + RING + 1, 0  # the cells seen so far are in work[QUEUE:], linked groups in work[groups:]
    work[QUEUE] = cell
    seen = 1
    for first in range(cell * degree, cell * degree + degree):
        middle = links[first]
        if middle < 0:
            continue
        for second in range(middle * degree - 1, middle * degree + degree):
            near = links[second] if second >= middle * degree else middle
            if near < 0:
                continue
            if state[BOARD + near] == side + 1 and near != middle and state[BOARD + middle] == EMPTY:
                group, is_known = work[GROUP * cells + near], 0
                for at in range(linked):
                    if work[groups + at] == group:
                        is_known = 1
                if not is_known:
                    work[groups + linked] = group
                    linked += 1
            is_new = 1
            for at in range(seen):
                if work[QUEUE + at] == near:
                    is_new = 0
            if not is_new:
                continue
            work[QUEUE + seen] = near
            seen += 1
            if state[BOARD + near] == EMPTY:
                free += work[ENEMY_DISTANCE * cells + near] > 1
            elif state[BOARD + near] == side + 1:
                own += 1
            else:
                foes += 1
    out[row + LINK] = min(linked, 3) / 3.0 if out[row + OWN_STONES] == 0.0 else 0.0
    out[row + TERRITORY] = free / RING
    out[row + INVADE] = (foes - own) / RING
    out[row + SPREAD] = work[OWN_DISTANCE * cells + cell] / FAR
    out[row + SPACE] = work[ENEMY_DISTANCE * cells + cell] / FAR


@kernel(NEARBY)
def capture_features(constants: Constants, state: Ints, cell: int, work: Ints, out: Floats, row: int) -> None:
    """Write what the stone removes; the state is restored. The numbers of groups and distances remain valid."""
    cells, side = constants[SIZES][CELLS], state[MOVER]
    if not is_judged(constants, state) or not was_judged(constants, state) or state[FIRST_STONE]:
        return
    put(constants, state, BOARD + cell, side + 1)
    if not is_quiet(constants, state, cell, work):
        for at in range(cells):
            work[SAVED * cells + at] = state[BOARD + at]
        kills = remove_dead(constants, state, 1 - side, work)
        losses = remove_dead(constants, state, side, work)
        out[row + CAPTURE] = 1.0 if kills else 0.0
        out[row + KILLS] = float(kills)
        out[row + LOSSES] = float(losses)
        for at in range(cells if kills or losses else 0):
            if state[BOARD + at] != work[SAVED * cells + at]:
                put(constants, state, BOARD + at, work[SAVED * cells + at])
    put(constants, state, BOARD + cell, EMPTY)


@kernel(FEATURES)
def features(constants: Constants, state: Ints, actions: Ints, count: int, work: Ints, out: Floats) -> None:
    """Write the features of actions; see `NAMES`."""
    cells, side = constants[SIZES][CELLS], state[MOVER]
    if side <= WHITE:
        number_groups(constants, state, work)
        measure_distances(constants, state, side, OWN_DISTANCE, work)
        measure_distances(constants, state, 1 - side, ENEMY_DISTANCE, work)
    for at in range(count):
        row, cell = at * COUNT, actions[at]
        for feature in range(COUNT):
            out[row + feature] = 0.0
        if cell < cells:
            touching_features(constants, state, cell, work, out, row)
            nearby_features(constants, state, cell, work, out, row)
            capture_features(constants, state, cell, work, out, row)
        else:
            out[row + SPENDS] = 1.0 if cell == cells + SPEND else 0.0
            out[row + SWAPS] = 1.0 if cell == cells + SWAP else 0.0
