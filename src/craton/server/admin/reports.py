"""Reports of players: filed in a match, read and closed by the operator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, insert, select, update

from craton.server.admin.console import Console, Listing
from craton.server.errors import RequestError
from craton.server.ids import fresh_id
from craton.server.matches.entries import EntryKind
from craton.server.matches.match import Match
from craton.server.storage.store import Store
from craton.server.storage.tables import entries, reports, users
from craton.server.storage.writer import Change, ConflictError

COLUMNS = ("id", "created", "kind", "about", "reporter", "match", "closed", "text")
AROUND = 10
"""Chat messages shown before and after the time of a report."""


@dataclass(frozen=True)
class Report:
    match: str
    reporter: str
    about: str
    kind: str
    text: str


async def file_report(store: Store, report: Report, now: int) -> str:
    """Store a report and return its id; RequestError if the reporter has an open one on the match."""
    row = insert(reports).values(id=(report_id := fresh_id()), created=now, **vars(report))
    try:
        await store.writer.write(Change(statements=[row]))
    except ConflictError:
        raise RequestError("not-allowed-now", "Your report on this match is still open.") from None
    return report_id


def reported_user(match: Match, reporter: str, about: str) -> str:
    """The user that a report means by a seat or an id; RequestError if nobody in the match can be meant."""
    taken = match.seats.get(about)
    present = {seat.user for seat in match.seats.values()}
    present |= {entry.data.get("user") for entry in match.entries if entry.kind is EntryKind.CHAT}
    user = taken.user if taken is not None else about if about in present else None
    if user is None:
        raise RequestError("bad-request", "A report is about a player of this match or somebody who wrote in its chat.")
    if user == reporter:
        raise RequestError("bad-request", "You cannot report yourself.")
    return user


def _query() -> Select[Any]:
    about, reporter = users.alias("about_user"), users.alias("reporting_user")
    same = [column for column in reports.columns if column.name not in ("about", "reporter")]
    return (
        select(
            *same,
            reports.c.about.label("about_id"),
            reports.c.reporter.label("reporter_id"),
            about.c.name.label("about"),
            reporter.c.name.label("reporter"),
        )
        .join(about, about.c.id == reports.c.about)
        .join(reporter, reporter.c.id == reports.c.reporter)
    )


async def list_reports(console: Console, *, closed: bool, limit: int) -> Listing:
    """Open reports, the oldest first; with `closed`, all of them, the newest first."""
    query = _query()
    if closed:
        query = query.order_by(reports.c.created.desc(), reports.c.id)
    else:
        query = query.where(reports.c.closed.is_(None)).order_by(reports.c.created, reports.c.id)
    return await console.listing(query, COLUMNS, limit)


async def _row(console: Console, report: str) -> Row[Any]:
    row = await console.store.row(_query().where(reports.c.id == report))
    if row is None:
        raise RequestError("not-found", f"There is no report {report[:60]}.")
    return row


async def show_report(console: Console, report: str) -> dict[str, Any]:
    """A report with the chat around the time at which it was filed."""
    row = await _row(console, report)
    chat = select(entries.c.number, entries.c.at, entries.c.seat, entries.c.text, entries.c.data).where(
        entries.c.match == row.match, entries.c.kind == str(EntryKind.CHAT)
    )
    before = chat.where(entries.c.at <= row.created).order_by(entries.c.number.desc()).limit(AROUND)
    after = chat.where(entries.c.at > row.created).order_by(entries.c.number).limit(AROUND)
    lines = [*reversed(await console.store.rows(before)), *await console.store.rows(after)]
    others = select(reports.c.id).where(reports.c.about == row.about_id, reports.c.id != report)
    return {
        **{name: row._mapping[name] for name in ("id", "created", "kind", "match", "text", "closed", "note")},
        **{name: row._mapping[name] for name in ("about", "about_id", "reporter", "reporter_id")},
        "other_reports_about": len(await console.store.rows(others)),
        "chat": [one._asdict() for one in lines],
    }


async def close_report(console: Console, report: str, note: str) -> None:
    row = await _row(console, report)
    if row.closed is not None:
        raise RequestError("not-allowed-now", f"The report {report} is already closed.")
    console.audit("close-report", report, about=row.about_id, match=row.match, note=note)
    await console.write(update(reports).where(reports.c.id == report).values(closed=console.now(), note=note))
