"""Changes of a position by a step, in a few bytes, from which earlier positions are restored without the rules."""

from __future__ import annotations

from struct import Struct, unpack_from

from craton.core.position import Position
from craton.kernel.layout import HASH

_HASH = Struct("<q")


def change_between(before: Position, after: Position) -> bytes:
    """The new hash, and each other slot that differs with its new value."""
    pairs = enumerate(zip(before.data, after.data, strict=True))
    changed = [number for slot, (old, new) in pairs if old != new and slot != HASH for number in (slot, new)]
    return _HASH.pack(after.data[HASH]) + Struct(f"<{len(changed)}H").pack(*changed)


def apply_change(data: list[int], change: bytes) -> None:
    """Change the slots of a position (modified in place)."""
    (data[HASH],) = _HASH.unpack_from(change)
    changed = unpack_from(f"<{(len(change) - _HASH.size) // 2}H", change, _HASH.size)
    for slot, value in zip(changed[::2], changed[1::2], strict=True):
        data[slot] = value
