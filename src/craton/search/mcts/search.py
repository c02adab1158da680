"""Searching for the best action: budgets, threads, and going on with what is known."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from craton.core.errors import ActionError, OptionError
from craton.core.game import Game
from craton.core.view import View
from craton.search.mcts import tree
from craton.search.mcts.grower import Grower
from craton.search.mcts.result import Candidate, Result
from craton.search.mcts.settings import Settings, settings_of
from craton.search.mcts.variation import variation_of
from craton.search.solve.endgame import Endgame
from craton.search.solve.steps import seat_of

CAPACITY = 1_000_000
SAMPLES = 256
"""Positions drawn from a view that hides something; simulations take them in turn."""
SLICE = 0.02
"""Seconds between two looks at the clock."""
MOST_ACTIONS = 1 << 24
MOST_THREADS = 64

Stop = Callable[[], bool]


class Search:
    """A search from one view. `run` can be called again and again; the tree grows."""

    def __init__(
        self,
        view: View,
        *,
        seed: int = 0,
        threads: int = 1,
        capacity: int = CAPACITY,
        settings: Settings | None = None,
        endgame: Endgame | None = None,
    ) -> None:
        if view.to_move is None:
            raise ActionError("The game is over: there is nothing to search.")
        if not isinstance(threads, int) or not 1 <= threads <= MOST_THREADS:
            raise OptionError(f"threads must be a whole number from 1 to {MOST_THREADS}, not {threads!r}.")
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise OptionError(f"A search's seed must be a whole number from 0, not {seed!r}.")
        check_size(view.game)
        self.view = view
        self.game = view.game
        self.settings = settings or settings_of(view.game)
        rng = random.Random(seed)
        samples = [view.sample(rng) for _ in range(SAMPLES if view.hides else 1)]
        self._position = samples[0]
        rows = [sample.data for sample in samples]
        self._growers = [Grower(self.game, rows, seed + number, capacity, self.settings) for number in range(threads)]
        self._endgame = endgame or Endgame(self.game)
        self._exact: Result | None = None

    @property
    def simulations(self) -> int:
        return sum(grower.simulations for grower in self._growers)

    def run(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        stop: Stop = lambda: False,
        clock: Callable[[], float] = time.perf_counter,
    ) -> Result:
        """Searches until a budget is used up, the result is proven or `stop` says so, and returns what it knows then.

        With several threads each has its share of the simulations. `clock` tells the seconds.
        """
        check_budget(simulations, seconds)
        if not len(self.view.legal_moves):
            raise ActionError("There is nothing to search: this view's side is not to move.")
        begin = clock()
        if self._exact is None and not self.view.hides and not self.settings.plain:
            self._exact = self._endgame.solve(self._position, simulations, seconds)
        if self._exact is not None:
            return self._exact
        self._grow(simulations, seconds, stop, clock, begin)
        return self.result()

    def ponder(self, stop: Stop) -> None:
        """Searches, whoever is to move, until `stop` says so: what it finds serves after `follow`."""
        self._grow(None, None, stop, time.perf_counter, 0.0)

    def follow(self, view: View) -> bool:
        """Goes on from a later view with what the tree knows of it; False, and nothing changes, if that is nothing."""
        if view.game != self.game or view.hides or self.view.hides or view.to_move is None:
            return False
        position = view.sample(random.Random(0))
        nodes = [grower.find(position.data) for grower in self._growers]
        if None in nodes:
            return False
        for grower, node in zip(self._growers, nodes, strict=True):
            assert node is not None
            grower.move_to(node, position.data)
        self.view, self._position, self._exact = view, position, None
        return True

    def _grow(
        self, simulations: int | None, seconds: float | None, stop: Stop, clock: Callable[[], float], begin: float
    ) -> None:
        threads = len(self._growers)
        if threads == 1:
            _work(self._growers[0], simulations, seconds, stop, clock, begin)
            return
        done = False  # one thread's proof is enough, and an exception in this one ends the others

        def halt() -> bool:
            return done or any(grower.proven for grower in self._growers) or stop()

        shares = [None] * threads if simulations is None else _shares(simulations, threads)
        with ThreadPoolExecutor(threads) as pool:
            try:
                jobs = [
                    pool.submit(_work, grower, share, seconds, halt, clock, begin)
                    for grower, share in zip(self._growers, shares, strict=True)
                ]
                for job in jobs:
                    job.result()
            finally:
                done = True

    def result(self) -> Result:
        seat = seat_of(self._position.data)
        totals: dict[int, tuple[int, float, int]] = {}
        for grower in self._growers:
            for node in grower.children(tree.ROOT):
                action, visits = int(grower.nodes[tree.KEY, node]), int(grower.stats[tree.VISITS, node])
                wins = float(grower.stats[tree.WINS, node])
                before = totals.get(action, (0, 0.0, 0))
                proven = int(grower.nodes[tree.PROVEN, node]) or before[2]
                totals[action] = (before[0] + visits, before[1] + (wins if seat == 0 else visits - wins), proven)
        write = self.game.definition.notation.write
        candidates = [
            Candidate(
                write(self.game, action),
                visits,
                float(proven == seat + 1) if proven else wins / visits if visits else 0.5,
                bool(proven),
            )
            for action, (visits, wins, proven) in totals.items()
        ]
        candidates.sort(key=lambda one: (one.proven and one.value == 1, not one.proven, one.visits), reverse=True)
        if not candidates:
            moves = list(self.view.legal_moves)
            candidates = [Candidate(moves[0], 0, 0.5)]
        best = candidates[0]
        leader = max(self._growers, key=lambda grower: (grower.proven, grower.visits))
        variation = variation_of(leader, seat, self._position, best.action)
        return Result(best.action, best.value, self.simulations, tuple(candidates), variation, best.proven)


def _work(
    grower: Grower,
    simulations: int | None,
    seconds: float | None,
    stop: Stop,
    clock: Callable[[], float],
    begin: float,
) -> None:
    done, chunk = 0, 8
    while not stop() and not grower.proven:
        left = chunk if simulations is None else min(chunk, simulations - done)
        if left <= 0 or (seconds is not None and clock() - begin >= seconds):
            break
        before = time.perf_counter()
        grower.grow(left)
        done += left
        took = time.perf_counter() - before
        until = SLICE if seconds is None else min(SLICE, seconds - (clock() - begin))
        chunk = max(1, min(4 * chunk, int(left * until / max(took, 1e-6))))


def _shares(simulations: int, threads: int) -> list[int]:
    return [simulations // threads + (number < simulations % threads) for number in range(threads)]


def check_size(game: Game) -> None:
    if game.action_count > MOST_ACTIONS:
        raise OptionError(
            f"{game.title} with these options has {game.action_count:,} actions, too many to search:"
            f" at most {MOST_ACTIONS:,} fit."
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
