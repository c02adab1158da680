"""The two sides, the two seats and chance: everything that can be to move."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    BLACK = "black"
    WHITE = "white"

    @property
    def other(self) -> Side:
        return Side.WHITE if self is Side.BLACK else Side.BLACK


class Actor(StrEnum):
    """A mover that is not a side: chance, or a seat while komi is being agreed. FIRST and SECOND name the seats."""

    CHANCE = "chance"
    FIRST = "first"
    SECOND = "second"


CHANCE = Actor.CHANCE

SIDES = (Side.BLACK, Side.WHITE)
SEATS = (Actor.FIRST, Actor.SECOND)
MOVERS: tuple[Side | Actor | None, ...] = (Side.BLACK, Side.WHITE, Actor.CHANCE, Actor.FIRST, Actor.SECOND, None)
"""The mover for each value of a state's MOVER slot; None when the game is over."""


def side_name(side: int) -> str:
    """`Black` for 0, `White` for 1."""
    return SIDES[side].capitalize()
