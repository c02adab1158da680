"""Charts in one theme, as SVG. Points and bars carry shapes, dashes or labels, so that no chart needs its colours."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import altair as alt
import polars as pl
import vl_convert

INK, QUIET, GRID = "#22262b", "#5d6670", "#e3e6ea"
SERIES = ("#1f5f8b", "#c2571a", "#3f7d3a", "#7a4f9c", "#8a6d1d", "#a3325c", "#2a7f86", "#5d6670")
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down", "triangle-right", "triangle-left")
DASHES = ([1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 2], [1, 3], [10, 4], [3, 1])
WIDTH = 560

THEME: dict[str, Any] = {
    "background": "#ffffff",
    "font": "system-ui, 'DejaVu Sans', sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": QUIET,
        "titleColor": INK,
        "titleFontWeight": 600,
        "gridColor": GRID,
        "domainColor": QUIET,
        "tickColor": QUIET,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "labelLimit": 420,
    },
    "legend": {"labelFontSize": 12, "titleFontSize": 12, "labelLimit": 320, "orient": "bottom", "columns": 2},
    "range": {"category": list(SERIES)},
}


def intervals(rows: Sequence[tuple[str, float, float, float]], *, axis: str, zero: float | None = None) -> str:
    """One line for each row: a name, the value as a point, and its interval as a bar. `zero` draws a reference line."""
    known = [row for row in rows if all(number == number for number in row[1:])]
    if not known:
        return ""
    frame = pl.DataFrame(known, schema=["name", "value", "low", "high"], orient="row")
    order = [row[0] for row in known]
    y = alt.Y("name:N", sort=order, title=None)
    x = alt.X("value:Q", title=axis, scale=alt.Scale(zero=False, padding=8))
    base = alt.Chart(frame)
    bars = base.mark_rule(strokeWidth=2, color=SERIES[0]).encode(y=y, x=alt.X("low:Q", title=axis), x2="high:Q")
    points = base.mark_point(filled=True, size=70, color=SERIES[0]).encode(y=y, x=x)
    layers: list[Any] = [bars, points]
    if zero is not None:
        rule = alt.Chart(pl.DataFrame({"zero": [zero]})).mark_rule(strokeDash=[4, 3], color=QUIET)
        layers.insert(0, rule.encode(x=alt.X("zero:Q", title=axis)))
    return svg(alt.layer(*layers).properties(width=WIDTH - 120, height=24 * len(known) + 10))


def lines(
    series: Mapping[str, Sequence[tuple[float, float, float, float]]], *, x: str, y: str, band: bool = True
) -> str:
    """Curves of (x, value, low, high), one for each name, with their intervals as bands."""
    rows = [(name, *point) for name, points in series.items() for point in points if point[1] == point[1]]
    if not rows:
        return ""
    frame = pl.DataFrame(rows, schema=["name", "x", "value", "low", "high"], orient="row")
    names = list(series)
    legend = _line_legend() if len(names) > 1 else None
    colour = alt.Color("name:N", scale=alt.Scale(domain=names), title=None, legend=legend)
    dash = alt.StrokeDash(
        "name:N",
        scale=alt.Scale(domain=names, range=[list(DASHES[at % 8]) for at in range(len(names))]),
        title=None,
        legend=legend,
    )
    across = alt.X("x:Q", title=x)
    base = alt.Chart(frame)
    layers: list[Any] = []
    if band:
        layers.append(
            base.mark_area(opacity=0.15).encode(x=across, y=alt.Y("low:Q", title=y), y2="high:Q", color=colour)
        )
    layers.append(
        base.mark_line(strokeWidth=2).encode(
            x=across, y=alt.Y("value:Q", title=y, scale=alt.Scale(zero=False)), color=colour, strokeDash=dash
        )
    )
    return svg(alt.layer(*layers).properties(width=WIDTH, height=240))


def bars(rows: Sequence[tuple[str, float]], *, x: str, y: str) -> str:
    """Bars by category, in the order given."""
    if not rows:
        return ""
    frame = pl.DataFrame(list(rows), schema=["name", "value"], orient="row")
    chart = alt.Chart(frame).encode(
        x=alt.X("name:O", sort=[row[0] for row in rows], title=x, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
        y=alt.Y("value:Q", title=y),
    )
    return svg(chart.mark_bar(color=SERIES[0]).properties(width=WIDTH, height=220))


def stacked(rows: Sequence[tuple[float, str, float]], *, x: str, y: str) -> str:
    """Shares along x: (x, kind, share)."""
    if not rows:
        return ""
    frame = pl.DataFrame(list(rows), schema=["x", "kind", "share"], orient="row")
    kinds = list(dict.fromkeys(row[1] for row in rows))
    base = alt.Chart(frame).encode(x=alt.X("x:Q", title=x))
    legend = _line_legend()
    dash = alt.StrokeDash(
        "kind:N",
        scale=alt.Scale(domain=kinds, range=[list(DASHES[at % 8]) for at in range(len(kinds))]),
        title=None,
        legend=legend,
    )
    chart = base.mark_line(strokeWidth=2).encode(
        y=alt.Y("share:Q", title=y, axis=alt.Axis(format="%")),
        color=alt.Color("kind:N", scale=alt.Scale(domain=kinds), title=None, legend=legend),
        strokeDash=dash,
    )
    return svg(chart.properties(width=WIDTH, height=240))


def scatter(rows: Sequence[tuple[float, float, str, str]], *, x: str, y: str) -> str:
    """Labelled points: (x, y, label, kind); the kind sets the shape."""
    if not rows:
        return ""
    frame = pl.DataFrame(list(rows), schema=["x", "y", "label", "kind"], orient="row")
    kinds = list(dict.fromkeys(row[3] for row in rows))
    base = alt.Chart(frame).encode(
        x=alt.X("x:Q", title=x, scale=alt.Scale(zero=False)), y=alt.Y("y:Q", title=y, scale=alt.Scale(zero=False))
    )
    points = base.mark_point(filled=True, size=80).encode(
        shape=alt.Shape("kind:N", scale=alt.Scale(domain=kinds, range=list(SHAPES[: len(kinds)])), title=None),
        color=alt.Color("kind:N", scale=alt.Scale(domain=kinds), title=None),
    )
    labels = base.mark_text(align="left", dx=8, fontSize=10, color=INK).encode(text="label:N")
    return svg(alt.layer(points, labels).properties(width=WIDTH, height=320))


def _line_legend() -> alt.Legend:
    """One legend for colours and dashes, drawn with lines."""
    return alt.Legend(symbolType="stroke", symbolSize=600, symbolStrokeWidth=2, symbolOpacity=1)


def svg(chart: Any) -> str:
    """A chart as SVG; its description is left to the sentence next to it."""
    spec = chart.to_dict()
    spec["config"] = THEME
    return str(vl_convert.vegalite_to_svg(json.dumps(spec)))
