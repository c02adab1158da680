"""Work in a process of its own, so that a screen stays alive: bots and the account of luck. It can be cancelled."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from craton.bots import Bot
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.view import View
from craton.odds.chances import WinningChances

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

POLL = 0.1
"""Seconds between two looks at whether the work was cancelled."""


class Cancelled(Exception):
    """The work was cancelled, or its process has died."""


class WorkerProcess:
    """Started with the first call. Calls from several threads wait for each other; `stop` cancels all of them."""

    def __init__(self) -> None:
        self._connection: Connection[Any, Any] | None = None
        self._process: SpawnProcess | None = None
        self._lock = threading.Lock()
        self._turn = threading.Lock()
        """Held by the thread whose call is being answered."""
        self._generation = 0
        if sys.platform != "win32":
            # It inherits standard error, so it has to start before a full screen replaces that.
            resource_tracker.ensure_running()

    def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The function's result. CratonError if it failed, Cancelled if it was stopped."""
        generation = self._generation
        with self._turn:
            return self._call(generation, function, arguments)

    def _call(self, generation: int, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        with self._lock:
            if generation != self._generation:
                raise Cancelled
            if self._connection is None or self._process is None or not self._process.is_alive():
                self._start()
            connection, process = self._connection, self._process
        assert connection is not None
        assert process is not None
        try:
            connection.send((function, arguments))
            while not connection.poll(POLL):
                if generation != self._generation:
                    raise Cancelled
                if not process.is_alive() and not connection.poll():
                    raise CratonError("The process of the bot has ended unexpectedly.")
            succeeded, result = connection.recv()
        except (EOFError, OSError):
            if generation != self._generation:
                raise Cancelled from None
            raise CratonError("The process of the bot has ended unexpectedly.") from None
        if not succeeded:
            raise CratonError(result)
        return result

    def stop(self) -> None:
        """End the process with whatever it is doing."""
        with self._lock:
            self._generation += 1
            process, self._process, self._connection = self._process, None, None
        if process is not None:
            process.kill()
            process.join()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True, name="craton-worker")
        process.start()
        theirs.close()
        self._connection, self._process = ours, process


def _serve(connection: Connection[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _silence()
    with contextlib.suppress(EOFError, OSError):
        while True:
            function, arguments = connection.recv()
            try:
                answer = True, function(*arguments)
            except Exception as error:
                answer = False, str(error) if isinstance(error, CratonError) else f"{type(error).__name__}: {error}"
            connection.send(answer)


def _silence() -> None:
    """Send what a bot prints to nowhere: it would appear in the middle of the screen."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


@lru_cache(maxsize=2)
def _bot(text: str, seed: str | None) -> Bot:
    from craton.bots.spec import parse_bot

    return parse_bot(text).make(seed=seed)


def choose(text: str, seed: str | None, game: Game, viewer: str, data: tuple[int, ...], hides: bool) -> str:
    """The action of the bot with this text; the same bot is asked each time."""
    return _bot(text, seed).choose(View(game, viewer, data, hides=hides))


def estimate(game: Game, viewer: str, data: tuple[int, ...], hides: bool) -> WinningChances:
    """The engine's estimate, as far as the viewer may know it."""
    from craton.search.analysis.estimate import estimate as search_estimate

    return search_estimate(View(game, viewer, data, hides=hides))
