"""A pilot: a few games of every cell, to estimate how long an experiment takes."""

from __future__ import annotations

import time
from dataclasses import dataclass

from craton.lab.experiment.plan import Cell, Experiment
from craton.lab.experiment.play import play_numbers
from craton.lab.experiment.players import compiled_seat

MAX_CELLS = 12
"""Cells of the pilot; the others are assumed to take as long on average."""


@dataclass(frozen=True)
class Timed:
    cell: Cell
    games: int
    seconds: float

    @property
    def each(self) -> float:
        return self.seconds / self.games


def pilot(experiment: Experiment, *, seconds: float, jobs: int) -> list[str]:
    """Play for about `seconds` of CPU time in all; return sentences on the time that the experiment will take."""
    step = max(1, len(experiment.cells) // MAX_CELLS)
    chosen = experiment.cells[::step]
    timed = [_time(experiment, cell, seconds / len(chosen)) for cell in chosen]
    lines = []
    for one in timed:
        way = (
            "compiled" if all(compiled_seat(spec, one.cell.game) for spec in one.cell.bots(0)) else "interpreted rules"
        )
        lines.append(f"{one.cell.name}: {1000 * one.each:.1f} ms of CPU time for a game ({way}; {one.games} played)")
    mean = sum(one.each for one in timed) / len(timed)
    known = {one.cell.key: one.each for one in timed}
    total = sum(experiment.limit(cell) * known.get(cell.key, mean) for cell in experiment.cells)
    bound = "" if experiment.stopping.precision is None else "at most "
    lines.append(f"All games: {bound}{duration(total / jobs)} on {jobs} free processors, plus the report.")
    if experiment.seconds is not None:
        lines.append(f"The budget ends the run after {duration(experiment.seconds)}.")
    return lines


def _time(experiment: Experiment, cell: Cell, seconds: float) -> Timed:
    play_numbers(experiment, cell, [0])  # compiles
    begin, games = time.process_time(), 0
    while games == 0 or time.process_time() - begin < seconds:
        play_numbers(experiment, cell, [games])
        games += 1
    return Timed(cell, games, time.process_time() - begin)


def duration(seconds: float) -> str:
    """`12 seconds`, `5 minutes`, `2.5 hours`."""
    if seconds < 90:
        return f"{max(1, round(seconds))} seconds" if round(seconds) != 1 else "1 second"
    return f"{seconds / 60:.0f} minutes" if seconds < 5400 else f"{seconds / 3600:.1f} hours"
