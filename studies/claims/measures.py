"""What a finished game of any kind says: measures for claims."""

from __future__ import annotations

from craton.core.sides import Actor, Side
from craton.core.state import State


def black_wins(state: State) -> float:
    """1, 1/2 for a draw, or 0."""
    assert state.outcome is not None
    winner = state.outcome.winner
    return 0.5 if winner is None else float(winner is Side.BLACK)


def first_seat_wins(state: State) -> float:
    """The same for the first seat, which a swap may have made White's."""
    assert state.outcome is not None
    winner = state.outcome.winner
    return 0.5 if winner is None else float(state.seat(winner) is Actor.FIRST)


def drawn(state: State) -> float:
    """Whether the game was drawn, by whatever rule."""
    assert state.outcome is not None
    return float(state.outcome.winner is None)


def turns(state: State) -> float:
    return state.turn
