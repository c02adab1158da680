"""Features of actions in Fault Lines, for styles; the paragraphs in brackets are those of the document."""

from __future__ import annotations

from math import log

from craton.core.styles import FEATURES, Feature
from craton.games.faultlines.law.rules import (
    COLOUR,
    DECLINE,
    DIE,
    PASS,
    PASSED,
    SEAL_PASS,
    SWAP,
    collect_group,
    effective_size,
)
from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    VOID,
    Constants,
    Floats,
    Ints,
    Signature,
    kernel,
)
from craton.kernel.layout import BOARD, CELLS, DEGREE, EMPTY, LINKS, MOVER, OPTIONS, SIZES, TRAITS

NAMES = (
    Feature("pass", "the action passes, seals a pass or declines a salvage", is_kind=True),
    Feature("swap", "the action swaps seats", is_kind=True),
    Feature("keystone", "the stone is a Keystone", is_kind=True),
    Feature("merge", "the stone joins two or more of your groups", is_kind=True),
    Feature("end", "the pass ends placement while you lead in expected stones"),
    Feature("gain", "your gain in expected surviving stones"),
    Feature("safe", "the stone makes a group safe that was not"),
    Feature("race", "the size of the group it grows towards safety, as a share of the die"),
    Feature("chain", "its group's share of all your stones"),
    Feature("isolated", "the stone is a group of its own"),
    Feature("spread", "distance to your nearest stone, up to 6 steps, as a share of 6"),
    Feature("cluster", "the stone is 2 or 3 steps from your nearest stone"),
    Feature("waste", "the stone only enlarges a group that is safe already"),
    Feature("resonance", "change of the logarithm of the chance that all your groups survive"),
    Feature("deny", "expected stones that the opponent would gain with a stone there, beyond a lone stone's"),
    Feature("wedge", "opponent's groups that the stone keeps apart: those it touches, less one"),
    Feature("surround", "share of safety of the largest unsafe enemy group it touches, divided by its liberties"),
    Feature("centre", "closeness to the centre: 1 in the centre, 0 in a corner"),
)
COUNT = len(NAMES)
PASSES, SWAPS, KEYSTONE, MERGE, END, GAIN, SAFE, RACE, CHAIN, ISOLATED = range(10)
SPREAD, CLUSTER, WASTE, RESONANCE, DENY, WEDGE, SURROUND, CENTRE = range(10, COUNT)

# Blocks of the work space, each with one number by cell or by group. The first two are those of `collect_group`.
GROUP, SIZE, STONES, LIBERTIES, DISTANCE = range(2, 7)
FAR = 6


@kernel(Signature(FLOAT, INT, INT))
def survival(size: int, die: int) -> float:
    """The chance that a group of an effective size survives."""
    return 1.0 if size >= die else size / die


@kernel(Signature(INT, CONSTANTS, INTS, INTS))
def measure_groups(constants: Constants, state: Ints, work: Ints) -> int:
    """Number the groups from 1 and write their sizes, stones and liberties to work; return their number."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    is_fault = constants[TRAITS]
    for at in range(cells, 3 * cells):
        work[at] = 0
    for cell in range(cells):
        work[DISTANCE * cells + cell] = 0
    groups = 0
    for root in range(cells):
        if state[BOARD + root] == EMPTY or work[GROUP * cells + root]:
            continue
        count = collect_group(constants, state, root, work)
        groups += 1
        work[SIZE * cells + groups] = effective_size(state, work, count)
        work[STONES * cells + groups] = count
        liberties = 0
        for at in range(count):
            cell = work[at]
            work[GROUP * cells + cell] = groups
            if is_fault[cell]:
                continue
            for link in range(cell * degree, cell * degree + degree):
                near = links[link]
                # The block DISTANCE is free until the distances are measured: the last group that counted a cell.
                if near < 0 or state[BOARD + near] != EMPTY or is_fault[near]:
                    continue
                if work[DISTANCE * cells + near] != groups:
                    work[DISTANCE * cells + near] = groups
                    liberties += 1
        work[LIBERTIES * cells + groups] = liberties
    return groups


@kernel(Signature(VOID, CONSTANTS, INTS, INT, INTS))
def measure_distances(constants: Constants, state: Ints, side: int, work: Ints) -> None:
    """Write the distance of each cell to the side's nearest stone to work; FAR if that is more, or there is none."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    found, seen = 0, 0
    for cell in range(cells):
        work[DISTANCE * cells + cell] = FAR
        if state[BOARD + cell] & COLOUR == side + 1:
            work[DISTANCE * cells + cell] = 0
            work[found] = cell
            found += 1
    while seen < found:
        cell = work[seen]
        seen += 1
        for link in range(cell * degree, cell * degree + degree):
            near = links[link]
            if near >= 0 and work[DISTANCE * cells + near] > work[DISTANCE * cells + cell] + 1:
                work[DISTANCE * cells + near] = work[DISTANCE * cells + cell] + 1
                work[found] = near
                found += 1


@kernel(Signature(FLOAT, CONSTANTS, INTS, INT, INTS))
def expected_lead(constants: Constants, state: Ints, groups: int, work: Ints) -> float:
    """Black's expected surviving stones minus White's; the groups have been measured."""
    cells, die, lead = constants[SIZES][CELLS], constants[OPTIONS][DIE], 0.0
    for cell in range(cells):
        group = work[GROUP * cells + cell]
        if group:
            chance = survival(work[SIZE * cells + group], die)
            lead += chance if state[BOARD + cell] & COLOUR == 1 else -chance
    return lead


