"""craton backup"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from craton.cli._database import add_database_argument, database_from

HELP = "Back up the server's database to a new file while the server runs. The file contains secrets."
EXAMPLES = ("craton backup craton-backup.db",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the new file, always a SQLite database")
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    from craton.server.exchange.backup import back_up

    asyncio.run(back_up(url, Path(args.file)))
    print(f"The database has been copied to {args.file}. It contains secrets of running matches: keep it private.")
    return 0
