"""Heartbeats of server processes, and outages: intervals in which none of them could be reached."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from craton.server.storage.store import Store
from craton.server.storage.tables import heartbeats, outages
from craton.server.storage.writer import Change

DAY = 86_400_000
LONG = 600_000
KEPT, LONG_KEPT = 3 * DAY, 500 * DAY
"""How long outages are kept: ordinary ones, and those of at least LONG, which matter in correspondence."""


@dataclass(frozen=True)
class Outage:
    """Times are milliseconds since 1970."""

    start: int
    end: int
    cause: str


class OutageStore:
    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process

    async def outages(self) -> list[Outage]:
        rows = await self._store.rows(select(outages).order_by(outages.c.end))
        return [Outage(row.start, row.end, row.cause) for row in rows]

    async def last_heartbeat(self, *, of_others: bool = False) -> int:
        """When a process, or one other than this, was last alive; 0 if there is none."""
        query = select(func.max(heartbeats.c.at).label("at"))
        row = await self._store.row(query.where(heartbeats.c.process != self._process) if of_others else query)
        return 0 if row is None or row.at is None else int(row.at)

    async def beat(self, now: int, found: Sequence[Outage]) -> None:
        """Store a heartbeat and outages in one transaction: whoever sees the heartbeat also sees the outages."""
        insert = (postgresql if self._store.engine.dialect.name == "postgresql" else sqlite).insert
        beat: Any = insert(heartbeats).values(process=self._process, at=now)
        statements = [beat.on_conflict_do_update(index_elements=["process"], set_={"at": now})]
        for one in found:
            row: Any = insert(outages).values(start=one.start, end=one.end, cause=one.cause)
            longer = {"end": row.excluded.end, "cause": row.excluded.cause}
            statements.append(
                row.on_conflict_do_update(index_elements=["start"], set_=longer, where=outages.c.end < row.excluded.end)
            )
        if found:
            is_short = outages.c.end - outages.c.start < LONG
            old = or_(outages.c.end < now - LONG_KEPT, and_(outages.c.end < now - KEPT, is_short))
            statements += [delete(outages).where(old), delete(heartbeats).where(heartbeats.c.at < now - DAY)]
        await self._store.writer.write(Change(statements=statements))
