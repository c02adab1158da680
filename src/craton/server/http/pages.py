"""Cursors: how a client says where the next page begins."""

from __future__ import annotations

import math
import re
import struct

from craton.server.errors import Refusal

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


def time_cursor(text: str | None) -> tuple[int, str] | None:
    """A time and an id, of lists in which what changed last is first."""
    if text is None:
        return None
    number, _, name = text.partition(".")
    if not (number.isascii() and number.isdigit() and len(number) < 16 and ID.fullmatch(name)):
        raise Refusal("bad-request", "before is the `next` of another page.")
    return int(number), name


def write_rating_cursor(mu: float, name: str) -> str:
    """All bits of a rating, in signs that need no escape in an address, and an id."""
    return f"{struct.pack('>d', mu).hex()}.{name}"


def rating_cursor(text: str | None) -> tuple[float, str] | None:
    if text is None:
        return None
    number, _, name = text.partition(".")
    try:
        (value,) = struct.unpack(">d", bytes.fromhex(number))
    except (ValueError, struct.error):
        value = math.nan
    if not math.isfinite(value) or not ID.fullmatch(name):
        raise Refusal("bad-request", "after is the `next` of another page.")
    return value, name
