"""The match service: loads matches, runs commands on them, writes the entries they add, then publishes the change.

Each match has a lock, so its commands run one after another. Matches that have not been used for long are evicted from
memory and replayed from the log when needed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from craton.server.errors import RequestError
from craton.server.integrity.quarantine import DamagedMatch, check_stored, quarantining
from craton.server.live.bus import LOBBY, Bus, matches_of
from craton.server.matches import commands
from craton.server.matches.clock import SEATS
from craton.server.matches.commands import Command
from craton.server.matches.entries import PLAY, Entry, EntryKind
from craton.server.matches.match import OTHER, Match
from craton.server.matches.opening import open_rematch
from craton.server.matches.pauses import pauses
from craton.server.matches.receipts import CommandsInFlight, Receipt, credited
from craton.server.matches.replay import Payer, Replayer
from craton.server.server_clock import wall_clock
from craton.server.storage.database import StorageError
from craton.server.storage.store import Store
from craton.server.storage.writer import Change, ConflictError
from craton.server.timekeeper import Timekeeper

TRIES = 5
"""How often a command runs again because another process wrote first."""

MAX_MISSED = 20
"""A match that has missed more entries of another process is replayed as a whole, without blocking the event loop."""

HOLD = 5.0
"""The longest time, in seconds, for which a flag is held because an earlier command is in flight."""
HOLD_INTERVAL = 0.01

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
    unseen: int = 0
    """Milliseconds from the beginning of the turn until it was published, if they have not been credited yet."""
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


@dataclass(frozen=True)
class _Request:
    """A command, when it was received, and the ids under which it may be known: (seat, action id)."""

    command: Command
    receipt: Receipt
    ids: Sequence[tuple[str | None, str | None]]


class MatchService:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        time: Timekeeper | None = None,
        *,
        cache: int = 4000,
        replayer: Replayer | None = None,
    ) -> None:
        """time: by default that of a tool beside the servers."""
        self.store = store
        self.time = time = time or Timekeeper(wall_clock, store, None)
        self._replayer = replayer or Replayer()
        self.bus = bus
        self.now = time.now
        self.in_flight = CommandsInFlight()
        self.is_shared = False
        """Whether other processes change matches too."""
        self.followers: list[Follower] = []
        self.plies = 0
        """Plies written since the start, for the metrics."""
        self._cache = cache
        self._slots: OrderedDict[str, _Slot] = OrderedDict()

    async def get(self, match_id: str, payer: Payer | None = None) -> Match:
        """The current match, ended first if a flag has fallen. payer: charged if it has to be replayed."""
        slot = self._slot(match_id)
        match = slot.match
        if match is None or slot.is_stale:
            async with slot.locked():
                match = await self._load(match_id, slot, payer)
        if self._is_flag_due(match, slot) or pauses(match, self.time.outages, self.now()):
            return await self.flag(match_id)
        return match

    def _is_flag_due(self, match: Match, slot: _Slot) -> bool:
        """Whether a flag has fallen and nothing that was received in time can change that."""
        deadline = match.clocks.deadline
        if not match.is_playing or deadline is None or self.now() <= deadline or not self.time.lets_flags_fall:
            return False
        last = deadline + self._allowance(match, slot)
        return self.now() > last and self.time.is_settled and not self.in_flight.any_received(match.id, last)

    def _allowance(self, match: Match, slot: _Slot) -> int:
        """Milliseconds after a deadline during which an action that was sent in time can still arrive."""
        return match.clocks.lag + slot.unseen + self.time.recent_lag

    async def add(self, match: Match, *then: Command) -> Match:
        """Store a new match with the entries of some first commands, in one transaction."""
        for command in then:
            match = match.after(numbered(match, command(match, self.now())))
        await _shielded(self.store.add(match, topics=topics_of(match)))
        self._slot(match.id).match = match
        self._publish(match)
        return match

    async def add_all(self, matches: Sequence[Match], change: Change) -> None:
        """Store several new matches together with a further change, in one transaction."""
        topics = sorted({topic for match in matches for topic in topics_of(match)} | set(change.topics))
        await _shielded(self.store.add_all(matches, replace(change, topics=topics)))
        for match in matches:
            self._slot(match.id).match = match
            self._publish(match)

    async def change(
        self,
        match_id: str,
        command: Command,
        *,
        receipt: Receipt | None = None,
        action_id: str | None = None,
        seats: Sequence[str] = (),
    ) -> Done:
        """Run a command, and return when the entries it adds are on disk, even if the client disconnects.

        receipt: when the command was received, if that is not now. seats: all seats of the caller. An action id that
        one of them has used before does nothing.
        """
        ids = [(seat, action_id) for seat in seats] if action_id is not None else []
        request = _Request(command, receipt or Receipt(self.now()), ids)
        return await _shielded(self._change(match_id, request))

    async def _change(self, match_id: str, request: _Request) -> Done:
        loop = asyncio.get_running_loop()
        patience = loop.time() + HOLD
        while True:
            await self.time.settle()
            slot = self._slot(match_id)
            async with slot.locked():
                done = await self._run(match_id, slot, request, hold=loop.time() < patience)
            if done is not None:
                return done
            await asyncio.sleep(HOLD_INTERVAL)

    async def _run(self, match_id: str, slot: _Slot, request: _Request, *, hold: bool) -> Done | None:
        """Run a command. An earlier one that is under way may still save a flag: then the flag is left alone, and an
        action that would be too late has to wait (None). hold: whether it can."""
        receipt = request.receipt
        for _ in range(TRIES):
            stored = await self._load(match_id, slot)
            before = stored.number
            now = max(stored.updated, self.now())
            paused = pauses(stored, self.time.outages, now)
            match = stored.after(numbered(stored, paused)) if paused else stored
            # A pause may have begun after the command was received.
            counted = min(stored.clocks.elapsed(receipt.at), match.clocks.elapsed(receipt.at))
            credit = receipt.credit(match.clocks, slot.unseen + match.clocks.elapsed(now) - counted)
            is_turn = receipt.seat is not None and receipt.seat == match.clocks.running
            allowance = sum(credit.values()) if is_turn else self._allowance(match, slot)
            try:
                fallen = commands.flag_fall(match, now, allowance) if self.time.lets_flags_fall else []
                is_contested = bool(fallen) and self.in_flight.any_received(match_id, receipt.at - 1)
                if is_contested and is_turn and hold:
                    return None
                if fallen and (is_turn or not is_contested):
                    match = stored = await self._write(stored, slot, [*paused, *fallen])
                    paused = []
                for known in request.ids:
                    if known in stored.action_ids:
                        return Done(stored, stored.action_ids[known] - 1, repeated=True)
                new = credited(request.command(match, now), credit)
                return Done(await self._write(stored, slot, [*paused, *new] if new else []), before)
            except ConflictError:  # another process wrote first: load its entries and run the command again
                slot.is_stale = True
        raise RequestError("stale", "The match has changed in the meantime.")

    async def flag(self, match_id: str) -> Match:
        """End a match whose flag has fallen; its clocks are paused first if the server could not be reached."""
        return await _shielded(self._flag(match_id))

    async def _flag(self, match_id: str) -> Match:
        await self.time.settle()
        await self.time.refresh()
        slot = self._slot(match_id)
        async with slot.locked():
            for _ in range(TRIES):
                match = await self._load(match_id, slot)
                now = max(match.updated, self.now())
                new = pauses(match, self.time.outages, now)
                paused = match.after(numbered(match, new)) if new else match
                if self._is_flag_due(paused, slot):
                    new += commands.flag_fall(paused, now)
                try:
                    return await self._write(match, slot, new)
                except ConflictError:
                    slot.is_stale = True
            return match

    async def _write(self, match: Match, slot: _Slot, new: Sequence[Entry]) -> Match:
        if not new:
            return match
        entries = numbered(match, new)
        following = match.after(entries)
        await self._append(slot, following, entries, topics=topics_of(following))
        slot.match = following
        if following.clocks.since != match.clocks.since:
            slot.unseen = max(0, self.now() - following.clocks.since)
        elif following.clocks.spent != match.clocks.spent:
            slot.unseen = 0
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

    async def open_rematch(self, match_id: str, seat: str, commitment: str | None) -> Done:
        """Open the rematch of a match and note it in the log, in one transaction.

        commitment: to the seed of the user who holds `seat`; the opponent's came with the offer.
        """
        return await _shielded(self._open_rematch(match_id, seat, commitment))

    async def _open_rematch(self, match_id: str, seat: str, commitment: str | None) -> Done:
        slot = self._slot(match_id)
        async with slot.locked():
            match = await self._load(match_id, slot)
            now = max(match.updated, self.now())
            commands.require_rematch_possible(match)
            commitments = {OTHER[seat]: commands.offered_commitment(match, OTHER[seat]), seat: commitment}
            rematch, seating = open_rematch(match, commitments, now)
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

    async def catch_up(self, match: Match) -> Match | None:
        """The match with what other processes have added to it since; None if they have added nothing."""
        if not self.is_shared:
            return None
        slot = self._slot(match.id)
        async with slot.locked():
            slot.is_stale = True
            found = await self._load(match.id, slot)
        return found if found.number > match.number else None

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

    async def _load(self, match_id: str, slot: _Slot, payer: Payer | None = None) -> Match:
        """The match in a slot, up to date with the log. Runs under the slot's lock, so a match is replayed once."""
        if slot.match is not None and not slot.is_stale:
            return slot.match
        try:
            async with quarantining(self.store, match_id):
                while slot.match is None or slot.is_stale:
                    slot.is_stale = False
                    known, slot.match = slot.match, await self._up_to_date(match_id, slot.match, payer)
                    if known is not None and known.clocks.since != slot.match.clocks.since:
                        slot.unseen = 0  # it belongs to a turn that another process has ended
                return slot.match
        except BaseException:
            slot.match = None
            if slot.users <= 1 and self._slots.get(match_id) is slot:  # what cannot be read takes no memory
                del self._slots[match_id]
            raise

    async def _up_to_date(self, match_id: str, match: Match | None, payer: Payer | None) -> Match:
        """The match with all its entries. match: what is known of it."""
        if match is not None:
            new = await self.store.entries(match_id, match.number)
            if 0 < len(new) <= MAX_MISSED:
                return match.after(new)
            if not new and await self.store.is_readable(match_id):
                return match
        stored = await self.store.read(match_id)
        if stored is None:
            raise RequestError("no-such-match", "There is no such match.")
        await self._replayer.in_slices(check_stored(*stored))
        match = await self._replayer.replay(*stored, payer)
        if match.has_other_rules and (problem := await self._replayer.rules_problem(*stored)) is not None:
            raise DamagedMatch(problem)
        return match

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
    """New entries with the numbers, plies and hashes they get at the end of a match's log."""
    number, ply, previous = match.number, match.ply, match.hash
    entries = []
    for entry in new:
        number += 1
        ply += entry.kind in PLAY
        numbered = replace(entry, number=number, ply=ply if entry.kind in PLAY else None)
        entries.append(numbered.hashed(match.id, previous))
        previous = str(entries[-1].hash)
    return entries
