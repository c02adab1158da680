"""craton lab new, check, run and report"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from craton.cli import INTERRUPTED
from craton.cli._arguments import GAME_HELP
from craton.core.errors import CratonError
from craton.core.registry import definition
from craton.core.wording import counted

if TYPE_CHECKING:
    from craton.lab.experiment.run import Run

NEEDED = ("polars", "altair", "vl_convert")
PILOT_SECONDS = 2.0
PROGRESS_INTERVAL = 0.25


def add_parsers(parsers: Any) -> None:
    new = parsers.add_parser("new", help="write a commented example of an experiment")
    new.add_argument("game", metavar="GAME", help=GAME_HELP)
    new.add_argument("file", metavar="FILE", nargs="?", help="a new file; default: standard output")
    new.set_defaults(act=write_new)
    check = parsers.add_parser("check", help="validate an experiment and estimate its run time from a pilot")
    check.add_argument("file", metavar="FILE", help="an experiment, written as `craton lab new` shows")
    check.add_argument("--jobs", metavar="J", type=int, help="processes to plan with; default: one for each processor")
    check.set_defaults(act=check_file)
    run = parsers.add_parser("run", help="play the games of an experiment and write the report")
    run.add_argument("file", metavar="FILE", help="an experiment, written as `craton lab new` shows")
    run.add_argument("--out", metavar="FOLDER", help="the results; default: the name of FILE without its ending")
    run.add_argument("--jobs", metavar="J", type=int, help="processes; default: one for each processor")
    run.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Dask cluster: local, or a scheduler such as tcp://host:8786"
    )
    run.add_argument("--no-report", action="store_true", help="play only")
    run.set_defaults(act=run_file)
    report = parsers.add_parser("report", help="write the report of the games that are there")
    report.add_argument("file", metavar="FILE", help="the experiment")
    report.add_argument("--out", metavar="FOLDER", help="the results; default: the name of FILE without its ending")
    report.add_argument("--jobs", metavar="J", type=int, help="processes; default: one for each processor")
    report.set_defaults(act=write_report)


def require_packages(*names: str) -> None:
    """Raise CratonError if optional packages are missing."""
    missing = [name for name in names or NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        extra = "cluster" if missing == ["distributed"] else "lab"
        raise CratonError(
            f"The lab needs packages that are not installed; install them with: pip install 'craton[{extra}]'."
        )


def write_new(args: argparse.Namespace) -> int:
    from craton.lab.experiment.template import template

    text = template(definition(args.game))
    if args.file is None:
        print(text, end="")
        return 0
    try:
        with Path(args.file).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise CratonError(f"{args.file} exists already; nothing was overwritten.") from None
    print(f"{args.file} is written. Next: craton lab check {args.file}")
    return 0


def check_file(args: argparse.Namespace) -> int:
    require_packages()
    from craton.lab.experiment.file import read_experiment
    from craton.lab.experiment.pilot import pilot

    experiment = read_experiment(args.file)
    jobs = jobs_from(args)
    games = sum(map(experiment.limit, experiment.cells))
    print(f"{experiment.title}: {counted(len(experiment.cells), 'cell')}, at most {games:,} games")
    for line in pilot(experiment, seconds=PILOT_SECONDS, jobs=jobs):
        print(f"  {line}")
    return 0


def run_file(args: argparse.Namespace) -> int:
    require_packages()
    from craton.lab.experiment.file import read_experiment
    from craton.lab.experiment.run import Run, local_executor
    from craton.lab.experiment.store import Store

    experiment = read_experiment(args.file)
    jobs = jobs_from(args)
    if args.cluster is None:
        executor = local_executor(jobs)
    else:
        require_packages("distributed")
        from craton.lab.experiment.cluster import cluster_executor

        executor = cluster_executor(args.cluster, jobs)
    run = Run(experiment, Store(_folder(args), experiment))
    return play_and_report(run, executor, jobs=jobs, report=not args.no_report)


def play_and_report(run: Run, executor: Any, *, jobs: int, report: bool = True) -> int:
    """Play what is missing, then write the report; Ctrl-C ends the play and keeps the games."""
    progress = Progress()
    interrupted = False
    if run.found:
        print(f"{run.found:,} games were there already.", file=sys.stderr)
    try:
        for _ in run.play(executor):
            progress.show(lambda: progress_line(run))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        progress.close()
        run.store.merge()
    if interrupted:
        print(f"Interrupted after {run.stored:,} games; run it again to continue.", file=sys.stderr)
        return INTERRUPTED
    if report:
        _report(run, jobs)
    return 0


def write_report(args: argparse.Namespace) -> int:
    require_packages()
    from craton.lab.experiment.file import read_experiment
    from craton.lab.experiment.run import Run
    from craton.lab.experiment.store import LABELS, Store

    folder = _folder(args)
    if not (folder / LABELS).exists():
        raise CratonError(f"There are no results in {folder}; run the experiment first.")
    experiment = read_experiment(args.file)
    _report(Run(experiment, Store(folder, experiment)), jobs_from(args))
    return 0


def _report(run: Run, jobs: int) -> None:
    from craton.lab.report.build import summary_lines
    from craton.lab.report_file import REPORT
    from craton.lab.report_file import write_report as write

    progress = Progress()
    contents = write(
        run, jobs=jobs, progress=lambda done, of: progress.show(lambda: f"evaluating: {done} of {of} games")
    )
    progress.close()
    print("\n".join(summary_lines(contents)))
    print(f"Report: {run.store.folder / REPORT}")


def _folder(args: argparse.Namespace) -> Path:
    return Path(args.out) if args.out else Path(args.file).with_suffix("")


def jobs_from(args: argparse.Namespace) -> int:
    from craton.lab.experiment.run import default_jobs, local_executor

    jobs = default_jobs() if args.jobs is None else args.jobs
    local_executor(jobs)  # raises if the number is wrong
    return jobs


def progress_line(run: Run) -> str:
    done, wanted = run.stored, run.wanted
    elapsed = time.monotonic() - run.begin
    rate = (done - run.found) / elapsed if elapsed > 0 else 0.0
    left = (wanted - done) / rate if rate > 0 else 0.0
    if run.experiment.seconds is not None:
        left = min(left, max(0.0, run.experiment.seconds - elapsed))
    filled = int(20 * done / max(1, wanted))
    cell = max(run.cells, key=lambda one: one.stored)
    low, high = cell.sequence.interval
    estimate = f"{100 * cell.sequence.mean:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
    return (
        f"[{'#' * filled}{'.' * (20 - filled)}] {done:,}/{wanted:,} games  {rate:.1f}/s  {_clock(left)} left"
        f"  first seat {estimate}"
    )


def _clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


class Progress:
    """One line on standard error, if that is a terminal."""

    def __init__(self) -> None:
        self._on, self._width, self._shown = sys.stderr.isatty(), 0, 0.0

    def show(self, line: Callable[[], str]) -> None:
        now = time.monotonic()
        if not self._on or now - self._shown < PROGRESS_INTERVAL:
            return
        self._shown = now
        text = line()
        sys.stderr.write(f"\r{text:{self._width}}")
        sys.stderr.flush()
        self._width = len(text)

    def close(self) -> None:
        if self._width:
            sys.stderr.write(f"\r{'':{self._width}}\r")
            sys.stderr.flush()
            self._width = 0
