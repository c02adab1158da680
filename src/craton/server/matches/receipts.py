"""Receipts: a command counts from when it was received, not from when the server handles it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from craton.server.matches.clock import Clocks
from craton.server.matches.entries import Entry, EntryKind


@dataclass(eq=False)
class Receipt:
    """When a command was received. The other fields are set once the command has been parsed."""

    at: int
    seat: str | None = None
    """The seat whose action it is; None for any other command."""
    lag: int = 0
    """Milliseconds of a round trip on the network, measured by the client."""

    def credit(self, clocks: Clocks, delay: int) -> dict[str, int]:
        """Time that is not charged for an action: network lag within its quota, and the server's own delay."""
        if not clocks.rule.is_live or clocks.running is None or clocks.running != self.seat:
            return {}
        credit = {"lag": min(self.lag, clocks.lag), "delay": delay}
        return {name: value for name, value in credit.items() if value}


def credited(entries: Sequence[Entry], credit: dict[str, int]) -> Sequence[Entry]:
    """The entries of a command, with a credit if they begin with an action."""
    if not credit or not entries or entries[0].kind is not EntryKind.ACTION:
        return entries
    return [replace(entries[0], data=credit), *entries[1:]]


class CommandsInFlight:
    """Commands that have been received and have not reached their match yet."""

    def __init__(self) -> None:
        self._receipts: dict[str, list[Receipt]] = {}

    @contextmanager
    def track(self, match_id: str, receipt: Receipt) -> Iterator[None]:
        waiting = self._receipts.setdefault(match_id, [])
        waiting.append(receipt)
        try:
            yield
        finally:
            waiting.remove(receipt)
            if not waiting:
                del self._receipts[match_id]

    def any_received(self, match_id: str, until: int) -> bool:
        """Whether a command for the match that was received by a given time is still in flight."""
        return any(one.at <= until for one in self._receipts.get(match_id, ()))
