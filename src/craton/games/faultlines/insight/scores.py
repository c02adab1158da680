"""Exact distributions of the final scores if no more stones are placed, by convolution over groups.

Every group is judged once, whatever the wave: it keeps all its stones, none, or with aftershock one, because trying to
salvage never costs anything. Secured groups stay, and rolls already made stand. With waves, both sides are assumed to
pass between them. A side's score is therefore a sum of independent parts, and the two sides' scores are independent of
each other. Distributions are lists of integer weights, so that everything stays exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import gcd
from typing import NamedTuple

from craton.core.errors import CratonError
from craton.core.position import Position
from craton.core.scores import Change, FinalScores
from craton.core.sides import Side
from craton.games.faultlines.law import rules
from craton.games.faultlines.law.groups import Group, Groups, find_groups
from craton.kernel.layout import BLACK, BOARD, MOVER, WHITE

Weights = list[int]
"""A distribution: the weight of each score."""


class GroupOutcome(NamedTuple):
    """The distribution of the stones that remain of a group, as integer weights without a common divisor."""

    stones: int
    none_left: int
    one_left: int
    all_left: int

    @property
    def mean(self) -> Fraction:
        """The expected number of remaining stones."""
        return Fraction(self.one_left + self.all_left * self.stones, self.none_left + self.one_left + self.all_left)


@cache
def group_outcome(stones: int, faces: int, die: int, aftershock: bool) -> GroupOutcome:
    """The outcome for a group of `stones` stones that survives on `faces` of the die's faces."""
    if faces == die:
        return GroupOutcome(stones, 0, 0, 1)
    fails = die - faces
    weights = (fails * (die - 1), fails, faces * die) if aftershock else (fails, 0, faces)
    divisor = gcd(*weights)
    return GroupOutcome(stones, *(weight // divisor for weight in weights))


def convolve(weights: Weights, group: GroupOutcome) -> Weights:
    """The distribution of the score with one more group."""
    stones, none_left, one_left, all_left = group
    padded = [*weights, *[0] * stones]
    return [
        none_left * padded[score]
        + (one_left * padded[score - 1] if one_left and score else 0)
        + (all_left * padded[score - stones] if score >= stones else 0)
        for score in range(len(padded))
    ]


def deconvolve(weights: Weights, group: GroupOutcome) -> Weights:
    """The distribution of the score without a group: the exact inverse of `convolve`."""
    stones, none_left, one_left, all_left = group
    if not none_left:
        return weights[stones:]
    found: Weights = []
    for score in range(len(weights) - stones):
        rest = weights[score]
        if one_left and score:
            rest -= one_left * found[score - 1]
        if score >= stones:
            rest -= all_left * found[score - stones]
        found.append(rest // none_left)
    return found


class Survivors(NamedTuple):
    """The distribution of the surviving stones of several groups of one side."""

    weights: Weights
    """By the number of surviving stones."""
    intact: int
    """The weight of no group failing."""

    @classmethod
    def of(cls, groups: Iterable[Group], aftershock: bool) -> Survivors:
        survivors = cls([1], 1)
        for group in groups:
            survivors = survivors.with_group(group_outcome(group.stones, group.faces, group.die, aftershock))
        return survivors

    def with_group(self, group: GroupOutcome) -> Survivors:
        return Survivors(convolve(self.weights, group), self.intact * group.all_left)

    def without_group(self, group: GroupOutcome) -> Survivors:
        return Survivors(deconvolve(self.weights, group), self.intact // group.all_left)

    def scores(self, *, bonus: int) -> Weights:
        """The distribution of the score; bonus: the points that the side gets if no group fails."""
        if not bonus:
            return self.weights
        *scores, best = self.weights
        return [*scores, best - self.intact, *[0] * (bonus - 1), self.intact]


def possible_bonus(position: Position, side: int, *, placed: int) -> int:
    """The resonance bonus that a side with `placed` stones placed can still get; 0 if it cannot get any more."""
    options = position.game.options
    is_possible = options["resonance"] and placed and not position.data[rules.FAILED + side]
    return options["resonance_points"] if is_possible else 0


def final_scores(position: Position) -> FinalScores:
    """The scores of both sides if no more stones are placed; independent of hidden choices."""
    groups = find_groups(position)
    black, white = (_scores_of(groups, side) for side in (BLACK, WHITE))
    placed = position.data[rules.PLACED : rules.PLACED + 2]
    return FinalScores(
        {score: weight for score, weight in enumerate(black) if weight},
        {score: weight for score, weight in enumerate(white) if weight},
        None if placed[BLACK] == placed[WHITE] else Side.BLACK if placed[BLACK] < placed[WHITE] else Side.WHITE,
    )


def scores_title(position: Position) -> str:
    """What the scores assume."""
    if position.data[rules.PHASE] in (rules.ROLL, rules.SALVAGE, rules.SAVE):
        return "With the remaining dice"
    return "If nobody placed another stone" if position.data[rules.WAVE] else "If the quake came now"


def _scores_of(groups: Groups, side: int) -> Weights:
    position = groups.position
    survivors = Survivors.of(groups.of(side), position.game.options["aftershock"])
    return survivors.scores(bonus=possible_bonus(position, side, placed=position.data[rules.PLACED + side]))


class Standing(NamedTuple):
    """A side's expected score and its probabilities of winning and of a draw if no more stones are placed."""

    mean: Fraction
    win: Fraction
    draw: Fraction


def standings(position: Position) -> tuple[Standing, Standing]:
    """Black's and White's standing."""
    groups = find_groups(position)
    scores = [_scores_of(groups, side) for side in (BLACK, WHITE)]
    fewer = position.data[rules.PLACED + WHITE] - position.data[rules.PLACED + BLACK]
    return Opponent(scores[WHITE]).face(scores[BLACK], fewer), Opponent(scores[BLACK]).face(scores[WHITE], -fewer)


def can_place(position: Position) -> bool:
    """Whether the game is in a phase in which stones can be placed."""
    placing = (rules.PLACE, rules.SEALING, rules.BETWEEN)
    return position.data[MOVER] in (BLACK, WHITE) and position.data[rules.PHASE] in placing


def what_if(position: Position) -> dict[int, tuple[Change, Change]]:
    """By empty cell: the change if Black, or White, placed one plain stone there and no other stone followed.

    The stone counts as placed for ties. It is never a Keystone, which would add one face to those on which an unsafe
    group survives. Cells that join groups of equal sizes have equal values and are computed once, and a group is
    removed from a distribution by exact deconvolution, so nothing is convolved twice.
    """
    if not can_place(position):
        raise CratonError("No stone can be placed here, so there is nothing to ask about one more.")
    groups = find_groups(position)
    both = [_what_if_of(groups, side) for side in (BLACK, WHITE)]
    return {cell: (both[BLACK][cell], both[WHITE][cell]) for cell in both[BLACK]}


def _what_if_of(groups: Groups, side: int) -> dict[int, Change]:
    position, data, die = groups.position, groups.position.data, groups.die
    aftershock = position.game.options["aftershock"]
    placed, placed_other = data[rules.PLACED + side], data[rules.PLACED + 1 - side]
    survivors = Survivors.of(groups.of(side), aftershock)
    bonus_then = possible_bonus(position, side, placed=placed + 1)
    other = Opponent(_scores_of(groups, 1 - side))
    now = other.face(_scores_of(groups, side), placed_other - placed)
    known: dict[tuple[tuple[int, int, int], ...], Change] = {}
    found: dict[int, Change] = {}
    for cell, value in enumerate(data[BOARD:]):
        if value:
            continue
        joined = groups.joined_by(side, cell)
        key = tuple(sorted((group.stones, group.size, group.faces) for group in joined))
        if key not in known:
            rest = survivors
            for stones, _, faces in key:
                rest = rest.without_group(group_outcome(stones, faces, die, aftershock))
            stones = 1 + sum(group.stones for group in joined)
            size = 1 + sum(group.size for group in joined)
            then = rest.with_group(group_outcome(stones, min(size, die), die, aftershock))
            later = other.face(then.scores(bonus=bonus_then), placed_other - placed - 1)
            gain = later.mean - now.mean  # the other side's score does not change
            known[key] = Change(gain, gain, later.win - now.win, later.draw - now.draw)
        found[cell] = known[key]
    return found


class Opponent:
    """The distribution of the opponent's score, prepared for comparison with many others."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.at_most = list(accumulate(weights))

    def face(self, own: Weights, fewer: int) -> Standing:
        """The standing of a side with these scores; fewer: how many stones fewer than the opponent it has placed."""
        equal = sum(one * other for one, other in zip(own, self.weights, strict=False))
        at_least = sum(one * other for one, other in zip(own, self.at_most, strict=False))
        at_least += sum(own[len(self.at_most) :]) * self.at_most[-1]
        total = sum(own)
        both = total * self.at_most[-1]
        win = at_least if fewer > 0 else at_least - equal
        mean = Fraction(sum(score * weight for score, weight in enumerate(own)), total)
        return Standing(mean, Fraction(win, both), Fraction(equal if fewer == 0 else 0, both))


def exact_value(position: Position) -> Fraction | None:
    """Black's probability of winning, draws counting half, during a quake without waves; None otherwise."""
    in_quake = position.data[rules.PHASE] in (rules.ROLL, rules.SALVAGE, rules.SAVE) and position.to_move is not None
    if position.game.options["progressive"] or not in_quake:
        return None
    black, _ = standings(position)
    return black.win + black.draw / 2
