"""craton backup"""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from craton.cli._database import add_database_argument, database_from
from craton.core.errors import CratonError

if TYPE_CHECKING:
    from craton.server.exchange.backup_folder import Schedule

HELP = "Back up the server's database while the server runs: once to a file, or regularly to a folder."
EXAMPLES = (
    "craton backup craton-backup.db",
    "craton backup backups/",
    "craton backup --every 6h --keep 28 /var/backups/craton",
    "craton backup --every 1d --full-every 7d backups/ --database sqlite:///craton.db",
)
UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days"}
MAX_DAYS = 366


def duration(text: str) -> timedelta:
    """A duration such as 90s, 15m, 6h or 1d."""
    match = re.fullmatch(r"([1-9][0-9]{0,5})([smhd])", text)
    found = timedelta(**{UNITS[match[2]]: int(match[1])}) if match else timedelta.max
    if found > timedelta(days=MAX_DAYS):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a duration of at most a year such as 30m, 6h or 1d")
    return found


def positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 10**6):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a positive whole number")
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target",
        metavar="FILE|FOLDER",
        help="a new file; or a folder, where only what is new since its last full backup is stored. Backups contain "
        "secrets and are always SQLite files",
    )
    parser.add_argument("--every", metavar="TIME", type=duration, help="repeat at this interval, such as 30m or 6h")
    parser.add_argument("--keep", metavar="N", type=positive, help="delete all but the last N backups of the folder")
    parser.add_argument(
        "--full-every",
        metavar="TIME",
        type=duration,
        default=timedelta(days=7),
        help="start a new full backup in the folder when the last one is this old; default: 7d",
    )
    add_database_argument(parser)


def run(args: argparse.Namespace) -> int:
    url = database_from(args)
    from craton.server.exchange.backup import back_up
    from craton.server.exchange.backup_folder import Schedule, add_backup, prune

    target = Path(args.target)
    in_folder = args.every is not None or target.is_dir() or args.target.endswith("/")
    if not in_folder:
        if args.keep is not None:
            raise CratonError(f"--keep is for a folder of backups, and {target} is not a folder.")
        asyncio.run(back_up(url, target))
        print(f"The database has been copied to {target}. It contains secrets of running matches: keep it private.")
        return 0
    if target.exists() and not target.is_dir():
        raise CratonError(f"{target} is a file; regular backups need a folder.")
    if args.every is not None:
        asyncio.run(_repeat(url, target, Schedule(args.every, args.full_every, args.keep)))
        return 0
    file = asyncio.run(add_backup(url, target, args.full_every))
    deleted = prune(target, args.keep) if args.keep is not None else []
    print(f"{file} has been written. It contains secrets of running matches: keep it private.")
    for old in deleted:
        print(f"{old} has been deleted.")
    return 0


async def _repeat(url: str, folder: Path, schedule: Schedule) -> None:
    """Back up until SIGTERM or an interrupt; a backup that has begun is finished first."""
    from craton.server.exchange.backup_folder import run_schedule
    from craton.server.logs import set_up_logs

    set_up_logs("info")
    stop = asyncio.Event()
    with suppress(NotImplementedError):  # Windows
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await run_schedule(url, folder, schedule, stop)
