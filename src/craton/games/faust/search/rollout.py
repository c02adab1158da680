"""Rollouts of Faust: random play that prefers captures, and large ones."""

from __future__ import annotations

from typing import Any

from craton.games.faust.search.playout import play
from craton.kernel.decorator import Constants, Floats, Ints, kernel
from craton.kernel.layout import DRAW, ROLLOUT, WINNER

GREED = 4
"""How many times as likely a capture is as a placement; large ones are more likely than small ones."""


@kernel(ROLLOUT)
def rollout(constants: Constants, state: Ints, work: Ints, rng: Any, floats: Floats, trace: Ints) -> float:
    """Black's result after play that prefers captures."""
    play(constants, state, work, rng, trace, GREED)
    return 0.5 if state[WINNER] == DRAW else 1.0 - state[WINNER]
