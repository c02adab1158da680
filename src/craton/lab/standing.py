"""The standing of a duel: the statistics of its finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from craton.draw.html import html_table
from craton.lab.duel import Duel, Played
from craton.lab.elo import Estimate, estimate
from craton.lab.sprt import Sprt, Tested


@dataclass(frozen=True)
class Standing:
    """Only complete pairs count: half a pair would favour the bot that had the better seat in it."""

    finished: int
    """Finished games, including those of incomplete pairs."""
    games: int
    """Games of complete pairs."""
    units: int
    """Complete pairs; without pairing, games."""
    wins: int
    draws: int
    losses: int
    """Wins, draws and losses are those of A."""
    estimate: Estimate
    tested: Tested
    first_seat: float
    """The first seat's share of the points."""
    mean_turns: float
    reasons: dict[str, int]
    different: int
    """Distinct games: without chance and random openings bots may repeat themselves, and repetitions prove nothing."""

    def _repr_html_(self) -> str:
        found, tested = self.estimate, self.tested
        rows = [
            ("games", self.games),
            ("A's wins, draws, losses", f"{self.wins}, {self.draws}, {self.losses}"),
            ("A's score", f"{found.score:.1%} (95%: {found.low:.1%} to {found.high:.1%})"),
            ("Elo of A minus B's", f"{found.elo:+.0f} (95%: {found.elo_low:+.0f} to {found.elo_high:+.0f})"),
            ("sequential test", tested.verdict),
            ("first seat's score", f"{self.first_seat:.1%}"),
            ("turns on average", f"{self.mean_turns:.1f}"),
            ("ended by", ", ".join(f"{reason} {count}" for reason, count in self.reasons.items())),
        ]
        return html_table(rows if self.units else rows[:1])


def standing(duel: Duel, played: Iterable[Played], sprt: Sprt | None = None) -> Standing:
    """The statistics of the games played so far, in any order."""
    size = 2 if duel.paired else 1
    finished = {game.number: game for game in played}
    sizes = Counter(map(duel.unit, finished))
    units = sorted(unit for unit, count in sizes.items() if count == size)
    counted = [finished[number] for unit in units for number in range(size * unit, size * unit + size)]
    points = [sum(game.score for game in counted[at : at + size]) / size for at in range(0, len(counted), size)]
    results = Counter(game.score for game in counted)
    return Standing(
        finished=len(finished),
        games=len(counted),
        units=len(units),
        wins=results[1.0],
        draws=results[0.5],
        losses=results[0.0],
        estimate=estimate(points),
        tested=(sprt or Sprt()).test(points),
        first_seat=_mean([game.score if game.first == "A" else 1 - game.score for game in counted], 0.5),
        mean_turns=_mean([game.turns for game in counted], 0.0),
        reasons=dict(sorted(Counter(game.reason for game in counted).items())),
        different=len({game.movetext for game in counted}),
    )


def _mean(values: list[float] | list[int], default: float) -> float:
    return sum(values) / len(values) if values else default
