"""Whether the server can do its work: writes succeed, background tasks run, the event loop keeps up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import text

from craton.server.loop_monitor import LoopMonitor
from craton.server.storage.database import StorageError
from craton.server.storage.writer import Change, Writer

KEPT = 2.0
"""Seconds for which a result is reused, so that frequent checks do not cause frequent writes."""
TIMEOUT = 2.0
"""Seconds that a write may take."""
MAX_LAG = 1.0
"""Seconds by which the event loop may typically lag."""
_WRITE = text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, but has to be written to disk like a move."""


class Readiness:
    """stopped_tasks: the names of background tasks that should run and do not."""

    def __init__(
        self,
        writer: Writer,
        loop_monitor: LoopMonitor,
        stopped_tasks: Callable[[], list[str]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._writer = writer
        self._loop_monitor = loop_monitor
        self._stopped_tasks = stopped_tasks
        self._clock = clock
        self._checking: asyncio.Task[str | None] | None = None
        self._checked = 0.0

    async def problems(self) -> list[str]:
        """Why the server is not ready; empty if it is."""
        written = self._checking
        if written is None or (written.done() and self._clock() - self._checked > KEPT):
            written = self._checking = asyncio.create_task(self._try_to_write())
        found = [await asyncio.shield(written)]
        found += [f"The background task {name} does not run." for name in self._stopped_tasks()]
        if self._loop_monitor.typical > MAX_LAG:
            found.append(f"The event loop lags by {self._loop_monitor.typical:.1f} s.")
        return [problem for problem in found if problem]

    async def _try_to_write(self) -> str | None:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._writer.write(Change(statements=[_WRITE]))
        except TimeoutError:
            return f"A write took more than {TIMEOUT:g} s."
        except StorageError as error:
            return str(error)
        finally:
            self._checked = self._clock()
        return None

    async def close(self) -> None:
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.gather(self._checking, return_exceptions=True)
