"""The simplest opponent: every legal action alike."""

from __future__ import annotations

import random

from craton.core.errors import ActionError
from craton.core.view import View


class RandomBot:
    def __init__(self, *, seed: int | str | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> str:
        moves = list(view.legal_moves)
        if not moves:
            raise ActionError("There is nothing to choose: this view's side is not to move.")
        return self._rng.choice(moves)
