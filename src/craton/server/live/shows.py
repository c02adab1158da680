"""Which dice of a match the players have thrown, so that everybody who watches sees a quake in step.

The dice are drawn and logged before the first one is shown; throwing one only decides when it is shown. Kept in memory:
without it, clients go on after a time limit of their own, so a player who throws nothing delays nobody for long.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from craton.server.live.bus import show_of
from craton.server.matches.clock import SEATS
from craton.server.wire.live import ShowFrame, show_frame

MAX_MATCHES = 5000
"""Matches whose throws are kept; the one that has been quiet for longest is dropped first."""
MAX_THROWN = 400
"""Throws kept of one seat; a quake on the largest board has at most 361 dice."""
PREFIX = "thrown"


@dataclass
class _Throws:
    thrown: dict[str, OrderedDict[int, None]] = field(default_factory=lambda: {seat: OrderedDict() for seat in SEATS})
    """By seat, the numbers of the log entries of the dice it has thrown."""
    released: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    """By seat, the number of the last entry whose dice it need not be asked for: it has thrown all up to there."""


class Shows:
    """publish: announces a topic in this process. is_shared: whether other processes want reports."""

    def __init__(self, publish: Callable[[str], None], *, is_shared: bool = False) -> None:
        self._publish = publish
        self._unreported: list[str] | None = [] if is_shared else None
        self._matches: OrderedDict[str, _Throws] = OrderedDict()

    def throw(self, match_id: str, seat: str, number: int, *, all_up_to: bool = False) -> None:
        """Note that a seat has thrown the die of a log entry, or all its dice up to that entry."""
        if self._note(match_id, seat, number, all_up_to=all_up_to):
            self._publish(show_of(match_id))
            if self._unreported is not None:
                self._unreported.append(f"{PREFIX}:{match_id}:{seat}:{number}:{int(all_up_to)}")

    def reports(self) -> list[str]:
        """Topics that inform other processes of what was thrown here since the last call."""
        if not self._unreported:
            return []
        reports, self._unreported = self._unreported, []
        return reports

    def receive(self, topic: str) -> None:
        """Take in what another process has announced."""
        match topic.split(":"):
            case [prefix, match_id, seat, number, flag] if prefix == PREFIX and seat in SEATS and number.isdigit():
                if self._note(match_id, seat, int(number), all_up_to=flag == "1"):
                    self._publish(show_of(match_id))

    def frame(self, match_id: str) -> ShowFrame | None:
        """What has been thrown in a match; None if nothing has."""
        found = self._matches.get(match_id)
        if found is None:
            return None
        return show_frame(match_id, {seat: list(numbers) for seat, numbers in found.thrown.items()}, found.released)

    def _note(self, match_id: str, seat: str, number: int, *, all_up_to: bool) -> bool:
        """Whether this was new."""
        found = self._matches.setdefault(match_id, _Throws())
        self._matches.move_to_end(match_id)
        if len(self._matches) > MAX_MATCHES:
            self._matches.popitem(last=False)
        if number <= found.released[seat] or (not all_up_to and number in found.thrown[seat]):
            return False
        if all_up_to:
            found.released[seat] = number
            found.thrown[seat].clear()
            return True
        found.thrown[seat][number] = None
        if len(found.thrown[seat]) > MAX_THROWN:
            found.thrown[seat].popitem(last=False)
        return True
