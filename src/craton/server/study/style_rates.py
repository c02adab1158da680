"""Win rates by style over time, from the tags of public matches."""

from __future__ import annotations

from sqlalchemy import func, select, union_all

from craton.server.storage.store import Store
from craton.server.storage.tables import match_styles

WEEK = 7 * 24 * 3600 * 1000
MONDAY = 4 * 24 * 3600 * 1000
"""The first Monday after 1 January 1970, a Thursday: weeks begin on Mondays."""
WEEKS = 260
"""Weeks shown at most, the latest ones."""


async def weekly(store: Store, game: str, now: int) -> tuple[int, list[tuple[int, str, int, int]]]:
    """The number of public matches, and by week and style: the players and their points in halves."""
    table = match_styles.c
    since = (now - MONDAY) // WEEK - WEEKS
    week = ((table.at - MONDAY) // WEEK).label("week")
    public = (table.game == game, table.private.is_(False), table.at >= since * WEEK + MONDAY)
    sides = [
        select(week, style.label("style"), points.label("points")).where(*public, style.is_not(None))
        for style, points in ((table.first, table.points), (table.second, 2 - table.points))
    ]
    both = union_all(*sides).subquery()
    number = select(func.count().label("number")).select_from(match_styles).where(*public)
    query = (
        select(both.c.week, both.c.style, func.count().label("players"), func.sum(both.c.points).label("points"))
        .group_by(both.c.week, both.c.style)
        .order_by(both.c.week, both.c.style)
    )
    rows = await store.rows(query)
    total = int((await store.rows(number))[0].number)
    return total, [(int(row.week) * WEEK + MONDAY, row.style, int(row.players), int(row.points)) for row in rows]
