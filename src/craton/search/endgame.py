"""The end of a game, solved exactly where that is quick."""

from __future__ import annotations

from craton.core.position import Position
from craton.search.result import Result


def solved(position: Position, simulations: int | None, seconds: float | None) -> Result | None:
    return None
