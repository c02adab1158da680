"""Deletion of rows that nobody needs any more, a few at a time, so that the database does not grow for ever.

Matches in which something was played, accounts, and everything that belongs to them are kept.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Executable, Table, and_, delete, exists, or_, select

from craton.server.accounts.identity import SESSION_DAYS
from craton.server.live.bus import account_of
from craton.server.live.leases import Leases
from craton.server.matches.clock import DAY
from craton.server.matches.service import MatchService
from craton.server.storage.database import StorageError
from craton.server.storage.tables import (
    audit,
    entries,
    leases,
    matches,
    metadata,
    pairings,
    private,
    rating_changes,
    recoveries,
    reports,
    sessions,
    tokens,
    users,
)
from craton.server.storage.writer import Change, ConflictError

log = logging.getLogger("craton.server")

INTERVAL = 600.0
"""Seconds between two rounds."""
BATCH = 200
"""Maximum number of rows of each kind that one round deletes, so that it delays nothing else."""
TOKEN_DAYS = 30
"""Days for which an expired token is still listed."""
MUTE_DAYS = 365
"""Days after the end of a match for which its muted chat is remembered."""
OWN = (sessions, tokens, recoveries, private)
"""What is deleted together with a guest."""


@dataclass(frozen=True)
class Retention:
    """Number of days for which rows are kept; 0 for ever."""

    guest_days: int
    waiting_days: int
    audit_days: int


class Cleanup:
    def __init__(self, service: MatchService, held: Leases, retention: Retention) -> None:
        self._matches = service
        self._store = service.store
        self._leases = held
        self._retention = retention

    async def work(self) -> None:
        """Clean up, unless another process does."""
        try:
            if await self._leases.hold("cleanup"):
                await self.clean()
        except StorageError as error:
            log.error("cannot delete what is no longer needed", extra={"reason": str(error)})

    async def clean(self) -> dict[str, int]:
        """Delete a batch of everything that is no longer needed; returns how many rows of each kind."""
        now = self._matches.now()
        is_over = matches.c.status.in_(("over", "aborted"))
        done = {
            "sessions": await self._delete(sessions, sessions.c.seen < now - SESSION_DAYS * DAY),
            "tokens": await self._delete(tokens, tokens.c.expires < now - TOKEN_DAYS * DAY),
            "recoveries": await self._delete(recoveries, recoveries.c.expires < now),
            "leases": await self._delete(leases, leases.c.until < now - DAY),
            "plans": await self._delete(private, and_(private.c.kind.like("plan:%"), _of_match(is_over))),
            "mutes": await self._delete(
                private,
                and_(private.c.kind == "mute", _of_match(and_(is_over, matches.c.updated < now - MUTE_DAYS * DAY))),
            ),
            "guests": await self._delete_guests(now),
            "matches": await self._delete_matches(now),
        }
        if self._retention.audit_days:
            before = now - self._retention.audit_days * DAY
            done["audit"] = await self._delete(audit, audit.c.at < before)
            done["reports"] = await self._delete(reports, reports.c.closed < before)
        if any(done.values()):
            log.info(
                "deleted what is no longer needed", extra={name: number for name, number in done.items() if number}
            )
        return done

    async def _delete(self, table: Table, condition: ColumnElement[bool]) -> int:
        """Delete a batch of the rows of a table for which a condition holds."""
        keys = list(table.primary_key.columns)
        rows = await self._store.rows(select(*keys).where(condition).limit(BATCH))
        if rows:
            chosen = or_(*(and_(*(key == value for key, value in zip(keys, row, strict=True))) for row in rows))
            await self._store.writer.write(Change(statements=[delete(table).where(chosen, condition)]))
        return len(rows)

    async def _delete_guests(self, now: int) -> int:
        """Delete guests who have not been seen for a long time and take part in nothing, with their sessions."""
        if not self._retention.guest_days:
            return 0
        gone = _is_gone(now - self._retention.guest_days * DAY)
        ids = [row.id for row in await self._store.rows(select(users.c.id).where(gone).limit(BATCH))]
        if not ids:
            return 0
        chosen = and_(users.c.id.in_(ids), gone)
        still = select(users.c.id).where(chosen).with_for_update()
        own = [delete(table).where(table.c.user.in_(select(users.c.id).where(chosen))) for table in OWN]
        return await self._write([still, *own, delete(users).where(chosen)], [account_of(user) for user in ids], ids)

    async def _delete_matches(self, now: int) -> int:
        """Delete matches in which nothing was played: nobody joined, or they were aborted before any action."""
        if not self._retention.waiting_days:
            return 0
        empty = _is_empty(now - self._retention.waiting_days * DAY)
        ids = [row.id for row in await self._store.rows(select(matches.c.id).where(empty).limit(BATCH))]
        if not ids:
            return 0
        chosen = and_(matches.c.id.in_(ids), empty)
        still = select(matches.c.id).where(chosen).with_for_update()  # nobody can join in the meantime
        among = select(matches.c.id).where(chosen)
        parts = [delete(table).where(table.c.match.in_(among)) for table in (private, entries)]
        number = await self._write([still, *parts, delete(matches).where(chosen)], ids, ids)
        for match_id in ids:
            self._matches.invalidate(match_id)
        return number

    async def _write(self, statements: Sequence[Executable], topics: Sequence[str], ids: Sequence[str]) -> int:
        try:
            await self._store.writer.write(Change(statements=statements, topics=topics))
        except ConflictError:  # one of them takes part in something again; the next round sees it
            return 0
        return len(ids)


def _of_match(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a private text belongs to a match for which a condition holds."""
    return private.c.match.in_(select(matches.c.id).where(condition))


def _is_gone(before: int) -> ColumnElement[bool]:
    """A guest who was last seen before a time, and to whom no other row refers."""
    references = [
        key.parent
        for table in metadata.tables.values()
        if table not in OWN
        for key in table.foreign_keys
        if key.column is users.c.id
    ]
    return and_(
        users.c.key.is_(None),
        users.c.is_bot.is_(False),
        users.c.deleted.is_(None),
        users.c.banned.is_(None),
        users.c.created < before,
        or_(users.c.seen.is_(None), users.c.seen < before),
        ~exists().where(sessions.c.user == users.c.id, sessions.c.seen >= before),
        *(~exists().where(column == users.c.id) for column in references),
    )


def _is_empty(before: int) -> ColumnElement[bool]:
    """A match without any play that was last changed before a time, and to which no other row refers."""
    later = matches.alias("later")
    return and_(
        matches.c.status.in_(("waiting", "aborted")),
        matches.c.ply <= 1,
        matches.c.updated < before,
        matches.c.quarantined.is_(None),
        matches.c.tournament.is_(None),
        matches.c.previous.is_(None),
        ~exists().where(later.c.previous == matches.c.id),
        *(
            ~exists().where(column == matches.c.id)
            for column in (rating_changes.c.match, reports.c.match, pairings.c.match)
        ),
    )
