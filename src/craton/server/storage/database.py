"""Opening the database: the engine for a URL, SQLite's durability settings, migrations, and errors as sentences."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from craton.core.errors import CratonError

HEAD = "0006"
"""The newest migration. For a database that has it, Alembic is not imported, which takes longer than all the rest."""

MIGRATION_LOCK = 0x637261746F6E
"""The key of PostgreSQL's advisory lock for migrations."""

POOL_SIZE = 10
"""Connections; they stay open, because opening more during a burst costs more than it gains."""
POOL_TIMEOUT = 60
"""Seconds that a request waits for a connection."""

POSTGRES_SETTINGS = {"idle_in_transaction_session_timeout": "30s"}
"""A process that is stopped in the middle of a transaction does not hold its locks for ever."""

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class StorageError(CratonError):
    """The database cannot be used, or refused a change. Nothing has been changed, unless it is an `OutcomeUnknown`."""


def shown(url: str) -> str:
    """The URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.partition("//")[0] + "//..."


async def open_database(url: str) -> AsyncEngine:
    """The engine of a database, migrated to the newest version; StorageError if it cannot be used."""
    parsed = _parsed(url)
    is_sqlite = parsed.drivername == "sqlite"
    if is_sqlite:
        if not parsed.database or parsed.database == ":memory:":
            raise StorageError("The database needs a file, such as sqlite:///craton.db.")
        _try_file(Path(parsed.database))
    arguments: dict[str, Any] = {"pool_size": POOL_SIZE, "max_overflow": 0, "pool_timeout": POOL_TIMEOUT}
    arguments["connect_args"] = {"timeout": 10} if is_sqlite else {"server_settings": POSTGRES_SETTINGS}
    engine = create_async_engine(_address(url), hide_parameters=True, **arguments)  # errors must not quote secrets
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", _make_durable)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
    except StorageError:
        await engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise StorageError(f"The database {shown(url)} cannot be used: {reason(error)}.") from None
    return engine


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StorageError("A database URL is sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    if parsed.drivername not in DRIVERS:
        raise StorageError(f"A database URL is sqlite:///FILE or postgresql://..., not {parsed.drivername}://...")
    return parsed


def _address(url: str) -> URL:
    parsed = _parsed(url)
    return parsed.set(drivername=DRIVERS[parsed.drivername])


async def open_for_reading(url: str) -> AsyncEngine:
    """The engine of an existing database of this version, which is not changed; StorageError if it cannot be read."""
    file = existing_file(url)
    if file is None:
        engine = create_async_engine(_address(url), hide_parameters=True, poolclass=NullPool)
    else:
        address = f"sqlite+aiosqlite:///{file.resolve().as_uri()}?mode=ro&uri=true"
        engine = create_async_engine(address, hide_parameters=True, poolclass=NullPool, connect_args={"timeout": 10})
    try:
        async with engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise StorageError(f"The database {shown(url)} cannot be read: {reason(error)}.") from None
    if found != HEAD:
        await engine.dispose()
        raise StorageError(
            f"The database has the schema {str(found)[:20]}, not {HEAD}; `craton serve` migrates it when it starts."
        )
    return engine


def plain_engine(engine: AsyncEngine) -> Engine | None:
    """A synchronous engine on the same SQLite file, for use in a thread; None for other databases."""
    if engine.dialect.name != "sqlite":
        return None
    url = engine.url.set(drivername="sqlite")
    plain = create_engine(url, hide_parameters=True, connect_args={"timeout": 10}, poolclass=NullPool)
    event.listen(plain, "connect", _make_durable)
    return plain


def existing_file(url: str) -> Path | None:
    """The file of a SQLite database, which must exist; None for other databases."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None  # open_database reports what is wrong
    if parsed.drivername != "sqlite" or not parsed.database:
        return None
    file = Path(parsed.database)
    if not file.is_file():
        raise StorageError(f"There is no database {file}.")
    return file


def _try_file(file: Path) -> None:
    """Create the folder, and open the file once without a pool to report problems early."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f"The folder of the database {file} cannot be created: {error.strerror}.") from None
    try:
        if not file.exists():
            file.touch(mode=0o600)  # it will hold the secrets of dice
        with contextlib.closing(sqlite3.connect(file, timeout=10)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"The database {file} cannot be used: {reason(error)}.") from None


def _make_durable(connection: Any, _record: object) -> None:
    """Configure SQLite so that readers never wait for the writer and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Migrate the tables to the newest version, in the connection's transaction: completely or not at all."""
    if connection.dialect.name == "postgresql":  # several servers may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    else:
        # Python's sqlite3 begins no transaction for CREATE and ALTER: a kill would leave half of the tables for ever.
        # It also fails now rather than at the first move if the file is read-only.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = None
    if connection.dialect.has_table(connection, "alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found == HEAD:
        return
    from alembic import command
    from alembic.util import CommandError

    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise StorageError(
            f"The database was made by a newer version of Craton (its schema is {str(found)[:20]}, not {HEAD})."
        ) from None


def alembic_config() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def reason(error: BaseException) -> str:
    """The database's error message in one line, without the statement."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return (str(original).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
