"""craton export"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path
from typing import TextIO

from craton.cli._database import add_database_argument, database_from
from craton.cli._terminal import write_data
from craton.core.wording import counted

HELP = "Export the records of the server's finished matches."
EXAMPLES = (
    "craton export matches.txt",
    "craton export --game faust --public > faust.txt",
    "craton export all.txt --unfinished --database sqlite:///craton.db",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="the file to create; default - (stdout)")
    parser.add_argument("--game", metavar="GAME", help="only matches of this game")
    parser.add_argument(
        "--unfinished", action="store_true", help="also running and aborted matches, without their secrets"
    )
    parser.add_argument("--public", action="store_true", help="without private matches")
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    with contextlib.ExitStack() as stack:
        target = sys.stdout
        if args.file != "-":
            target = stack.enter_context(Path(args.file).open("x", encoding="utf-8"))
        written, hidden = asyncio.run(_export(url, target, args))
    left_out = f"; {counted(hidden, 'match', 'matches')} with hidden information left out" if hidden else ""
    print(f"{counted(written, 'record')} written{left_out}.", file=sys.stderr)
    return 0


async def _export(url: str, target: TextIO, args: argparse.Namespace) -> tuple[int, int]:
    from craton.server.exchange.records import exported, open_store

    written = hidden = 0
    async with open_store(url) as store:
        async for found in exported(store, game=args.game, unfinished=args.unfinished, public=args.public):
            if not isinstance(found, str):
                hidden += 1
                continue
            write_data(f"{'' if not written else chr(10)}{found}", target)
            written += 1
    return written, hidden
