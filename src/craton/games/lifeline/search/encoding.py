"""What Lifeline's network sees of a position, and what its planes mean."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from craton.core.game import Game
from craton.core.network import ENCODE, LOGITS
from craton.games.lifeline.law.rules import BALANCE, FIRST_STONE, KOMI, POINTS, STRONG, SWAP
from craton.kernel.decorator import CONSTANTS, INT, INTS, VOID, Constants, Floats, Ints, Signature, kernel
from craton.kernel.layout import (
    BLACK,
    BLACK_SEAT,
    BOARD,
    CELLS,
    DEGREE,
    EMPTY,
    LINKS,
    MOVER,
    OPTIONS,
    SIZES,
    TRAITS,
    TURN,
    WHITE,
)
from craton.kernel.rings import EDGE, relative_kind, ring_classes

RING_CLASS, RING_CLASSES = ring_classes(6)

CELL_CODES = 3
RINGS = 0  # what is on the cell and around it
STATUS = RINGS + 3 * RING_CLASSES  # of a stone: its group's size and liberties; of an empty cell: its region
STONE_STATUS = 2 * 4 * 5
EMPTY_STATUS = 4 * 4 * 8
LIVES = STATUS + STONE_STATUS + EMPTY_STATUS  # of a stone: its group's lifelines, and the regions that it touches
LIFE_CODES = 2 * 4 * 3 + 1
CODES = LIVES + LIFE_CODES
GLOBAL_CODES = 5
PHASES, TURNS, SIDES, KOMI_LEFT = 0, 4, 12, 14
IN_HAND = KOMI_LEFT + 7  # the mover's moves in hand less the opponent's, and what is contested
MOST_IN_HAND = 6
GLOBAL_KINDS = IN_HAND + (2 * MOST_IN_HAND + 2) * 5
SWAP_TURN = 7  # in place of the turn, while White may swap

# Blocks of the work space, one number by cell or part each. A part is a group or an empty region; a region is a
# *lifeline* of the groups that touch it if there are two or more of their colour.
PART, QUEUE, SIZE, LIFELINES, TOUCHED, LIBERTIES, SEEN, COUNTED = range(8)


@kernel(Signature(INT, INT))
def size_class(size: int) -> int:
    """0 to 7 for 1, 2, 3, up to 5, 8, 14, 30 and more cells."""
    if size <= 3:
        return size - 1
    if size <= 8:
        return 3 if size <= 5 else 4
    if size <= 14:
        return 5
    return 6 if size <= 30 else 7


@kernel(Signature(INT, INT))
def komi_class(points: int) -> int:
    """0 to 6 for 0, 1, 2, 3, up to 5, 8 and more points."""
    if points <= 3:
        return points
    if points <= 5:
        return 4
    return 5 if points <= 8 else 6


@kernel(Signature(INT, INT))
def contested_class(cells: int) -> int:
    """0 to 4 for 0, up to 2, 5, 10 and more cells."""
    if cells <= 2:
        return min(cells, 1)
    if cells <= 5:
        return 2
    return 3 if cells <= 10 else 4


@kernel(Signature(VOID, CONSTANTS, INTS, INTS))
def find_parts(constants: Constants, state: Ints, work: Ints) -> None:
    """Number the groups and regions, and count their cells."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    queue = QUEUE * cells
    for cell in range(cells):
        work[PART * cells + cell] = work[SEEN * cells + cell] = work[COUNTED * cells + cell] = -1
        work[LIFELINES * cells + cell] = work[TOUCHED * cells + cell] = work[LIBERTIES * cells + cell] = 0
    parts = 0
    for root in range(cells):
        if work[PART * cells + root] >= 0:
            continue
        kind = state[BOARD + root]
        work[PART * cells + root] = parts
        work[queue] = root
        seen, found = 0, 1
        while seen < found:
            cell = work[queue + seen]
            seen += 1
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                if near >= 0 and work[PART * cells + near] < 0 and state[BOARD + near] == kind:
                    work[PART * cells + near] = parts
                    work[queue + found] = near
                    found += 1
        work[SIZE * cells + parts] = found
        parts += 1


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INTS))
def look_around(constants: Constants, state: Ints, root: int, work: Ints) -> None:
    """Count what touches the region of an empty cell, its first one; TOUCHED of a region is 1 + 4 * own + enemy groups.

    For the groups around it, add the region to those that they touch, and to their lifelines and liberties.
    """
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    own, region, queue = state[MOVER] + 1, work[PART * cells + root], QUEUE * cells
    found, mine, theirs = 0, 0, 0
    for cell in range(root, cells):
        if work[PART * cells + cell] != region:
            continue
        work[queue + found] = cell
        found += 1
        for link in range(cell * degree, cell * degree + degree):
            near = links[link]
            if near < 0 or state[BOARD + near] == EMPTY:
                continue
            group = work[PART * cells + near]
            if work[SEEN * cells + group] != region:
                work[SEEN * cells + group] = region
                work[TOUCHED * cells + group] += 1
                if state[BOARD + near] == own:
                    mine += 1
                else:
                    theirs += 1
    work[TOUCHED * cells + region] = 1 + 4 * min(mine, 3) + min(theirs, 3)
    for at in range(found):
        cell = work[queue + at]
        for link in range(cell * degree, cell * degree + degree):
            near = links[link]
            if near < 0 or state[BOARD + near] == EMPTY or (mine if state[BOARD + near] == own else theirs) < 2:
                continue
            group = work[PART * cells + near]
            if work[SEEN * cells + group] == region:
                work[SEEN * cells + group] = -1
                work[LIFELINES * cells + group] += 1
            if work[COUNTED * cells + group] != cell:
                work[COUNTED * cells + group] = cell
                work[LIBERTIES * cells + group] += 1


