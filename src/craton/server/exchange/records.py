"""Export and import of matches as records."""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import select

from craton import record as records
from craton.core.dice import parse_secret
from craton.core.errors import RecordError
from craton.core.options import split_options
from craton.core.random_options import undrawn_game
from craton.core.state import State
from craton.core.text import write_position
from craton.core.wording import shortened
from craton.server.accounts.deleted_names import names_of_deleted
from craton.server.errors import RequestError
from craton.server.integrity.match_check import UNREADABLE, sentence
from craton.server.matches.clock import SEATS, Rule
from craton.server.matches.commands import end
from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.header import Header, Seat
from craton.server.matches.match import Match
from craton.server.matches.secrecy import SPECTATOR, side_of
from craton.server.matches.service import numbered
from craton.server.storage.database import existing_file, open_database
from craton.server.storage.store import Store
from craton.server.storage.tables import matches, users
from craton.server.storage.writer import Change, ConflictError, Writer
from craton.server.wire.view import MatchView

MAX_NAME = 40
MAX_ID = 40
ID = re.compile(rf"[A-Za-z0-9_][A-Za-z0-9_-]{{0,{MAX_ID - 1}}}")
NAME_TAGS = {"first": "First", "second": "Second"}
DATE = "%Y.%m.%d"
IMPORTED = "imported-"
"""The ids of matches without an id of their own, and of their players, begin with this."""


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
    tags |= {NAME_TAGS[seat]: view.name_of(taken.user, taken.name) for seat, taken in sorted(match.seats.items())}
    if match.has_both_seeds and match.header.secret:
        tags |= records.dice_tags(match.dice, reveal=match.is_revealed)
        commitments = {seat: taken.commitment for seat, taken in match.seats.items()}
        tags |= records.seed_tags(commitments, {seat: taken.by_server for seat, taken in match.seats.items()})
    if match.header.asked is not None:
        tags[records.ASKED_TAG] = match.header.asked
    tags[records.ID_TAG] = match.id  # differs from the tag Match if the dice are derived from the id of the twin
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
    names = await names_of_deleted(store)
    for row in await store.rows(query):
        try:
            match = await store.load(row.id)
            if match is not None and len(match.seats) == len(SEATS):
                yield record_text(MatchView(match, SPECTATOR, names=names))
        except RequestError as error:
            yield RequestError(error.code, f"{row.id}: {error.message}")
        except UNREADABLE as error:
            yield RequestError("quarantined", f"{row.id}: {sentence(error)}")


# Import


class Added(NamedTuple):
    """What an import did with a record."""

    status: Literal["new", "same", "different"]
    """new: added. same: the database has it. different: its id belongs to another match; added with a new id."""
    wanted: str
    """The id that the record has."""
    id: str
    """The id of the match in the database."""


async def add_record(store: Store, record: records.Record) -> Added:
    """Add a finished match, unless it exists; RecordError if it is invalid or its dice do not match the seeds."""
    match = match_of(record)
    wanted = match.id
    if not match.header.secret and await _has_game(store, earlier := _earlier_id(record), match):
        return Added("same", wanted, earlier)
    for match_id in (wanted, records.content_id(record)):
        if await store.row(select(matches.c.id).where(matches.c.id == match_id)) is None:
            break
        if await _has_game(store, match_id, match):
            return Added("same", wanted, match_id)
    else:
        raise RecordError(f"Another match has the id {match_id} of this record.", record.line, 1)
    if match_id != wanted:
        match = match_of(record, match_id)
    for seat in match.seats.values():
        await _add_player(store, seat.user or "", seat.name, match.header.created)
    await store.add(match)
    return Added("new" if match_id == wanted else "different", wanted, match_id)


async def _has_game(store: Store, match_id: str, match: Match) -> bool:
    """Whether the match in the database has the same game, moves, result and dice. Names and dates may differ."""
    try:
        known = await store.load(match_id)
    except UNREADABLE:
        return False
    if known is None or known.header.secret != match.header.secret or known.result is None or match.result is None:
        return False
    results = [(result.winner, result.reason) for result in (known.result, match.result)]
    return results[0] == results[1] and known.state() == match.state()


