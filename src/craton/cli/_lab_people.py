"""craton lab people"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Any

from craton.cli._database import database_from
from craton.cli._lab_run import jobs_from, require_packages
from craton.core.errors import CratonError
from craton.core.registry import definition


def add_parsers(parsers: Any) -> None:
    people = parsers.add_parser("people", help="write the report over matches that people played on a server")
    people.add_argument("database", metavar="DATABASE", help="a file of SQLite, sqlite:///FILE or postgresql://...")
    people.add_argument("--game", metavar="GAME", help="the game; needed if the matches are of several games")
    people.add_argument("--out", metavar="FILE", default="people.html", help="the report; default people.html")
    people.add_argument("--with-bots", action="store_true", help="also matches with a bot on one side or both")
    people.add_argument("--public", action="store_true", help="without private matches")
    people.add_argument(
        "--evaluate", type=int, default=40, metavar="N", help="matches evaluated by the engine; default 40"
    )
    people.add_argument("--jobs", metavar="J", type=int, help="processes; default: one for each processor")
    people.set_defaults(act=run_people)


def run_people(args: argparse.Namespace) -> int:
    require_packages()
    from craton.lab.people import Selection, contents_of_records
    from craton.lab.report.build import build, summary_lines

    if not 0 <= args.evaluate <= 100_000:
        raise CratonError(f"--evaluate takes a number from 0 to 100,000, not {args.evaluate}.")
    jobs = jobs_from(args)
    if "://" not in args.database:
        if not Path(args.database).is_file():
            raise CratonError(f"There is no database {args.database}.")
        args.database = f"sqlite:///{args.database}"
    name = definition(args.game).name if args.game is not None else None
    texts = asyncio.run(_records(database_from(args), name, public=args.public))
    games = sorted({line for text in texts for line in text.splitlines() if line.startswith("[Game ")})
    if len(games) > 1:
        names = ", ".join(line.split('"')[1] for line in games)
        raise CratonError(f"The matches are of several games ({names}); choose one with --game.")
    selection = Selection(with_bots=args.with_bots, evaluated=args.evaluate)
    contents = contents_of_records(texts, selection, title="Matches played by people", jobs=jobs)
    Path(args.out).write_text(build(contents), encoding="utf-8")
    print("\n".join(summary_lines(contents)))
    print(f"Report: {args.out}")
    return 0


async def _records(url: str, game: str | None, *, public: bool) -> list[str]:
    from craton.server.exchange.records import exported, open_store

    async with open_store(url) as store:
        return [found async for found in exported(store, game=game, public=public) if isinstance(found, str)]
