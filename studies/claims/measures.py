"""Measures of finished games that apply to every game."""

from __future__ import annotations

from craton.core.sides import Actor, Side
from craton.core.state import State


def black_wins(state: State) -> float:
    """1 if Black won, 0 if White won, 1/2 for a draw."""
    assert state.outcome is not None
    winner = state.outcome.winner
    return 0.5 if winner is None else float(winner is Side.BLACK)


def first_seat_wins(state: State) -> float:
    """The same for the first seat, which is White after a swap."""
    assert state.outcome is not None
    winner = state.outcome.winner
    return 0.5 if winner is None else float(state.seat(winner) is Actor.FIRST)


def drawn(state: State) -> float:
    """Whether the game was drawn, by any rule."""
    assert state.outcome is not None
    return float(state.outcome.winner is None)


def turns(state: State) -> float:
    return state.turn
