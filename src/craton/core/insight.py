"""Explanations of a position: marks, links, regions, tables and sentences.

A game's `insight` package produces these values; the terminal and the browser draw them without knowing the game. Cells
are numbers here and names in `to_json`.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from craton.boards import Board

Value = Fraction | float | int | str | None
"""The value of a table cell or a mark. In a column whose name ends with %, fractions are shown as percentages."""


@dataclass(frozen=True)
class Odds:
    """The exact probability of something that may come next: a group's survival, an attack's success."""

    what: str
    """An action or an event: `xc5`, `roll a1`."""
    words: str
    """A short description: `black, size 3`, `2 allies`."""
    probability: Fraction
    cells: tuple[int, ...]

    def to_json(self, board: Board) -> dict[str, Any]:
        return _fields_to_json(self, board)


@dataclass(frozen=True)
class Mark:
    """A note on one cell. Marks, links and regions of one `layer` are shown or hidden together."""

    layer: str
    cell: int
    label: str
    """At most four characters to write on the cell: `50%`, `+1.2`, `!`."""
    words: str
    """A full sentence, for a tooltip or a screen reader."""
    value: Value = None
    """The value for a heat map; higher is better for the side to move."""


@dataclass(frozen=True)
class Link:
    """A relation between two cells: a connection, a threat, a support."""

    layer: str
    start: int
    end: int
    words: str


@dataclass(frozen=True)
class Region:
    """Cells that belong together: a group, a lifeline, a rectangle, a formation."""

    layer: str
    cells: tuple[int, ...]
    side: str
    """`black`, `white`, or empty if it belongs to neither."""
    label: str
    words: str
    value: Value = None


@dataclass(frozen=True)
class Panel:
    """A table of numbers under a title."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: str = ""


@dataclass(frozen=True)
class Insight:
    """Everything a game has to say about a position."""

    marks: tuple[Mark, ...] = ()
    links: tuple[Link, ...] = ()
    regions: tuple[Region, ...] = ()
    panels: tuple[Panel, ...] = ()
    sentences: tuple[str, ...] = ()
    """What matters in this position, the most important first."""
    shown: str = ""
    """The layer to draw by default; empty for the first one."""

    @property
    def layers(self) -> tuple[str, ...]:
        """The names of all layers in order of appearance."""
        items: tuple[Region | Link | Mark, ...] = (*self.regions, *self.links, *self.marks)
        return tuple(dict.fromkeys(item.layer for item in items))

    @property
    def first(self) -> str:
        """The layer to draw by default; empty if there are no layers."""
        return self.shown or next(iter(self.layers), "")

    def to_json(self, board: Board) -> dict[str, Any]:
        """Return the insight as JSON, cells as names and exact numbers as {"exact": "5/6", "value": 0.8333}."""
        return {
            "marks": [_fields_to_json(mark, board) for mark in self.marks],
            "links": [_fields_to_json(link, board) for link in self.links],
            "regions": [_fields_to_json(region, board) for region in self.regions],
            "panels": [_fields_to_json(panel, board) for panel in self.panels],
            "sentences": list(self.sentences),
            "layers": list(self.layers),
            "shown": self.first,
        }


def _fields_to_json(item: Odds | Mark | Link | Region | Panel, board: Board) -> dict[str, Any]:
    """The fields of a value by name."""
    found = {name: number_to_json(value) for name, value in vars(item).items()}
    for name in found.keys() & {"cell", "start", "end"}:
        found[name] = board.names[found[name]]
    if "cells" in found:
        found["cells"] = [board.names[cell] for cell in found["cells"]]
    if isinstance(item, Panel):
        found["columns"] = list(item.columns)
        found["rows"] = [[number_to_json(value) for value in row] for row in item.rows]
    return found


def number_to_json(value: Value) -> Any:
    """Return a value as JSON; a Fraction becomes its exact text with a float beside it."""
    return {"exact": str(value), "value": float(value)} if isinstance(value, Fraction) else value
