"""The HTML of a report: sections with a sentence, a figure and the figure's numbers as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from craton.lab.stats.interval import Interval

STYLE = """
:root { --ink: #22262b; --quiet: #5d6670; --line: #d5d9de; --paper: #fff; --wash: #f5f6f8; --accent: #1f5f8b; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
  color: var(--ink); background: var(--paper); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; } h2 { font-size: 1.3rem; margin: 2.5rem 0 .25rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .25rem; }
p { margin: .4rem 0; max-width: 46rem; } .quiet { color: var(--quiet); font-size: .9rem; }
.verdict { border-left: 4px solid var(--accent); background: var(--wash); padding: .6rem .9rem; margin: .75rem 0; }
nav ul { columns: 2; padding-left: 1.2rem; } a { color: var(--accent); }
figure { margin: .75rem 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; } .pair > * { flex: 1 1 20rem; }
table { border-collapse: collapse; font-size: .9rem; margin: .5rem 0; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left; }
th { background: var(--wash); font-weight: 600; vertical-align: bottom; } td.number, th.number { text-align: right; }
td.number { white-space: nowrap; } td:first-child { min-width: 10rem; }
details { margin: .5rem 0; } summary { cursor: pointer; color: var(--accent); }
.replay { border: 1px solid var(--line); padding: .75rem; max-width: 30rem; }
.replay button { font: inherit; min-width: 2.5rem; min-height: 2.25rem; }
.replay input { width: 100%; } .replay .caption { min-height: 3em; }
@media print { nav, .replay button, .replay input { display: none; } details { display: block; } }
"""

Cell = str | int | float | None


@dataclass(frozen=True)
class Table:
    """A table: the column names and the rows. Columns that hold only numbers are aligned to the right."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def html(self) -> str:
        """The table as HTML."""
        numeric = [all(_is_number(row[at]) for row in self.rows) for at in range(len(self.columns))]
        heads = "".join(
            f"<th{_class(flag)} scope=col>{escape(name)}</th>" for name, flag in zip(self.columns, numeric, strict=True)
        )
        body = "".join(f"<tr>{''.join(map(_data, row, numeric))}</tr>" for row in self.rows)
        return f"<div class=scroll><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"


@dataclass(frozen=True)
class Section:
    """A part of the report. `sentence` says what the figure shows; `table` holds its numbers."""

    title: str
    sentence: str
    figures: tuple[str, ...] = ()
    """SVG or other HTML, trusted: nothing from a file gets in unescaped."""
    table: Table | None = None
    level: int = 3
    folded: bool = False
    """Whether the table is folded away at first, because it is long."""

    @property
    def anchor(self) -> str:
        return "".join(letter if letter.isalnum() else "-" for letter in self.title.lower())

    def html(self) -> str:
        parts = [f'<section><h{self.level} id="{self.anchor}">{escape(self.title)}</h{self.level}>']
        if self.sentence:
            parts.append(f"<p>{escape(self.sentence)}</p>")
        if self.figures:
            inner = "".join(f"<figure>{figure}</figure>" for figure in self.figures)
            parts.append(f"<div class=pair>{inner}</div>" if len(self.figures) > 1 else inner)
        if self.table is not None:
            table = self.table.html()
            parts.append(f"<details><summary>Numbers</summary>{table}</details>" if self.folded else table)
        return "".join([*parts, "</section>"])


def page(title: str, lead: Sequence[str], sections: Sequence[Section], script: str = "") -> str:
    """The whole document. `lead` are paragraphs of HTML below the title."""
    links = "".join(
        f'<li><a href="#{section.anchor}">{escape(section.title)}</a></li>'
        for section in sections
        if section.level == 2
    )
    return (
        "<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        + "".join(lead)
        + f"<nav aria-label=Contents><ul>{links}</ul></nav>"
        + "".join(section.html() for section in sections)
        + f"</main>{f'<script>{script}</script>' if script else ''}</body></html>\n"
    )


def percent(interval: Interval | None) -> tuple[str, str]:
    """An estimate and its interval as texts."""
    if interval is None or not interval.is_known:
        return "–", "–"
    return f"{100 * interval.value:.1f}%", f"{100 * interval.low:.1f} to {100 * interval.high:.1f}%"


def written(cell: Cell) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, float):
        return "–" if cell != cell else f"{cell:.3g}" if abs(cell) < 1000 else f"{cell:,.0f}"
    return f"{cell:,}" if isinstance(cell, int) else cell


def _is_number(cell: Cell) -> bool:
    if cell is None or isinstance(cell, int | float):
        return True
    return (
        bool(cell) and cell[0] in "+-−–0123456789<>±" and not any(letter.isalpha() for letter in cell.replace("to", ""))
    )


def _data(cell: Cell, flag: bool) -> str:
    return f"<td{_class(flag)}>{escape(written(cell))}</td>"


def _class(flag: bool) -> str:
    return " class=number" if flag else ""
