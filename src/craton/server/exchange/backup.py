"""Backups. The backup of any database is one SQLite file with the same tables, which a server can run on.

It holds everything, including the secret seeds of running matches and the key that signs cookies, so only its owner can
read the file.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from craton.server.storage.database import StorageError, existing_file, open_database, reason
from craton.server.storage.tables import keys, matches, metadata, users

ROWS = 1000
"""Rows copied at a time."""
MAGIC = b"SQLite format 3\x00"


def is_backup(file: Path) -> bool:
    """Whether a file is a backup rather than text."""
    with file.open("rb") as stream:
        return stream.read(len(MAGIC)) == MAGIC


async def back_up(url: str, file: Path) -> None:
    """Write a consistent snapshot of the whole database to a new file; servers may keep running."""
    with new_file(file) as part:
        await copy_database(url, part)


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A private temporary file that becomes `file`, flushed to disk, if all goes well."""
    if file.exists():
        raise StorageError(f"{file} already exists; a backup is written to a new file.")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        yield part
        _flush(part)
        part.rename(file)
        if os.name == "posix":
            _flush(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


async def copy_database(url: str, target: Path) -> None:
    """Copy a consistent snapshot of a database to a SQLite file."""
    source = existing_file(url)
    if source is not None:
        _copy_file(source, target)
    else:
        await _copy_to_file(url, target)


def _copy_file(source: Path, target: Path) -> None:
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=10)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.execute("SELECT count(*) FROM alembic_version")
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # a single file, without a write-ahead log beside it
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
    """Copy a database file, which is migrated if it is older, into an empty database."""
    old = await open_database(f"sqlite:///{file}")
    new = await open_database(url)
    try:
        async with new.connect() as connection:
            for table in (users, matches):
                if (await connection.execute(select(func.count()).select_from(table))).scalar():
                    raise StorageError("A backup can be restored only into an empty database; this one is not empty.")
        await _copy(old, new)
    finally:
        await old.dispose()
        await new.dispose()


async def _copy(old: AsyncEngine, new: AsyncEngine) -> None:
    """Copy all rows of all tables, in one transaction on each side."""
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
