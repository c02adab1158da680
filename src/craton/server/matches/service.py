"""The match service: loads matches, runs commands on them, writes the entries they add, then publishes the change.

Each match has a lock, so its commands run one after another. Matches that have not been used for long are evicted from
memory and replayed from the log when needed.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from sqlalchemy import Executable

from craton.server.errors import RequestError
from craton.server.live.bus import LOBBY, Bus, matches_of
from craton.server.matches import commands
from craton.server.matches.clock import SEATS
from craton.server.matches.commands import Command
from craton.server.matches.entries import PLAY, Entry, EntryKind
from craton.server.matches.match import Match
from craton.server.matches.opening import open_rematch
from craton.server.storage.database import StorageError
from craton.server.storage.store import Store
from craton.server.storage.writer import ConflictError

TRIES = 5
"""How often a command runs again because another process wrote first."""

Follower = Callable[[Match], None]
"""Called after every change of a match; must not block."""

Result = TypeVar("Result")


@dataclass
class _Slot:
    """A match in memory, with its lock."""

    match: Match | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_stale: bool = False
    """Whether another process has added to the log."""
    users: int = 0
    """Holders and waiters of the lock; the match is never evicted while this is non-zero."""

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        self.users += 1
        try:
            async with self.lock:
                yield
        finally:
            self.users -= 1


@dataclass(frozen=True)
class Done:
    """The result of a command: the match after it, and the number of the last log entry before it."""

    match: Match
    before: int
    repeated: bool = False
    """Whether the action's id was known, so that nothing was done."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class MatchService:
    def __init__(self, store: Store, bus: Bus, *, cache: int = 4000, clock: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.bus = bus
        self.now = clock
        self.followers: list[Follower] = []
        self.plies = 0
        """Plies written since the start, for the metrics."""
        self._cache = cache
        self._slots: OrderedDict[str, _Slot] = OrderedDict()

    async def get(self, match_id: str) -> Match:
        """The match as it is now, with a fallen flag taken into account."""
        slot = self._slot(match_id)
        match = slot.match
        if match is None or slot.is_stale:
            async with slot.locked():
                match = await self._load(match_id, slot)
        if commands.flag_fall(match, self.now()):
            return (await self.change(match_id, commands.flag_fall)).match
        return match

    async def add(self, match: Match, *then: Command) -> Match:
        """Store a new match with the entries of some first commands, in one transaction."""
        for command in then:
            match = match.after(numbered(match, command(match, self.now())))
        await _shielded(self.store.add(match, topics=topics_of(match)))
        self._slot(match.id).match = match
        self._publish(match)
        return match

    async def add_all(self, matches: Sequence[Match], *statements: Executable, topics: Sequence[str] = ()) -> None:
        """Store several new matches together with further statements, in one transaction."""
        all_topics = sorted({topic for match in matches for topic in topics_of(match)} | set(topics))
        await _shielded(self.store.add_all(matches, statements, topics=all_topics))
        for match in matches:
            self._slot(match.id).match = match
            self._publish(match)

    async def change(
        self, match_id: str, command: Command, *, action_id: str | None = None, seats: Sequence[str] = ()
    ) -> Done:
        """Run a command, and return when the entries it adds are on disk, even if the client disconnects.

        seats: all seats of the caller. An action id that one of them has used before does nothing.
        """
        return await _shielded(self._change(match_id, command, action_id, seats))

    async def _change(self, match_id: str, command: Command, action_id: str | None, seats: Sequence[str]) -> Done:
        slot = self._slot(match_id)
        async with slot.locked():
            for _ in range(TRIES):
                match = await self._load(match_id, slot)
                before, now = match.number, self.now()
                try:
                    fallen = commands.flag_fall(match, now)
                    if fallen and command is not commands.flag_fall:
                        match = await self._write(match, slot, fallen)
                    for seat in seats if action_id is not None else ():
                        if (seat, action_id) in match.action_ids:
                            return Done(match, match.action_ids[seat, action_id] - 1, repeated=True)
                    return Done(await self._write(match, slot, command(match, now)), before)
                except ConflictError:  # another process wrote first: load its entries and run the command again
                    slot.is_stale = True
            raise RequestError("stale", "The match has changed in the meantime.")

    async def _write(self, match: Match, slot: _Slot, new: Sequence[Entry]) -> Match:
        if not new:
            return match
        entries = numbered(match, new)
        following = match.after(entries)
        await self._append(slot, following, entries, topics=topics_of(following))
        slot.match = following
        self.plies += sum(entry.kind in PLAY for entry in entries)
        self._publish(following)
        return following

    async def _append(self, slot: _Slot, match: Match, entries: Sequence[Entry], **more: Any) -> None:
        try:
            await self.store.append(match, entries, **more)
        except ConflictError:
            raise
        except StorageError:
            slot.match = None  # only the log knows whether it was written
            raise

    async def open_rematch(self, match_id: str, seat: str) -> Done:
        """Open the rematch of a match and note it in the log, in one transaction."""
        return await _shielded(self._open_rematch(match_id, seat))

    async def _open_rematch(self, match_id: str, seat: str) -> Done:
        slot = self._slot(match_id)
        async with slot.locked():
            match, now = await self._load(match_id, slot), self.now()
            commands.require_rematch_possible(match)
            rematch, seating = open_rematch(match, now)
            for command in seating:
                rematch = rematch.after(numbered(rematch, command(rematch, now)))
            note = numbered(match, [Entry(EntryKind.REMATCH, now, seat, rematch.id)])
            following = match.after(note)
            try:
                topics = [*topics_of(following), *topics_of(rematch)]
                await self._append(slot, following, note, also=rematch, topics=topics)
            except ConflictError:
                slot.is_stale = True
                raise RequestError("stale", "The match has changed in the meantime.") from None
            slot.match = following
        self._slot(rematch.id).match = rematch
        self._publish(following)
        self._publish(rematch)
        return Done(following, match.number)

    def _publish(self, match: Match) -> None:
        for topic in topics_of(match):
            self.bus.publish(topic)
        for follower in self.followers:
            follower(match)

    def invalidate(self, topic: str) -> None:
        """Another process has changed something."""
        if topic in self._slots:
            self._slots[topic].is_stale = True

    def invalidate_all(self) -> None:
        """Other processes may have changed anything."""
        for slot in self._slots.values():
            slot.is_stale = True

    def _slot(self, match_id: str) -> _Slot:
        slot = self._slots.get(match_id)
        if slot is None:
            slot = self._slots[match_id] = _Slot()
            self._evict(keep=match_id)
        self._slots.move_to_end(match_id)
        return slot

    def _evict(self, keep: str) -> None:
        """Drop the matches that have not been used for longest."""
        for match_id in list(self._slots):
            if len(self._slots) <= self._cache:
                break
            if match_id != keep and not self._slots[match_id].users:
                del self._slots[match_id]

    async def _load(self, match_id: str, slot: _Slot) -> Match:
        """The match in a slot, up to date with the log."""
        while slot.match is None or slot.is_stale:
            slot.is_stale = False
            if slot.match is not None:
                new = await self.store.entries(match_id, slot.match.number)
                slot.match = slot.match.after(new) if new else slot.match
                continue
            slot.match = await self.store.load(match_id)
            if slot.match is None:
                self._slots.pop(match_id, None)
                raise RequestError("no-such-match", "There is no such match.")
        return slot.match

    @property
    def in_memory(self) -> int:
        return len(self._slots)


async def _shielded(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of work that goes on even if the caller is cancelled."""
    return await asyncio.shield(asyncio.ensure_future(work))


def topics_of(match: Match) -> list[str]:
    """The topics on which a change of a match is published."""
    topics = [match.id, *(matches_of(user) for user in {taken.user for taken in match.seats.values() if taken.user})]
    is_offered = match.header.open and (match.ply == 0 or len(match.seats) < len(SEATS))
    return [*topics, LOBBY] if is_offered else topics


def numbered(match: Match, new: Sequence[Entry]) -> list[Entry]:
    """New entries with the numbers and plies they get at the end of a match's log."""
    number, ply = match.number, match.ply
    entries = []
    for entry in new:
        number += 1
        ply += entry.kind in PLAY
        entries.append(replace(entry, number=number, ply=ply if entry.kind in PLAY else None))
    return entries
