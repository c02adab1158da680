"""Tables, lists and labelled boards for a terminal, of whatever game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import zip_longest
from textwrap import wrap

from craton.core.errors import CratonError
from craton.core.insight import Insight, Link, Mark, Panel, Region, Value
from craton.core.picture import picture_of
from craton.core.position import Position
from craton.draw.picture import Picture
from craton.draw.terminal import draw_text
from craton.draw.terminal_canvas import Style
from craton.odds.table import percent

WIDTH = 80
NUMBERS = (int, float, Fraction)
MOST_WORDS = 12
LONGEST_LABEL = 4


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
    columns, texts = [], []
    for at, name in enumerate(panel.columns):
        values = [row[at] for row in panel.rows if row[at] is not None]
        if values:
            columns.append([name.removesuffix("%").strip(), *(_cell(row[at], name) for row in panel.rows)])
            texts.append(not all(isinstance(value, NUMBERS) for value in values))
    widths = _narrowed([max(map(len, cells)) for cells in columns], texts)
    lines = []
    for row in zip(*columns, strict=True):
        folded = [wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
        for parts in zip_longest(*folded, fillvalue=""):
            cells = zip(parts, widths, texts, strict=True)
            aligned = (part.ljust(width) if is_text else part.rjust(width) for part, width, is_text in cells)
            lines.append(f"  {'  '.join(aligned)}".rstrip())
    note = [f"  {line}" for line in wrap(panel.note, WIDTH - 2)]
    return [heading(panel.title, colour=colour), *lines, *note]


def _narrowed(widths: list[int], texts: list[bool]) -> list[int]:
    """Takes what is too much for a line from the widest columns of text, whose cells are folded then."""
    found = list(widths)
    while sum(found) + 2 * len(found) > WIDTH:
        widest = max((width, at) for at, width in enumerate(found) if texts[at])[1]
        found[widest] -= 1
    return found


def told(insight: Insight, *, colour: bool, lines: int | None = None) -> list[list[str]]:
    """The sentences and the panels of an insight, each as lines; lines: only panels for which there is room."""
    found = [paragraphs(insight.sentences)]
    for panel in insight.panels:
        block = table(panel, colour=colour)
        if lines is None or sum(len(one) + 1 for one in (*found, block)) <= lines:
            found.append(block)
    return found


def with_layer(seen: Position, insight: Insight, layer: str, *, colour: bool) -> list[str]:
    """The board with the labels of one layer, and a line that names the layers."""
    board = draw_text(labelled(seen, _labels(insight, layer)), colour=colour).splitlines()
    others = ", ".join(name for name in insight.layers if name != layer)
    return board + wrap(f"On the board: {layer}.{f' Other layers: {others}.' if others else ''}", WIDTH)


def words_of(insight: Insight, layer: str) -> list[str]:
    """What a layer says, each sentence once, folded; of marks with values the highest first."""
    marks = [mark for mark in insight.marks if mark.layer == layer]
    marks.sort(key=lambda mark: -mark.value if isinstance(mark.value, NUMBERS) else 0)
    items: tuple[Region | Link | Mark, ...] = (*insight.regions, *insight.links, *marks)
    words = list(dict.fromkeys(item.words for item in items if item.layer == layer))
    if len(words) > MOST_WORDS:
        words[MOST_WORDS:] = [f"And {len(words) - MOST_WORDS} more."]
    return paragraphs(words)


def check_layer(insight: Insight, layer: str) -> None:
    if layer not in insight.layers:
        known = ", ".join(insight.layers) or "none"
        raise CratonError(f"There is no layer {layer[:20]} here; the layers are: {known}.")


def _labels(insight: Insight, layer: str) -> dict[int, str]:
    """What stands on the cells: a region's label on its first one. Two labels share a cell where there is room."""
    labels: dict[int, str] = {}
    items = [(region.cells[0], region.label) for region in insight.regions if region.layer == layer and region.cells]
    for cell, label in [*items, *((mark.cell, mark.label) for mark in insight.marks if mark.layer == layer)]:
        both = labels.get(cell, "") + label
        labels[cell] = both if len(both) <= LONGEST_LABEL else label
    return labels


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
