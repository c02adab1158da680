"""Measures of finished games of Lifeline, and the trials in which they are measured."""

from __future__ import annotations

from craton.core.state import State
from studies.claims.claim import Trial

SEARCH = "mcts:simulations=200"

STRONG_5 = Trial("strong-5", SEARCH, 40, {"size": 5})
STRONG_7 = Trial("strong-7", SEARCH, 20, {"size": 7})
WEAK_4 = Trial("weak-4", SEARCH, 40, {"size": 4, "balance": "weak"})
WEAK_6 = Trial("weak-6", SEARCH, 20, {"size": 6, "balance": "weak"})
KOMI_4 = Trial("komi-4", SEARCH, 40, {"size": 4, "balance": "komi"})
KOMI_7 = Trial("komi-7", SEARCH, 20, {"size": 7, "balance": "komi"})
RANDOM = Trial("random", "random", 60, {"size": 5})


def can_place(state: State) -> float:
    """Whether a side with stones on the board always had a placement after its first turn."""
    names = set(state.game.board.names)
    turns = (step.before for step in state.steps if step.event is None and step.before.turn >= 2)
    stuck = (one for one in turns if one.to_move in one.board.values() and not names & set(one.legal_moves))
    return float(next(stuck, None) is None and _loser_is_gone(state))


def _loser_is_gone(state: State) -> bool:
    outcome = state.outcome
    assert outcome is not None
    return outcome.winner is None or outcome.winner.other not in state.board.values()


def named_komi(state: State) -> float:
    """The komi that the first seat named."""
    return next(int(step.text.split()[1]) for step in state.steps if step.text.startswith("komi"))
