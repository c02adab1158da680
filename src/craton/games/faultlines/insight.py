"""What a player of Fault Lines wants to see: every group's chance to survive."""

from __future__ import annotations

from fractions import Fraction

from craton.core.insight import Odds
from craton.core.layout import BOARD
from craton.core.position import Position
from craton.games.faultlines.groups import effective_size, groups
from craton.games.faultlines.rules import SAFE, SECURED


def odds(position: Position) -> list[Odds]:
    """The survival of each group if it rolled now, in the order of the quake; secured groups do not roll."""
    found = []
    for group in groups(position):
        if all(position.data[BOARD + cell] & SECURED for cell in group):
            continue
        size, lowest = effective_size(position, group), min(group)
        side, name = position.stone(lowest), position.game.board.names[lowest]
        survival = Fraction(min(size, SAFE), SAFE)
        found.append(Odds(f"roll {name}", f"{side}, size {size}", survival, tuple(sorted(group))))
    return found
