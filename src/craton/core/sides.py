"""Who acts: the two sides, and who else can be to move."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    BLACK = "black"
    WHITE = "white"

    @property
    def other(self) -> Side:
        return Side.WHITE if self is Side.BLACK else Side.BLACK


class Actor(StrEnum):
    """To move when no side is: a die or coins, or a seat while komi is being agreed."""

    CHANCE = "chance"
    FIRST = "first"
    SECOND = "second"


CHANCE = Actor.CHANCE

SIDES = (Side.BLACK, Side.WHITE)
MOVERS: tuple[Side | Actor | None, ...] = (Side.BLACK, Side.WHITE, Actor.CHANCE, Actor.FIRST, Actor.SECOND, None)
"""By the value of a state's MOVER slot; None once the game is over."""
