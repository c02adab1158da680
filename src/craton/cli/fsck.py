"""craton fsck"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from typing import TYPE_CHECKING

from craton.cli._database import add_database_argument, database_from
from craton.core.wording import counted

if TYPE_CHECKING:
    from craton.server.integrity.report import Problem, Report

HELP = "Check a database: hash chains, replay of every match, dice, references. Servers may keep running."
EXAMPLES = (
    "craton fsck",
    "craton fsck --quick --database postgresql://craton@db/craton",
    "craton fsck --json --database sqlite:///backup.db > problems.json",
    "craton fsck --processes 2",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="replay nothing: counts, the last entries, references")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    parser.add_argument(
        "--processes",
        metavar="N",
        type=int,
        default=os.cpu_count() or 1,
        help="worker processes; default: one per core",
    )
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    from craton.server.integrity.fsck import Wanted, check_database
    from craton.server.integrity.report import Report

    url = database_from(args)
    shows_progress = sys.stderr.isatty() and not args.json

    def on_progress(done: int, total: int) -> None:
        if shows_progress:
            print(f"\r{done:,} of {counted(total, 'match', 'matches')} checked", end="", file=sys.stderr, flush=True)

    def on_problem(problem: Problem) -> None:
        if not args.json:
            print(f"\r{problem}" if shows_progress else problem, flush=True)

    report = Report(on_problem=on_problem)
    wanted = Wanted(quick=args.quick, processes=max(1, min(64, args.processes)), on_progress=on_progress)
    asyncio.run(check_database(url, wanted, report))
    if shows_progress:
        print(file=sys.stderr)
    print(json.dumps(report.to_json(), indent=2) if args.json else _summary(report, quick=args.quick))
    return 1 if report.problems else 0


def _summary(report: Report, *, quick: bool) -> str:
    checked = (
        f"{counted(report.matches, 'match', 'matches')} with {counted(report.entries, 'entry', 'entries')} checked"
    )
    aside = f", {report.quarantined} in quarantine" if report.quarantined else ""
    found = counted(len(report.problems), "problem") if report.problems else "no problems"
    return f"{checked}{' quickly' if quick else ''}{aside}: {found}."
