"""craton import"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from craton.cli._arguments import records_in
from craton.cli._database import add_database_argument, database_from
from craton.core.errors import RecordError
from craton.core.wording import counted

HELP = "Import records into the server's database, or restore a backup into an empty one."
EXAMPLES = ("craton import matches.txt", "craton import craton-backup.db --database sqlite:///new.db")
WRONG = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of records (- for standard input), or a backup")
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    from craton.server.exchange.backup import is_backup, restore

    if args.file != "-" and is_backup(Path(args.file)):
        asyncio.run(restore(Path(args.file), url))
        print(f"The database has been restored from {args.file}.")
        return 0
    added, known, wrong = asyncio.run(_add(url, args.file))
    already = f", {known} already there" if known else ""
    print(f"{counted(added, 'match', 'matches')} added{already}{f', {wrong} refused' if wrong else ''}.")
    return WRONG if wrong else 0


async def _add(url: str, file: str) -> tuple[int, int, int]:
    from craton.server.exchange.records import add_record, open_store

    added = known = wrong = 0
    async with open_store(url, fresh=True) as store:
        for record in records_in(file):
            try:
                if isinstance(record, RecordError):
                    raise record
                if await add_record(store, record):
                    added += 1
                else:
                    known += 1
            except RecordError as error:
                print(f"craton import: {file}: {error}", file=sys.stderr)
                wrong += 1
    return added, known, wrong
