"""Both sides' final scores when only chance is left to decide, and how one more stone would change them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any

from craton.core.errors import CratonError
from craton.core.insight import number_to_json
from craton.core.position import Position
from craton.core.scores import Change, FinalScores
from craton.core.sides import SIDES, Side
from craton.core.state import State
from craton.core.view import View
from craton.core.wording import percent_cell
from craton.odds.distribution import Distribution
from craton.odds.text_bars import WIDTH, histogram, shares_bar

Seen = State | Position | View


class JointScores:
    """The exact joint distribution of both sides' final scores. All probabilities are `Fraction`s.

    The two scores are independent: `joint` is the product of `scores["black"]` and `scores["white"]`. `black`, `draw`
    and `white` are the probabilities of the three results.
    """

    def __init__(self, found: FinalScores) -> None:
        self.scores: Mapping[str, Distribution] = {
            "black": Distribution(found.black),
            "white": Distribution(found.white),
        }
        self.tied = str(found.tied) if found.tied else None
        """The side that wins when the scores are equal; None if that is a draw."""
        self.difference = self.scores["black"] - self.scores["white"]
        """Black's score minus White's."""
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
        """The side that wins whatever the outcomes; None if there is none."""
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
        """The probabilities of the results as one bar, and both sides' scores as a bar chart."""
        from craton.odds.svg_bars import draw_bars

        return draw_bars(self.scores, title=title, size=size, wins=(self.black, self.draw, self.white))

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __str__(self) -> str:
        black, draw, white = map(percent_cell, (self.black, self.draw, self.white))
        ends = (f"Black wins {black}", f"draw {draw}", f"White wins {white}")
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
        black, draw, white = map(percent_cell, (self.black, self.draw, self.white))
        return f"<JointScores black {black}, draw {draw}, white {white}>"


def _summary(scores: Distribution) -> str:
    if len(scores) == 1:
        return f"{scores.floor} for certain"
    low, high = scores.quantiles(Fraction(1, 20), Fraction(19, 20))
    mean, spread = f"mean {float(scores.mean):.2f}", f"deviation {scores.deviation:.2f}"
    return f"{mean}, {spread}, from {scores.floor} to {scores.ceiling}, nine times in ten {low} to {high}"


class WhatIf(Mapping[str, Mapping[Side, Change]]):
    """How a stone of either side on each empty cell changes the final scores: cell name -> side -> change."""

    def __init__(self, changes: Mapping[str, tuple[Change, Change]]) -> None:
        self._changes = {cell: dict(zip(SIDES, both, strict=True)) for cell, both in changes.items()}

    def __getitem__(self, cell: str) -> Mapping[Side, Change]:
        return self._changes[cell]

    def __iter__(self) -> Iterator[str]:
        return iter(self._changes)

    def __len__(self) -> int:
        return len(self._changes)

    def best(self, side: Side | str) -> list[str]:
        """All cells, sorted by how much they raise the side's probability of winning, then its expected lead."""
        own = Side(side)
        return sorted(self, key=lambda cell: (-self[cell][own].win, -self[cell][own].difference))

    def to_json(self) -> dict[str, Any]:
        return {cell: {str(side): change.to_json() for side, change in both.items()} for cell, both in self.items()}

    def __repr__(self) -> str:
        return f"<WhatIf for {len(self)} cells>"


def final_scores(seen: Seen) -> JointScores:
    """Both sides' final scores if no more stones are placed and chance decides the rest.

    docs/odds.md lists the assumptions about decisions on the way; outcomes that have already come stay. Hidden choices
    play no part, so a view gives the same answer as the state. CratonError in games where chance decides no scores.

    >>> import craton
    >>> state = craton.new("faultlines", size=3)
    >>> _ = state.push("a1+c3+b1")
    >>> scores = final_scores(state)
    >>> scores
    <JointScores black 33.3%, draw 0.0%, white 66.7%>
    >>> scores.expected["black"], scores.scores["black"]
    (Fraction(2, 3), Distribution({0: 2, 2: 1}))
    """
    position = _position(seen)
    found = position.game.definition.final_scores(position)
    if found is None:
        raise _no_scores(position)
    return JointScores(found)


def what_if(seen: Seen) -> WhatIf:
    """How one more stone of either side on each empty cell would change `final_scores`, exactly.

    The stone counts as placed where the number of stones breaks ties; it makes no difference which side is to move.
    CratonError in games where chance decides no scores.

    >>> import craton
    >>> state = craton.new("faultlines", size=3)
    >>> _ = state.push("a1+c3+b1")
    >>> changes = what_if(state)
    >>> changes["c1"]["black"].win, changes.best("black")[0]
    (Fraction(1, 6), 'c1')
    """
    position = _position(seen)
    found = position.game.definition.what_if(position)
    if found is None:
        raise _no_scores(position)
    return WhatIf({position.game.board.names[cell]: both for cell, both in found.items()})


def _no_scores(position: Position) -> CratonError:
    return CratonError(f"In {position.game.title} chance does not decide the final scores.")


def _position(seen: Seen) -> Position:
    """The position to examine; for a view, the one with hidden slots masked."""
    if isinstance(seen, View):
        return seen.seen
    return seen.position if isinstance(seen, State) else seen
