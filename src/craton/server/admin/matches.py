"""Matches as an operator sees them: lists, one match with its log, ending a match, releasing it from quarantine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, func, or_, select, update

from craton.server.admin.console import Console, Listing
from craton.server.admin.users import find_user
from craton.server.errors import RequestError
from craton.server.integrity.match_check import match_problems
from craton.server.matches import commands
from craton.server.matches.entries import Entry
from craton.server.matches.match import Match
from craton.server.storage.tables import entries, matches, reports, users

COLUMNS = ("id", "game", "status", "first", "second", "ply", "to_act", "winner", "reason", "created", "updated")
QUARANTINE = ("id", "game", "status", "first", "second", "updated", "quarantined")
DAY = 86_400_000
LAST = 20
"""Log entries shown with a match."""


@dataclass(frozen=True)
class MatchFilter:
    """Which matches to list; None for any."""

    status: str | None = None
    user: str | None = None
    game: str | None = None
    idle_days: int | None = None
    """Only matches in progress that have not changed for this many days."""


def _query() -> Select[Any]:
    """Matches with the names of their players, or the specifications of bots."""
    first, second = users.alias("first_user"), users.alias("second_user")
    hidden = ("first", "second", "secret")
    return (
        select(
            *(column for column in matches.columns if column.name not in hidden),
            func.coalesce(first.c.name, matches.c.first_bot).label("first"),
            func.coalesce(second.c.name, matches.c.second_bot).label("second"),
        )
        .outerjoin(first, first.c.id == matches.c.first)
        .outerjoin(second, second.c.id == matches.c.second)
    )


async def list_matches(console: Console, wanted: MatchFilter, limit: int) -> Listing:
    """Matches, most recently changed first."""
    query = _query().order_by(matches.c.updated.desc(), matches.c.id)
    if wanted.status is not None:
        query = query.where(matches.c.status == wanted.status)
    if wanted.game is not None:
        query = query.where(matches.c.game == wanted.game)
    if wanted.user is not None:
        user = (await find_user(console, wanted.user)).id
        query = query.where(or_(matches.c.first == user, matches.c.second == user))
    if wanted.idle_days is not None:
        query = query.where(matches.c.status == "playing", matches.c.updated < console.now() - wanted.idle_days * DAY)
    return await console.listing(query, COLUMNS, limit)


async def _row(console: Console, match_id: str) -> Row[Any]:
    row = await console.store.row(_query().where(matches.c.id == match_id))
    if row is None:
        raise RequestError("no-such-match", f"There is no match {match_id[:60]}.")
    return row


async def show_match(console: Console, match_id: str) -> dict[str, Any]:
    """A match's row, the end of its log, and the reports about it; the secret seed is left out."""
    row = await _row(console, match_id)
    log = select(entries.c.number, entries.c.at, entries.c.kind, entries.c.seat, entries.c.text, entries.c.data)
    last = await console.store.rows(
        log.where(entries.c.match == match_id).order_by(entries.c.number.desc()).limit(LAST)
    )
    filed = select(reports.c.id, reports.c.kind, reports.c.created, reports.c.closed, reports.c.text)
    about = await console.store.rows(filed.where(reports.c.match == match_id).order_by(reports.c.created))
    names = (*COLUMNS, "options", "clock", "rated", "private", "tournament", "previous", "deadline", "quarantined")
    return {
        **{name: row._mapping[name] for name in names},
        "last_entries": [one._asdict() for one in reversed(last)],
        "reports": [one._asdict() for one in about],
    }


async def end_match(console: Console, match_id: str, winner: str | None, reason: str) -> Match:
    """End a match by a log entry: with a result, or without one if `winner` is None."""
    await _row(console, match_id)

    def ruling(match: Match, now: int) -> Sequence[Entry]:
        found = commands.rule(winner)(match, now)
        console.audit("end-match", match_id, winner=winner or "none", reason=reason)
        return found

    return (await console.matches().change(match_id, ruling)).match


async def list_quarantine(console: Console, limit: int) -> Listing:
    """The matches that cannot be read, with the reason."""
    query = _query().where(matches.c.quarantined.is_not(None)).order_by(matches.c.updated.desc(), matches.c.id)
    return await console.listing(query, QUARANTINE, limit)


async def check_match(console: Console, match_id: str) -> list[str]:
    """All problems of a match; empty if it can be released."""
    await _row(console, match_id)
    stored = await console.store.read(match_id)
    return match_problems(*stored) if stored is not None else []


async def release(console: Console, match_id: str) -> None:
    """End the quarantine of a match that can be read again."""
    row = await _row(console, match_id)
    if row.quarantined is None:
        raise RequestError("not-allowed-now", f"The match {match_id} is not in quarantine.")
    console.audit("release", match_id, quarantined=row.quarantined)
    await console.write(update(matches).where(matches.c.id == match_id).values(quarantined=None), topics=[match_id])
