"""Expansion: a child for each legal action of a decision node, and for each new result of a chance node."""

from __future__ import annotations

from typing import Any

from craton.kernel.decorator import INT, INTS, VOID, Ints, Signature, kernel
from craton.kernel.layout import HASH
from craton.search.law import LAW
from craton.search.mcts.layout import (
    AMAF_VISITS,
    AMAF_WINS,
    CHILD,
    COUNT,
    FIELDS,
    HASH_MASK,
    INVERSE_ROOT,
    KEY,
    MOVER_SEEN,
    NO_NODE,
    NODES_USED,
    RAVE_INHERITANCE,
    SCRATCH,
    SIBLING,
    STATS,
    TREE,
    UNVISITED,
    UPPER,
    WEIGHT,
    Scratch,
    Tree,
)


@kernel(Signature(INT, TREE, INT))
def new_node(tree: Tree, key: int) -> int:
    """Return the next free node, initialised; the tree must not be full."""
    node = tree.counters[NODES_USED]
    tree.counters[NODES_USED] += 1
    for field in range(FIELDS):
        tree.nodes[field, node] = 0
    for stat in range(STATS):
        tree.stats[stat, node] = 0.0
    tree.stats[INVERSE_ROOT, node] = 1.0
    tree.stats[UPPER, node] = 1.0
    tree.nodes[KEY, node] = key
    tree.nodes[MOVER_SEEN, node] = UNVISITED
    return int(node)


@kernel(Signature(VOID, TREE, INT, INT, INTS, INTS))
def expand(tree: Tree, node: int, ancestor: int, actions: Ints, child_of: Ints) -> None:
    """Give a node a child for each action, if there is room.

    The children inherit AMAF statistics of the same actions from `ancestor`, the nearest node above with the same side
    to move (-1 for none), limited to a few visits. child_of int64[action numbers] is scratch.
    """
    nodes, stats, count = tree.nodes, tree.stats, len(actions)
    if count == 0 or tree.counters[NODES_USED] + count > nodes.shape[1]:
        return
    if ancestor >= 0:
        for at in range(count):
            child_of[actions[at]] = NO_NODE
        for child in range(nodes[CHILD, ancestor], nodes[CHILD, ancestor] + nodes[COUNT, ancestor]):
            child_of[nodes[KEY, child]] = child
    nodes[CHILD, node] = tree.counters[NODES_USED]
    nodes[COUNT, node] = count
    for at in range(count):
        child = new_node(tree, actions[at])
        if ancestor >= 0:
            model = child_of[actions[at]]
            if model != NO_NODE and stats[AMAF_VISITS, model] > 0.0:
                weight = min(tree.settings[RAVE_INHERITANCE], stats[AMAF_VISITS, model])
                stats[AMAF_VISITS, child] = weight
                stats[AMAF_WINS, child] = weight * stats[AMAF_WINS, model] / stats[AMAF_VISITS, model]


@kernel(Signature(INT, TREE, INT, INT))
def chance_child(tree: Tree, node: int, key: int) -> int:
    """Return the child of a chance node with a key, a new one if necessary; NO_NODE if the tree is full."""
    nodes = tree.nodes
    child = nodes[CHILD, node]
    while child != NO_NODE:
        if nodes[KEY, child] == key:
            return int(child)
        child = nodes[SIBLING, child]
    if tree.counters[NODES_USED] >= nodes.shape[1]:
        return NO_NODE
    child = new_node(tree, key)
    nodes[SIBLING, child] = nodes[CHILD, node]
    nodes[CHILD, node] = child
    return int(child)


@kernel(Signature(VOID, LAW, TREE, SCRATCH, INT))
def expand_chance(law: Any, tree: Tree, scratch: Scratch, node: int) -> None:
    """Give a chance node all its children, with the weights of their outcomes, if there is room.

    `scratch.state` is the node's position; `scratch.other` and `scratch.actions` are overwritten.
    """
    constants, _, _, chance_weights, apply_outcome = law
    state, other, weights = scratch.state, scratch.other, scratch.actions
    count = chance_weights(constants, state, weights)
    if tree.counters[NODES_USED] + count > tree.nodes.shape[1]:
        return
    for outcome in range(count):
        for slot in range(len(state)):
            other[slot] = state[slot]
        apply_outcome(constants, other, outcome, scratch.work)
        child = chance_child(tree, node, other[HASH] & HASH_MASK)
        tree.stats[WEIGHT, child] += float(weights[outcome])
