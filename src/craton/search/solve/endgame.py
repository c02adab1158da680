"""The end of a game without chance, solved exactly where that is quick."""

from __future__ import annotations

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.search.mcts.result import Candidate, Result, Variation
from craton.search.solve.solver import Solver
from craton.search.solve.steps import law_of

MOST_ACTIONS = 10
"""The solver is tried when so few actions are left, ..."""
LEAST_SIMULATIONS, LEAST_SECONDS = 2000, 0.1
"""... if the search itself has as much as this, ..."""
NODES_PER_SECOND = 100_000
"""... and takes a node for each simulation, or so many for each second, which is about a quarter of the time."""


class Endgame:
    """Solves ends of one game, each helped by those before it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver: Solver | None = None

    def solve(self, position: Position, simulations: int | None, seconds: float | None) -> Result | None:
        """The exact result, or None if it is not found within a share of the budget."""
        nodes = _nodes(simulations, seconds)
        if nodes is None or not 1 < len(position.legal) <= MOST_ACTIONS or law_of(self.game).chance:
            return None
        self._solver = self._solver or Solver(self.game)
        try:
            found = self._solver.solve(position, nodes=nodes)
        except CratonError:  # not solved within so many nodes, or there are secrets
            return None
        line = next(((action,) for action in found.best if _ends(position, action)), found.line)
        best = line[0]
        candidates = [Candidate(action, 0, float(value), proven=True) for action, value in found.values.items()]
        candidates.sort(key=lambda candidate: (candidate.action != best, -candidate.value))
        return Result(best, float(found.value), 0, tuple(candidates), Variation(line), exact=True)


def _ends(position: Position, action: str) -> bool:
    """Whether an action ends the game at once: a win that needs no more play comes before others."""
    game = position.game
    return position.after(game.definition.notation.read(game, action)).to_move is None


def _nodes(simulations: int | None, seconds: float | None) -> int | None:
    """None if there is too little time."""
    if (simulations is not None and simulations < LEAST_SIMULATIONS) or (
        seconds is not None and seconds < LEAST_SECONDS
    ):
        return None
    budgets = [] if simulations is None else [simulations]
    if seconds is not None:
        budgets.append(int(NODES_PER_SECOND * seconds))
    return min(budgets)
