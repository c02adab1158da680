"""A rough value of Triangular Assault by the count of cells."""

from __future__ import annotations

from fractions import Fraction

from craton.core.position import Position
from craton.games.assault.law import rules
from craton.kernel.layout import BLACK, TURN, WHITE


def estimate(position: Position) -> Fraction:
    """Black's chance to win: a lead counts for more the fewer turns are left, and is never taken for certain."""
    constants, data = position.game.constants, list(position.data)
    lead = rules.count_stones(constants, data, BLACK) - rules.count_stones(constants, data, WHITE)
    turns = position.game.options["turn_limit"] - data[TURN]
    return Fraction(1, 2) + Fraction(lead, 2 * (abs(lead) + turns))
