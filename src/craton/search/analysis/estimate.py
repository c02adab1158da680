"""The engine's estimate of who is winning: a light search that always gives the same answer for the same view.

Its settings are the same for the meter beside a board, for hints and for the analysis of a match, so that they agree.
"""

from __future__ import annotations

import random
from dataclasses import replace

from craton.core.position import Position
from craton.core.sides import Actor
from craton.core.view import View
from craton.odds.chances import WinningChances, exact_chances
from craton.search.analysis.evaluate import SearchValue, seed_of
from craton.search.mcts.search import Search, Stop

SIMULATIONS = 1000
"""Simulations of one search."""
SAMPLES = 4
"""Positions searched for a viewer who is not to move and does not see everything."""


def estimate(view: View, *, simulations: int = SIMULATIONS, stop: Stop = lambda: False) -> WinningChances:
    """The chances as far as the viewer may know them: exact if nothing but chance is left, otherwise by search."""
    if not view.hides:
        return _open_estimate(view.seen, simulations, stop)
    seed = seed_of(view.seen)
    if len(view.legal_moves):
        result = Search(view, seed=seed).run(simulations=2 * simulations, stop=stop)
        sample = view.sample(random.Random(seed))
        first = result.value if sample.seat_to_move is Actor.FIRST else 1 - result.value
        return _chances(sample, first, best=result.best)
    rng = random.Random(seed)
    samples = [view.sample(rng) for _ in range(SAMPLES)]
    found = [_open_estimate(sample, simulations // SAMPLES or 1, stop) for sample in samples]
    black, draw, white = (sum(getattr(one, name) for one in found) / SAMPLES for name in ("black", "draw", "white"))
    return WinningChances(black, draw, white, exact=False)


def _open_estimate(position: Position, simulations: int, stop: Stop) -> WinningChances:
    exact = exact_chances(position)
    is_decision = not position.weights and position.to_move is not None
    if exact is not None and not (is_decision and len(position.legal) > 1):
        return exact
    value = SearchValue(simulations, seed=None, stop=stop)
    if exact is not None:
        return replace(exact, best=value.search(position).best)
    first = value(position)
    if not is_decision:
        return _chances(position, first)
    result = value.search(position)
    # A value counts a draw as half a win, so that only a certain win or loss makes exact chances of an exact value.
    return _chances(position, first, exact=result.exact and first in (0.0, 1.0), best=result.best)


def _chances(position: Position, first: float, *, exact: bool = False, best: str | None = None) -> WinningChances:
    """first: the first seat's chance of winning."""
    black = first if position.seat_of_black is Actor.FIRST else 1 - first
    return WinningChances(black, 0.0, 1 - black, exact, best)
