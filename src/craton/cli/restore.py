"""craton restore"""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path

from craton.cli._database import add_database_argument, database_from
from craton.core.errors import CratonError

HELP = "Fill an empty database from a backup: a file, or the last one of a folder."
EXAMPLES = (
    "craton restore /var/backups/craton --database sqlite:///restored.db",
    "craton restore /var/backups/craton --at 2026-11-18T06:00 --database sqlite:///restored.db",
)


def moment(text: str) -> datetime:
    """A time such as 2026-11-18T06:00, in UTC unless it has an offset."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a time such as 2026-11-18T06:00") from None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="FILE|FOLDER", help="a backup, or a folder of backups")
    parser.add_argument("--at", metavar="TIME", type=moment, help="the last backup of the folder by this time, in UTC")
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    from craton.server.exchange.backup import is_backup
    from craton.server.exchange.backup_folder import backup_at, restore_backup

    source = Path(args.source)
    if source.is_dir():
        file = backup_at(source, args.at).file
    elif args.at is not None:
        raise CratonError(f"--at is for a folder of backups, and {source} is not a folder.")
    elif not is_backup(source):
        raise CratonError(f"{source} is not a backup; craton import reads records.")
    else:
        file = source
    asyncio.run(restore_backup(file, url))
    print(f"The database has been restored from {file}.")
    return 0
