"""The progress of a run: how estimates and intervals develop, and the difference of two cells."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from craton.lab.experiment.file import experiment_from
from craton.lab.experiment.progress import RunProgress
from craton.lab.experiment.run import Run
from craton.lab.experiment.store import Store, frame_of

VARIANTS = {"game": "faust", "variants": {"plain": {"pie": False}, "swap": {"pie": True}}, "games": {"each": 4_000}}


def started(folder: Path, **more: Any) -> Run:
    experiment = experiment_from({**VARIANTS, "bots": {"both": "random"}, **more})
    return Run(experiment, Store(folder, experiment))


def feed(run: Run, cell: int, scores: list[float]) -> None:
    for score in scores:
        assert run.cells[cell].take({"swapped": False, "first_score": score})


def scores(rng: random.Random, mean: float, count: int) -> list[float]:
    return [float(rng.random() < mean) for _ in range(count)]


def test_a_trace_has_few_points_and_ends_where_the_sequence_is(tmp_path: Path) -> None:
    run = started(tmp_path / "out")
    feed(run, 0, scores(random.Random(1), 0.6, 2_001))
    cell = run.cells[0]
    points = cell.trace.with_latest(cell.sequence)
    assert 100 < len(points) < 200
    assert [point[0] for point in points] == sorted({point[0] for point in points})
    assert points[-1] == (2_001, cell.sequence.mean, *cell.sequence.interval)
    lows, highs = [point[2] for point in points], [point[3] for point in points]
    assert lows == sorted(lows)
    assert highs == sorted(highs, reverse=True)
    assert lows[-1] < 0.6 < highs[-1] < 0.7


def test_the_difference_compares_the_units_that_both_cells_have(tmp_path: Path) -> None:
    run = started(tmp_path / "out")
    progress = RunProgress(run)
    assert progress.data()["difference"] == {"trace": []}
    rng = random.Random(2)
    common = scores(rng, 0.5, 1_500)
    feed(run, 0, common)
    feed(run, 1, [max(one, other) for one, other in zip(common, scores(rng, 0.2, 1_400), strict=False)])
    count, mean, low, high = progress.data()["difference"]["trace"][-1]
    assert count == 1_400
    assert 0 < low < 0.1 < high < 0.2
    assert low < mean < high
    feed(run, 1, scores(rng, 0.5, 50))
    assert progress.data()["difference"]["trace"][-1][0] == 1_450


def test_cells_whose_units_differ_or_that_are_more_than_two_have_no_difference(tmp_path: Path) -> None:
    three = {"variants": {**VARIANTS["variants"], "small": {"size": 5}}}  # type: ignore[dict-item]
    assert RunProgress(started(tmp_path / "three", **three)).data()["difference"] is None
    bots = {"bots": {"first": "random", "second": ["random", "greedy"]}, "variants": {"plain": {}}}
    assert RunProgress(started(tmp_path / "bots", **bots)).data()["difference"] is None


def test_a_run_that_continues_has_the_trace_of_one_that_was_never_interrupted(tmp_path: Path) -> None:
    run = started(tmp_path / "out")
    rows = []
    for number, score in enumerate(scores(random.Random(3), 0.5, 300)):
        row: dict[str, Any] = dict.fromkeys(frame_of([]).columns)
        rows.append(row | {"cell": 0, "number": number, "first_score": score, "swapped": False})
    feed(run, 0, [row["first_score"] for row in rows])
    run.store.append(rows)
    again = started(tmp_path / "out")
    assert again.cells[0].trace.points == run.cells[0].trace.points
    ours, theirs = RunProgress(again).data(), RunProgress(run).data()
    assert ours["cells"] == theirs["cells"]
    assert (ours["games"], ours["wanted"]) == (300, 8_000)
