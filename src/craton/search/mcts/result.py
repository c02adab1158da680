"""What a search found: candidates, values and the principal variation."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.wording import percent_cell
from craton.draw.html import html_table, wrapped_text
from craton.kernel.layout import HASH
from craton.search.mcts import layout
from craton.search.mcts.tree import SearchTree

MAX_VARIATION = 12
SHOWN = 8
"""Candidates that a notebook shows."""
MAX_EVENTS = 2
"""Chance events in a row whose branches are followed; branches of further ones have values only."""


@dataclass(frozen=True)
class Candidate:
    """A legal action; its value is the win probability of the seat that searches."""

    action: str
    visits: int
    value: float
    proven: bool = False
    """Whether the value is exact."""


@dataclass(frozen=True)
class Branch:
    """Outcomes of a chance event that lead to the same position, and the expected play after them."""

    outcomes: tuple[str, ...]
    probability: Fraction
    value: float
    """The win probability of the seat that searches."""
    variation: Variation


@dataclass(frozen=True)
class Variation:
    """Expected actions; if a chance event follows them, its name and one branch for each result seen."""

    line: tuple[str, ...] = ()
    event: str | None = None
    branches: tuple[Branch, ...] = ()

    def __str__(self) -> str:
        """`e5 xc5 {1: d4 | 0: b2 c3}`."""
        parts = list(self.line)
        if self.branches:
            inner = " | ".join(f"{'/'.join(b.outcomes)}: {b.variation}".rstrip() for b in self.branches)
            parts.append(f"{{{inner}}}" if self.line and self.event == self.line[-1] else f"{self.event} {{{inner}}}")
        return " ".join(parts)


@dataclass(frozen=True)
class Result:
    """The result of a search."""

    best: str
    value: float
    simulations: int
    candidates: tuple[Candidate, ...]
    """The best first."""
    variation: Variation
    """The principal variation."""
    exact: bool = False
    """Whether the value is exact, by proof or by a solver."""

    @property
    def line(self) -> tuple[str, ...]:
        """The principal variation up to the first chance event."""
        return self.variation.line

    def _repr_html_(self) -> str:
        shown = self.candidates[:SHOWN]
        rows = [(one.action, f"{one.visits:,}", percent_cell(one.value)) for one in shown]
        return html_table(rows, ("action", "visits", "value")) + wrapped_text(f"expected: {self.variation}")

    def choose(self, temperature: float, rng: random.Random) -> str:
        """Draw an action by visits ** (1 / temperature); the best one at temperature 0 or if it is a proven win."""
        best = self.candidates[0]
        if temperature == 0 or (best.proven and best.value == 1):
            return self.best
        most = max(candidate.visits for candidate in self.candidates) or 1
        weights = [(candidate.visits / most) ** (1 / temperature) for candidate in self.candidates]
        if not any(weights):
            return self.best if self.exact else rng.choice(self.candidates).action
        return rng.choices(self.candidates, weights)[0].action


@dataclass
class Totals:
    """An action's visits, summed results and proven bounds over all trees, for the seat that searches."""

    visits: int = 0
    wins: float = 0.0
    lower: float = 0.0
    upper: float = 1.0

    def add(self, visits: int, wins: float, bounds: tuple[float, float]) -> None:
        self.visits, self.wins = self.visits + visits, self.wins + wins
        self.lower, self.upper = max(self.lower, bounds[0]), min(self.upper, bounds[1])

    @property
    def value(self) -> float:
        """The mean result, within the bounds."""
        return min(max(self.wins / self.visits if self.visits else 0.5, self.lower), self.upper)


def ranked(totals: Mapping[str, Totals]) -> list[Candidate]:
    """The candidates, the best first.

    That is the most visited one which may be better than what is proven of the others; or one whose exact value is
    known, if the most visited one is worth no more. `craton.search.bulk.kernels.best_child` chooses alike.
    """
    floor = max((total.lower for total in totals.values()), default=0.0)
    open_ones: list[Candidate] = []
    closed: list[Candidate] = []
    for action, total in totals.items():
        is_exact = total.lower == total.upper
        is_closed = is_exact or (total.upper <= floor and total.lower < floor)
        (closed if is_closed else open_ones).append(Candidate(action, total.visits, total.value, is_exact))
    open_ones.sort(key=lambda one: one.visits, reverse=True)
    closed.sort(key=lambda one: (one.proven and one.value == floor, one.value, one.visits), reverse=True)
    if closed and (not open_ones or (closed[0].value == floor > 0 and floor >= open_ones[0].value)):
        return [closed[0], *open_ones, *closed[1:]]
    return [*open_ones, *closed]


def principal_variation(tree: SearchTree, seat: int, position: Position, first: str) -> Variation:
    """The most visited line from `position`, the root's, that begins with `first`; values are those of `seat`."""
    write = position.game.definition.notation.write
    for node in tree.children(layout.ROOT):
        action = int(tree.arrays.nodes[layout.KEY, node])
        if write(position.game, action) == first:
            below = _follow(tree, seat, node, position.after(action), MAX_EVENTS)
            return Variation((first, *below.line), below.event, below.branches)
    return Variation((first,))


def _follow(tree: SearchTree, seat: int, node: int, position: Position, events: int) -> Variation:
    line: list[str] = []
    while len(line) < MAX_VARIATION and position.to_move is not None:
        children = [child for child in tree.children(node) if tree.arrays.stats[layout.VISITS, child]]
        if not children:
            break
        if position.to_move is Actor.CHANCE:
            branches = _branches(tree, seat, children, position, events)
            return Variation(tuple(line), position.event, branches)
        mover = int(position.seat_to_move is Actor.SECOND)
        node = max(children, key=lambda child: _preference(tree, child, mover))
        action = int(tree.arrays.nodes[layout.KEY, node])
        if action not in position.legal:  # with hidden information other samples may allow other actions
            break
        line.append(position.game.definition.notation.write(position.game, action))
        position = position.after(action)
    return Variation(tuple(line))


def _branches(tree: SearchTree, seat: int, children: list[int], position: Position, events: int) -> tuple[Branch, ...]:
    names, total = list(position.chance), sum(position.weights)
    by_key = {int(tree.arrays.nodes[layout.KEY, child]): child for child in children}
    found: dict[int, tuple[list[str], int, Position]] = {}
    for outcome, weight in enumerate(position.weights):
        after = position.after_outcome(outcome)
        key = after.data[HASH] & layout.HASH_MASK
        outcomes, weights, _ = found.get(key, ([], 0, after))
        found[key] = ([*outcomes, names[outcome]], weights + weight, after)
    branches = []
    for key, (outcomes, weights, after) in found.items():
        if key not in by_key:
            continue
        node = by_key[key]
        below = _follow(tree, seat, node, after, events - 1) if events else Variation()
        branches.append(Branch(tuple(outcomes), Fraction(weights, total), _value_of(tree, node, seat), below))
    return tuple(sorted(branches, key=lambda branch: -branch.probability))


def _preference(tree: SearchTree, node: int, seat: int) -> tuple[bool, bool, int]:
    """The order of a seat's actions: proven wins first, proven losses last, else by visits."""
    lower, upper = tree.bounds(node, seat)
    return lower == 1, upper > 0, int(tree.arrays.stats[layout.VISITS, node])


def _value_of(tree: SearchTree, node: int, seat: int) -> float:
    first = tree.value(node)
    return first if seat == 0 else 1 - first
