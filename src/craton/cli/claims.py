"""craton claims"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from craton.core.errors import CratonError
from craton.core.registry import definition, names

if TYPE_CHECKING:
    from craton.core.claims import Trial

HELP = "Test what the games' documents say in numbers: theirs, ours, and a verdict."
PAGE = Path("docs") / "claims.md"
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="one game alone; see: craton games")
    parser.add_argument(
        "--simulate",
        metavar="TRIAL",
        nargs="?",
        const="",
        help="first play all simulations anew, or the one named; an interrupted run is continued",
    )
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="processes for simulations; default 1")
    parser.add_argument(
        "--write", metavar="FILE", nargs="?", const=str(PAGE), help=f"write the page, {PAGE} if no file is named"
    )


def run(args: argparse.Namespace) -> int:
    from craton.lab.claims import simulate
    from craton.lab.claims_page import listing, page
    from craton.lab.run import MOST_JOBS

    if args.write is not None and args.game is not None:
        raise CratonError("The page is on all games: leave out the game, or --write.")
    if args.simulate and args.game is None:
        raise CratonError("Name the game that the trial belongs to.")
    if not 1 <= args.jobs <= MOST_JOBS:
        raise CratonError(f"The number of jobs must be 1 to {MOST_JOBS}, not {args.jobs}.")
    games = [definition(name) for name in ([args.game] if args.game else names())]
    if args.simulate is not None:
        try:
            for one in games:
                simulate(one, only=args.simulate or None, jobs=args.jobs, report=report)
        except KeyboardInterrupt:
            print("\ncraton claims: interrupted; the same command goes on from here.", file=sys.stderr)
            return INTERRUPTED
    if args.write is not None:
        Path(args.write).write_text(page(games), encoding="utf-8")
        print(f"{args.write} is written.")
        return 0
    print("\n\n".join(listing(one) for one in games))
    return 0


def report(trial: Trial, done: int) -> None:
    """A line for each trial on a terminal, written over; elsewhere one when it is complete."""
    is_complete = done == trial.games
    if sys.stderr.isatty():
        end = "\n" if is_complete else ""
        print(f"\r{trial.name}: {done} of {trial.games} games", end=end, file=sys.stderr, flush=True)
    elif is_complete:
        print(f"{trial.name}: {done} games", file=sys.stderr, flush=True)
