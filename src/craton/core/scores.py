"""Final scores that only chance still decides, and how one more stone would change them.

A game's `final_scores` and `what_if` return these values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from craton.core.insight import number_to_json
from craton.core.sides import Side


@dataclass(frozen=True)
class FinalScores:
    """Both sides' final scores, independent of each other: score -> integer weight."""

    black: Mapping[int, int]
    white: Mapping[int, int]
    tied: Side | None
    """The side that wins when the scores are equal; None for a draw."""


@dataclass(frozen=True)
class Change:
    """How one more stone changes a side's prospects, from that side's point of view."""

    own: Fraction
    """Change of its expected score."""
    difference: Fraction
    """Change of its expected score minus the opponent's."""
    win: Fraction
    """Change of its probability of winning."""
    draw: Fraction
    """Change of the probability of a draw."""

    def to_json(self) -> dict[str, Any]:
        return {name: number_to_json(value) for name, value in vars(self).items()}
