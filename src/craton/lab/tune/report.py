"""The result of tuning: a Pareto table, a plot, and what each wish costs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from craton.lab.report import charts
from craton.lab.report.page import Section, Table, page
from craton.lab.stats.interval import Interval
from craton.lab.tune.halving import Judged, Plan, costs, pareto
from craton.lab.tune.wishes import Wish

NEARLY = 0.1
"""A total miss up to this, relative to the wishes, is called near."""


def status(one: Judged) -> str:
    """How well a variant meets the wishes, in words."""
    if one.surely:
        return "meets all, certainly"
    if one.meets:
        return "meets all, not certainly"
    return "nearly" if sum(one.misses) <= NEARLY else "no"


def table(plan: Plan, judged: Sequence[Judged]) -> Table:
    best = set(map(id, pareto(judged)))
    rows = []
    for one in judged:
        cells: list[str | int] = [one.name, status(one), "yes" if id(one) in best else "no", one.games]
        cells += [_shown(interval) for interval in one.measured]
        rows.append(tuple(cells))
    return Table(("Variant", "Wishes", "Pareto", "Games", *(wish.text for wish in plan.wishes)), tuple(rows))


def _shown(interval: Interval) -> str:
    if not interval.is_known:
        return "–"
    return f"{interval.value:.3g} ({interval.low:.3g} to {interval.high:.3g})"


def lines(plan: Plan, judged: Sequence[Judged], most: int = 10) -> list[str]:
    """The result for the terminal."""
    good = [one for one in judged if one.meets]
    near = [one for one in judged if status(one) == "nearly"]
    sure = sum(one.surely for one in judged)
    meet, do = "meets" if len(good) == 1 else "meet", "does" if len(near) == 1 else "do"
    found = [
        f"{len(good)} of {len(judged)} variants {meet} all wishes, {sure} of them certainly; {len(near)} nearly {do}."
    ]
    for one in [*good, *near, *(other for other in pareto(judged) if not other.meets and other not in near)][:most]:
        values = ", ".join(_value(wish, one.measured[at].value) for at, wish in enumerate(plan.wishes))
        found.append(f"  {one.name}: {status(one)} ({values}; {one.games} games)")
    return [*found, *(f"  {line}" for line in costs(plan, judged))]


def _value(wish: Wish, value: float) -> str:
    return f"{wish.name} {value:.3g}"


def build(plan: Plan, judged: Sequence[Judged], title: str) -> str:
    """The result as HTML."""
    lead = [f"<p class=verdict>{escape(lines(plan, judged, 0)[0])}</p>"]
    lead.append(
        f"<p class=quiet>{len(plan.games)} variants, {plan.rounds} rounds of successive halving beginning with"
        f" {plan.first_round} games each, bot {escape(str(plan.bot))}, seed {plan.seed}."
        " All intervals hold together with 95%.</p>"
    )
    sections = [
        Section(
            "Variants",
            "Variants by how well they meet the wishes; Pareto variants are beaten by no other in every wish.",
            (),
            table(plan, judged),
            level=2,
        )
    ]
    front = pareto(judged)
    if len(plan.wishes) > 1:
        x, y = plan.wishes[:2]
        points = [
            (one.measured[0].value, one.measured[1].value, one.name if one in front or one.meets else "", status(one))
            for one in judged
            if one.measured[0].is_known and one.measured[1].is_known
        ]
        sentence = f"Each variant by {x.name} and {y.name}; {len(front)} variants are on the Pareto front."
        sections.append(Section("Trade-off", sentence, (charts.scatter(points, x=x.name, y=y.name),), level=2))
    rows = tuple((line.partition(": ")[0], line.partition(": ")[2]) for line in costs(plan, judged))
    sections.append(
        Section(
            "What each wish costs", "How many variants each wish rules out.", (), Table(("Wish", "Cost"), rows), level=2
        )
    )
    return page(title, lead, sections)