@kernel(ENCODE)
def encode(constants: Constants, state: Ints, work: Ints, out: Ints) -> int:
    """Write CELL_CODES codes for each cell, then GLOBAL_CODES codes of the position."""
    if state[MOVER] > WHITE:
        return 0
    cells, traits, own = constants[SIZES][CELLS], constants[TRAITS], state[MOVER] + 1
    find_parts(constants, state, work)
    in_hand, contested = (-1 if state[MOVER] == BLACK else 1) * state[POINTS], 0
    for cell in range(cells):
        part = work[PART * cells + cell]
        if state[BOARD + cell] == EMPTY and work[TOUCHED * cells + part] == 0:
            look_around(constants, state, cell, work)
            mine, theirs = (work[TOUCHED * cells + part] - 1) // 4, (work[TOUCHED * cells + part] - 1) % 4
            if mine and theirs:
                contested += work[SIZE * cells + part]
            elif mine or theirs:
                in_hand += work[SIZE * cells + part] if mine else -work[SIZE * cells + part]
    for cell in range(cells):
        ring = 0
        for place in range(6):
            near = traits[cell * 6 + place]
            ring |= (EDGE if near < 0 else relative_kind(state[BOARD + near], own)) << 2 * place
        kind, part, at = relative_kind(state[BOARD + cell], own), work[PART * cells + cell], cell * CELL_CODES
        size, touched = size_class(work[SIZE * cells + part]), work[TOUCHED * cells + part]
        out[at] = RINGS + kind * RING_CLASSES + RING_CLASS[ring]
        if kind == EMPTY:
            out[at + 1] = STATUS + STONE_STATUS + (touched - 1) * 8 + size
            out[at + 2] = LIVES + LIFE_CODES - 1
        else:
            liberties, lifelines = work[LIBERTIES * cells + part], work[LIFELINES * cells + part]
            out[at + 1] = STATUS + ((kind - 1) * 4 + min(3, size)) * 5 + min(4, liberties)
            out[at + 2] = LIVES + ((kind - 1) * 4 + min(3, lifelines)) * 3 + max(0, min(2, touched - 1))
    turn, balance, at = state[TURN], constants[OPTIONS][BALANCE], cells * CELL_CODES
    phase = 0
    if turn < 2:
        phase = 3 if balance != STRONG else (1 if state[FIRST_STONE] else 2)
    out[at] = PHASES + phase
    can_swap = turn == 1 and not state[FIRST_STONE] and balance != KOMI and state[BLACK_SEAT] == 0
    out[at + 1] = TURNS + (SWAP_TURN if can_swap else min(turn, 6))
    out[at + 2] = SIDES + state[MOVER]
    out[at + 3] = KOMI_LEFT + komi_class(state[POINTS])
    in_hand = min(max(in_hand, -MOST_IN_HAND), MOST_IN_HAND + 1) + MOST_IN_HAND
    out[at + 4] = IN_HAND + in_hand * 5 + contested_class(contested)
    return 1


@kernel(LOGITS)
def logits(constants: Constants, state: Ints, actions: Ints, count: int, planes: Floats, out: Floats) -> None:
    """Placements by cell; the swap and spending komi have numbers of their own."""
    cells = constants[SIZES][CELLS]
    for at in range(count):
        action = actions[at]
        if action < cells:
            out[at] = planes[action]
        else:
            out[at] = planes[cells] if action == cells + SWAP else planes[cells + 1]


def neighbourhood(game: Game) -> npt.NDArray[np.int64]:
    """Each cell and the ring of six cells around it."""
    cells = len(game.board)
    ring = np.array(game.constants[TRAITS]).reshape(cells, 6)
    return np.concatenate([np.arange(cells)[:, np.newaxis], np.where(ring < 0, cells, ring)], axis=1)
