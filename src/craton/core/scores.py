"""What a game can tell of scores that only chance still decides; a game's own `scores.py` answers with these values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from craton.core.sides import Side


@dataclass(frozen=True)
class FinalScores:
    """Both sides' final scores, independent of each other: score -> integer weight."""

    black: Mapping[int, int]
    white: Mapping[int, int]
    tied: Side | None
    """Who wins when the scores are equal; None for a draw."""


@dataclass(frozen=True)
class Change:
    """What one action of a side would change, all of it in that side's view."""

    own: Fraction
    """Of its expected score."""
    difference: Fraction
    """Of its expected score less the other side's."""
    win: Fraction
    """Of its probability to win."""
    draw: Fraction
    """Of the probability of a draw."""
