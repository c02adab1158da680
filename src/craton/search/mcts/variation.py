"""The principal variation: the most visited way through a tree, with a branch for each result of a chance event."""

from __future__ import annotations

from fractions import Fraction

from craton.core.position import Position
from craton.core.sides import Actor
from craton.kernel.layout import HASH
from craton.search.mcts import tree
from craton.search.mcts.grower import Grower
from craton.search.mcts.result import Branch, Variation
from craton.search.solve.steps import seat_of

LONGEST = 12
MOST_EVENTS = 2
"""Chance events followed in a row; beyond them branches are only named."""


def variation_of(grower: Grower, seat: int, position: Position, best: str) -> Variation:
    """The expected play from `position`, the root's, begun with `best`; values are those of a seat (0 or 1)."""
    write = position.game.definition.notation.write
    for node in grower.children(tree.ROOT):
        action = int(grower.nodes[tree.KEY, node])
        if write(position.game, action) == best:
            below = _follow(grower, seat, node, position.after(action), MOST_EVENTS)
            return Variation((best, *below.line), below.event, below.branches)
    return Variation((best,))


def _follow(grower: Grower, seat: int, node: int, position: Position, events: int) -> Variation:
    line: list[str] = []
    while len(line) < LONGEST and position.to_move is not None:
        children = [child for child in grower.children(node) if grower.stats[tree.VISITS, child]]
        if not children:
            break
        if position.to_move is Actor.CHANCE:
            branches = _branches(grower, seat, children, position, events)
            return Variation(tuple(line), position.event, branches)
        mover = seat_of(position.data)
        node = max(children, key=lambda child: _preference(grower, child, mover))
        action = int(grower.nodes[tree.KEY, node])
        if action not in position.legal:  # with hidden information a draw may not allow what others do
            break
        line.append(position.game.definition.notation.write(position.game, action))
        position = position.after(action)
    return Variation(tuple(line))


def _branches(grower: Grower, seat: int, children: list[int], position: Position, events: int) -> tuple[Branch, ...]:
    names, total = list(position.chance), sum(position.weights)
    by_key = {int(grower.nodes[tree.KEY, child]): child for child in children}
    found: dict[int, tuple[list[str], int, Position]] = {}
    for outcome, weight in enumerate(position.weights):
        after = position.after_outcome(outcome)
        key = after.data[HASH] & tree.FITS
        outcomes, weights, _ = found.get(key, ([], 0, after))
        found[key] = ([*outcomes, names[outcome]], weights + weight, after)
    branches = []
    for key, (outcomes, weights, after) in found.items():
        if key not in by_key:
            continue
        node = by_key[key]
        below = _follow(grower, seat, node, after, events - 1) if events else Variation()
        branches.append(Branch(tuple(outcomes), Fraction(weights, total), value_of(grower, node, seat), below))
    return tuple(sorted(branches, key=lambda branch: -branch.probability))


def _preference(grower: Grower, node: int, seat: int) -> tuple[bool, bool, int]:
    """How a seat ranks its actions: a proven win first, a proven loss last, else by visits."""
    proven = int(grower.nodes[tree.PROVEN, node])
    return proven == seat + 1, not proven, int(grower.stats[tree.VISITS, node])


def value_of(grower: Grower, node: int, seat: int) -> float:
    """A node's mean result, or the proven one, for a seat."""
    proven = int(grower.nodes[tree.PROVEN, node])
    if proven:
        return float(proven == seat + 1)
    visits = grower.stats[tree.VISITS, node]
    share = float(grower.stats[tree.WINS, node] / visits) if visits else 0.5
    return share if seat == 0 else 1 - share
