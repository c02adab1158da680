"""Who is there: open sockets by match and seat, and when a seat was last seen. In memory alone.

Processes that share a database tell each other, every change soon and everything now and then; who is not heard of
again, because their process has died, is gone after a while.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

from craton.server.matches.clock import DAY, SEATS, SECOND
from craton.server.matches.match import Match
from craton.server.matches.secrecy import SPECTATOR

REMEMBERED = 50_000
BELIEVED = 30 * SECOND
"""How long another process is believed."""


class Presence:
    def __init__(self, clock: Callable[[], int], *, absence: int, absence_days: int) -> None:
        self._now = clock
        self._absence = absence * SECOND
        self._absence_days = absence_days * DAY
        self._since = clock()  # before this nobody could be seen
        self._here: Counter[tuple[str, str]] = Counter()
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._elsewhere: dict[tuple[str, str], dict[str, tuple[int, int]]] = {}
        """By process: how many sockets there are, and when it last said so."""
        self._untold: set[tuple[str, str]] | None = None  # a set where other processes want to know

    def come(self, match: str, who: str) -> None:
        self._here[match, who] += 1
        self._note(match, who)

    def go(self, match: str, who: str) -> None:
        self._here[match, who] -= 1
        if self._here[match, who] <= 0:
            del self._here[match, who]
        self._note(match, who)
        self.see(match, who)

    def see(self, match: str, who: str) -> None:
        """A sign of life without a socket: a request."""
        if who == SPECTATOR:
            return
        self._remember(match, who)
        self._note(match, who)

    def _remember(self, match: str, who: str) -> None:
        self._seen[match, who] = self._now()
        self._seen.move_to_end((match, who))
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    # Other processes

    def _note(self, match: str, who: str) -> None:
        if self._untold is not None:
            self._untold.add((match, who))

    def news(self, process: str, *, everything: bool = False) -> list[str]:
        """What other processes should hear: topics that say who is here, or was seen."""
        untold = self._untold or set()
        self._untold = set()
        if everything:
            untold |= set(self._here)
            self._forget_silent()
        return [f"here:{process}:{match}:{who}:{self._here[match, who]}" for match, who in untold]

    def hear(self, topic: str) -> str | None:
        """What another process says; the match that it is about."""
        match topic.split(":"):
            case ["here", process, match_id, who, number]:
                told = self._elsewhere.setdefault((match_id, who), {})
                told.pop(process, None)
                if number.isdigit() and int(number):
                    told[process] = (int(number), self._now())
                if not told:
                    del self._elsewhere[match_id, who]
                if who != SPECTATOR:
                    self._remember(match_id, who)
                return match_id
        return None

    def _forget_silent(self) -> None:
        since = self._now() - BELIEVED
        for key, told in list(self._elsewhere.items()):
            if all(at < since for _, at in told.values()):
                del self._elsewhere[key]

    def _count(self, match: str, who: str) -> int:
        since = self._now() - BELIEVED
        told = self._elsewhere.get((match, who), {})
        return self._here[match, who] + sum(number for number, at in told.values() if at >= since)

    # What is known

    def is_absent(self, match: Match, seat: str, now: int) -> bool:
        """Whether a seat has been away for so long that a claim is heard."""
        if match.seats[seat].bot is not None or self._count(match.id, seat):
            return False
        if match.header.clock.is_live:
            seen = self._seen.get((match.id, seat), self._since)
            return now - max(seen, match.begun, match.clocks.since) >= self._absence
        seen = self._seen.get((match.id, seat), 0)
        return now - max(seen, match.updated) >= self._absence_days

    def to_json(self, match: str) -> dict[str, object]:
        here = {seat: self._count(match, seat) > 0 for seat in SEATS}
        return {"seats": here, "spectators": self._count(match, SPECTATOR)}
