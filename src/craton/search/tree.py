"""Monte Carlo tree search, entirely compiled, over any game's kernels.

The tree lies in preallocated arrays, a row for each node: nodes int64[capacity, FIELDS] and wins float64[capacity], the
latter the first seat's, so that swap and komi, which exchange seats, need no special case. The root is node 0.

A decision node has a child for each legal action, made together once the node has been visited EXPAND times. A chance
node has a child for each *result* seen so far: outcomes that lead to the same position (by hash) share it, so coins
become hit or miss and die faces survive or fail without the search knowing any game.

What the searching side cannot know is drawn anew for each simulation from its view (`roots`, one possible position a
row). Statistics are kept by action, so they average over what is hidden. Where two draws disagree about who moves next
or what is legal, the simulation leaves the tree there.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from craton.core.kernel import FLOAT, FLOATS, GRID, INT, INTS, RANDOM, TABLE, VOID, Ints, Signature, Table, kernel
from craton.core.layout import (
    APPLY,
    BLACK,
    BLACK_SEAT,
    CHANCE,
    CHANCES,
    DRAW,
    FIRST,
    HASH,
    LEGAL,
    MOVER,
    OVER,
    PLAYOUT,
    ROLLOUT,
    SECOND,
    WINNER,
)
from craton.core.rng import below
from craton.search.playout import play_out

# Fields of a node. KEY is the action that leads to it, or the hash of the position behind a chance event.
KEY, CHILD, SIBLING, VISITS, WHO = range(5)
FIELDS = 5
NONE = 0  # as CHILD or SIBLING: the root is nobody's child
ROOT = 0
UNKNOWN = -1  # as WHO: never visited

EXPAND = 4
LONGEST_PATH = 400

# Counters: nodes in use, simulations.
USED, DONE = range(2)

# Settings: the weight of exploration; what a move that was never tried is worth less than its parent.
EXPLORATION, URGENCY = range(2)


@kernel(Signature(FLOAT, INTS))
def result_of_black(state: Ints) -> float:
    """Of a finished game: 1 if Black has won, 0 if White has, 1/2 for a draw."""
    if state[WINNER] == DRAW:
        return 0.5
    return 1.0 if state[WINNER] == BLACK else 0.0


@kernel(Signature(INT, INTS))
def seat_to_move(state: Ints) -> int:
    """0 for the first seat, 1 for the second."""
    if state[MOVER] == FIRST or state[MOVER] == SECOND:
        return state[MOVER] - FIRST
    return state[MOVER] ^ state[BLACK_SEAT]


@kernel(Signature(VOID, GRID, INTS, INT, INTS, INT))
def expand(nodes: Any, counters: Ints, node: int, actions: Ints, count: int) -> None:
    """Gives a node its children, if there is room."""
    if counters[USED] + count > len(nodes):
        return
    for at in range(count - 1, -1, -1):
        child = counters[USED]
        counters[USED] += 1
        nodes[child, KEY] = actions[at]
        nodes[child, CHILD] = NONE
        nodes[child, SIBLING] = nodes[node, CHILD]
        nodes[child, VISITS] = 0
        nodes[child, WHO] = UNKNOWN
        nodes[node, CHILD] = child


@kernel(Signature(INT, GRID, FLOATS, INT, INT, FLOATS))
def select(nodes: Any, wins: Any, node: int, seat: int, settings: Any) -> int:
    """The child with the highest upper confidence bound for the seat to move."""
    visits = nodes[node, VISITS]
    mean = wins[node] / visits if visits else 0.5
    untried = (mean if seat == 0 else 1.0 - mean) - settings[URGENCY]
    width = settings[EXPLORATION] * sqrt(log(visits + 1.0))
    best, best_bound = NONE, -1e9
    child = nodes[node, CHILD]
    while child != NONE:
        tried = nodes[child, VISITS]
        if tried:
            share = wins[child] / tried
            bound = (share if seat == 0 else 1.0 - share) + width / sqrt(tried)
        else:
            bound = untried + width
        if bound > best_bound:
            best, best_bound = child, bound
        child = nodes[child, SIBLING]
    return best


@kernel(Signature(INT, GRID, INTS, INT, INT))
def child_with_key(nodes: Any, counters: Ints, node: int, key: int) -> int:
    """The child of a chance node for a result; a new one if it has not been seen, NONE if there is no room."""
    child = nodes[node, CHILD]
    while child != NONE:
        if nodes[child, KEY] == key:
            return int(child)
        child = nodes[child, SIBLING]
    child = counters[USED]
    if child >= len(nodes):
        return NONE
    counters[USED] += 1
    nodes[child, KEY] = key
    nodes[child, CHILD] = NONE
    nodes[child, SIBLING] = nodes[node, CHILD]
    nodes[child, VISITS] = 0
    nodes[child, WHO] = UNKNOWN
    nodes[node, CHILD] = child
    return child


@kernel(Signature(INT, INTS, INT, INT))
def contains(actions: Ints, count: int, action: int) -> int:
    for at in range(count):
        if actions[at] == action:
            return 1
    return 0


@kernel(
    Signature(
        VOID, TABLE, GRID, INTS, INTS, INTS, INTS, FLOATS, RANDOM, INTS, GRID, FLOATS, INTS, FLOATS, INT,
        LEGAL, APPLY, CHANCES, APPLY, PLAYOUT, INT, ROLLOUT, INT,
    )
)  # fmt: skip
def simulate(
    table: Table,
    roots: Any,
    state: Ints,
    out: Ints,
    work: Ints,
    path: Ints,
    floats: Any,
    rng: Any,
    trace: Ints,
    nodes: Any,
    wins: Any,
    counters: Ints,
    settings: Any,
    simulations: int,
    legal: Any,
    apply: Any,
    chances: Any,
    settle: Any,
    playout: Any,
    has_playout: int,
    rollout: Any,
    has_rollout: int,
) -> None:
    """Adds simulations to the tree; compiled only. trace is empty.

    A leaf is valued by the game's rollout if it has one that knows, else by its playout, else by the law's.
    """
    for _ in range(simulations):
        row = counters[DONE] % len(roots)
        counters[DONE] += 1
        for slot in range(len(state)):
            state[slot] = roots[row, slot]
        node, depth = ROOT, 0
        path[0] = ROOT
        black = -1.0  # Black's result, once it is known
        while state[MOVER] != OVER:
            who = state[MOVER]
            if nodes[node, WHO] == UNKNOWN:
                nodes[node, WHO] = who
            if nodes[node, WHO] != who or depth + 1 >= LONGEST_PATH:
                break
            if who == CHANCE:
                if has_rollout:
                    black = rollout(table, state, work, rng, floats)
                    if black >= 0.0:
                        break
                count = chances(table, state, out)
                total = 0
                for outcome in range(count):
                    total += out[outcome]
                lot = below(rng, total)
                outcome = 0
                while lot >= out[outcome]:
                    lot -= out[outcome]
                    outcome += 1
                settle(table, state, outcome, work)
                child = child_with_key(nodes, counters, node, state[HASH])
                if child == NONE:
                    break
            else:
                if nodes[node, CHILD] == NONE:
                    if nodes[node, VISITS] < EXPAND and node != ROOT:
                        break
                    count = legal(table, state, out, work)
                    expand(nodes, counters, node, out, count)
                    if nodes[node, CHILD] == NONE:
                        break
                child = select(nodes, wins, node, seat_to_move(state), settings)
                if len(roots) > 1:
                    count = legal(table, state, out, work)
                    if not contains(out, count, nodes[child, KEY]):
                        break
                apply(table, state, nodes[child, KEY], work)
            node = child
            depth += 1
            path[depth] = node
        seat = state[BLACK_SEAT]
        if state[MOVER] != OVER and black < 0.0:
            if has_rollout:
                black = rollout(table, state, work, rng, floats)
            if black < 0.0:
                if has_playout:
                    playout(table, state, work, rng, trace)
                else:
                    play_out(table, state, out, work, rng, legal, apply, chances, settle)
                seat = state[BLACK_SEAT]
        if black < 0.0:
            black = result_of_black(state)
        result = black if seat == 0 else 1.0 - black
        for at in range(depth + 1):
            nodes[path[at], VISITS] += 1
            wins[path[at]] += result


@kernel(PLAYOUT)
def no_playout(table: Table, state: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    """Stands in the place of a game's own playout where there is none."""
    return 0


@kernel(ROLLOUT)
def no_rollout(table: Table, state: Ints, work: Ints, rng: Any, floats: Any) -> float:
    """Stands in the place of a game's own rollout where there is none."""
    return -1.0
