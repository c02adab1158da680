"""The tree search as an evaluation function: what a position is worth, for accounts of luck and skill.

A search's value is biased towards the side to move: its own next action is chosen well, the replies less so. Taken as
it is, every action would look like a mistake. So the value of a decision is the mean of two searches, one of the
position and one after its best action, whose biases are opposite.
"""

from __future__ import annotations

import random

from craton.core.actions import compact
from craton.core.errors import OptionError
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.view import View
from craton.kernel.layout import first_seat_result
from craton.odds.luck import results, to_first_seat
from craton.search.mcts.result import Result
from craton.search.mcts.search import CAPACITY, Search, Stop, check_budget

MAX_OUTCOMES = 8
"""Positions searched after a chance event: all, or as many random ones if there are more."""
ROOM = 100
"""The tree's capacity in nodes for each simulation."""


class SearchValue:
    """The first seat's win probability, by searches with a fixed seed: reproducible if simulations are the budget.

    seed: None for a seed that depends on the position alone. A finished match has no secrets: the search is given the
    whole position. Results are kept, so a position is searched once.
    """

    def __init__(
        self,
        simulations: int | None = None,
        *,
        seconds: float | None = None,
        seed: int | None = 0,
        threads: int = 1,
        stop: Stop = lambda: False,
    ) -> None:
        check_budget(simulations, seconds)
        if seed is not None and (not isinstance(seed, int) or seed < 0):
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
        value = self._searched(position)
        if position.outcome is not None or self.search(position).exact:
            return value
        game = position.game
        best = game.definition.notation.read(game, compact(self.search(position).best))
        after = position.after(best)
        return (value + (self._expected(after) if after.weights else self._searched(after))) / 2

    def search(self, position: Position) -> Result:
        """The result of a search for the seat to move."""
        if position not in self._found:
            search = self.begin(position)
            self._found[position] = search.run(simulations=self.simulations, seconds=self.seconds, stop=self._stop)
        return self._found[position]

    def begin(self, position: Position) -> Search:
        """A search of the whole position that has not run yet."""
        view = View(position.game, str(position.to_move), position.data, hides=False)
        capacity = CAPACITY if self.simulations is None else min(CAPACITY, ROOM * self.simulations + 1000)
        return Search(view, seed=self._seed_at(position), threads=self.threads, capacity=capacity)

    def _seed_at(self, position: Position) -> int:
        return seed_of(position) if self.seed is None else self.seed

    def _expected(self, position: Position) -> float:
        """The mean over the positions after a chance event."""
        exact = position.game.definition.exact_value(position)
        if exact is not None:
            return to_first_seat(position, float(exact))
        futures = _futures(position, random.Random(self._seed_at(position)))
        return sum(weight * self._searched(after) for after, weight in futures.items())

    def _searched(self, position: Position) -> float:
        """The value of one search, or the result of a finished game."""
        if position.to_move is None:
            return first_seat_result(position.data)
        value = self.search(position).value
        return 1 - value if position.seat_to_move is Actor.SECOND else value


def seed_of(position: Position) -> int:
    """A seed that is the same in every process."""
    return position.hash64 >> 2


def _futures(position: Position, rng: random.Random) -> dict[Position, float]:
    """Positions after the pending chance events, with their probabilities."""
    reached = {position: 1.0}
    while any(here.weights for here in reached) and len(reached) <= MAX_OUTCOMES:
        following: dict[Position, float] = {}
        for here, weight in reached.items():
            for after, probability in results(here).items() if here.weights else [(here, 1)]:
                following[after] = following.get(after, 0.0) + weight * float(probability)
        reached = following
    if len(reached) <= MAX_OUTCOMES:
        return reached
    drawn: dict[Position, float] = {}
    for _ in range(MAX_OUTCOMES):
        here = position
        while here.weights:
            (number,) = rng.choices(range(len(here.weights)), here.weights)
            here = here.after_outcome(number)
        drawn[here] = drawn.get(here, 0.0) + 1 / MAX_OUTCOMES
    return drawn
