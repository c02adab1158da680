"""Mechanics: how often each rule fires, as the game itself counts it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from craton.core.mechanics import Mechanic
from craton.lab.measures.tables import MAX_COUNTED, mechanic_rows
from craton.lab.report import charts
from craton.lab.report.page import Section, Table

if TYPE_CHECKING:
    from craton.lab.report.build import Study


def sections(main: Sequence[Study]) -> list[Section]:
    tables = main[0].games.game.definition.mechanics.tables
    found = [section for mechanic in tables if (section := _section(mechanic, main)) is not None]
    if not found:
        return []
    sentence = f"How often each rule came into play, counted in up to {MAX_COUNTED:,} games of each cell."
    return [Section("Mechanics", sentence, level=2), *found]


def is_on(mechanic: Mechanic, one: Study) -> bool:
    """Whether the option that a mechanic belongs to differs from its default in a cell."""
    if mechanic.option is None:
        return True
    default = next(o.default for o in one.games.game.definition.options if o.name == mechanic.option)
    return bool(one.games.game.options[mechanic.option] != default)


def _section(mechanic: Mechanic, main: Sequence[Study]) -> Section | None:
    rows, marks = [], []
    for one in main:
        if not is_on(mechanic, one):
            continue
        for case, hits, trials, ratio in mechanic_rows(one.summary, mechanic.name):
            if not ratio.is_known:
                continue
            rows.append(
                (
                    one.games.name,
                    case,
                    hits,
                    trials,
                    _written(mechanic, ratio.value),
                    _range(mechanic, ratio.low, ratio.high),
                )
            )
            name = case if len(main) == 1 else f"{one.games.name}: {case}"
            marks.append((name, ratio.value, ratio.low, ratio.high))
    if not rows:
        return None
    columns = (
        "Cell",
        mechanic.cases,
        mechanic.hits,
        mechanic.trials,
        "Share" if mechanic.unit == "share" else "Ratio",
        "95%",
    )
    cell, case, hits, trials, value, interval = rows[0]
    place = "" if case == "all" else f" ({mechanic.cases} {case})"
    sentence = (
        f"{mechanic.title} in {cell}{place}: {value} ({interval}), {hits:,.0f} of {trials:,.0f} {mechanic.trials}."
    )
    if mechanic.unit != "share":
        sentence = f"{mechanic.title} in {cell}{place}: {value} ({interval}), over {trials:,.0f} {mechanic.trials}."
    figure = charts.intervals(marks, axis=f"{mechanic.hits} / {mechanic.trials}") if len(marks) > 1 else ""
    return Section(mechanic.title, sentence, (figure,) if figure else (), Table(columns, tuple(rows)))


def _written(mechanic: Mechanic, value: float) -> str:
    return f"{100 * value:.1f}%" if mechanic.unit == "share" else f"{value:.2f}"


def _range(mechanic: Mechanic, low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f}%" if mechanic.unit == "share" else f"{low:.2f} to {high:.2f}"
