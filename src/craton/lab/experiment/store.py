"""The results folder of an experiment.

    experiment.json   what determines the games (`Experiment.identity`), and the title
    games.parquet     one row for each finished game, by cell and number
    parts/*.parquet   games of the run that is under way; merged into games.parquet when it ends
    report.html       written after the run

Polars reads and writes the tables: it is one package without dependencies, much faster than pandas at the grouping that
reports do, and its Parquet files are read by pandas, DuckDB, R and Spark alike.

A file is written under a temporary name and renamed, so it is there completely or not at all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from craton.core.errors import CratonError
from craton.lab.experiment.plan import Experiment, difference
from craton.lab.experiment.play import Row

SCHEMA: dict[str, Any] = {
    "cell": pl.Int32,
    "number": pl.Int32,
    "unit": pl.Int32,
    "key": pl.String,
    "first": pl.String,
    "second": pl.String,
    "winner": pl.String,
    "first_score": pl.Float64,
    "black_score": pl.Float64,
    "reason": pl.String,
    "black_points": pl.Int32,
    "white_points": pl.Int32,
    "swapped": pl.Boolean,
    "turns": pl.Int32,
    "codes": pl.List(pl.Int32),
    "values": pl.List(pl.Float32),
    "record": pl.String,
}
LABELS = "experiment.json"
GAMES = "games.parquet"
PARTS = "parts"


class Store:
    """Opens or creates a results folder; CratonError if it belongs to another experiment or is damaged."""

    def __init__(self, folder: str | Path, experiment: Experiment) -> None:
        self.folder = Path(folder)
        self._experiment = experiment
        labels = self.folder / LABELS
        if self.folder.is_file():
            raise CratonError(f"{self.folder} is a file; results need a folder.")
        if labels.exists():
            self._check(labels)
        elif self.folder.is_dir() and any(self.folder.iterdir()):
            raise CratonError(
                f"{self.folder} is not empty and holds no results of an experiment; choose another folder."
            )
        self._rows = self._read()
        (self.folder / PARTS).mkdir(parents=True, exist_ok=True)
        text = json.dumps({"title": experiment.title, **experiment.identity}, indent=2)
        _write(labels, lambda file: file.write_text(text + "\n", encoding="utf-8"))
        self._parts = 1 + max((int(part.stem) for part in self._part_files()), default=-1)

    def games(self) -> pl.DataFrame:
        """All stored games, each once, by cell and number."""
        return self._rows

    def known(self, cell: int) -> pl.DataFrame:
        """The stored games of a cell."""
        return self._rows.filter(pl.col("cell") == cell)

    def append(self, rows: Sequence[Row]) -> None:
        """Store finished games."""
        if not rows:
            return
        frame = frame_of(rows)
        _write(self.folder / PARTS / f"{self._parts:08}.parquet", frame.write_parquet)
        self._parts += 1
        self._rows = _united([self._rows, frame])

    def merge(self) -> None:
        """Write all games into one file and remove the parts."""
        parts = self._part_files()
        if parts:
            _write(self.folder / GAMES, self._rows.write_parquet)
            for part in parts:
                part.unlink()

    def _check(self, labels: Path) -> None:
        try:
            found: dict[str, object] = json.loads(labels.read_text(encoding="utf-8"))
            found.pop("title")
        except (ValueError, KeyError, AttributeError):
            raise CratonError(f"{labels} is damaged; the results are left as they are.") from None
        if found != self._experiment.identity:
            raise CratonError(
                f"{self.folder} holds the results of another experiment:"
                f" {difference(found, self._experiment.identity)}. Choose another folder with --out."
            )

    def _part_files(self) -> list[Path]:
        folder = self.folder / PARTS
        return sorted(part for part in folder.glob("*.parquet") if part.stem.isdigit()) if folder.is_dir() else []

    def _read(self) -> pl.DataFrame:
        files = [self.folder / GAMES] if (self.folder / GAMES).exists() else []
        return _united([frame_of([]), *(read_games(file) for file in [*files, *self._part_files()])])


def read_games(file: Path) -> pl.DataFrame:
    """The games of a Parquet file; CratonError if it is damaged or something else."""
    try:
        frame = pl.read_parquet(file)
        return frame.select(pl.col(name).cast(kind) for name, kind in SCHEMA.items())
    except (pl.exceptions.PolarsError, OSError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise CratonError(
            f"{file} is damaged or no table of games; nothing was changed. Move it away to play its games again."
        ) from None


def frame_of(rows: Iterable[Row]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), schema=SCHEMA, orient="row")


def _united(frames: Sequence[pl.DataFrame]) -> pl.DataFrame:
    return pl.concat(frames).unique(["cell", "number"], keep="first").sort("cell", "number")


def _write(path: Path, write: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(temporary)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
