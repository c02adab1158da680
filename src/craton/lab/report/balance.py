"""Balance: who wins, the value of every first action, the fair komi."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from craton.core.game import Game
from craton.lab.experiment.openings import first_actions
from craton.lab.measures.scalars import MEASURES
from craton.lab.measures.tables import opening_rows
from craton.lab.report import charts
from craton.lab.report.boards import heat_map
from craton.lab.report.page import Section, Table, percent
from craton.lab.stats.interval import Interval, mean_interval, quantile_interval, share_interval

if TYPE_CHECKING:
    from craton.lab.report.build import Contents, Study

Floats = npt.NDArray[np.float64]

FAIR = (0.45, 0.55)
BALANCE = [measure for measure in MEASURES if measure.group == "Balance"]
LUCKLESS = next(measure for measure in BALANCE if measure.name == "first without luck")


def sections(contents: Contents) -> list[Section]:
    main = contents.of("main")
    found = [_results(main), _reasons(main), *_komi(main), *_openings(contents)]
    return [Section("Balance", "Who wins, and by how much the rules favour one seat.", level=2), *found]


def _results(main: Sequence[Study]) -> Section:
    rows, marks = [], []
    measures = [measure for measure in BALANCE if any(one.summary.interval(measure).is_known for one in main)]
    if not any(one.games.has_swaps for one in main):  # sides and seats are the same
        measures = [measure for measure in measures if measure.name not in ("black", "swaps")]
    for one in main:
        cells: list[str | int] = [one.games.name if one.bots in one.games.name else f"{one.games.name}, {one.bots}"]
        cells.append(len(one.games))
        cells += [_together(one.summary.interval(measure)) for measure in measures]
        rows.append(tuple(cells))
        first = one.summary.interval(BALANCE[0])
        marks.append((one.games.name, first.value, first.low, first.high))
        luckless = one.summary.interval(LUCKLESS)
        if luckless.is_known:
            marks.append((f"{one.games.name}, luck removed", luckless.value, luckless.low, luckless.high))
    columns = ["Cell", "Games", *(measure.title for measure in measures)]
    best = max(main, key=lambda one: abs(one.verdict.edge))
    sentence = (
        f"The first seat scored {100 * marks[0][1]:.1f}% in {marks[0][0]}."
        if len(main) == 1
        else f"The largest edge is that of {best.games.name}: {best.verdict.edge:+.1f} points for the first seat."
    )
    if any(one.summary.interval(LUCKLESS).is_known for one in main):
        sentence += (
            " Removing luck leaves the expected score as it is and makes the interval narrower; the chart shows both."
        )
    figure = charts.intervals(marks, axis="the first seat's score", zero=0.5)
    return Section("Results", sentence, (figure,), Table(tuple(columns), tuple(rows)))


def luckless_sentence(one: Study) -> str:
    """The edge with luck removed, for the lead of the report; empty without chance events or evaluated games."""
    found = one.summary.interval(LUCKLESS)
    if not found.is_known:
        return ""
    edge, half = 100 * (found.value - 0.5), 100 * found.half_width
    seat = "the first seat" if one.games.has_swaps else "Black"
    return f" With luck removed {seat} is at {edge:+.1f} ± {half:.1f} points ({found.count:,} games evaluated)."


def _together(interval: Interval) -> str:
    value, ends = percent(interval)
    return f"{value} ({ends})" if interval.is_known else value


def _reasons(main: Sequence[Study]) -> Section:
    reasons = sorted({reason for one in main for reason in one.summary.reasons})
    rows = []
    for one in main:
        total = max(1, sum(one.summary.reasons.values()))
        shares = [share_interval(one.summary.reasons[reason], total) for reason in reasons]
        rows.append((one.games.name, *map(_together, shares)))
    columns = ("Cell", *reasons)
    common = max(reasons, key=lambda reason: main[0].summary.reasons[reason])
    sentence = f"In {main[0].games.name} most games end by {common}."
    return Section("How games end", sentence, (), Table(columns, tuple(rows)))


def _komi(main: Sequence[Study]) -> list[Section]:
    """The fair komi: the median of Black's lead, for games with points."""
    rows = []
    for one in main:
        frame = one.games.frame
        if frame["black_points"].null_count():
            continue
        leads = (frame["black_points"] - frame["white_points"]).to_numpy()
        fair, mean = quantile_interval(leads, 0.5), mean_interval(leads)
        rows.append(
            (
                one.games.name,
                f"{fair.value:g}",
                f"{fair.low:g} to {fair.high:g}",
                f"{mean.value:+.2f}",
                f"{mean.low:+.2f} to {mean.high:+.2f}",
            )
        )
    if not rows:
        text = "This game counts no points; the values of the first actions show how even a swap can make it."
        return [Section("Fair komi", text)]
    needy, points = ("Black" if rows[0][1].startswith("-") else "White"), rows[0][1].lstrip("-")
    unit = "point" if points == "1" else "points"
    sentence = f"In {rows[0][0]} {needy} would need {points} {unit} for an even game (the median of Black's lead)."
    columns = ("Cell", "Fair komi", "95%", "Black's mean lead", "95%")
    return [Section("Fair komi", sentence, (), Table(columns, tuple(rows)))]


