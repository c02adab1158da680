"""Runs the standard reports of the lab: `make reports`, or `python -m studies.reports [NAME ...]`.

Games are kept in build/reports and continued after an interruption; the finished pages go to docs/reports. Every
report states its budget.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from craton.cli import main

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAMES, PAGES = ROOT / "build/reports", ROOT / "docs/reports"

TUNE: dict[str, tuple[str, ...]] = {
    "tune-faultlines": (
        "faultlines",
        "--over=size=5|7|9,die=4..10:2,pie,resonance",
        "--want=edge<5, length 40..80, luck<0.6",
        "--bot=mcts:simulations=100",
        "--variants=24",
        "--games=50",
    ),
    "tune-assault": (
        "assault",
        "--over=turn_limit=20..50:10,coin=1/3|1/2|2/3,pie,tide",
        "--want=edge<5, drama>0.1, luck<0.6",
        "--bot=mcts:simulations=100",
        "--variants=24",
        "--games=100",
    ),
}
LEAGUES = ("faultlines", "lifeline", "assault", "faust")


def commands() -> dict[str, tuple[list[str], Path]]:
    """Every report: its name, the command that makes it, and the page that the command writes."""
    found = {}
    for file in sorted((HERE / "definitions").glob("*.toml")):
        folder = GAMES / file.stem
        found[file.stem] = ["lab", "run", str(file), "--out", str(folder)], folder / "report.html"
    for name, words in TUNE.items():
        found[name] = ["lab", "tune", *words, "--out", str(GAMES / name)], GAMES / name / "tune.html"
    for game in LEAGUES:
        folder = GAMES / f"league-{game}"
        found[folder.name] = ["lab", "league", game, "--out", str(folder)], folder / "league.html"
    return found


def run(names: list[str]) -> int:
    known = commands()
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"There is no report {unknown[0]}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    GAMES.mkdir(parents=True, exist_ok=True)
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in names or list(known):
        command, page = known[name]
        print(f"== {name}", flush=True)
        status = main(command)
        if status:
            return status
        shutil.copyfile(page, PAGES / f"{name}.html")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="the reports to make; default: all of them")
    sys.exit(run(parser.parse_args().names))
