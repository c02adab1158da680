"""Who is there: open sockets by match and seat, and when a seat was last seen. In memory alone."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

from craton.server.matches.clock import DAY, SEATS, SECOND
from craton.server.matches.match import Match
from craton.server.matches.secrecy import SPECTATOR

REMEMBERED = 50_000


class Presence:
    def __init__(self, clock: Callable[[], int], *, absence: int, absence_days: int) -> None:
        self._now = clock
        self._absence = absence * SECOND
        self._absence_days = absence_days * DAY
        self._since = clock()  # before this nobody could be seen
        self._here: Counter[tuple[str, str]] = Counter()
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()

    def come(self, match: str, who: str) -> None:
        self._here[match, who] += 1

    def go(self, match: str, who: str) -> None:
        self._here[match, who] -= 1
        if self._here[match, who] <= 0:
            del self._here[match, who]
        self.see(match, who)

    def see(self, match: str, who: str) -> None:
        """A sign of life without a socket: a request."""
        if who == SPECTATOR:
            return
        self._seen[match, who] = self._now()
        self._seen.move_to_end((match, who))
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def is_absent(self, match: Match, seat: str, now: int) -> bool:
        """Whether a seat has been away for so long that a claim is heard."""
        if match.seats[seat].bot is not None or self._here[match.id, seat]:
            return False
        if match.header.clock.is_live:
            seen = self._seen.get((match.id, seat), self._since)
            return now - max(seen, match.begun, match.clocks.since) >= self._absence
        seen = self._seen.get((match.id, seat), 0)
        return now - max(seen, match.updated) >= self._absence_days

    def to_json(self, match: str) -> dict[str, object]:
        here = {seat: self._here[match, seat] > 0 for seat in SEATS}
        return {"seats": here, "spectators": self._here[match, SPECTATOR]}
