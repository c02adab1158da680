"""Presence: open sockets by match and seat, and when each seat was last seen. Kept in memory.

Processes that share a database send each other each change promptly, and the full counts periodically. The counts of a
process that has died expire.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

from craton.server.matches.clock import DAY, SEATS, SECOND
from craton.server.matches.match import Match
from craton.server.matches.secrecy import SPECTATOR

MAX_SEEN = 50_000
EXPIRY = 30 * SECOND
"""How long the counts of another process are valid."""


class Presence:
    def __init__(self, clock: Callable[[], int], *, absence: int, absence_days: int) -> None:
        self._now = clock
        self._absence = absence * SECOND
        self._absence_days = absence_days * DAY
        self._since = clock()  # nobody was seen before this
        self._here: Counter[tuple[str, str]] = Counter()
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._elsewhere: dict[tuple[str, str], dict[str, tuple[int, int]]] = {}
        """By match and viewer, for each other process: its number of sockets, and when it last reported it."""
        self._unreported: set[tuple[str, str]] | None = None
        """Changes not yet sent to other processes; None while there are no others."""

    def connect(self, match: str, viewer: str) -> None:
        self._here[match, viewer] += 1
        self._note(match, viewer)

    def disconnect(self, match: str, viewer: str) -> None:
        self._here[match, viewer] -= 1
        if self._here[match, viewer] <= 0:
            del self._here[match, viewer]
        self._note(match, viewer)
        self.see(match, viewer)

    def see(self, match: str, viewer: str) -> None:
        """Record a sign of life without a socket: a request."""
        if viewer == SPECTATOR:
            return
        self._remember(match, viewer)
        self._note(match, viewer)

    def _remember(self, match: str, viewer: str) -> None:
        self._seen[match, viewer] = self._now()
        self._seen.move_to_end((match, viewer))
        if len(self._seen) > MAX_SEEN:
            self._seen.popitem(last=False)

    # Other processes

    def _note(self, match: str, viewer: str) -> None:
        if self._unreported is not None:
            self._unreported.add((match, viewer))

    def reports(self, process: str, *, everything: bool = False) -> list[str]:
        """Topics that inform other processes of what has changed here, or of everything."""
        changed = self._unreported or set()
        self._unreported = set()
        if everything:
            changed |= set(self._here)
            since = self._now() - EXPIRY
            for key, counts in list(self._elsewhere.items()):
                if all(at < since for _, at in counts.values()):
                    del self._elsewhere[key]
        return [f"here:{process}:{match}:{viewer}:{self._here[match, viewer]}" for match, viewer in changed]

    def receive(self, topic: str) -> str | None:
        """Take in a report of another process; returns the match that it is about."""
        match topic.split(":"):
            case ["here", process, match_id, viewer, number]:
                counts = self._elsewhere.setdefault((match_id, viewer), {})
                counts.pop(process, None)
                if number.isdigit() and int(number):
                    counts[process] = (int(number), self._now())
                if not counts:
                    del self._elsewhere[match_id, viewer]
                if viewer != SPECTATOR:
                    self._remember(match_id, viewer)
                return match_id
        return None

    def _count(self, match: str, viewer: str) -> int:
        since = self._now() - EXPIRY
        counts = self._elsewhere.get((match, viewer), {})
        return self._here[match, viewer] + sum(number for number, at in counts.values() if at >= since)

    # Queries

    def is_absent(self, match: Match, seat: str, now: int) -> bool:
        """Whether a seat has been away long enough for its opponent to claim a win.

        Without a clock only play counts: neither looking at the match nor anybody's chat puts the claim off.
        """
        if match.seats[seat].bot is not None:
            return False
        if not match.header.clock.is_live:
            return now - match.last_play >= self._absence_days
        seen = self._seen.get((match.id, seat), self._since)
        return not self._count(match.id, seat) and now - max(seen, match.begun, match.clocks.since) >= self._absence

    def of(self, match: str) -> tuple[dict[str, bool], int]:
        """Which seats are connected to a match, and the number of spectators."""
        return {seat: self._count(match, seat) > 0 for seat in SEATS}, self._count(match, SPECTATOR)
