"""The quake in exact fractions, for people and accounts; the search has its own in quake.py."""

from __future__ import annotations

from fractions import Fraction

from craton.core.layout import BOARD
from craton.core.position import Position
from craton.core.sides import SIDES, Side
from craton.games.faultlines.groups import effective_size, groups
from craton.games.faultlines.rules import BONUS, FAILED, FOCUS, PHASE, PLACED, ROLL, SAFE, SALVAGE, SAVE, SECURED

Scores = dict[int, Fraction]
"""Points with their probabilities."""


def exact_value(position: Position) -> Fraction | None:
    """Black's chance to win plus half the chance of a draw, once the quake has begun; None before, and with waves."""
    scores = final_scores(position)
    if scores is None:
        return None
    more = position.data[PLACED] - position.data[PLACED + 1]
    tie = Fraction(1, 2) if more == 0 else Fraction(0 if more > 0 else 1)
    black, white = scores
    total = Fraction(0)
    for own, chance in black.items():
        for other, probability in white.items():
            if own >= other:
                total += chance * probability * (1 if own > other else tie)
    return total


def expected_scores(position: Position) -> tuple[Fraction, Fraction] | None:
    scores = final_scores(position)
    if scores is None:
        return None
    black, white = (sum((points * chance for points, chance in side.items()), Fraction(0)) for side in scores)
    return black, white


def final_scores(position: Position) -> tuple[Scores, Scores] | None:
    """The distributions of both sides' points, which are independent, if every failed group is searched."""
    if position.game.options["progressive"] or position.data[PHASE] not in (ROLL, SALVAGE, SAVE):
        return None
    if position.to_move is None:
        return None
    return _scores(position, SIDES[0]), _scores(position, SIDES[1])


def _scores(position: Position, side: Side) -> Scores:
    options, data = position.game.options, position.data
    salvage = Fraction(1, SAFE) if options["aftershock"] else Fraction(0)
    number = SIDES.index(side)
    # By points and whether all groups have survived.
    reached = {(0, not data[FAILED + number]): Fraction(1)}
    for group in groups(position):
        if position.stone(min(group)) is not side:
            continue
        survival = Fraction(min(effective_size(position, group), SAFE), SAFE)
        if data[BOARD + min(group)] & SECURED:
            survival = Fraction(1)
        elif data[PHASE] != ROLL and data[FOCUS] - 1 in group:
            survival = Fraction(0)
        after: dict[tuple[int, bool], Fraction] = {}
        for (points, intact), chance in reached.items():
            fates = ((len(group), True, survival), (1, False, (1 - survival) * salvage))
            for gain, whole, share in (*fates, (0, False, (1 - survival) * (1 - salvage))):
                if share:
                    key = points + gain, intact and whole
                    after[key] = after.get(key, Fraction(0)) + chance * share
        reached = after
    scores: Scores = {}
    for (points, intact), chance in reached.items():
        bonus = BONUS if options["resonance"] and intact and data[PLACED + number] else 0
        scores[points + bonus] = scores.get(points + bonus, Fraction(0)) + chance
    return scores
