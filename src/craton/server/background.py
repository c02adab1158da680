"""Background tasks: kept while they run, restarted when they crash, cancelled together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from craton.server.errors import RequestError
from craton.server.storage.database import StorageError

log = logging.getLogger("craton.server")

FIRST_PAUSE = 0.5
"""Seconds until a crashed task runs again; the pause doubles with each further crash."""
LONGEST_PAUSE = 30.0
PATIENCE = 30.0
"""Seconds beyond its interval after which a periodic task that has completed no round counts as hung."""


class BackgroundTasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task failed", extra={"reason": _named(error)}, exc_info=error)

    async def close(self) -> None:
        await cancel(self._running)


@dataclass(frozen=True)
class TaskState:
    """The state of a supervised task."""

    name: str
    is_alive: bool
    """False after a crash until a round has been completed again, and while the task hangs."""
    age: float | None
    """Seconds since the last completed round; None if the task has no rounds or none was completed yet."""
    crashes: int
    error: str | None
    """The last crash, while the task is not alive because of it."""


class _Supervised:
    def __init__(self, interval: float | None, now: float) -> None:
        self.interval = interval
        self.started = now
        self.completed: float | None = None
        self.crashes = 0
        self.in_a_row = 0
        self.error: str | None = None


class Supervisor:
    """Runs the essential background tasks, restarts those that crash, and reports whether each of them works."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._supervised: dict[str, _Supervised] = {}
        self._probes: dict[str, Callable[[], bool]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def repeat(self, name: str, interval: float, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` repeatedly, with `interval` seconds between two rounds."""
        self._start(name, interval, work)

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work`, which waits for what it has to do and never returns."""
        self._start(name, None, work)

    def observe(self, name: str, is_alive: Callable[[], bool]) -> None:
        """Report a part that restarts itself together with the tasks."""
        self._probes[name] = is_alive

    def _start(self, name: str, interval: float | None, work: Callable[[], Awaitable[None]]) -> None:
        assert name not in self._supervised
        task = self._supervised[name] = _Supervised(interval, self._clock())
        self._tasks.append(asyncio.create_task(self._run(name, task, work), name=name))

    async def _run(self, name: str, task: _Supervised, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
                if task.interval is None:
                    raise RuntimeError("it has ended")
            except Exception as error:
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**task.in_a_row)
                task.crashes += 1
                task.in_a_row = min(task.in_a_row + 1, 16)
                task.error = _named(error)
                log.error(
                    "a background task crashed and is restarted",
                    extra={"task": name, "reason": task.error, "crashes": task.crashes, "pause": pause},
                    exc_info=error,
                )
                await asyncio.sleep(pause)
                if task.interval is None:
                    task.error, task.started = None, self._clock()
            else:
                task.completed, task.in_a_row, task.error = self._clock(), 0, None
                await asyncio.sleep(task.interval or 0)

    def states(self) -> list[TaskState]:
        now = self._clock()
        found = [_state(name, task, now) for name, task in self._supervised.items()]
        return found + [TaskState(name, is_alive(), None, 0, None) for name, is_alive in self._probes.items()]

    def failing(self) -> list[str]:
        """The names of the tasks that do not work at the moment."""
        return [state.name for state in self.states() if not state.is_alive]

    async def close(self) -> None:
        await cancel(self._tasks)


def _state(name: str, task: _Supervised, now: float) -> TaskState:
    age = None if task.completed is None else now - task.completed
    waited = now - (task.completed or task.started)
    hangs = task.interval is not None and waited > task.interval + PATIENCE
    return TaskState(name, task.error is None and not hangs, age, task.crashes, task.error)


@contextmanager
def contain_failure(what: str, match_id: str) -> Iterator[None]:
    """Log a failure with one match of many, so that the others are still handled. A refusal is no failure."""
    try:
        yield
    except RequestError:
        pass
    except StorageError:
        raise  # it concerns all of them
    except Exception:
        log.exception(f"cannot {what}", extra={"match": match_id})


def _named(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]


async def cancel(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel tasks and wait until they have ended."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
