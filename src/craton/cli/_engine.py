"""The engine's estimate for the terminal, computed in a process of its own: nobody waits while it is compiled."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from collections.abc import Hashable
from multiprocessing.connection import Connection
from typing import Any

from craton.core.view import View
from craton.core.wording import percent
from craton.odds.chances import WinningChances

PATIENCE = 3.0
"""Seconds to wait for an estimate."""
WARMING_UP = "The engine is warming up; try again in a moment (the first start takes longest)."


class EngineProcess:
    """Started with the first question. An answer that comes late is kept for the next time."""

    def __init__(self) -> None:
        self._connection: Connection[Any, Any] | None = None
        self._asked: list[Hashable] = []
        self._found: dict[Hashable, WinningChances] = {}

    def estimate(self, view: View, patience: float = PATIENCE) -> WinningChances | None:
        """The chances as far as the viewer may know them; None if they are not known in time."""
        if self._connection is None:
            self._connection = _start()
        key = view.key
        if key not in self._found and key not in self._asked:
            self._connection.send((view.game, view.viewer, view.seen.data, view.hides))
            self._asked.append(key)
        deadline = time.monotonic() + patience
        with contextlib.suppress(EOFError, OSError):  # the process has died
            while key not in self._found and self._connection.poll(max(0.0, deadline - time.monotonic())):
                self._found[self._asked.pop(0)] = self._connection.recv()
        return self._found.get(key)


def chances_text(found: WinningChances) -> str:
    """`Engine estimate: Black 54%, White 46%; it would play c4.`"""
    title = "Exact odds" if found.exact else "Engine estimate"
    parts = [f"Black {percent(found.black)}", f"White {percent(found.white)}"]
    if found.draw:
        parts.append(f"draw {percent(found.draw)}")
    choice = f"; the engine would play {found.best}" if found.best is not None else ""
    return f"{title}: {', '.join(parts)}{choice}."


def _start() -> Connection[Any, Any]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=_serve, args=(theirs,), daemon=True, name="craton-engine").start()
    theirs.close()
    return ours


def _serve(connection: Connection[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from craton.search.analysis.estimate import estimate

    with contextlib.suppress(EOFError, OSError):
        while True:
            game, viewer, data, hides = connection.recv()
            connection.send(estimate(View(game, viewer, data, hides=hides)))
