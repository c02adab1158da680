"""The arrays of a search tree, and what their rows mean.

The tree is a struct of preallocated arrays: a node is a column of `nodes` and of `stats`. Wins are counted for the
first seat, so swap and komi, which exchange sides, need no special case. The root is node 0.

A decision node has one child for each legal action; they are created together and are adjacent, so selection reads a
few contiguous rows. A chance node has a linked list of children, one for each distinct position reached so far:
outcomes that lead to the same position (by hash) share a child, so coins become hit or miss and die faces survive or
fail without the search knowing any game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from craton.kernel.decorator import FLOAT_GRID, FLOATS, GRID, INTS, RANDOM, SMALL_GRID, Structure
from craton.search.guidance import GUIDE

# Rows of `nodes`. KEY is the action that leads to the node, or after a chance event the low bits of the position's
# hash. CHILD is the first child, COUNT the number of adjacent children of a decision node, SIBLING the next child of a
# chance node. MOVER_SEEN is who was to move at the first visit. PROOF says what LOWER and UPPER prove.
KEY, CHILD, COUNT, SIBLING, MOVER_SEEN, PROOF = range(6)
FIELDS = 6
ROOT = 0
NO_NODE = 0  # as CHILD or SIBLING: the root is never a child
UNVISITED = -1  # as MOVER_SEEN
HASH_MASK = (1 << 31) - 1

# Values of PROOF: nothing (the bounds are 0 and 1), one or both bounds, the exact value (the bounds are equal).
OPEN, BOUNDED, EXACT = range(3)

# Rows of `stats`: visits and their summed results; 1 / sqrt(visits + 1), cached because square roots would dominate the
# cost of selection; AMAF visits (simulations in which the same side played the action later on) and their results;
# proven bounds of the first seat's value; the prior probability of the action that leads to the node.
VISITS, WINS, INVERSE_ROOT, AMAF_VISITS, AMAF_WINS, LOWER, UPPER, PRIOR = range(8)
STATS = 8
WEIGHT = AMAF_VISITS
"""Of a child of a chance node, which has no AMAF statistics: the weight of the outcomes that lead to it."""

# Entries of `counters`.
NODES_USED, SIMULATIONS = range(2)

# Entries of `settings`; see `craton.search.mcts.settings`.
(
    EXPLORATION,
    FPU_REDUCTION,
    EXPAND_AFTER,
    RAVE,
    RAVE_INHERITANCE,
    EVEN_EXPLORATION,
    PROGRESSIVE_WIDENING,
    PLAIN,
    PUCT,
) = range(9)

MAX_PATH = 400

# Rows of `path`: the nodes from the root to the leaf, who was to move at each (a side, a seat or CHANCE), and its seat.
PATH_NODES, PATH_MOVERS, PATH_SEATS = range(3)


class Tree(NamedTuple):
    """All modified in place, except for the settings and the guide's weights."""

    nodes: Any
    """int32[FIELDS, capacity]"""
    stats: Any
    """float64[STATS, capacity]"""
    counters: Any
    """int64[2]"""
    settings: Any
    """float64[9]"""
    guide: Any
    """A `Guide`: the prior of one seat's decisions, and the actions left out of them."""


class Scratch(NamedTuple):
    """Work space of one thread; nothing in it outlives a simulation, except for the generator."""

    state: Any
    """int64[slots]: the position of the simulation"""
    actions: Any
    """int64[most actions, at least 64]: legal actions, or the weights of outcomes"""
    work: Any
    """int64[work size]: for the game's kernels"""
    floats: Any
    """float64[2 * slots + 128]: for the game's rollout"""
    rng: Any
    """uint64[4]"""
    trace: Any
    """int64[...]: the actions of the playout"""
    path: Any
    """int64[3, MAX_PATH + 1]"""
    child_of: Any
    """int64[action numbers]: a child by its action"""
    played: Any
    """float64[2 * action numbers]: 1 for the actions of the simulation; all 0 before and after a backup"""
    bounds: Any
    """float64[most actions, at least 64]: the children's upper confidence bounds"""
    other: Any
    """int64[slots]: the position after an outcome"""


TREE = Structure(Tree, SMALL_GRID, FLOAT_GRID, INTS, FLOATS, GUIDE)
SCRATCH = Structure(Scratch, INTS, INTS, INTS, FLOATS, RANDOM, INTS, GRID, INTS, FLOATS, FLOATS, INTS)
