"""Running an experiment: blocks of games go to workers; finished games are stored in order, cell by cell.

Only the games before the first missing one of a cell count, for stopping as for the results. What is stored therefore
depends neither on the number of workers nor on which of them is faster, and a cell that stops early stops after the
same game everywhere.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field

import polars as pl

from craton.core.errors import OptionError
from craton.lab.experiment.plan import Cell, Experiment, Stopping
from craton.lab.experiment.play import Block, PlayedBlock, Row, play_block
from craton.lab.experiment.store import Store
from craton.lab.experiment.trace import Trace
from craton.lab.run import MAX_JOBS
from craton.lab.stats.sequence import ConfidenceSequence
from craton.lab.stats.verdict import Verdict, verdict
from craton.lab.workers import in_processes

BLOCK_SECONDS = 1.0
"""CPU time that a block of games should take."""
MAX_BLOCK = 256
FLUSH_SECONDS = 5.0
"""Finished games are written at least this often."""
FLUSH_ROWS = 2_000

Executor = Callable[[Iterator[Block]], Generator[PlayedBlock, None, None]]


@dataclass
class CellRun:
    """The state of one cell during a run."""

    cell: Cell
    limit: int
    stopping: Stopping
    sequence: ConfidenceSequence
    stored: int = 0
    """Games in order, all of them stored or about to be."""
    issued: int = 0
    waiting: dict[int, Row] = field(default_factory=dict)
    """Finished games after the first missing one."""
    stopped: bool = False
    """Whether the precision is reached."""
    seconds: float = 0.0
    simulations: int = 0
    timed: int = 0
    """Games to which `seconds` and `simulations` belong."""
    swapped: bool = False
    """Whether seats have exchanged sides in a game, so that seats and sides have different scores."""
    block: int = 1
    units: list[float] = field(default_factory=list)
    """The first seat's score in every complete unit, in order."""
    trace: Trace = field(default_factory=Trace)
    """The estimate after ever larger numbers of units."""
    _scores: list[float] = field(default_factory=list)

    @property
    def done(self) -> bool:
        return self.stopped or self.stored >= self.limit

    def take(self, row: Row) -> bool:
        """Count the next game in order; returns whether it belongs to the results."""
        if self.done:
            return False
        self.stored += 1
        self.swapped = self.swapped or row["swapped"]
        self._scores.append(row["first_score"])
        if len(self._scores) == self.cell.unit_size:
            self.units.append(sum(self._scores) / len(self._scores))
            self.sequence.add(self.units[-1])
            self.trace.add(self.sequence)
            self._scores.clear()
            self.stopped = self.has_precision
        return True

    @property
    def has_precision(self) -> bool:
        wanted = self.stopping.precision if self.cell.games is None else None
        return wanted is not None and 100 * self.sequence.half_width <= wanted

    def verdict(self) -> Verdict:
        return verdict(
            self.sequence,
            games=self.stored,
            margin=self.stopping.margin,
            confidence=self.stopping.confidence,
            seats=self.swapped,
        )


class Run:
    """One run of an experiment into a results folder. `games` plays what is missing; it may be stopped at any time."""

    def __init__(self, experiment: Experiment, store: Store) -> None:
        self.experiment = experiment
        self.store = store
        self.cells = [
            CellRun(
                cell, experiment.limit(cell), experiment.stopping, ConfidenceSequence(experiment.stopping.confidence)
            )
            for cell in experiment.cells
        ]
        for number, run in enumerate(self.cells):
            for row in store.known(number).select("number", "first_score", "swapped").iter_rows(named=True):
                if row["number"] != run.stored:
                    break
                run.take(row)
            run.issued = run.stored
        self.found = sum(run.stored for run in self.cells)
        """Games that were stored before."""
        self.begin = time.monotonic()
        self.out_of_time = False
        self._buffer: list[Row] = []
        self._flushed = time.monotonic()

    @property
    def stored(self) -> int:
        return sum(run.stored for run in self.cells)

    @property
    def wanted(self) -> int:
        """The number of games that will be stored; for cells with a precision, the largest possible number."""
        return sum(run.stored if run.stopped else run.limit for run in self.cells)

    @property
    def done(self) -> bool:
        return all(run.done for run in self.cells)

    def play(self, executor: Executor) -> Generator[None, None, None]:
        """Play the missing games; yields after each block."""
        try:
            with closing(executor(self._blocks())) as results:
                for block in results:
                    self._take(block)
                    yield
        finally:
            self.flush()

    def flush(self) -> None:
        self.store.append(self._buffer)
        self._buffer = []
        self._flushed = time.monotonic()

    def results(self) -> pl.DataFrame:
        """The games that count."""
        limits = pl.DataFrame(
            {"cell": range(len(self.cells)), "stored": [run.stored for run in self.cells]},
            schema={"cell": pl.Int32, "stored": pl.Int32},
        )
        games = self.store.games().join(limits, on="cell").filter(pl.col("number") < pl.col("stored"))
        return games.drop("stored").sort("cell", "number")

    def _blocks(self) -> Iterator[Block]:
        """Blocks of missing games, of the cell that lags behind most."""
        while True:
            if self.experiment.seconds is not None and time.monotonic() - self.begin > self.experiment.seconds:
                self.out_of_time = not self.done
                return
            open_cells = [at for at, run in enumerate(self.cells) if not run.done and run.issued < run.limit]
            if not open_cells:
                return
            at = min(open_cells, key=lambda number: self.cells[number].issued / self.cells[number].limit)
            run = self.cells[at]
            end = min(run.limit, run.issued + run.block)
            yield Block(self.experiment, at, tuple(range(run.issued, end)))
            run.issued = end

    def _take(self, block: PlayedBlock) -> None:
        run = self.cells[block.cell]
        run.waiting |= {row["number"]: row for row in block.rows}
        run.seconds += block.seconds
        run.simulations += block.simulations
        run.timed += len(block.rows)
        run.block = max(1, min(MAX_BLOCK, int(BLOCK_SECONDS * run.timed / max(run.seconds, 1e-6)), 4 * run.block))
        while run.stored in run.waiting:
            row = run.waiting.pop(run.stored)
            if not run.take(row):
                break
            self._buffer.append(row)
        if len(self._buffer) >= FLUSH_ROWS or time.monotonic() - self._flushed > FLUSH_SECONDS:
            self.flush()


def local_executor(jobs: int) -> Executor:
    """Plays in this process, or in several that share the cache of compiled code."""
    if not 1 <= jobs <= MAX_JOBS:
        raise OptionError(f"The number of jobs must be 1 to {MAX_JOBS}, not {jobs}.")
    if jobs > 1:
        return lambda blocks: in_processes(play_block, blocks, jobs)

    def here(blocks: Iterator[Block]) -> Generator[PlayedBlock, None, None]:
        for block in blocks:
            yield play_block(block)

    return here


def default_jobs() -> int:
    """One process for each processor that this one may use."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(count, MAX_JOBS)
