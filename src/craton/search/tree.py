"""The tree of a Monte Carlo search: its nodes, how one is chosen, and what a result teaches. Compiled only.

It lies in preallocated arrays, a row for each node: nodes int64[capacity, FIELDS] and stats float64[capacity, STATS].
Wins are the first seat's, so that swap and komi, which exchange seats, need no special case. The root is node 0.

A decision node has a child for each legal action, made together. A chance node has a child for each *result* seen so
far: outcomes that lead to the same position (by hash) share it, so coins become hit or miss and die faces survive or
fail without the search knowing any game.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from craton.core.kernel import FLOAT, FLOAT_GRID, FLOATS, GRID, INT, INTS, VOID, Ints, Signature, kernel
from craton.core.layout import BLACK_SEAT, END, FIRST, MOVER, SECOND

# Fields of a node. KEY is the action that leads to it, or the hash of the position behind a chance event. PROVEN is the
# seat that wins for certain, plus one.
KEY, CHILD, SIBLING, VISITS, WHO, PROVEN = range(6)
FIELDS = 6
NONE = 0  # as CHILD or SIBLING: the root is nobody's child
ROOT = 0
UNKNOWN = -1  # as WHO: never visited

# Statistics of a node: results of the simulations through it, and of those in which its action was played later on.
WINS, HEARD, HEARD_WINS = range(3)
STATS = 3

# Counters: nodes in use, simulations.
USED, DONE = range(2)

# Settings, see `craton.search.settings`.
EXPLORATION, URGENCY, EXPAND, HEARSAY, INHERIT, WIDEN, PLAIN = range(7)

CERTAIN = 1e3  # added to the bound of what is proven, so that it outweighs all else


@kernel(Signature(INT, INTS))
def seat_to_move(state: Ints) -> int:
    """0 for the first seat, 1 for the second."""
    if state[MOVER] == FIRST or state[MOVER] == SECOND:
        return state[MOVER] - FIRST
    return state[MOVER] ^ state[BLACK_SEAT]


@kernel(Signature(INT, GRID, FLOAT_GRID, INTS, INT, INT))
def add_child(nodes: Any, stats: Any, counters: Ints, node: int, key: int) -> int:
    """A new child in front of the others; NONE if there is no room."""
    child = counters[USED]
    if child >= len(nodes):
        return NONE
    counters[USED] += 1
    nodes[child, KEY] = key
    nodes[child, CHILD] = NONE
    nodes[child, SIBLING] = nodes[node, CHILD]
    nodes[child, VISITS] = 0
    nodes[child, WHO] = UNKNOWN
    nodes[child, PROVEN] = 0
    for stat in range(STATS):
        stats[child, stat] = 0.0
    nodes[node, CHILD] = child
    return child


@kernel(Signature(VOID, GRID, FLOAT_GRID, INTS, FLOATS, INT, INT, INTS, INT, INTS))
def expand(
    nodes: Any,
    stats: Any,
    counters: Ints,
    settings: Any,
    node: int,
    elder: int,
    actions: Ints,
    count: int,
    places: Ints,
) -> None:
    """Gives a node a child for each action, if there is room.

    They inherit what was heard of the same actions at `elder`, the last node above at which the same side was to move
    (-1 for none), as if from a few simulations. places int64[action numbers] is scratch.
    """
    if counters[USED] + count > len(nodes):
        return
    if elder >= 0:
        for at in range(count):
            places[actions[at]] = NONE
        child = nodes[elder, CHILD]
        while child != NONE:
            places[nodes[child, KEY]] = child
            child = nodes[child, SIBLING]
    for at in range(count - 1, -1, -1):
        child = add_child(nodes, stats, counters, node, actions[at])
        if elder >= 0:
            model = places[actions[at]]
            if model != NONE and stats[model, HEARD] > 0.0:
                weight = min(settings[INHERIT], stats[model, HEARD])
                stats[child, HEARD] = weight
                stats[child, HEARD_WINS] = weight * stats[model, HEARD_WINS] / stats[model, HEARD]


@kernel(Signature(INT, GRID, FLOAT_GRID, INT, INT, FLOATS))
def select(nodes: Any, stats: Any, node: int, seat: int, settings: Any) -> int:
    """The child with the highest upper confidence bound for the seat to move.

    The value of a child is its mean, with one result of first-play urgency added, mixed with what was heard of its
    action; the latter counts less the more is known at first hand. With widening, an action that was never tried waits
    until the node has been visited often enough for one more, or all that were tried are proven to lose.
    """
    visits = nodes[node, VISITS]
    mean = stats[node, WINS] / visits if visits else 0.5
    first = (mean if seat == 0 else 1.0 - mean) - settings[URGENCY]
    width = settings[EXPLORATION] * sqrt(log(visits + 1.0))
    hearsay, plain = settings[HEARSAY], settings[PLAIN] > 0.0
    best, best_bound = NONE, -1e9
    fresh, fresh_bound = NONE, -1e9  # the best that was never tried
    known = 0
    child = nodes[node, CHILD]
    while child != NONE:
        tried = nodes[child, VISITS]
        wins = stats[child, WINS]
        own = wins if seat == 0 else tried - wins
        if plain:
            bound = own / tried + width / sqrt(tried) if tried else 1e6
        else:
            value = (own + first) / (tried + 1.0)
            heard = stats[child, HEARD]
            if hearsay > 0.0 and heard > 0.0:
                told = stats[child, HEARD_WINS] / heard
                weight = heard / (heard + tried + 3.0 + heard * tried / hearsay)
                value += weight * ((told if seat == 0 else 1.0 - told) - value)
            bound = value + width / sqrt(tried + 1.0)
        proven = nodes[child, PROVEN]
        if proven:
            bound += CERTAIN if proven == seat + 1 else -CERTAIN
        if tried == 0:
            if bound > fresh_bound:
                fresh, fresh_bound = child, bound
        else:
            known += 1
            if bound > best_bound:
                best, best_bound = child, bound
        child = nodes[child, SIBLING]
    waits = settings[WIDEN] > 0.0 and known >= settings[WIDEN] * sqrt(visits + 1.0) and best_bound > -CERTAIN / 2
    return best if waits or best_bound > fresh_bound else fresh


@kernel(Signature(INT, GRID, FLOAT_GRID, INTS, INT, INT))
def child_with_key(nodes: Any, stats: Any, counters: Ints, node: int, key: int) -> int:
    """The child of a chance node for a result; a new one if it has not been seen, NONE if there is no room."""
    child = nodes[node, CHILD]
    while child != NONE:
        if nodes[child, KEY] == key:
            return int(child)
        child = nodes[child, SIBLING]
    return add_child(nodes, stats, counters, node, key)


@kernel(Signature(INT, GRID, INT, INT))
def proof(nodes: Any, node: int, seat: int) -> int:
    """What the children prove of a decision of a seat: the winner plus one, or 0."""
    child = nodes[node, CHILD]
    lost = child != NONE
    while child != NONE:
        if nodes[child, PROVEN] == seat + 1:
            return seat + 1
        if nodes[child, PROVEN] == 0:
            lost = False
        child = nodes[child, SIBLING]
    return 2 - seat if lost else 0


@kernel(Signature(VOID, GRID, FLOAT_GRID, FLOAT, INTS, INTS, INTS, INT, INTS, INT))
def learn_by_hearsay(
    nodes: Any, stats: Any, result: float, path: Ints, sides: Ints, trace: Ints, depth: int, seen: Ints, stamp: int
) -> None:
    """Every child of a node on the path whose action the same side played later, wherever that was, hears the result.

    The result is the first seat's; trace holds what was played below the path; sides who was to move on it (2 and
    above: no side). seen int64[2 * action numbers] holds the stamps of the actions that were played.
    """
    at = 0
    while at < len(trace) and trace[at] != END:
        if trace[at] >= 0:
            seen[trace[at]] = stamp
        at += 1
    for level in range(depth, -1, -1):
        side = sides[level]
        if side > 1:
            continue
        if level < depth:
            seen[2 * nodes[path[level + 1], KEY] + side] = stamp
        child = nodes[path[level], CHILD]
        while child != NONE:
            if seen[2 * nodes[child, KEY] + side] == stamp:
                stats[child, HEARD] += 1.0
                stats[child, HEARD_WINS] += result
            child = nodes[child, SIBLING]
