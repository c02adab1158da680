"""Paging cursors: the `next` of one page is the `before` or `after` of the following one."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from craton.server.errors import RequestError

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


def time_cursor(text: str | None) -> tuple[int, str] | None:
    """A time and an id, for lists sorted by the time of the last change."""
    if text is None:
        return None
    number, _, name = text.partition(".")
    if not (number.isascii() and number.isdigit() and len(number) < 16 and ID.fullmatch(name)):
        raise RequestError("bad-request", "before must be the `next` of another page.")
    return int(number), name


def next_time_cursor(rows: Sequence[Row[Any]], limit: int) -> str | None:
    """The cursor after a page; None if the page is not full."""
    return f"{rows[-1].updated}.{rows[-1].id}" if len(rows) == limit else None


def rating_cursor(text: str | None) -> tuple[float, str] | None:
    """A rating and an id, for leaderboards."""
    if text is None:
        return None
    number, _, name = text.partition(".")
    try:
        (value,) = struct.unpack(">d", bytes.fromhex(number))
    except (ValueError, struct.error):
        value = math.nan
    if not math.isfinite(value) or not ID.fullmatch(name):
        raise RequestError("bad-request", "after must be the `next` of another page.")
    return value, name


def next_rating_cursor(rows: Sequence[Row[Any]], limit: int) -> str | None:
    """The cursor after a page, with every bit of the last rating; None if the page is not full."""
    return f"{struct.pack('>d', rows[-1].mu).hex()}.{rows[-1].user}" if len(rows) == limit else None
