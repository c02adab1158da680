"""Tables and bars of text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

BLOCKS = " ▏▎▍▌▋▊▉█"
MOST_ROWS = 24
WIDTH = 76


def percent(share: Fraction | float) -> str:
    """With one decimal; what is neither impossible nor certain does not look so."""
    if 0 < share < Fraction(1, 2000):
        return "<0.1%"
    if Fraction(1999, 2000) < share < 1:
        return ">99.9%"
    return f"{float(100 * share):.1f}%"


def bar(share: Fraction | float, width: int) -> str:
    """Blocks of at most `width` columns, an eighth of a column fine; anything above 0 is seen."""
    eighths = max(round(8 * width * share), 1 if share > 0 else 0)
    return (BLOCKS[8] * (eighths // 8) + BLOCKS[eighths % 8]).rstrip()


def bins(floor: int, ceiling: int, most: int = MOST_ROWS) -> list[tuple[int, int]]:
    """The numbers from floor to ceiling in at most so many equal ranges, each with its first and last number."""
    step = -(-(ceiling - floor + 1) // most)
    return [(first, min(first + step - 1, ceiling)) for first in range(floor, ceiling + 1, step)]


def in_ranges(found: Mapping[int, Fraction], ranges: Iterable[tuple[int, int]]) -> list[Fraction]:
    """The probability of each range."""
    return [
        sum((share for value, share in found.items() if first <= value <= last), Fraction(0)) for first, last in ranges
    ]


def histogram(columns: Mapping[str, Mapping[int, Fraction]], *, most: int = MOST_ROWS, width: int = WIDTH) -> list[str]:
    """Lines with a row for each value, or range of values, and a bar in each of the columns, which are named."""
    floor = min(min(column) for column in columns.values())
    ceiling = max(max(column) for column in columns.values())
    ranges = bins(floor, ceiling, most)
    shares = [in_ranges(column, ranges) for column in columns.values()]
    names = [str(first) if first == last else f"{first} to {last}" for first, last in ranges]
    left = max(map(len, names))
    room = (width - left) // len(shares)  # for two spaces, a percentage, a space and a bar
    longest = max(max(column) for column in shares)
    lines = []
    if any(columns):
        lines.append((" " * left + "".join(f"  {name:{room - 2}}" for name in columns)).rstrip())
    for at, name in enumerate(names):
        cells = [f"  {percent(column[at]):>6} {bar(column[at] / longest, room - 11)}" for column in shares]
        lines.append(f"{name:>{left}}" + "".join(f"{cell:{room}}" for cell in cells).rstrip())
    return lines


def shares_bar(shares: Mapping[str, Fraction], width: int) -> str:
    """One line cut by shares, each drawn with its own sign: sign -> share."""
    signs, ends, so_far = list(shares), [], Fraction(0)
    for share in shares.values():
        so_far += share
        ends.append(round(so_far * width))
    return "".join(sign * (end - start) for sign, start, end in zip(signs, [0, *ends], ends, strict=False))
