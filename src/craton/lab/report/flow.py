"""Flow and excitement: the scalar measures, curves along the game, and the cells of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from craton.lab.measures.scalars import MEASURES
from craton.lab.measures.tables import BINS, mean_curve
from craton.lab.report import charts
from craton.lab.report.boards import heat_map
from craton.lab.report.page import Section, Table, percent
from craton.lab.stats.interval import Interval, ratio_interval, share_interval

if TYPE_CHECKING:
    from craton.lab.report.build import Study

MAX_SERIES = 6
LEAST_PLACED = 10
"""Stones on a cell below which no score is shown."""
GROUPS = {"Flow": "Flow", "Excitement": "Excitement", "Chance": "Chance and skill"}


def sections(main: Sequence[Study]) -> list[Section]:
    return [
        Section("Flow and excitement", "How the games go, from the first action to the last.", level=2),
        *(_scalars(main, group, title) for group, title in GROUPS.items()),
        _branching(main),
        _winner(main),
        *(_kinds(one) for one in main[:MAX_SERIES]),
        *(_cells(one) for one in main[:MAX_SERIES]),
    ]


def _scalars(main: Sequence[Study], group: str, title: str) -> Section:
    measures = [
        measure
        for measure in MEASURES
        if measure.group == group and any(one.summary.interval(measure).is_known for one in main)
    ]
    rows = []
    for measure in measures:
        cells: list[str] = [measure.title]
        for one in main:
            found = one.summary.interval(measure)
            cells += [
                measure.written(found.value),
                f"{measure.written(found.low)} to {measure.written(found.high)}" if found.is_known else "–",
            ]
        rows.append(tuple(cells))
    columns = ["Measure"]
    for one in main:
        columns += [one.games.name, "95%"]
    return Section(title, _scalar_sentence(main[0], group), (), Table(tuple(columns), tuple(rows)))


def _scalar_sentence(one: Study, group: str) -> str:
    def known(name: str) -> str:
        measure = next(measure for measure in MEASURES if measure.name == name)
        return measure.written(one.summary.interval(measure).value)

    name = one.games.name
    if group == "Flow":
        return (
            f"A game of {name} lasts {known('turns')} turns on average, with {known('branching')} legal actions for"
            " each decision."
        )
    if group == "Excitement":
        return (
            f"In {name} the lead changes {known('lead changes')} times in a game, and the game is decided after"
            f" {known('decisiveness')} of the decisions. docs/measures.md defines all measures."
        )
    if not one.games.has_chance:
        return f"{name} has no chance events: luck has no share in the results."
    luck, interval = percent(one.summary.interval(next(measure for measure in MEASURES if measure.name == "luck")))
    return (
        f"Luck accounts for {luck} ({interval}) of the variance of the results in {name}; the rest are the players'"
        " decisions. Between equal players the share of luck is at its largest."
    )


def _curve_section(
    title: str, sentence: str, curves: dict[str, np.ndarray], y: str, high: float | None = None
) -> Section:
    points = {
        name: [
            ((at + 0.5) / BINS, i.value, i.low if i.low == i.low else i.value, i.high if i.high == i.high else i.value)
            for at, i in enumerate(mean_curve(rows, high))
        ]
        for name, rows in curves.items()
    }
    table = Table(
        ("Share of the game", *(title for name in points for title in (name, "95%"))),
        tuple(
            (
                f"{100 * at / BINS:.0f} to {100 * (at + 1) / BINS:.0f}%",
                *(text for rows in points.values() for text in (f"{rows[at][1]:.3g}", _ends(*rows[at][2:]))),
            )
            for at in range(BINS)
        ),
    )
    return Section(title, sentence, (charts.lines(points, x="share of the game", y=y),), table, folded=True)


def _ends(low: float, high: float) -> str:
    return f"{low:.3g} to {high:.3g}" if low == low else "–"


def _branching(main: Sequence[Study]) -> Section:
    curves = {one.games.name: one.summary.branching for one in main[:MAX_SERIES]}
    first = mean_curve(main[0].summary.branching)
    sentence = (
        f"In {main[0].games.name} a decision has {first[0].value:.0f} legal actions at the beginning"
        f" and {first[-1].value:.0f} at the end."
    )
    return _curve_section("Branching along the game", sentence, curves, "legal actions")


def _winner(main: Sequence[Study]) -> Section:
    curves = {
        one.games.name: one.summary.trailing[np.isfinite(one.summary.trailing).any(axis=1)]
        for one in main[:MAX_SERIES]
        if np.isfinite(one.summary.trailing).any()
    }
    title = "The winner's chances along the game"
    if not curves:
        return Section(title, "No games were evaluated; set [evaluation] games above 0.")
    name, rows = next(iter(curves.items()))
    middle = np.nanmean(rows[:, BINS // 2])
    sentence = (
        f"Half way through, the eventual winner of {name} had a win probability of {100 * middle:.0f}%"
        f" according to the engine ({len(rows)} games evaluated)."
    )
    return _curve_section(title, sentence, curves, "the winner's win probability", 1.0)


def _kinds(one: Study) -> Section:
    kinds = one.summary.kinds
    totals = np.maximum(sum(kinds.values(), np.zeros(BINS)), 1)
    order = sorted(kinds, key=lambda kind: -kinds[kind].sum())[:7]
    rows = [((at + 0.5) / BINS, kind, float(kinds[kind][at] / totals[at])) for kind in order for at in range(BINS)]
    everything = sum(float(counts.sum()) for counts in kinds.values()) or 1
    shares = {kind: float(kinds[kind].sum()) / everything for kind in order}
    counts = one.summary.kind_counts
    actions = sum(counts.values(), np.zeros(len(one.games)))
    top = order[0] if order else "–"
    sentence = f"{100 * shares.get(top, 0):.0f}% of all actions are of the kind “{top}”" + (
        f", {100 * shares[order[1]]:.0f}% “{order[1]}”." if len(order) > 1 else "."
    )
    table = Table(
        ("Kind", "Share of all actions", "95%"),
        tuple((kind, *percent(ratio_interval(counts[kind], actions))) for kind in shares),
    )
    figure = charts.stacked(rows, x="share of the game", y="share of the actions") if len(order) > 1 else ""
    return Section(f"Kinds of action: {one.games.name}", sentence, (figure,) if figure else (), table)


def _cells(one: Study) -> Section:
    board, placed = one.games.game.board, one.summary.placed
    games = max(1, len(one.games))
    figures = []
    firsts: dict[int, dict[int, Interval]] = {}
    for side, title in enumerate(("Black", "White")):
        firsts[side] = {cell: share_interval(count, games) for cell, count in enumerate(placed[side].tolist())}
        figures.append(heat_map(board, firsts[side], title=f"{title} occupied the cell first: percent of the games"))
    both = placed.sum(axis=0)
    points = one.summary.won.sum(axis=0)
    wins = {
        cell: share_interval(float(points[cell]), float(both[cell]))
        for cell in range(len(board))
        if both[cell] >= LEAST_PLACED
    }
    figures.append(heat_map(board, wins, title="Score of the side that occupied the cell first, in percent"))
    best = int(both.argmax())
    rows = tuple(
        (board.names[cell], *(text for share in (firsts[0], firsts[1], wins) for text in percent(share.get(cell))))
        for cell in np.argsort(-both).tolist()
    )
    sentence = f"The cell occupied in most games is {board.names[best]} ({100 * both[best] / games:.0f}%)."
    table = Table(
        ("Cell", "Black first", "95%", "White first", "95%", "Score of the side that came first", "95%"), rows
    )
    return Section(f"Cells: {one.games.name}", sentence, tuple(figures), table, folded=True)
