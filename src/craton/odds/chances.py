"""The chances of Black, of a draw and of White in a position, exact where nothing but chance is left to decide."""

from __future__ import annotations

from dataclasses import dataclass

from craton.core.position import Position
from craton.core.sides import Side
from craton.odds.scores import JointScores


@dataclass(frozen=True)
class WinningChances:
    """Probabilities that add up to 1. A search cannot separate draws: in an estimate they count half for each side."""

    black: float
    draw: float
    white: float
    exact: bool
    """Whether the probabilities are exact; otherwise they are the engine's estimate."""
    best: str | None = None
    """The engine's choice for the side to move; None where nobody decides, or without a search."""


def exact_chances(position: Position) -> WinningChances | None:
    """The chances in a game that is over or that only chance decides; None otherwise. It takes no search."""
    if position.to_move is None:
        assert position.outcome is not None
        winner = position.outcome.winner
        black, draw, white = (float(winner is one) for one in (Side.BLACK, None, Side.WHITE))
        return WinningChances(black, draw, white, exact=True)
    definition = position.game.definition
    value = definition.exact_value(position)
    if value is None:
        return None
    found = definition.final_scores(position)
    if found is None:
        return WinningChances(float(value), 0.0, float(1 - value), exact=True)
    scores = JointScores(found)
    return WinningChances(float(scores.black), float(scores.draw), float(scores.white), exact=True)
