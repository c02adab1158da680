"""Backups. Whatever the database is, its backup is one SQLite file with the same tables, on which a server can start.

It holds everything, also the secret seeds of matches that go on and the key that signs cookies: it is the operator's
alone, and only its owner can read the file.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from craton.server.storage.database import StorageError, existing_file, open_database, reason
from craton.server.storage.tables import keys, matches, metadata, users

ROWS = 1000
"""Rows that are copied at once."""
MAGIC = b"SQLite format 3\x00"


def is_backup(file: Path) -> bool:
    """Whether a file is a backup rather than text."""
    with file.open("rb") as stream:
        return stream.read(len(MAGIC)) == MAGIC


async def back_up(url: str, file: Path) -> None:
    """Writes the whole database to a new file, as it is at one moment, while servers may go on."""
    if file.exists():
        raise StorageError(f"{file} exists already; a backup is written to a new file.")
    source = existing_file(url)
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        if source is not None:
            _copy_file(source, part)
        else:
            await _copy_to_file(url, part)
        with part.open("rb") as stream:
            os.fsync(stream.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=10)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.execute("SELECT count(*) FROM alembic_version")
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without another beside it
    except sqlite3.Error as error:
        raise StorageError(f"The database {source} cannot be copied: {reason(error)}.") from None


async def _copy_to_file(url: str, target: Path) -> None:
    old = await open_database(url)
    new = await open_database(f"sqlite:///{target}")
    try:
        await _copy(old, new)
    finally:
        await old.dispose()
        await new.dispose()
    with contextlib.closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


async def restore(file: Path, url: str) -> None:
    """Fills an empty database with what a backup holds, which stays as it is."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        shutil.copyfile(file, copied)
        copied.chmod(0o600)
        old = await open_database(f"sqlite:///{copied}")  # which brings an older backup up to date
        new = await open_database(url)
        try:
            async with new.connect() as connection:
                for table in (users, matches):
                    if (await connection.execute(select(func.count()).select_from(table))).scalar():
                        raise StorageError("A backup is brought back into an empty database, and this one is not.")
            await _copy(old, new)
        finally:
            await old.dispose()
            await new.dispose()


async def _copy(old: AsyncEngine, new: AsyncEngine) -> None:
    """All rows of all tables, in one transaction on either side."""
    snapshot = "SERIALIZABLE" if old.dialect.name == "sqlite" else "REPEATABLE READ"
    try:
        async with old.connect() as source, new.begin() as target:
            await source.execution_options(isolation_level=snapshot)
            await target.execute(keys.delete())
            for table in metadata.sorted_tables:
                result = await source.stream(select(table))
                async for rows in result.mappings().partitions(ROWS):
                    await target.execute(insert(table), [dict(row) for row in rows])
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(f"The database cannot be copied: {reason(error)}.") from None
