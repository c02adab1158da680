"""Matches as records, out of the database and into it."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from sqlalchemy import select

from craton.core.dice import parse_secret
from craton.core.errors import RecordError
from craton.core.state import State
from craton.core.text import write_position
from craton.record import DICE_TAGS, TERMINATION, UNFINISHED, Record, format_record, replay, verify
from craton.server.errors import Refusal
from craton.server.filter import record_text
from craton.server.matches.clock import SEATS, Rule
from craton.server.matches.commands import end
from craton.server.matches.entries import Entry, Kind
from craton.server.matches.host import numbered
from craton.server.matches.match import OTHER, Header, Match
from craton.server.matches.secrecy import SPECTATOR, seat_of, side_of
from craton.server.storage.database import existing_file, open_database
from craton.server.storage.store import Store
from craton.server.storage.tables import matches, users
from craton.server.storage.writer import Change, ConflictError, Writer

LONGEST_NAME = 40
NAME_TAGS = {"first": "First", "second": "Second"}


@asynccontextmanager
async def open_store(url: str, *, fresh: bool = False) -> AsyncIterator[Store]:
    """The store of a database; unless `fresh`, one that is there already."""
    if not fresh:
        existing_file(url)
    engine = await open_database(url)
    writer = Writer(engine)
    try:
        yield Store(engine, writer)
    finally:
        await writer.close()
        await engine.dispose()


# Out


async def exported(
    store: Store, *, game: str | None = None, unfinished: bool = False, public: bool = False
) -> AsyncIterator[str | Refusal]:
    """The records of matches, the oldest first; a refusal in the place of each that still hides something.

    They are what a spectator may have: of a match that goes on, neither the secret seed nor a hidden choice.
    """
    query = select(matches.c.id).order_by(matches.c.created, matches.c.id)
    if game is not None:
        query = query.where(matches.c.game == game)
    if public:
        query = query.where(matches.c.private.is_(False))
    query = query.where(matches.c.status.in_(("over", "playing", "aborted") if unfinished else ("over",)))
    for row in await store.rows(query):
        match = await store.load(row.id)
        if match is None or len(match.seats) < len(SEATS):
            continue
        try:
            yield record_text(match, SPECTATOR)
        except Refusal as refusal:
            yield Refusal(refusal.code, f"{match.id}: {refusal.message}")


# In


async def add_record(store: Store, record: Record) -> bool:
    """Adds a finished match; whether it was not there yet. RecordError if it is not right, or its dice are false."""
    match = match_of(record)
    if await store.row(select(matches.c.id).where(matches.c.id == match.id)) is not None:
        return False
    for seat in match.seats.values():
        await _add_player(store, seat.user or "", seat.name, match.header.created)
    await store.add(match)
    return True


async def _add_player(store: Store, user: str, name: str, now: int) -> None:
    """Somebody of whom nothing is known but a name, and who cannot come in."""
    if await store.row(select(users.c.id).where(users.c.id == user)) is None:
        try:
            row = users.insert().values(id=user, name=name, is_bot=False, created=now)
            await store.writer.write(Change(statements=[row]))
        except ConflictError:
            return  # another has added it


def match_of(record: Record) -> Match:
    """The match that a record tells of, with a log as if it had been played here."""
    state = replay(record)
    winner, reason = _result(record, state)
    at = _date(record.tags.get("Date", ""))
    names = {
        seat: record.tags.get(tag, "?")[:LONGEST_NAME] for seat, tag in zip(SEATS, ("First", "Second"), strict=True)
    }
    match_id, secret, seeds = _dice(record)
    header = Header(
        id=match_id,
        created=at,
        game=state.game,
        setup=None if state.start == state.game.start() else write_position(state.start),
        clock=Rule(),
        rated=False,
        private=False,
        open=False,
        hints=False,
        creator=_player(names["first"]),
        secret=secret,
        dice=record.tags["Match"] if secret and match_id != record.tags["Match"] else None,
    )
    entries = [
        Entry(Kind.SIT, at, seat, data={"name": name, "seed": seeds[seat], "user": _player(name)})
        for seat, name in names.items()
    ]
    for step in state.steps:
        if step.event is None:
            entries.append(Entry(Kind.ACTION, at, seat_of(step.before), step.text))
        else:
            entries.append(Entry(Kind.OUTCOME, at, None, step.text, {"event": step.event}))
    score = list(state.outcome.score) if state.outcome and state.outcome.score else None
    entries.append(end(at, winner, reason, score=score))
    empty = Match(header)
    return empty.after(numbered(empty, entries))


def _player(name: str) -> str:
    return "imported-" + hashlib.sha256(name.encode()).hexdigest()[:24]


def _result(record: Record, state: State) -> tuple[str, str]:
    """The seat that has won, or draw, and why."""
    if record.termination == UNFINISHED:
        raise RecordError("The match is not finished.", record.line, 1)
    reason = record.tags.get("Reason", "unknown")[:40]
    sides = {marker: side for side, marker in TERMINATION.items()}
    side = sides[record.termination]
    if side is None:
        return "draw", reason
    first = side_of(state.position, "first")
    return "first" if first is side else OTHER["first"], reason


def _dice(record: Record) -> tuple[str, bytes, dict[str, str]]:
    """The id, the secret seed and the seats' seeds: those of the record if it has them all, and then they must be true.

    Without them the id is made of the record, so that the same one is not added twice, and there is no secret.
    """
    if all(tag in record.tags for tag in DICE_TAGS):
        if not verify(record):
            raise RecordError("The outcomes are not those of the revealed seeds.", record.line, 1)
        match_id = record.tags.get("Id", record.tags["Match"])  # of two matches with the same dice the second has both
        for tag in ("Match", "Id"):
            if len(record.tags.get(tag, "")) > 40:
                raise RecordError(f"The tag {tag} is longer than 40 characters.", record.line, 1)
        seeds = {"first": record.tags["FirstSeed"], "second": record.tags["SecondSeed"]}
        return match_id, parse_secret(record.tags["SecretSeed"]), seeds
    digest = hashlib.sha256(format_record(record).encode()).hexdigest()
    return f"imported-{digest[:24]}", b"", dict.fromkeys(SEATS, "")


def _date(text: str) -> int:
    """Milliseconds of a day written 2026.11.15; now if it is not known."""
    try:
        day = datetime.strptime(text, "%Y.%m.%d").replace(tzinfo=UTC)
    except ValueError:
        day = datetime.now(UTC)
    return max(0, round(day.timestamp() * 1000))
