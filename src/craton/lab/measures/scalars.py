"""Measures with one number for each game: their means have intervals, and two cells can be compared by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import nan
from typing import Literal

import numpy as np

from craton.kernel.layout import BLACK_SEAT, CHANCE, MOVER
from craton.lab.measures.games import Floats, Sample

Group = Literal["Balance", "Flow", "Excitement", "Chance", "Size"]

DECIDED = 0.9
"""A seat whose win probability stays at or above this until the end has the game decided."""
LATE = 0.75
"""Late uncertainty is measured after this share of the actions."""
LEAD = 0.02
"""A lead smaller than this does not count as leading: it is within the noise of an evaluation."""


@dataclass(frozen=True)
class Measure:
    """A number for each game; NaN where it is undefined."""

    name: str
    title: str
    group: Group
    of: Callable[[Sample], float]
    low: float | None = None
    high: float | None = None
    """The bounds of its possible values, if it has any."""
    percent: bool = False
    is_pooled: bool = False
    """Whether it is a property of all games of a cell together: a game's number is its jackknife pseudo-value, which
    `summarise` fills in."""

    @property
    def is_bounded(self) -> bool:
        return self.low is not None and self.high is not None

    def written(self, value: float) -> str:
        if not np.isfinite(value):
            return "–"
        return f"{100 * value:.1f}%" if self.percent else f"{value:.2f}" if abs(value) < 100 else f"{value:.0f}"


def undefined(sample: Sample) -> float:
    return nan


def branching(sample: Sample) -> float:
    choices = sample.moves.choices
    return float(choices[choices > 0].mean()) if (choices > 0).any() else nan


def forced(sample: Sample) -> float:
    choices = sample.moves.choices
    return float((choices[choices > 0] == 1).mean()) if (choices > 0).any() else nan


def coverage(sample: Sample) -> float:
    return float((sample.stones > 0).any(axis=0).mean())


def occupancy(sample: Sample) -> float:
    return float((sample.stones[-1] > 0).mean())


def tree_size(sample: Sample) -> float:
    """log10 of the product of the numbers of choices along the game (a Knuth estimate of the game tree's size)."""
    choices = sample.moves.choices
    return float(np.log10(choices[choices > 0]).sum())


def decision_values(sample: Sample) -> tuple[Floats, Floats] | None:
    """The first seat's values before each decision and at the end, and the seats that decide (0 or 1)."""
    if sample.values is None:
        return None
    states = sample.moves.states[:-1]
    decides = states[:, MOVER] != CHANCE
    values = np.append(sample.values[:-1][decides], sample.values[-1])
    movers = states[decides, MOVER]
    seats = np.where(movers >= 3, movers - 3, movers ^ states[decides, BLACK_SEAT])
    return values, seats.astype(np.float64)


def winner_values(sample: Sample) -> Floats | None:
    """The eventual winner's values before each decision; None without values or in a draw."""
    found = decision_values(sample)
    if found is None or sample.first_score == 0.5:
        return None
    values = found[0][:-1]
    return values if sample.first_score == 1 else 1 - values


def drama(sample: Sample) -> float:
    values = winner_values(sample)
    if values is None or len(values) == 0:
        return nan
    behind = values[values < 0.5]
    return float(np.sqrt(2 * (0.5 - behind)).mean()) if len(behind) else 0.0


def lead_changes(sample: Sample) -> float:
    found = decision_values(sample)
    if found is None:
        return nan
    leaders = np.sign(found[0] - 0.5)[np.abs(found[0] - 0.5) > LEAD]
    return float((leaders[1:] != leaders[:-1]).sum())


def decisiveness(sample: Sample) -> float:
    """The share of the game's actions after which it was decided: from there on the winner stayed ahead by far."""
    values = winner_values(sample)
    if values is None or len(values) == 0:
        return nan
    open_at = np.flatnonzero(values < DECIDED)
    return float((open_at[-1] + 1) / len(values)) if len(open_at) else 0.0


def late_uncertainty(sample: Sample) -> float:
    found = decision_values(sample)
    if found is None or len(found[0]) < 2:
        return nan
    value = float(found[0][int(LATE * (len(found[0]) - 1))])
    return 1 - 2 * abs(value - 0.5)


def killer_move(sample: Sample) -> float:
    """The largest gain of win probability by a single action of the eventual winner."""
    found = decision_values(sample)
    if found is None or sample.values is None or sample.first_score == 0.5:
        return nan
    gains = _gains(sample)
    seats = found[1]
    own = gains[seats == (0 if sample.first_score == 1 else 1)]
    return float(own.max()) if len(own) else nan


def permanence(sample: Sample) -> float:
    """The share of a gain that the opponent's reply leaves, averaged over gains of more than LEAD."""
    found = decision_values(sample)
    if found is None:
        return nan
    gains, seats = _gains(sample), found[1]
    kept = [
        min(1.0, max(0.0, 1 - gains[at + 1] / gains[at]))
        for at in range(len(gains) - 1)
        if gains[at] > LEAD and seats[at + 1] != seats[at]
    ]
    return float(np.mean(kept)) if kept else nan


def tempo(sample: Sample) -> float:
    """What the right to move is worth: a seat's value when it is to move minus its value when the other seat is."""
    found = decision_values(sample)
    if found is None:
        return nan
    values, seats = found[0][:-1], found[1]
    own = np.where(seats == 0, values, 1 - values)
    turns = np.flatnonzero(seats[1:] != seats[:-1])
    return float((own[turns] + own[turns + 1] - 1).mean()) if len(turns) else nan


def _gains(sample: Sample) -> Floats:
    """What each decision changes in the value of the seat that decides."""
    assert sample.values is not None
    states = sample.moves.states[:-1]
    decides = states[:, MOVER] != CHANCE
    movers = states[decides, MOVER]
    seats = np.where(movers >= 3, movers - 3, movers ^ states[decides, BLACK_SEAT])
    changes = np.diff(sample.values)[decides]
    found: Floats = np.where(seats == 0, changes, -changes)
    return found


MEASURES: tuple[Measure, ...] = (
    Measure("first", "First seat's score", "Balance", lambda s: s.first_score, 0, 1, percent=True),
    Measure("black", "Black's score", "Balance", lambda s: s.black_score, 0, 1, percent=True),
    Measure(
        "first without luck",
        "First seat's score, luck removed",
        "Balance",
        lambda s: nan if s.luck is None else s.first_score - s.luck,
        percent=True,
    ),
    Measure("draws", "Draws", "Balance", lambda s: float(s.first_score == 0.5), 0, 1, percent=True),
    Measure("swaps", "Seats swapped", "Balance", lambda s: float(s.moves.states[-1, BLACK_SEAT]), 0, 1, percent=True),
    Measure("turns", "Length in turns", "Flow", lambda s: float(s.turns)),
    Measure("decisions", "Decisions", "Flow", lambda s: float((s.moves.choices > 0).sum())),
    Measure("branching", "Legal actions per decision", "Flow", branching),
    Measure("forced", "Forced actions", "Flow", forced, 0, 1, percent=True),
    Measure("coverage", "Coverage: cells ever occupied", "Flow", coverage, 0, 1, percent=True),
    Measure("occupancy", "Cells occupied at the end", "Flow", occupancy, 0, 1, percent=True),
    Measure(
        "completion", "Completion: ended by its rules", "Flow", lambda s: float(s.reason != "move-cap"), 0, 1, True
    ),
    Measure(
        "margin",
        "Winning margin in points",
        "Flow",
        lambda s: nan if s.points is None else float(abs(s.points[0] - s.points[1])),
    ),
    Measure("drama", "Drama", "Excitement", drama, 0, 1),
    Measure("lead changes", "Lead changes", "Excitement", lead_changes),
    Measure("decisiveness", "Decision point", "Excitement", decisiveness, 0, 1, percent=True),
    Measure("late uncertainty", "Late uncertainty", "Excitement", late_uncertainty, 0, 1),
    Measure("killer move", "Killer move", "Excitement", killer_move, -1, 1),
    Measure("permanence", "Permanence", "Excitement", permanence, 0, 1, percent=True),
    Measure("tempo", "Tempo: worth of the move", "Excitement", tempo, -1, 1),
    Measure("chance events", "Chance events", "Chance", lambda s: float((s.movers == CHANCE).sum())),
    Measure("luck", "Luck: share of the result's variance", "Chance", undefined, 0, 1, percent=True, is_pooled=True),
    Measure("tree", "Game tree, log10", "Size", tree_size),
)
