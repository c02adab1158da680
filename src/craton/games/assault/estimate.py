"""A rough value of Triangular Assault by the count of cells."""

from __future__ import annotations

from fractions import Fraction

from craton.core.layout import BLACK, TURN, WHITE
from craton.core.position import Position
from craton.games.assault import rules


def estimate(position: Position) -> Fraction:
    """Black's chance to win: a lead counts for more the fewer turns are left, and is never taken for certain."""
    table, data = position.game.table, list(position.data)
    lead = rules.count_stones(table, data, BLACK) - rules.count_stones(table, data, WHITE)
    turns = position.game.options["turn_limit"] - data[TURN]
    return Fraction(1, 2) + Fraction(lead, 2 * (abs(lead) + turns))
