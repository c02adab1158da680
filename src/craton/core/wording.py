"""Lists, counts, numbers and percentages as text."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

MAX_LISTED = 12


def listed(names: Sequence[str], most: int = MAX_LISTED) -> str:
    """`a1, b2 and c3`; a list longer than `most` is cut: `a1, b2 and 7 more`."""
    shown = list(names) if len(names) <= most else [*names[: most - 1], f"{len(names) - most + 1} more"]
    return " and ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown)


def counted(number: int, one: str, many: str = "") -> str:
    """`1 stone`, `2,000 stones`; `many` is the plural unless that just adds an s."""
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"


def shortened(name: str, longest: int) -> str:
    """A name of at most `longest` characters; what is left out of the middle is shown as an ellipsis."""
    if len(name) <= longest:
        return name
    tail = longest // 2
    return f"{name[: longest - 1 - tail]}…{name[len(name) - tail :]}"


def decimal(value: Fraction | float) -> str:
    """A number with at most two decimals: `9.5`, `3`."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


def signed(value: Fraction) -> str:
    """A number with its sign: `+1.5`, `-2`; values that round to zero are `+0`."""
    size = decimal(abs(value))
    return f"{'-' if value < 0 and size != '0' else '+'}{size}"


def percent(share: Fraction | float, places: int = 0) -> str:
    """`50%`, `87.5%` with at most `places` decimals; only 0 and 1 are shown as 0% and 100%, others as `<1%`, `>99%`."""
    text = _percent(share, places)
    return f"{text.removesuffix('%').rstrip('0').rstrip('.')}%" if places else text


def percent_cell(share: Fraction | float) -> str:
    """A percentage for a column of numbers, always with one decimal: `50.0%`, `<0.1%`."""
    return _percent(share, 1)


def _percent(share: Fraction | float, places: int) -> str:
    unit = Fraction(1, 100 * 10**places)
    if 0 < share < unit / 2:
        return f"<{_percent(unit, places)}"
    if 1 - unit / 2 < share < 1:
        return f">{_percent(1 - unit, places)}"
    return f"{float(100 * share):.{places}f}%"


def chance(share: Fraction) -> str:
    """A percentage in a sentence: `50%`, `less than 1%`."""
    return percent(share).replace("<", "less than ").replace(">", "more than ")
