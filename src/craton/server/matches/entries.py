"""An entry of a match's log. Everything about a match beyond its header is derived from its entries, in order."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from craton.core.position import Position
from craton.server.integrity.chain import entry_hash

NOTHING: Mapping[str, Any] = MappingProxyType({})


class EntryKind(StrEnum):
    SIT = "sit"
    """A seat was taken; data has user or bot, name, and the commitment to its seed or the seed the server chose."""
    SEED = "seed"
    """A seat has revealed its seed: the text."""
    OPTIONS = "options"
    """Random options were drawn from the dice; text has all options."""
    ACTION = "action"
    """Data may have `lag` and `delay`: milliseconds of the network and of the server that are not charged."""
    OUTCOME = "outcome"
    """Text is the outcome; data has the chance event."""
    TAKEBACK = "takeback"
    """Data has `steps`, the number of steps that remain."""
    OFFER = "offer"
    """Text is draw, takeback or rematch."""
    DECLINE = "decline"
    VACATION = "vacation"
    """Text is on or off."""
    PAUSE = "pause"
    """The clocks stood still, because the server could not be reached; data has `start` and `end`."""
    CHAT = "chat"
    END = "end"
    """Data has winner (first, second, draw or None) and reason."""
    REMATCH = "rematch"
    """Text is the id of the next match."""
    REVEAL = "reveal"
    """The twin is over too: the secret of the dice is published."""


PLAY = frozenset({EntryKind.ACTION, EntryKind.OUTCOME, EntryKind.TAKEBACK, EntryKind.END})
"""The kinds of entries that belong to the play and count as a ply."""


SAME = ("at", "seat", "text", "action_id", "number", "ply", "hash")
"""The fields of an entry that are stored as they are."""


@dataclass(frozen=True, slots=True)
class Entry:
    kind: EntryKind
    at: int
    seat: str | None = None
    text: str = ""
    data: Mapping[str, Any] = field(default_factory=lambda: NOTHING)
    action_id: str | None = None
    number: int = 0
    ply: int | None = None
    hash: str | None = field(default=None, compare=False, repr=False)
    """The hash of the log up to this entry, known when the entry has a number."""
    after: Position | None = field(default=None, compare=False, repr=False)
    """The position after an action or outcome, if it has been computed already; not stored."""

    def hashed(self, match: str, previous: str) -> Entry:
        """The entry with its hash. previous: the hash of the entry before it, or of the header."""
        return replace(self, hash=entry_hash(previous, self.to_row(match)))

    def to_row(self, match: str) -> dict[str, Any]:
        data = json.dumps(dict(self.data), separators=(",", ":")) if self.data else "{}"
        same = {name: getattr(self, name) for name in SAME}
        return {"match": match, "kind": str(self.kind), "data": data, **same}

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Entry:
        data = NOTHING if row["data"] == "{}" else json.loads(row["data"])
        return cls(EntryKind(row["kind"]), data=data, **{name: row[name] for name in SAME})
