"""The nearest style of each player of a finished match, computed in a worker process and stored once."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import insert, select

from craton.core.position import Position
from craton.core.sides import SEATS
from craton.server.background import BackgroundTasks, contain_failure
from craton.server.errors import RequestError
from craton.server.live.leases import Leases
from craton.server.matches.changes import apply_change
from craton.server.matches.entries import EntryKind
from craton.server.matches.match import Match
from craton.server.matches.service import MatchService
from craton.server.offload import Offload
from craton.server.storage.database import StorageError
from craton.server.storage.store import updated_before
from craton.server.storage.tables import match_styles, matches
from craton.server.storage.writer import Change, ConflictError
from craton.server.study.tasks import Portable, portable

log = logging.getLogger("craton.server")

INTERVAL = 30.0
"""Seconds between two rounds of tagging older matches."""
BATCH = 20
"""Older matches looked at in one round, so that tagging them delays nothing else."""
MAX_PENDING = 200
"""Matches that have just ended and wait to be tagged."""
OWNER = "styles"
"""The owner of this work in the queue for processes."""
POINTS = {"first": 2, "draw": 1, "second": 0}

PortableStep = tuple[int, bytes, bool]
"""The code of a step, what it changed, and whether it was an action."""
Tag = tuple[str, float] | None
"""A style and its probability; None if the player made too few decisions."""


def nearest(start: Portable, steps: list[PortableStep]) -> list[Tag]:
    """The tags of both seats. Run in a worker process."""
    from craton.lab.league.classifier import nearest_styles

    game, data = start[0], list(start[1])
    decisions = []
    for code, change, is_action in steps:
        if is_action:
            decisions.append((Position(game, tuple(data)), code))
        apply_change(data, change)
    found = nearest_styles(decisions)
    return [(found[seat].style, found[seat].probability) if seat in found else None for seat in SEATS]


class StyleTagger:
    """Tags matches when they end, and older ones a few at a time."""

    def __init__(self, service: MatchService, offload: Offload, leases: Leases) -> None:
        self._matches = service
        self._store = service.store
        self._offload = offload
        self._leases = leases
        self._tasks = BackgroundTasks()
        self._one_at_a_time = asyncio.Lock()
        self._pending = 0
        self._cursor: tuple[int, str] | None = None
        self._is_done = False
        self.close = self._tasks.close

    def follow(self, match: Match) -> None:
        if match.status != "over" or match.entries[-1].kind is not EntryKind.END:
            return
        if self._pending < MAX_PENDING:
            self._pending += 1
            self._tasks.start(self._tag_soon(match.id))
        else:
            self._cursor, self._is_done = None, False  # a later round finds it

    async def _tag_soon(self, match_id: str) -> None:
        try:
            with contain_failure("tag a match", match_id):
                await self._tag(match_id)
        finally:
            self._pending -= 1

    async def work(self) -> None:
        """One round: the next older matches, until all have been looked at once since the server started."""
        if self._is_done or not await self._leases.hold("styles"):
            return
        table = matches.c
        query = select(table.id, table.updated).where(table.status == "over", table.quarantined.is_(None))
        if self._cursor is not None:
            query = query.where(updated_before(matches, self._cursor))
        try:
            rows = await self._store.rows(query.order_by(table.updated.desc(), table.id.desc()).limit(BATCH))
            ids = [row.id for row in rows]
            known = select(match_styles.c.match).where(match_styles.c.match.in_(ids))
            tagged = {row.match for row in await self._store.rows(known)}
            for match_id in ids:
                if match_id not in tagged:
                    with contain_failure("tag a match", match_id):
                        await self._tag(match_id)
        except StorageError as error:
            log.error("cannot tag matches by style", extra={"reason": str(error)})
            return
        if rows:
            self._cursor = (rows[-1].updated, rows[-1].id)
        self._is_done = len(rows) < BATCH

    async def _tag(self, match_id: str) -> None:
        async with self._one_at_a_time:
            await self._store_tag(await self._matches.get(match_id))

    async def _store_tag(self, match: Match) -> None:
        if match.result is None or match.result.winner is None:
            return
        steps = [(step.code, step.change, step.event is None) for step in match.steps]
        try:
            first, second = await self._offload.run(nearest, portable(match.header.start), steps, owner=OWNER)
            row = {
                "match": match.id,
                "game": match.game.name,
                "at": match.updated,
                "private": match.header.private,
                "points": POINTS[match.result.winner],
                "first": first and first[0],
                "first_probability": first and first[1],
                "second": second and second[0],
                "second_probability": second and second[1],
            }
            await self._store.writer.write(Change(statements=[insert(match_styles).values(**row)]))
        except ConflictError:
            pass  # it has been tagged already
        except (RequestError, StorageError) as error:  # it is tried again after the next start
            log.warning("cannot tag a match by style", extra={"match": match.id, "reason": str(error)})
