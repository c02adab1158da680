"""Verdicts on balance: a sentence with its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from craton.lab.stats.sequence import ConfidenceSequence

Decision = Literal["balanced", "biased", "undecided"]


@dataclass(frozen=True)
class Verdict:
    """What a confidence sequence of the first seat's scores says about balance."""

    decision: Decision
    edge: float
    """Points above 50% of the first seat's score; negative if the second seat scores more."""
    low: float
    high: float
    games: int
    sentence: str


def verdict(sequence: ConfidenceSequence, *, games: int, margin: float, confidence: float, seats: bool) -> Verdict:
    """Judge the balance. margin: an edge within ± this many points counts as balanced. seats: sides may be swapped."""
    low, high = (100 * (end - 0.5) for end in sequence.interval)
    edge = 100 * (sequence.mean - 0.5)
    leader = ("The first seat", "The second seat") if seats else ("Black", "White")
    level = f"{100 * confidence:g}%"
    name = leader[edge < 0]
    if -margin <= low and high <= margin:
        size = max(abs(low), abs(high))
        sentence = f"{leader[0]}'s edge is within ±{size:.1f} points ({level}): {edge:+.1f} after {games:,} games."
        return Verdict("balanced", edge, low, high, games, sentence)
    if low > 0 or high < 0:
        width = max(high - edge, edge - low)
        words = f"{abs(edge):+.1f} ± {width:.1f} points ({level})"
        if width >= abs(edge):  # the interval is not symmetric, and ± would seem to include an even game
            least, most = sorted((abs(low), abs(high)))
            words = f"{abs(edge):+.1f} points (between {least:+.1f} and {most:+.1f}, {level})"
        sentence = f"Biased: {name} {words} after {games:,} games."
        return Verdict("biased", edge, low, high, games, sentence)
    sentence = (
        f"Not decided after {games:,} games: {leader[0]}'s edge is between {low:+.1f} and {high:+.1f} points ({level})."
    )
    return Verdict("undecided", edge, low, high, games, sentence)
