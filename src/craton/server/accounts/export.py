"""Export of everything that is stored about a user."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from typing import Any

from sqlalchemy import Row, and_, or_, select

from craton.server.accounts.identity import Accounts
from craton.server.matches.entries import EntryKind
from craton.server.storage.store import Store
from craton.server.storage.tables import (
    entrants,
    entries,
    matches,
    private,
    rating_changes,
    ratings,
    reports,
    tournaments,
)
from craton.server.wire import accounts as wire
from craton.server.wire.encoding import encode

BATCH = 20
"""Matches that are read at a time."""
STEPS = (EntryKind.ACTION, EntryKind.OUTCOME)
FINISHED = ("over", "aborted")
"""In other matches something may be hidden from the user."""


async def export_text(store: Store, accounts: Accounts, user: str, session: str | None) -> AsyncIterator[str]:
    """The text of a `wire.Export`, in parts, because a user may have thousands of matches."""
    row = await accounts.row_of(user)
    texts = await store.rows(select(private).where(private.c.user == user).order_by(private.c.match))
    parts: dict[str, Any] = {
        "profile": wire.account_json(row),
        "sessions": [wire.session_json(one, session) for one in await accounts.sessions_of(user)],
        "tokens": [wire.token_json(one) for one in await accounts.tokens_of(user)],
        "ratings": [_plain(one, "user") for one in await store.rows(_own(ratings, user))],
        "rating_changes": [_plain(one, "user") for one in await store.rows(_own(rating_changes, user))],
        "notes": [{"match": one.match, "text": one.text} for one in texts if one.kind == "notes"],
        "plans": [
            {"match": one.match, "seat": one.kind.partition(":")[2], "branches": json.loads(one.text)["branches"]}
            for one in texts
            if one.kind.startswith("plan:")
        ],
        "muted_chats": [one.match for one in texts if one.kind == "mute"],
        "chat": await _chat(store, user),
        "tournaments": await _tournaments(store, user),
        "reports": [_plain(one, "reporter", "note") for one in await store.rows(_reports(user))],
    }
    yield encode(parts)[:-1] + ',"matches":['
    separator = ""
    async for match in _matches(store, user):
        yield separator + encode(match)
        separator = ","
    yield "]}"


def _own(table: Any, user: str) -> Any:
    return select(table).where(table.c.user == user)


def _reports(user: str) -> Any:
    return select(reports).where(reports.c.reporter == user)


def _plain(row: Row[Any], *without: str) -> dict[str, Any]:
    return {name: value for name, value in row._asdict().items() if name not in without}


async def _chat(store: Store, user: str) -> list[dict[str, Any]]:
    query = select(entries).where(entries.c.kind == EntryKind.CHAT, entries.c.data.contains(user, autoescape=True))
    rows = await store.rows(query.order_by(entries.c.at))
    found = [row for row in rows if json.loads(row.data).get("user") == user]
    return [{"match": row.match, "at": row.at, "text": row.text} for row in found]


async def _tournaments(store: Store, user: str) -> list[dict[str, Any]]:
    entered = await store.rows(
        select(tournaments, entrants.c.joined, entrants.c.withdrawn)
        .join(entrants, entrants.c.tournament == tournaments.c.id)
        .where(entrants.c.user == user)
    )
    created = await store.rows(select(tournaments).where(tournaments.c.creator == user))
    joined = {row.id: row for row in entered}
    return [
        {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "created": row.created,
            "yours": row.creator == user,
            "joined": joined[row.id].joined if row.id in joined else None,
            "withdrawn": joined[row.id].withdrawn if row.id in joined else None,
        }
        for row in {one.id: one for one in (*entered, *created)}.values()
    ]


async def _matches(store: Store, user: str) -> AsyncIterator[wire.ExportedMatch]:
    table = matches.c
    mine = or_(table.first == user, table.second == user, table.creator == user)
    last = ""
    while True:
        rows = await store.rows(select(matches).where(mine, table.id > last).order_by(table.id).limit(BATCH))
        if not rows:
            return
        last = rows[-1].id
        steps = await _steps(store, [row.id for row in rows if row.status in FINISHED])
        names = await store.names({one for row in rows for one in (row.first, row.second) if one})
        for row in rows:
            shown = steps.get(row.id, []) if row.status in FINISHED else None
            yield wire.exported_match_json(row, names, user, shown)


async def _steps(store: Store, over: Sequence[str]) -> dict[str, list[str]]:
    """The steps of finished matches, without those that were taken back. They are not replayed, which takes long."""
    kinds = (*STEPS, EntryKind.TAKEBACK)
    columns = (entries.c.match, entries.c.kind, entries.c.text, entries.c.data)
    query = select(*columns).where(and_(entries.c.match.in_(over), entries.c.kind.in_(kinds)))
    found: dict[str, list[str]] = defaultdict(list)
    for row in await store.rows(query.order_by(entries.c.match, entries.c.number)):
        if row.kind == EntryKind.TAKEBACK:
            del found[row.match][json.loads(row.data)["steps"] :]
        else:
            found[row.match].append(row.text)
    return found
