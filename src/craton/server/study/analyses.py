"""Analyses that are being made or were made lately. They live in memory, and end when nobody asks for them any more."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from craton.core.position import Position
from craton.server.bots.pool import BotFailure, Busy, Pool
from craton.server.study.thinking import SIMULATIONS_OF_ANALYSIS, analyse, place_of

KEPT = 40
"""Finished analyses; they can be made again."""
MOST_WAITING = 8
ABANDONED = 60.0
"""Seconds after which an analysis that nobody has asked for is given up."""
STEP_SECONDS = 60.0
"""The longest that one step may take."""
EVERY = 1.0


@dataclass
class Job:
    total: int
    asked: float
    done: int = 0
    answer: bytes | None = field(default=None, repr=False)
    """As it is sent, once it is complete."""
    failure: BotFailure | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Analyses:
    def __init__(self, pool: Pool, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = pool
        self._clock = clock
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    @property
    def unfinished(self) -> int:
        return sum(job.answer is None for job in self._jobs.values())

    def find(self, key: str) -> Job | None:
        """An analysis that was asked for before; a failure is told once."""
        job = self._jobs.get(key)
        if job is None:
            return None
        job.asked = self._clock()
        self._jobs.move_to_end(key)
        if job.failure is not None:
            del self._jobs[key]
            raise job.failure
        return job

    def begin(self, key: str, start: Position, texts: Sequence[str]) -> Job:
        if self.unfinished >= MOST_WAITING:
            raise Busy("Too many analyses wait already.")
        job = Job(len(texts), self._clock())
        self._jobs[key] = job
        while len(self._jobs) > KEPT + MOST_WAITING:
            oldest = next(name for name, one in self._jobs.items() if one.answer is not None)
            del self._jobs[oldest]
        job.task = asyncio.create_task(self._make(key, job, start, texts))
        return job

    async def _make(self, key: str, job: Job, start: Position, texts: Sequence[str]) -> None:
        def told(done: int) -> None:
            job.done = done

        working = asyncio.create_task(
            self._pool.run(
                analyse,
                place_of(start),
                texts,
                SIMULATIONS_OF_ANALYSIS,
                seconds=STEP_SECONDS,
                kind=start.game.name,
                told=told,
                stops=True,
            )
        )
        try:
            while not working.done():
                await asyncio.wait({working}, timeout=EVERY)
                if self._clock() - job.asked > ABANDONED and not working.done():
                    del self._jobs[key]
                    return
            found = {"status": "done", "done": job.total, "total": job.total, "analysis": working.result()}
            job.answer = json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
        except BotFailure as failure:
            job.failure = failure
        finally:
            if not working.done():
                working.cancel()
                with contextlib.suppress(asyncio.CancelledError, BotFailure):
                    await working

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
