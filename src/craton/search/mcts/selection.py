"""Selection: the child with the highest upper confidence bound (UCT, optionally with RAVE and progressive widening)."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

from craton.kernel.decorator import FLOAT, FLOAT_GRID, FLOATS, INT, VOID, Floats, Signature, Structure, kernel
from craton.search.mcts.layout import (
    AMAF_VISITS,
    AMAF_WINS,
    CHILD,
    COUNT,
    EVEN_EXPLORATION,
    EXACT,
    EXPLORATION,
    FPU_REDUCTION,
    INVERSE_ROOT,
    LOWER,
    PLAIN,
    PRIOR,
    PROGRESSIVE_WIDENING,
    PROOF,
    PUCT,
    RAVE,
    TREE,
    UPPER,
    VISITS,
    WINS,
    Tree,
)

PROOF_PENALTY = 1e3
"""Subtracted from the bound of a child that needs no further visits; outweighs everything else."""


class Terms(NamedTuple):
    """What the bounds of all children of a node have in common."""

    seat: int
    """The seat to move."""
    fpu: float
    """First-play urgency: the value assumed for an unvisited child, and counted as one visit of every child."""
    exploration: float
    """c * sqrt(log(N + 1))"""
    rave: float
    """The number of visits at which the AMAF value stops dominating."""
    even_exploration: float
    """c * sqrt(N + 1) / k for k children"""


TERMS = Structure(Terms, INT, FLOAT, FLOAT, FLOAT, FLOAT)


# The loops over children have no branches, so that LLVM vectorises them.


@kernel(Signature(VOID, FLOAT_GRID, INT, TERMS, FLOATS))
def uct_bounds(stats: Any, start: int, terms: Terms, bounds: Floats) -> None:
    """Write the UCT bound of each child: mean value, with `terms.fpu` as one more result, plus exploration.

    The term of `terms.even_exploration`, c·√(N+1)/(k·(n+1)), is PUCT's for equal priors: it grows with a power of the
    visits, so no child starves. The children are the columns of stats from `start`; their number is that of bounds
    (modified in place).
    """
    end = start + len(bounds)
    visits, wins, inverse_root = stats[VISITS, start:end], stats[WINS, start:end], stats[INVERSE_ROOT, start:end]
    seat, sign = terms.seat, 1.0 - 2.0 * terms.seat
    for at in range(len(bounds)):
        value = (seat * visits[at] + sign * wins[at] + terms.fpu) * inverse_root[at] * inverse_root[at]
        bounds[at] = value + (terms.exploration + terms.even_exploration * inverse_root[at]) * inverse_root[at]


@kernel(Signature(VOID, FLOAT_GRID, INT, TERMS, FLOATS))
def rave_bounds(stats: Any, start: int, terms: Terms, bounds: Floats) -> None:
    """The same with RAVE: the mean is mixed with the AMAF mean, whose weight falls as visits grow.

    Without `terms.even_exploration` an action that AMAF underrates might never be visited.
    """
    end = start + len(bounds)
    visits, wins, inverse_root = stats[VISITS, start:end], stats[WINS, start:end], stats[INVERSE_ROOT, start:end]
    amaf_visits, amaf_wins = stats[AMAF_VISITS, start:end], stats[AMAF_WINS, start:end]
    seat, sign, inverse_rave = terms.seat, 1.0 - 2.0 * terms.seat, 1.0 / terms.rave
    for at in range(len(bounds)):
        value = (seat * visits[at] + sign * wins[at] + terms.fpu) * inverse_root[at] * inverse_root[at]
        weight = visits[at] + 3.0 + amaf_visits[at] * visits[at] * inverse_rave
        mixed = (value * weight + seat * amaf_visits[at] + sign * amaf_wins[at]) / (weight + amaf_visits[at])
        bounds[at] = mixed + (terms.exploration + terms.even_exploration * inverse_root[at]) * inverse_root[at]


@kernel(Signature(VOID, FLOAT_GRID, INT, TERMS, FLOATS))
def plain_bounds(stats: Any, start: int, terms: Terms, bounds: Floats) -> None:
    """The bounds of textbook UCT, which visits every child once first."""
    end = start + len(bounds)
    visits, wins = stats[VISITS, start:end], stats[WINS, start:end]
    for at in range(len(bounds)):
        own = wins[at] if terms.seat == 0 else visits[at] - wins[at]
        bounds[at] = own / visits[at] + terms.exploration / sqrt(visits[at]) if visits[at] > 0.0 else 1e6


@kernel(Signature(VOID, FLOAT_GRID, INT, FLOAT, FLOATS))
def add_prior(stats: Any, start: int, factor: float, bounds: Floats) -> None:
    """Add the prior's term of PUCT to the bound of each child: c * P * sqrt(N + 1) / (n + 1), factor * P / (n + 1)."""
    end = start + len(bounds)
    priors, inverse_root = stats[PRIOR, start:end], stats[INVERSE_ROOT, start:end]
    for at in range(len(bounds)):
        bounds[at] += factor * priors[at] * inverse_root[at] * inverse_root[at]


