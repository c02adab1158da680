"""Levels of strength from 1 to 10: how long to think, and how often to take another action than the best one."""

from __future__ import annotations

import random
from dataclasses import dataclass

from craton.core.errors import OptionError
from craton.core.game import Game
from craton.search.mcts.result import Result

HIGHEST = 10
GENERAL = (
    *((2, 0.9), (5, 0.8), (12, 0.7), (30, 0.6), (75, 0.5)),
    *((180, 0.4), (450, 0.3), (1100, 0.2), (2600, 0.1)),
)
"""Simulations and temperature of levels 1 to 9 for a game that brings none of its own."""


@dataclass(frozen=True)
class Level:
    """How a level plays; studies/levels.py measures what that comes to."""

    simulations: int | None
    """For each action; None for all it is given."""
    temperature: float
    """An action is chosen in proportion to its visits to the power of 1 / temperature; 0 for the best one."""


def check_level(level: object) -> int:
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= HIGHEST:
        raise OptionError(f"A level is a whole number from 1 to {HIGHEST}, not {level!r}.")
    return level


def level_of(game: Game, number: int) -> Level:
    """What a level means in a game."""
    if number == HIGHEST:
        return Level(None, 0.0)
    simulations, temperature = (game.definition.levels or GENERAL)[number - 1]
    return Level(simulations, temperature)


def choose(result: Result, temperature: float, rng: random.Random) -> str:
    """An action by its visits; what is certain to win is always taken."""
    best = result.candidates[0]
    if temperature == 0 or (best.proven and best.value == 1):
        return result.best
    most = max(candidate.visits for candidate in result.candidates) or 1
    weights = [(candidate.visits / most) ** (1 / temperature) for candidate in result.candidates]
    if not any(weights):
        return rng.choice(result.candidates).action
    return rng.choices(result.candidates, weights)[0].action
