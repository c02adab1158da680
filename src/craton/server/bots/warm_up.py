"""The warm-up: the searches of all games are compiled in the background, in a process of low priority.

Until a game's search is compiled, bots search with the interpreted kernels (see `Pool.choose`), so nobody waits.
"""

from __future__ import annotations

import asyncio
import logging

from craton.core.registry import definition, names
from craton.search.compiled import compile_search, is_compiled
from craton.server.bots.worker import COMPILE_TIME, Report, Worker, WorkerFailure

log = logging.getLogger("craton.server")

NICE = 10


class WarmUp:
    """Games in the order in which they are compiled; the game that was asked for last comes next."""

    def __init__(self) -> None:
        self._left: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to compile what is not compiled yet."""
        self._left = [name for name in names() if not is_compiled(definition(name))]
        if self._left:
            self._task = asyncio.create_task(self._compile())

    @property
    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def is_ready(self, game: str) -> bool:
        """Whether a search of the game starts at once, without compiling first."""
        return game not in self._left

    def hurry(self, game: str) -> None:
        """Compile a game next, because somebody waits for it; the one that is being compiled is finished first."""
        if game in self._left[1:]:
            self._left.remove(game)
            self._left.insert(1, game)

    async def _compile(self) -> None:
        worker = Worker(NICE)
        try:
            while self._left:
                await worker.ask(compile_game, (self._left[0],), COMPILE_TIME)
                self._left.pop(0)
            log.info("searches compiled")
        except WorkerFailure as failure:
            log.warning("cannot compile the searches", extra={"reason": str(failure)})
        finally:
            await asyncio.to_thread(worker.close)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def compile_game(_: Report, name: str) -> None:
    """The task of the process that compiles."""
    compile_search(definition(name))
