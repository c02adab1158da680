"""From the games of a run to the contents of its report: evaluation and measures of every cell."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from types import GeneratorType
from typing import Any

import numpy as np
import polars as pl

from craton.bots.spec import BotSpec
from craton.core.errors import CratonError
from craton.lab.experiment.run import Run
from craton.lab.measures.evaluate import Evaluated, EvaluationTask, evaluate_games, spread_out
from craton.lab.measures.games import CellGames
from craton.lab.measures.tables import summarise
from craton.lab.report.build import Contents, Study

VALUES = "values.parquet"
VALUES_SCHEMA: dict[str, Any] = {
    "cell": pl.Int32,
    "number": pl.Int32,
    "simulations": pl.Int32,
    "values": pl.List(pl.Float64),
    "twins": pl.List(pl.Float64),
    "luck": pl.Float64,
    "twin_luck": pl.Float64,
}
SAVE_SECONDS = 30
"""Time between two savings of evaluations."""
Progress = Callable[[int, int], None]


def contents_of(run: Run, *, jobs: int, progress: Progress = lambda done, of: None) -> Contents:
    """Evaluate and measure the games of a run."""
    experiment = run.experiment
    games = [
        CellGames(cell.name, cell.game, frame, (cell.first, cell.second), cell.unit_size)
        for cell, frame in zip(experiment.cells, _frames(run), strict=True)
    ]
    _evaluate(run, games, jobs, progress)
    studies = []
    for cell, one, state in zip(experiment.cells, games, run.cells, strict=True):
        if len(one):
            studies.append(Study(one, summarise(one), state.verdict(), bots_text(one.bots), cell.study, cell.opening))
    if not any(study.study == "main" for study in studies):
        raise CratonError("There is no finished game to report about.")
    return Contents(experiment.title, tuple(studies), facts(run), experiment.paired)


def bots_text(bots: tuple[BotSpec, BotSpec]) -> str:
    return str(bots[0]) if bots[0] == bots[1] else f"{bots[0]} and {bots[1]}"


def facts(run: Run) -> tuple[str, ...]:
    """How the games were played, in sentences."""
    experiment = run.experiment
    stop = experiment.stopping
    games = f"{run.stored:,} games in {len(run.cells)} cells, seed {experiment.seed}."
    rule = (
        f"Each cell was to have {stop.games:,} games."
        if stop.games is not None
        else f"A cell ends when the first seat's score is known to ±{stop.precision:g} points,"
        f" or after {stop.most:,} games."
    )
    level = f"{100 * stop.confidence:g}%"
    valid = (
        f"Verdicts hold at any number of games ({level} confidence sequences);"
        " all other intervals are 95% intervals for the games played."
    )
    paired = (
        ("Game n has the same dice and the same opening in every cell.",)
        if experiment.paired and len(run.cells) > 1
        else ()
    )
    unfinished = () if run.done else ("The run is not complete: running it again continues it.",)
    return (games, rule, *unfinished, *paired, valid)


def _frames(run: Run) -> list[pl.DataFrame]:
    results = run.results()
    parts = {key[0]: frame for key, frame in results.partition_by("cell", as_dict=True).items()}
    return [parts.get(number, results.clear()) for number in range(len(run.cells))]


def _evaluate(run: Run, games: list[CellGames], jobs: int, progress: Progress) -> None:
    """Fill in the engine values of some games; those known from earlier reports are read.

    Without chance events only games of the main cells are evaluated. With them the others are too, because their scores
    are much more precise with luck removed.
    """
    wanted = run.experiment.evaluation
    known = _known_values(run.store.folder / VALUES, wanted.simulations)
    tasks = []
    for cell, one in enumerate(games):
        if not len(one) or (run.experiment.cells[cell].study != "main" and not one.has_chance):
            continue
        units = one.frame["unit"].unique().sort().to_list()
        chosen = spread_out(units, -(-wanted.games // one.unit_size))  # whole pairs: a pair is one observation
        numbers = set(one.frame.filter(pl.col("unit").is_in(chosen))["number"].to_list())
        for row in one.frame.filter(pl.col("number").is_in(list(numbers))).iter_rows(named=True):
            found = known.get((cell, row["number"]))
            if found is not None and len(found.values) == len(row["codes"]) + 1:
                one.evaluations[row["number"]] = found
            else:
                codes = tuple(row["codes"])
                tasks.append(EvaluationTask(one.game, cell, row["number"], codes, wanted.simulations, one.is_plain))
    if not tasks:
        return
    with ExitStack() as stack:
        results = evaluate_games(tasks, jobs)
        if isinstance(results, GeneratorType):
            stack.enter_context(closing(results))
        saved = time.monotonic()
        try:
            for done, (cell, number, values) in enumerate(results, start=1):
                games[cell].evaluations[number] = known[cell, number] = values
                progress(done, len(tasks))
                if time.monotonic() - saved > SAVE_SECONDS:
                    _write_values(run.store.folder / VALUES, wanted.simulations, known)
                    saved = time.monotonic()
        finally:
            _write_values(run.store.folder / VALUES, wanted.simulations, known)


Known = dict[tuple[int, int], Evaluated]
"""Evaluations by cell and number."""


def _known_values(file: Path, simulations: int) -> Known:
    if not file.exists():
        return {}
    try:
        frame = pl.read_parquet(file)
        if frame.columns != list(VALUES_SCHEMA):  # of an earlier version: evaluated again
            return {}
        rows = frame.filter(pl.col("simulations") == simulations).drop("simulations").iter_rows()
        return {
            (cell, number): Evaluated(np.array(values), np.array(twins), luck, twin_luck)
            for cell, number, values, twins, luck, twin_luck in rows
        }
    except (pl.exceptions.PolarsError, OSError):
        raise CratonError(f"{file} is damaged; remove it to evaluate the games again.") from None


def _write_values(file: Path, simulations: int, known: Known) -> None:
    rows = [
        (*key, simulations, one.values.tolist(), one.twin_values.tolist(), one.luck, one.twin_luck)
        for key, one in sorted(known.items())
    ]
    temporary = file.with_name(f".{file.name}")
    pl.DataFrame(rows, schema=VALUES_SCHEMA, orient="row").write_parquet(temporary)
    temporary.replace(file)
