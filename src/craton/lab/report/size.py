"""Size and depth: the game tree, the state space, and Elo per doubling of the search."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, log2, log10, sqrt
from typing import TYPE_CHECKING

import numpy as np

from craton.core.game import Game
from craton.lab.elo import elo_at
from craton.lab.measures.scalars import MEASURES
from craton.lab.measures.tables import states_seen
from craton.lab.report import charts
from craton.lab.report.page import Section, Table
from craton.lab.stats.interval import mean_interval

if TYPE_CHECKING:
    from craton.lab.report.build import Contents, Study

TREE = next(measure for measure in MEASURES if measure.name == "tree")
STEP_SCORE = 0.6


def sections(contents: Contents) -> list[Section]:
    found = [
        Section("Size and depth", "How large the game is, and how much thinking helps.", level=2),
        _size(contents.of("main")),
    ]
    shown: set[Game] = set()
    for one in contents.of("main"):
        rungs = [other for other in contents.of("ladder") if other.games.game == one.games.game and len(other.games)]
        if rungs and one.games.game not in shown:
            shown.add(one.games.game)
            found.append(_ladder(one, rungs))
    return found


def _size(main: Sequence[Study]) -> Section:
    rows = []
    for one in main:
        tree = one.summary.interval(TREE)
        seen, chao = states_seen(one.summary)
        kinds = len(one.games.game.definition.glyphs) + 1
        cells = len(one.games.game.board)
        rows.append(
            (
                one.games.name,
                f"{tree.value:.1f}",
                f"{tree.low:.1f} to {tree.high:.1f}",
                seen,
                f"{log10(chao):.1f}" if chao > 0 else "–",
                f"{cells * log10(kinds):.1f}",
            )
        )
    sentence = (
        f"The game tree of {rows[0][0]} has about 10 to the {rows[0][1]} leaves; the number of positions lies between"
        f" 10 to the {rows[0][4]} (those that such games reach) and 10 to the {rows[0][5]} (all fillings of the board)."
    )
    columns = (
        "Cell",
        "log10 game tree",
        "95%",
        "Positions seen",
        "log10 positions, at least",
        "log10 positions, at most",
    )
    return Section("Game tree and state space", sentence, (), Table(columns, tuple(rows)))


def _ladder(one: Study, rungs: Sequence[Study]) -> Section:
    rows, marks, steps = [], [], []
    for other in rungs:
        strong, weak = (int(dict(spec.settings)["simulations"]) for spec in other.games.bots)
        strong_scores = other.games.by_unit(_strong_scores(other))
        if other.summary.is_luckless:
            score = mean_interval(strong_scores).within(0.0, 1.0)
        else:
            score = mean_interval(strong_scores, low=0, high=1)
        doublings = log2(strong / weak)
        elos = [elo_at(value) / doublings for value in (score.value, score.low, score.high)]
        rows.append(
            (
                f"{strong} against {weak}",
                len(other.games),
                f"{100 * score.value:.1f}%",
                f"{100 * score.low:.1f} to {100 * score.high:.1f}%",
                _elo(elos[0]),
                f"{_elo(elos[1])} to {_elo(elos[2])}",
            )
        )
        if all(map(isfinite, elos)):
            marks.append((f"{strong} against {weak}", elos[0], elos[1], elos[2]))
            steps.append((doublings, elos[0] * doublings, (elos[2] - elos[1]) * doublings / 2))
    total, spread = sum(step[1] for step in steps), sqrt(sum(step[2] ** 2 for step in steps))
    count, unit = sum(step[0] for step in steps) or 1.0, elo_at(STEP_SCORE)
    sentence = (
        f"Doubling the simulations gains {total / count:.0f} ± {spread / count:.0f} Elo on average; the ladder is"
        f" worth {total / unit:.1f} ± {spread / unit:.1f} steps of {100 * STEP_SCORE:.0f}%."
    )
    if all(other.summary.is_luckless for other in rungs):
        sentence += " Luck is removed from the scores."
    luck = next(measure for measure in MEASURES if measure.name == "luck")
    share = one.summary.interval(luck)
    if share.is_known and share.value > 0.005:
        sentence += (
            f" Between equal bots luck accounts for {100 * share.value:.0f}% ({100 * share.low:.0f} to"
            f" {100 * share.high:.0f}%) of the result's variance, so better decisions show less in the score than in"
            " a game without chance."
        )
    figure = charts.intervals(marks, axis="Elo for a doubling", zero=0.0)
    return Section(
        f"Depth: {one.games.name}",
        sentence,
        (figure,),
        Table(("Step", "Games", "Score", "95%", "Elo per doubling", "95%"), tuple(rows)),
    )


def _strong_scores(one: Study) -> np.ndarray:
    """The scores of the stronger bot, which has the first seat in even games."""
    scores = one.summary.scores()
    even = one.games.frame["number"].to_numpy() % 2 == 0
    found: np.ndarray = np.where(even, scores, 1 - scores)
    return found


def _elo(value: float) -> str:
    return f"{value:+.0f}" if isfinite(value) else ("-∞" if value < 0 else "+∞")
