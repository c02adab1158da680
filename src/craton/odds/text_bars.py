"""Bars and histograms as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from craton.core.wording import percent_cell

BLOCKS = " ▏▎▍▌▋▊▉█"
MAX_ROWS = 24
WIDTH = 76


def bar(share: Fraction | float, width: int) -> str:
    """A bar of up to `width` columns in steps of an eighth; any share above 0 is visible."""
    eighths = max(round(8 * width * share), 1 if share > 0 else 0)
    return (BLOCKS[8] * (eighths // 8) + BLOCKS[eighths % 8]).rstrip()


def bins(floor: int, ceiling: int, most: int = MAX_ROWS) -> list[tuple[int, int]]:
    """The numbers from floor to ceiling in at most `most` equal ranges, as (first, last)."""
    step = -(-(ceiling - floor + 1) // most)
    return [(first, min(first + step - 1, ceiling)) for first in range(floor, ceiling + 1, step)]


def in_ranges(found: Mapping[int, Fraction], ranges: Iterable[tuple[int, int]]) -> list[Fraction]:
    """The probability of each range."""
    return [
        sum((share for value, share in found.items() if first <= value <= last), Fraction(0)) for first, last in ranges
    ]


def histogram(columns: Mapping[str, Mapping[int, Fraction]], *, most: int = MAX_ROWS, width: int = WIDTH) -> list[str]:
    """A row for each value or range of values, with a bar for each named column."""
    floor = min(min(column) for column in columns.values())
    ceiling = max(max(column) for column in columns.values())
    ranges = bins(floor, ceiling, most)
    shares = [in_ranges(column, ranges) for column in columns.values()]
    names = [str(first) if first == last else f"{first} to {last}" for first, last in ranges]
    left = max(map(len, names))
    room = (width - left) // len(shares)  # two spaces, a percentage, a space and a bar
    longest = max(max(column) for column in shares)
    lines = []
    if any(columns):
        lines.append((" " * left + "".join(f"  {name:{room - 2}}" for name in columns)).rstrip())
    for at, name in enumerate(names):
        cells = [f"  {percent_cell(column[at]):>6} {bar(column[at] / longest, room - 11)}" for column in shares]
        lines.append(f"{name:>{left}}" + "".join(f"{cell:{room}}" for cell in cells).rstrip())
    return lines


def shares_bar(shares: Mapping[str, Fraction], width: int) -> str:
    """One line divided by shares, each drawn with its own character: character -> share."""
    signs, ends, so_far = list(shares), [], Fraction(0)
    for share in shares.values():
        so_far += share
        ends.append(round(so_far * width))
    return "".join(sign * (end - start) for sign, start, end in zip(signs, [0, *ends], ends, strict=False))
