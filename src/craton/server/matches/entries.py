"""An entry of a match's log. All that is known of a match beyond its header follows from its entries, in order."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from craton.core.position import Position

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Kind(StrEnum):
    SIT = "sit"
    """A seat is taken: data has user or bot, name, seed."""
    ACTION = "action"
    OUTCOME = "outcome"
    """Text is the outcome, data has the event."""
    TAKEBACK = "takeback"
    """Data has `steps`, how many steps of the line stay."""
    OFFER = "offer"
    """Text is draw, takeback or rematch."""
    DECLINE = "decline"
    VACATION = "vacation"
    """Text is on or off."""
    CHAT = "chat"
    END = "end"
    """Data has winner (first, second, draw or None) and reason."""
    REMATCH = "rematch"
    """Text is the id of the next match."""
    REVEAL = "reveal"
    """The twin is over too: the secret of the dice may be known."""


PLAY = frozenset({Kind.ACTION, Kind.OUTCOME, Kind.TAKEBACK, Kind.END})
"""The entries that have a ply: what an action answers to."""


@dataclass(frozen=True, slots=True)
class Entry:
    kind: Kind
    at: int
    seat: str | None = None
    text: str = ""
    data: Mapping[str, Any] = field(default_factory=lambda: NOTHING)
    action_id: str | None = None
    number: int = 0
    ply: int | None = None
    after: Position | None = field(default=None, compare=False, repr=False)
    """The position behind an action or outcome, if whoever made the entry knows it; not stored."""

    def to_row(self, match: str) -> dict[str, Any]:
        return {
            "match": match,
            "number": self.number,
            "ply": self.ply,
            "kind": str(self.kind),
            "seat": self.seat,
            "text": self.text,
            "data": json.dumps(dict(self.data), separators=(",", ":")) if self.data else "{}",
            "at": self.at,
            "action_id": self.action_id,
        }

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Entry:
        data = NOTHING if row["data"] == "{}" else json.loads(row["data"])
        return cls(
            Kind(row["kind"]),
            row["at"],
            row["seat"],
            row["text"],
            data,
            row["action_id"],
            row["number"],
            row["ply"],
        )
