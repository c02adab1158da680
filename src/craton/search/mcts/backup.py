"""Backup: a simulation's result is added to the nodes on its path (UCT), to actions played later (AMAF), to proofs."""

from __future__ import annotations

from math import sqrt

from craton.kernel.decorator import FLOAT, INT, VOID, Signature, kernel
from craton.kernel.layout import CHANCE, END, WHITE
from craton.search.mcts.layout import (
    AMAF_VISITS,
    AMAF_WINS,
    CHILD,
    COUNT,
    INVERSE_ROOT,
    KEY,
    PATH_MOVERS,
    PATH_NODES,
    PATH_SEATS,
    PROVEN,
    SCRATCH,
    TREE,
    VISITS,
    WINS,
    Scratch,
    Tree,
)


@kernel(Signature(VOID, TREE, SCRATCH, INT, FLOAT))
def backup(tree: Tree, scratch: Scratch, depth: int, result: float) -> None:
    """Add the first seat's result to every node on the path, from the root to the leaf at `depth`."""
    stats, path = tree.stats, scratch.path[PATH_NODES]
    for at in range(depth + 1):
        node = path[at]
        stats[VISITS, node] += 1.0
        stats[WINS, node] += result
        stats[INVERSE_ROOT, node] = 1.0 / sqrt(stats[VISITS, node] + 1.0)


@kernel(Signature(VOID, TREE, SCRATCH, INT, FLOAT))
def backup_amaf(tree: Tree, scratch: Scratch, depth: int, result: float) -> None:
    """Add the result to the AMAF statistics of every child of the path whose action the same side played later on.

    Later on means further down the path, or in `scratch.trace`, the playout below it. `scratch.bounds` holds the
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


@kernel(Signature(INT, TREE, INT, INT))
def proof_of(tree: Tree, node: int, seat: int) -> int:
    """Return what the children prove about a seat's decision: the winning seat plus one, or 0."""
    nodes = tree.nodes
    is_lost = nodes[COUNT, node] > 0
    for child in range(nodes[CHILD, node], nodes[CHILD, node] + nodes[COUNT, node]):
        if nodes[PROVEN, child] == seat + 1:
            return seat + 1
        if nodes[PROVEN, child] == 0:
            is_lost = False
    return 2 - seat if is_lost else 0


@kernel(Signature(VOID, TREE, SCRATCH, INT))
def backup_proof(tree: Tree, scratch: Scratch, depth: int) -> None:
    """Propagate the proof of the leaf at `depth` towards the root (MCTS-Solver), up to the nearest chance node."""
    nodes = tree.nodes
    path, movers, seats = scratch.path[PATH_NODES], scratch.path[PATH_MOVERS], scratch.path[PATH_SEATS]
    above = depth - 1
    while above >= 0 and movers[above] != CHANCE and nodes[PROVEN, path[above + 1]]:
        nodes[PROVEN, path[above]] = proof_of(tree, path[above], seats[above])
        above -= 1
