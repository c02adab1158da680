"""craton import"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from pathlib import Path

from craton.cli._arguments import records_in
from craton.cli._database import add_database_argument, database_from
from craton.cli._output import record_title
from craton.core.errors import RecordError
from craton.core.wording import counted

HELP = "Import records into the server's database, or restore a backup into an empty one."
EXAMPLES = (
    "craton import matches.txt",
    "craton import game.sgf",
    "craton import craton-backup.db --database sqlite:///new.db",
)
WRONG = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of records (- for standard input), or a backup")
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    from craton.server.exchange.backup import is_backup
    from craton.server.exchange.backup_folder import restore_backup

    if args.file != "-" and is_backup(Path(args.file)):
        asyncio.run(restore_backup(Path(args.file), url))
        print(f"The database has been restored from {args.file}.")
        return 0
    found = asyncio.run(_add(url, args.file))
    parts = [f"{counted(found['new'] + found['different'], 'match', 'matches')} added"]
    if found["different"]:
        parts.append(f"{found['different']} of them with a new id")
    if found["same"]:
        parts.append(f"{found['same']} already there")
    if found["refused"]:
        parts.append(f"{found['refused']} refused")
    print(f"{', '.join(parts)}.")
    return WRONG if found["refused"] else 0


async def _add(url: str, file: str) -> Counter[str]:
    """Import every record of a file and say for each what became of it."""
    from craton.server.exchange.records import add_record, open_store

    found: Counter[str] = Counter()
    async with open_store(url, fresh=True) as store:
        for record in records_in(file):
            try:
                if isinstance(record, RecordError):
                    raise record
                added = await add_record(store, record)
            except RecordError as error:
                print(f"craton import: {file}: {error}", file=sys.stderr)
                found["refused"] += 1
                continue
            found[added.status] += 1
            other = f"; {added.wanted} is a different match here" if added.status == "different" else ""
            print(f"  {added.status:9}  {added.id}  {record_title(record)}{other}")
    return found
