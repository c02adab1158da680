"""What a search asks at a leaf of Lifeline: the rest played by sides that seldom join their groups.

A group lives by another one of its colour, so whoever makes one group of two has less to live by.
"""

from __future__ import annotations

from typing import Any

from craton.games.lifeline.search.playout import play
from craton.kernel.decorator import Constants, Floats, Ints, kernel
from craton.kernel.layout import DRAW, ROLLOUT, WINNER

SECOND_THOUGHTS = 3


@kernel(ROLLOUT)
def rollout(constants: Constants, state: Ints, work: Ints, rng: Any, floats: Floats, trace: Ints) -> float:
    """Black's result after play that mostly keeps groups apart."""
    play(constants, state, work, rng, trace, SECOND_THOUGHTS)
    return 0.5 if state[WINNER] == DRAW else 1.0 - state[WINNER]
