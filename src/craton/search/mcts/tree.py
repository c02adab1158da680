"""The tree of a Monte Carlo search: its nodes, how one is chosen, and what a result teaches. Compiled only.

It is a struct of preallocated arrays: a node is a column of nodes int32[FIELDS, capacity] and of stats
float64[STATS, capacity]. Wins are the first seat's, so that swap and komi, which exchange seats, need no special case.
The root is node 0.

A decision node has a child for each legal action; they are made together and lie side by side, so that choosing among
them reads a few rows of numbers. A chance node has a child for each *result* seen so far, in a chain: outcomes that
lead to the same position (by hash) share it, so coins become hit or miss and die faces survive or fail without the
search knowing any game.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from craton.kernel.decorator import (
    FLOAT,
    FLOAT_GRID,
    FLOATS,
    INT,
    INTS,
    SMALL_GRID,
    VOID,
    Floats,
    Ints,
    Signature,
    kernel,
)
from craton.kernel.layout import BLACK_SEAT, END, FIRST, MOVER, SECOND

# Fields of a node. KEY is the action that leads to it, or of what a chance event led to the hash, as far as it fits.
# CHILD is the first child, COUNT how many lie there side by side, SIBLING the next result of a chance event. PROVEN is
# the seat that wins for certain, plus one.
KEY, CHILD, COUNT, SIBLING, WHO, PROVEN = range(6)
FIELDS = 6
NONE = 0  # as CHILD or SIBLING: the root is nobody's child
ROOT = 0
UNKNOWN = -1  # as WHO: never visited
FITS = (1 << 31) - 1

# Statistics of a node: the simulations through it and their results; 1 / sqrt(visits + 1), because a root takes longer
# than all else; the simulations in which its action was played later on, and their results.
VISITS, WINS, NARROW, HEARD, HEARD_WINS = range(5)
STATS = 5

# Counters: nodes in use, simulations.
USED, DONE = range(2)

# Settings, see `craton.search.mcts.settings`.
EXPLORATION, URGENCY, EXPAND, HEARSAY, INHERIT, DOUBT, WIDEN, PLAIN = range(8)

CERTAIN = 1e3  # added to the bound of what is proven, so that it outweighs all else


@kernel(Signature(INT, INTS))
def seat_to_move(state: Ints) -> int:
    """0 for the first seat, 1 for the second."""
    if state[MOVER] == FIRST or state[MOVER] == SECOND:
        return state[MOVER] - FIRST
    return state[MOVER] ^ state[BLACK_SEAT]


@kernel(Signature(INT, SMALL_GRID, FLOAT_GRID, INTS, INT))
def new_node(nodes: Any, stats: Any, counters: Ints, key: int) -> int:
    """The next free node. There must be room."""
    node = counters[USED]
    counters[USED] += 1
    for field in range(FIELDS):
        nodes[field, node] = 0
    for stat in range(STATS):
        stats[stat, node] = 0.0
    stats[NARROW, node] = 1.0
    nodes[KEY, node] = key
    nodes[WHO, node] = UNKNOWN
    return node


@kernel(Signature(VOID, SMALL_GRID, FLOAT_GRID, INTS, FLOATS, INT, INT, INTS, INT, INTS))
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
    if count == 0 or counters[USED] + count > nodes.shape[1]:
        return
    if elder >= 0:
        for at in range(count):
            places[actions[at]] = NONE
        for child in range(nodes[CHILD, elder], nodes[CHILD, elder] + nodes[COUNT, elder]):
            places[nodes[KEY, child]] = child
    nodes[CHILD, node] = counters[USED]
    nodes[COUNT, node] = count
    for at in range(count):
        child = new_node(nodes, stats, counters, actions[at])
        if elder >= 0:
            model = places[actions[at]]
            if model != NONE and stats[HEARD, model] > 0.0:
                weight = min(settings[INHERIT], stats[HEARD, model])
                stats[HEARD, child] = weight
                stats[HEARD_WINS, child] = weight * stats[HEARD_WINS, model] / stats[HEARD, model]


@kernel(Signature(VOID, FLOATS, FLOATS, FLOATS, INT, FLOAT, FLOAT, FLOATS))
def rate(tries: Floats, wins: Floats, narrow: Floats, seat: int, first: float, width: float, bounds: Floats) -> None:
    """Writes the upper confidence bound of each child for a seat: its mean, with one result `first` added, and a width.

    Loops like this one, without a branch, are done for several children at a time.
    """
    sign = 1.0 - 2.0 * seat
    for at in range(len(bounds)):
        value = (seat * tries[at] + sign * wins[at] + first) * narrow[at] * narrow[at]
        bounds[at] = value + width * narrow[at]


@kernel(Signature(VOID, FLOATS, FLOATS, FLOATS, FLOATS, FLOATS, INT, FLOAT, FLOAT, FLOAT, FLOAT, FLOATS))
def rate_with_hearsay(
    tries: Floats,
    wins: Floats,
    narrow: Floats,
    heard: Floats,
    heard_wins: Floats,
    seat: int,
    first: float,
    width: float,
    hearsay: float,
    doubt: float,
    bounds: Floats,
) -> None:
    """The same, the mean mixed with what was heard of an action, which counts less the more is known at first hand.

    doubt is added for an action that was never tried, and fades as it is: what is heard alone may be wrong for ever.
    """
    sign, fading = 1.0 - 2.0 * seat, 1.0 / hearsay
    for at in range(len(bounds)):
        value = (seat * tries[at] + sign * wins[at] + first) * narrow[at] * narrow[at]
        known = tries[at] + 3.0 + heard[at] * tries[at] * fading
        mixed = (value * known + seat * heard[at] + sign * heard_wins[at]) / (known + heard[at])
        bounds[at] = mixed + (width + doubt * narrow[at]) * narrow[at]


@kernel(Signature(VOID, FLOATS, FLOATS, INT, FLOAT, FLOATS))
def rate_plainly(tries: Floats, wins: Floats, seat: int, width: float, bounds: Floats) -> None:
    """The textbook's bounds, by which every child is tried once first."""
    for at in range(len(bounds)):
        own = wins[at] if seat == 0 else tries[at] - wins[at]
        bounds[at] = own / tries[at] + width / sqrt(tries[at]) if tries[at] > 0.0 else 1e6


