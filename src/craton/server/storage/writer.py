"""The one writer: changes that wait are committed together, so a hundred of them cost one flush of the disk.

A change is done wholly or not at all, and `write` returns when it is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Executable, bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from craton.server.storage.database import StorageError, plain_engine, reason
from craton.server.storage.notices import CHANNEL, packed
from craton.server.storage.tables import entries, matches

MOST = 500
"""Changes in one transaction."""
MOST_WAITING = 20_000
"""Changes that wait; a database that has come to a stop shall not take all memory."""
APART = 0.008
"""Seconds between the beginnings of two commits: what comes in between shares the next one. A change that comes while
nothing is going on does not wait."""

STANDING = (
    "first", "second", "first_bot", "second_bot", "status", "to_act", "winner", "reason", "ply", "deadline", "updated",
)  # fmt: skip
"""The columns of a match that follow its log."""

_UPDATE = update(matches).where(matches.c.id == bindparam("match_id")).values({n: bindparam(n) for n in STANDING})


Step = tuple[Executable, list[dict[str, Any]] | None]


class ConflictError(StorageError):
    """Somebody else has written what this change wanted to write: a ply, a name, an action's id."""


@dataclass(frozen=True)
class Change:
    """What belongs together: new matches, new entries, the standing of matches, anything else as statements."""

    matches: Sequence[dict[str, Any]] = ()
    entries: Sequence[dict[str, Any]] = ()
    standings: Sequence[dict[str, Any]] = ()
    """Rows with `match_id` and all columns of STANDING."""
    statements: Sequence[Executable] = ()
    topics: Sequence[str] = ()
    """On what something is new for other processes that share the database."""


@dataclass
class _Waiting:
    change: Change
    done: asyncio.Future[None] = field(repr=False)


class Writer:
    def __init__(self, engine: AsyncEngine, name: str | None = None) -> None:
        """name: under which other processes are told of changes; None if there are no others."""
        self._engine = engine
        self._name = name
        self._connection: AsyncConnection | None = None
        self._plain = plain_engine(engine)
        self._held: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "craton-writer") if self._plain is not None else None
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())
        self._closed = False
        self._begun = -1.0
        self.commits = 0
        self.changes = 0

    async def write(self, change: Change) -> None:
        """Returns when the change is on the disk; ConflictError or StorageError if it was not made."""
        if self._closed:
            raise StorageError("The server is shutting down.")
        if len(self._waiting) >= MOST_WAITING:
            raise StorageError("The database does not keep up.")
        waiting = _Waiting(change, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

    async def close(self) -> None:
        """Writes what waits, then ends."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                pause = self._begun + APART - loop.time()
                if pause > 0 and not self._closed:
                    await asyncio.sleep(pause)
                self._begun = loop.time()
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._commit(batch)
            if self._closed:
                await self._drop_connection()
                if self._thread is not None and self._plain is not None:
                    self._thread.shutdown()
                    self._plain.dispose()
                return

    async def _commit(self, batch: list[_Waiting]) -> None:
        try:
            await self._transaction([waiting.change for waiting in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch[0], ConflictError(f"Somebody else was first: {reason(error)}."))
            else:  # one of them is to blame; alone, each gets its own answer
                for waiting in batch:
                    await self._commit([waiting])
        except Exception as error:
            if len(batch) > 1 and _may_be_one_of_many(error):  # nothing was written
                for waiting in batch:
                    await self._commit([waiting])
                return
            is_told = isinstance(error, SQLAlchemyError | OSError)
            why = f" did not take the change: {reason(error)}" if is_told else f" was not asked: {type(error).__name__}"
            for waiting in batch:
                _fail(waiting, StorageError(f"The database{why}."))
        else:
            self.commits += 1
            self.changes += len(batch)
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_result(None)

    async def _transaction(self, changes: list[Change]) -> None:
        steps = self._steps(changes)
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_now, steps)
            return
        try:
            connection = self._connection = self._connection or await self._engine.connect()
            async with connection.begin():
                for statement, rows in steps:
                    await connection.execute(statement, rows)
        except IntegrityError:
            raise
        except Exception:
            await self._drop_connection()
            raise

    def _write_now(self, steps: list[Step]) -> None:
        """The same in the writer's thread: on SQLite every step would else go to a thread and back by itself."""
        try:
            assert self._plain is not None
            connection = self._held = self._held or self._plain.connect()
            with connection.begin():
                for statement, rows in steps:
                    connection.execute(statement, rows)
        except IntegrityError:
            raise
        except Exception:
            self._drop_held()
            raise

    def _steps(self, changes: list[Change]) -> list[Step]:
        """Statements with their rows, in one order in all processes: they do not wait for each other in a circle."""
        steps: list[Step] = [(statement, None) for change in changes for statement in change.statements]
        if rows := [row for change in changes for row in change.matches]:
            steps.append((insert(matches), rows))
        if rows := [row for change in changes for row in change.entries]:
            steps.append((insert(entries), sorted(rows, key=itemgetter("match"))))
        if rows := [row for change in changes for row in change.standings]:
            steps.append((_UPDATE, sorted(rows, key=itemgetter("match_id"))))
        if self._name is not None:
            topics = (topic for change in changes for topic in change.topics)
            steps += [(select(func.pg_notify(CHANNEL, notice)), None) for notice in packed(self._name, topics)]
        return steps

    async def _drop_connection(self) -> None:
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._drop_held)
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()

    def _drop_held(self) -> None:
        connection, self._held = self._held, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.close()


def _may_be_one_of_many(error: Exception) -> bool:
    """Whether others in the same transaction could be written: the fault is not the database's, or not a lasting one.

    PostgreSQL ends a transaction that is entangled with another one: by a deadlock, or an order it cannot keep.
    """
    if getattr(getattr(error, "orig", None), "sqlstate", None) in ("40P01", "40001"):
        return True
    return not isinstance(error, OperationalError | InterfaceError | OSError) and not (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def _fail(waiting: _Waiting, error: StorageError) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
