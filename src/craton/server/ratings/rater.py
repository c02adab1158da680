"""The rater updates ratings when rated matches end: exactly once per match, across restarts and processes."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, and_, insert, select, update

from craton.server.background import BackgroundTasks, contain_failure
from craton.server.matches.entries import EntryKind
from craton.server.matches.match import Match
from craton.server.matches.service import MatchService
from craton.server.ratings.rating import DRAWN, LOST, WON, Rating, rated
from craton.server.storage.database import StorageError
from craton.server.storage.tables import matches, rating_changes, ratings, users
from craton.server.storage.writer import Change, ConflictError

log = logging.getLogger("craton.server")

TRIES = 5
NO_SHOW = "no-show"
"""The reason for the end of a match in which a player never appeared; it says nothing about strength."""
SCORES = {"first": WON, "draw": DRAWN, "second": LOST}
COLUMNS = {WON: "won", DRAWN: "drawn", LOST: "lost"}


class Rater:
    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._store = matches.store
        self._lock = asyncio.Lock()
        self._tasks = BackgroundTasks()
        self.close = self._tasks.close
        """Stop; unrated matches are rated at the next start."""

    def follow(self, match: Match) -> None:
        if match.header.rated and match.status == "over" and match.entries[-1].kind is EntryKind.END:
            self._tasks.start(self._rate(match))

    async def resume(self, since: int = 0) -> None:
        """Rate matches that changed since a time and have not been rated, in the order in which they ended."""
        table = matches.c
        query = (
            select(table.id)
            .outerjoin(rating_changes, rating_changes.c.match == table.id)
            .where(table.status == "over", table.rated, rating_changes.c.match.is_(None), table.reason != NO_SHOW)
            .where(table.updated >= since, table.quarantined.is_(None))
            .order_by(table.updated)
        )
        for row in await self._store.rows(query):
            with contain_failure("rate a match", row.id):
                await self._rate(await self._matches.get(row.id))

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
                        continue  # another process has rated this match, or another match of a player
            log.error("cannot rate a match", extra={"match": match.id})
        except StorageError as error:
            log.error("cannot rate a match", extra={"match": match.id, "reason": str(error)})

    async def _change(self, match: Match) -> Change | None:
        """The changes of both ratings; None if the match does not count or has been rated already."""
        first, second = (match.seats[seat].user for seat in ("first", "second"))
        if first is None or second is None or first == second or match.result is None:
            return None
        if match.result.reason == NO_SHOW:
            return None
        done = await self._store.row(select(rating_changes.c.match).where(rating_changes.c.match == match.id))
        people = await self._store.rows(select(users.c.key).where(users.c.id.in_((first, second))))
        if done is not None or any(row.key is None for row in people):  # guests are not rated
            return None
        game, at = match.game.name, _end(match)
        mine = and_(ratings.c.game == game, ratings.c.user.in_((first, second)))
        rows = {row.user: row for row in await self._store.rows(select(ratings).where(mine))}
        known = {user: Rating(row.mu, row.sigma, row.at) for user, row in rows.items()}
        score = SCORES[str(match.result.winner)]
        after = rated(known.get(first, Rating()), known.get(second, Rating()), score, at)
        updates = [_Update(first, second, after[0], score), _Update(second, first, after[1], WON - score)]
        statements: list[Executable] = []
        for one in sorted(updates, key=lambda one: one.user):
            statements += _statements(match, one, rows.get(one.user))
        return Change(statements=statements)


def _end(match: Match) -> int:
    return next(entry.at for entry in reversed(match.entries) if entry.kind is EntryKind.END)


@dataclass(frozen=True)
class _Update:
    """What a match does to one player's rating."""

    user: str
    opponent: str
    rating: Rating
    score: int


def _statements(match: Match, one: _Update, row: Row[Any] | None) -> list[Executable]:
    """The statements that store an update. row: the player's present row of `ratings`, if any."""
    game, rating = match.game.name, one.rating
    number = 1 if row is None else row.matches + 1
    counts = {
        name: (0 if row is None else getattr(row, name)) + (score == one.score) for score, name in COLUMNS.items()
    }
    values = {"mu": rating.mu, "sigma": rating.sigma, "at": rating.at, "until": rating.until, "matches": number}
    changed = insert(rating_changes).values(
        user=one.user,
        game=game,
        number=number,
        match=match.id,
        opponent=one.opponent,
        score=one.score,
        mu=rating.mu,
        sigma=rating.sigma,
        at=_end(match),
    )
    if row is None:
        return [changed, insert(ratings).values(user=one.user, game=game, **values, **counts)]
    mine = and_(ratings.c.user == one.user, ratings.c.game == game)
    return [changed, update(ratings).where(mine).values(**values, **counts)]
