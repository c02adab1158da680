"""Processes that search: a bounded number, each with one task at a time, ended and replaced when late or dead."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from craton.core.errors import CratonError
from craton.core.game import make_game
from craton.core.registry import definition, names
from craton.core.view import View
from craton.lab.workers import deaf_to_interrupts
from craton.server.bots.levels import timed

log = logging.getLogger("craton.server")

GRACE = 5.0
"""Seconds that an answer may be late by."""
FIRST = 120.0
"""Seconds more for a process that may have to compile first."""


WARM_UP = "mcts:simulations=8"


class BotFailure(CratonError):
    """A bot gave no answer: its process died, or was ended because it was late."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self.is_warm = False

    async def ask(self, view: View, spec: str, seconds: float, *, patience: float = 0, nice: int = 0) -> str:
        """The action that a bot chooses; the process is ended if this is cancelled or takes too long."""
        if self._process is None or not self._process.is_alive():
            self._start(nice)
        assert self._connection is not None
        patience += seconds + GRACE + (0 if self.is_warm else FIRST)
        try:
            self._connection.send((view, spec, seconds))
            answer, problem = await asyncio.wait_for(asyncio.to_thread(self._receive, patience), patience + 1)
        except (TimeoutError, EOFError, OSError):
            self.end()
            raise BotFailure("The bot's process gave no answer.") from None
        except asyncio.CancelledError:
            self.end()
            raise
        if problem:
            raise BotFailure(problem)
        self.is_warm = True
        return str(answer)

    def _receive(self, patience: float) -> tuple[str | None, str | None]:
        connection = self._connection
        if connection is None or not connection.poll(patience):
            raise TimeoutError
        found: tuple[str | None, str | None] = connection.recv()
        return found

    def _start(self, nice: int) -> None:
        self.end()
        context = multiprocessing.get_context("spawn")  # a fork would copy locks of threads that it does not copy
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, nice), daemon=True, name="craton-bot")
        with deaf_to_interrupts():
            process.start()
        theirs.close()
        self._process, self._connection, self.is_warm = process, ours, False

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
            self._process = None
        self._connection = None  # not closed here: a thread may still look at it, and lets it go when it is done
        self.is_warm = False


class Pool:
    """So many processes, and at first one more that compiles the searches of all games into the cache."""

    def __init__(self, workers: int) -> None:
        self.size = workers
        self._warming: asyncio.Task[None] | None = None
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self.thinking = 0
        self.failures = 0

    @property
    def state(self) -> str:
        """off, warming up or ready."""
        if not self._workers:
            return "off"
        return "warming up" if self._warming is not None and not self._warming.done() else "ready"

    def warm_up(self) -> None:
        """Starts compiling in the background."""
        if self._workers:
            self._warming = asyncio.create_task(_compile())

    async def choose(self, view: View, spec: str, seconds: float) -> str:
        """Waits for a free process, and for its answer."""
        if not self._workers:
            raise BotFailure("This server has no bots.")
        worker = await self._free.get()
        self.thinking += 1
        try:
            return await worker.ask(view, spec, seconds)
        except BotFailure:
            self.failures += 1
            raise
        finally:
            self.thinking -= 1
            self._free.put_nowait(worker)

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        for worker in self._workers:
            await asyncio.to_thread(worker.end)


async def _compile() -> None:
    """Lets every game be searched once, in a process of low priority."""
    worker = Worker()
    try:
        for name in names():
            view = make_game(definition(name), {}).start()
            await worker.ask(View.of(view, str(view.to_move)), WARM_UP, 1, patience=FIRST, nice=10)
        log.info("the searches are compiled")
    except BotFailure as failure:
        log.warning("the searches could not be compiled", extra={"reason": str(failure)})
    finally:
        worker.end()


def _serve(connection: Connection[Any, Any], nice: int) -> None:
    """The process: views come in, actions go out."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):  # the server has gone
        while True:
            view, spec, seconds = connection.recv()
            try:
                answer: tuple[str | None, str | None] = timed(spec, seconds).make().choose(view), None
            except Exception as error:
                answer = None, f"{type(error).__name__}: {error}"
            connection.send(answer)