@kernel(Signature(INT, SMALL_GRID, FLOAT_GRID, INT, INT, FLOATS, FLOATS))
def select(nodes: Any, stats: Any, node: int, seat: int, settings: Any, bounds: Floats) -> int:
    """The child with the highest upper confidence bound for the seat to move.

    With widening, an action that was never tried waits until the node has been visited often enough for one more, or
    all that were tried are proven to lose. bounds float64[most actions] is scratch.
    """
    start, end, visits = nodes[CHILD, node], nodes[CHILD, node] + nodes[COUNT, node], stats[VISITS, node]
    tries, wins, narrow = stats[VISITS, start:end], stats[WINS, start:end], stats[NARROW, start:end]
    proven, bounds = nodes[PROVEN, start:end], bounds[: len(tries)]
    width = settings[EXPLORATION] * sqrt(log(visits + 1.0))
    mean = stats[WINS, node] / visits if visits > 0.0 else 0.5
    first = (mean if seat == 0 else 1.0 - mean) - settings[URGENCY]
    if settings[PLAIN] > 0.0:
        rate_plainly(tries, wins, seat, width, bounds)
    elif settings[HEARSAY] > 0.0:
        heard, heard_wins = stats[HEARD, start:end], stats[HEARD_WINS, start:end]
        doubt = settings[DOUBT] * sqrt(visits + 1.0) / len(bounds)
        rate_with_hearsay(tries, wins, narrow, heard, heard_wins, seat, first, width, settings[HEARSAY], doubt, bounds)
    else:
        rate(tries, wins, narrow, seat, first, width, bounds)
    proofs = 0
    for at in range(len(bounds)):
        proofs |= proven[at]
    for at in range(len(bounds) if proofs else 0):
        bounds[at] += 0.0 if proven[at] == 0 else CERTAIN if proven[at] == seat + 1 else -CERTAIN
    best, best_bound = 0, -1e9
    for at in range(len(bounds)):
        if bounds[at] > best_bound:
            best, best_bound = at, bounds[at]
    if settings[WIDEN] > 0.0 and tries[best] == 0.0:
        known, old, old_bound = 0, 0, -1e9  # the best of those that were tried
        for at in range(len(bounds)):
            if tries[at] > 0.0:
                known += 1
                if bounds[at] > old_bound:
                    old, old_bound = at, bounds[at]
        if known >= settings[WIDEN] * sqrt(visits + 1.0) and old_bound > -CERTAIN / 2:
            best = old
    return int(start + best)


