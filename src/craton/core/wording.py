"""Small words for sentences about positions."""

from __future__ import annotations

from collections.abc import Sequence

MOST_LISTED = 12


def listed(names: Sequence[str], most: int = MOST_LISTED) -> str:
    """`a1, b2 and c3`; of a long list the first names and how many more there are."""
    shown = list(names) if len(names) <= most else [*names[: most - 1], f"{len(names) - most + 1} more"]
    return " and ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown)


def counted(number: int, thing: str) -> str:
    """`1 stone`, `2 stones`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
