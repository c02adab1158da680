"""Measures of finished games that apply to every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from craton.core.sides import Actor, Side
from craton.core.state import State
from studies.claims.claim import Mean, Measured, Trial


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


def bot_wins(state: State, seat: Actor) -> float:
    """The same for the seat of a trial's bot."""
    first = first_seat_wins(state)
    return first if seat is Actor.FIRST else 1 - first


def drawn(state: State) -> float:
    """Whether the game was drawn, by any rule."""
    assert state.outcome is not None
    return float(state.outcome.winner is None)


def turns(state: State) -> float:
    return state.turn


STYLE_SEARCH = "mcts:simulations=100"
STYLE_GAMES = 400


def style_trials(style: str, others: Sequence[str], options: Mapping[str, object]) -> dict[str, tuple[Trial, ...]]:
    """Games of a style against each of the others: alone, and guiding a search."""
    found = {}
    for search, condition in (("", "styles alone"), (STYLE_SEARCH, "styles guiding a search")):
        trials = []
        for other in others:
            bot, opponent = (f"style:{one}+{search}" if search else f"style:{one}" for one in (style, other))
            name = f"{style}-{other}{'-search' if search else ''}"
            # Random actions at the beginning: styles alone would repeat their games.
            trials.append(Trial(name, bot, STYLE_GAMES, options, openings=2, opponent=opponent))
        found[condition] = tuple(trials)
    return found


def style_scores(trials: Mapping[str, Sequence[Trial]]) -> Measured:
    """The style's shares of the points in these trials."""
    return Measured({words: tuple(Mean(trial, bot_wins) for trial in some) for words, some in trials.items()})
