"""Runs the standard reports of the lab: `make reports`, or `python -m studies.reports [NAME ...]`.

Games are kept in build/reports and continued after an interruption; the finished pages go to docs/reports, with an
index. The budgets were chosen by a pilot (`craton lab check`) so that everything takes about 35 minutes of CPU time.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from craton.cli import main
from studies.reports.index import Entry, write_index

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAMES, PAGES = ROOT / "build/reports", ROOT / "docs/reports"

TUNE: dict[str, tuple[str, ...]] = {
    "tune-faultlines": (
        "faultlines",
        "--over=size=6..9,die=4|6|8,pie,resonance",
        "--want=edge<3, length 30..70, luck<0.85",
        "--bot=mcts:simulations=50",
        "--variants=24",
        "--games=64",
    ),
    "tune-assault": (
        "assault",
        "--over=turn_limit=20..50:10,coin=1/3|1/2|2/3,pie,tide",
        "--want=edge<3, drama>0.3, luck<0.85",
        "--bot=mcts:simulations=300,plain=yes",
        "--variants=24",
        "--games=100",
    ),
}
LEAGUES: dict[str, tuple[int, str, int]] = {
    "faultlines": (1000, "mcts:simulations=100", 60),
    "assault": (1000, "mcts:simulations=100", 60),
    "faust": (300, "mcts:simulations=50", 40),
    "lifeline": (200, "mcts:simulations=25", 40),
}
"""Pairs of games for each pairing of styles, the search that the styles guide in a second league, and its pairs."""


@dataclass(frozen=True)
class Report:
    command: list[str]
    page: Path
    """The page that the command writes."""


def reports(jobs: int) -> dict[str, Report]:
    """Every report by its name."""
    found = {}
    workers = ["--jobs", str(jobs)]
    for file in sorted((HERE / "definitions").glob("*.toml")):
        folder = GAMES / file.stem
        command = ["lab", "run", str(file), "--out", str(folder), *workers]
        found[file.stem] = Report(command, folder / "report.html")
    for name, words in TUNE.items():
        folder = GAMES / name
        found[name] = Report(["lab", "tune", *words, "--out", str(folder), *workers], folder / "tune.html")
    for game, (pairs, search, search_pairs) in LEAGUES.items():
        for name, words in (
            (f"league-{game}", ("--pairs", str(pairs))),
            (f"league-{game}-search", ("--search", search, "--pairs", str(search_pairs))),
        ):
            folder = GAMES / name
            command = ["lab", "league", game, *words, "--out", str(folder), *workers]
            found[name] = Report(command, folder / "league.html")
    return found


def run(names: list[str], jobs: int) -> int:
    known = reports(jobs)
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"There is no report {unknown[0]}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    GAMES.mkdir(parents=True, exist_ok=True)
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in names or list(known):
        begin = _cpu_seconds()
        print(f"== {name}", flush=True)
        status = main(known[name].command)
        if status:
            return status
        shutil.copyfile(known[name].page, PAGES / f"{name}.html")
        print(f"   {_cpu_seconds() - begin:.0f} s of CPU time", flush=True)
    write_index(PAGES, [Entry(name, report.command) for name, report in known.items()])
    return 0


def _cpu_seconds() -> float:
    """CPU time of this process and of its ended workers."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="the reports to make; default: all of them")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play; default 2")
    args = parser.parse_args()
    sys.exit(run(args.names, args.jobs))
