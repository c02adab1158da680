"""Queries about players: leaderboards, ratings and their history, results, head-to-head records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Row, and_, func, or_, select

from craton.server.matches.match import OTHER
from craton.server.storage.store import Store, updated_before
from craton.server.storage.tables import matches, rating_changes, ratings, users
from craton.server.wire.players import Counts, GameCounts, Statistics

COUNTED = and_(matches.c.status == "over", matches.c.private.is_(False))
"""The matches that statistics count: public ones that ended with a result."""


class PlayerStatistics:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def player(self, who: str) -> Row[Any] | None:
        """A user by id, or an account by name."""
        by_id = await self._store.row(select(users).where(users.c.id == who))
        return by_id or await self._store.row(select(users).where(users.c.key == who.lower()))

    async def leaderboard(
        self, game: str, now: int, *, after: tuple[float, str] | None, limit: int
    ) -> tuple[int, Sequence[Row[Any]]]:
        """A page of the ratings that are not provisional, highest first, and the number of those before it."""
        listed = and_(
            ratings.c.game == game,
            ratings.c.until > now,
            ratings.c.user.not_in(select(users.c.id).where(users.c.deleted.is_not(None))),
        )
        query = select(ratings, users.c.name, users.c.is_bot).join(users, users.c.id == ratings.c.user).where(listed)
        before = 0
        if after is not None:
            mu, user = after
            follows = or_(ratings.c.mu < mu, and_(ratings.c.mu == mu, ratings.c.user > user))
            counted = await self._store.row(select(func.count().label("n")).where(listed, ~follows))
            before = 0 if counted is None else counted.n
            query = query.where(follows)
        return before, await self._store.rows(query.order_by(ratings.c.mu.desc(), ratings.c.user).limit(limit))

    async def ratings_of(self, user: str) -> Sequence[Row[Any]]:
        return await self._store.rows(select(ratings).where(ratings.c.user == user).order_by(ratings.c.game))

    async def history(self, user: str, game: str, *, before: int | None, limit: int) -> Sequence[Row[Any]]:
        """The changes of a rating, newest first."""
        query = (
            select(rating_changes, users.c.name, matches.c.private)
            .join(users, users.c.id == rating_changes.c.opponent)
            .join(matches, matches.c.id == rating_changes.c.match)
            .where(rating_changes.c.user == user, rating_changes.c.game == game)
            .order_by(rating_changes.c.number.desc())
            .limit(limit)
        )
        return await self._store.rows(query if before is None else query.where(rating_changes.c.number < before))

    async def results(self, user: str) -> list[Statistics]:
        """A user's results by game, kind of opponent and seat."""
        found: dict[tuple[str, Any, Any], Counts] = defaultdict(_no_matches)
        for seat in OTHER:
            mine, other, bot = (matches.c[name] for name in (seat, OTHER[seat], f"{OTHER[seat]}_bot"))
            query = (
                select(matches.c.game, bot.is_not(None).label("bot"), matches.c.winner, func.count().label("n"))
                .where(COUNTED, mine == user, or_(other.is_(None), other != user))
                .group_by(matches.c.game, bot.is_not(None), matches.c.winner)
            )
            for row in await self._store.rows(query):
                counts = found[row.game, "bots" if row.bot else "people", seat]
                counts[_result(row.winner, seat)] += row.n
        return [
            {"game": game, "against": against, "seat": seat, **counts}
            for (game, against, seat), counts in sorted(found.items())
        ]

    async def results_between(self, user: str, other: str) -> list[GameCounts]:
        """A user's results against another, by game."""
        found: dict[str, Counts] = defaultdict(_no_matches)
        for seat in OTHER:
            query = (
                select(matches.c.game, matches.c.winner, func.count().label("n"))
                .where(COUNTED, matches.c[seat] == user, matches.c[OTHER[seat]] == other)
                .group_by(matches.c.game, matches.c.winner)
            )
            for row in await self._store.rows(query):
                found[row.game][_result(row.winner, seat)] += row.n
        return [{"game": game, **counts} for game, counts in sorted(found.items())]

    async def matches_between(
        self, user: str, other: str, *, before: tuple[int, str] | None, limit: int
    ) -> Sequence[Row[Any]]:
        """The matches that these results count, most recently changed first."""
        table = matches.c
        either = or_(and_(table.first == user, table.second == other), and_(table.first == other, table.second == user))
        query = select(matches).where(COUNTED, either).order_by(table.updated.desc(), table.id.desc()).limit(limit)
        return await self._store.rows(query if before is None else query.where(updated_before(matches, before)))


def _no_matches() -> Counts:
    return {"won": 0, "drawn": 0, "lost": 0}


def _result(winner: str, seat: str) -> Literal["won", "drawn", "lost"]:
    return "drawn" if winner == "draw" else "won" if winner == seat else "lost"
