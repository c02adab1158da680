"""The tree search: budgets and threads."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from craton.core.errors import ActionError, OptionError
from craton.core.game import Game
from craton.core.sides import Actor
from craton.core.view import View
from craton.search.guidance import Guidance
from craton.search.mcts import layout
from craton.search.mcts.endgame import Endgame
from craton.search.mcts.result import Candidate, Result, Totals, Variation, principal_variation, ranked
from craton.search.mcts.settings import Settings, settings_of
from craton.search.mcts.tree import SearchTree

CAPACITY = 1_000_000
"""Nodes of a tree."""
INTERPRETED_CAPACITY = 50_000
"""Nodes of a tree whose simulations are interpreted."""
SAMPLES = 256
"""Positions sampled from a view with hidden information; simulations take them in turn."""
FIRST_LOOK = 0.1
"""The share of a budget after which the search says in which order a hard proof should try the actions."""
SLICE = 0.02
"""Seconds between two looks at the clock."""
MAX_ACTIONS = 1 << 24
MAX_THREADS = 64

Stop = Callable[[], bool]


@dataclass(frozen=True)
class Budget:
    """When to stop: after these simulations or seconds, or when `stop` returns True."""

    simulations: int | None
    seconds: float | None
    stop: Stop
    clock: Callable[[], float]
    begin: float
    """The clock's time at which the search began."""

    @property
    def seconds_left(self) -> float:
        return SLICE if self.seconds is None else self.seconds - (self.clock() - self.begin)


