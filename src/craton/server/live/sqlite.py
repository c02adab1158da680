"""Notices of changes that other programs, such as `craton admin`, make to the SQLite file of a running server."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import delete, select

from craton.server.live.bus import Bus
from craton.server.storage.notices import unpacked
from craton.server.storage.store import Store
from craton.server.storage.tables import notices
from craton.server.storage.writer import Change

INTERVAL = 0.5
"""Seconds between two checks: one query by primary key, which usually finds nothing."""


class NoticeReader:
    """Publishes the topics that other programs have changed. Their notices are deleted once they have been read."""

    def __init__(self, store: Store, bus: Bus, on_topic: Sequence[Callable[[str], None]]) -> None:
        self._store = store
        self._bus = bus
        self._on_topic = on_topic

    async def read(self) -> None:
        """Publish all new notices. One that comes twice, because it could not be deleted, does no harm."""
        rows = await self._store.rows(select(notices).order_by(notices.c.id))
        if not rows:
            return
        for row in rows:
            for topic in unpacked(row.notice)[1]:
                for callback in self._on_topic:
                    callback(topic)
                self._bus.publish(topic)
        await self._store.writer.write(Change(statements=[delete(notices).where(notices.c.id <= rows[-1].id)]))
