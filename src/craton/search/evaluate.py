"""A search as an evaluation: what a position is worth, for accounts of luck and skill."""

from __future__ import annotations

import random

from craton.core.layout import BLACK_SEAT
from craton.core.position import Position
from craton.core.sides import SIDES, Actor, Side
from craton.core.view import View
from craton.search.search import CAPACITY, Search, check_budget

FUTURES = 8
"""Ways that chance may go which are looked at where a chance event itself is to be evaluated."""
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
        if not position.weights:
            return self._searched(position, self.simulations)
        rng = random.Random(self.seed)
        share = max(1, self.simulations // FUTURES)
        return sum(self._searched(_beyond_chance(position, rng), share) for _ in range(FUTURES)) / FUTURES

    def _searched(self, position: Position, simulations: int) -> float:
        if position.outcome is not None:
            winner = position.outcome.winner
            black = 0.5 if winner is None else float(winner is Side.BLACK)
            return 1 - black if position.data[BLACK_SEAT] else black
        mover = position.to_move
        view = View(position.game, str(mover), position.data, hides=False)
        capacity = min(CAPACITY, ROOM * simulations + 1000)
        value = Search(view, seed=self.seed, capacity=capacity).run(simulations=simulations).value
        second = SIDES.index(mover) != position.data[BLACK_SEAT] if isinstance(mover, Side) else mover is Actor.SECOND
        return 1 - value if second else value


def _beyond_chance(position: Position, rng: random.Random) -> Position:
    while position.weights:
        (number,) = rng.choices(range(len(position.weights)), position.weights)
        position = position.after_outcome(number)
    return position
