"""Notices to other processes that share the database: the topics that a change concerns.

On PostgreSQL a notice is part of the transaction, so it arrives exactly when the change becomes visible.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

CHANNEL = "craton"
MAX_BYTES = 7000
"""Bytes of one notice; PostgreSQL allows 8,000."""


def packed(sender: str, topics: Iterable[str]) -> list[str]:
    """Notices that carry these topics, each once."""
    found: list[list[str]] = [[]]
    size = 0
    for topic in dict.fromkeys(topics):
        size += len(topic.encode()) + 3
        if size > MAX_BYTES:
            found.append([])
            size = len(topic.encode()) + 3
        found[-1].append(topic)
    return [json.dumps([sender, *some], ensure_ascii=False, separators=(",", ":")) for some in found if some]


def unpacked(notice: str) -> tuple[str, list[str]]:
    """The sender and the topics; empty for a notice of another kind."""
    try:
        sender, *topics = json.loads(notice)
    except (ValueError, TypeError):
        return "", []
    return str(sender), [topic for topic in topics if isinstance(topic, str)]
