"""Measures over all games of a cell: the scalar measures of each, curves along the game, cells, and openings.

One pass over the games: they are replayed once.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import numpy as np

from craton.core.mechanics import Count
from craton.core.picture import CELL_NAME
from craton.kernel.layout import BLACK, HASH
from craton.lab.experiment.openings import canonical_opening
from craton.lab.measures.games import CellGames, Floats, Sample
from craton.lab.measures.luck import luck_shares
from craton.lab.measures.scalars import MEASURES, Measure
from craton.lab.stats.interval import Interval, mean_interval, ratio_interval

BINS = 20
"""Parts of the game, from its beginning to its end, for curves."""
OPENING_ACTIONS = 2
MAX_COUNTED = 2_000
"""Games of a cell in which mechanics are counted."""


@dataclass
class Summary:
    """Everything that is measured in the games of a cell."""

    games: CellGames
    scalars: dict[str, Floats]
    """Measure name -> float64[games]."""
    branching: Floats
    """float64[games, BINS]: mean number of legal actions; NaN where the game has no decision in a bin"""
    trailing: Floats
    """float64[games, BINS]: the winner's value along the game, for evaluated games"""
    kinds: dict[str, Floats]
    """Kind of action -> float64[BINS]: how many there were."""
    kind_counts: dict[str, Floats]
    """Kind of action -> float64[games]: how many there were."""
    placed: Floats
    """float64[2, cells]: first stones by side"""
    won: Floats
    """float64[2, cells]: the points of the side that placed them"""
    openings: dict[tuple[int, ...], list[float]]
    """Opening up to symmetry -> the first seat's scores."""
    reasons: Counter[str]
    positions: Counter[int]
    """Positions by hash, for the estimate of the state space."""
    mechanics: dict[tuple[str, str], dict[int, Count]] = field(default_factory=dict)
    """Mechanic and case -> game -> hits and trials."""
    extremes: dict[str, int] = field(default_factory=dict)
    """A name -> the number of a game."""

    def interval(self, measure: Measure) -> Interval:
        """The mean of a measure over units, with its interval."""
        values = self.games.by_unit(self.scalars[measure.name])
        if measure.is_pooled:
            return mean_interval(values).within(measure.low, measure.high)
        return mean_interval(values, low=measure.low, high=measure.high)

    def scores(self) -> Floats:
        """The first seat's score in every game: with luck removed if all of them were evaluated."""
        found = self.scalars["first without luck"]
        return found if len(found) and np.isfinite(found).all() else self.games.first_scores

    @property
    def is_luckless(self) -> bool:
        """Whether luck is removed from `scores`."""
        return bool(len(self.games)) and self.scores() is not self.games.first_scores


def summarise(games: CellGames) -> Summary:
    """Measure all games of a cell."""
    board, count = games.game.board, len(games)
    found = Summary(
        games=games,
        scalars={measure.name: np.full(count, np.nan) for measure in MEASURES},
        branching=np.full((count, BINS), np.nan),
        trailing=np.full((count, BINS), np.nan),
        kinds=defaultdict(lambda: np.zeros(BINS)),
        kind_counts=defaultdict(lambda: np.zeros(count)),
        placed=np.zeros((2, len(board))),
        won=np.zeros((2, len(board))),
        openings=defaultdict(list),
        reasons=Counter(),
        positions=Counter(),
    )
    names = _Kinds(games)
    for at, sample in enumerate(games.samples()):
        for measure in MEASURES:
            found.scalars[measure.name][at] = measure.of(sample)
        found.reasons[sample.reason] += 1
        _curves(found, at, sample, names)
        _cells(found, sample)
        _opening(found, sample)
        found.positions.update(sample.moves.states[:, HASH].tolist())
        if at < MAX_COUNTED:
            _mechanics(found, at, sample)
    found.scalars["luck"] = _luck(games)
    found.extremes = _extremes(found)
    return found


def _luck(games: CellGames) -> Floats:
    """The pseudo-values of luck, for the evaluated games."""
    if not games.has_chance:
        return np.zeros(len(games))
    found = np.full(len(games), np.nan)
    numbers = games.frame["number"].to_list()
    at = [place for place, number in enumerate(numbers) if number in games.evaluations]
    evaluated = [games.evaluations[numbers[place]] for place in at]
    luck, twin = (np.array(column, float) for column in ([e.luck for e in evaluated], [e.twin_luck for e in evaluated]))
    found[at] = luck_shares(games.first_scores[at], luck, twin)
    return found


class _Kinds:
    """The kind of an action: its text with cells replaced by dots, or the game's word for that."""

    def __init__(self, games: CellGames) -> None:
        self._game = games.game
        self._known: dict[int, str] = {}

    def of(self, code: int) -> str:
        kind = self._known.get(code)
        if kind is None:
            text = CELL_NAME.sub("·", self._game.definition.notation.write(self._game, code))
            text = re.sub(r"\d+", "n", text)
            kind = self._known[code] = self._game.definition.action_kinds.get(text, text)
        return kind


