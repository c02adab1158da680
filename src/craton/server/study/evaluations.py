"""The engine's estimate of who is winning, cached by position. Equal requests wait for one search."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable

from craton.core.view import View
from craton.odds.chances import WinningChances
from craton.server.background import cancel
from craton.server.bots.pool import BotFailure, Busy, NoWorkers, Pool
from craton.server.study.tasks import evaluate

log = logging.getLogger("craton.server")

KEPT = 5000
"""Evaluations in memory."""
TIMEOUT = 10.0
"""Seconds for one evaluation."""
PATIENCE = 1.5
"""Seconds for which a request waits; a search that is not done by then goes on, and the client asks again."""


class NotReady(Exception):
    """There is no evaluation yet: the search is being compiled, or the processes are busy."""

    def __init__(self, *, is_warming_up: bool) -> None:
        super().__init__()
        self.is_warming_up = is_warming_up


class Evaluations:
    """pool: the processes that search. is_warming_up: whether the search is being compiled."""

    def __init__(self, pool: Pool, is_warming_up: Callable[[], bool]) -> None:
        self.pool = pool
        self._is_warming_up = is_warming_up
        self._found: OrderedDict[Hashable, WinningChances] = OrderedDict()
        self._running: dict[Hashable, asyncio.Task[WinningChances]] = {}

    async def close(self) -> None:
        await cancel(self._running.values())

    def known(self, view: View) -> WinningChances | None:
        """An evaluation that needs no search any more."""
        key = _key(view)
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    def is_new(self, view: View) -> bool:
        """Whether a request would start a search."""
        key = _key(view)
        return key not in self._found and key not in self._running and not self._is_warming_up()

    async def soon(self, view: View, owner: str) -> WinningChances:
        """The evaluation, if it takes at most PATIENCE seconds; otherwise NotReady."""
        found = self.known(view)
        if found is not None:
            return found
        if self._is_warming_up():
            raise NotReady(is_warming_up=True)
        try:
            return await asyncio.wait_for(self.find(view, owner), PATIENCE)
        except (TimeoutError, Busy):
            raise NotReady(is_warming_up=self._is_warming_up()) from None

    async def find(self, view: View, owner: str) -> WinningChances:
        """The evaluation, however long it takes; BotFailure if there is none."""
        found = self.known(view)
        if found is not None:
            return found
        key = _key(view)
        if key not in self._running:
            task = self._running[key] = asyncio.create_task(self._search(key, view, owner))
            task.add_done_callback(_retrieve)
        return await asyncio.shield(self._running[key])

    async def _search(self, key: Hashable, view: View, owner: str) -> WinningChances:
        try:
            arguments = (view.game, view.viewer, view.seen.data, view.hides)
            found: WinningChances = await self.pool.run(
                evaluate, *arguments, seconds=TIMEOUT, kind=view.game.name, owner=owner
            )
            self._found[key] = found
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
            return found
        except BotFailure as failure:
            if not isinstance(failure, Busy | NoWorkers):
                log.warning("a position could not be evaluated", extra={"game": view.game.name, "reason": str(failure)})
            raise
        finally:
            del self._running[key]


def _retrieve(task: asyncio.Task[WinningChances]) -> None:
    """Retrieve the exception, so that asyncio does not warn about it when no request waits any more."""
    if not task.cancelled():
        task.exception()


def _key(view: View) -> Hashable:
    """If nothing is hidden, the evaluation is the same for all viewers."""
    return view.key if view.hides else (view.game.name, view.game.options_text, view.seen.data)
