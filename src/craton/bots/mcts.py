"""The searching opponent: Monte Carlo tree search on what its side may know."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from craton.bots import view_of
from craton.bots.spec import read_style
from craton.bots.style import check_style
from craton.core.errors import OptionError
from craton.core.game import Game
from craton.core.state import State
from craton.core.view import View
from craton.search.guidance import DEFAULT_PRIOR, Guidance, guidance_of
from craton.search.mcts.endgame import Endgame
from craton.search.mcts.result import Result
from craton.search.mcts.search import CAPACITY, Search, check_budget
from craton.search.mcts.settings import MAX_LEVEL, PLAIN, Level, check_level, level_of

SECONDS = 1.0
CLOCKS: dict[str, Callable[[], float]] = {"wall": time.perf_counter, "cpu": time.process_time}


class MctsBot:
    """Searches for the given simulations or seconds before each action; by default for one second.

    A level from 1 to 10 limits the simulations, and below 10 makes the bot play weaker actions now and then;
    simulations and seconds given with it are further limits. `clock` selects wall-clock or CPU seconds; the latter make
    matches fair on a busy machine. `plain` is textbook UCT, for comparison. `interpreted` searches without compiling,
    for a machine where nothing is compiled yet: it starts at once, with fewer simulations a second.

    `style` names a style of the game, with changed weights if desired (`wedge,cut=3`): its preferences are the prior of
    the bot's own decisions, weighted by `prior`. `never` names kinds of actions, joined by `/`, which are left out of
    these decisions unless nothing else is legal; rollouts and the opponent may still play them.
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
        interpreted: bool = False,
        style: str | None = None,
        never: str | None = None,
        prior: float = DEFAULT_PRIOR,
        seed: int | str | None = None,
    ) -> None:
        self._level = None if level is None else check_level(level)
        if simulations is None and seconds is None and level in (None, MAX_LEVEL):
            seconds = SECONDS
        if simulations is not None or seconds is not None:
            check_budget(simulations, seconds)
        if clock not in CLOCKS:
            raise OptionError(f"clock must be one of {', '.join(CLOCKS)}, not {clock!r}.")
        self._simulations, self._seconds = simulations, seconds
        self._threads, self._clock, self._plain = threads, clock, plain
        self._interpreted = interpreted
        self._style: str | None = None
        self._style_weights: dict[str, float] = {}
        self._never, self._prior = never, prior
        if style is not None:
            self._style, self._style_weights = read_style(style)
            check_style(self._style)
        self._rng = random.Random(seed)
        self._endgame: Endgame | None = None

    def choose(self, view: State | View) -> str:
        view = view_of(view)
        return self.analyse(view).choose(self._level_of(view).temperature, self._rng)

    def analyse(self, view: View, stop: Callable[[], bool] = lambda: False) -> Result:
        """The result of the search before an action."""
        clock = CLOCKS[self._clock]
        begin = clock()
        if self._endgame is None or self._endgame.game != view.game:
            self._endgame = Endgame(view.game)
        simulations = self._most_simulations(view)
        # Enough nodes: a simulation expands one node, or adds a few results of chance events.
        most = CAPACITY if simulations is None else 2 * max(view.game.most_actions, 64) * (simulations + 1)
        search = Search(
            view,
            seed=self._rng.getrandbits(63),
            threads=self._threads,
            capacity=min(CAPACITY, most),
            settings=PLAIN if self._plain else None,
            endgame=self._endgame,
            guidance=self.guidance(view.game),
            interpreted=self._interpreted,
        )
        return search.run(simulations=simulations, seconds=self._seconds, stop=stop, clock=clock, begin=begin)

    def guidance(self, game: Game) -> Guidance | None:
        """The style and restrictions; OptionError if the game lacks them."""
        if self._style is None and self._never is None:
            return None
        return guidance_of(game, self._style, self._style_weights, self._never, self._prior)

    def _level_of(self, view: View) -> Level:
        return level_of(view.game, self._level or MAX_LEVEL)

    def _most_simulations(self, view: View) -> int | None:
        limits = (self._simulations, self._level_of(view).simulations)
        return min((limit for limit in limits if limit is not None), default=None)
