"""What a search keeps when the game goes on: the part of the tree below the new position. Compiled only."""

from __future__ import annotations

from typing import Any

from craton.core.kernel import FLOAT_GRID, GRID, INT, INTS, TABLE, Ints, Signature, Table, kernel
from craton.core.layout import APPLY, CHANCE, CHANCES, HASH, MOVER, OVER, TURN
from craton.search.tree import CHILD, FIELDS, KEY, NONE, ROOT, SIBLING, STATS, VISITS

NOWHERE = -1
DEEPEST = 24

# Fields of a frame of `locate`: the node, its next child, or the next outcome.
AT, NEXT = range(2)


@kernel(Signature(INT, TABLE, GRID, INTS, GRID, GRID, INTS, INTS, APPLY, CHANCES, APPLY))
def locate(
    table: Table,
    nodes: Any,
    goal: Ints,
    states: Any,
    frames: Any,
    out: Ints,
    work: Ints,
    apply: Any,
    chances: Any,
    settle: Any,
) -> int:
    """The visited node whose position is `goal`; NOWHERE if there is none within DEEPEST steps.

    states int64[DEEPEST + 1, slots]: the first is the root's position. frames int64[DEEPEST + 1, 2].
    """
    level = 0
    frames[0, AT], frames[0, NEXT] = ROOT, nodes[ROOT, CHILD]
    if states[0, HASH] == goal[HASH]:
        return ROOT
    if states[0, MOVER] == CHANCE:
        frames[0, NEXT] = 0
    while level >= 0:
        state = states[level]
        below = states[level + 1] if level < DEEPEST else states[level]
        node, child = frames[level, AT], NONE
        if state[MOVER] == CHANCE:
            outcome = frames[level, NEXT]
            if outcome < chances(table, state, out):
                frames[level, NEXT] = outcome + 1
                for slot in range(len(state)):
                    below[slot] = state[slot]
                settle(table, below, outcome, work)
                child = nodes[node, CHILD]
                while child != NONE and nodes[child, KEY] != below[HASH]:
                    child = nodes[child, SIBLING]
                if child == NONE:
                    continue
        else:
            child = frames[level, NEXT]
            while child != NONE and nodes[child, VISITS] == 0:
                child = nodes[child, SIBLING]
            if child != NONE:
                frames[level, NEXT] = nodes[child, SIBLING]
                for slot in range(len(state)):
                    below[slot] = state[slot]
                apply(table, below, nodes[child, KEY], work)
        if child == NONE:
            level -= 1
            continue
        if below[HASH] == goal[HASH]:
            return child
        if level + 2 <= DEEPEST and below[TURN] <= goal[TURN] and below[MOVER] != OVER:
            level += 1
            frames[level, AT] = child
            frames[level, NEXT] = 0 if below[MOVER] == CHANCE else nodes[child, CHILD]
    return NOWHERE


@kernel(Signature(INT, GRID, FLOAT_GRID, GRID, FLOAT_GRID, INT))
def transplant(nodes: Any, stats: Any, new_nodes: Any, new_stats: Any, node: int) -> int:
    """Copies what is below a node, which becomes the root, into the new arrays; returns the number of nodes."""
    for field in range(FIELDS):
        new_nodes[ROOT, field] = nodes[node, field]
    for stat in range(STATS):
        new_stats[ROOT, stat] = stats[node, stat]
    new_nodes[ROOT, SIBLING] = NONE
    used, here = 1, 0
    while here < used:
        old = new_nodes[here, CHILD]
        new_nodes[here, CHILD] = used if old != NONE else NONE
        while old != NONE:
            for field in range(FIELDS):
                new_nodes[used, field] = nodes[old, field]
            for stat in range(STATS):
                new_stats[used, stat] = stats[old, stat]
            old = nodes[old, SIBLING]
            new_nodes[used, SIBLING] = used + 1 if old != NONE else NONE
            used += 1
        here += 1
    return used