def _bins(count: int) -> Floats:
    """The bin of each of `count` steps."""
    found: Floats = np.minimum(np.arange(count) * BINS // max(count, 1), BINS - 1)
    return found


def _curves(found: Summary, at: int, sample: Sample, kinds: _Kinds) -> None:
    decides = sample.moves.choices > 0
    choices = sample.moves.choices[decides]
    bins = _bins(len(choices))
    totals, counts = np.bincount(bins, choices, BINS), np.bincount(bins, minlength=BINS)
    with np.errstate(invalid="ignore"):
        found.branching[at] = totals / counts
    for place, code in zip(bins.tolist(), sample.moves.codes[decides].tolist(), strict=True):
        kind = kinds.of(code)
        found.kinds[kind][place] += 1
        found.kind_counts[kind][at] += 1
    if sample.values is not None and sample.first_score != 0.5:
        values = sample.values[:-1][decides]
        values = values if sample.first_score == 1 else 1 - values
        with np.errstate(invalid="ignore"):
            found.trailing[at] = np.bincount(bins, values, BINS) / counts


def _cells(found: Summary, sample: Sample) -> None:
    """Count the first stone on every cell, for the side that placed it."""
    stones = sample.stones
    any_stone = stones > 0
    cells = np.flatnonzero(any_stone.any(axis=0))
    sides = stones[any_stone[:, cells].argmax(axis=0), cells] - 1
    np.add.at(found.placed, (sides, cells), 1)
    points = np.where(sides == BLACK, sample.black_score, 1 - sample.black_score)
    np.add.at(found.won, (sides, cells), points)


def _opening(found: Summary, sample: Sample) -> None:
    codes = [code for code in sample.moves.codes[: 4 * OPENING_ACTIONS].tolist() if code >= 0][:OPENING_ACTIONS]
    for length in range(1, len(codes) + 1):
        found.openings[canonical_opening(found.games.game, codes[:length])].append(sample.first_score)


def _mechanics(found: Summary, at: int, sample: Sample) -> None:
    game = found.games.game
    counts = game.definition.mechanics.count(game, sample.moves.states.tolist(), sample.moves.codes.tolist())
    for mechanic, cases in counts.items():
        for case, count in cases.items():
            found.mechanics.setdefault((mechanic, case), {})[at] = count


def mechanic_rows(found: Summary, mechanic: str) -> list[tuple[str, float, float, Interval]]:
    """Case, hits, trials and their ratio, for the cases of a mechanic; games are the independent units."""
    rows = []
    counted = min(len(found.games), MAX_COUNTED)
    for (name, case), by_game in found.mechanics.items():
        if name == mechanic:
            counts = np.zeros((2, counted))
            for at, count in by_game.items():
                counts[:, at] = count
            rows.append((case, float(counts[0].sum()), float(counts[1].sum()), ratio_interval(counts[0], counts[1])))
    return sorted(rows, key=lambda row: (0, int(row[0])) if row[0].isdigit() else (1, 0))


def _extremes(found: Summary) -> dict[str, int]:
    """Games worth seeing: a typical one, and the most extreme ones."""
    if not len(found.games):
        return {}
    numbers = found.games.frame["number"].to_list()
    turns = found.scalars["turns"]
    picks = {
        "a game of typical length": int(np.abs(turns - np.median(turns)).argmin()),
        "the shortest game": int(turns.argmin()),
        "the longest game": int(turns.argmax()),
    }
    for name, measure in (("the most dramatic game", "drama"), ("the most lead changes", "lead changes")):
        values = found.scalars[measure]
        if np.isfinite(values).any():
            picks[name] = int(np.nanargmax(values))
    seen: set[int] = set()
    return {name: numbers[at] for name, at in picks.items() if not (at in seen or seen.add(at))}  # type: ignore[func-returns-value]


def opening_rows(found: Summary, length: int, most: int = 12) -> list[tuple[tuple[int, ...], int, Interval]]:
    """The most frequent openings of a length, with the first seat's score."""
    rows = [
        (codes, len(scores), mean_interval(np.array(scores), low=0, high=1))
        for codes, scores in found.openings.items()
        if len(codes) == length
    ]
    return sorted(rows, key=lambda row: (-row[1], row[0]))[:most]


def mean_curve(rows: Floats, high: float | None = None) -> list[Interval]:
    """The mean over games of each bin; values are from 0 to `high`."""
    return [mean_interval(rows[:, place]).within(0.0, high) for place in range(rows.shape[1])]


def states_seen(found: Summary) -> tuple[int, float]:
    """Distinct positions seen, and Chao's lower bound on the number of positions that such games reach."""
    counts = Counter(found.positions.values())
    once, twice = counts[1], counts[2]
    return len(found.positions), len(found.positions) + once * (once - 1) / (2 * (twice + 1))
