"""What a search keeps when the game goes on: the part of the tree below the new position. Compiled only."""

from __future__ import annotations

from typing import Any

from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT_GRID,
    GRID,
    INT,
    INTS,
    SMALL_GRID,
    VOID,
    Constants,
    Ints,
    Signature,
    kernel,
)
from craton.kernel.layout import APPLY, CHANCE, CHANCE_WEIGHTS, HASH, MOVER, OVER, TURN
from craton.search.mcts.tree import CHILD, COUNT, FIELDS, FITS, KEY, NONE, ROOT, SIBLING, STATS, VISITS

NOWHERE = -1
DEEPEST = 24

# Fields of a frame of `locate`: the node, the number of its next child or of the next outcome.
AT, NEXT = range(2)


@kernel(Signature(VOID, SMALL_GRID, FLOAT_GRID, SMALL_GRID, FLOAT_GRID, INT, INT))
def copy_node(nodes: Any, stats: Any, new_nodes: Any, new_stats: Any, old: int, new: int) -> None:
    for field in range(FIELDS):
        new_nodes[field, new] = nodes[field, old]
    for stat in range(STATS):
        new_stats[stat, new] = stats[stat, old]


@kernel(Signature(INT, CONSTANTS, SMALL_GRID, FLOAT_GRID, INTS, GRID, GRID, INTS, INTS, APPLY, CHANCE_WEIGHTS, APPLY))
def locate(
    constants: Constants,
    nodes: Any,
    stats: Any,
    goal: Ints,
    states: Any,
    frames: Any,
    out: Ints,
    work: Ints,
    apply: Any,
    chance_weights: Any,
    apply_outcome: Any,
) -> int:
    """The visited node whose position is `goal`; NOWHERE if there is none within DEEPEST steps.

    states int64[DEEPEST + 1, slots]: the first is the root's position. frames int64[DEEPEST + 1, 2].
    """
    level = 0
    frames[0, AT], frames[0, NEXT] = ROOT, 0
    if states[0, HASH] == goal[HASH]:
        return ROOT
    while level >= 0:
        state = states[level]
        below = states[level + 1] if level < DEEPEST else states[level]
        node, child = frames[level, AT], NONE
        if state[MOVER] == CHANCE:
            outcome = frames[level, NEXT]
            if outcome < chance_weights(constants, state, out):
                frames[level, NEXT] = outcome + 1
                for slot in range(len(state)):
                    below[slot] = state[slot]
                apply_outcome(constants, below, outcome, work)
                child = nodes[CHILD, node]
                while child != NONE and nodes[KEY, child] != below[HASH] & FITS:
                    child = nodes[SIBLING, child]
                if child == NONE:
                    continue
        else:
            end = nodes[CHILD, node] + nodes[COUNT, node]
            child = nodes[CHILD, node] + frames[level, NEXT]
            while child < end and stats[VISITS, child] == 0.0:
                child += 1
            frames[level, NEXT] = child + 1 - nodes[CHILD, node]
            if child < end:
                for slot in range(len(state)):
                    below[slot] = state[slot]
                apply(constants, below, nodes[KEY, child], work)
            else:
                child = NONE
        if child == NONE:
            level -= 1
            continue
        if below[HASH] == goal[HASH]:
            return int(child)
        if level + 2 <= DEEPEST and below[TURN] <= goal[TURN] and below[MOVER] != OVER:
            level += 1
            frames[level, AT], frames[level, NEXT] = child, 0
    return NOWHERE


@kernel(Signature(INT, SMALL_GRID, FLOAT_GRID, SMALL_GRID, FLOAT_GRID, INT))
def transplant(nodes: Any, stats: Any, new_nodes: Any, new_stats: Any, node: int) -> int:
    """Copies what is below a node, which becomes the root, into the new arrays; returns the number of nodes."""
    copy_node(nodes, stats, new_nodes, new_stats, node, ROOT)
    new_nodes[SIBLING, ROOT] = NONE
    used, here = 1, 0
    while here < used:
        old, count = new_nodes[CHILD, here], new_nodes[COUNT, here]
        new_nodes[CHILD, here] = used if old != NONE else NONE
        while old != NONE:
            copy_node(nodes, stats, new_nodes, new_stats, old, used)
            if count:  # side by side
                count -= 1
                old = old + 1 if count else NONE
            else:
                old = nodes[SIBLING, old]
                new_nodes[SIBLING, used] = used + 1 if old != NONE else NONE
            used += 1
        here += 1
    return used
