"""Tables, lists and labelled boards for a terminal, of whatever game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from textwrap import wrap

from craton.core.insight import Panel, Value
from craton.core.picture import picture_of
from craton.core.position import Position
from craton.draw.canvas import Style
from craton.draw.picture import Picture
from craton.odds.table import percent

WIDTH = 80
NUMBERS = (int, float, Fraction)


def labelled(position: Position, labels: Mapping[int, str]) -> Picture:
    """The position's picture with short texts on cells."""
    return replace(picture_of(position, None), labels=labels)


def heading(text: str, *, colour: bool) -> str:
    return f"{Style(bold=True).code()}{text}{Style().code()}" if colour else text


def paragraphs(sentences: Sequence[str]) -> list[str]:
    """Each sentence behind a dash, folded at the right edge."""
    return [line for text in sentences for line in wrap(text, WIDTH, initial_indent="- ", subsequent_indent="  ")]


def table(panel: Panel, *, colour: bool) -> list[str]:
    """A panel with its title, its columns aligned, numbers to the right; columns without content are left out."""
    columns = []
    for at, name in enumerate(panel.columns):
        values = [row[at] for row in panel.rows if row[at] is not None]
        if values:
            cells = [name.removesuffix("%").strip(), *(_cell(row[at], name) for row in panel.rows)]
            width, is_number = max(map(len, cells)), all(isinstance(value, NUMBERS) for value in values)
            columns.append([cell.rjust(width) if is_number else cell.ljust(width) for cell in cells])
    lines = [f"  {'  '.join(row)}".rstrip() for row in zip(*columns, strict=True)]
    note = [f"  {line}" for line in wrap(panel.note, WIDTH - 2)]
    return [heading(panel.title, colour=colour), *lines, *note]


def _cell(value: Value, column: str) -> str:
    if value is None:
        return ""
    if isinstance(value, Fraction | float):
        return percent(value) if column.endswith("%") else f"{float(value):.2f}"
    return str(value)


def in_columns(texts: Sequence[str]) -> list[str]:
    """The texts in as many columns as fit, read line by line."""
    width = max(map(len, texts), default=0) + 3
    count = max((WIDTH - 2 + 3) // width, 1)
    rows = [texts[at : at + count] for at in range(0, len(texts), count)]
    return ["  " + "".join(f"{text:{width}}" for text in row).rstrip() for row in rows]