@kernel(Signature(INT, CONSTANTS, INTS, INT, INT, INTS))
def touched_groups(constants: Constants, state: Ints, cell: int, side: int, work: Ints) -> int:
    """List the side's groups that a stone on an empty cell would join in work[:4]; return their number."""
    cells, degree, links = constants[SIZES][CELLS], constants[SIZES][DEGREE], constants[LINKS]
    count = 0
    if constants[TRAITS][cell]:
        return 0
    for link in range(cell * degree, cell * degree + degree):
        near = links[link]
        if near < 0 or state[BOARD + near] & COLOUR != side + 1 or constants[TRAITS][near]:
            continue
        group, is_new = work[GROUP * cells + near], 1
        for at in range(count):
            if work[at] == group:
                is_new = 0
        if is_new:
            work[count] = group
            count += 1
    return count


STONE = Signature(VOID, CONSTANTS, INTS, INT, INT, INTS, FLOATS, INT)


@kernel(STONE)
def own_features(
    constants: Constants, state: Ints, cell: int, keystone: int, work: Ints, out: Floats, row: int
) -> None:
    """Write what a stone does for the groups of the side to move; out[row:] is the action's row."""
    cells, die, side = constants[SIZES][CELLS], constants[OPTIONS][DIE], state[MOVER]
    joined = touched_groups(constants, state, cell, side, work)
    size, stones, was_safe, before, logarithm = 1 + keystone, 1, 0, 0.0, 0.0
    for at in range(joined):
        group = work[at]
        size += work[SIZE * cells + group]
        stones += work[STONES * cells + group]
        chance = survival(work[SIZE * cells + group], die)
        before += work[STONES * cells + group] * chance
        logarithm += log(chance)
        if work[SIZE * cells + group] >= die:
            was_safe = 1
    after = survival(size, die)
    out[row + MERGE] = 1.0 if joined > 1 else 0.0
    out[row + GAIN] = stones * after - before
    out[row + SAFE] = 1.0 if size >= die and not was_safe else 0.0
    out[row + RACE] = 0.0 if was_safe else after
    out[row + CHAIN] = float(stones)
    out[row + ISOLATED] = 1.0 if joined == 0 else 0.0
    out[row + WASTE] = 1.0 if was_safe and joined == 1 else 0.0
    out[row + RESONANCE] = log(after) - logarithm
    distance = work[DISTANCE * cells + cell]
    out[row + SPREAD] = distance / FAR
    out[row + CLUSTER] = 1.0 if 2 <= distance <= 3 else 0.0


@kernel(STONE)
def enemy_features(
    constants: Constants, state: Ints, cell: int, keystone: int, work: Ints, out: Floats, row: int
) -> None:
    """Write what a stone takes from the opponent; `keystone` is not used."""
    cells, die = constants[SIZES][CELLS], constants[OPTIONS][DIE]
    touched = touched_groups(constants, state, cell, 1 - state[MOVER], work)
    size, stones, before, surround = 1, 1, 0.0, 0.0
    for at in range(touched):
        group = work[at]
        chance = survival(work[SIZE * cells + group], die)
        size += work[SIZE * cells + group]
        stones += work[STONES * cells + group]
        before += work[STONES * cells + group] * chance
        if chance < 1.0 and work[LIBERTIES * cells + group]:
            surround = max(surround, chance / work[LIBERTIES * cells + group])
    out[row + DENY] = stones * survival(size, die) - before - 1.0 / die
    out[row + WEDGE] = touched - 1.0 if touched > 1 else 0.0
    out[row + SURROUND] = surround


@kernel(FEATURES)
def features(constants: Constants, state: Ints, actions: Ints, count: int, work: Ints, out: Floats) -> None:
    """Write the features of actions; see `NAMES`."""
    cells, side = constants[SIZES][CELLS], state[MOVER]
    size = 1
    while size * size < cells:
        size += 1
    groups = measure_groups(constants, state, work)
    lead = expected_lead(constants, state, groups, work) * (1.0 - 2.0 * side)
    measure_distances(constants, state, side, work)
    own = 0
    for cell in range(cells):
        if state[BOARD + cell] & COLOUR == side + 1:
            own += 1
    for at in range(count):
        row, word = at * COUNT, actions[at] - 3 * cells
        for feature in range(COUNT):
            out[row + feature] = 0.0
        if word >= 0:
            out[row + PASSES] = 1.0 if word in (PASS, SEAL_PASS, DECLINE) else 0.0
            out[row + SWAPS] = 1.0 if word == SWAP else 0.0
            out[row + END] = 1.0 if word == PASS and state[PASSED] and lead > 0.0 else 0.0
        elif actions[at] < 2 * cells:
            keystone, cell = actions[at] // cells, actions[at] % cells
            own_features(constants, state, cell, keystone, work, out, row)
            enemy_features(constants, state, cell, keystone, work, out, row)
            out[row + KEYSTONE] = float(keystone)
            out[row + CHAIN] /= own + 1.0
            away = abs(2 * (cell % size) - size + 1) + abs(2 * (cell // size) - size + 1)
            out[row + CENTRE] = 1.0 - away / (2.0 * (size - 1))
