"""The searching opponent: Monte Carlo tree search on what its side may know."""

from __future__ import annotations

import random

from craton.core.view import View
from craton.search.search import Result, Search, check_budget

SECONDS = 1.0


class MctsBot:
    """Searches for so many simulations or seconds before each action; with neither, for one second."""

    def __init__(
        self, *, simulations: int | None = None, seconds: float | None = None, seed: int | str | None = None
    ) -> None:
        if simulations is None and seconds is None:
            seconds = SECONDS
        check_budget(simulations, seconds)
        self._simulations, self._seconds = simulations, seconds
        self._rng = random.Random(seed)

    def choose(self, view: View) -> str:
        return self.analyse(view).best

    def analyse(self, view: View) -> Result:
        """What the bot thinks of its actions."""
        search = Search(view, seed=self._rng.getrandbits(63))
        return search.run(simulations=self._simulations, seconds=self._seconds)
