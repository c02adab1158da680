"""The searching opponent: Monte Carlo tree search on what its side may know."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from craton.core.errors import OptionError
from craton.core.view import View
from craton.search.mcts.levels import HIGHEST, Level, check_level, choose, level_of
from craton.search.mcts.result import Result
from craton.search.mcts.search import CAPACITY, Search, check_budget
from craton.search.mcts.settings import PLAIN, Settings, settings_of
from craton.search.solve.endgame import Endgame

SECONDS = 1.0
CLOCKS: dict[str, Callable[[], float]] = {"wall": time.perf_counter, "cpu": time.process_time}


class MctsBot:
    """Searches for so many simulations or seconds before each action; with neither, for one second.

    A level from 1 to 10 sets the simulations, and below 10 lets it take worse actions now and then; simulations and
    seconds given with it are upper bounds. Level 10 uses all it is given.
    The tree is kept between actions. `clock` says which seconds count: those on the wall, or those of the processor,
    which make matches fair on a machine that does other work. `plain` takes all improvements away, for comparison.
    """

    def __init__(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        level: int | None = None,
        threads: int = 1,
        clock: str = "wall",
        plain: bool = False,
        seed: int | str | None = None,
    ) -> None:
        self._level = None if level is None else check_level(level)
        if simulations is None and seconds is None and level in (None, HIGHEST):
            seconds = SECONDS
        if simulations is not None or seconds is not None:
            check_budget(simulations, seconds)
        if clock not in CLOCKS:
            raise OptionError(f"clock must be one of {', '.join(CLOCKS)}, not {clock!r}.")
        self._simulations, self._seconds = simulations, seconds
        self._threads, self._clock, self._plain = threads, clock, plain
        self._rng = random.Random(seed)
        self._search: Search | None = None
        self._endgame: Endgame | None = None

    def choose(self, view: View) -> str:
        result = self.analyse(view)
        return choose(result, self._play(view).temperature, self._rng)

    def analyse(self, view: View, stop: Callable[[], bool] = lambda: False) -> Result:
        """What the bot thinks of its actions."""
        search = self._search_of(view)
        return search.run(simulations=self._budget(view), seconds=self._seconds, stop=stop, clock=CLOCKS[self._clock])

    def ponder(self, view: View, stop: Callable[[], bool]) -> None:
        """Thinks while somebody else is to move, until `stop` says so; the next choice goes on from there."""
        self._search_of(view).ponder(stop)

    def _play(self, view: View) -> Level:
        return Level(None, 0.0) if self._level is None else level_of(view.game, self._level)

    def _budget(self, view: View) -> int | None:
        """Simulations for one action."""
        budgets = [budget for budget in (self._simulations, self._play(view).simulations) if budget is not None]
        return min(budgets, default=None)

    def _search_of(self, view: View) -> Search:
        seed = self._rng.getrandbits(63)  # drawn whether it is needed or not, so that reuse changes no later choice
        keeps = self._level in (None, HIGHEST) and not self._plain  # a level is the simulations of one action
        if self._search is None or not keeps or not self._search.follow(view):
            if self._endgame is None or self._endgame.game != view.game:
                self._endgame = Endgame(view.game)
            self._search = Search(
                view,
                seed=seed,
                threads=self._threads,
                capacity=CAPACITY if keeps else self._enough(view),
                settings=self._settings(view),
                endgame=self._endgame,
            )
        return self._search

    def _enough(self, view: View) -> int:
        """Nodes for the tree of one action: a simulation adds the children of one node, or few results of chance."""
        simulations = self._budget(view)
        most = max(view.game.most_actions, 64)
        return CAPACITY if simulations is None else min(CAPACITY, 2 * most * (simulations + 1))

    def _settings(self, view: View) -> Settings:
        return PLAIN if self._plain else settings_of(view.game)
