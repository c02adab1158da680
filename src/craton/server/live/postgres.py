"""Several processes on one PostgreSQL: each has a connection that hears what others have changed and holds leases."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from craton.server.live.bus import LocalBus
from craton.server.storage.notices import CHANNEL, packed, unpacked

log = logging.getLogger("craton.server")

PAUSE = 0.5
"""Seconds between two tries to come back to a database that has gone."""
PATIENCE = 10
"""Seconds for an answer of the database."""


class PostgresLink(LocalBus):
    """A bus and leases. `tell` reaches listeners of this process; the others hear by the transaction of a change."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        super().__init__()
        self.name = name
        self.hooks: list[Callable[[str], None]] = []
        """Called with every topic that another process tells, before its listeners."""
        self.gaps: list[Callable[[], None]] = []
        """Called when something may have been missed."""
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._raw: Any = None
        self._lost = asyncio.Event()
        self._lock = asyncio.Lock()
        self._held: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._drop()

    # The connection

    async def _connect(self) -> None:
        self._lost.clear()
        self._connection = await self._engine.connect()
        raw: Any = (await self._connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: self._lost.set())
        await raw.add_listener(CHANNEL, self._heard)
        self._raw = raw

    async def _stay(self) -> None:
        """Comes back whenever the connection is lost."""
        while True:
            await self._lost.wait()
            log.warning("the link to the other processes is lost")
            while True:
                await self._drop()
                try:
                    await asyncio.wait_for(self._connect(), PATIENCE)
                    break
                except (SQLAlchemyError, OSError, TimeoutError):
                    await asyncio.sleep(PAUSE)
            log.info("the link to the other processes is back")
            for gap in self.gaps:
                gap()
            self.tell_all()

    async def _drop(self) -> None:
        self._raw = None
        self._held.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()

    def _heard(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        sender, topics = unpacked(str(notice))
        if sender == self.name:
            return
        for topic in topics:
            for hook in self.hooks:
                hook(topic)
            self.tell(topic)

    # Telling without a change, as of presence

    async def send(self, *topics: str) -> None:
        """Tells the other processes something that is not in the database; it may get lost."""
        for notice in packed(self.name, topics):
            await self._ask("SELECT pg_notify($1, $2)", CHANNEL, notice)

    # Leases

    async def hold(self, name: str) -> bool:
        if name not in self._held and await self.take(name):
            self._held.add(name)
        return name in self._held

    async def take(self, name: str) -> bool:
        return bool(await self._ask("SELECT pg_try_advisory_lock($1)", _key(name)))

    async def give(self, name: str) -> None:
        await self._ask("SELECT pg_advisory_unlock($1)", _key(name))

    async def _ask(self, query: str, *values: object) -> object:
        """The answer; None without a connection."""
        async with self._lock:
            raw = self._raw
            if raw is None:
                return None
            try:
                return await raw.fetchval(query, *values, timeout=PATIENCE)
            except Exception as error:
                log.warning("the link to the other processes fails", extra={"reason": type(error).__name__})
                self._lost.set()
                return None


def _key(name: str) -> int:
    """The number of an advisory lock: 64 bits with a sign."""
    return int.from_bytes(hashlib.sha256(f"craton {name}".encode()).digest()[:8], "big", signed=True)
