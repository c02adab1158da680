"""Rollouts of Lifeline: random play in which the sides seldom join their own groups.

A group lives by another one of its colour, so a side that joins two of its groups leaves them fewer lifelines.
"""

from __future__ import annotations

from typing import Any

from craton.games.lifeline.search.playout import play
from craton.kernel.decorator import Constants, Floats, Ints, kernel
from craton.kernel.layout import DRAW, ROLLOUT, WINNER

REDRAWS = 3
"""How often per turn a stone that may join two groups of its side is drawn again."""


@kernel(ROLLOUT)
def rollout(constants: Constants, state: Ints, work: Ints, rng: Any, floats: Floats, trace: Ints) -> float:
    """Black's result after play that mostly keeps groups apart."""
    play(constants, state, work, rng, trace, REDRAWS)
    return 0.5 if state[WINNER] == DRAW else 1.0 - state[WINNER]
