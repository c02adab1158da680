"""Exact endgames: part of a search's budget goes to a solver where the rest of the game may be small enough."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import log

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.search.mcts.result import Candidate, Result, Variation
from craton.search.solve.reductions import properties_of
from craton.search.solve.solver import Solution, Solver

LEAST_SIMULATIONS, LEAST_SECONDS = 2000, 0.02
"""Searches with a smaller budget do not try the solver."""
SHARE = 0.8
"""The solver's share of the seconds; of a budget in simulations, one node per simulation."""
HARD = 1 / 8
"""A proof that may take more than this part of the solver's budget begins with the actions that a search prefers."""
NODES_PER_SECOND = 900_000
"""Nodes of the solver per second without chance, for the decision whether to try it."""
CHANCE_NODES_PER_SECOND = 6_000
"""The same with chance, as a limit, per second of the search; with simulations, one node per 50 simulations."""
SIMULATIONS_PER_CHANCE_NODE = 50

# Without chance, the nodes that a position with n legal actions takes are estimated as FEW_NODES * GROWTH ** (n - FEW).
FEW, FEW_NODES, GROWTH = 10, 2_000, 2.1
SURPRISE = 4
"""After a failure, the position is assumed to take this many times the nodes spent on it."""

MATCHES = 3
"""Random matches that estimate the size of the rest of a game with chance."""
SPREAD = 3
"""Positions with chance for each order-free sequence of actions, from outcomes; measured in Triangular Assault."""

Clock = Callable[[], float]


class Endgame:
    """Solves endgames of one game; tables, and what was learned about their size, are kept from one to the next."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._solver: Solver | None = None
        self._correction = 0.0
        """Added to the logarithm of the estimated nodes."""
        self.proofs: Mapping[int, Fraction] = {}
        """What a failed attempt has proven: the first seat's values of some actions."""

    def is_hard(self, position: Position, simulations: int | None, seconds: float | None) -> bool:
        """Whether `solve` will try, without chance, and may need so long that an order of the actions helps."""
        if not self._may_try(position, simulations, seconds) or properties_of(self.game).has_chance:
            return False
        return log(HARD) < self._size(position, simulations, seconds) <= 0

    def solve(
        self,
        position: Position,
        simulations: int | None,
        seconds: float | None,
        clock: Clock = time.perf_counter,
        order: Sequence[int] = (),
    ) -> Result | None:
        """The exact result; None if it is not found within a share of the search's budget: then see `proofs`.

        order: the actions to try first, without chance.
        """
        self.proofs = {}
        if not self._may_try(position, simulations, seconds):
            return None
        chance_nodes = _least(simulations, SIMULATIONS_PER_CHANCE_NODE, seconds, CHANCE_NODES_PER_SECOND)
        is_small = self._size(position, simulations, seconds) <= 0
        has_small_rest = _has_small_rest(position, chance_nodes)
        if not (is_small or has_small_rest):
            return None
        found = None
        if properties_of(self.game).has_chance:
            if has_small_rest:
                found = self._solve_with_chance(position, chance_nodes)
        elif is_small:
            found = self._solve_without_chance(position, simulations, seconds, clock, order)
        return None if found is None else _result(position, found)

    def _may_try(self, position: Position, simulations: int | None, seconds: float | None) -> bool:
        """Whether there is a choice, and the budget is large enough to think of a proof."""
        return (
            len(position.legal) > 1
            and (simulations is None or simulations >= LEAST_SIMULATIONS)
            and (seconds is None or seconds >= LEAST_SECONDS)
        )

    def _estimate(self, position: Position) -> float:
        """The logarithm of the nodes that a position without chance takes, before correction."""
        return log(FEW_NODES) + (len(position.legal) - FEW) * log(GROWTH)

    def _size(self, position: Position, simulations: int | None, seconds: float | None) -> float:
        """The logarithm of the part of the solver's budget that a position without chance takes."""
        nodes = _least(simulations, 1, seconds, SHARE * NODES_PER_SECOND)
        return self._estimate(position) + self._correction - log(nodes)

    def _solve_without_chance(
        self,
        position: Position,
        simulations: int | None,
        seconds: float | None,
        clock: Clock,
        order: Sequence[int],
    ) -> Solution | None:
        self._solver = self._solver or Solver(self.game, uses_symmetries=False)
        share = None if seconds is None else SHARE * seconds
        try:
            found = self._solver.decide(position, order=order, nodes=simulations, seconds=share, clock=clock)
        except CratonError:  # out of budget, or there is hidden information
            spent = _least(simulations, 1, seconds, SHARE * NODES_PER_SECOND)
            self._correction = max(self._correction, log(SURPRISE * spent) - self._estimate(position))
            self.proofs = self._solver.known(position)
            return None
        surprise = log(max(found.nodes, 1)) - self._estimate(position)
        self._correction = (self._correction + max(surprise, -log(SURPRISE))) / 2  # the table may have known it
        return found

    def _solve_with_chance(self, position: Position, nodes: int) -> Solution | None:
        self._solver = self._solver or Solver(self.game)
        try:
            return self._solver.solve(position, nodes=nodes)
        except CratonError:
            self._solver = None  # its queue holds positions that may no longer be reached
            return None


def _least(simulations: int | None, per_node: int, seconds: float | None, per_second: float) -> int:
    """The smaller of two budgets, in nodes."""
    budgets = [] if simulations is None else [simulations // per_node]
    if seconds is not None:
        budgets.append(int(per_second * seconds))
    return max(1, min(budgets))


def _result(position: Position, found: Solution) -> Result:
    line = next(((action,) for action in found.best if _ends(position, action)), found.line)
    best = line[0]
    candidates = [Candidate(action, 0, float(value), proven=True) for action, value in found.values.items()]
    write = position.game.definition.notation.write
    actions = [write(position.game, action) for action in position.legal]
    candidates += [Candidate(action, 0, 0.5) for action in actions if action not in found.values]
    candidates.sort(key=lambda candidate: (candidate.action != best, not candidate.proven, -candidate.value))
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
