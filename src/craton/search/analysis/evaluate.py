"""A search as an evaluation: what a position is worth, for accounts of luck and skill.

A search of random continuations is too hopeful for whoever is to move: its own next action is chosen, the answer less
so. In an account every action would look like a mistake. So a decision is worth the mean of two searches, the second
one after the best action of the first, when the other side hopes.
"""

from __future__ import annotations

import random

from craton.core.actions import compact
from craton.core.errors import OptionError
from craton.core.position import Position
from craton.core.sides import Side
from craton.core.view import View
from craton.odds.luck import results, to_first_seat
from craton.search.mcts.result import Result
from craton.search.mcts.search import CAPACITY, Search, Stop, check_budget
from craton.search.solve.steps import seat_of

FUTURES = 8
"""The positions behind chance events that are looked at: all, if there are no more, else so many random ones."""
ROOM = 100
"""Nodes of the tree for each simulation, at most."""


class SearchValue:
    """The first seat's chance to win, by searches from a fixed seed: the same each time if simulations are the budget.

    A match that is looked back on has no secrets: the search is given the whole position. What a search found is kept,
    so that a position is searched once.
    """

    def __init__(
        self,
        simulations: int | None = None,
        *,
        seconds: float | None = None,
        seed: int = 0,
        threads: int = 1,
        stop: Stop = lambda: False,
    ) -> None:
        check_budget(simulations, seconds)
        if not isinstance(seed, int) or seed < 0:
            raise OptionError(f"seed must be a whole number from 0, not {seed!r}.")
        self.simulations = simulations
        self.seconds = seconds
        self.seed = seed
        self.threads = threads
        self._stop = stop
        self._found: dict[Position, Result] = {}

    def __call__(self, position: Position) -> float:
        if position.weights:
            return self._expected(position)
        hoped = self._hoped(position)
        if position.outcome is not None or self.search(position).exact:
            return hoped
        game = position.game
        best = game.definition.notation.read(game, compact(self.search(position).best))
        after = position.after(best)
        return (hoped + (self._expected(after) if after.weights else self._hoped(after))) / 2

    def search(self, position: Position) -> Result:
        """What a search finds for whoever is to move."""
        if position not in self._found:
            search = self.begin(position)
            self._found[position] = search.run(simulations=self.simulations, seconds=self.seconds, stop=self._stop)
        return self._found[position]

    def begin(self, position: Position) -> Search:
        """A search with open eyes that has not run yet."""
        view = View(position.game, str(position.to_move), position.data, hides=False)
        capacity = CAPACITY if self.simulations is None else min(CAPACITY, ROOM * self.simulations + 1000)
        return Search(view, seed=self.seed, threads=self.threads, capacity=capacity)

    def _expected(self, position: Position) -> float:
        """The mean over what chance may lead to."""
        exact = position.game.definition.exact_value(position)
        if exact is not None:
            return to_first_seat(position, float(exact))
        futures = _futures(position, random.Random(self.seed))
        return sum(weight * self._hoped(after) for after, weight in futures.items())

    def _hoped(self, position: Position) -> float:
        """What one search says, or the result."""
        outcome = position.outcome
        if outcome is not None:
            return to_first_seat(position, 0.5 if outcome.winner is None else float(outcome.winner is Side.BLACK))
        value = self.search(position).value
        return 1 - value if seat_of(position.data) else value


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
