"""Text output that several commands share: titles, tables, lists, boards with labels."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import zip_longest
from textwrap import wrap
from typing import Any, TypeVar

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.insight import Insight, Link, Mark, Panel, Region, Value
from craton.core.picture import picture_of
from craton.core.position import Position
from craton.core.sides import SIDES, Actor, Side
from craton.core.state import State
from craton.core.text import write_position
from craton.core.wording import percent_cell, shortened
from craton.draw.picture import Picture
from craton.draw.terminal import draw_text
from craton.draw.terminal_canvas import Style
from craton.record import UNFINISHED, Record

T = TypeVar("T")

WIDTH = 80
NUMBERS = (int, float, Fraction)
MAX_WORDS = 12
MIN_COLUMN = 10
"""Columns of text are not wrapped more narrowly than this."""
MAX_LABEL_LENGTH = 4


def labelled(position: Position, labels: Mapping[int, str]) -> Picture:
    """The position's picture with short labels on cells."""
    return replace(picture_of(position, None), labels=labels)


def position_json(position: Position) -> dict[str, Any]:
    """The position that a command reports about, as the beginning of its JSON."""
    game = position.game
    return {"game": game.name, "options": game.options_text, "position": write_position(position)}


def use_colour() -> bool:
    """Whether to use colour: on capable terminals, unless NO_COLOR is set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def game_title(game: Game) -> str:
    """The title of a game with the options that differ from their defaults."""
    return game.title if game.options_text == "-" else f"{game.title} {game.options_text}"


def record_title(record: Record) -> str:
    """One line with the game, its options and the players of a record."""
    first, second = record.tags.get("First", "first seat"), record.tags.get("Second", "second seat")
    options = "" if record.tags.get("Options", "-") == "-" else f"{record.tags['Options']} "
    return f"{record.tags.get('Game', 'unknown game')} {options}({first} against {second})"


def seat_names(record: Record, state: State, longest: int, *, with_sides: bool = False) -> tuple[str, str]:
    """The players' names if they differ, otherwise the seats; sides are those at the end."""
    sides = SIDES if state.seat(Side.BLACK) is Actor.FIRST else SIDES[::-1]
    first, second = (shortened(record.tags.get(tag, ""), longest) for tag in ("First", "Second"))
    if not (first and second) or first == second:
        return f"{sides[0]}, first seat", f"{sides[1]}, second seat"
    return (f"{first} ({sides[0]})", f"{second} ({sides[1]})") if with_sides else (first, second)


def result_off_board(record: Record, state: State) -> list[str]:
    """A line on a match that ended by something other than the rules, such as resignation; else nothing."""
    if state.outcome is not None or record.termination == UNFINISHED:
        return []
    reason = record.tags.get("Reason", "another reason")
    return [f"  The match ended {record.termination} by {reason}, not on the board."]


def until_interrupted(items: Iterable[T], total: int) -> tuple[list[T], bool]:
    """All items, or those up to an interrupt, and whether they are all; shows progress on a terminal."""
    found: list[T] = []
    shows, complete = sys.stderr.isatty(), True
    try:
        for item in items:
            found.append(item)
            if shows:
                text = f"\r  {len(found)} of {total} steps; press Ctrl-C to stop here "
                print(text, end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        complete = False
    if shows:
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)
    return found, complete


def heading(text: str, *, colour: bool) -> str:
    return f"{Style(bold=True).code()}{text}{Style().code()}" if colour else text


def paragraphs(sentences: Sequence[str], width: int = WIDTH) -> list[str]:
    """Each sentence as a list item, wrapped at the right edge."""
    return [line for text in sentences for line in wrap(text, width, initial_indent="- ", subsequent_indent="  ")]


