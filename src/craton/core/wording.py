"""Small words for sentences about positions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

MOST_LISTED = 12


def listed(names: Sequence[str], most: int = MOST_LISTED) -> str:
    """`a1, b2 and c3`; of a long list the first names and how many more there are."""
    shown = list(names) if len(names) <= most else [*names[: most - 1], f"{len(names) - most + 1} more"]
    return " and ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown)


def counted(number: int, one: str, many: str = "") -> str:
    """`1 stone`, `2 stones`; many: where an s is not enough."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def decimal(value: Fraction | float) -> str:
    """With two decimals at most: `9.5`, `3`."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".")


def signed(value: Fraction) -> str:
    """`+1.5`, `-2`; what is rounded to nothing is `+0`."""
    size = decimal(abs(value))
    return f"{'-' if value < 0 and size != '0' else '+'}{size}"


def percent(share: Fraction, places: int = 0) -> str:
    """`50%`, `<1%`, `>99%`; places: decimals at most, as in `87.5%` with one. Only what is certain looks so."""
    unit = Fraction(1, 100 * 10**places)
    if 0 < share < unit / 2:
        return f"<{percent(unit, places)}"
    if 1 - unit / 2 < share < 1:
        return f">{percent(1 - unit, places)}"
    text = f"{float(100 * share):.{places}f}"
    return f"{text.rstrip('0').rstrip('.') if places else text}%"


def chance(share: Fraction) -> str:
    """A percentage in a sentence: `50%`, `less than 1%`."""
    return percent(share).replace("<", "less than ").replace(">", "more than ")
