"""Queries on matches, and writing them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from sqlalchemy import ColumnElement, Executable, Row, Select, Table, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from craton.server.errors import RequestError
from craton.server.matches.entries import Entry, EntryKind
from craton.server.matches.header import Header
from craton.server.matches.match import Match
from craton.server.storage.database import StorageError, reason
from craton.server.storage.tables import analyses, entries, matches, private, users
from craton.server.storage.writer import Change, Writer

PAGE = 50
MAX_PRIVATE = 1000
"""Matches for which a user can keep notes; likewise plans of a seat, and mutes."""
SEAT_COLUMNS = ((matches.c.first, matches.c.first_bot), (matches.c.second, matches.c.second_bot))
Columns = Mapping[str, Any]
"""A row by the names of its columns."""


@dataclass(frozen=True)
class MatchFilter:
    """Which matches to list; None for any."""

    status: str | None = None
    user: str | None = None
    """A user's own matches, including private ones; without it, only public ones."""
    player: str | None = None
    """A user who has a seat."""
    game: str | None = None
    lobby: bool = False
    """Only open matches that wait for an opponent."""


class Store:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                found: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return found
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database cannot be read: {reason(error)}.") from None

    async def row(self, query: Select[Any]) -> Row[Any] | None:
        found = await self.rows(query.limit(1))
        return found[0] if found else None

    # Matches

    async def load(self, match_id: str) -> Match | None:
        """A match replayed from its log, for tools; a server uses `Replayer` instead."""
        found = await self.read(match_id)
        return None if found is None else Match(Header.from_row(found[0]), map(Entry.from_row, found[1]))

    async def read(self, match_id: str) -> tuple[Columns, list[Columns]] | None:
        """The row of a match, and the rows of its log."""
        row = await self.row(select(matches).where(matches.c.id == match_id))
        return None if row is None else (row._asdict(), await self._log(match_id, 0))

    async def is_readable(self, match_id: str) -> bool:
        """Whether a match exists and is not in quarantine."""
        query = select(matches.c.id).where(matches.c.id == match_id, matches.c.quarantined.is_(None))
        return await self.row(query) is not None

    async def entries(self, match_id: str, after: int) -> list[Entry]:
        """The entries of a match after a number."""
        return [Entry.from_row(row) for row in await self._log(match_id, after)]

    async def _log(self, match_id: str, after: int) -> list[Columns]:
        query = select(entries).where(entries.c.match == match_id, entries.c.number > after).order_by(entries.c.number)
        return [cast(Columns, row._mapping) for row in await self.rows(query)]

    async def add(self, match: Match, *, topics: Sequence[str] = ()) -> None:
        """Write a new match with its entries."""
        await self.writer.write(replace(_opened(match), topics=topics))

    async def add_all(self, new: Sequence[Match], change: Change) -> None:
        """Write new matches with their entries, and a further change, in one transaction."""
        changes = [_opened(match) for match in new]
        rows = [row for one in changes for row in one.matches]
        log = [row for one in changes for row in one.entries]
        await self.writer.write(replace(change, matches=rows, entries=log))

    async def append(
        self, match: Match, new: Iterable[Entry], *, also: Match | None = None, topics: Sequence[str] = ()
    ) -> None:
        """Write new entries of a match and its standing. also: a new match to write in the same transaction."""
        opened = _opened(also) if also is not None else Change()
        new = list(new)
        rows = [entry.to_row(match.id) for entry in new]
        drawn = any(entry.kind is EntryKind.OPTIONS for entry in new)
        change = replace(
            opened,
            entries=[*opened.entries, *rows],
            standings=[match.standing()],
            statements=[_options_drawn(match)] if drawn else (),
            topics=topics,
        )
        await self.writer.write(change)

    async def listed(
        self, wanted: MatchFilter, *, before: tuple[int, str] | None = None, limit: int = PAGE
    ) -> Sequence[Row[Any]]:
        """Matches, most recently changed first; before: a cursor (time, id)."""
        table = matches.c
        query = select(matches).where(table.quarantined.is_(None))
        query = query.order_by(table.updated.desc(), table.id.desc()).limit(limit)
        if (user := wanted.user) is not None:
            query = query.where(or_(table.first == user, table.second == user, table.creator == user))
        else:
            query = query.where(table.private.is_(False))
        if (player := wanted.player) is not None:
            query = query.where(or_(table.first == player, table.second == player))
        if wanted.lobby:
            first, second = (and_(user.is_(None), bot.is_(None)) for user, bot in SEAT_COLUMNS)
            query = query.where(table.open, table.status == "waiting", or_(first, second))
        if wanted.status is not None:
            query = query.where(table.status == wanted.status)
        if wanted.game is not None:
            query = query.where(table.game == wanted.game)
        return await self.rows(query if before is None else query.where(updated_before(matches, before)))

    async def due(self, now: int) -> list[str]:
        """Matches whose flag has fallen."""
        due = and_(matches.c.status == "playing", matches.c.deadline < now, matches.c.quarantined.is_(None))
        return [row.id for row in await self.rows(select(matches.c.id).where(due))]

    async def waiting_for_bots(self, before: int | None = None) -> list[str]:
        """Matches in which a bot is to move; with `before`, those that have not changed since."""
        table = matches.c
        first = and_(table.to_act == "first", table.first_bot.is_not(None))
        second = and_(table.to_act == "second", table.second_bot.is_not(None))
        query = select(table.id).where(table.status == "playing", table.quarantined.is_(None), or_(first, second))
        if before is not None:
            query = query.where(table.updated < before)
        return [row.id for row in await self.rows(query)]

    async def count_bot_matches(self, users: Iterable[str], since: int) -> int:
        """Matches in progress between one of these users and a bot that have changed since a time."""
        table, some = matches.c, list(users)
        first = and_(table.first.in_(some), table.second_bot.is_not(None))
        second = and_(table.second.in_(some), table.first_bot.is_not(None))
        query = select(func.count()).select_from(matches)
        query = query.where(table.status == "playing", table.updated > since, or_(first, second))
        return int((await self.rows(query))[0][0])

    async def waiting_for_plans(self) -> list[str]:
        """Matches in which the seat to move has a plan."""
        query = (
            select(matches.c.id)
            .join(private, private.c.match == matches.c.id)
            .where(matches.c.status == "playing", private.c.kind == "plan:" + matches.c.to_act)
            .where(matches.c.quarantined.is_(None))
        )
        return [row.id for row in await self.rows(query)]

    async def count_by_status(self) -> dict[str, int]:
        query = select(matches.c.status, func.count().label("number")).group_by(matches.c.status)
        return {row.status: row.number for row in await self.rows(query)}

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of users by their ids."""
        query = select(users.c.id, users.c.name).where(users.c.id.in_(list(ids)))
        return {row.id: row.name for row in await self.rows(query)}

    # Analyses

    async def analysis(self, match_id: str, version: int) -> str | None:
        """The stored analysis of a match, if it has this version."""
        query = select(analyses.c.text).where(analyses.c.match == match_id, analyses.c.version == version)
        row = await self.row(query)
        return None if row is None else str(row.text)

    async def set_analysis(self, match_id: str, version: int, text: str) -> None:
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        statement: Any = dialect.insert(analyses).values(match=match_id, version=version, text=text)
        new = {"version": statement.excluded.version, "text": statement.excluded.text}
        statement = statement.on_conflict_do_update(index_elements=["match"], set_=new)
        await self.writer.write(Change(statements=[statement]))

    # Private texts

    async def private(self, match_id: str, user: str, kind: str) -> str | None:
        row = await self.row(select(private.c.text).where(_keys(match_id, user, kind)))
        return None if row is None else str(row.text)

    async def drop_private(self, match_id: str, user: str, kind: str, text: str) -> None:
        """Delete a text, unless it has been replaced in the meantime."""
        mine = _keys(match_id, user, kind)
        await self.writer.write(Change(statements=[delete(private).where(mine, private.c.text == text)]))

    async def set_private(
        self, match_id: str, user: str, kind: str, text: str | None, *, topics: Sequence[str] = ()
    ) -> None:
        """Replace a text; None deletes it."""
        if text is None:
            gone = delete(private).where(_keys(match_id, user, kind))
            await self.writer.write(Change(statements=[gone], topics=topics))
            return
        await self._require_room(match_id, user, kind)
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        statement: Any = dialect.insert(private).values(match=match_id, user=user, kind=kind, text=text)
        statement = statement.on_conflict_do_update(
            index_elements=["match", "user", "kind"], set_={"text": statement.excluded.text}
        )
        await self.writer.write(Change(statements=[statement], topics=topics))

    async def _require_room(self, match_id: str, user: str, kind: str) -> None:
        """RequestError if a user keeps too many texts of a kind to add one."""
        mine = and_(private.c.user == user, private.c.kind == kind)
        others = await self.rows(select(private.c.match).where(mine, private.c.match != match_id).limit(MAX_PRIVATE))
        if len(others) >= MAX_PRIVATE:
            raise RequestError("not-allowed-now", f"You can keep notes, plans or mutes for {MAX_PRIVATE} matches each.")


def updated_before(table: Table, cursor: tuple[int, str]) -> ColumnElement[bool]:
    """The rows of a table after a cursor (time, id), when sorted by `updated` and `id`, both descending."""
    updated, name = cursor
    return or_(table.c.updated < updated, and_(table.c.updated == updated, table.c.id < name))


def _keys(match_id: str, user: str, kind: str) -> ColumnElement[bool]:
    return and_(private.c.match == match_id, private.c.user == user, private.c.kind == kind)


def _options_drawn(match: Match) -> Executable:
    """Random options are the one part of the header that follows from the log."""
    return update(matches).where(matches.c.id == match.id).values(options=match.options_text)


def _opened(match: Match) -> Change:
    standing = match.standing()
    del standing["match_id"]
    row = match.header.to_row() | standing | {"options": match.options_text}
    return Change(matches=[row], entries=[entry.to_row(match.id) for entry in match.entries])
