"""Running and recent analyses, kept in memory. A running one is cancelled when clients stop asking for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from craton.core.position import Position
from craton.server.background import cancel
from craton.server.bots.pool import BotFailure, Busy, Pool
from craton.server.study.tasks import ANALYSIS_SIMULATIONS, analyse, portable
from craton.server.wire.encoding import encode
from craton.server.wire.study import analysis_json

KEPT = 40
"""Finished analyses; dropped ones can be made again."""
MAX_UNFINISHED = 8
ABANDONED = 60.0
"""Seconds without a request after which an analysis is cancelled."""
STEP_TIMEOUT = 60.0
"""The maximum number of seconds for one step."""
POLL_INTERVAL = 1.0


@dataclass
class Job:
    total: int
    asked: float
    done: int = 0
    answer: bytes | None = field(default=None, repr=False)
    """The encoded response, once it is complete."""
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
        """A known analysis; a failure is reported once and then forgotten."""
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
        if self.unfinished >= MAX_UNFINISHED:
            raise Busy("Too many analyses are waiting.")
        job = Job(len(texts), self._clock())
        self._jobs[key] = job
        while len(self._jobs) > KEPT + MAX_UNFINISHED:
            oldest = next(name for name, one in self._jobs.items() if one.answer is not None)
            del self._jobs[oldest]
        job.task = asyncio.create_task(self._run(key, job, start, texts))
        return job

    async def _run(self, key: str, job: Job, start: Position, texts: Sequence[str]) -> None:
        def progress(done: int) -> None:
            job.done = done

        working = asyncio.create_task(
            self._pool.run(
                analyse,
                portable(start),
                texts,
                ANALYSIS_SIMULATIONS,
                seconds=STEP_TIMEOUT,
                kind=start.game.name,
                told=progress,
                stops=True,
            )
        )
        try:
            while not working.done():
                await asyncio.wait({working}, timeout=POLL_INTERVAL)
                if self._clock() - job.asked > ABANDONED and not working.done():
                    del self._jobs[key]
                    return
            job.answer = encode(analysis_json(job.total, working.result())).encode()
        except BotFailure as failure:
            job.failure = failure
        finally:
            if not working.done():
                working.cancel()
                with contextlib.suppress(asyncio.CancelledError, BotFailure):
                    await working

    async def close(self) -> None:
        await cancel(job.task for job in self._jobs.values() if job.task is not None)
