"""Slow reads, done in worker processes instead of the event loop or a thread of the server.

A thread would hold Python's interpreter lock, for which every other request then waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from craton.server.background import BackgroundTasks, cancel
from craton.server.bots.pool import BotFailure, Bounds, Busy, Pool
from craton.server.bots.worker import Report
from craton.server.errors import RequestError

log = logging.getLogger("craton.server")

Result = TypeVar("Result")

WAITING = Bounds(each=32, total=256)
"""Waiting requests; all guests of one address count as one owner. A page has a few at once, the preview of a new match
and its options the most."""
IDLE = 3600.0
"""Seconds without work after which a process ends; starting one takes about a second."""
TIMEOUT = 20.0
"""Seconds after which work is given up."""
BUSY_RETRY = 5
"""Seconds after which a refused client may try again."""


class Offload:
    """Worker processes, started on demand, with a fair queue. They exist even on a server without bots."""

    def __init__(self, processes: int = 1, *, nice: int = 0, bounds: Bounds = WAITING) -> None:
        self.pool = Pool(processes, nice=nice, bounds=bounds, idle=IDLE)
        self._tasks = BackgroundTasks()
        self._shared: dict[Hashable, asyncio.Task[Any]] = {}

    def warm_up(self) -> None:
        """Start a process now, so that the first request does not have to wait for it."""
        self._tasks.start(self._warm_up())

    async def _warm_up(self) -> None:
        with contextlib.suppress(RequestError):
            await self.run(_no_work)

    async def close(self) -> None:
        await self._tasks.close()
        await cancel(self._shared.values())
        await self.pool.close()

    async def run(self, work: Callable[..., Result], *arguments: Any, owner: str = "") -> Result:
        """The result of a module-level function; its RequestErrors are raised here.

        owner: the user or address that asks; owners take turns.
        """
        try:
            kind = work.__name__
            refusal, found = await self.pool.run(_guarded, work, arguments, seconds=TIMEOUT, kind=kind, owner=owner)
        except Busy:
            message = f"Too many requests are waiting for a process; try again in {BUSY_RETRY} s."
            raise RequestError("too-many-requests", message, retry_after=BUSY_RETRY) from None
        except BotFailure as failure:
            log.warning("work in a process failed", extra={"work": work.__name__, "reason": str(failure)})
            raise OffloadFailure from None
        if refusal is not None:
            raise _rebuilt(*refusal)
        return cast(Result, found)

    async def run_once(self, key: Hashable, work: Callable[..., Result], *arguments: Any, owner: str = "") -> Result:
        """The same, for work that others may ask for at the same moment: those with the same key share one run."""
        if key not in self._shared:
            task = self._shared[key] = asyncio.create_task(self.run(work, *arguments, owner=owner))
            task.add_done_callback(lambda done: self._forget(key, done))
        return cast(Result, await asyncio.shield(self._shared[key]))

    def _forget(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        del self._shared[key]
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not warn when all callers have gone


class OffloadFailure(RequestError):
    """The process died, took too long, or its work failed."""

    def __init__(self) -> None:
        super().__init__("internal", "The request could not be completed, or took too long.")


def _no_work() -> None:
    """Work that only needs a process."""


Refusal = tuple[str, str, int | None, dict[str, Any]]


def _guarded(_: Report, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Refusal | None, Any]:
    """Run in the process. Exceptions are not pickled: a RequestError is passed on as its parts."""
    try:
        return None, work(*arguments)
    except RequestError as error:
        return (error.code, error.message, error.retry_after, error.details), None


def _rebuilt(code: str, message: str, retry_after: int | None, details: dict[str, Any]) -> RequestError:
    return RequestError(code, message, retry_after=retry_after, **details)