class Search:
    """A search from one view. `run` may be called repeatedly; the tree keeps growing."""

    def __init__(
        self,
        view: View,
        *,
        seed: int = 0,
        threads: int = 1,
        capacity: int = CAPACITY,
        settings: Settings | None = None,
        endgame: Endgame | None = None,
        guidance: Guidance | None = None,
        interpreted: bool = False,
    ) -> None:
        """guidance: a style's prior and forbidden actions, for the searching seat's decisions.

        interpreted: search without compiling, some hundred times slower; see `SearchTree`.
        """
        if view.to_move is None:
            raise ActionError("The game is over: there is nothing to search.")
        if not isinstance(threads, int) or not 1 <= threads <= MAX_THREADS:
            raise OptionError(f"threads must be a whole number from 1 to {MAX_THREADS}, not {threads!r}.")
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise OptionError(f"A search's seed must be a whole number from 0, not {seed!r}.")
        check_size(view.game)
        self.view = view
        self.game = view.game
        self.settings = settings or settings_of(view.game, networks=not interpreted)
        if interpreted:
            capacity = min(capacity, INTERPRETED_CAPACITY)
        rng = random.Random(seed)
        samples = [view.sample(rng) for _ in range(SAMPLES if view.hides else 1)]
        self._position = samples[0]
        roots = [sample.data for sample in samples]
        self._trees = [
            SearchTree(
                self.game, roots, seed + number, capacity, self.settings, guidance=guidance, interpreted=interpreted
            )
            for number in range(threads)
        ]
        self._interpreted = interpreted
        self._restricts = guidance is not None and guidance.restricts
        self._endgame = endgame or Endgame(self.game)
        self._exact: Result | None = None
        if not (view.hides or self.settings.plain or self._restricts):
            self._use_solved()

    @property
    def simulations(self) -> int:
        return sum(tree.simulations for tree in self._trees)

    def run(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        stop: Stop = lambda: False,
        clock: Callable[[], float] = time.perf_counter,
        begin: float | None = None,
    ) -> Result:
        """Search until the budget is used up, the result is proven or `stop` returns True; return the result so far.

        Several threads share the simulations. `seconds` are measured by `clock`, from `begin` if that is given: what
        was done since then is part of the budget, up to half of it.
        """
        check_budget(simulations, seconds)
        if not len(self.view.legal_moves):
            raise ActionError("There is nothing to search: this view's side is not to move.")
        now = clock()
        if begin is None or seconds is None:
            begin = now
        budget = Budget(simulations, seconds, stop, clock, max(begin, now - (seconds or 0.0) / 2))
        tries_endgame = not (self.view.hides or self.settings.plain or self._interpreted or self._restricts)
        if self._exact is None and tries_endgame:
            budget = self._try_endgame(budget)
        if self._exact is not None:
            return self._exact
        self._simulate(budget)
        return self.result()

    def _try_endgame(self, budget: Budget) -> Budget:
        """Solve the rest of the game, if that may succeed; return what is left of the budget."""
        simulations, position = budget.simulations, self._position
        seconds = None if budget.seconds is None else budget.seconds_left
        order: list[int] = []
        if self._endgame.is_hard(position, simulations, seconds):
            look = None if simulations is None else int(FIRST_LOOK * simulations)
            now = None if seconds is None else FIRST_LOOK * seconds
            self._simulate(replace(budget, simulations=look, seconds=now, begin=budget.clock()))
            if any(tree.proven for tree in self._trees):
                return budget
            read = self.game.definition.notation.read
            order = [read(self.game, candidate.action) for candidate in self.result().candidates]
            simulations = None if look is None or simulations is None else simulations - look
            seconds = None if budget.seconds is None else budget.seconds_left
        self._exact = self._endgame.solve(position, simulations, seconds, budget.clock, order)
        self._settle({action: float(value) for action, value in self._endgame.proofs.items()})
        return replace(budget, simulations=simulations)

    def result(self) -> Result:
        """The result so far, over all trees."""
        totals: dict[int, Totals] = {}
        for tree in self._trees:
            nodes, stats = tree.arrays.nodes, tree.arrays.stats
            for node in tree.children(layout.ROOT):
                visits, wins = int(stats[layout.VISITS, node]), float(stats[layout.WINS, node])
                own = visits - wins if self._seat else wins
                totals.setdefault(int(nodes[layout.KEY, node]), Totals()).add(
                    visits, own, tree.bounds(node, self._seat)
                )
        write = self.game.definition.notation.write
        candidates = ranked({write(self.game, action): total for action, total in totals.items()})
        if not candidates:
            candidates = [Candidate(next(iter(self.view.legal_moves)), 0, 0.5)]
        best = candidates[0]
        is_exact = best.proven and any(tree.proven for tree in self._trees)
        return Result(
            best.action, best.value, self.simulations, tuple(candidates), self.variation(best.action), is_exact
        )

    def variation(self, action: str) -> Variation:
        """The expected play after one of the candidates, by the tree with most visits."""
        tree = max(self._trees, key=lambda tree: (tree.proven, tree.visits))
        return principal_variation(tree, self._seat, self._position, action)

    @property
    def _seat(self) -> int:
        """The seat that searches: 0 or 1."""
        return int(self._position.seat_to_move is Actor.SECOND)

    def _use_solved(self) -> None:
        """Let the trees know which of the actions lead to solved openings."""
        winners = self.game.definition.solved_actions(self._position)
        self._settle(
            {
                action: float(self._position.after(action).seat(winner) is Actor.FIRST)
                for action, winner in winners.items()
            }
        )

    def _settle(self, values: Mapping[int, float]) -> None:
        """Let the trees know the first seat's values of some actions."""
        for tree in self._trees if values else []:
            tree.settle(values, self._seat)

    def _simulate(self, budget: Budget) -> None:
        threads = len(self._trees)
        if threads == 1:
            _grow(self._trees[0], budget)
            return
        done = False  # one thread's proof is enough, and an exception in this thread ends the others

        def stop() -> bool:
            return done or any(tree.proven for tree in self._trees) or budget.stop()

        with ThreadPoolExecutor(threads) as pool:
            try:
                jobs = []
                for number, tree in enumerate(self._trees):
                    total = budget.simulations
                    share = None if total is None else total // threads + (number < total % threads)
                    jobs.append(pool.submit(_grow, tree, replace(budget, simulations=share, stop=stop)))
                for job in jobs:
                    job.result()
            finally:
                done = True


def _grow(tree: SearchTree, budget: Budget) -> None:
    """Run simulations in chunks that take about SLICE seconds."""
    done, chunk = 0, 1
    while not budget.stop() and not tree.proven:
        left = chunk if budget.simulations is None else min(chunk, budget.simulations - done)
        if left <= 0 or budget.seconds_left <= 0:
            break
        before = time.perf_counter()
        tree.simulate(left)
        done += left
        took = time.perf_counter() - before
        chunk = max(1, min(4 * chunk, int(left * min(SLICE, budget.seconds_left) / max(took, 1e-6))))


def check_size(game: Game) -> None:
    if game.action_count > MAX_ACTIONS:
        raise OptionError(
            f"{game.title} with these options has {game.action_count:,} actions, too many to search:"
            f" at most {MAX_ACTIONS:,} fit."
        )


def check_budget(simulations: int | None, seconds: float | None) -> None:
    if simulations is None and seconds is None:
        raise OptionError("A search needs a budget: simulations, seconds, or both.")
    if simulations is not None and (
        isinstance(simulations, bool) or not isinstance(simulations, int) or simulations < 1
    ):
        raise OptionError(f"simulations must be a whole number from 1, not {simulations!r}.")
    if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds < 1e6):
        raise OptionError(f"seconds must be a number above 0, not {seconds!r}.")
