"""The writer commits pending changes together, so a hundred of them cost one flush of the disk.

A change is made completely or not at all, and `write` returns when it is on disk.
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

MAX_BATCH = 500
"""Changes in one transaction."""
MAX_PENDING = 20_000
"""Pending changes; bounds memory when the database hangs."""
INTERVAL = 0.008
"""Seconds between the starts of two commits: changes that arrive in between share the next one. A change that arrives
while the writer is idle does not wait."""

STANDING = (
    "first", "second", "first_bot", "second_bot", "status", "to_act", "winner", "reason", "ply", "deadline", "updated",
)  # fmt: skip
"""The columns of a match that are derived from its log."""

_UPDATE = update(matches).where(matches.c.id == bindparam("match_id")).values({n: bindparam(n) for n in STANDING})


Execution = tuple[Executable, list[dict[str, Any]] | None]
"""A statement and its rows."""


class ConflictError(StorageError):
    """Another writer has already used a key of this change: a ply, a name, an action id."""


@dataclass(frozen=True)
class Change:
    """What is written in one transaction: new matches, new entries, standings of matches, other statements."""

    matches: Sequence[dict[str, Any]] = ()
    entries: Sequence[dict[str, Any]] = ()
    standings: Sequence[dict[str, Any]] = ()
    """Rows with `match_id` and all columns of STANDING."""
    statements: Sequence[Executable] = ()
    topics: Sequence[str] = ()
    """What other processes that share the database are notified of."""


@dataclass
class _Pending:
    change: Change
    done: asyncio.Future[None] = field(repr=False)


class Writer:
    def __init__(self, engine: AsyncEngine, name: str | None = None) -> None:
        """name: the name of this process, used to notify others of changes; None if there are no others."""
        self._engine = engine
        self._name = name
        self._connection: AsyncConnection | None = None
        self._plain = plain_engine(engine)
        self._held: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "craton-writer") if self._plain is not None else None
        self._pending: list[_Pending] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())
        self._closed = False
        self._begun = -1.0
        self.commits = 0
        self.changes = 0

    async def write(self, change: Change) -> None:
        """Return when the change is on disk; ConflictError or StorageError if it was not made."""
        if self._closed:
            raise StorageError("The server is shutting down.")
        if len(self._pending) >= MAX_PENDING:
            raise StorageError("The database does not keep up.")
        pending = _Pending(change, asyncio.get_running_loop().create_future())
        self._pending.append(pending)
        self._wake.set()
        await pending.done

    async def close(self) -> None:
        """Write what is pending, then stop."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                pause = self._begun + INTERVAL - loop.time()
                if pause > 0 and not self._closed:
                    await asyncio.sleep(pause)
                self._begun = loop.time()
                batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
                await self._commit(batch)
            if self._closed:
                await self._drop_connection()
                if self._thread is not None and self._plain is not None:
                    self._thread.shutdown()
                    self._plain.dispose()
                return

    async def _commit(self, batch: list[_Pending]) -> None:
        try:
            await self._transaction([pending.change for pending in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch[0], ConflictError(f"Another change was made first: {reason(error)}."))
            else:  # one of them failed; committed one by one, each gets its own answer
                for pending in batch:
                    await self._commit([pending])
        except Exception as error:
            if len(batch) > 1 and _may_succeed_alone(error):  # nothing was written
                for pending in batch:
                    await self._commit([pending])
                return
            is_refused = isinstance(error, SQLAlchemyError | OSError)
            why = f"refused the change: {reason(error)}" if is_refused else f"was not reached: {type(error).__name__}"
            for pending in batch:
                _fail(pending, StorageError(f"The database {why}."))
        else:
            self.commits += 1
            self.changes += len(batch)
            for pending in batch:
                if not pending.done.done():
                    pending.done.set_result(None)

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

    def _write_now(self, steps: list[Execution]) -> None:
        """The same in the writer's thread; otherwise every statement on SQLite would go to a thread and back."""
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

    def _steps(self, changes: list[Change]) -> list[Execution]:
        """Statements with their rows, in the same order in all processes, which avoids deadlocks."""
        steps: list[Execution] = [(statement, None) for change in changes for statement in change.statements]
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


def _may_succeed_alone(error: Exception) -> bool:
    """Whether other changes of the same transaction could be written: the database works, or fails only briefly.

    PostgreSQL aborts a transaction on a deadlock (40P01) or a serialization failure (40001).
    """
    if getattr(getattr(error, "orig", None), "sqlstate", None) in ("40P01", "40001"):
        return True
    return not isinstance(error, OperationalError | InterfaceError | OSError) and not (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def _fail(pending: _Pending, error: StorageError) -> None:
    if not pending.done.done():
        pending.done.set_exception(error)
