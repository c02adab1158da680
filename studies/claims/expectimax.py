"""Exact values of short endgames by full enumeration, in fractions."""

from __future__ import annotations

from fractions import Fraction

from craton.core.position import Position
from craton.core.sides import Side


class Outlook:
    """Black's probability of winning with perfect play, a draw counting half; positions are cached.

    Only for positions without secrets and a few turns before the end: the work is not limited.
    """

    def __init__(self) -> None:
        self._known: dict[Position, Fraction] = {}

    def value(self, position: Position) -> Fraction:
        if position not in self._known:
            self._known[position] = self._look(position)
        return self._known[position]

    def best(self, position: Position) -> set[str]:
        """The best actions of the side to move."""
        values = {action: self.value(position.after(action)) for action in position.legal}
        best = max(values.values()) if position.to_move is Side.BLACK else min(values.values())
        write = position.game.definition.notation.write
        return {write(position.game, action) for action, value in values.items() if value == best}

    def _look(self, position: Position) -> Fraction:
        if position.outcome is not None:
            winner = position.outcome.winner
            return Fraction(1, 2) if winner is None else Fraction(winner is Side.BLACK)
        if position.weights:
            worth = [weight * self.value(position.after_outcome(n)) for n, weight in enumerate(position.weights)]
            return sum(worth, Fraction(0)) / sum(position.weights)
        values = [self.value(position.after(action)) for action in position.legal]
        return max(values) if position.to_move is Side.BLACK else min(values)
