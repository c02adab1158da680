"""Text output of `craton admin`: lists as tables, a single item as lines with tables below. Nothing is truncated."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from craton.server.accounts.sanctions import FOREVER
from craton.server.admin.console import Listing

TIMES = frozenset(
    {"at", "created", "seen", "updated", "banned", "muted", "closed", "deadline", "due", "expires", "deleted"}
)
"""Columns that hold milliseconds since 1970."""


def print_listing(found: Listing, what: tuple[str, str], *, as_json: bool) -> None:
    """Print a table and how many rows there are; what: one of them, several of them."""
    shown = len(found.rows)
    if as_json:
        print(json.dumps({"rows": found.rows, "total": found.total}, indent=2))
        return
    if shown:
        print("\n".join(table(found.columns, found.rows)))
    count = f"{found.total:,} {what[0] if found.total == 1 else what[1]}"
    print(f"{count}." if shown == found.total else f"{shown:,} of {count} shown; --limit N shows more.")


def print_details(found: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found, indent=2))
        return
    plain = {name: value for name, value in found.items() if not isinstance(value, list)}
    width = max(map(len, plain))
    for name, value in plain.items():
        print(f"{_title(name):<{width}}  {cell(name, value)}")
    for name, rows in found.items():
        if isinstance(rows, list) and rows:
            print(f"\n{_title(name)}")
            print("\n".join(f"  {line}" for line in table(tuple(rows[0]), rows)))


def table(columns: Sequence[str], rows: Sequence[dict[str, Any]]) -> list[str]:
    """Rows under their column names, aligned."""
    cells = [[_title(name) for name in columns], *([cell(name, row[name]) for name in columns] for row in rows)]
    widths = [max(len(line[place]) for line in cells) for place in range(len(columns))]
    return ["  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip() for line in cells]


def cell(name: str, value: Any) -> str:
    """A value as text: times in UTC, a dash for nothing."""
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and name in TIMES:
        return when(value)
    if isinstance(value, dict):
        return ", ".join(f"{key}={cell('', one)}" for key, one in value.items()) or "-"
    return " ".join(str(value).split())


def when(milliseconds: int) -> str:
    if milliseconds >= FOREVER:
        return "further notice"
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def _title(name: str) -> str:
    return name.replace("_", " ")
