"""Test what the games' documents claim in numbers: python -m studies.claims [GAME] [--simulate [TRIAL]] [--write]."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from craton.cli import BAD_INPUT, Parser
from craton.core.errors import CratonError
from craton.lab.run import MAX_JOBS
from studies.claims.claim import Trial
from studies.claims.documents import DOCUMENTS
from studies.claims.judge import simulate
from studies.claims.page import listing, page

PAGE = Path("docs") / "claims.md"
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    parser = Parser(prog="python -m studies.claims", description="Test what the games' documents claim in numbers.")
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game; see: craton games")
    parser.add_argument(
        "--simulate",
        metavar="TRIAL",
        nargs="?",
        const="",
        help="first replay all simulations, or the named one; an interrupted run is resumed",
    )
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="processes for simulations; default 1")
    parser.add_argument(
        "--write", metavar="FILE", nargs="?", const=str(PAGE), help=f"write the page, by default to {PAGE}"
    )
    try:
        return run(parser.parse_args(argv))
    except CratonError as error:
        print(f"studies.claims: {error}", file=sys.stderr)
        return BAD_INPUT


def run(args: argparse.Namespace) -> int:
    if args.write is not None and args.game is not None:
        raise CratonError("The page covers all games: leave out the game, or --write.")
    if args.simulate and args.game is None:
        raise CratonError("Name the game that the trial belongs to.")
    if not 1 <= args.jobs <= MAX_JOBS:
        raise CratonError(f"The number of jobs must be 1 to {MAX_JOBS}, not {args.jobs}.")
    if args.game is not None and args.game not in DOCUMENTS:
        raise CratonError(f"There is no game {args.game!r}; the games are {', '.join(DOCUMENTS)}.")
    games = [DOCUMENTS[args.game]] if args.game else list(DOCUMENTS.values())
    if args.simulate is not None:
        try:
            for one in games:
                simulate(one, only=args.simulate or None, jobs=args.jobs, report=report)
        except KeyboardInterrupt:
            print("\nstudies.claims: interrupted; run the same command to resume.", file=sys.stderr)
            return INTERRUPTED
    if args.write is not None:
        Path(args.write).write_text(page(games), encoding="utf-8")
        print(f"Wrote {args.write}.")
        return 0
    print("\n\n".join(listing(one) for one in games))
    return 0


def report(trial: Trial, done: int) -> None:
    """Report progress: on a terminal a line that is updated, elsewhere one line per complete trial."""
    is_complete = done == trial.games
    if sys.stderr.isatty():
        end = "\n" if is_complete else ""
        print(f"\r{trial.name}: {done} of {trial.games} games", end=end, file=sys.stderr, flush=True)
    elif is_complete:
        print(f"{trial.name}: {done} games", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
