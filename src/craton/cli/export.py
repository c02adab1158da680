"""craton export"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path
from typing import TextIO

from craton.cli._database import add_database_argument, database_from

HELP = "Write the records of the server's finished matches."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="where to; standard output if not said")
    parser.add_argument("--game", help="matches of this game alone")
    parser.add_argument(
        "--unfinished", action="store_true", help="also those that go on or were aborted, without their secrets"
    )
    parser.add_argument("--public", action="store_true", help="no private matches")
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    with contextlib.ExitStack() as stack:
        target = sys.stdout
        if args.file != "-":
            target = stack.enter_context(Path(args.file).open("x", encoding="utf-8"))
        written, hidden = asyncio.run(_export(url, target, args))
    left_out = f"; {hidden} still hide something and are left out" if hidden else ""
    print(f"{written} {'record' if written == 1 else 'records'} written{left_out}.", file=sys.stderr)
    return 0


async def _export(url: str, target: TextIO, args: argparse.Namespace) -> tuple[int, int]:
    from craton.server.exchange.records import exported, open_store

    written = hidden = 0
    async with open_store(url) as store:
        async for found in exported(store, game=args.game, unfinished=args.unfinished, public=args.public):
            if not isinstance(found, str):
                hidden += 1
                continue
            target.write(f"{'' if not written else chr(10)}{found}")
            written += 1
    return written, hidden
