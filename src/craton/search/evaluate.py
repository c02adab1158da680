"""A search as an evaluation: what a position is worth, for accounts of luck and skill.

A search of random continuations is too hopeful for whoever is to move: its own next action is chosen, the answer less
so. In an account every action would look like a mistake. So a decision is worth the mean of two searches, the second
one after the best action of the first, when the other side hopes.
"""

from __future__ import annotations

import random

from craton.core.actions import compact
from craton.core.layout import BLACK_SEAT
from craton.core.position import Position
from craton.core.sides import SIDES, Actor, Side
from craton.core.view import View
from craton.odds.luck import results, to_first_seat
from craton.search.search import CAPACITY, Search, check_budget

FUTURES = 8
"""The positions behind chance events that are looked at: all, if there are no more, else so many random ones."""
ROOM = 100
"""Nodes of the tree for each simulation, at most."""


class SearchValue:
    """The first seat's chance to win, by searches of a fixed size from a fixed seed: the same each time.

    A match that is looked back on has no secrets: the search is given the whole position.
    """

    def __init__(self, simulations: int, *, seed: int = 0) -> None:
        check_budget(simulations, None)
        self.simulations = simulations
        self.seed = seed

    def __call__(self, position: Position) -> float:
        if position.weights:
            return self._expected(position)
        if position.outcome is not None:
            return self._hoped(position)[0]
        value, best = self._hoped(position)
        after = position.after(best)
        return (value + (self._expected(after) if after.weights else self._hoped(after)[0])) / 2

    def _expected(self, position: Position) -> float:
        """The mean over what chance may lead to."""
        exact = position.game.definition.exact_value(position)
        if exact is not None:
            return to_first_seat(position, float(exact))
        futures = _futures(position, random.Random(self.seed))
        return sum(weight * self._hoped(after)[0] for after, weight in futures.items())

    def _hoped(self, position: Position) -> tuple[float, int]:
        """What one search says, or the result; and the best action, -1 if the game is over."""
        outcome = position.outcome
        if outcome is not None:
            return to_first_seat(position, 0.5 if outcome.winner is None else float(outcome.winner is Side.BLACK)), -1
        mover, game = position.to_move, position.game
        view = View(game, str(mover), position.data, hides=False)
        capacity = min(CAPACITY, ROOM * self.simulations + 1000)
        found = Search(view, seed=self.seed, capacity=capacity).run(simulations=self.simulations)
        second = SIDES.index(mover) != position.data[BLACK_SEAT] if isinstance(mover, Side) else mover is Actor.SECOND
        return 1 - found.value if second else found.value, game.definition.notation.read(game, compact(found.best))


def _futures(position: Position, rng: random.Random) -> dict[Position, float]:
    """Positions behind the chance events at hand, with their weights."""
    reached = {position: 1.0}
    while any(here.weights for here in reached) and len(reached) <= FUTURES:
        following: dict[Position, float] = {}
        for here, weight in reached.items():
            for after, probability in results(here).items() if here.weights else [(here, 1)]:
                following[after] = following.get(after, 0.0) + weight * float(probability)
        reached = following
    if len(reached) <= FUTURES:
        return reached
    drawn: dict[Position, float] = {}
    for _ in range(FUTURES):
        here = position
        while here.weights:
            (number,) = rng.choices(range(len(here.weights)), here.weights)
            here = here.after_outcome(number)
        drawn[here] = drawn.get(here, 0.0) + 1 / FUTURES
    return drawn
