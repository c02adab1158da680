"""Chats that users have muted, cached in memory."""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy import select

from craton.server.live.bus import account_of
from craton.server.storage.store import Store
from craton.server.storage.tables import private

MUTE = "mute"
MAX_CACHED = 20_000


class Mutes:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, frozenset[str]] = OrderedDict()
        """User -> matches."""
        self._changes = 0

    async def has(self, match_id: str, user: str | None) -> bool:
        if user is None:
            return False
        muted = self._known.get(user)
        if muted is None:
            changes = self._changes
            rows = await self._store.rows(select(private.c.match).where(private.c.user == user, private.c.kind == MUTE))
            muted = frozenset(row.match for row in rows)
            if changes == self._changes:  # otherwise it may have changed in the meantime
                self._known[user] = muted
        else:
            self._known.move_to_end(user)
        if len(self._known) > MAX_CACHED:
            self._known.popitem(last=False)
        return match_id in muted

    async def set(self, match_id: str, user: str, *, muted: bool) -> None:
        topic = account_of(user)
        await self._store.set_private(match_id, user, MUTE, "yes" if muted else None, topics=[topic])
        self.invalidate(topic)

    def invalidate(self, topic: str) -> None:
        """Something has changed, perhaps in another process."""
        _, _, user = topic.partition(":")
        if account_of(user) == topic:
            self._changes += 1
            self._known.pop(user, None)

    def invalidate_all(self) -> None:
        self._changes += 1
        self._known.clear()
