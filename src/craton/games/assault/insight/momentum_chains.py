"""The best chain of attacks: with momentum a turn continues until an attack fails [Momentum].

A failed attack ends the turn, so a chain is an order of targets, and it captures p1 (1 + p2 (1 + p3 (...))) cells on
average, where each p depends on the earlier captures. Stopping gains nothing, and a failed follow-up gives nothing
back, so continuing never costs cells; only against a stubborn defence does it gain nothing. A cell that floods at the
end of the turn gains nothing either, but may be a stepping stone: its 1 becomes a 0.

The defender's groups do not touch, so a capture in one changes no chance in another. For each group,
momentum_group_chains.py finds the best chains for any expected captures M elsewhere: they are worth a + P M, where a is
the expected captures of the chain and P the probability that all of it succeeds. The chains of several groups are then
merged by Gittins index, in pieces of decreasing a / (1 - P), and Whittle's integral over the products of the best P
bounds the value of any order. Where value and bound are equal the chain is optimal; no test has found a position where
they differ.

J. C. Gittins, Bandit processes and dynamic allocation indices, 1979; P. Whittle, Multi-armed bandits and the Gittins
index, 1980.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from craton.games.assault.insight.attack_board import SWING, AttackBoard, groups_of
from craton.games.assault.insight.momentum_group_chains import GroupChain, GroupChainFinder, WorkLimitError


@dataclass(frozen=True)
class Chain:
    """Attacks in order, each made only if all earlier ones succeed."""

    order: tuple[int, ...]
    captures: Fraction
    """The expected number of captured cells, not counting those that flood at the end of the turn."""
    exact: bool = True
    """Whether it is proved that no order is better."""

    @property
    def swing(self) -> Fraction:
        """The expected change of the difference in cells at the end of the turn."""
        return SWING * self.captures


WORK_LIMIT = 20_000


class Step(NamedTuple):
    target: int
    chance: Fraction
    gain: int


class ChainFinder:
    """The best chains on one board; work_limit: sets of stones to look at before settling for a good chain, or None."""

    def __init__(self, board: AttackBoard, *, work_limit: int | None = WORK_LIMIT) -> None:
        self.board = board
        self._groups = GroupChainFinder(board, work_limit)

    def by_first_target(self, *, following: bool = False) -> dict[int, Chain]:
        """The best chain for each first target; following: whether the first attack is itself a follow-up."""
        board = self.board
        if following and not board.momentum:
            return {}
        return {target: self.from_target(target) for target in board.targets(board.momentum if following else 1)}

    def from_target(self, target: int) -> Chain:
        """The best chain that begins with a target."""
        chance = self.board.chance(target)
        gain = self.board.gain(target)
        if not chance or not self.board.momentum:
            return Chain((target,), chance * gain)
        rest = self._follow_ups(self.board.foe & ~(1 << target))
        return Chain((target, *rest.order), chance * (gain + rest.captures), rest.exact)

    def _follow_ups(self, left: int) -> Chain:
        """The best follow-ups once only these enemy stones are left."""
        try:
            groups = [self._groups.best_chains(group) for group in groups_of(left, self.board.neighbours)]
        except WorkLimitError:
            return self._likeliest(left)
        best = [max(chains, key=lambda chain: chain.gain) for chains in groups if len(chains) > 1]
        # Their chances do not depend on each other. The sort is stable, and descending within each group already.
        pieces = [piece for chain in best for piece in _pieces(self._steps(chain, left))]
        order = [step for _, steps in sorted(pieces, key=lambda piece: -piece[0]) for step in steps]
        captures = _captures(order)
        is_best = captures == _upper_bound(groups, self.board.most_captures)
        return Chain(tuple(step.target for step in order), captures, exact=is_best)

    def _steps(self, chain: GroupChain, left: int) -> list[Step]:
        steps, board = [], self.board.capture(self.board.foe & ~left)
        for target in chain.targets():
            steps.append(Step(target, board.chance(target), board.gain(target)))
            board = board.capture(1 << target)
        return steps

    def _likeliest(self, left: int) -> Chain:
        """Greedy follow-ups: the likeliest target first, among equals the one with the most enemy neighbours."""
        order: list[Step] = []
        board = self.board.capture(self.board.foe & ~left)
        while True:
            found = [
                (board.success(target), (board.neighbours[target] & board.foe).bit_count(), -target)
                for target in board.targets(board.momentum)
            ]
            success, _, negative = max(found, default=(0, 0, 0))
            if not success:
                return Chain(tuple(step.target for step in order), _captures(order), exact=False)
            order.append(Step(-negative, Fraction(success, board.cases), board.gain(-negative)))
            board = board.capture(1 << -negative)


def _captures(order: Sequence[Step]) -> Fraction:
    total = Fraction(0)
    for step in reversed(order):
        total = step.chance * (step.gain + total)
    return total


def _pieces(order: Sequence[Step]) -> list[tuple[Fraction, Sequence[Step]]]:
    """Cut an order into pieces of decreasing Gittins index gain / (1 - success)."""
    found = []
    start = 0
    while start < len(order):
        best, end = Fraction(-1), start
        success, gain = Fraction(1), Fraction(0)
        for at in range(start, len(order)):
            success *= order[at].chance
            gain += success * order[at].gain
            index = gain / (1 - success)
            if index > best:
                best, end = index, at + 1
        found.append((best, order[start:end]))
        start = end
    return found


def _upper_bound(groups: Sequence[Sequence[GroupChain]], most: Fraction) -> Fraction:
    """Whittle's bound: `most` minus the integral from 0 to `most` of the product of all groups' slopes.

    most: more than any chain can capture on average.
    """
    slopes = [_slopes(chains) for chains in groups if len(chains) > 1]
    edges = sorted({min(edge, most) for steps in slopes for edge, _ in steps} | {Fraction(0), most})
    total = most
    at = [0] * len(slopes)
    for low, high in pairwise(edges):
        product = Fraction(1)
        for number, steps in enumerate(slopes):
            while at[number] + 1 < len(steps) and steps[at[number] + 1][0] <= low:
                at[number] += 1
            product *= steps[at[number]][1]
        total -= product * (high - low)
    return total


def _slopes(chains: Sequence[GroupChain]) -> list[tuple[Fraction, Fraction]]:
    """For each chain, by increasing success: the M from which it is best, and its success."""
    found = [(Fraction(0), chains[0].success)]
    for one, two in pairwise(chains):
        found.append(((one.gain - two.gain) / (two.success - one.success), two.success))
    return found
