"""Queries and drawings that a state and a view have in common: both are about one position."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from craton.core.position import Outcome, Position
from craton.core.sides import Actor, Side

if TYPE_CHECKING:
    from craton.core.state import Step


class PositionQueries:
    """For a view, the position is the one with hidden slots masked."""

    _position: Position

    @property
    def to_move(self) -> Side | Actor | None:
        """Side.BLACK, Side.WHITE, CHANCE, a seat while komi is being agreed, or None when the game is over."""
        return self._position.to_move

    @property
    def turn(self) -> int:
        """The number of turns taken."""
        return self._position.turn

    @property
    def chance(self) -> Mapping[str, Fraction]:
        """The pending chance event's outcomes with their exact probabilities; empty if there is none."""
        return self._position.chance

    @property
    def event(self) -> str | None:
        """The name of the pending chance event, such as `roll a1` or `xc5`; None if there is none."""
        return self._position.event

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game (winner, reason, score); None while it is not over."""
        return self._position.outcome

    @property
    def board(self) -> dict[str, Side]:
        """The visible stones: cell name -> side."""
        return self._position.board

    def returns(self) -> tuple[float, float]:
        """The result for the first and the second seat: 1 for a win, -1 for a loss, 0 for a draw or while it lasts."""
        return self._position.returns()

    def draw(self, *, colour: bool = False) -> str:
        """The board for a terminal."""
        from craton.core.picture import picture_of
        from craton.draw.terminal import draw_text

        return draw_text(picture_of(self._position, self._last()), colour=colour)

    def to_svg(self, *, size: int = 480) -> str:
        """The board as an SVG picture, `size` pixels wide."""
        from craton.core.picture import picture_of
        from craton.draw.svg import draw_svg

        return draw_svg(picture_of(self._position, self._last()), size=size)

    def _last(self) -> Step | None:
        """The step to mark in a drawing."""
        return None

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        return self.draw()
