"""An evaluation without search: counting stones, or what a game's own estimate says."""

from __future__ import annotations

from fractions import Fraction

from craton.core.position import Position
from craton.kernel.layout import BLACK_STONE, BOARD, WHITE_STONE
from craton.odds.luck import to_first_seat


def material(position: Position) -> Fraction:
    """The first seat's chance to win, roughly: the lead in stones as a share of all stones and one more."""
    black = position.game.definition.estimate(position)
    if black is None:
        colours = [value & 3 for value in position.data[BOARD:]]
        own, other = colours.count(BLACK_STONE), colours.count(WHITE_STONE)
        black = Fraction(1, 2) + Fraction(own - other, 2 * (own + other + 1))
    return to_first_seat(position, black)
