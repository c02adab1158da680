"""The dice of a quake in an order that builds suspense, with the exact chances of winning before and after each die.

The order of the dice never changes the result, so they may be shown in any order. A die of which little depends comes
early, the one that decides comes late. The order depends only on dice that have been shown before, so it gives nothing
away. Chances assume that nobody places between waves and that every possible salvage is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from craton.core.position import Position
from craton.core.sides import SIDES, Side
from craton.core.throws import GIVEN, LARGEST, SMALLEST, SUSPENSE, Chances, Throw
from craton.games.faultlines.insight.scores import (
    GroupOutcome,
    Opponent,
    Survivors,
    deconvolve,
    group_outcome,
    possible_bonus,
)
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import Group, find_groups
from craton.kernel.layout import BLACK, BOARD, WHITE

MAX_ADAPTIVE = 40
"""With more dice than this, their order is fixed before the first one is shown."""


def thrower(position: Position) -> Side | None:
    """The side whose group or stone the pending die judges."""
    if position.data[rules.PHASE] not in (rules.ROLL, rules.SAVE) or not position.data[rules.FOCUS]:
        return None
    return position.stone(position.data[rules.FOCUS] - 1)


def throws(before: Position, outcomes: Sequence[int], order: str = SUSPENSE) -> list[Throw] | None:
    """The dice of one run in the order in which they are shown.

    before: the position before the first die; outcomes: the numbers of the outcomes, as they came.
    """
    if thrower(before) is None:
        return None
    dice = _dice(before, outcomes)
    standing = _Standing.of(before)
    shown: list[Throw] = []
    left, last = (dice[:-1], dice[-1:]) if dice and dice[-1].waits else (dice, [])
    first, left = (left[:1], left[1:]) if left and left[0].is_salvage else ([], left)
    is_adaptive = order == SUSPENSE and len(left) <= MAX_ADAPTIVE
    for die in first:
        standing = _show(die, standing, shown)
    left = _sorted(left, order, standing)
    while left:
        die = min(left, key=lambda one: _stakes(one, standing)) if is_adaptive else left[0]
        left.remove(die)
        standing = _show(die, standing, shown)
    for die in last:
        _show(die, standing, shown)
    return shown


class _Die(NamedTuple):
    """A die of the quake, and what it decided."""

    number: int
    """Its place among the dice as they were drawn, from 0."""
    group: Group
    is_success: bool
    is_salvage: bool
    aftershock: bool

    @property
    def waits(self) -> bool:
        """Whether the owner may still salvage a stone, so that the rest of the quake waits."""
        return self.aftershock and not self.is_salvage and not self.is_success

    @property
    def pending(self) -> GroupOutcome:
        """What may become of the group before the die is shown."""
        return group_outcome(self.group.stones, self.group.faces, self.group.die, self.aftershock)

    def result(self, *, success: bool) -> GroupOutcome:
        """What may become of the group after the die."""
        if self.is_salvage:
            return GroupOutcome(1, 0, 0, 1) if success else GroupOutcome(0, 1, 0, 0)
        if success:
            return GroupOutcome(self.group.stones, 0, 0, 1)
        return group_outcome(self.group.stones, 0, self.group.die, self.aftershock)


def _dice(before: Position, outcomes: Sequence[int]) -> list[_Die]:
    groups, aftershock = find_groups(before), before.game.options["aftershock"]
    found, position = [], before
    for number, outcome in enumerate(outcomes):
        group = groups.at(position.data[rules.FOCUS] - 1)
        is_salvage = position.data[rules.PHASE] == rules.SAVE
        judged = position.data[rules.PICK] - 1 if is_salvage else group.cells[0]
        position = position.after_outcome(outcome)
        is_success = bool(position.data[BOARD + judged] & rules.SECURED)
        found.append(_Die(number, group, is_success, is_salvage, aftershock))
    return found


class _Standing(NamedTuple):
    """What is known of the final scores while some dice have been shown."""

    position: Position
    survivors: tuple[Survivors, Survivors]
    has_failed: tuple[bool, bool]

    @classmethod
    def of(cls, position: Position) -> _Standing:
        groups, aftershock = find_groups(position), position.game.options["aftershock"]
        black, white = (Survivors.of(groups.of(side), aftershock) for side in (BLACK, WHITE))
        return cls(position, (black, white), (False, False))

    def after(self, die: _Die, *, success: bool) -> _Standing:
        side = die.group.side
        survivors = _without(self.survivors[side], die.pending).with_group(die.result(success=success))
        failed = self.has_failed[side] or not success
        return self._replace(
            survivors=(survivors, self.survivors[WHITE]) if side == BLACK else (self.survivors[BLACK], survivors),
            has_failed=(failed, self.has_failed[WHITE]) if side == BLACK else (self.has_failed[BLACK], failed),
        )

    @property
    def chances(self) -> Chances:
        placed = self.position.data[rules.PLACED : rules.PLACED + 2]
        black, white = (self._scores(side, placed[side]) for side in (BLACK, WHITE))
        standing = Opponent(white).face(black, placed[WHITE] - placed[BLACK])
        return Chances(standing.win, standing.draw, 1 - standing.win - standing.draw)

    def _scores(self, side: int, placed: int) -> list[int]:
        bonus = 0 if self.has_failed[side] else possible_bonus(self.position, side, placed=placed)
        return self.survivors[side].scores(bonus=bonus)


def _without(survivors: Survivors, group: GroupOutcome) -> Survivors:
    intact = survivors.intact // group.all_left if group.all_left else 0
    return Survivors(deconvolve(survivors.weights, group), intact)


def _show(die: _Die, standing: _Standing, shown: list[Throw]) -> _Standing:
    """Add a die to those that are shown (`shown` modified in place); returns the standing after it."""
    before = shown[-1].after if shown else standing.chances
    success, failure = (standing.after(die, success=success) for success in (True, False))
    throw = Throw(die.number, SIDES[die.group.side], die.is_success, before, success.chances, failure.chances)
    shown.append(throw)
    return success if die.is_success else failure


def _stakes(die: _Die, standing: _Standing) -> Fraction:
    """The variance that a die adds to Black's result, a draw counting one half."""
    success, failure = (standing.after(die, success=success).chances for success in (True, False))
    swing = success.black - failure.black + (success.draw - failure.draw) / 2
    survival = die.group.survival
    return swing * swing * survival * (1 - survival)


def _sorted(dice: list[_Die], order: str, standing: _Standing) -> list[_Die]:
    if order == GIVEN:
        return list(dice)
    if order in (LARGEST, SMALLEST):
        return sorted(dice, key=lambda die: die.group.stones, reverse=order == LARGEST)
    return sorted(dice, key=lambda die: _stakes(die, standing))
