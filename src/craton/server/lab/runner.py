"""Runs experiments one after the other, each in a process of low priority; further ones wait in a queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from craton.server.background import BackgroundTasks
from craton.server.lab.folders import Folder

log = logging.getLogger("craton.server")

PATIENCE = 12.0
"""Seconds within which a worker ends by itself after a request to stop; it gives up its games after 8."""
CLOSING_PATIENCE = 2.0
"""The same when the server ends."""


class Runner:
    """jobs: processes that play games at the same time; nice: their nice value."""

    def __init__(self, jobs: int, nice: int) -> None:
        self._arguments = str(jobs), str(nice)
        self._queue: list[Folder] = []
        self._current: Folder | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = asyncio.Event()
        self._tasks = BackgroundTasks()
        self._thread = ThreadPoolExecutor(1, "craton-lab")

    def is_queued(self, name: str) -> bool:
        return any(folder.id == name for folder in self._queue)

    def is_running(self, name: str) -> bool:
        return self._current is not None and self._current.id == name

    @property
    def pid(self) -> int | None:
        """Of the worker, if one runs."""
        return None if self._process is None else self._process.pid

    def start(self, folder: Folder) -> None:
        """Run an experiment, now or when those before it have ended."""
        if not self.is_queued(folder.id) and not self.is_running(folder.id):
            self._queue.append(folder)
            if self._current is None:
                self._next()

    async def stop(self, name: str, patience: float = PATIENCE) -> None:
        """Stop an experiment, or take it out of the queue; returns when its process has ended."""
        self._queue = [folder for folder in self._queue if folder.id != name]
        if not self.is_running(name):
            return
        process, ended = self._process, self._ended
        assert process is not None
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        try:
            await asyncio.wait_for(ended.wait(), patience)
        except TimeoutError:
            process.kill()
            await ended.wait()

    async def close(self) -> None:
        self._queue.clear()
        if self._current is not None:
            await self.stop(self._current.id, CLOSING_PATIENCE)
        await self._tasks.close()
        self._thread.shutdown(wait=False)

    def _next(self) -> None:
        while self._queue:
            folder = self._queue.pop(0)
            try:
                process = subprocess.Popen(
                    [sys.executable, "-m", "craton.server.lab.worker", str(folder.path.resolve()), *self._arguments],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                )
            except OSError as error:
                log.error("cannot start an experiment", extra={"experiment": folder.id, "reason": str(error)})
                continue
            self._current, self._process, self._ended = folder, process, asyncio.Event()
            self._tasks.start(self._watch(process, self._ended))
            return

    async def _watch(self, process: subprocess.Popen[bytes], ended: asyncio.Event) -> None:
        status = await asyncio.get_running_loop().run_in_executor(self._thread, process.wait)
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        if status:
            log.warning("an experiment ended unexpectedly", extra={"status": status})
        self._current = self._process = None
        ended.set()
        self._next()
