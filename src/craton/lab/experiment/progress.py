"""The progress of a run as plain data, for whoever shows it: estimates with intervals, and how they developed."""

from __future__ import annotations

import time
from typing import Any

from craton.lab.experiment.run import CellRun, Run
from craton.lab.experiment.trace import Point, Trace
from craton.lab.stats.sequence import ConfidenceSequence

DIGITS = 5
"""Decimal places of shares; more would only make the data longer."""


class Difference:
    """How much more the first seat scores in the second of two cells, unit by unit.

    Units of the same number are compared, which share dice and opening in a paired experiment. The difference of two
    scores lies between -1 and 1, so half of it plus a half is a score, and the confidence sequence of those is valid
    at any number of games.
    """

    def __init__(self, first: CellRun, second: CellRun, confidence: float) -> None:
        self._cells = first, second
        self._sequence = ConfidenceSequence(confidence)
        self._trace = Trace()

    def update(self) -> None:
        """Take the units into account that both cells have completed since the last time."""
        first, second = self._cells
        for at in range(self._sequence.count, min(len(first.units), len(second.units))):
            self._sequence.add((1 + second.units[at] - first.units[at]) / 2)
            self._trace.add(self._sequence)

    def data(self) -> dict[str, Any]:
        self.update()
        found = [
            (count, *(2 * share - 1 for share in rest)) for count, *rest in self._trace.with_latest(self._sequence)
        ]
        return {"trace": _rounded(found)}


class RunProgress:
    """Describes a run again and again while it is played."""

    def __init__(self, run: Run) -> None:
        self._run = run
        main = [cell for cell in run.cells if cell.cell.study == "main"]
        confidence = run.experiment.stopping.confidence
        alike = len(main) == 2 and main[0].cell.unit_size == main[1].cell.unit_size
        self._difference = Difference(main[0], main[1], confidence) if alike else None

    def data(self) -> dict[str, Any]:
        """The numbers of games, the rate, and the cells with their verdicts; lengths of time are in seconds."""
        run = self._run
        elapsed = time.monotonic() - run.begin
        rate = (run.stored - run.found) / elapsed if elapsed > 0 else 0.0
        left = (run.wanted - run.stored) / rate if rate > 0 else None
        if left is not None and run.experiment.seconds is not None:
            left = min(left, max(0.0, run.experiment.seconds - elapsed))
        return {
            "games": run.stored,
            "wanted": run.wanted,
            "rate": round(rate, 2),
            "left": None if left is None else round(left, 1),
            "cells": [_cell(cell) for cell in run.cells if cell.cell.study == "main"],
            "difference": None if self._difference is None else self._difference.data(),
        }


def _cell(run: CellRun) -> dict[str, Any]:
    found = run.verdict()
    return {
        "name": run.cell.name,
        "games": run.stored,
        "limit": run.limit,
        "unit": run.cell.unit_size,
        "done": run.done,
        "decision": found.decision,
        "swapped": run.swapped,
        "trace": _rounded(run.trace.with_latest(run.sequence)),
    }


def _rounded(points: list[Any]) -> list[Point]:
    return [(count, *(round(share, DIGITS) for share in rest)) for count, *rest in points]
