"""The hash chain over the log of a match: a row that is changed, removed or inserted later breaks it.

The hash of an entry is the SHA-256 of the previous hash and the entry's row; the first one continues the hash of the
header. Columns of a match that follow from its log are not part of the header. The form is fixed: stored hashes are
compared with it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

HEADER = ("id", "created", "game", "setup", "clock", "rated", "private", "open", "hints", "creator")
LINKS = ("previous", "tournament", "twin", "dice")
ENTRY = ("match", "number", "ply", "kind", "seat", "text", "data", "at", "action_id")

_encode = json.JSONEncoder(separators=(",", ":")).encode


def header_hash(row: Mapping[str, Any]) -> str:
    """The hash of a match's row, with which its chain begins."""
    values = [row[name] for name in (*HEADER, *LINKS)]
    options = row["asked"] if row["asked"] is not None else row["options"]  # random options are drawn later
    return _digest("craton match", [*values, options, bytes(row["secret"]).hex(), row["rules"]])


def entry_hash(previous: str, row: Mapping[str, Any]) -> str:
    """The hash of an entry's row, given the hash of the entry before it or of the header."""
    return _digest(previous, [row[name] for name in ENTRY])


def chain_problem(header: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> str | None:
    """The problem in the chain of a match; None if it is intact.

    rows: all its entries, in order. They may be newer than the header's row, whose `head` is the hash of an entry.
    """
    return next((problem for problem in chain_problems(header, rows) if problem is not None), None)


def chain_problems(header: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> Iterator[str | None]:
    """Check entry by entry, so that the caller can do other work in between; yields None until a problem is found."""
    previous = header_hash(header)
    is_complete = False
    for number, row in enumerate(rows, 1):
        if row["number"] != number:
            yield f"Entry {number} of the log is missing."
            return
        previous = entry_hash(previous, row)
        if row["hash"] != previous:
            where = "the header or the first entry" if number == 1 else f"entry {number}"
            yield f"The hash chain is broken at {where}: the row has been changed since it was written."
            return
        is_complete = is_complete or previous == header["head"]
        yield None
    yield None if is_complete else "Entries are missing at the end of the log."


def _digest(previous: str, values: list[Any]) -> str:
    return hashlib.sha256(_encode([previous, *values]).encode()).hexdigest()
