"""The writer commits pending changes together, so a hundred of them cost one flush of the disk.

A change is made completely or not at all, and `write` returns when it is on disk. If the database fails while it
commits, nobody knows which of the two happened: `OutcomeUnknown`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Executable, bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from craton.server.storage.database import StorageError, plain_engine, reason
from craton.server.storage.notices import CHANNEL, packed
from craton.server.storage.tables import entries, matches, notices

log = logging.getLogger("craton.server")

MAX_BATCH = 500
"""Changes in one transaction."""
MAX_PENDING = 20_000
"""Pending changes; bounds memory when the database hangs."""
INTERVAL = 0.008
"""Seconds between the starts of two commits: changes that arrive in between share the next one. A change that arrives
while the writer is idle does not wait."""

RESTART = 1.0
"""Seconds until a crashed writer works again."""
STUCK = 30.0
"""Seconds after which a transaction that has not ended counts as stuck."""

STANDING = (
    "first", "second", "first_bot", "second_bot", "status", "to_act", "winner", "reason", "ply", "deadline", "updated",
    "last_play",
    "head",
)  # fmt: skip
"""The columns of a match that are derived from its log."""

_UPDATE = update(matches).where(matches.c.id == bindparam("match_id")).values({n: bindparam(n) for n in STANDING})


RETRIES = 3
"""How often a change is tried again after PostgreSQL has aborted it because of others, such as on a deadlock."""
UNCERTAIN_STATES = ("08", "57", "58", "XX", "40003")
"""SQLSTATEs, or their prefixes, of errors during COMMIT after which the transaction may still have been committed: lost
connections, shutdowns, failures of the system. After any other error PostgreSQL has rolled back."""


class _Step(NamedTuple):
    """A statement with its rows."""

    statement: Executable
    rows: list[dict[str, Any]] | None = None
    is_condition: bool = False
    """Whether it must change exactly one row."""


class ConflictError(StorageError):
    """Another writer was first: a key of this change is taken, or one of its conditions no longer holds."""


class OutcomeUnknown(StorageError):
    """The database failed while it committed: the change may have been made or not."""


class _ConditionFailed(Exception):
    """A condition of a change did not change exactly one row."""


@dataclass(frozen=True)
class Change:
    """What is written in one transaction: new matches, new entries, standings of matches, other statements."""

    matches: Sequence[dict[str, Any]] = ()
    entries: Sequence[dict[str, Any]] = ()
    standings: Sequence[dict[str, Any]] = ()
    """Rows with `match_id` and all columns of STANDING."""
    conditions: Sequence[Executable] = ()
    """Updates or deletes that run first. Each must affect exactly one row; otherwise nothing is written."""
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
        self._batch: list[_Pending] = []
        """The changes being committed."""
        self._has_crashed = False
        self._task = asyncio.create_task(self._keep_running())
        self._closed = False
        self._begun = -1.0
        self.on_commit: Callable[[float], object] | None = None
        """Called with the seconds that a transaction took."""
        self.commits = 0
        self.changes = 0

    @property
    def waiting(self) -> int:
        """Changes that wait for the next transaction."""
        return len(self._pending)

    async def write(self, change: Change) -> None:
        """Return when the change is on disk; ConflictError or StorageError if it was not made, OutcomeUnknown if it may
        have been made."""
        if self._closed:
            raise StorageError("The server is shutting down.")
        if self._has_crashed:
            raise StorageError("The database cannot be written at the moment.")
        if len(self._pending) >= MAX_PENDING:
            raise StorageError("The database does not keep up.")
        pending = _Pending(change, asyncio.get_running_loop().create_future())
        self._pending.append(pending)
        self._wake.set()
        await pending.done

    @property
    def is_alive(self) -> bool:
        """Whether changes are written: the writer has not crashed, and no transaction is stuck."""
        is_stuck = bool(self._batch) and asyncio.get_running_loop().time() - self._begun > STUCK
        return not (self._has_crashed or self._task.done() or is_stuck)

    async def close(self) -> None:
        """Write what is pending, then stop."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _keep_running(self) -> None:
        """Run, and run again after a crash; nobody waits for a change that a crashed writer has left behind."""
        while True:
            try:
                await self._run()
                return
            except Exception as error:
                self._has_crashed = True
                log.exception("the writer crashed and is restarted", extra={"reason": type(error).__name__})
                left, self._batch, self._pending = [*self._batch, *self._pending], [], []
                for pending in left:
                    _fail(pending, StorageError("The server failed while it saved the change."))
                await asyncio.sleep(RESTART)
                self._has_crashed = False
                self._wake.set()

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
                self._batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
                await self._commit(self._batch)
                self._batch = []
            if self._closed:
                await self._drop_connection()
                if self._thread is not None and self._plain is not None:
                    self._thread.shutdown()
                    self._plain.dispose()
                return

    async def _commit(self, batch: list[_Pending], retries: int = RETRIES) -> None:
        begin = time.perf_counter()
        try:
            await self._transaction([pending.change for pending in batch])
        except Exception as error:
            if len(batch) > 1 and _may_succeed_alone(error):  # nothing was written; each gets its own answer
                for pending in batch:
                    await self._commit([pending])
            elif retries and _was_aborted(error):
                await self._commit(batch, retries - 1)
            else:
                for pending in batch:
                    _fail(pending, _storage_error(error))
        else:
            if self.on_commit is not None:
                self.on_commit(time.perf_counter() - begin)
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
            transaction = await connection.begin()
            try:
                for step in steps:
                    result = await connection.execute(step.statement, step.rows)
                    _check(step, result)
            except BaseException:
                await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except Exception as error:
                raise _commit_error(error) from error
        except (IntegrityError, _ConditionFailed):
            raise
        except Exception:
            await self._drop_connection()
            raise

    def _write_now(self, steps: list[_Step]) -> None:
        """The same in the writer's thread; otherwise every statement on SQLite would go to a thread and back."""
        try:
            assert self._plain is not None
            connection = self._held = self._held or self._plain.connect()
            transaction = connection.begin()
            try:
                for step in steps:
                    _check(step, connection.execute(step.statement, step.rows))
            except BaseException:
                transaction.rollback()
                raise
            try:
                transaction.commit()
            except Exception as error:
                raise _commit_error(error) from error
        except (IntegrityError, _ConditionFailed):
            raise
        except Exception:
            self._drop_held()
            raise

    def _steps(self, changes: list[Change]) -> list[_Step]:
        """Statements with their rows, in the same order in all processes, which makes deadlocks rare."""
        steps = [_Step(condition, None, True) for change in changes for condition in change.conditions]
        steps += [_Step(statement) for change in changes for statement in change.statements]
        if rows := [row for change in changes for row in change.matches]:
            steps.append(_Step(insert(matches), rows))
        if rows := [row for change in changes for row in change.entries]:
            steps.append(_Step(insert(entries), sorted(rows, key=itemgetter("match"))))
        if rows := [row for change in changes for row in change.standings]:
            steps.append(_Step(_UPDATE, sorted(rows, key=itemgetter("match_id"))))
        if self._name is not None:
            topics = (topic for change in changes for topic in change.topics)
            steps += [_Step(self._notify(notice)) for notice in packed(self._name, topics)]
        return steps

    def _notify(self, notice: str) -> Executable:
        if self._thread is None:
            return select(func.pg_notify(CHANNEL, notice))
        return insert(notices).values(at=time.time_ns() // 1_000_000, notice=notice)

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


def _check(step: _Step, result: CursorResult[Any]) -> None:
    if step.is_condition and result.rowcount != 1:
        raise _ConditionFailed


def _commit_error(error: Exception) -> Exception:
    """The error of a failed COMMIT: the same one if the change was certainly not made, else OutcomeUnknown."""
    original = getattr(error, "orig", None)
    state = getattr(original, "sqlstate", None)
    name = getattr(original, "sqlite_errorname", None)
    if state is not None:
        is_certain = not str(state).startswith(UNCERTAIN_STATES)
    else:
        # SQLite writes the commit record last: after a failed write it is incomplete, after a failed sync it may last.
        is_certain = name is not None and (not name.startswith("SQLITE_IOERR") or name == "SQLITE_IOERR_WRITE")
    if is_certain:
        return error
    return OutcomeUnknown(f"The database failed while it saved the change: {reason(error)}.")


def _storage_error(error: Exception) -> StorageError:
    match error:
        case OutcomeUnknown():
            return error
        case IntegrityError():
            return ConflictError(f"Another change was made first: {reason(error)}.")
        case _ConditionFailed():
            return ConflictError("Another change was made first.")
        case SQLAlchemyError() | OSError():
            return StorageError(f"The database refused the change: {reason(error)}.")
        case _:
            return StorageError(f"The database was not reached: {type(error).__name__}.")


def _was_aborted(error: Exception) -> bool:
    """Whether PostgreSQL aborted the transaction because of others: a deadlock or a serialization failure."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("40P01", "40001")


def _may_succeed_alone(error: Exception) -> bool:
    """Whether other changes of the same transaction could be written: the database works, or fails only briefly."""
    if isinstance(error, IntegrityError | _ConditionFailed) or _was_aborted(error):
        return True
    return not isinstance(error, OperationalError | InterfaceError | OSError | OutcomeUnknown) and not (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def _fail(pending: _Pending, error: StorageError) -> None:
    if not pending.done.done():
        pending.done.set_exception(error)
