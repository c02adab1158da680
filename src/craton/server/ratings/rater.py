"""Rates matches behind their end: each once, also when the server went down in between or another process was first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, insert, select, update

from craton.server.matches.entries import Kind
from craton.server.matches.host import Host
from craton.server.matches.match import Match
from craton.server.ratings.rating import DRAWN, LOST, WON, Rating, rated
from craton.server.storage.arena import rating_changes, ratings
from craton.server.storage.database import StorageError
from craton.server.storage.tables import matches, users
from craton.server.storage.writer import Change, ConflictError

log = logging.getLogger("craton.server")

TRIES = 5
NO_SHOW = "no-show"
"""What the end of a match is called of which one has not come; it says nothing of strength."""
SCORES = {"first": WON, "draw": DRAWN, "second": LOST}
COLUMNS = {WON: "won", DRAWN: "drawn", LOST: "lost"}


class Rater:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._store = host.store
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, match: Match) -> None:
        if match.header.rated and match.status == "over" and match.entries[-1].kind is Kind.END:
            task = asyncio.create_task(self._rate(match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def resume(self, since: int = 0) -> None:
        """Rates what changed last behind a time and nobody has rated, in the order of the ends."""
        table = matches.c
        query = (
            select(table.id)
            .outerjoin(rating_changes, rating_changes.c.match == table.id)
            .where(table.status == "over", table.rated, rating_changes.c.match.is_(None), table.reason != NO_SHOW)
            .where(table.updated >= since)
            .order_by(table.updated)
        )
        for row in await self._store.rows(query):
            await self._rate(await self._host.match(row.id))

    async def close(self) -> None:
        """What is not rated yet is rated at the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rate(self, match: Match) -> None:
        try:
            async with self._lock:
                for _ in range(TRIES):
                    try:
                        change = await self._change(match)
                        if change is not None:
                            await self._store.writer.write(change)
                        return
                    except ConflictError:
                        continue  # another process has rated this match, or another one of the same player
            log.error("a match could not be rated", extra={"match": match.id})
        except StorageError as error:
            log.error("a match could not be rated", extra={"match": match.id, "reason": str(error)})

    async def _change(self, match: Match) -> Change | None:
        """What the match does to two ratings; None if it does nothing, or has done it."""
        first, second = (match.seats[seat].user for seat in ("first", "second"))
        if first is None or second is None or first == second or match.result is None:
            return None
        if match.result.reason == NO_SHOW:
            return None
        done = await self._store.row(select(rating_changes.c.match).where(rating_changes.c.match == match.id))
        if done is not None or await self._has_guest(first, second):
            return None
        game, at = match.game.name, _end(match)
        mine = and_(ratings.c.game == game, ratings.c.user.in_((first, second)))
        rows = {row.user: row for row in await self._store.rows(select(ratings).where(mine))}
        before = [_rating(rows.get(user)) for user in (first, second)]
        score = SCORES[str(match.result.winner)]
        after = rated(before[0], before[1], score, at)
        parts = [(first, second, after[0], score), (second, first, after[1], WON - score)]
        statements: list[Any] = []
        for user, opponent, rating, made in sorted(parts, key=lambda part: part[0]):
            statements += _statements(match.id, game, user, opponent, rows.get(user), rating, made, at)
        return Change(statements=statements)

    async def _has_guest(self, *ids: str) -> bool:
        rows: Sequence[Row[Any]] = await self._store.rows(select(users.c.key).where(users.c.id.in_(ids)))
        return any(row.key is None for row in rows)


def _end(match: Match) -> int:
    return next(entry.at for entry in reversed(match.entries) if entry.kind is Kind.END)


def _rating(row: Row[Any] | None) -> Rating:
    return Rating() if row is None else Rating(row.mu, row.sigma, row.at)


def _statements(
    match: str, game: str, user: str, opponent: str, row: Row[Any] | None, rating: Rating, score: int, at: int
) -> list[Any]:
    number = 1 if row is None else row.matches + 1
    counts = {name: (0 if row is None else getattr(row, name)) + (COLUMNS[score] == name) for name in COLUMNS.values()}
    values = {"mu": rating.mu, "sigma": rating.sigma, "at": rating.at, "until": rating.until, "matches": number}
    changed = insert(rating_changes).values(
        user=user,
        game=game,
        number=number,
        match=match,
        opponent=opponent,
        score=score,
        mu=rating.mu,
        sigma=rating.sigma,
        at=at,
    )
    if row is None:
        return [changed, insert(ratings).values(user=user, game=game, **values, **counts)]
    mine = and_(ratings.c.user == user, ratings.c.game == game)
    return [changed, update(ratings).where(mine).values(**values, **counts)]
