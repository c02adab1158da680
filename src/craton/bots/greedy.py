"""The greedy opponent: one action ahead, by the exact expectation of the difference in stones."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

from craton.bots import view_of
from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.state import State
from craton.core.view import View
from craton.kernel.layout import BLACK_SEAT, BLACK_STONE, BOARD, WHITE_STONE, first_seat_result

SAMPLES = 8
"""Positions sampled from a view with hidden information; an action's value is its mean over them."""
MAX_CELLS = 65_536
"""Actions times cells examined for one decision; beyond that a random selection of actions. Only boards larger than any
default reach it."""
MAX_OUTCOMES = 1_000
"""Outcomes of chance events followed for one decision. An action whose share of them is too small for the exact
expectation, such as when many groups roll in turn, gets the mean over random outcomes instead."""


class GreedyBot:
    """Takes the action with the highest expected `worth` at the next decision, a random one of several."""

    def __init__(self, *, seed: int | str | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: State | View) -> str:
        values = self.values(view)
        best = max(values.values())
        return self._rng.choice([action for action, value in values.items() if value == best])

    def values(self, view: State | View) -> dict[str, Fraction]:
        """The values of the legal actions for the seat that decides, from -1 (lost) to 1 (won)."""
        view = view_of(view)
        positions = Counter(view.sample(self._rng) for _ in range(SAMPLES if view.hides else 1))
        seat = int(next(iter(positions)).seat_to_move is Actor.SECOND)
        actions = list(zip(view.legal_moves.codes, view.legal_moves, strict=True))
        most = max(1, MAX_CELLS // len(view.game.board))
        if len(actions) > most:
            actions = self._rng.sample(actions, most)
        share = MAX_OUTCOMES // (len(actions) * len(positions))
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
        """The mean worth after random outcomes, repeated until `most` outcomes have been drawn."""
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
    """The worth of a position for a seat (0 or 1): 1 if it has won, -1 if it has lost, 0 for a draw.

    Before the end: its lead in stones, divided by all stones plus one, so that no lead equals a win.
    """
    data = position.data
    if position.to_move is None:
        first = 2 * Fraction(first_seat_result(data)) - 1
    else:
        colours = [value & 3 for value in data[BOARD:]]
        black, white = colours.count(BLACK_STONE), colours.count(WHITE_STONE)
        lead = white - black if data[BLACK_SEAT] else black - white
        first = Fraction(lead, black + white + 1)
    return -first if seat else first


def expectation(position: Position, seat: int, most: int) -> Fraction | None:
    """The exact expectation of `worth` after all pending chance events; None if that takes more than `most` outcomes.

    Outcomes that lead to the same position are merged.
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