async def _add_player(store: Store, user: str, name: str, now: int) -> None:
    """Add a user known only by name, who cannot log in."""
    if await store.row(select(users.c.id).where(users.c.id == user)) is None:
        try:
            row = users.insert().values(id=user, name=name, is_bot=False, created=now)
            await store.writer.write(Change(statements=[row]))
        except ConflictError:
            return  # another process has added it


def match_of(record: records.Record, new_id: str | None = None) -> Match:
    """The match of a record, with a log as if it had been played here. new_id: instead of the record's own."""
    state = records.replay(record)
    winner, reason = _result(record, state)
    at = _date(record.tags.get("Date", ""))
    names = {seat: shortened(record.tags.get(tag, "?"), MAX_NAME) for seat, tag in NAME_TAGS.items()}
    match_id, secret, seeds = _dice(record)
    match_id = new_id or match_id
    asked = record.tags.get(records.ASKED_TAG) if secret else None
    header = Header(
        id=match_id,
        created=at,
        game=state.game if asked is None else undrawn_game(state.game.definition, split_options(asked))[0],
        asked=asked,
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
        Entry(EntryKind.SIT, at, seat, data=Seat(name, user=_player(name), **seeds[seat]).to_data())
        for seat, name in names.items()
    ]
    if asked is not None:
        entries.append(Entry(EntryKind.OPTIONS, at, text=state.game.options_text))
    for step in state.steps:
        if step.event is None:
            entries.append(Entry(EntryKind.ACTION, at, step.before.seat_to_move, step.text))
        else:
            entries.append(Entry(EntryKind.OUTCOME, at, None, step.text, {"event": step.event}))
    score = list(state.outcome.score) if state.outcome and state.outcome.score else None
    entries.append(end(at, winner, reason, score=score))
    empty = Match(header)
    return empty.after(numbered(empty, entries))


def _earlier_id(record: records.Record) -> str:
    """The id that earlier versions gave to a record without dice."""
    return IMPORTED + hashlib.sha256(records.format_record(record).encode()).hexdigest()[:24]


def _player(name: str) -> str:
    return IMPORTED + hashlib.sha256(name.encode()).hexdigest()[:24]


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


def _dice(record: records.Record) -> tuple[str, bytes, dict[str, dict[str, Any]]]:
    """The id, the secret seed, and each seat's seed with its commitment. A record that has them all must match them.

    Without them there is no secret. A record without an id gets a hash of its content, so that it is not added twice.
    """
    own_id = record.tags.get(records.ID_TAG, "")
    if own_id and not ID.fullmatch(own_id):
        raise RecordError(f"The tag {records.ID_TAG} must be 1 to 40 letters, digits, '_' or '-'.", record.line, 1)
    if all(tag in record.tags for tag in records.DICE_TAGS):
        if not records.verify(record):
            raise RecordError("The outcomes are not those of the revealed seeds.", record.line, 1)
        if len(record.tags["Match"]) > MAX_ID:
            raise RecordError(f"The tag Match is longer than {MAX_ID} characters.", record.line, 1)
        match_id = own_id or record.tags["Match"]
        by_server = record.tags.get(records.SERVER_SEEDS_TAG, "").split()
        seeds = {
            seat: {
                "seed": record.tags[records.SEED_TAGS[seat]],
                "commitment": record.tags.get(records.COMMITMENT_TAGS[seat]),
                "by_server": seat in by_server,
            }
            for seat in SEATS
        }
        return match_id, parse_secret(record.tags["SecretSeed"]), seeds
    return own_id or f"{IMPORTED}{records.content_id(record)}", b"", {seat: {"seed": ""} for seat in SEATS}


def _date(text: str) -> int:
    """Milliseconds of a date such as 2026.11.15; now if it is unknown."""
    try:
        day = datetime.strptime(text, DATE).replace(tzinfo=UTC)
    except ValueError:
        day = datetime.now(UTC)
    return max(0, round(day.timestamp() * 1000))
