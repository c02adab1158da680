"""Luck: the share of the variance of results that chance events account for.

What a chance event gave a seat is the value of the position after it minus the mean value over all its outcomes, with
their exact probabilities. Whatever the engine, the sum of these over a game has mean 0 and is independent of how well
anyone decided: it is the control variate of the DIVAT family (Zinkevich et al., "Optimal unbiased estimators for
evaluating agent performance", 2006; White and Bowling, "Learning a value analysis tool for agent evaluation", 2009;
Burch et al., "AIVAT", 2018). The share of the results' variance that it explains is the squared correlation.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from craton.core.game import Game
from craton.kernel.layout import CHANCE, MOVER
from craton.search.bulk.play import BulkReader
from craton.search.law import law_of

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

LEAST_GAMES = 10
"""Evaluated games below which no share is estimated."""


class OtherOutcomes(NamedTuple):
    """The outcomes of a game's chance events that did not happen, by the positions that they would have led to."""

    states: Ints
    """int64[outcomes, slots]"""
    steps: Ints
    """int64[outcomes]: the step of the event"""
    chances: Floats
    """float64[outcomes]"""


def other_outcomes(game: Game, states: Ints) -> OtherOutcomes:
    """states int64[steps + 1, slots]: the positions of a game. Outcomes with the same result are united."""
    constants, _, _, chance_weights, apply_outcome = law_of(game)
    weights, work = np.zeros(max(game.most_actions, 64), np.int64), np.zeros(game.work_size, np.int64)
    found: list[tuple[Ints, int, float]] = []
    for step in np.flatnonzero(states[:-1, MOVER] == CHANCE).tolist():
        count = chance_weights(constants, states[step], weights)
        total = float(weights[:count].sum())
        here: dict[bytes, tuple[Ints, float]] = {}
        for outcome, weight in enumerate(weights[:count].tolist()):
            after = states[step].copy()
            apply_outcome(constants, after, outcome, work)
            known = here.get(after.tobytes(), (after, 0.0))[1]
            here[after.tobytes()] = after, known + weight / total
        here.pop(states[step + 1].tobytes())
        found += [(after, step, chance) for after, chance in here.values()]
    return OtherOutcomes(
        np.array([row[0] for row in found], np.int64).reshape(len(found), game.slots),
        np.array([row[1] for row in found], np.int64),
        np.array([row[2] for row in found], np.float64),
    )


def luck_of(reader: BulkReader, others: OtherOutcomes, values: Floats, simulations: int, seed: int) -> float:
    """What chance gave the first seat in a game, in win probability. values float64[steps + 1]: the game's own."""
    if not len(others.states):
        return 0.0
    alternatives = reader.evaluate(others.states, simulations, seed)
    return float((others.chances * (values[others.steps + 1] - alternatives)).sum())


def luck_shares(results: Floats, luck: Floats, twin: Floats) -> Floats:
    """The share of the results' variance that luck explains, as jackknife pseudo-values: one for each game.

    Their mean is the estimate, and they may be treated as independent observations of it (Tukey, 1958). luck and twin
    are two independent evaluations: search noise is in neither of their covariances.
    """
    count = len(results)
    if count and not luck.any() and not twin.any():
        return np.zeros(count)
    if count < LEAST_GAMES:
        return np.full(count, np.nan)
    pairs = ((results, luck), (results, twin), (luck, twin), (results, results))
    products = [(a - a.mean()) * (b - b.mean()) for a, b in pairs]
    whole = np.array([product.sum() for product in products])
    # Sums of products around the mean without one game: exact, not an approximation.
    without = np.array([product.sum() - count / (count - 1) * product for product in products])
    if min(whole[2:]) <= 0 or without[2:].min() <= 0:
        return np.full(count, np.nan)
    every, left = whole[0] * whole[1] / (whole[2] * whole[3]), without[0] * without[1] / (without[2] * without[3])
    found: Floats = count * every - (count - 1) * left
    return found
