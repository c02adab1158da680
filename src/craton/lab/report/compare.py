"""A/B: every cell against the first one, measure by measure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from craton.lab.measures.scalars import MEASURES, Measure
from craton.lab.report import charts
from craton.lab.report.page import Section, Table
from craton.lab.stats.comparison import Effect, corrected, paired_effect, unpaired_effect

if TYPE_CHECKING:
    from craton.lab.report.build import Contents, Study

BY_NAME = {measure.name: measure for measure in MEASURES}
MAX_COMPARED = 12


def effects(contents: Contents) -> list[tuple[Study, list[Effect]]]:
    """The effects of each cell against the first one; the correction is for all comparisons of the report."""
    main = contents.of("main")
    if len(main) < 2:
        return []
    found = [
        (other, [effect for effect in _all(contents, main[0], other) if not _is_constant(effect)])
        for other in main[1 : MAX_COMPARED + 1]
    ]
    flat = [
        Effect(f"{at}|{e.name}", e.a, e.b, e.difference, e.size, e.p) for at, (_, row) in enumerate(found) for e in row
    ]
    by_cell: dict[int, list[Effect]] = {at: [] for at in range(len(found))}
    for effect in corrected(flat):
        at, _, name = effect.name.partition("|")
        by_cell[int(at)].append(
            Effect(name, effect.a, effect.b, effect.difference, effect.size, effect.p, effect.corrected)
        )
    return [(other, by_cell[at]) for at, (other, _) in enumerate(found)]


def _all(contents: Contents, a: Study, b: Study) -> list[Effect]:
    return [_effect(contents, a, b, measure) for measure in MEASURES]


def _is_constant(effect: Effect) -> bool:
    """Whether a measure is the same in every game, such as draws in a game without them: nothing is compared."""
    return effect.difference.low == effect.difference.high == 0


def _effect(contents: Contents, a: Study, b: Study, measure: Measure) -> Effect:
    values = [one.games.by_unit(one.summary.scalars[measure.name]) for one in (a, b)]
    both = min(map(len, values))
    if contents.paired and a.games.unit_size == b.games.unit_size and both == max(map(len, values)):
        paired = paired_effect(measure.name, values[0], values[1])
        alone = unpaired_effect(measure.name, values[0], values[1])
        # Units share dice and opening, so the paired interval is the right one; it is not always the narrower one.
        return paired if np.isfinite(paired.p) else alone
    return unpaired_effect(measure.name, values[0], values[1])


def sections(contents: Contents) -> list[Section]:
    found = effects(contents)
    if not found:
        return []
    main = contents.of("main")
    parts = [
        Section(
            "Comparison",
            f"Every cell against {main[0].games.name}. Effects are sorted by importance, those that are certain first;"
            f" the p-values are corrected for all {sum(len(row) for _, row in found)} comparisons (Holm).",
            level=2,
        )
    ]
    for other, row in found:
        rows = []
        for effect in row:
            measure = BY_NAME[effect.name]
            if not effect.difference.is_known:
                continue
            rows.append(
                (
                    f"{measure.title} (points)" if measure.percent else measure.title,
                    measure.written(effect.a),
                    measure.written(effect.b),
                    _gap(measure, effect.difference.value),
                    f"{_gap(measure, effect.difference.low)} to {_gap(measure, effect.difference.high)}",
                    f"{effect.size:+.2f}",
                    "<0.001" if effect.corrected < 0.001 else f"{effect.corrected:.3f}",
                )
            )
        columns = ("Measure", main[0].games.name, other.games.name, "Difference", "95%", "Effect size", "Corrected p")
        marks = [
            (BY_NAME[e.name].title, e.size, _sized(e, e.difference.low), _sized(e, e.difference.high))
            for e in row
            if e.difference.is_known and np.isfinite(e.size) and e.size != 0
        ]
        figure = charts.intervals(marks, axis="difference in standard deviations", zero=0.0)
        parts.append(
            Section(
                f"{other.games.name} against {main[0].games.name}",
                _sentence(main[0], other, row),
                (figure,),
                Table(columns, tuple(rows)),
            )
        )
    return parts


def lines(contents: Contents) -> list[str]:
    """The comparisons in one line each."""
    main = contents.of("main")
    return [
        f"{other.games.name} against {main[0].games.name}: {_sentence(main[0], other, row)}"
        for other, row in effects(contents)
    ]


def _sentence(a: Study, b: Study, row: list[Effect]) -> str:
    shown = [effect for effect in row if effect.is_shown]
    if not shown:
        games = min(len(a.games), len(b.games))
        return f"No measure differs certainly after {games:,} games each."
    words = []
    for effect in shown[:3]:
        measure = BY_NAME[effect.name]
        half = effect.difference.half_width
        unit = " points" if measure.percent else ""
        words.append(
            f"{measure.title} {_gap(measure, effect.difference.value)} ± {_gap(measure, half).lstrip('+')}{unit}"
        )
    more = len(shown) - len(words)
    return "Certain differences: " + "; ".join(words) + (f"; and {more} more." if more else ".")


def _gap(measure: Measure, value: float) -> str:
    text = f"{100 * value:+.1f}" if measure.percent else f"{value:+.3f}" if measure.is_bounded else f"{value:+.2f}"
    return text if text.strip("-+0.") else text.lstrip("-+")


def _sized(effect: Effect, end: float) -> float:
    return effect.size * end / effect.difference.value if effect.difference.value else 0.0
