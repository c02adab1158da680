"""Engine values of the positions of finished games, for the measures that need them; kept in the results folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from craton.core.game import Game
from craton.lab.measures.games import Floats
from craton.lab.workers import in_processes
from craton.search.bulk.play import BulkReader

Evaluated = tuple[Floats, Floats]


@dataclass(frozen=True)
class EvaluationTask:
    """A game to evaluate twice, independently."""

    game: Game
    cell: int
    number: int
    codes: tuple[int, ...]
    simulations: int


def evaluate_game(task: EvaluationTask) -> tuple[int, int, Evaluated]:
    """The first seat's value of every position of a game, by two independent searches of each."""
    reader = _reader(task.game)
    states = reader.replay(task.codes).states
    seeds = (2 * task.number, 2 * task.number + 1)
    first, second = (reader.evaluate(states, task.simulations, seed) for seed in seeds)
    return task.cell, task.number, (first, second)


def evaluate_games(tasks: Sequence[EvaluationTask], jobs: int) -> Iterable[tuple[int, int, Evaluated]]:
    """Evaluate games in processes; yields cell, number and values as they are ready."""
    return map(evaluate_game, tasks) if jobs == 1 or len(tasks) < 2 else in_processes(evaluate_game, tasks, jobs)


@lru_cache(maxsize=4)
def _reader(game: Game) -> BulkReader:
    return BulkReader(game)


def spread_out(numbers: Sequence[int], most: int) -> list[int]:
    """At most `most` of the numbers, evenly spread."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[int(at)] for at in np.linspace(0, len(numbers) - 1, most)] if most else []
