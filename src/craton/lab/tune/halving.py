"""Successive halving (Jamieson and Talwalkar, 2016): all variants play a few games, the better half plays twice as
many, and so on.

A variant is judged by how far the intervals of its measures are from the wishes. The intervals are widened for the
number of variants, wishes and rounds (Bonferroni), so that all of them hold together with 95%, although the variants
shown in the end were selected by their results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist

import polars as pl

from craton.bots.spec import BotSpec
from craton.core.errors import OptionError
from craton.core.game import Game
from craton.lab.experiment.plan import MAX_GAMES, Cell, Evaluation, Experiment, Stopping
from craton.lab.experiment.run import Run, local_executor
from craton.lab.experiment.store import Store
from craton.lab.measures.tables import Summary
from craton.lab.report.collect import contents_of
from craton.lab.stats.interval import Interval, Z
from craton.lab.tune.wishes import Wish

EVALUATED = 16
"""Evaluated games of each variant in the first round, and twice as many in each later one, without chance events. With
them all games are evaluated, which removes luck from the edge and makes its interval much narrower."""


@dataclass(frozen=True)
class Plan:
    """What `craton lab tune` does."""

    games: Sequence[Game]
    wishes: Sequence[Wish]
    bot: BotSpec
    first_round: int = 64
    """Games of each variant in the first round."""
    rounds: int = 3
    seed: int = 0
    simulations: int = 100
    """Of the evaluations."""

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= 12:
            raise OptionError(f"Tuning has 1 to 12 rounds, not {self.rounds}.")
        if not 2 <= self.first_round <= MAX_GAMES:
            raise OptionError(f"The first round has 2 to {MAX_GAMES:,} games for each variant, not {self.first_round}.")

    @property
    def evaluated(self) -> int:
        """Evaluated games of each variant in the first round."""
        return self.first_round if any(game.most_outcomes for game in self.games) else EVALUATED

    @property
    def widening(self) -> float:
        """The factor by which 95% intervals are widened."""
        comparisons = len(self.games) * len(self.wishes) * self.rounds
        return NormalDist().inv_cdf(1 - 0.025 / comparisons) / Z


@dataclass(frozen=True)
class Judged:
    """A variant with its measures."""

    game: Game
    games: int
    measured: tuple[Interval, ...]
    """By wish."""
    misses: tuple[float, ...]
    """How far the estimates are from the wishes; 0 where they are inside."""
    least: float
    """The smallest total miss that the intervals allow."""
    surely: bool
    """Whether all intervals are inside the ranges."""
    round: int

    @property
    def name(self) -> str:
        return "default rules" if self.game.options_text == "-" else self.game.options_text.replace(",", ", ")

    @property
    def meets(self) -> bool:
        return not any(self.misses)


def tune(
    plan: Plan, folder: Path, jobs: int, progress: Callable[[int, Run], None] = lambda number, run: None
) -> list[Judged]:
    """Run all rounds; return every variant as it was judged last, the best first."""
    left = list(plan.games)
    last: dict[Game, Judged] = {}
    earlier: dict[str, pl.DataFrame] = {}
    for number in range(plan.rounds):
        experiment = Experiment(
            title=f"Round {number + 1}",
            cells=tuple(Cell(game.options_text, game, plan.bot, plan.bot) for game in left),
            stopping=Stopping(games=plan.first_round * 2**number),
            seed=plan.seed,
            evaluation=Evaluation(plan.evaluated * 2**number, plan.simulations),
        )
        store = Store(folder / f"round-{number + 1}", experiment)
        if not store.games().height:
            for at, cell in enumerate(experiment.cells):
                if cell.key in earlier:
                    store.append(earlier[cell.key].with_columns(cell=pl.lit(at)).to_dicts())
        run = Run(experiment, store)
        for _ in run.play(local_executor(jobs)):
            progress(number, run)
        store.merge()
        contents = contents_of(run, jobs=jobs)
        judged = [_judge(plan, study.summary, number) for study in contents.studies]
        last |= {one.game: one for one in judged}
        judged.sort(key=lambda one: (one.least, sum(one.misses)))
        left = [one.game for one in judged[: max(1, len(judged) // 2)]]
        earlier = {study.games.game.options_text: study.games.frame for study in contents.studies}
        earlier = {cell.key: earlier[cell.game.options_text] for cell in experiment.cells}
    return sorted(last.values(), key=lambda one: (not one.surely, sum(one.misses), one.least, -one.games))


def _judge(plan: Plan, summary: Summary, number: int) -> Judged:
    measured = tuple(wish.measured(summary, plan.widening) for wish in plan.wishes)
    pairs = list(zip(plan.wishes, measured, strict=True))
    return Judged(
        summary.games.game,
        len(summary.games),
        measured,
        tuple(wish.miss(interval.value) for wish, interval in pairs),
        sum(wish.least_miss(interval) for wish, interval in pairs),
        all(wish.is_met(interval) for wish, interval in pairs),
        number + 1,
    )


def pareto(judged: Sequence[Judged]) -> list[Judged]:
    """The variants that no other one equals or beats in every wish and beats in one."""

    def beats(a: Judged, b: Judged) -> bool:
        return a.misses != b.misses and all(x <= y for x, y in zip(a.misses, b.misses, strict=True))

    return [one for one in judged if not any(beats(other, one) for other in judged)]


def costs(plan: Plan, judged: Sequence[Judged]) -> list[str]:
    """What each wish costs: how many more variants would meet the others without it."""
    every = sum(one.meets for one in judged)
    lines = []
    for at, wish in enumerate(plan.wishes):
        without = sum(not any(miss for other, miss in enumerate(one.misses) if other != at) for one in judged)
        alone = sum(not one.misses[at] for one in judged)
        lines.append(
            f"{wish.text}: met by {alone} of {len(judged)} variants; without this wish {without} would meet all others"
            f" instead of {every}."
        )
    return lines
