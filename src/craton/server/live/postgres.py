"""Several processes on one PostgreSQL database: a connection on which each hears of changes and holds leases."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from craton.server.live.bus import LocalBus
from craton.server.live.leases import DatabaseLeases
from craton.server.storage.notices import CHANNEL, packed, unpacked

log = logging.getLogger("craton.server")

PAUSE = 0.5
"""Seconds between two attempts to reconnect."""
PATIENCE = 10
"""Seconds to wait for an answer from the database."""


class PostgresCluster(LocalBus):
    """A bus shared by several processes, and the connection for their leases.

    `publish` reaches the listeners of this process; the others are notified by the transaction of the change itself.
    """

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        super().__init__()
        self.name = name
        self.on_topic: list[Callable[[str], None]] = []
        """Called with every topic that another process publishes, before its listeners."""
        self.on_gap: list[Callable[[], None]] = []
        """Called after a reconnect, when topics may have been missed."""
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._raw: Any = None
        self._lost = asyncio.Event()
        self._lock = asyncio.Lock()
        self.leases = DatabaseLeases(self._ask, name)

    async def open(self) -> None:
        await self._connect()

    async def close(self) -> None:
        await self.leases.give_all()
        await self._drop()

    # The connection

    async def _connect(self) -> None:
        self._lost.clear()
        self._connection = await self._engine.connect()
        raw: Any = (await self._connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: self._lost.set())
        await raw.add_listener(CHANNEL, self._notified)
        self._raw = raw

    async def reconnect(self) -> None:
        """Reconnect whenever the connection is lost; never returns."""
        while True:
            await self._lost.wait()
            log.warning("connection to the other processes lost")
            while True:
                await self._drop()
                try:
                    await asyncio.wait_for(self._connect(), PATIENCE)
                    break
                except (SQLAlchemyError, OSError, TimeoutError):
                    await asyncio.sleep(PAUSE)
            log.info("connection to the other processes restored")
            for callback in self.on_gap:
                callback()
            self.publish_all()

    async def _drop(self) -> None:
        self._raw = None
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()

    def _notified(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        sender, topics = unpacked(str(notice))
        if sender == self.name:
            return
        for topic in topics:
            for callback in self.on_topic:
                callback(topic)
            self.publish(topic)

    async def send(self, *topics: str) -> None:
        """Notify the other processes of something that is not in the database, such as presence; it may get lost."""
        for notice in packed(self.name, topics):
            await self._ask("SELECT pg_notify($1, $2)", CHANNEL, notice)

    async def _ask(self, query: str, *values: object) -> object:
        """The answer; None without a connection."""
        async with self._lock:
            raw = self._raw
            if raw is None:
                return None
            try:
                return await raw.fetchval(query, *values, timeout=PATIENCE)
            except Exception as error:
                log.warning("connection to the other processes failed", extra={"reason": type(error).__name__})
                self._lost.set()
                return None
