"""Exact endgames of games without chance: the tree search uses a solver where that is quick."""

from __future__ import annotations

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.search.mcts.result import Candidate, Result, Variation
from craton.search.solve.reductions import properties_of
from craton.search.solve.solver import Solver

MAX_ACTIONS = 10
"""The solver is tried when at most this many actions are legal."""
LEAST_SIMULATIONS, LEAST_SECONDS = 2000, 0.1
"""Searches with a smaller budget do not try it."""
NODES_PER_SECOND = 100_000
"""Solver nodes per second of the search's budget, about a quarter of that time. With a budget in simulations, it is one
node per simulation."""


class Endgame:
    """Solves endgames of one game; the transposition table is kept from one to the next."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver: Solver | None = None

    def solve(self, position: Position, simulations: int | None, seconds: float | None) -> Result | None:
        """The exact result; None if it is not found within a share of the search's budget."""
        nodes = _node_budget(simulations, seconds)
        if nodes is None or not 1 < len(position.legal) <= MAX_ACTIONS or properties_of(self.game).has_chance:
            return None
        self._solver = self._solver or Solver(self.game)
        try:
            found = self._solver.solve(position, nodes=nodes)
        except CratonError:  # out of nodes, or there is hidden information
            return None
        line = next(((action,) for action in found.best if _ends(position, action)), found.line)
        best = line[0]
        candidates = [Candidate(action, 0, float(value), proven=True) for action, value in found.values.items()]
        candidates.sort(key=lambda candidate: (candidate.action != best, -candidate.value))
        return Result(best, float(found.value), 0, tuple(candidates), Variation(line), exact=True)


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
