"""The timekeeper: the time at which a request was received, and outages, which are charged to no clock.

An outage is an interval in which the server could not be reached. *down*: no process was running, known from the
heartbeats that each process stores. *frozen*: the event loop did nothing, because it was blocked, or the process or the
machine was stopped. *database*: nothing could be written. *clock*: the wall clock was set forward, so that the interval
only seems to have passed. If several processes share a database, there is no outage while one of them is alive.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from craton.server.loop_monitor import LoopMonitor
from craton.server.server_clock import ServerClock
from craton.server.storage.database import StorageError
from craton.server.storage.outages import Outage, OutageStore
from craton.server.storage.store import Store

log = logging.getLogger("craton.server")

TICK = 0.25
"""Seconds between two checks of the event loop."""
HEARTBEAT = 5.0
"""Seconds between two heartbeats in the database."""
SHORTEST = 1000
"""Milliseconds: a shorter interruption is no outage."""
JUMP = 5000
"""Milliseconds by which the wall clock must be ahead before the server's time follows it."""
ALIVE = 6000
"""Milliseconds since its last heartbeat during which another process counts as alive."""
SILENCE = 15_000
"""Milliseconds without a successful heartbeat after which the database counts as unreachable."""


class Timekeeper:
    def __init__(
        self, clock: Callable[[], int], store: Store, monitor: LoopMonitor | None, process: str | None = None
    ) -> None:
        """monitor: None for a tool beside the servers, which lets no flag fall. process: the name of this process if
        others may share the database.

        Only a ServerClock lags, freezes and jumps; any other clock is trusted.
        """
        self.lets_flags_fall = monitor is not None
        self.outages: list[Outage] = []
        """In the order of their ends."""
        self.now = self._clock = clock
        self._server_clock = clock if isinstance(clock, ServerClock) else None
        self._store = OutageStore(store, process or "server")
        self._is_shared = process is not None
        self._monitor = monitor
        self._noticed: list[Outage] = []
        """Interruptions that `settle` has not examined yet."""
        self._settling = asyncio.Lock()
        self._seen = self._beaten = (self._uptime(), clock())
        """When the event loop was last known to be alive, and when the last heartbeat was stored: by uptime, and by the
        server's time."""

    def _uptime(self) -> float:
        return 0.0 if self._server_clock is None else self._server_clock.uptime()

    # Times of requests

    @property
    def recent_lag(self) -> int:
        """The largest lag of the event loop in about the last second, in milliseconds."""
        return 0 if self._server_clock is None or self._monitor is None else round(self._monitor.recent * 1000)

    def received(self) -> int:
        """The receipt time of something that has just been read: the current time less the lag of the event loop."""
        self._notice()
        lag = 0 if self._server_clock is None or self._monitor is None else round(self._monitor.lag * 1000)
        return self._clock() - lag

    def downtime(self, start: int, end: int) -> int:
        """Milliseconds of an interval in which the server could not be reached."""
        total, until = 0, start
        for outage in sorted(self.outages, key=lambda one: one.start):
            total += max(0, min(outage.end, end) - max(outage.start, until))
            until = max(until, outage.end)
        return total

    # Interruptions of this process

    @property
    def is_settled(self) -> bool:
        """Whether `outages` is complete. No flag falls while it is not."""
        self._notice()
        silence = (self._uptime() - self._beaten[0]) * 1000
        return not self._noticed and not self._settling.locked() and silence < SILENCE

    async def settle(self) -> None:
        """Examine the noticed interruptions and record those that were outages."""
        self._notice()
        if not self._noticed and not self._settling.locked():
            return
        async with self._settling:
            while noticed := list(self._noticed):
                others = await self._store.last_heartbeat(of_others=True) if self._is_shared else 0
                jumps = [one for one in noticed if one.cause == "clock"]
                frozen = [one for one in noticed if one.cause != "clock" and one.end - others >= ALIVE]
                await self._record([*jumps, *(replace(one, start=max(one.start, others)) for one in frozen)])
                del self._noticed[: len(noticed)]

    def _notice(self) -> None:
        """Notice whether the event loop was frozen, or the wall clock has jumped, since the last call."""
        if self._server_clock is None:
            return
        (uptime, since), self._seen = self._seen, (self._uptime(), self._clock())
        if (self._seen[0] - uptime) * 1000 >= SHORTEST:
            self._noticed.append(Outage(since, self._seen[1], "frozen"))
        if (jump := self._server_clock.behind) >= JUMP:
            now = self._seen[1]
            self._server_clock.advance_to(now + jump)
            self._noticed.append(Outage(now, now + jump, "clock"))
            self._seen = (self._seen[0], self._clock())

    # The life of this process

    async def open(self) -> None:
        """Continue the time of the last process, and record an outage if none has been running since."""
        self.outages = await self._store.outages()
        last = await self._store.last_heartbeat()
        if self._server_clock is not None:
            self._server_clock.advance_to(last)
        now = self._clock()
        is_outage = last and now - last >= (ALIVE if self._is_shared else SHORTEST)
        await self._record([Outage(last, now, "down")] if is_outage else [])
        self._seen = (self._uptime(), self._clock())

    async def tick(self) -> None:
        """To be called every TICK seconds."""
        try:
            await self.settle()
            if self._uptime() - self._beaten[0] >= HEARTBEAT:
                await self._beat()
        except StorageError as error:
            log.warning("no heartbeat could be stored", extra={"reason": str(error)})

    async def close(self) -> None:
        try:
            await self._beat()
        except StorageError as error:
            log.warning("no heartbeat could be stored", extra={"reason": str(error)})

    async def _beat(self) -> None:
        """Store a heartbeat, and an outage if none could be stored for long."""
        uptime, since = self._beaten
        is_outage = (self._uptime() - uptime) * 1000 >= SILENCE
        await self._record([Outage(since, self._clock(), "database")] if is_outage else [])

    async def refresh(self) -> None:
        """Read the outages that other processes have recorded."""
        if self._is_shared:
            self.outages = await self._store.outages()

    async def _record(self, found: Sequence[Outage]) -> None:
        beaten = (self._uptime(), self._clock())
        await self._store.beat(beaten[1], found)
        self._beaten = beaten
        if found:
            self.outages = await self._store.outages()
            for one in found:
                seconds = round((one.end - one.start) / 1000, 1)
                log.warning("outage", extra={"cause": one.cause, "seconds": seconds})
