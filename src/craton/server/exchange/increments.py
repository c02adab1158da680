"""Increments: the rows of a database that differ from those of a full backup.

An increment is a SQLite file. For each table it holds the new and changed rows under the table's name, and the keys of
deleted rows under `NAME:deleted`. Its table `increment` names the full backup it belongs to, with a hash of that file,
and the number of rows in each table. Every increment refers to a full backup and not to the increment before it, so a
lost file costs one point in time.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from craton.server.storage.database import StorageError, reason

META = "increment"
DELETED = ":deleted"


def is_increment(file: Path) -> bool:
    """Whether a SQLite file is an increment rather than a whole database."""
    with _opened(file) as connection:
        return META in _tables(connection, "main")


def base_of(increment: Path) -> Path:
    """The full backup that an increment belongs to, which must lie beside it and be unchanged."""
    with _opened(increment) as connection:
        name, digest = connection.execute(f"SELECT base, sha256 FROM {META}").fetchone()
    base = increment.with_name(name)
    if not base.is_file():
        raise StorageError(f"{increment.name} needs the full backup {name}, which is not in the same folder.")
    if file_hash(base) != digest:
        raise StorageError(f"The full backup {name} has been changed since {increment.name} was made from it.")
    return base


def schema_of(file: Path) -> str:
    """The version of a database's tables; sqlite3.Error if it has none."""
    with _opened(file) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None:
        raise sqlite3.DatabaseError("it has no tables yet")
    return str(found[0])


def write_increment(source: Path, base: Path, target: Path) -> None:
    """Write what differs between a database and a full backup to `target`, an empty file.

    The database is read in one transaction, so a server may be writing to it.
    """
    digest = file_hash(base)
    try:
        with contextlib.closing(sqlite3.connect(target, uri=True, timeout=10, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("ATTACH ? AS live", (f"{source.resolve().as_uri()}?mode=ro",))
            connection.execute("ATTACH ? AS base", (f"{base.resolve().as_uri()}?mode=ro",))
            connection.execute("BEGIN")
            counts = {}
            for table in _tables(connection, "live"):
                _write_difference(connection, table)
                counts[table] = connection.execute(f'SELECT count(*) FROM live."{table}"').fetchone()[0]
            connection.execute(f"CREATE TABLE {META} (base TEXT, sha256 TEXT, counts TEXT)")
            connection.execute(f"INSERT INTO {META} VALUES (?, ?, ?)", (base.name, digest, json.dumps(counts)))
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise StorageError(f"The database {source} cannot be compared with {base.name}: {reason(error)}.") from None


def _write_difference(connection: sqlite3.Connection, table: str) -> None:
    columns, keys = _columns(connection, "live", table)
    same_key = " AND ".join(f'new."{key}" = old."{key}"' for key in keys)
    rest = [column for column in columns if column not in keys]
    differs = " OR ".join([f'old."{keys[0]}" IS NULL', *(f'new."{name}" IS NOT old."{name}"' for name in rest)])
    connection.execute(
        f'CREATE TABLE main."{table}" AS SELECT new.* FROM live."{table}" AS new '
        f'LEFT JOIN base."{table}" AS old ON {same_key} WHERE {differs}'
    )
    old_keys = ", ".join(f'old."{key}"' for key in keys)
    connection.execute(
        f'CREATE TABLE main."{table}{DELETED}" AS SELECT {old_keys} FROM base."{table}" AS old '
        f'WHERE NOT EXISTS (SELECT 1 FROM live."{table}" AS new WHERE {same_key})'
    )


def apply_increment(increment: Path, target: Path) -> None:
    """Turn `target`, a copy of the increment's full backup, into the database as it was when the increment was made."""
    try:
        with contextlib.closing(sqlite3.connect(target, uri=True, isolation_level=None)) as connection:
            connection.execute("ATTACH ? AS change", (f"{increment.resolve().as_uri()}?mode=ro",))
            connection.execute("BEGIN")
            counts = json.loads(connection.execute(f"SELECT counts FROM change.{META}").fetchone()[0])
            with _without_triggers(connection):  # the log's triggers refuse deletions
                for table in counts:
                    _apply_difference(connection, table)
            found = {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in counts}
            if found != counts or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise StorageError(f"{increment.name} is damaged: its rows do not fit its full backup.")
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise StorageError(f"{increment.name} cannot be applied: {reason(error)}.") from None


def _apply_difference(connection: sqlite3.Connection, table: str) -> None:
    columns, keys = _columns(connection, "main", table)
    key, named = (", ".join(f'"{name}"' for name in names) for names in (keys, columns))
    for changed in (f"{table}{DELETED}", table):
        connection.execute(f'DELETE FROM main."{table}" WHERE ({key}) IN (SELECT {key} FROM change."{changed}")')
    connection.execute(f'INSERT INTO main."{table}" ({named}) SELECT {named} FROM change."{table}"')


def whole(file: Path, target: Path) -> None:
    """Copy a backup to `target` as a whole database: an increment is combined with its full backup."""
    increment = is_increment(file)
    shutil.copyfile(base_of(file) if increment else file, target)
    target.chmod(0o600)
    if increment:
        apply_increment(file, target)


def check_file(file: Path) -> None:
    """StorageError unless SQLite finds a backup file intact."""
    try:
        with _opened(file) as connection:
            found = connection.execute("PRAGMA quick_check").fetchone()[0]
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        found, broken = reason(error), None
    if found != "ok" or broken is not None:
        problem = found if found != "ok" else f"a row of {broken[0]} refers to a missing one of {broken[2]}"
        raise StorageError(f"The backup {file.name} is damaged: {problem}.")


def file_hash(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


@contextmanager
def _without_triggers(connection: sqlite3.Connection) -> Iterator[None]:
    triggers = connection.execute("SELECT name, sql FROM main.sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f'DROP TRIGGER main."{name}"')
    yield
    for _, statement in triggers:
        connection.execute(statement)


def _tables(connection: sqlite3.Connection, schema: str) -> list[str]:
    query = f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [row[0] for row in connection.execute(query)]


def _columns(connection: sqlite3.Connection, schema: str, table: str) -> tuple[list[str], Sequence[str]]:
    """All columns of a table, and those of its primary key."""
    rows = connection.execute(f'PRAGMA {schema}.table_info("{table}")').fetchall()
    return [row[1] for row in rows], [row[1] for row in rows if row[5]]
