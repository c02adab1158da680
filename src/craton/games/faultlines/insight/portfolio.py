"""A side's groups as an investor sees them: what is certain, what is likely, what is a bet."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import NamedTuple

from craton.games.faultlines.insight.scores import fate, hopes_for_bonus
from craton.games.faultlines.law.groups import Group, Survey
from craton.games.faultlines.law.rules import BONUS, PLACED, SAFE

CORE, GROWTH, SPECULATIVE = KINDS = ("core", "growth", "speculative")
GROWING = 4  # the smallest effective size that is more likely to survive than not


def worth(stones: int, sixths: int, aftershock: bool) -> Fraction:
    """The stones that are expected to be left of a group."""
    _, nothing, one, everything = fate(stones, sixths, aftershock)
    return Fraction(one + everything * stones, nothing + one + everything)


def kind_of(group: Group) -> str:
    """Core: it cannot fail. Growth: of size 4 or 5. Speculative: smaller."""
    if group.is_safe:
        return CORE
    return GROWTH if group.sixths >= GROWING else SPECULATIVE


class Holding(NamedTuple):
    """Groups of one kind, or the bonus, or all together."""

    kind: str
    groups: int
    stones: int
    expected: Fraction
    floor: int
    ceiling: int


def portfolio(seen: Survey, side: int) -> list[Holding]:
    """A holding for each kind that there is, one for the points of resonance, if any can be had, and the total."""
    aftershock = seen.position.game.options["aftershock"]
    found = []
    for kind in KINDS:
        groups = [group for group in seen.of(side) if kind_of(group) == kind]
        if groups:
            stones = sum(group.stones for group in groups)
            expected = sum((worth(group.stones, group.sixths, aftershock) for group in groups), Fraction(0))
            ceiling = sum(group.stones if group.sixths else 1 for group in groups)  # one: what may be salvaged
            found.append(Holding(kind, len(groups), stones, expected, stones if kind == CORE else 0, ceiling))
    if hopes_for_bonus(seen.position, side, placed=seen.position.data[PLACED + side]):
        intact = prod((group.sixths for group in seen.of(side)), start=1)
        share = Fraction(intact, SAFE ** len(seen.of(side)))
        found.append(Holding("resonance", 0, 0, BONUS * share, BONUS if share == 1 else 0, BONUS if share else 0))
    return [*found, _total(found)]


def _total(holdings: list[Holding]) -> Holding:
    return Holding(
        "total",
        sum(holding.groups for holding in holdings),
        sum(holding.stones for holding in holdings),
        sum((holding.expected for holding in holdings), Fraction(0)),
        sum(holding.floor for holding in holdings),
        sum(holding.ceiling for holding in holdings),
    )
