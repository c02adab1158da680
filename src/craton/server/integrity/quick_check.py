"""The quick check of matches: the number of entries, the last hash of the chain, and the columns that follow from them.

It reads two entries of each match and replays nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from craton.server.integrity.chain import chain_problem, entry_hash, header_hash
from craton.server.integrity.quarantine import quarantine
from craton.server.storage.store import Store
from craton.server.storage.tables import entries, matches

log = logging.getLogger("craton.server")

Columns = Mapping[str, Any]

BATCH = 500
TRIES = 3
PAUSE = 0.05


def heads_query(wanted: ColumnElement[bool]) -> Select[Any]:
    """The rows of matches with `count` and `last`, the number of their entries and the largest number."""
    counted = (
        select(entries.c.match, func.count().label("count"), func.max(entries.c.number).label("last"))
        .where(entries.c.match.in_(select(matches.c.id).where(wanted)))
        .group_by(entries.c.match)
        .subquery()
    )
    query = select(matches, counted.c.count, counted.c.last).outerjoin(counted, counted.c.match == matches.c.id)
    return query.where(wanted)


def tails_query(wanted: ColumnElement[bool]) -> Select[Any]:
    """The last two entries of each match, in order."""
    last = (
        select(entries.c.match, func.max(entries.c.number).label("last"))
        .where(entries.c.match.in_(select(matches.c.id).where(wanted)))
        .group_by(entries.c.match)
        .subquery()
    )
    ends = and_(entries.c.match == last.c.match, entries.c.number >= last.c.last - 1)
    return select(entries).join(last, ends).order_by(entries.c.match, entries.c.number)


def head_problem(row: Columns, tail: Sequence[Columns]) -> str | None:
    """The problem at the end of a match's log, if any. row: with `count` and `last`; tail: its last entries."""
    if not tail:
        return "It has no log."
    if row["count"] != row["last"]:
        return f"The log has {row['count']} entries, but the last one has the number {row['last']}."
    last = tail[-1]
    previous = header_hash(row) if last["number"] == 1 else tail[0]["hash"]
    if previous is None or entry_hash(previous, last) != last["hash"]:
        return f"The hash chain is broken at entry {last['number']}: the row has been changed since it was written."
    if row["head"] != last["hash"]:
        return "Entries are missing at the end of the log."
    return None


async def check_heads(connection: AsyncConnection, wanted: ColumnElement[bool]) -> dict[str, str]:
    """The problems of the matches for which a condition holds, by id."""
    heads = (await connection.execute(heads_query(wanted))).mappings().all()
    tails: dict[str, list[Columns]] = {}
    for row in (await connection.execute(tails_query(wanted))).mappings():
        tails.setdefault(row["match"], []).append(row)
    found = ((row["id"], head_problem(row, tails.get(row["id"], []))) for row in heads)
    return {match_id: problem for match_id, problem in found if problem is not None}


async def check_at_start(store: Store, seconds: float) -> int:
    """Check the matches that are being played and put the damaged ones in quarantine; returns how many were checked.

    It ends after about `seconds`; a match that was not reached is checked when it is loaded.
    """
    begin = time.monotonic()
    query = select(matches.c.id).where(matches.c.status == "playing", matches.c.quarantined.is_(None))
    ids = [row.id for row in await store.rows(query.order_by(matches.c.updated.desc()))]
    checked = 0

    def is_late() -> bool:
        return time.monotonic() - begin > seconds

    for batch in _batches(ids):
        if is_late():
            break
        async with store.engine.connect() as connection:
            suspects = await check_heads(connection, matches.c.id.in_(batch))
        for match_id in suspects:  # each takes time of its own
            if is_late():
                break
            if (problem := await _confirmed(store, match_id)) is not None:
                await quarantine(store, match_id, problem)
        else:
            checked += len(batch)
    if checked < len(ids):
        log.warning("not all matches were checked at the start", extra={"checked": checked, "of": len(ids)})
    return checked


async def _confirmed(store: Store, match_id: str) -> str | None:
    """The problem of a match, if it persists: another process may have written between two queries."""
    problem = None
    for _ in range(TRIES):
        stored = await store.read(match_id)
        if stored is None or stored[0]["quarantined"] is not None:
            return None
        row, rows = stored
        counts = {"count": len(rows), "last": rows[-1]["number"] if rows else None}
        problem = chain_problem(row, rows) or head_problem({**row, **counts}, rows[-2:])
        if problem is None:
            return None
        await asyncio.sleep(PAUSE)
    return problem


def _batches(ids: Sequence[str]) -> Iterable[Sequence[str]]:
    return (ids[place : place + BATCH] for place in range(0, len(ids), BATCH))
