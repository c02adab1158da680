"""A folder of backups: full ones, increments in between, and which of them are kept.

craton-20261118T060000Z-full.db
craton-20261118T120000Z-increment.db
"""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import sqlite3
import tempfile
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from craton.server.exchange.backup import copy_database, new_file, restore
from craton.server.exchange.increments import base_of, check_file, schema_of, whole, write_increment
from craton.server.storage.database import StorageError, existing_file, reason

log = logging.getLogger("craton.backup")

NAME = re.compile(r"craton-(\d{8}T\d{6}Z)-(full|increment)\.db")
TIME = "%Y%m%dT%H%M%SZ"
COPY = ".copy-"
DAY = 86_400
RETRY = 60.0
"""Seconds until the next attempt after a backup has failed, unless the schedule is more frequent."""


@dataclass(frozen=True)
class Schedule:
    every: timedelta
    full_every: timedelta
    """The age from which a full backup gets no more increments."""
    keep: int | None = None
    """Number of backups to keep, not counting full ones that increments still need; None for all."""


@dataclass(frozen=True, order=True)
class Backup:
    at: datetime
    file: Path
    is_full: bool


def backups_in(folder: Path) -> list[Backup]:
    """The backups in a folder, oldest first."""
    found = []
    for file in folder.iterdir():
        if name := NAME.fullmatch(file.name):
            at = datetime.strptime(name[1], TIME).replace(tzinfo=UTC)
            found.append(Backup(at, file, name[2] == "full"))
    return sorted(found)


async def add_backup(url: str, folder: Path, full_every: timedelta) -> Path:
    """Write a backup to a folder: an increment if there is a recent full backup, else a full one; return its file."""
    source = existing_file(url)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _remove_leftovers(folder)
    now = datetime.now(UTC)
    base = next((one for one in reversed(backups_in(folder)) if one.is_full), None)
    is_full = base is None or now - base.at >= full_every
    with tempfile.TemporaryDirectory(dir=folder, prefix=COPY) as temporary:
        if source is None and not is_full:  # compared as SQLite files
            source = Path(temporary) / "database.db"
            await copy_database(url, source)
        if base is not None and source is not None and not is_full:
            is_full = _schema(source) != _schema_of_backup(base.file)  # increments have the tables of their full backup
        file = folder / f"craton-{now.strftime(TIME)}-{'full' if is_full else 'increment'}.db"
        with new_file(file) as part:
            if base is None or source is None or is_full:
                await copy_database(url, part)
            else:
                write_increment(source, base.file, part)
            check_file(part)
    return file


def _remove_leftovers(folder: Path) -> None:
    """Remove the temporary files of a backup that was killed, at least a day ago."""
    for path in (*folder.glob("craton-*.db.part*"), *folder.glob(f"{COPY}*")):
        if path.stat().st_mtime < time.time() - DAY:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _schema(source: Path) -> str:
    try:
        return schema_of(source)
    except sqlite3.Error as error:
        raise StorageError(f"The database {source} cannot be copied: {reason(error)}.") from None


def _schema_of_backup(file: Path) -> str | None:
    """None if the backup cannot be read, so that it gets no increments."""
    try:
        return schema_of(file)
    except sqlite3.Error as error:
        log.error("a full backup cannot be read", extra={"file": file.name, "reason": reason(error)})
        return None


def prune(folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest `keep` backups and the full ones that they need; return the deleted files."""
    known = backups_in(folder)
    kept = {one.file for one in known[-keep:]}
    kept |= {base_of(one.file) for one in known[-keep:] if not one.is_full}
    deleted = [one.file for one in known if one.file not in kept]
    for file in deleted:
        file.unlink()
    return deleted


async def run_schedule(url: str, folder: Path, schedule: Schedule, stop: asyncio.Event) -> None:
    """Back up at regular intervals until `stop` is set; errors are logged, and the next attempt follows."""
    while not stop.is_set():
        wait = schedule.every.total_seconds()
        try:
            file = await add_backup(url, folder, schedule.full_every)
            deleted = prune(folder, schedule.keep) if schedule.keep is not None else []
            extra = {"file": file.name, "bytes": file.stat().st_size, "deleted": [one.name for one in deleted]}
            log.info("backup written", extra=extra)
        except Exception as error:  # whatever it is: without backups the next one matters even more
            is_known = isinstance(error, StorageError | OSError | sqlite3.Error)
            log.error("backup failed", extra={"reason": str(error)}, exc_info=None if is_known else error)
            wait = min(wait, RETRY)
        try:
            async with asyncio.timeout(wait):
                await stop.wait()
        except TimeoutError:
            continue


def backup_at(folder: Path, at: datetime | None) -> Backup:
    """The newest backup in a folder, or the newest one that was made by a given time."""
    known = backups_in(folder)
    if not known:
        raise StorageError(f"There are no backups in {folder}.")
    suitable = [one for one in known if at is None or one.at <= at]
    if not suitable:
        raise StorageError(f"The oldest backup in {folder} was made at {known[0].at:%Y-%m-%dT%H:%M:%SZ}.")
    return suitable[-1]


async def restore_backup(file: Path, url: str) -> None:
    """Fill an empty database from a backup file, full or increment."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        check_file(file)
        whole(file, copied)
        await restore(copied, url)
