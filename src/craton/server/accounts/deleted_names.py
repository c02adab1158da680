"""Names under which deleted users are shown, cached in memory."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from sqlalchemy import select

from craton.server.live.bus import deletion_of
from craton.server.storage.store import Store
from craton.server.storage.tables import users


def name_of_deleted(user: str) -> str:
    """The name under which a deleted user is shown."""
    return f"Deleted-{hashlib.sha256(user.encode()).hexdigest()[:6]}"


async def names_of_deleted(store: Store) -> dict[str, str]:
    """The names of all deleted users by id."""
    rows = await store.rows(select(users.c.id).where(users.c.deleted.is_not(None)))
    return {row.id: name_of_deleted(row.id) for row in rows}


class DeletedNames:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[str, str] | None = None
        """By id; None while they have to be read."""
        self._changes = 0

    async def get(self) -> Mapping[str, str]:
        """The names of all deleted users by id; a different object after an account has been deleted."""
        if self._names is not None:
            return self._names
        changes = self._changes
        names = await names_of_deleted(self._store)
        if changes == self._changes:  # otherwise it may have changed in the meantime
            self._names = names
        return names

    def invalidate(self, topic: str) -> None:
        """Something has changed, perhaps in another process."""
        _, _, user = topic.partition(":")
        if deletion_of(user) == topic:
            self.invalidate_all()

    def invalidate_all(self) -> None:
        self._changes += 1
        self._names = None
