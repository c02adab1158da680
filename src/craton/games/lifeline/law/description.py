"""Short descriptions of a position for display."""

from __future__ import annotations

from craton.core.position import Position
from craton.games.lifeline.law import rules

TASKS = {
    rules.PLACE: "to move",
    rules.SECOND_STONE: "to place the second stone",
    rules.NAME_KOMI: "to name a komi",
    rules.TAKE_COLOUR: "to take black or white",
}


def task(position: Position) -> str:
    return TASKS[position.data[rules.PHASE]]