def _openings(contents: Contents) -> list[Section]:
    found: list[Section] = []
    shown: set[Game] = set()
    for one in contents.of("main"):
        studied = [
            other for other in contents.of("openings") if other.games.game == one.games.game and len(other.games)
        ]
        if studied and one.games.game not in shown:
            shown.add(one.games.game)
            found.append(_studied(one, studied))
        found.append(_frequent(one))
    return found


def _studied(one: Study, studied: Sequence[Study]) -> Section:
    """The value of every first action, from games that begin with it."""
    game = one.games.game
    classes = {action.text: action for action in first_actions(game)}
    shares: dict[int, Interval] = {}
    rows = []
    for other in studied:
        text = other.opening[0]
        score = _score(other.summary.scores(), luckless=other.summary.is_luckless)
        rows.append((text, score, len(other.games), len(classes[text].images)))
        for code in classes[text].images:
            name = game.definition.notation.write(game, code)
            if name in game.board.index:
                shares[game.board.index[name]] = score
    rows.sort(key=lambda row: -row[1].value)
    weights = np.array([row[3] for row in rows], float)
    fair = np.array([FAIR[0] <= row[1].value <= FAIR[1] for row in rows])
    sure = np.array([FAIR[0] <= row[1].low and row[1].high <= FAIR[1] for row in rows])
    share = float((weights * fair).sum() / weights.sum())
    sentence = (
        f"{100 * share:.0f}% of the first actions score between 45% and 55% for the first seat"
        f" ({int((weights * sure).sum())} of {int(weights.sum())} surely); the best is {rows[0][0]} with"
        f" {100 * rows[0][1].value:.0f}%. {_swap_sentence(studied)}"
    )
    if all(other.summary.is_luckless for other in studied):
        sentence += " Luck is removed from all of these scores."
    figures = (heat_map(game.board, shares, title="the first seat's score in percent"),) if shares else ()
    table = Table(
        ("First action", "Symmetric ones", "Games", "First seat's score", "95%"),
        tuple((text, images, count, *percent(score)) for text, score, count, images in rows),
    )
    return Section(f"Value of first actions: {one.games.name}", sentence, figures, table, folded=len(rows) > 12)


def _swap_sentence(studied: Sequence[Study]) -> str:
    """The result if the second seat swaps when that is better: chosen on half of the games, judged on the others."""
    halves = []
    for chosen, judged in ((0, 1), (1, 0)):
        picks = []
        for other in studied:
            scores = other.summary.scores()
            here, there = scores[chosen::2], scores[judged::2]
            if len(here) and len(there):
                picks.append((min(here.mean(), 1 - here.mean()), here.mean() > 0.5, there))
        if not picks:
            return ""
        _, swaps, scores = max(picks, key=lambda pick: pick[0])
        halves.append(1 - scores if swaps else scores)
    value, interval = percent(_score(np.concatenate(halves), luckless=any(one.summary.is_luckless for one in studied)))
    return (
        "If the first seat takes the most even opening and the second swaps correctly,"
        f" the first seat scores {value} ({interval})."
    )


def _score(scores: Floats, *, luckless: bool) -> Interval:
    """The mean of results, or of results with luck removed, which may be below 0 or above 1."""
    return mean_interval(scores).within(0.0, 1.0) if luckless else mean_interval(scores, low=0, high=1)


def _frequent(one: Study) -> Section:
    game = one.games.game
    write = game.definition.notation.write
    rows = []
    for length in (1, 2):
        for codes, count, score in opening_rows(one.summary, length, most=8):
            text = " ".join(write(game, code) for code in codes)
            rows.append((text, count, f"{100 * count / max(1, len(one.games)):.1f}%", *percent(score)))
    top = rows[0] if rows else ("–", 0, "–", "–", "–")
    sentence = (
        f"The bots' most frequent first action is {top[0]} ({top[2]} of the games); symmetric openings are merged."
    )
    table = Table(("Opening", "Games", "Share", "First seat's score", "95%"), tuple(rows))
    return Section(f"Openings played: {one.games.name}", sentence, (), table, folded=True)
