"""Measures of finished games of Faust, and the trials in which they are measured."""

from __future__ import annotations

from craton.core.state import State
from studies.claims.claim import Difference, Mean, Trial

SEARCH = "mcts:simulations=100"

SEARCH_8 = Trial("search-8", SEARCH, 50)
SEARCH_11 = Trial("search-11", SEARCH, 16, {"size": 11})
DEEP_8 = Trial("search-8-deep", "mcts:simulations=1000", 12)
PLAIN_8 = Trial("search-8-no-pie", SEARCH, 80, {"pie": "no"})
RANDOM_8 = Trial("random-8", "random", 100)
RANDOM_15 = Trial("random-15", "random", 20, {"size": 15})
RANDOM_19 = Trial("random-19", "random", 8, {"size": 19})

MANY = 1.5


def moves_a_space(state: State) -> float:
    """The number of moves divided by the number of spaces."""
    return state.turn / len(state.game.board)


def reaches_150(state: State) -> float:
    """Whether the game had 150% as many moves as spaces."""
    return float(moves_a_space(state) >= MANY)


def all_covered(state: State) -> float:
    """Whether every space had a disc at the end."""
    return float(len(state.board) == len(state.game.board))


def discs_never_leave(state: State) -> float:
    """Whether the number of discs on the board never fell."""
    return float(all(len(step.after.board) >= len(step.before.board) for step in state.steps))


def larger(one: Trial, other: Trial) -> Difference:
    """The difference in moves per space between two trials."""
    return Difference(Mean(one, moves_a_space), Mean(other, moves_a_space))
