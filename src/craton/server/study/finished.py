"""Work that is done once with every finished match: soon after its end, and for older ones a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, exists, select

from craton.server.background import BackgroundTasks, contain_failure
from craton.server.errors import RequestError
from craton.server.live.leases import Leases
from craton.server.matches.entries import EntryKind
from craton.server.matches.match import Match
from craton.server.matches.service import MatchService
from craton.server.storage.database import StorageError
from craton.server.storage.store import updated_before
from craton.server.storage.tables import matches
from craton.server.storage.writer import ConflictError

log = logging.getLogger("craton.server")

INTERVAL = 30.0
"""Seconds between two rounds with older matches."""
BUDGET = 3.0
"""Seconds that a round with older matches takes at most, so that it delays nothing else."""
BATCH = 100
"""Matches read at once."""
RECENT = 3_600_000
"""Milliseconds: matches that ended within them are looked at again, because another process may have been killed."""
MAX_PENDING = 200
"""Matches that have just ended and wait for their turn."""


@dataclass(frozen=True)
class Work:
    name: str
    """The name of its lease."""
    words: str
    """What is done with a match, for the log: `tag a match by style`."""
    do: Callable[[Match], Awaitable[None]]
    """Does it, and writes a row of `done` in the same transaction as all else."""
    done: Table
    """Has a row, with the column `match`, for each match that the work has been done with."""
    among: ColumnElement[bool] | None = None
    """The matches that it is done with; None for all."""


class FinishedMatches:
    """Does the work with matches when they end, and with older ones in rounds, newest first.

    A round begins where the last one ended, and after a restart at the newest match. Killing a server loses no match
    and does nothing twice, because `Work.done` is written together with the results.
    """

    def __init__(self, work: Work, service: MatchService, leases: Leases) -> None:
        self._work = work
        self._matches = service
        self._store = service.store
        self._leases = leases
        self._tasks = BackgroundTasks()
        self._one_at_a_time = asyncio.Lock()
        self._pending = 0
        self.start_over()
        self.close = self._tasks.close

    def start_over(self) -> None:
        """Begin the next round with the newest match again."""
        self._cursor: tuple[int, str] | None = None
        self._is_complete = False

    def follow(self, match: Match) -> None:
        if match.status != "over" or match.entries[-1].kind is not EntryKind.END:
            return
        if self._pending < MAX_PENDING:
            self._pending += 1
            self._tasks.start(self._do_soon(match.id))
        else:
            self.start_over()  # a later round finds it

    async def _do_soon(self, match_id: str) -> None:
        try:
            await self._attempt(match_id)
        finally:
            self._pending -= 1

    async def _attempt(self, match_id: str) -> None:
        with contain_failure(self._work.words, match_id):
            await self.do(match_id)

    async def round(self) -> None:
        """The next older matches. Once all have been looked at, recent ones that a process left undone."""
        if not await self._leases.hold(self._work.name):
            return
        try:
            if not self._is_complete:
                await self._look_back(time.monotonic() + BUDGET)
                return
            for match_id in await self._recent():
                await self._attempt(match_id)
        except StorageError as error:
            log.error(f"cannot {self._work.words}", extra={"reason": str(error)})

    async def _look_back(self, until: float) -> None:
        """Go on with older matches until a time."""
        while not self._is_complete and time.monotonic() < until:
            query, done = self._query(), self._work.done.c.match
            if self._cursor is not None:
                query = query.where(updated_before(matches, self._cursor))
            rows = await self._store.rows(query)
            known = await self._store.rows(select(done).where(done.in_([row.id for row in rows])))
            undone = {row.id for row in rows}.difference(row.match for row in known)
            for row in rows:
                if row.id in undone:
                    if time.monotonic() >= until:
                        return
                    await self._attempt(row.id)
                self._cursor = (row.updated, row.id)
            self._is_complete = len(rows) < BATCH

    async def _recent(self) -> list[str]:
        """Undone matches that ended within RECENT; one second is left to the process in which a match ended."""
        now = self._matches.now()
        ended = matches.c.updated.between(now - RECENT, now - 1000)
        return [row.id for row in await self._store.rows(self._query().where(ended, self._is_undone))]

    @property
    def _is_undone(self) -> ColumnElement[bool]:
        return ~exists().where(self._work.done.c.match == matches.c.id)

    def _query(self) -> Select[Any]:
        """BATCH finished matches, newest first."""
        table = matches.c
        query = select(table.id, table.updated).where(table.status == "over", table.quarantined.is_(None))
        if self._work.among is not None:
            query = query.where(self._work.among)
        return query.order_by(table.updated.desc(), table.id.desc()).limit(BATCH)

    async def do(self, match_id: str) -> None:
        """Do the work with one match, unless it has been done or does not concern the match."""
        async with self._one_at_a_time:
            wanted = self._query().where(matches.c.id == match_id, self._is_undone)
            if await self._store.row(wanted) is None:
                return
            match = await self._matches.get(match_id)
            if match.result is None or match.result.winner is None:
                return
            try:
                await self._work.do(match)
            except ConflictError:
                pass  # it has been done already
            except (RequestError, StorageError) as error:  # it is tried again after the next start
                log.warning(f"cannot {self._work.words}", extra={"match": match.id, "reason": str(error)})