@kernel(Signature(INT, SMALL_GRID, FLOAT_GRID, INTS, INT, INT))
def child_with_key(nodes: Any, stats: Any, counters: Ints, node: int, key: int) -> int:
    """The child of a chance node for a result; a new one if it has not been seen, NONE if there is no room."""
    child = nodes[CHILD, node]
    while child != NONE:
        if nodes[KEY, child] == key:
            return int(child)
        child = nodes[SIBLING, child]
    if counters[USED] >= nodes.shape[1]:
        return NONE
    child = new_node(nodes, stats, counters, key)
    nodes[SIBLING, child] = nodes[CHILD, node]
    nodes[CHILD, node] = child
    return int(child)


@kernel(Signature(INT, SMALL_GRID, INT, INT))
def proof(nodes: Any, node: int, seat: int) -> int:
    """What the children prove of a decision of a seat: the winner plus one, or 0."""
    lost = nodes[COUNT, node] > 0
    for child in range(nodes[CHILD, node], nodes[CHILD, node] + nodes[COUNT, node]):
        if nodes[PROVEN, child] == seat + 1:
            return seat + 1
        if nodes[PROVEN, child] == 0:
            lost = False
    return 2 - seat if lost else 0


@kernel(Signature(VOID, FLOAT_GRID, FLOAT, INTS, INT))
def learn(stats: Any, result: float, path: Ints, depth: int) -> None:
    """Every node on the path has been visited once more. The result is the first seat's."""
    for at in range(depth + 1):
        node = path[at]
        stats[VISITS, node] += 1.0
        stats[WINS, node] += result
        stats[NARROW, node] = 1.0 / sqrt(stats[VISITS, node] + 1.0)


@kernel(Signature(VOID, SMALL_GRID, FLOAT_GRID, FLOAT, INTS, INTS, INTS, INT, FLOATS, FLOATS))
def learn_by_hearsay(
    nodes: Any,
    stats: Any,
    result: float,
    path: Ints,
    sides: Ints,
    trace: Ints,
    depth: int,
    played: Floats,
    told: Floats,
) -> None:
    """Every child of a node on the path whose action the same side played later, wherever that was, hears the result.

    trace holds what was played below the path; sides who was to move on it (2 and above: no side).
    played float64[2 * action numbers] is 1 for the actions that were played, and 0 for all before and afterwards;
    told float64[most actions] is scratch: to look up first and add then is faster than both at once.
    """
    length = 0
    while length < len(trace) and trace[length] != END:
        if trace[length] >= 0:
            played[trace[length]] = 1.0
        length += 1
    for level in range(depth, -1, -1):
        side = sides[level]
        if side > 1:
            continue
        if level < depth:
            played[2 * nodes[KEY, path[level + 1]] + side] = 1.0
        start = nodes[CHILD, path[level]]
        end = start + nodes[COUNT, path[level]]
        keys, heard, heard_wins = nodes[KEY, start:end], stats[HEARD, start:end], stats[HEARD_WINS, start:end]
        for child in range(len(keys)):
            told[child] = played[2 * keys[child] + side]
        for child in range(len(keys)):
            heard[child] += told[child]
            heard_wins[child] += told[child] * result
    for at in range(length):
        if trace[at] >= 0:
            played[trace[at]] = 0.0
    for level in range(depth):
        if sides[level] <= 1:
            played[2 * nodes[KEY, path[level + 1]] + sides[level]] = 0.0
