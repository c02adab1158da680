"""A process that works for the server: one task at a time, ended and replaced when it is late or dead."""

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
from craton.lab.workers import deaf_to_interrupts

GRACE = 5.0
"""Seconds that an answer may be late by."""
FIRST = 120.0
"""Seconds more for a task of a kind that may have to be compiled first."""
STOPPING = 3.0
"""Seconds in which a task that is asked to stop has to."""


class WorkerFailure(CratonError):
    """A task brought no answer: its process died or was ended because it was late, or it failed there."""


class Report:
    """What a task has of the server: whom to tell how far it is, and whether it shall stop."""

    def __init__(self, tell: Callable[[Any], None] = lambda _: None, stop: Callable[[], bool] = lambda: False) -> None:
        self.tell = tell
        self.stop = stop


Task = Callable[..., Any]
"""A function of a module: (report, *arguments) -> answer. It, its arguments and its answer travel as pickles."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._stops: Connection[Any, Any] | None = None
        self._thread = ThreadPoolExecutor(1, "craton-worker")  # a thread of its own: others do not wait for it
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
        patience: float = 0,
        told: Callable[[Any], None] | None = None,
        stops: bool = False,
    ) -> Any:
        """The answer of a task, which has so many seconds for it, or from one thing that it tells to the next.

        kind: tasks of a kind that this process has done are not given time to compile. stops: whether the task looks at
        `report.stop`; then it is asked to when this is cancelled. Otherwise, and when it is late, the process is ended.
        """
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._connection is not None
        patience += seconds + GRACE + (0 if kind in self._known else FIRST)
        self._number += 1
        answer: asyncio.Future[tuple[str, Any]] | None = None
        loop = asyncio.get_running_loop()
        try:
            self._connection.send((self._number, task, arguments))
            tell = (lambda value: loop.call_soon_threadsafe(told, value)) if told else None
            answer = loop.run_in_executor(self._thread, _receive, self._connection, patience, tell)
            answer.add_done_callback(_look_at)
            what, found = await asyncio.shield(answer)
        except (TimeoutError, EOFError, OSError):
            self.end()
            raise WorkerFailure("The process that should have answered did not.") from None
        except asyncio.CancelledError:
            if answer is None or not stops or not await self._stopped(answer):
                self.end()
            raise
        if what == "failed":
            raise WorkerFailure(str(found))
        self._known.add(kind)
        return found

    async def _stopped(self, answer: asyncio.Future[tuple[str, Any]]) -> bool:
        """Whether the task has stopped when it was asked to."""
        assert self._stops is not None
        try:
            self._stops.send(self._number)
            done, _ = await asyncio.wait({answer}, timeout=STOPPING)
        except (OSError, asyncio.CancelledError):
            return False
        return bool(done) and answer.exception() is None

    def _start(self) -> None:
        self.end()
        context = multiprocessing.get_context("spawn")  # a fork would copy locks of threads that it does not copy
        ours, theirs = context.Pipe()
        heard, stops = context.Pipe(duplex=False)
        process = context.Process(target=_serve, args=(theirs, heard, self._nice), daemon=True, name="craton-worker")
        with deaf_to_interrupts():
            process.start()
        theirs.close()
        heard.close()
        self._process, self._connection, self._stops = process, ours, stops

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
            self._process = None
        self._connection = None  # not closed here: a thread may still look at it, and lets it go when it is done
        self._stops = None
        self._known.clear()

    def close(self) -> None:
        self.end()
        self._thread.shutdown()


def _look_at(answer: asyncio.Future[tuple[str, Any]]) -> None:
    """Nobody may be there any more to hear that it failed."""
    if not answer.cancelled():
        answer.exception()


def _receive(
    connection: Connection[Any, Any], patience: float, tell: Callable[[Any], object] | None
) -> tuple[str, Any]:
    while True:
        if not connection.poll(patience):
            raise TimeoutError
        what, value = connection.recv()
        if what != "told":
            return what, value
        if tell is not None:
            tell(value)


def _serve(connection: Connection[Any, Any], stops: Connection[Any, Any], nice: int) -> None:
    """The process: tasks come in, answers go out."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stopped = 0

    def stop() -> bool:
        nonlocal stopped
        while stops.poll():
            stopped = stops.recv()
        return bool(stopped >= number)

    report = Report(lambda value: connection.send(("told", value)), stop)
    with contextlib.suppress(EOFError, OSError):  # the server has gone
        while True:
            number, task, arguments = connection.recv()
            try:
                answer = "done", task(report, *arguments)
            except CratonError as error:
                answer = "failed", str(error)
            except Exception as error:
                answer = "failed", f"{type(error).__name__}: {error}"
            connection.send(answer)
