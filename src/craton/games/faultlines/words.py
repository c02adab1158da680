"""Small pieces of sentences."""

from __future__ import annotations

from fractions import Fraction

from craton.core.sides import SIDES
from craton.games.faultlines.groups import Group, Survey


def title(side: int) -> str:
    return SIDES[side].capitalize()


def count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def list_of(parts: list[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def name_of(here: Survey, group: Group) -> str:
    """A group is called by its lowest cell, as in the quake."""
    return here.position.game.board.names[group.cells[0]]


def percent(share: Fraction) -> str:
    return f"{float(100 * share):.0f}%"


def chance(share: Fraction) -> str:
    """A percentage that does not call something certain or impossible that is not."""
    if 0 < share < Fraction(1, 200):
        return "less than 1%"
    if Fraction(199, 200) < share < 1:
        return "more than 99%"
    return percent(share)


def decimal(value: Fraction) -> str:
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


def signed(value: Fraction) -> str:
    size = decimal(abs(value))
    return f"{'-' if value < 0 and size != '0' else '+'}{size}"
