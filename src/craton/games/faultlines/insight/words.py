"""Names in sentences."""

from __future__ import annotations

from craton.core.sides import SIDES
from craton.games.faultlines.law.groups import Group, Survey


def title(side: int) -> str:
    return SIDES[side].capitalize()


def name_of(here: Survey, group: Group) -> str:
    """A group is called by its lowest cell, as in the quake."""
    return here.position.game.board.names[group.cells[0]]
