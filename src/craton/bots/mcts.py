"""The searching opponent: Monte Carlo tree search on what its side may know."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from craton.core.errors import OptionError
from craton.core.view import View
from craton.search.result import Result
from craton.search.search import Search, check_budget
from craton.search.settings import PLAIN, Settings, settings_of

SECONDS = 1.0
CLOCKS: dict[str, Callable[[], float]] = {"wall": time.perf_counter, "cpu": time.process_time}


class MctsBot:
    """Searches for so many simulations or seconds before each action; with neither, for one second.

    The tree is kept between actions. `clock` says which seconds count: those on the wall, or those of the processor,
    which make matches fair on a machine that does other work. `plain` takes all improvements away, for comparison.
    """

    def __init__(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        clock: str = "wall",
        plain: bool = False,
        seed: int | str | None = None,
    ) -> None:
        if simulations is None and seconds is None:
            seconds = SECONDS
        check_budget(simulations, seconds)
        if clock not in CLOCKS:
            raise OptionError(f"clock must be one of {', '.join(CLOCKS)}, not {clock!r}.")
        self._simulations, self._seconds = simulations, seconds
        self._threads, self._clock, self._plain = threads, clock, plain
        self._rng = random.Random(seed)
        self._search: Search | None = None

    def choose(self, view: View) -> str:
        return self.analyse(view).best

    def analyse(self, view: View, stop: Callable[[], bool] = lambda: False) -> Result:
        """What the bot thinks of its actions."""
        search = self._search_of(view)
        return search.run(simulations=self._simulations, seconds=self._seconds, stop=stop, clock=CLOCKS[self._clock])

    def ponder(self, view: View, stop: Callable[[], bool]) -> None:
        """Thinks while somebody else is to move, until `stop` says so; the next choice goes on from there."""
        self._search_of(view).ponder(stop)

    def _search_of(self, view: View) -> Search:
        seed = self._rng.getrandbits(63)  # drawn whether it is needed or not, so that reuse changes no later choice
        if self._search is None or self._plain or not self._search.follow(view):
            self._search = Search(view, seed=seed, threads=self._threads, settings=self._settings(view))
        return self._search

    def _settings(self, view: View) -> Settings:
        return PLAIN if self._plain else settings_of(view.game)