def table(panel: Panel, *, colour: bool, line: int = WIDTH) -> list[str]:
    """A panel with its title and aligned columns, numbers to the right; empty columns are left out.

    On a line that is too short for the columns, each row is a list of names and values instead.
    """
    columns, texts = [], []
    for at, name in enumerate(panel.columns):
        values = [row[at] for row in panel.rows if row[at] is not None]
        if values:
            columns.append([name.removesuffix("%").strip(), *(_cell(row[at], name) for row in panel.rows)])
            texts.append(not all(isinstance(value, NUMBERS) for value in values))
    note = [f"  {text}" for text in wrap(panel.note, line - 2)]
    widths = _narrowed([max(map(len, cells)) for cells in columns], texts, line)
    if widths is None:
        names, *rows = zip(*columns, strict=True)
        pairs = (", ".join(f"{name} {cell}".strip() for name, cell in zip(names, row, strict=True)) for row in rows)
        return [heading(panel.title, colour=colour), *paragraphs(list(pairs), line), *note]
    lines = []
    for row in zip(*columns, strict=True):
        folded = [wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
        for parts in zip_longest(*folded, fillvalue=""):
            cells = zip(parts, widths, texts, strict=True)
            aligned = (part.ljust(width) if is_text else part.rjust(width) for part, width, is_text in cells)
            lines.append(f"  {'  '.join(aligned)}".rstrip())
    return [heading(panel.title, colour=colour), *lines, *note]


def _narrowed(widths: list[int], texts: list[bool], line: int) -> list[int] | None:
    """Narrow the widest columns of text, whose cells are wrapped, until the table fits a line; None if it cannot."""
    found = list(widths)
    while sum(found) + 2 * len(found) > line:
        width, widest = max(((width, at) for at, width in enumerate(found) if texts[at]), default=(0, 0))
        if width <= MIN_COLUMN:
            return None
        found[widest] -= 1
    return found


def insight_blocks(insight: Insight, *, colour: bool, lines: int | None = None, width: int = WIDTH) -> list[list[str]]:
    """The sentences and the panels of an insight, each as lines; with `lines`, only the panels that fit.

    Panels without rows are left out.
    """
    found = [paragraphs(insight.sentences, width)]
    for panel in filter(lambda panel: panel.rows, insight.panels):
        block = table(panel, colour=colour, line=width)
        if lines is None or sum(len(one) + 1 for one in (*found, block)) <= lines:
            found.append(block)
    return found


def with_layer(seen: Position, insight: Insight, layer: str, *, colour: bool, width: int = WIDTH) -> list[str]:
    """The board with the labels of one layer, and a line naming all layers."""
    board = draw_text(labelled(seen, layer_labels(insight, layer)), colour=colour, legend_width=width).splitlines()
    others = ", ".join(name for name in insight.layers if name != layer)
    return board + wrap(f"On the board: {layer}.{f' Other layers: {others}.' if others else ''}", width)


def words_of(insight: Insight, layer: str, width: int = WIDTH) -> list[str]:
    """The sentences of a layer, each once and wrapped; marks with the highest values first."""
    marks = [mark for mark in insight.marks if mark.layer == layer]
    marks.sort(key=lambda mark: -mark.value if isinstance(mark.value, NUMBERS) else 0)
    items: tuple[Region | Link | Mark, ...] = (*insight.regions, *insight.links, *marks)
    words = list(dict.fromkeys(item.words for item in items if item.layer == layer))
    if len(words) > MAX_WORDS:
        words[MAX_WORDS:] = [f"And {len(words) - MAX_WORDS} more."]
    return paragraphs(words, width)


def check_layer(insight: Insight, layer: str) -> None:
    """Raise CratonError if there is no such layer."""
    if layer not in insight.layers:
        known = ", ".join(insight.layers) or "none"
        raise CratonError(f"There is no layer {shortened(layer, 20)} here; the layers are: {known}.")


def layer_labels(insight: Insight, layer: str) -> dict[int, str]:
    """The labels by cell, those of regions on their first cell; two labels share a cell if they fit."""
    labels: dict[int, str] = {}
    items = [(region.cells[0], region.label) for region in insight.regions if region.layer == layer and region.cells]
    for cell, label in [*items, *((mark.cell, mark.label) for mark in insight.marks if mark.layer == layer)]:
        both = labels.get(cell, "") + label
        labels[cell] = both if len(both) <= MAX_LABEL_LENGTH else label
    return labels


def _cell(value: Value, column: str) -> str:
    if value is None:
        return ""
    if isinstance(value, Fraction | float):
        return percent_cell(value) if column.endswith("%") else f"{float(value):.2f}"
    return str(value)


def in_columns(texts: Sequence[str], line: int = WIDTH) -> list[str]:
    """The texts in as many columns as fit a line, row by row."""
    width = max(map(len, texts), default=0) + 3
    count = max((line - 2 + 3) // width, 1)
    rows = [texts[at : at + count] for at in range(0, len(texts), count)]
    return ["  " + "".join(f"{text:{width}}" for text in row).rstrip() for row in rows]
