"""The simplest opponent: all legal actions are equally likely."""

from __future__ import annotations

import random

from craton.bots import view_of
from craton.core.state import State
from craton.core.view import View


class RandomBot:
    def __init__(self, *, seed: int | str | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: State | View) -> str:
        return self._rng.choice(list(view_of(view).legal_moves))
