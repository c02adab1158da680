"""Both sides' final scores, once only chance decides."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any

from craton.core.errors import CratonError
from craton.core.insight import number_to_json
from craton.core.position import Position
from craton.core.scores import FinalScores
from craton.core.sides import Side
from craton.core.state import State
from craton.core.view import View
from craton.odds.distribution import Distribution
from craton.odds.table import WIDTH, histogram, percent, shares_bar

Seen = State | Position | View


class JointScores:
    """The exact joint distribution of both final scores, and what follows from it. All probabilities are `Fraction`s.

    The two scores are independent: `joint` is the product of `scores["black"]` and `scores["white"]`.
    """

    def __init__(self, found: FinalScores) -> None:
        self.scores: Mapping[str, Distribution] = {
            "black": Distribution(found.black),
            "white": Distribution(found.white),
        }
        self.tied = str(found.tied) if found.tied else None
        """The side that wins when the scores are equal; None if that is a draw."""
        self.difference = self.scores["black"] - self.scores["white"]
        """Black's score less White's."""
        equal = self.difference[0]
        self.black = self.difference.probability_of(lambda lead: lead > 0) + equal * (found.tied is Side.BLACK)
        self.white = self.difference.probability_of(lambda lead: lead < 0) + equal * (found.tied is Side.WHITE)
        self.draw = equal * (found.tied is None)

    @property
    def expected(self) -> dict[str, Fraction]:
        """The mean score of each side."""
        return {side: scores.mean for side, scores in self.scores.items()}

    @property
    def clinched(self) -> str | None:
        """The side that wins whatever the dice say; None if there is none."""
        return "black" if self.black == 1 else "white" if self.white == 1 else None

    @cached_property
    def joint(self) -> Mapping[tuple[int, int], Fraction]:
        """(Black's score, White's score) -> probability."""
        black, white = self.scores["black"], self.scores["white"]
        return {(one, two): p * q for one, p in black.items() for two, q in white.items()}

    def to_json(self) -> dict[str, Any]:
        return {
            "black": number_to_json(self.black),
            "draw": number_to_json(self.draw),
            "white": number_to_json(self.white),
            "clinched": self.clinched,
            "tied": self.tied,
            "expected": {side: number_to_json(mean) for side, mean in self.expected.items()},
            "scores": {side: scores.to_json() for side, scores in self.scores.items()},
            "difference": self.difference.to_json(),
        }

    def to_svg(self, *, title: str = "", size: int = 480) -> str:
        """Who wins as one bar, and both sides' scores as bars side by side."""
        from craton.odds.picture import draw_bars

        return draw_bars(self.scores, title=title, size=size, wins=(self.black, self.draw, self.white))

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        ends = (f"Black wins {percent(self.black)}", f"draw {percent(self.draw)}", f"White wins {percent(self.white)}")
        gap = (WIDTH - sum(map(len, ends))) // 2
        strip = shares_bar({"█": self.black, "▒": self.draw, "░": self.white}, WIDTH)
        lines = [
            (" " * gap).join(ends),
            strip,
            "",
            *histogram({side.capitalize(): s for side, s in self.scores.items()}),
        ]
        lines += [f"{side.capitalize()}: {_summary(scores)}" for side, scores in self.scores.items()]
        return "\n".join(lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, JointScores) and (self.scores, self.tied) == (other.scores, other.tied)

    def __hash__(self) -> int:
        return hash((*self.scores.values(), self.tied))

    def __repr__(self) -> str:
        return f"<JointScores black {percent(self.black)}, draw {percent(self.draw)}, white {percent(self.white)}>"


def _summary(scores: Distribution) -> str:
    if len(scores) == 1:
        return f"{scores.floor} for certain"
    low, high = scores.quantiles(Fraction(1, 20), Fraction(19, 20))
    mean, spread = f"mean {float(scores.mean):.2f}", f"deviation {scores.deviation:.2f}"
    return f"{mean}, {spread}, from {scores.floor} to {scores.ceiling}, nine times in ten {low} to {high}"


def quake(seen: Seen) -> JointScores:
    """Both sides' final scores as if placement ended now.

    No stone is placed any more: also where the game lets stones be placed between waves, both sides pass. Whoever may
    try to salvage a stone always does. In the middle of a quake all that has been rolled stays as it fell. Secret
    choices play no part, so a side's view answers what the whole state does.
    """
    position = position_of(seen)
    found = position.game.definition.final_scores(position)
    if found is None:
        raise CratonError(f"{position.game.title} has no quake: its result does not come from scores left to dice.")
    return JointScores(found)


def position_of(seen: Seen) -> Position:
    """The position to ask about; of a view the one in which secrets are masked."""
    if isinstance(seen, View):
        return seen.seen
    return seen.position if isinstance(seen, State) else seen
