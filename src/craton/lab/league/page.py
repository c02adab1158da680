"""The page of a league: ratings and who beats whom as pictures, their numbers as tables, and cycles by name."""

from __future__ import annotations

from html import escape
from typing import Any

import altair as alt
import polars as pl

from craton.core.wording import counted
from craton.lab.league.league import League, Results
from craton.lab.league.ratings import Rating, beats, cycles, rate, share
from craton.lab.report import charts
from craton.lab.report.page import Section, Table, page

MOST_CYCLES = 12
CELL = 40
"""Pixels of a cell of the matrix."""


def names_of(league: League) -> list[str]:
    """The players' names, without what all of them have in common."""
    return [str(player).removeprefix("style:") for player in league.players]


def ranking(ratings: list[Rating]) -> list[int]:
    """The players, the best first."""
    return sorted(range(len(ratings)), key=lambda at: -ratings[at].elo)


def ratings_picture(names: list[str], ratings: list[Rating]) -> str:
    """The ratings with their intervals, as SVG."""
    rows = [(names[at], ratings[at].elo, ratings[at].low, ratings[at].high) for at in ranking(ratings)]
    return charts.intervals(rows, axis="Elo, with 95% intervals", zero=0)


def matrix_picture(names: list[str], ratings: list[Rating], results: Results) -> str:
    """Who beats whom, as SVG: the row's score in percent, bold and framed where the row clearly beats the column."""
    order = [names[at] for at in ranking(ratings)]
    pairings, rows = len(results.scores), []
    for row, name in enumerate(names):
        for column, other in enumerate(names):
            found = share(results.scores, row, column) if row != column else None
            if found is not None:
                wins = beats(results.scores, row, column, pairings)
                rows.append((name, other, found.score, f"{100 * found.score:.0f}", wins))
    if not rows:
        return ""
    frame = pl.DataFrame(rows, schema=["row", "column", "score", "text", "wins"], orient="row")
    base = alt.Chart(frame).encode(
        y=alt.Y("row:N", sort=order, title="points of"),
        x=alt.X(
            "column:N", sort=order, title="against, in percent", axis=alt.Axis(orient="top", labelAngle=-50, grid=False)
        ),
    )
    shade = alt.Color("score:Q", scale=alt.Scale(domain=[0, 1], range=["#ffffff", "#6fa3cc"]), legend=None)
    clear = base.transform_filter("datum.wins")
    other_cells = base.transform_filter("!datum.wins")
    layers = (
        base.mark_rect().encode(color=shade),
        clear.mark_rect(fillOpacity=0, stroke=charts.INK, strokeWidth=2),
        clear.mark_text(fontSize=12, fontWeight="bold", color=charts.INK).encode(text="text:N"),
        other_cells.mark_text(fontSize=12, color=charts.INK).encode(text="text:N"),
    )
    side = CELL * len(names)
    return charts.svg(alt.layer(*layers).properties(width=side, height=side))


def cycle_sentences(league: League, results: Results) -> list[str]:
    """The cycles as sentences."""
    names = names_of(league)
    found = cycles(len(names), results.scores)
    sentences = []
    for cycle in found[:MOST_CYCLES]:
        a, b, c = (names[at] for at in cycle.players)
        first, second, third = (f"{100 * score:.0f}%" for score in cycle.scores)
        sentences.append(f"{a} beats {b} ({first}), {b} beats {c} ({second}), {c} beats {a} ({third}).")
    if len(found) > MOST_CYCLES:
        sentences.append(f"{counted(len(found) - MOST_CYCLES, 'further cycle')} not shown.")
    return sentences


def as_text(league: League, results: Results, ratings: list[Rating]) -> str:
    """The ratings and cycles for a terminal."""
    names = names_of(league)
    width = max(map(len, names))
    lines = [f"  {'':{width}}  {'Elo':>6}  {'95%':^16}  score"]
    for at in ranking(ratings):
        one = ratings[at]
        lines.append(f"  {names[at]:{width}}  {one.elo:+6.0f}  {one.low:+6.0f} to {one.high:+6.0f}  {one.score:6.1%}")
    found = cycle_sentences(league, results)
    lines.append("  rock, paper, scissors:" if found else "  no cycle among clear results")
    return "\n".join([*lines, *(f"    {sentence}" for sentence in found)])


def as_json(league: League, results: Results, ratings: list[Rating]) -> dict[str, Any]:
    """The same as data: ratings, every pairing with its interval, cycles."""
    names = [str(player) for player in league.players]
    pairings = []
    for row, column in league.pairings:
        found = share(results.scores, row, column)
        if found is not None:
            number = len(results.scores[row, column])
            pairings.append(
                {"a": names[row], "b": names[column], "pairs": number, "score": found.score}
                | {"low": found.low, "high": found.high}
            )
    return {
        **league.settings,
        "ratings": [
            {"player": names[at], "elo": one.elo, "low": one.low, "high": one.high, "score": one.score}
            for at, one in enumerate(ratings)
        ],
        "pairings": pairings,
        "cycles": [
            {"players": [names[at] for at in cycle.players], "scores": list(cycle.scores)}
            for cycle in cycles(len(names), results.scores)
        ],
    }


def as_html(league: League, results: Results, ratings: list[Rating]) -> str:
    """A self-contained page."""
    names, order = names_of(league), ranking(ratings)
    options = "default options" if league.game.options_text == "-" else league.game.options_text
    how = (
        f"Every player met every other in {counted(league.pairs, 'pair')} of games with the same dice and the same"
        f" {counted(league.openings, 'random action')} at the beginning, with seats swapped; {options}, seed"
        f" {league.seed}."
    )
    found = cycle_sentences(league, results)
    table = tuple(
        (names[at], *(f"{value:+.0f}" for value in (one.elo, one.low, one.high)), f"{one.score:.1%}")
        for at, one in ((at, ratings[at]) for at in order)
    )
    sections = [
        Section(
            "Ratings",
            f"{names[order[0]]} is rated highest, {names[order[-1]]} lowest. Bradley–Terry ratings in Elo with mean 0;"
            " a difference of 100 means 64% of the points.",
            (ratings_picture(names, ratings),),
            Table(("player", "Elo", "95% from", "to", "score"), table),
            level=2,
        ),
        Section(
            "Who beats whom",
            "Each number is the row's share of the points against the column, in percent; dark means high. Framed bold"
            " numbers are wins beyond chance at a level of 5% for all pairings together (Bonferroni).",
            (matrix_picture(names, ratings, results),),
            Table(("player", "opponent", "score", "95% from", "to", "pairs"), _pairing_rows(names, order, results)),
            level=2,
            folded=True,
        ),
        Section(
            "Rock, paper, scissors",
            "Each of three beats the next clearly, and the third beats the first."
            if found
            else "No cycle among clear results: the ratings describe the league without contradiction.",
            table=Table(("cycle",), tuple((sentence,) for sentence in found)) if found else None,
            level=2,
        ),
    ]
    return page(f"{league.game.title}: a league of strategies", [f"<p>{escape(how)}</p>"], sections)


def rated(league: League, results: Results) -> list[Rating]:
    return rate(len(league.players), results.scores, seed=league.seed)


def _pairing_rows(names: list[str], order: list[int], results: Results) -> tuple[tuple[str, ...], ...]:
    rows = []
    for at, row in enumerate(order):
        for column in order[at + 1 :]:
            found = share(results.scores, row, column)
            if found is not None:
                number = len(results.scores[min(row, column), max(row, column)])
                shown = (f"{value:.1%}" for value in (found.score, found.low, found.high))
                rows.append((names[row], names[column], *shown, str(number)))
    return tuple(rows)
