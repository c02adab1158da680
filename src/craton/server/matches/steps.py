"""The steps of a match's line of play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from craton.server.matches.entries import NOTHING, Entry, EntryKind

LOST: Mapping[int, int] = MappingProxyType({})
"""Stands for slots that no longer show what was chosen: the step stays concealed until the match is over."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action or outcome in the line of play: its log entry, and the result of replaying it."""

    entry: Entry
    mover: str
    turn: int
    code: int
    concealed: Mapping[str, Mapping[int, int]] = field(default_factory=lambda: NOTHING)
    """Viewer -> the hidden slots that conceal the step, with the values it gave them."""
    reveals: Mapping[str, tuple[int, ...]] = field(default_factory=lambda: NOTHING)
    """Viewer -> the numbers of earlier steps that this one has revealed."""
    change: bytes = b""
    """What it changed in the position, see `changes.py`."""

    @property
    def number(self) -> int:
        return self.entry.number

    @property
    def seat(self) -> str | None:
        return self.entry.seat

    @property
    def text(self) -> str:
        return self.entry.text

    @property
    def event(self) -> str | None:
        """The chance event of an outcome; None for an action."""
        return None if self.entry.kind is EntryKind.ACTION else str(self.entry.data["event"])


class Replayed(NamedTuple):
    """The result of replaying one step, which another process can compute."""

    code: int
    change: bytes
    concealed: Mapping[str, Mapping[int, int]]
    reveals: Mapping[str, tuple[int, ...]]
