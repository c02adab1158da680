"""Numbers and cells in words."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from craton.core.position import Position


def number(value: Fraction | int) -> str:
    """With two decimals at most."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


def percent(value: Fraction, places: int = 1) -> str:
    text = f"{100 * float(value):.{places}f}"
    return (text.rstrip("0").rstrip(".") if places else text) + "%"


def counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def joined(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def names_of(position: Position, cells: Iterable[int]) -> list[str]:
    return [position.game.board.names[cell] for cell in cells]