@kernel(Signature(VOID, TREE, INT, INT, FLOATS))
def use_proofs(tree: Tree, node: int, seat: int, bounds: Floats) -> None:
    """Lower the bounds of children whose value is known, or at most what another child is sure to be worth.

    Visiting them would prove nothing. If the value of a child is the best that is known, the results of the other
    children's visits are raised to it on their way to the root (`backup`).
    """
    start = tree.nodes[CHILD, node]
    lower = tree.stats[LOWER if seat == 0 else UPPER, start : start + len(bounds)]
    upper = tree.stats[UPPER if seat == 0 else LOWER, start : start + len(bounds)]
    proof = tree.nodes[PROOF, start : start + len(bounds)]
    sign = 1.0 - 2.0 * seat
    floor = -1.0
    for at in range(len(bounds)):
        floor = max(floor, sign * lower[at])
    for at in range(len(bounds)):
        if proof[at] == EXACT or (sign * upper[at] <= floor and sign * lower[at] < floor):
            bounds[at] -= PROOF_PENALTY


@kernel(Signature(INT, FLOATS))
def argmax(bounds: Floats) -> int:
    best, best_bound = 0, -1e9
    for at in range(len(bounds)):
        if bounds[at] > best_bound:
            best, best_bound = at, bounds[at]
    return best


@kernel(Signature(INT, TREE, INT, INT, FLOATS))
def select(tree: Tree, node: int, seat: int, bounds: Floats) -> int:
    """Return the child with the highest upper confidence bound for the seat to move.

    Under progressive widening an unvisited child has to wait until the node has enough visits for one more, or all
    visited children need no further visits. bounds float64[most actions] is scratch.
    """
    nodes, stats, settings = tree.nodes, tree.stats, tree.settings
    start, count, node_visits = nodes[CHILD, node], nodes[COUNT, node], stats[VISITS, node]
    visits, proof, bounds = stats[VISITS, start : start + count], nodes[PROOF, start : start + count], bounds[:count]
    mean = stats[WINS, node] / node_visits if node_visits > 0.0 else 0.5
    terms = Terms(
        seat,
        (mean if seat == 0 else 1.0 - mean) - settings[FPU_REDUCTION],
        settings[EXPLORATION] * sqrt(log(node_visits + 1.0)),
        settings[RAVE],
        settings[EVEN_EXPLORATION] * sqrt(node_visits + 1.0) / count,
    )
    if settings[PLAIN] > 0.0:
        plain_bounds(stats, start, terms, bounds)
    elif settings[RAVE] > 0.0:
        rave_bounds(stats, start, terms, bounds)
    else:
        uct_bounds(stats, start, terms, bounds)
    has_style = tree.guide.seat == seat and tree.guide.prior > 0.0
    weight = tree.guide.prior if has_style else settings[PUCT]
    if weight > 0.0:
        add_prior(stats, start, weight * sqrt(node_visits + 1.0), bounds)
    proofs = 0
    for at in range(count):
        proofs |= proof[at]
    if proofs:
        use_proofs(tree, node, seat, bounds)
    best = argmax(bounds)
    if settings[PROGRESSIVE_WIDENING] > 0.0 and visits[best] == 0.0:
        visited, best_visited, best_bound = 0, 0, -1e9
        for at in range(count):
            if visits[at] > 0.0:
                visited += 1
                if bounds[at] > best_bound:
                    best_visited, best_bound = at, bounds[at]
        is_full = visited >= settings[PROGRESSIVE_WIDENING] * sqrt(node_visits + 1.0)
        if is_full and best_bound > -PROOF_PENALTY / 2:
            best = best_visited
    return int(start + best)
