"""The operator's access to a database: its changes are written to the audit log, and running servers notice them."""

from __future__ import annotations

import getpass
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Executable, Select, func, insert, select

from craton.server.live.bus import LocalBus
from craton.server.matches.service import MatchService
from craton.server.server_clock import wall_clock
from craton.server.storage.database import existing_file, open_database
from craton.server.storage.store import Store
from craton.server.storage.tables import audit
from craton.server.storage.writer import Change, Writer
from craton.server.timekeeper import Timekeeper


@dataclass(frozen=True)
class Listing:
    """The first rows of a list, and the number of all rows."""

    columns: tuple[str, ...]
    rows: list[dict[str, Any]]
    total: int


class AuditedWriter(Writer):
    """A writer that adds a row of the audit log to the transaction of a command's first change."""

    row: Executable | None = None

    async def write(self, change: Change) -> None:
        if self.row is not None:
            change = replace(change, statements=[*change.statements, self.row])
        await super().write(change)
        self.row = None


class Console:
    """An operator's connection to the database of a server."""

    def __init__(self, store: Store, writer: AuditedWriter, by: str, clock: Callable[[], int]) -> None:
        self.store = store
        self.by = by
        self.now = clock
        self._writer = writer

    def audit(self, command: str, subject: str, **details: Any) -> None:
        """Record a command in the audit log, in the transaction of the next change."""
        given = {name: value for name, value in details.items() if value is not None}
        self._writer.row = insert(audit).values(
            at=self.now(), by=self.by, command=command, subject=subject, details=json.dumps(given, ensure_ascii=False)
        )

    def matches(self) -> MatchService:
        return MatchService(self.store, LocalBus(), Timekeeper(self.now, self.store, None))

    async def write(self, *statements: Executable, topics: Sequence[str] = ()) -> None:
        await self.store.writer.write(Change(statements=statements, topics=topics))

    async def listing(self, query: Select[Any], columns: tuple[str, ...], limit: int) -> Listing:
        """The first `limit` rows of a query, and their total number."""
        total = await self.store.row(select(func.count()).select_from(query.order_by(None).subquery()))
        rows = [row._asdict() for row in await self.store.rows(query.limit(limit))]
        return Listing(columns, [{name: row[name] for name in columns} for row in rows], total[0] if total else 0)


@asynccontextmanager
async def open_console(
    url: str, by: str | None = None, clock: Callable[[], int] = wall_clock
) -> AsyncIterator[Console]:
    """Open an existing database for an operator. by: the operator's name; default: the user of this process."""
    existing_file(url)
    engine = await open_database(url)
    writer = AuditedWriter(engine, f"admin-{secrets.token_hex(6)}")
    try:
        yield Console(Store(engine, writer), writer, (by or _login())[:80], clock)
    finally:
        await writer.close()
        await engine.dispose()


def _login() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name, as in a container
        return "unknown"


async def list_audit(console: Console, subject: str | None, limit: int) -> Listing:
    """The commands of operators, most recent first."""
    query = select(audit).order_by(audit.c.id.desc())
    if subject is not None:
        query = query.where(audit.c.subject == subject)
    found = await console.listing(query, ("id", "at", "by", "command", "subject", "details"), limit)
    for row in found.rows:
        row["details"] = json.loads(row["details"])
    return found
