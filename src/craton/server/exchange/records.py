"""Export and import of matches as records."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime

from sqlalchemy import select

from craton import record as records
from craton.core.dice import parse_secret
from craton.core.errors import RecordError
from craton.core.state import State
from craton.core.text import write_position
from craton.server.errors import RequestError
from craton.server.matches.clock import SEATS, Rule
from craton.server.matches.commands import end
from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.match import Header, Match
from craton.server.matches.secrecy import SPECTATOR, side_of
from craton.server.matches.service import numbered
from craton.server.storage.database import existing_file, open_database
from craton.server.storage.store import Store
from craton.server.storage.tables import matches, users
from craton.server.storage.writer import Change, ConflictError, Writer
from craton.server.wire.view import MatchView

MAX_NAME = 40
NAME_TAGS = {"first": "First", "second": "Second"}
DATE = "%Y.%m.%d"


@asynccontextmanager
async def open_store(url: str, *, fresh: bool = False) -> AsyncIterator[Store]:
    """The store of a database, which must exist unless `fresh`."""
    if not fresh:
        existing_file(url)
    engine = await open_database(url)
    writer = Writer(engine)
    try:
        yield Store(engine, writer)
    finally:
        await writer.close()
        await engine.dispose()


# Export


def record_text(view: MatchView) -> str:
    """The record of a match. While the match goes on, only if nothing in it is hidden from the viewer."""
    match = view.match
    if not match.is_over and view.hides_something:
        message = "The record is available when the match is over: it contains something hidden from you."
        raise RequestError("not-allowed-now", message)
    tags = {"Date": datetime.fromtimestamp(match.header.created / 1000, UTC).strftime(DATE)}
    tags |= {NAME_TAGS[seat]: taken.name for seat, taken in sorted(match.seats.items())}
    if len(match.seats) == len(SEATS) and match.header.secret:
        tags |= records.dice_tags(match.dice, reveal=match.is_revealed)
    if match.header.dice is not None:
        tags["Id"] = match.id  # the tag Match names the twin, from whose id the dice are derived
    state = match.state()
    record = records.record_of(state, tags)
    result = match.result
    if result is not None and state.outcome is None:
        ending = {"Reason": result.reason}
        if result.winner is not None:
            side = side_of(match.position, result.winner) if result.winner in SEATS else None
            ending = {"Result": str(side or "draw"), **ending}
            record = replace(record, termination=records.TERMINATION[side])
        record = replace(record, tags=record.tags | ending)
    return records.format_record(record)


async def exported(
    store: Store, *, game: str | None = None, unfinished: bool = False, public: bool = False
) -> AsyncIterator[str | RequestError]:
    """The records of matches, oldest first, as a spectator may see them; an error for each that hides something."""
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
            yield record_text(MatchView(match, SPECTATOR))
        except RequestError as error:
            yield RequestError(error.code, f"{match.id}: {error.message}")


# Import


async def add_record(store: Store, record: records.Record) -> bool:
    """Add a finished match, unless it is there already; RecordError if it is invalid or its dice are false."""
    match = match_of(record)
    if await store.row(select(matches.c.id).where(matches.c.id == match.id)) is not None:
        return False
    for seat in match.seats.values():
        await _add_player(store, seat.user or "", seat.name, match.header.created)
    await store.add(match)
    return True


async def _add_player(store: Store, user: str, name: str, now: int) -> None:
    """Add a user of whom only the name is known, and who cannot log in."""
    if await store.row(select(users.c.id).where(users.c.id == user)) is None:
        try:
            row = users.insert().values(id=user, name=name, is_bot=False, created=now)
            await store.writer.write(Change(statements=[row]))
        except ConflictError:
            return  # another process has added it


def match_of(record: records.Record) -> Match:
    """The match of a record, with a log as if it had been played here."""
    state = records.replay(record)
    winner, reason = _result(record, state)
    at = _date(record.tags.get("Date", ""))
    names = {seat: record.tags.get(tag, "?")[:MAX_NAME] for seat, tag in NAME_TAGS.items()}
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
        Entry(EntryKind.SIT, at, seat, data={"name": name, "seed": seeds[seat], "user": _player(name)})
        for seat, name in names.items()
    ]
    for step in state.steps:
        if step.event is None:
            entries.append(Entry(EntryKind.ACTION, at, step.before.seat_to_move, step.text))
        else:
            entries.append(Entry(EntryKind.OUTCOME, at, None, step.text, {"event": step.event}))
    score = list(state.outcome.score) if state.outcome and state.outcome.score else None
    entries.append(end(at, winner, reason, score=score))
    empty = Match(header)
    return empty.after(numbered(empty, entries))


def _player(name: str) -> str:
    return "imported-" + hashlib.sha256(name.encode()).hexdigest()[:24]


def _result(record: records.Record, state: State) -> tuple[str, str]:
    """The winning seat or `draw`, and the reason."""
    if record.termination == records.UNFINISHED:
        raise RecordError("The match is not finished.", record.line, 1)
    reason = record.tags.get("Reason", "unknown")[:40]
    sides = {marker: side for side, marker in records.TERMINATION.items()}
    side = sides[record.termination]
    if side is None:
        return "draw", reason
    return state.position.seat(side), reason


def _dice(record: records.Record) -> tuple[str, bytes, dict[str, str]]:
    """The id, the secret seed and the seats' seeds. A record that has them all must be true to them.

    Without them there is no secret, and the id is a hash of the record, so that it is not added twice.
    """
    if all(tag in record.tags for tag in records.DICE_TAGS):
        if not records.verify(record):
            raise RecordError("The outcomes are not those of the revealed seeds.", record.line, 1)
        match_id = record.tags.get("Id", record.tags["Match"])  # the second of two matches with the same dice has both
        for tag in ("Match", "Id"):
            if len(record.tags.get(tag, "")) > 40:
                raise RecordError(f"The tag {tag} is longer than 40 characters.", record.line, 1)
        seeds = {"first": record.tags["FirstSeed"], "second": record.tags["SecondSeed"]}
        return match_id, parse_secret(record.tags["SecretSeed"]), seeds
    digest = hashlib.sha256(records.format_record(record).encode()).hexdigest()
    return f"imported-{digest[:24]}", b"", dict.fromkeys(SEATS, "")


def _date(text: str) -> int:
    """Milliseconds of a date such as 2026.11.15; now if it is unknown."""
    try:
        day = datetime.strptime(text, DATE).replace(tzinfo=UTC)
    except ValueError:
        day = datetime.now(UTC)
    return max(0, round(day.timestamp() * 1000))
