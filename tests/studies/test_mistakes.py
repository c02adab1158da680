"""The account of mistakes, on games whose values are known."""

from __future__ import annotations

import pytest

import craton
from craton.bots.spec import parse_bot
from craton.core.state import State
from craton.lab.duel import Duel
from craton.search.analysis.evaluate import SearchValue
from craton.search.solve.solver import solve
from studies.mistakes import account, mistake

pytestmark = pytest.mark.long


def played(game: craton.Game, *actions: str) -> State:
    state = State(game)
    for action in actions:
        state.push(action)
    return state


@pytest.mark.parametrize(("answer", "lost"), [("swap", 0.0), ("b2", 1.0)])
def test_white_loses_lifeline_2_unless_it_swaps_a_corner(answer: str, lost: float) -> None:
    """Without the swap Black wins after a1 (docs/solved.md)."""
    state = played(craton.game("lifeline", size=2, balance="weak"), "a1", answer)
    judge = SearchValue(simulations=4000)
    assert mistake(judge, state.steps[-1]) == pytest.approx(lost)
    assert mistake(judge, state.steps[0]) == 0.0  # with the swap the first seat loses whatever it does


def test_a_mistake_is_what_the_exact_solver_says() -> None:
    """With four cells left on a board of three."""
    state = played(craton.game("faultlines", size=3), "a1", "a2", "b1", "b2", "c3")
    judge = SearchValue(simulations=20_000)
    before = state.position
    values = {action: 1 - float(solve(before.after(action)).value) for action in before.legal}
    for action, value in values.items():
        after = state.copy()
        after.push_code(action)
        assert mistake(judge, after.steps[-1]) == pytest.approx(max(values.values()) - value, abs=0.02)
    assert max(values.values()) - min(values.values()) > 0.05


def test_the_account_of_both_sides_fits_the_score() -> None:
    """Mistakes are all there is between two sides: over a pair with seats swapped one half, and what they differ by."""
    duel = Duel(craton.game("faultlines", size=3), parse_bot("mcts:simulations=3000"), parse_bot("random"), 2, seed=3)
    games = [account(duel, 0.1, number) for number in range(2)]
    ours, theirs, score = (sum(numbers) / 2 for numbers in zip(*games, strict=True))
    assert ours == pytest.approx(0, abs=0.03)
    assert theirs > 0.1
    assert 0.5 + theirs - ours == pytest.approx(score, abs=0.05)
