"""The id of a record, from its content and dice: equal records have equal ids, and different ones different ids."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from craton.record.model import DICE_TAGS, Record

ID_TAG = "Id"
PLAYED_TAGS = ("Game", "Options", "Setup", "First", "Second", "Date", "Result", "Reason", "Seed", "Round", *DICE_TAGS)
"""The tags that belong to the game; others, such as comments, leave the id as it is."""
ID_DIGITS = 24


def content_id(record: Record) -> str:
    """24 hex digits: a hash of the game, its players, dice, moves and result. Comments and variations do not count."""
    tags = "".join(f"{name}={record.tags[name]}\n" for name in PLAYED_TAGS if name in record.tags)
    moves = " ".join(str(turn) for turn in record.turns)
    return hashlib.sha256(f"{tags}{moves} {record.termination}".encode()).hexdigest()[:ID_DIGITS]


def with_id(record: Record) -> Record:
    """The record with its id as a tag; one that it has already is kept."""
    return replace(record, tags={**record.tags, ID_TAG: record.tags.get(ID_TAG) or content_id(record)})
