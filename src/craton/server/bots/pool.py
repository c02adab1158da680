"""The worker pool: a bounded number of search processes, and a fair, bounded queue for them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from craton.core.errors import CratonError
from craton.core.view import View
from craton.server.bots.engines import START_MARGIN, Engines, choose_with_engine, is_engine
from craton.server.bots.fair_queue import FairQueue
from craton.server.bots.levels import timed
from craton.server.bots.warm_up import WarmUp
from craton.server.bots.worker import GRACE, Report, Task, Worker, WorkerFailure

MAX_KINDS = 1000
"""Kinds of tasks whose typical duration is remembered."""
INTERPRETED_SECONDS = 1.0
"""Maximum number of seconds for one action while the search of the game is not compiled."""
SMOOTHING = 0.3
"""Weight of the latest task of a kind in its typical duration."""


class BotFailure(WorkerFailure):
    """A bot failed to answer."""


class NoWorkers(BotFailure):
    """The pool has no processes, by configuration."""


class Busy(BotFailure):
    """The queue is full."""


@dataclass(frozen=True)
class Bounds:
    """Maximum numbers of waiting tasks: of one owner, and in all."""

    each: int
    total: int


class Pool:
    """A pool of `workers` processes, started on demand and stopped after `idle` seconds without a task (0: never).

    When all are busy, the next free process serves the owner who has used the least time recently.
    """

    def __init__(
        self,
        workers: int,
        *,
        nice: int = 0,
        bounds: Bounds | None = None,
        idle: float = 0,
        warm_up: WarmUp | None = None,
        engines: Engines | None = None,
    ) -> None:
        self.size = workers
        self._bounds = bounds
        self._idle = idle
        self._warm_up = warm_up or WarmUp()
        self.engines = engines or Engines()
        self._workers = [Worker(nice) for _ in range(workers)]
        self._free = list(self._workers)
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._typical: OrderedDict[object, float] = OrderedDict()
        """Kind of task -> the seconds it typically takes."""
        self._timers: dict[Worker, asyncio.TimerHandle] = {}
        self.thinking = 0
        self.failures = 0

    @property
    def state(self) -> Literal["off", "warming up", "ready"]:
        """off, warming up or ready."""
        if not self._workers:
            return "off"
        return "warming up" if self._warm_up.is_running else "ready"

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def choose(self, view: View, spec: str, seconds: float, owner: str = "") -> str:
        """The action that a bot chooses."""
        if is_engine(spec):
            return await self._choose_with_engine(view, spec, seconds, owner)
        game = view.game.name
        is_ready = self._warm_up.is_ready(game)
        if not is_ready:
            self._warm_up.hurry(game)
            seconds = min(seconds, INTERPRETED_SECONDS)
        kind = f"{game} {spec}{'' if is_ready else ' interpreted'}"
        work = self.run(choose, view, spec, seconds, not is_ready, seconds=seconds, kind=kind, owner=owner)
        return str(await work)

    async def _choose_with_engine(self, view: View, spec: str, seconds: float, owner: str) -> str:
        try:
            text = str(self.engines.spec(spec))
        except CratonError as error:
            raise BotFailure(str(error)) from None
        patience = seconds + START_MARGIN
        work = self.run(choose_with_engine, view, text, seconds, seconds=patience, kind=spec, owner=owner)
        return str(await work)

    async def run(
        self,
        task: Task,
        *arguments: Any,
        seconds: float,
        kind: str = "",
        owner: str = "",
        on_progress: Callable[[Any], None] | None = None,
        stops: bool = False,
    ) -> Any:
        """Run a task in a free process and return its result; see `Worker.ask`. owner: charged for its time."""
        if not self._workers:
            raise NoWorkers("This server has no bots.")
        expected = self._typical.get((task, kind), seconds)
        worker = await self._take(owner, expected)
        self.thinking += 1
        self._queue.charge(owner, expected)
        begin = time.monotonic()
        try:
            return await worker.ask(task, arguments, seconds, kind=(task, kind), on_progress=on_progress, stops=stops)
        except WorkerFailure as failure:
            self.failures += 1
            raise BotFailure(str(failure)) from None
        finally:
            self.thinking -= 1
            took = min(time.monotonic() - begin, seconds + GRACE)  # compiling is not the owner's fault
            self._queue.charge(owner, took - expected)
            self._remember((task, kind), took)
            self._give(worker)

    def _remember(self, kind: object, seconds: float) -> None:
        before = self._typical.pop(kind, seconds)
        self._typical[kind] = before + SMOOTHING * (seconds - before)
        if len(self._typical) > MAX_KINDS:
            self._typical.popitem(last=False)

    async def _take(self, owner: str, seconds: float) -> Worker:
        if self._free:
            worker = self._free.pop()
            if timer := self._timers.pop(worker, None):
                timer.cancel()
            return worker
        if self._bounds is not None:
            if self._queue.waiting(owner) >= self._bounds.each:
                raise Busy("Too many searches of yours are waiting.")
            if len(self._queue) >= self._bounds.total:
                raise Busy("Too many searches are waiting.")
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.add(owner, place, seconds)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give(place.result())
            else:
                self._queue.remove(owner, place)
            raise

    def _give(self, worker: Worker) -> None:
        while (place := self._queue.pop()) is not None:
            if not place.done():
                place.set_result(worker)
                return
        self._free.append(worker)
        if self._idle and worker.is_running:
            self._timers[worker] = asyncio.get_running_loop().call_later(self._idle, worker.end)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for worker in self._workers:
            await asyncio.to_thread(worker.close)


def choose(_: Report, view: View, spec: str, seconds: float, interpreted: bool) -> str:
    """The task of choosing an action, run in a worker process."""
    return timed(spec, seconds, interpreted=interpreted).make().choose(view)
