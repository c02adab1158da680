"""A worker process of the server: one task at a time, killed and replaced when it is late or dead."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from craton.core.errors import CratonError
from craton.lab.workers import ignoring_interrupts

GRACE = 5.0
"""Seconds by which an answer may be late."""
COMPILE_TIME = 120.0
"""Additional seconds for a kind of task that may have to be compiled first."""
STOPPING = 3.0
"""Seconds within which a task must stop when asked to."""


class WorkerFailure(CratonError):
    """A task gave no answer: it failed, or its process died or was killed because it was late."""


class Report:
    """A task's connection to the server: `send` reports progress, `stop` says whether the task should stop."""

    def __init__(self, send: Callable[[Any], None] = lambda _: None, stop: Callable[[], bool] = lambda: False) -> None:
        self.send = send
        self.stop = stop


Task = Callable[..., Any]
"""A module-level function (report, *arguments) -> answer. It, its arguments and its answer are pickled."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._stops: Connection[Any, Any] | None = None
        self._thread = ThreadPoolExecutor(1, "craton-worker")  # its own thread, so that other workers do not wait
        self._number = 0
        self._known: set[object] = set()

    @property
    def is_running(self) -> bool:
        return self._process is not None

    async def ask(
        self,
        task: Task,
        arguments: tuple[Any, ...],
        seconds: float,
        *,
        kind: object = None,
        on_progress: Callable[[Any], None] | None = None,
        stops: bool = False,
    ) -> Any:
        """Run a task and return its result.

        seconds: for the whole task, or between two progress reports. kind: a kind of task that this process has done
        before gets no extra time to compile. on_progress: called with every progress report. stops: whether the task
        checks `report.stop`; then it is asked to stop when this call is cancelled. Otherwise, and when it is late, the
        process is killed.
        """
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._connection is not None
        patience = seconds + GRACE + (0 if kind in self._known else COMPILE_TIME)
        self._number += 1
        answer: asyncio.Future[tuple[str, Any]] | None = None
        loop = asyncio.get_running_loop()
        try:
            self._connection.send((self._number, task, arguments))
            report = (lambda value: loop.call_soon_threadsafe(on_progress, value)) if on_progress else None
            answer = loop.run_in_executor(self._thread, _receive, self._connection, patience, report)
            answer.add_done_callback(_look_at)
            what, found = await asyncio.shield(answer)
        except (TimeoutError, EOFError, OSError):
            self.end()
            raise WorkerFailure("The search process did not answer.") from None
        except asyncio.CancelledError:
            if answer is None or not stops or not await self._stopped(answer):
                self.end()
            raise
        if what == "failed":
            raise WorkerFailure(str(found))
        self._known.add(kind)
        return found

    async def _stopped(self, answer: asyncio.Future[tuple[str, Any]]) -> bool:
        """Ask the task to stop; whether it did."""
        assert self._stops is not None
        try:
            self._stops.send(self._number)
            done, _ = await asyncio.wait({answer}, timeout=STOPPING)
        except (OSError, asyncio.CancelledError):
            return False
        return bool(done) and answer.exception() is None

    def _start(self) -> None:
        self.end()
        context = multiprocessing.get_context("spawn")  # a fork would copy locks held by other threads
        ours, theirs = context.Pipe()
        heard, stops = context.Pipe(duplex=False)
        process = context.Process(target=_serve, args=(theirs, heard, self._nice), daemon=True, name="craton-worker")
        with ignoring_interrupts():
            process.start()
        theirs.close()
        heard.close()
        self._process, self._connection, self._stops = process, ours, stops

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
            self._process = None
        self._connection = None  # not closed here: a thread may still be polling it
        self._stops = None
        self._known.clear()

    def close(self) -> None:
        self.end()
        self._thread.shutdown()


def _look_at(answer: asyncio.Future[tuple[str, Any]]) -> None:
    """Retrieve the exception, so that asyncio does not warn about it when nobody awaits the answer."""
    if not answer.cancelled():
        answer.exception()


def _receive(
    connection: Connection[Any, Any], patience: float, report: Callable[[Any], object] | None
) -> tuple[str, Any]:
    while True:
        if not connection.poll(patience):
            raise TimeoutError
        what, value = connection.recv()
        if what != "progress":
            return what, value
        if report is not None:
            report(value)


def _serve(connection: Connection[Any, Any], stops: Connection[Any, Any], nice: int) -> None:
    """The main loop of the process: receive tasks, send answers."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stopped = 0

    def stop() -> bool:
        nonlocal stopped
        while stops.poll():
            stopped = stops.recv()
        return bool(stopped >= number)

    report = Report(lambda value: connection.send(("progress", value)), stop)
    with contextlib.suppress(EOFError, OSError):  # the server has exited
        while True:
            number, task, arguments = connection.recv()
            try:
                answer = "done", task(report, *arguments)
            except CratonError as error:
                answer = "failed", str(error)
            except Exception as error:
                answer = "failed", f"{type(error).__name__}: {error}"
            connection.send(answer)
