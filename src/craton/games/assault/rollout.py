"""What a search asks at a leaf of Triangular Assault: the rest played by sides that prefer promising attacks."""

from __future__ import annotations

from typing import Any

from craton.core.kernel import Floats, Ints, Table, kernel
from craton.core.layout import CHANCE, DRAW, MOVER, ROLLOUT, WINNER
from craton.games.assault.fast import play

UNKNOWN = -1.0


@kernel(ROLLOUT)
def rollout(table: Table, state: Ints, work: Ints, rng: Any, floats: Floats, trace: Ints) -> float:
    """Black's result after eager play; coins at hand are the search's to throw."""
    if state[MOVER] == CHANCE:
        return UNKNOWN
    play(table, state, work, rng, trace, 1)
    return 0.5 if state[WINNER] == DRAW else 1.0 - state[WINNER]
