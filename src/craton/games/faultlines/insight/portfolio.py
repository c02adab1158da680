"""A side's groups as a portfolio: certain points, likely points and bets."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import NamedTuple

from craton.games.faultlines.insight.scores import group_outcome, possible_bonus
from craton.games.faultlines.law.groups import Group, Groups
from craton.games.faultlines.law.rules import PLACED

CORE, GROWTH, SPECULATIVE = KINDS = ("core", "growth", "speculative")


def kind_of(group: Group) -> str:
    """Core groups cannot fail, growth groups are more likely to survive than not, speculative ones are not."""
    if group.is_safe:
        return CORE
    return GROWTH if 2 * group.faces > group.die else SPECULATIVE


class Holding(NamedTuple):
    """A row of the portfolio: the groups of one kind, the resonance bonus, or the total."""

    kind: str
    groups: int
    stones: int
    expected: Fraction
    floor: int
    """The points that are certain."""
    ceiling: int
    """The most points possible."""


def portfolio(groups: Groups, side: int) -> list[Holding]:
    """A holding for each kind of group present, one for the resonance bonus if it is still possible, and the total."""
    position, own = groups.position, groups.of(side)
    aftershock = position.game.options["aftershock"]
    found = []
    for kind in KINDS:
        members = [group for group in own if kind_of(group) == kind]
        if members:
            stones = sum(group.stones for group in members)
            outcomes = (group_outcome(group.stones, group.faces, group.die, aftershock) for group in members)
            expected = sum((outcome.mean for outcome in outcomes), Fraction(0))
            ceiling = sum(group.stones if group.faces else 1 for group in members)  # one stone can be salvaged
            found.append(Holding(kind, len(members), stones, expected, stones if kind == CORE else 0, ceiling))
    if bonus := possible_bonus(position, side, placed=position.data[PLACED + side]):
        intact = prod((group.survival for group in own), start=Fraction(1))
        found.append(Holding("resonance", 0, 0, bonus * intact, bonus if intact == 1 else 0, bonus if intact else 0))
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
