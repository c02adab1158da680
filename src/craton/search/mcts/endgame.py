"""Exact endgames: the tree search uses a solver where that may be quick."""

from __future__ import annotations

import random
from fractions import Fraction

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.search.mcts.result import Candidate, Result, Variation
from craton.search.solve.reductions import properties_of
from craton.search.solve.solver import Solver

MAX_ACTIONS = 16
"""Without chance, the solver is tried when at most this many actions are legal."""
STEP = 2
"""After a failure it is tried again when this many actions fewer are legal."""
LEAST_SIMULATIONS, LEAST_SECONDS = 2000, 0.1
"""Searches with a smaller budget do not try it."""
NODES_PER_SECOND = 300_000
"""Solver nodes per second of the search's budget, about half of that time. With a budget in simulations, it is one
node per simulation."""
CHANCE_NODES_PER_SECOND = 6_000
"""The same with chance, where a node takes much longer; with a budget in simulations, one node per 50 simulations."""
MATCHES = 3
"""Random matches that estimate the size of the rest of the game."""
SPREAD = 3
"""Positions with chance for each order-free sequence of actions, from outcomes; measured in Triangular Assault."""


class Endgame:
    """Solves endgames of one game; the transposition table is kept from one to the next."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver: Solver | None = None
        self._most_actions = MAX_ACTIONS

    def solve(self, position: Position, simulations: int | None, seconds: float | None) -> Result | None:
        """The exact result; None if it is not found within a share of the search's budget."""
        nodes = _node_budget(simulations, seconds)
        if nodes is None or len(position.legal) < 2:
            return None
        few = len(position.legal) <= self._most_actions
        chance_nodes = nodes * CHANCE_NODES_PER_SECOND // NODES_PER_SECOND
        small = _has_small_rest(position, chance_nodes)
        if not (small or few):
            return None
        has_chance = properties_of(self.game).has_chance
        if not (small if has_chance else few):
            return None
        self._solver = self._solver or Solver(self.game)
        try:
            found = self._solver.solve(position, nodes=chance_nodes if has_chance else nodes)
        except CratonError:  # out of nodes, or there is hidden information
            if has_chance:
                self._solver = None  # its queue holds positions that may no longer be reached
            else:
                self._most_actions = len(position.legal) - STEP
            return None
        line = next(((action,) for action in found.best if _ends(position, action)), found.line)
        best = line[0]
        candidates = [Candidate(action, 0, float(value), proven=True) for action, value in found.values.items()]
        candidates.sort(key=lambda candidate: (candidate.action != best, -candidate.value))
        return Result(best, float(found.value), 0, tuple(candidates), Variation(line), exact=True)


def _has_small_rest(position: Position, nodes: int) -> bool:
    """Whether a game with chance may be solved within so many nodes, by the longest of a few random matches.

    Positions are counted without regard to the order of actions. Where the exact value of a chance event is known in
    one step, the tree search uses it too, and enumerating its outcomes would be slow.
    """
    rng = random.Random(0)
    for _ in range(MATCHES):
        here, decisions, orders = position, 0, Fraction(SPREAD)
        while here.to_move is not None:
            if here.weights:
                if here.game.definition.exact_value(here) is not None:
                    return False
                here = here.after_outcome(rng.choices(range(len(here.weights)), here.weights)[0])
                continue
            after = here.after(rng.choice(here.legal))
            if after.to_move is not None:
                decisions += 1
                orders = orders * len(here.legal) / decisions
                if orders > nodes:
                    return False
            here = after
    return True


def _ends(position: Position, action: str) -> bool:
    """Whether an action ends the game at once: such a win is preferred."""
    game = position.game
    return position.after(game.definition.notation.read(game, action)).to_move is None


def _node_budget(simulations: int | None, seconds: float | None) -> int | None:
    """None if the search's budget is too small."""
    if (simulations is not None and simulations < LEAST_SIMULATIONS) or (
        seconds is not None and seconds < LEAST_SECONDS
    ):
        return None
    budgets = [] if simulations is None else [simulations]
    if seconds is not None:
        budgets.append(int(NODES_PER_SECOND * seconds))
    return min(budgets)
