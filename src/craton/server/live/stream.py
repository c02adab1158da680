"""The bot stream: a line of JSON for every change of a match that an external bot plays in, as the bot may see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.live.bus import LOBBY, account_of, matches_of
from craton.server.storage.database import StorageError
from craton.server.storage.store import MatchFilter
from craton.server.wire.live import StreamLine, match_line
from craton.server.wire.view import match_view

MAX_MATCHES = 500
MAX_OFFERED = 10_000


class BotStream:
    def __init__(self, context: Context, user: str, is_known: Callable[[], Awaitable[bool]], *, lobby: bool) -> None:
        self._context = context
        self._bus = context.matches.bus
        self._user = user
        self._is_known = is_known
        self._lobby = lobby
        self._sent: dict[str, int] = {}
        """Match -> the number of the last entry sent."""
        self._offered: set[str] = set()
        self._changed: dict[str, None] = {}
        """Topics that have changed, in order."""
        self._wake = asyncio.Event()

    def _on_change(self, topic: str) -> None:
        self._changed[topic] = None
        self._wake.set()

    async def lines(self) -> AsyncIterator[StreamLine]:
        """Lines until the token ends. The caller must close the iterator."""
        topics = [account_of(self._user), matches_of(self._user), *([LOBBY] if self._lobby else [])]
        for topic in topics:
            self._bus.subscribe(topic, self._on_change)
        try:
            for topic in topics[1:]:
                self._on_change(topic)
            while True:
                while self._changed:
                    topic = next(iter(self._changed))
                    del self._changed[topic]
                    if topic == account_of(self._user):
                        if not await self._is_known():
                            return
                        continue
                    try:
                        for line in await self._lines_about(topic):
                            yield line
                    except (RequestError, StorageError):
                        continue  # the next change brings it
                self._wake.clear()
                try:
                    await asyncio.wait_for(self._wake.wait(), self._context.settings.heartbeat)
                except TimeoutError:
                    if not await self._is_known():  # a token may have expired
                        return
                    yield {"type": "heartbeat", "now": self._context.matches.now()}
        finally:
            for topic in (*topics, *self._sent):
                self._bus.unsubscribe(topic, self._on_change)

    async def _lines_about(self, topic: str) -> list[StreamLine]:
        if topic == matches_of(self._user):
            return [line for match_id in await self._new_matches() for line in await self._match_lines(match_id)]
        return await self._open_matches() if topic == LOBBY else await self._match_lines(topic)

    async def _new_matches(self) -> list[str]:
        found: list[str] = []
        before: tuple[int, str] | None = None
        while len(found) < MAX_MATCHES:
            rows = await self._context.store.listed(MatchFilter(status="playing", user=self._user), before=before)
            found += [row.id for row in rows if self._user in (row.first, row.second)]
            if not rows:
                break
            before = (rows[-1].updated, rows[-1].id)
        new = [match_id for match_id in found if match_id not in self._sent]
        for match_id in new:
            self._sent[match_id] = 0
            self._bus.subscribe(match_id, self._on_change)
        return new

    async def _match_lines(self, match_id: str) -> list[StreamLine]:
        """What is new in a match. A finished match is reported one last time."""
        if match_id not in self._sent:
            return []
        view = await match_view(
            await self._context.matches.get(match_id), self._user, self._context.mutes, self._context.deleted_names
        )
        match, sent = view.match, self._sent[match_id]
        if match.number <= sent:
            return []
        self._sent[match_id] = match.number
        self._context.presence.see(match_id, match.seats_of(self._user)[0])
        if match.is_over:
            del self._sent[match_id]
            self._bus.unsubscribe(match_id, self._on_change)
        return [match_line(view, sent, self._context.matches.now())]

    async def _open_matches(self) -> list[StreamLine]:
        """Open matches of others that have not been listed yet."""
        if len(self._offered) > MAX_OFFERED:
            self._offered.clear()
        lines: list[StreamLine] = []
        for row in await self._context.store.listed(MatchFilter(lobby=True)):
            if row.id not in self._offered and self._user not in (row.first, row.second) and not row.rated:
                self._offered.add(row.id)
                lines.append({"type": "open", "match": row.id, "game": row.game, "options_text": row.options})
        return lines
