"""The greedy opponent: one action ahead, on exact expectations, counting stones."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

from craton.core.errors import ActionError
from craton.core.position import Position
from craton.core.sides import Actor, Side
from craton.core.view import View
from craton.kernel.layout import BLACK, BLACK_SEAT, BLACK_STONE, BOARD, DRAW, MOVER, OVER, WHITE_STONE, WINNER

SAMPLES = 8
"""Positions drawn from a view that hides something; an action is worth its mean over them."""
MOST_CELLS = 65_536
"""Actions x cells of the board looked at for one decision. Where there are more, random ones are left out: that is only
on boards larger than any default."""
MOST_OUTCOMES = 1_000
"""Outcomes of chance followed for one decision. An action whose share of them is too small for the exact expectation,
as where many groups roll one after the other, gets the mean over random outcomes instead."""


class GreedyBot:
    """Takes the action with the best expectation of `worth`, one of the best at random.

    It looks past chance events up to the next decision, whoever has it.
    """

    def __init__(self, *, seed: int | str | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> str:
        values = self.values(view)
        best = max(values.values())
        return self._rng.choice([action for action, value in values.items() if value == best])

    def values(self, view: View) -> dict[str, Fraction]:
        """What the legal actions are worth to the seat that decides, from -1 (lost) to 1 (won)."""
        if not len(view.legal_moves):
            raise ActionError("There is nothing to choose: this view's side is not to move.")
        positions = Counter(view.sample(self._rng) for _ in range(SAMPLES if view.hides else 1))
        seat = _seat_to_move(next(iter(positions)))
        actions = list(zip(view.legal_moves.codes, view.legal_moves, strict=True))
        most = max(1, MOST_CELLS // len(view.game.board))
        if len(actions) > most:
            actions = self._rng.sample(actions, most)
        share = MOST_OUTCOMES // (len(actions) * len(positions))
        return {
            text: sum(
                (times * self._expectation(position.after(code), seat, share) for position, times in positions.items()),
                Fraction(0),
            )
            / positions.total()
            for code, text in actions
        }

    def _expectation(self, position: Position, seat: int, most: int) -> Fraction:
        exact = expectation(position, seat, most)
        return self._mean(position, seat, most) if exact is None else exact

    def _mean(self, position: Position, seat: int, most: int) -> Fraction:
        """The mean worth behind random outcomes, at least once and then until so many outcomes have been drawn."""
        total, drawn, times = Fraction(0), 0, 0
        while drawn < most or not times:
            end = position
            while end.weights:
                (outcome,) = self._rng.choices(range(len(end.weights)), end.weights)
                end = end.after_outcome(outcome)
                drawn += 1
            total += worth(end, seat)
            times += 1
        return total / times


def worth(position: Position, seat: int) -> Fraction:
    """To a seat (0 the first, 1 the second): 1 if it has won, -1 if it has lost, 0 for a draw.

    Before the end: its stones less the enemy's, as a share of all stones and one more, so that nothing equals a win.
    """
    data = position.data
    side = seat ^ data[BLACK_SEAT]
    if data[MOVER] == OVER:
        return Fraction(0) if data[WINNER] == DRAW else Fraction(1 if data[WINNER] == side else -1)
    colours = [value & 3 for value in data[BOARD:]]
    black, white = colours.count(BLACK_STONE), colours.count(WHITE_STONE)
    lead = black - white if side == BLACK else white - black
    return Fraction(lead, black + white + 1)


def expectation(position: Position, seat: int, most: int) -> Fraction | None:
    """The exact expectation of `worth` behind all chance events at hand; None if it takes more than `most` outcomes.

    Outcomes that lead to the same position are followed as one.
    """
    total = Fraction(0)
    reached = {position: Fraction(1)}
    while reached:
        following: dict[Position, Fraction] = {}
        for here, probability in reached.items():
            weights = here.weights
            if not weights:
                total += probability * worth(here, seat)
                continue
            most -= len(weights)
            if most < 0:
                return None
            unit = probability / sum(weights)
            for outcome, weight in enumerate(weights):
                there = here.after_outcome(outcome)
                following[there] = following.get(there, Fraction(0)) + weight * unit
        reached = following
    return total


def _seat_to_move(position: Position) -> int:
    mover = position.to_move
    if isinstance(mover, Side):
        return (0 if mover is Side.BLACK else 1) ^ position.data[BLACK_SEAT]
    return 0 if mover is Actor.FIRST else 1
