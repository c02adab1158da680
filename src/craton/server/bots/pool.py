"""The worker pool: a bounded number of search processes, and a bounded queue for them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from craton.core.game import make_game
from craton.core.registry import definition, names
from craton.core.view import View
from craton.server.bots.levels import timed
from craton.server.bots.worker import COMPILE_TIME, Report, Task, Worker, WorkerFailure

log = logging.getLogger("craton.server")

WARM_UP = "mcts:simulations=8"


class BotFailure(WorkerFailure):
    """A bot failed to answer."""


class NoWorkers(BotFailure):
    """The pool has no processes, by configuration."""


class Busy(BotFailure):
    """The queue is full."""


class Pool:
    """A pool of `workers` processes, started on demand and stopped after `idle` seconds without a task (0: never)."""

    def __init__(self, workers: int, *, nice: int = 0, most_waiting: int | None = None, idle: float = 0) -> None:
        self.size = workers
        self._most_waiting = most_waiting
        self._idle = idle
        self._warming: asyncio.Task[None] | None = None
        self._workers = [Worker(nice) for _ in range(workers)]
        self._free = list(self._workers)
        self._queue: deque[asyncio.Future[Worker]] = deque()
        self._timers: dict[Worker, asyncio.TimerHandle] = {}
        self.thinking = 0
        self.failures = 0

    @property
    def state(self) -> str:
        """off, warming up or ready."""
        if not self._workers:
            return "off"
        return "warming up" if self._warming is not None and not self._warming.done() else "ready"

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def warm_up(self) -> None:
        """Start compiling in the background."""
        if self._workers:
            self._warming = asyncio.create_task(_compile())

    async def choose(self, view: View, spec: str, seconds: float) -> str:
        """The action that a bot chooses."""
        return str(await self.run(choose, view, spec, seconds, seconds=seconds, kind=f"{view.game.name} {spec}"))

    async def run(
        self,
        task: Task,
        *arguments: Any,
        seconds: float,
        kind: str = "",
        on_progress: Callable[[Any], None] | None = None,
        stops: bool = False,
    ) -> Any:
        """Run a task in a free process and return its result; see `Worker.ask`."""
        if not self._workers:
            raise NoWorkers("This server has no bots.")
        worker = await self._take()
        self.thinking += 1
        try:
            return await worker.ask(task, arguments, seconds, kind=(task, kind), on_progress=on_progress, stops=stops)
        except WorkerFailure as failure:
            self.failures += 1
            raise BotFailure(str(failure)) from None
        finally:
            self.thinking -= 1
            self._give(worker)

    async def _take(self) -> Worker:
        if self._free:
            worker = self._free.pop()
            if timer := self._timers.pop(worker, None):
                timer.cancel()
            return worker
        if self._most_waiting is not None and len(self._queue) >= self._most_waiting:
            raise Busy("Too many searches are waiting.")
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give(place.result())
            else:
                self._queue.remove(place)
            raise

    def _give(self, worker: Worker) -> None:
        while self._queue:
            place = self._queue.popleft()
            if not place.done():
                place.set_result(worker)
                return
        self._free.append(worker)
        if self._idle and worker.is_running:
            self._timers[worker] = asyncio.get_running_loop().call_later(self._idle, worker.end)

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()
        for worker in self._workers:
            await asyncio.to_thread(worker.close)


def choose(_: Report, view: View, spec: str, seconds: float) -> str:
    """The task of choosing an action, run in a worker process."""
    return timed(spec, seconds).make().choose(view)


async def _compile() -> None:
    """Search every game once, in a process of low priority, so that its search is compiled and cached."""
    worker = Worker(nice=10)
    try:
        for name in names():
            start = make_game(definition(name), {}).start()
            arguments = (View.of(start, str(start.to_move)), WARM_UP, 1)
            await worker.ask(choose, arguments, COMPILE_TIME, kind=name)
        log.info("searches compiled")
    except WorkerFailure as failure:
        log.warning("cannot compile the searches", extra={"reason": str(failure)})
    finally:
        worker.close()
