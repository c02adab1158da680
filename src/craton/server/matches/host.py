"""The host: loads matches, lets commands decide, writes what they add, and only then applies and tells it.

One lock for each match makes commands follow each other. Matches that nobody used for long leave the memory; the log
brings them back.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from sqlalchemy import Executable

from craton.server.errors import Refusal
from craton.server.live.bus import LOBBY, Bus, matches_of
from craton.server.matches import commands
from craton.server.matches.clock import SEATS
from craton.server.matches.commands import Command
from craton.server.matches.entries import PLAY, Entry, Kind
from craton.server.matches.match import Match
from craton.server.storage.database import StorageError
from craton.server.storage.store import Store
from craton.server.storage.writer import ConflictError

TRIES = 5
"""How often a command decides again because another process was first."""

Follower = Callable[[Match], None]
"""Called behind every change; must return at once."""


Opening = Callable[[Match, int], tuple[Match, Sequence[Command]]]
"""(match, now) -> the match that follows it, and what is done in it at once."""


@dataclass
class _Table:
    """A match in memory."""

    match: Match | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    behind: bool = False
    """Whether another process has written more of the log than is known here."""
    users: int = 0
    """How many have the lock or wait for it: as long, this is the one table of the match."""

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        self.users += 1
        try:
            async with self.lock:
                yield
        finally:
            self.users -= 1


@dataclass(frozen=True)
class Done:
    """What a command has brought: the match as it is now, and the number of its log before."""

    match: Match
    before: int
    repeated: bool = False


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Host:
    def __init__(self, store: Store, bus: Bus, *, cache: int = 4000, clock: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.bus = bus
        self.now = clock
        self.followers: list[Follower] = []
        self.actions = 0
        self._cache = cache
        self._tables: OrderedDict[str, _Table] = OrderedDict()

    async def match(self, match_id: str) -> Match:
        """The match as it is now; a flag that has fallen has fallen."""
        table = self._table(match_id)
        match = table.match
        if match is None or table.behind:
            async with table.alone():
                match = await self._loaded(match_id, table)
        if commands.fall(match, self.now()):
            return (await self.change(match_id, commands.fall)).match
        return match

    async def add(self, match: Match, *then: Command) -> Match:
        """A new match, and what is done in it at once, in one transaction."""
        for command in then:
            match = match.after(numbered(match, command(match, self.now())))
        await asyncio.shield(asyncio.ensure_future(self.store.add(match, topics=topics_of(match))))
        self._table(match.id).match = match
        self._tell(match)
        return match

    async def add_all(self, matches: Sequence[Match], *statements: Executable, topics: Sequence[str] = ()) -> None:
        """Several new matches with the entries they have, and what else belongs to them, in one transaction."""
        told = sorted({topic for match in matches for topic in topics_of(match)} | set(topics))
        await asyncio.shield(asyncio.ensure_future(self.store.add_all(matches, statements, topics=told)))
        for match in matches:
            self._table(match.id).match = match
            self._tell(match)

    async def change(
        self, match_id: str, command: Command, *, action_id: str | None = None, seats: Sequence[str] = ()
    ) -> Done:
        """Lets a command decide, and returns when what it added is on the disk.

        A client that goes away does not interrupt this. The same action id of one of these seats, which are all those
        of the caller, is done once.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(match_id, command, action_id, seats)))

    async def _change(self, match_id: str, command: Command, action_id: str | None, seats: Sequence[str]) -> Done:
        table = self._table(match_id)
        async with table.alone():
            for _ in range(TRIES):
                match = await self._loaded(match_id, table)
                before, now = match.number, self.now()
                try:
                    fallen = commands.fall(match, now)
                    if fallen and command is not commands.fall:
                        match = await self._write(match, table, fallen)
                    for seat in seats if action_id is not None else ():
                        if (seat, action_id) in match.action_ids:
                            return Done(match, match.action_ids[seat, action_id] - 1, repeated=True)
                    return Done(await self._write(match, table, command(match, now)), before)
                except ConflictError:  # another process was first: look at what it has written, and decide again
                    table.behind = True
            raise Refusal("stale", "The match has gone on meanwhile.")

    async def _write(self, match: Match, table: _Table, new: Sequence[Entry]) -> Match:
        if not new:
            return match
        entries = numbered(match, new)
        following = match.after(entries)
        try:
            await self.store.append(following, entries, topics=topics_of(following))
        except ConflictError:
            raise
        except StorageError:
            table.match = None  # the log knows whether it was written
            raise
        table.match = following
        self.actions += sum(entry.kind in PLAY for entry in entries)
        self._tell(following)
        return following

    async def open_next(self, match_id: str, seat: str, opening: Opening) -> Done:
        """Opens the match that follows one, and notes it in that one's log, in one transaction."""
        return await asyncio.shield(asyncio.ensure_future(self._open_next(match_id, seat, opening)))

    async def _open_next(self, match_id: str, seat: str, opening: Opening) -> Done:
        table = self._table(match_id)
        async with table.alone():
            match, now = await self._loaded(match_id, table), self.now()
            commands.check_rematch(match)
            successor, seating = opening(match, now)
            for command in seating:
                successor = successor.after(numbered(successor, command(successor, now)))
            note = numbered(match, [Entry(Kind.REMATCH, now, seat, successor.id)])
            following = match.after(note)
            try:
                topics = [*topics_of(following), *topics_of(successor)]
                await self.store.append(following, note, also=successor, topics=topics)
            except ConflictError:
                table.behind = True
                raise Refusal("stale", "The match has gone on meanwhile.") from None
            except StorageError:
                table.match = None  # the log knows whether it was written
                raise
            table.match = following
        self._table(successor.id).match = successor
        self._tell(following)
        self._tell(successor)
        return Done(following, match.number)

    def _tell(self, match: Match) -> None:
        for topic in topics_of(match):
            self.bus.tell(topic)
        for follower in self.followers:
            follower(match)

    def hear(self, topic: str) -> None:
        """Another process says that it has changed something."""
        if topic in self._tables:
            self._tables[topic].behind = True

    def hear_all(self) -> None:
        """Other processes may have changed anything."""
        for table in self._tables.values():
            table.behind = True

    def _table(self, match_id: str) -> _Table:
        table = self._tables.get(match_id)
        if table is None:
            table = self._tables[match_id] = _Table()
            self._forget(match_id)
        self._tables.move_to_end(match_id)
        return table

    def _forget(self, wanted: str) -> None:
        """Drops what was not used for longest, but nothing that is in use, nor what is wanted now."""
        for match_id in list(self._tables):
            if len(self._tables) <= self._cache:
                break
            if match_id != wanted and not self._tables[match_id].users:
                del self._tables[match_id]

    async def _loaded(self, match_id: str, table: _Table) -> Match:
        while table.match is None or table.behind:
            table.behind = False
            if table.match is not None:
                new = await self.store.entries(match_id, table.match.number)
                table.match = table.match.after(new) if new else table.match
                continue
            table.match = await self.store.load(match_id)
            if table.match is None:
                self._tables.pop(match_id, None)
                raise Refusal("no-such-match", "There is no such match.")
        return table.match

    @property
    def in_memory(self) -> int:
        return len(self._tables)


def topics_of(match: Match) -> list[str]:
    """On what something is new when a match has changed."""
    topics = [match.id, *(matches_of(user) for user in {taken.user for taken in match.seats.values() if taken.user})]
    is_offered = match.header.open and (match.ply == 0 or len(match.seats) < len(SEATS))
    return [*topics, LOBBY] if is_offered else topics


def numbered(match: Match, new: Sequence[Entry]) -> list[Entry]:
    """The entries with the numbers and plies that they get behind a match's log."""
    number, ply = match.number, match.ply
    entries = []
    for entry in new:
        number += 1
        ply += entry.kind in PLAY
        entries.append(replace(entry, number=number, ply=ply if entry.kind in PLAY else None))
    return entries
