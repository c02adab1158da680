"""The best chain of attacks: with momentum a turn goes on until an attack fails [Momentum].

A failed attack ends the turn, so a plan is simply an order of targets, and it is worth p1 (1 + p2 (1 + p3 (...)))
captures on average, each p depending on what has been captured before. Stopping is worth 0 from there on, and a failed
follow-up gives nothing back: going on never costs cells, only a stubborn defence makes it worth nothing. A cell that
floods at the end of the turn counts for nothing, but may be a stepping stone: its 1 becomes a 0.

The defender's groups do not touch each other, so a capture in one changes no chance in another. For one group
`plans.py` finds, by dynamic programming over what may be left of it, the best plans for any prospect M that is waiting
elsewhere: they are worth a + P M, a being what the plan takes and P the chance that all of it succeeds. Orders of
several groups are then shuffled into each other by Gittins' index, in pieces of falling a / (1 - P), and Whittle's
integral over the products of the best P bounds what any order can be worth. Where the two meet, the chain is the best
one; tests have met no position where they do not.

J. C. Gittins, Bandit processes and dynamic allocation indices, 1979; P. Whittle, Multi-armed bandits and the Gittins
index, 1980.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from craton.games.assault.insight.fronts import SWING, Front, groups_of
from craton.games.assault.insight.plans import HIGHEST, Plan, Plans, TooMuchWork


@dataclass(frozen=True)
class Chain:
    """Attacks in the order in which they are made, each as long as all before it have succeeded."""

    order: tuple[int, ...]
    captures: Fraction
    """The expected number of captured cells, those not counted that flood at the end of the turn."""
    exact: bool = True
    """Whether it is sure that no order is better."""

    @property
    def swing(self) -> Fraction:
        """The expected change of the difference of cells when the turn is over."""
        return SWING * self.captures


MOST = 20_000
NO_CHAIN = Chain((), Fraction(0))


class Step(NamedTuple):
    target: int
    chance: Fraction
    lasts: int


class Chains:
    """The best chains from one front."""

    def __init__(self, front: Front, *, most: int | None = MOST) -> None:
        """most: the number of sets of stones to look at before being content with a good chain; None: all."""
        self.front = front
        self._plans = Plans(front, most)

    def best(self, *, following: bool = False) -> Chain:
        """The best chain; following: as the continuation of one, so that its first attack needs enough allies, too."""
        chains = self.by_first(following=following).values()
        return max(chains, key=lambda chain: chain.captures, default=NO_CHAIN)

    def by_first(self, *, following: bool = False) -> dict[int, Chain]:
        """For each target the best chain that begins with it."""
        front = self.front
        if following and not front.need:
            return {}
        return {target: self.from_target(target) for target in front.targets(front.need if following else 1)}

    def from_target(self, target: int) -> Chain:
        """The best chain that begins with a target."""
        chance = self.front.chance(target)
        lasts = self.front.lasts(target)
        if not chance or not self.front.need:
            return Chain((target,), chance * lasts)
        rest = self._rest(self.front.foe & ~(1 << target))
        return Chain((target, *rest.order), chance * (lasts + rest.captures), rest.exact)

    def _rest(self, left: int) -> Chain:
        """The best follow-ups once these enemy stones are left."""
        try:
            groups = [self._plans.of(group) for group in groups_of(left, self.front.near)]
        except TooMuchWork:
            return self._likeliest(left)
        plans = [max(lines, key=lambda plan: plan.gain) for lines in groups if len(lines) > 1]
        order = _shuffled([self._steps(plan, left) for plan in plans])
        captures = _captures(order)
        return Chain(tuple(step.target for step in order), captures, exact=captures == _bound(groups))

    def _steps(self, plan: Plan, left: int) -> list[Step]:
        steps, own = [], self.front.own | (self.front.foe & ~left)
        for target in plan.targets():
            steps.append(Step(target, replace(self.front, own=own).chance(target), self.front.lasts(target)))
            own |= 1 << target
        return steps

    def _likeliest(self, left: int) -> Chain:
        """Follow-ups with the likeliest target each time, the one with the most enemy neighbours among equals."""
        order: list[Step] = []
        front = replace(self.front, own=self.front.own | (self.front.foe & ~left), foe=left)
        while True:
            found = [(front.eighths(t), (front.near[t] & front.foe).bit_count(), -t) for t in front.targets(front.need)]
            eighths, _, negative = max(found, default=(0, 0, 0))
            if not eighths:
                return Chain(tuple(step.target for step in order), _captures(order), exact=False)
            order.append(Step(-negative, Fraction(eighths, 8), front.lasts(-negative)))
            bit = 1 << -negative
            front = replace(front, own=front.own | bit, foe=front.foe & ~bit)


def best_chain(front: Front, *, following: bool = False, most: int | None = MOST) -> Chain:
    """The best chain of attacks on a front: exact, unless `most` limits the work."""
    return Chains(front, most=most).best(following=following)


def _captures(order: Sequence[Step]) -> Fraction:
    total = Fraction(0)
    for step in reversed(order):
        total = step.chance * (step.lasts + total)
    return total


def _shuffled(orders: Sequence[Sequence[Step]]) -> list[Step]:
    """The best order that keeps the given ones, whose chances do not depend on each other."""
    pieces = [piece for order in orders for piece in _pieces(order)]
    pieces.sort(key=lambda piece: -piece[0])  # stable, and falling within each order
    return [step for _, steps in pieces for step in steps]


def _pieces(order: Sequence[Step]) -> list[tuple[Fraction, Sequence[Step]]]:
    """Cuts an order into pieces of falling index gain / (1 - success)."""
    found = []
    start = 0
    while start < len(order):
        best, end = Fraction(-1), start
        success, gain = Fraction(1), Fraction(0)
        for at in range(start, len(order)):
            success *= order[at].chance
            gain += success * order[at].lasts
            index = gain / (1 - success)
            if index > best:
                best, end = index, at + 1
        found.append((best, order[start:end]))
        start = end
    return found


def _bound(groups: Sequence[Sequence[Plan]]) -> Fraction:
    """Whittle's bound: HIGHEST less the integral of the product of all groups' slopes over the prospects up to it."""
    slopes = [_slopes(lines) for lines in groups if len(lines) > 1]
    edges = sorted({edge for steps in slopes for edge, _ in steps} | {Fraction(0), Fraction(HIGHEST)})
    total = Fraction(HIGHEST)
    at = [0] * len(slopes)
    for low, high in pairwise(edges):
        product = Fraction(1)
        for number, steps in enumerate(slopes):
            while at[number] + 1 < len(steps) and steps[at[number] + 1][0] <= low:
                at[number] += 1
            product *= steps[at[number]][1]
        total -= product * (high - low)
    return total


def _slopes(lines: Sequence[Plan]) -> list[tuple[Fraction, Fraction]]:
    """Where each of the best plans begins to be the best, and its success; lines come with rising success."""
    found = [(Fraction(0), lines[0].success)]
    for one, two in pairwise(lines):
        found.append(((one.gain - two.gain) / (two.success - one.success), two.success))
    return found
