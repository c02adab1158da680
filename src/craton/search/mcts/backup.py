"""Backup: a simulation's result is added to the nodes on its path (UCT), to actions played later (AMAF); proofs."""

from __future__ import annotations

from math import sqrt

from craton.kernel.decorator import FLOAT, INT, VOID, Signature, kernel
from craton.kernel.layout import BLACK_SEAT, CHANCE, END, WHITE
from craton.search.mcts.layout import (
    AMAF_VISITS,
    AMAF_WINS,
    BOUNDED,
    CHILD,
    COUNT,
    EXACT,
    INVERSE_ROOT,
    KEY,
    LOWER,
    NO_NODE,
    PATH_MOVERS,
    PATH_NODES,
    PATH_SEATS,
    PROOF,
    SCRATCH,
    SIBLING,
    TREE,
    UPPER,
    VISITS,
    WEIGHT,
    WINS,
    Scratch,
    Tree,
)


@kernel(Signature(VOID, TREE, SCRATCH, INT, FLOAT))
def backup(tree: Tree, scratch: Scratch, depth: int, result: float) -> None:
    """Add the first seat's result to every node on the path, from the leaf at `depth` to the root.

    Where a node's bounds exclude the result, the nearer bound takes its place, also for the nodes above.
    """
    stats, path = tree.stats, scratch.path[PATH_NODES]
    for at in range(depth, -1, -1):
        node = path[at]
        result = min(max(result, stats[LOWER, node]), stats[UPPER, node])
        stats[VISITS, node] += 1.0
        stats[WINS, node] += result
        stats[INVERSE_ROOT, node] = 1.0 / sqrt(stats[VISITS, node] + 1.0)


@kernel(Signature(VOID, TREE, SCRATCH, INT, FLOAT))
def backup_amaf(tree: Tree, scratch: Scratch, depth: int, result: float) -> None:
    """Add the result to the AMAF statistics of every child of the path whose action the same side played later on.

    Later on means further down the path, or in `scratch.trace`, the playout below it; if the seats were exchanged in
    between, the same side is another seat, and the simulation says nothing about the action. `scratch.bounds` holds the
    increments: looking them up first and adding them then lets the second loop be vectorised.
    """
    nodes, stats, trace, played = tree.nodes, tree.stats, scratch.trace, scratch.played
    path, movers, increments = scratch.path[PATH_NODES], scratch.path[PATH_MOVERS], scratch.bounds
    length = 0
    while length < len(trace) and trace[length] != END:
        if trace[length] >= 0:
            played[trace[length]] = 1.0
        length += 1
    for level in range(depth, -1, -1):
        side = movers[level]
        if side > WHITE:  # chance, or a seat
            continue
        if level < depth:
            played[2 * nodes[KEY, path[level + 1]] + side] = 1.0
        if scratch.path[PATH_SEATS, level] ^ side != scratch.state[BLACK_SEAT]:
            continue
        start = nodes[CHILD, path[level]]
        end = start + nodes[COUNT, path[level]]
        keys = nodes[KEY, start:end]
        amaf_visits, amaf_wins = stats[AMAF_VISITS, start:end], stats[AMAF_WINS, start:end]
        for child in range(len(keys)):
            increments[child] = played[2 * keys[child] + side]
        for child in range(len(keys)):
            amaf_visits[child] += increments[child]
            amaf_wins[child] += increments[child] * result
    for at in range(length):
        if trace[at] >= 0:
            played[trace[at]] = 0.0
    for level in range(depth):
        if movers[level] <= WHITE:
            played[2 * nodes[KEY, path[level + 1]] + movers[level]] = 0.0


@kernel(Signature(INT, TREE, INT, FLOAT, FLOAT))
def set_bounds(tree: Tree, node: int, lower: float, upper: float) -> int:
    """Note proven bounds of the first seat's value at a node; return whether they are new."""
    stats = tree.stats
    if lower <= stats[LOWER, node] and upper >= stats[UPPER, node]:
        return 0
    stats[LOWER, node], stats[UPPER, node] = lower, upper
    tree.nodes[PROOF, node] = EXACT if lower == upper else BOUNDED
    return 1


@kernel(Signature(INT, TREE, INT, INT))
def bound_decision(tree: Tree, node: int, seat: int) -> int:
    """Derive the bounds of a seat's decision from its children: the best ones for that seat."""
    stats, start = tree.stats, tree.nodes[CHILD, node]
    lower, upper = stats[LOWER, start], stats[UPPER, start]
    for child in range(start + 1, start + tree.nodes[COUNT, node]):
        if seat == 0:
            lower, upper = max(lower, stats[LOWER, child]), max(upper, stats[UPPER, child])
        else:
            lower, upper = min(lower, stats[LOWER, child]), min(upper, stats[UPPER, child])
    return set_bounds(tree, node, lower, upper)


@kernel(Signature(INT, TREE, INT))
def bound_chance(tree: Tree, node: int) -> int:
    """Derive the bounds of a chance node from its children, all of which exist: their expectation."""
    stats = tree.stats
    lower, upper, total = 0.0, 0.0, 0.0
    child = tree.nodes[CHILD, node]
    while child != NO_NODE:
        weight = stats[WEIGHT, child]
        lower += weight * stats[LOWER, child]
        upper += weight * stats[UPPER, child]
        total += weight
        child = tree.nodes[SIBLING, child]
    return set_bounds(tree, node, lower / total, upper / total)


@kernel(Signature(VOID, TREE, SCRATCH, INT))
def backup_bounds(tree: Tree, scratch: Scratch, depth: int) -> None:
    """Propagate new bounds of the leaf at `depth` towards the root, as far as they change anything.

    This is score-bounded MCTS (Cazenave and Saffidine 2010) with expectations at chance nodes.
    """
    path, movers, seats = scratch.path[PATH_NODES], scratch.path[PATH_MOVERS], scratch.path[PATH_SEATS]
    above, changed = depth - 1, 1
    while above >= 0 and changed:
        if movers[above] == CHANCE:
            changed = bound_chance(tree, path[above])
        else:
            changed = bound_decision(tree, path[above], seats[above])
        above -= 1
