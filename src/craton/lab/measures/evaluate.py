"""Engine values of the positions of finished games, for the measures that need them; kept in the results folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from craton.core.game import Game
from craton.lab.measures.luck import luck_of, other_outcomes
from craton.lab.workers import in_processes
from craton.search.bulk.play import BulkReader

Floats = npt.NDArray[np.float64]


class Evaluated(NamedTuple):
    """Two independent evaluations of a game."""

    values: Floats
    """float64[steps + 1]: the first seat's win probability in every position"""
    twin_values: Floats
    luck: float
    """What chance gave the first seat (see craton.lab.measures.luck)."""
    twin_luck: float


@dataclass(frozen=True)
class EvaluationTask:
    """A game to evaluate twice, independently."""

    game: Game
    cell: int
    number: int
    codes: tuple[int, ...]
    simulations: int
    plain: bool = False
    """Whether to evaluate with the textbook search, as games of textbook searches are: it evaluates all rules alike,
    while a game's own evaluation may suit some of its options better than others."""


def evaluate_game(task: EvaluationTask) -> tuple[int, int, Evaluated]:
    """The first seat's value of every position of a game and its luck, by two independent searches of each."""
    reader = _reader(task.game, task.plain)
    states = reader.replay(task.codes).states
    others = other_outcomes(task.game, states)
    seeds = (4 * task.number, 4 * task.number + 2)
    values, twins = (reader.evaluate(states, task.simulations, seed) for seed in seeds)
    luck, twin_luck = (
        luck_of(reader, others, found, task.simulations, seed + 1)
        for found, seed in zip((values, twins), seeds, strict=True)
    )
    return task.cell, task.number, Evaluated(values, twins, luck, twin_luck)


def evaluate_games(tasks: Sequence[EvaluationTask], jobs: int) -> Iterable[tuple[int, int, Evaluated]]:
    """Evaluate games in processes; yields cell, number and values as they are ready."""
    return map(evaluate_game, tasks) if jobs == 1 or len(tasks) < 2 else in_processes(evaluate_game, tasks, jobs)


@lru_cache(maxsize=4)
def _reader(game: Game, plain: bool) -> BulkReader:
    return BulkReader(game, plain=plain)


def spread_out(numbers: Sequence[int], most: int) -> list[int]:
    """At most `most` of the numbers, evenly spread."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[int(at)] for at in np.linspace(0, len(numbers) - 1, most)] if most else []
