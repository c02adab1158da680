"""The exact scores of a quake that nobody adds a stone to any more, by convolution over groups with integer weights.

Every group is judged once, in whatever wave: it adds all its stones, nothing, or with aftershock one stone, which its
owner always tries to salvage because that never costs anything. Groups that are secured stay; what has been rolled is
as it fell. With waves both sides pass wherever they could place. So a side's score is a sum of independent parts, and
the parts of the two sides have nothing to do with each other.
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
from craton.games.faultlines.law.groups import Group, Survey, survey
from craton.games.faultlines.law.rules import (
    BETWEEN,
    BONUS,
    FAILED,
    PHASE,
    PLACE,
    PLACED,
    ROLL,
    SAFE,
    SALVAGE,
    SAVE,
    SEALING,
)
from craton.kernel.layout import BLACK, BOARD, MOVER, WHITE

Weights = list[int]
"""By score."""


class Fate(NamedTuple):
    """What becomes of a group, in integer weights without a common divisor."""

    stones: int
    nothing: int
    one: int
    everything: int


@cache
def fate(stones: int, sixths: int, aftershock: bool) -> Fate:
    if sixths == SAFE:
        return Fate(stones, 0, 0, 1)
    fails, salvages = SAFE - sixths, 1 if aftershock else 0
    weights = (fails * (SAFE - 1), fails, sixths * SAFE) if salvages else (fails, 0, sixths)
    divisor = gcd(*weights)
    return Fate(stones, *(weight // divisor for weight in weights))


def multiply(weights: Weights, by: Fate) -> Weights:
    """The weights of a score to which a group is added."""
    stones, nothing, one, everything = by
    padded = [*weights, *[0] * stones]
    return [
        nothing * padded[score]
        + (one * padded[score - 1] if one and score else 0)
        + (everything * padded[score - stones] if score >= stones else 0)
        for score in range(len(padded))
    ]


def divide(weights: Weights, by: Fate) -> Weights:
    """The weights of a score from which a group is taken out again: multiply's exact inverse."""
    stones, nothing, one, everything = by
    if not nothing:
        return weights[stones:]
    found: Weights = []
    for score in range(len(weights) - stones):
        rest = weights[score]
        if one and score:
            rest -= one * found[score - 1]
        if score >= stones:
            rest -= everything * found[score - stones]
        found.append(rest // nothing)
    return found


class Holdings(NamedTuple):
    """A side's groups together."""

    weights: Weights
    """By surviving stones."""
    intact: int
    """The weight of no group failing."""

    @classmethod
    def of(cls, groups: Iterable[Group], aftershock: bool) -> Holdings:
        holdings = cls([1], 1)
        for group in groups:
            holdings = holdings.with_(fate(group.stones, group.sixths, aftershock))
        return holdings

    def with_(self, part: Fate) -> Holdings:
        return Holdings(multiply(self.weights, part), self.intact * part.everything)

    def without(self, part: Fate) -> Holdings:
        return Holdings(divide(self.weights, part), self.intact // part.everything)

    def scores(self, *, bonus: bool) -> Weights:
        """With the points for resonance, if there are any to be had."""
        if not bonus:
            return self.weights
        *scores, best = self.weights
        return [*scores, best - self.intact, *[0] * (BONUS - 1), self.intact]


def hopes_for_bonus(position: Position, side: int, *, placed: int) -> bool:
    """Whether resonance is on and nothing of the side's has failed; placed: its stones placed so far."""
    return bool(position.game.options["resonance"] and placed and not position.data[FAILED + side])


def final_scores(position: Position) -> FinalScores:
    """Both sides' scores as if no stone were placed any more; hidden choices play no part in it."""
    seen = survey(position)
    black, white = (_scores_of(seen, side) for side in (BLACK, WHITE))
    return FinalScores(
        {score: weight for score, weight in enumerate(black) if weight},
        {score: weight for score, weight in enumerate(white) if weight},
        _tied(position.data[PLACED + BLACK], position.data[PLACED + WHITE]),
    )


def _scores_of(seen: Survey, side: int) -> Weights:
    position = seen.position
    holdings = Holdings.of(seen.of(side), position.game.options["aftershock"])
    return holdings.scores(bonus=hopes_for_bonus(position, side, placed=position.data[PLACED + side]))


def _tied(black: int, white: int) -> Side | None:
    """Who wins a tie, by stones placed."""
    if black == white:
        return None
    return Side.BLACK if black < white else Side.WHITE


class Standing(NamedTuple):
    """How a side stands if no stone is placed any more."""

    mean: Fraction
    win: Fraction
    draw: Fraction


def standings(position: Position) -> tuple[Standing, Standing]:
    """Black's and White's."""
    seen = survey(position)
    scores = [_scores_of(seen, side) for side in (BLACK, WHITE)]
    fewer = position.data[PLACED + WHITE] - position.data[PLACED + BLACK]
    return Opponent(scores[WHITE]).meet(scores[BLACK], fewer), Opponent(scores[BLACK]).meet(scores[WHITE], -fewer)


def can_place(position: Position) -> bool:
    """Whether stones can be placed at this point of the game."""
    return position.data[MOVER] in (BLACK, WHITE) and position.data[PHASE] in (PLACE, SEALING, BETWEEN)


def what_if(position: Position) -> dict[int, tuple[Change, Change]]:
    """For every empty cell the change if Black, or White, had one plain stone more there, and no other came.

    A stone on the cell counts as placed for the tie. It is never a Keystone: that would add a sixth to the survival of
    a group that is not safe. Cells that join groups of the same sizes are worth the same and are worked out once, and
    a group is taken out of a score by exact division, so nothing is convolved anew.
    """
    if not can_place(position):
        raise CratonError("No stone can be placed here, so there is nothing to ask about one more.")
    seen = survey(position)
    both = [_what_if_of(seen, side) for side in (BLACK, WHITE)]
    return {cell: (both[BLACK][cell], both[WHITE][cell]) for cell in both[BLACK]}


def _what_if_of(seen: Survey, side: int) -> dict[int, Change]:
    position, data = seen.position, seen.position.data
    aftershock = position.game.options["aftershock"]
    placed, placed_other = data[PLACED + side], data[PLACED + 1 - side]
    holdings = Holdings.of(seen.of(side), aftershock)
    bonus_then = hopes_for_bonus(position, side, placed=placed + 1)
    other = Opponent(_scores_of(seen, 1 - side))
    now = other.meet(_scores_of(seen, side), placed_other - placed)
    known: dict[tuple[tuple[int, int, int], ...], Change] = {}
    found: dict[int, Change] = {}
    for cell, value in enumerate(data[BOARD:]):
        if value:
            continue
        joined = seen.joined_by(side, cell)
        key = tuple(sorted((group.stones, group.size, group.sixths) for group in joined))
        if key not in known:
            rest = holdings
            for stones, _, sixths in key:
                rest = rest.without(fate(stones, sixths, aftershock))
            stones = 1 + sum(group.stones for group in joined)
            size = 1 + sum(group.size for group in joined)
            then = rest.with_(fate(stones, min(size, SAFE), aftershock))
            later = other.meet(then.scores(bonus=bonus_then), placed_other - placed - 1)
            gain = later.mean - now.mean  # the other side's score stays what it is
            known[key] = Change(gain, gain, later.win - now.win, later.draw - now.draw)
        found[cell] = known[key]
    return found


class Opponent:
    """A score to be met by another one."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.at_most = list(accumulate(weights))

    def meet(self, own: Weights, fewer: int) -> Standing:
        """How the side with these scores stands; fewer: by how many stones it has placed fewer."""
        equal = sum(one * other for one, other in zip(own, self.weights, strict=False))
        at_least = sum(one * other for one, other in zip(own, self.at_most, strict=False))
        at_least += sum(own[len(self.at_most) :]) * self.at_most[-1]
        total = sum(own)
        both = total * self.at_most[-1]
        win = at_least if fewer > 0 else at_least - equal
        mean = Fraction(sum(score * weight for score, weight in enumerate(own)), total)
        return Standing(mean, Fraction(win, both), Fraction(equal if fewer == 0 else 0, both))


def exact_value(position: Position) -> Fraction | None:
    """Black's chance to win plus half the chance of a draw, once the quake has begun; None before, and with waves."""
    scores = _quake_scores(position)
    if scores is None:
        return None
    tie = Fraction(1, 2) if scores.tied is None else Fraction(scores.tied is Side.BLACK)
    won = sum(
        weight * other * (1 if black > white else tie)
        for black, weight in scores.black.items()
        for white, other in scores.white.items()
        if black >= white
    )
    return Fraction(won) / (sum(scores.black.values()) * sum(scores.white.values()))


def _quake_scores(position: Position) -> FinalScores | None:
    if position.game.options["progressive"] or position.data[PHASE] not in (ROLL, SALVAGE, SAVE):
        return None
    return None if position.to_move is None else final_scores(position)
