"""What an outside bot is told: a line of JSON for every change of a match it plays in, as it may see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from craton.server import filter as view_filter
from craton.server.context import Context
from craton.server.errors import Refusal
from craton.server.live.bus import LOBBY, account_of, matches_of
from craton.server.storage.database import StorageError

MOST_MATCHES = 500
MOST_TOLD = 10_000


class Stream:
    def __init__(self, context: Context, user: str, is_known: Callable[[], Awaitable[bool]], *, lobby: bool) -> None:
        self._context = context
        self._user = user
        self._is_known = is_known
        self._lobby = lobby
        self._numbers: dict[str, int] = {}
        """Match -> the number up to which it has been told."""
        self._offered: set[str] = set()
        self._news: dict[str, None] = {}
        self._wake = asyncio.Event()

    def _hear(self, topic: str) -> None:
        self._news[topic] = None
        self._wake.set()

    async def lines(self) -> AsyncIterator[dict[str, Any]]:
        """Until the token has ended; who stops listening must close this."""
        bus, settings = self._context.host.bus, self._context.settings
        topics = [account_of(self._user), matches_of(self._user), *([LOBBY] if self._lobby else [])]
        for topic in topics:
            bus.listen(topic, self._hear)
        try:
            for topic in topics[1:]:
                self._hear(topic)
            while True:
                while self._news:
                    topic = next(iter(self._news))
                    del self._news[topic]
                    if topic == account_of(self._user):
                        if not await self._is_known():
                            return
                        continue
                    try:
                        for line in await self._about(topic):
                            yield line
                    except (Refusal, StorageError):
                        continue  # the next change brings it
                self._wake.clear()
                try:
                    await asyncio.wait_for(self._wake.wait(), settings.heartbeat)
                except TimeoutError:
                    if not await self._is_known():  # a token may have expired
                        return
                    yield {"type": "heartbeat", "now": self._context.host.now()}
        finally:
            for topic in (*topics, *self._numbers):
                bus.leave(topic, self._hear)

    async def _about(self, topic: str) -> list[dict[str, Any]]:
        if topic == matches_of(self._user):
            return [line for match_id in await self._new_matches() for line in await self._match(match_id)]
        return await self._offers() if topic == LOBBY else await self._match(topic)

    async def _new_matches(self) -> list[str]:
        found: list[str] = []
        before: tuple[int, str] | None = None
        while len(found) < MOST_MATCHES:
            rows = await self._context.store.listed(status="playing", user=self._user, before=before)
            found += [row.id for row in rows if self._user in (row.first, row.second)]
            if not rows:
                break
            before = (rows[-1].updated, rows[-1].id)
        new = [match_id for match_id in found if match_id not in self._numbers]
        for match_id in new:
            self._numbers[match_id] = 0
            self._context.host.bus.listen(match_id, self._hear)
        return new

    async def _match(self, match_id: str) -> list[dict[str, Any]]:
        """What is new in a match, and how it stands. One that is over is told a last time."""
        if match_id not in self._numbers:
            return []
        muted = await self._context.mutes.has(match_id, self._user)
        match = await self._context.host.match(match_id)
        told = self._numbers[match_id]
        if match.number <= told:
            return []
        self._numbers[match_id] = match.number
        viewer = view_filter.viewer_of(match, self._user)
        self._context.presence.see(match_id, match.seats_of(self._user)[0])
        if match.is_over:
            del self._numbers[match_id]
            self._context.host.bus.leave(match_id, self._hear)
        events = view_filter.events_json(match, viewer, told)
        return [
            {
                "type": "match",
                "match": match_id,
                "game": match.game.name,
                "options_text": match.game.options_text,
                "number": match.number,
                "events": [event for event in events if not (muted and event["kind"] == "chat")],
                "state": view_filter.state_json(match, viewer, self._context.host.now()),
            }
        ]

    async def _offers(self) -> list[dict[str, Any]]:
        """Matches for anyone that have not been told of, but one's own."""
        if len(self._offered) > MOST_TOLD:
            self._offered.clear()
        lines = []
        for row in await self._context.store.listed(lobby=True):
            if row.id not in self._offered and self._user not in (row.first, row.second) and not row.rated:
                self._offered.add(row.id)
                lines.append({"type": "open", "match": row.id, "game": row.game, "options_text": row.options})
        return lines
