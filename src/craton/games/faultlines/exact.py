"""What a quake that has begun is worth, exactly: for accounts of luck. The search has its own in quake.py."""

from __future__ import annotations

from fractions import Fraction

from craton.core.position import Position
from craton.core.scores import FinalScores
from craton.core.sides import Side
from craton.games.faultlines.rules import PHASE, ROLL, SALVAGE, SAVE
from craton.games.faultlines.scores import final_scores


def exact_value(position: Position) -> Fraction | None:
    """Black's chance to win plus half the chance of a draw, once the quake has begun; None before, and with waves."""
    scores = _scores(position)
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


def _scores(position: Position) -> FinalScores | None:
    if position.game.options["progressive"] or position.data[PHASE] not in (ROLL, SALVAGE, SAVE):
        return None
    return None if position.to_move is None else final_scores(position)
