"""Fair play in rated matches: nobody chooses a seat, and aborting too often closes rated play for a while.

Both follow from the stored matches, so they survive restarts and hold for all processes.
"""

from __future__ import annotations

import hashlib
import json
import math

from sqlalchemy import and_, func, or_, select

from craton.server.errors import RequestError
from craton.server.matches.clock import DAY, MINUTE, SEATS
from craton.server.matches.entries import EntryKind
from craton.server.storage.store import Store
from craton.server.storage.tables import entries, matches

FREE_ABORTS = 2
"""Rated matches with a seated opponent that a player may abort within a day without a consequence."""
FIRST_BAN = 10 * MINUTE
"""How long rated play is closed after one more abort; each further one doubles the time."""


class FairPlay:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def seat(self, user: str, game: str) -> str:
        """The seat in the next rated match that a user opens: the one they have had less often in rated matches.

        If they have had both equally often, a hash decides that only changes with their matches, so opening a match
        again gives the same seat.
        """
        counts = []
        for seat in SEATS:
            mine = and_(matches.c[seat] == user, matches.c.game == game, matches.c.rated)
            query = select(func.count().label("n")).where(mine, matches.c.status.in_(("playing", "over")))
            counts.append((await self._store.rows(query))[0].n)
        first, second = counts
        if first != second:
            return SEATS[0] if first < second else SEATS[1]
        return SEATS[hashlib.sha256(f"{user} {game} {first}".encode()).digest()[0] % 2]

    async def require_good_standing(self, user: str, now: int) -> None:
        """RequestError while rated play is closed to a user who has aborted too many rated matches."""
        count, last = await self._aborts(user, now - DAY)
        if count <= FREE_ABORTS:
            return
        left = last + min(DAY, FIRST_BAN * 2 ** (count - FREE_ABORTS - 1)) - now
        if left > 0:
            minutes = math.ceil(left / MINUTE)
            raise RequestError(
                "not-allowed-now",
                f"You have aborted {count} rated matches within a day. "
                f"You can play rated matches again in {minutes} {'minute' if minutes == 1 else 'minutes'}.",
                retry_after=math.ceil(left / 1000),
            )

    async def _aborts(self, user: str, since: int) -> tuple[int, int]:
        """Number of rated matches with a seated opponent that a user has aborted since a time, and the last time."""
        first, second = (and_(matches.c[seat] == user, entries.c.seat == seat) for seat in SEATS)
        query = (
            select(entries.c.at, entries.c.data)
            .join(matches, matches.c.id == entries.c.match)
            .where(matches.c.rated, matches.c.status == "aborted", matches.c.updated >= since)
            .where(matches.c.first.is_not(None), matches.c.second.is_not(None), or_(first, second))
            .where(entries.c.kind == str(EntryKind.END), entries.c.at >= since)
        )
        found = [row.at for row in await self._store.rows(query) if not json.loads(row.data).get("excused")]
        return len(found), max(found, default=0)
