"""Running and recent analyses. An unfinished one is cancelled when clients stop asking for it.

The last ones are kept in memory, and those of matches in the database: they are made once.
"""

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
from craton.server.storage.database import StorageError
from craton.server.storage.store import Store
from craton.server.study.tasks import analyse, portable
from craton.server.wire.encoding import encode
from craton.server.wire.study import analysis_json

VERSION = 1
"""Of stored analyses. Raise it when the same match would be analysed otherwise; older ones are then made again."""
KEPT = 40
"""Finished analyses; dropped ones can be made again."""
MAX_UNFINISHED_EACH = 2
"""Unfinished analyses of one owner."""
MAX_UNFINISHED = 100
ABANDON_AFTER = 60.0
"""Seconds without a request after which an analysis is cancelled."""
ABANDON_SOON = 10.0
"""The same while another analysis waits."""
STEP_TIMEOUT = 60.0
"""The maximum number of seconds for one step."""
POLL_INTERVAL = 1.0


@dataclass
class Job:
    owner: str
    total: int
    asked: float
    done: int = 0
    answer: bytes | None = field(default=None, repr=False)
    """The encoded response, once it is complete."""
    failure: BotFailure | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Analyses:
    def __init__(self, pool: Pool, clock: Callable[[], float] = time.monotonic, *, store: Store | None = None) -> None:
        self.pool = pool
        self._store = store
        self._clock = clock
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    @property
    def _unfinished(self) -> list[Job]:
        return [job for job in self._jobs.values() if job.answer is None and job.failure is None]

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

    async def stored(self, match_id: str) -> bytes | None:
        """The response for a match that was analysed before."""
        text = await self._store.analysis(match_id, VERSION) if self._store else None
        return None if text is None else text.encode()

    def begin(self, key: str, owner: str, start: Position, texts: Sequence[str], match_id: str | None = None) -> Job:
        """Start an analysis, or queue it: the owner who has used the least time recently comes next.

        match_id: the finished match that is analysed, if the result is to be stored with it.
        """
        unfinished = self._unfinished
        if sum(job.owner == owner for job in unfinished) >= MAX_UNFINISHED_EACH:
            raise Busy(f"{MAX_UNFINISHED_EACH} analyses of yours are not finished yet.")
        if len(unfinished) >= MAX_UNFINISHED:
            raise Busy("Too many analyses are waiting.")
        job = Job(owner, len(texts), self._clock())
        self._jobs[key] = job
        done = [name for name, one in self._jobs.items() if one.answer is not None or one.failure is not None]
        for oldest in done[: max(0, len(done) - KEPT)]:
            del self._jobs[oldest]
        job.task = asyncio.create_task(self._run(key, job, start, texts, match_id))
        return job

    async def _run(self, key: str, job: Job, start: Position, texts: Sequence[str], match_id: str | None) -> None:
        def progress(done: int) -> None:
            job.done = done

        working = asyncio.create_task(
            self.pool.run(
                analyse,
                portable(start),
                texts,
                seconds=STEP_TIMEOUT,
                kind=start.game.name,
                on_progress=progress,
                owner=job.owner,
                stops=True,
            )
        )
        try:
            while not working.done():
                await asyncio.wait({working}, timeout=POLL_INTERVAL)
                patience = ABANDON_SOON if len(self._unfinished) > 1 else ABANDON_AFTER
                if self._clock() - job.asked > patience and not working.done():
                    del self._jobs[key]
                    return
            text = encode(analysis_json(job.total, working.result()))
            job.answer = text.encode()
            if match_id is not None and self._store is not None:
                with contextlib.suppress(StorageError):  # it can be made again
                    await self._store.set_analysis(match_id, VERSION, text)
        except BotFailure as failure:
            job.failure = failure
        finally:
            if not working.done():
                working.cancel()
                with contextlib.suppress(asyncio.CancelledError, BotFailure):
                    await working

    async def close(self) -> None:
        await cancel(job.task for job in self._jobs.values() if job.task is not None)
