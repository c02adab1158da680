"""craton backup"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from craton.cli._database import add_database_argument, database_from

HELP = "Copy the server's whole database to a new file, while it runs. It holds secrets: it is the operator's alone."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the new file, a SQLite database whatever the server uses")
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    from craton.server.exchange.backup import back_up

    asyncio.run(back_up(url, Path(args.file)))
    print(f"The database is copied to {args.file}, with the secrets of matches that go on: keep it to yourself.")
    return 0
