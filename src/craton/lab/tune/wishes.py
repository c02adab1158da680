"""Wishes of `craton lab tune --want`: `edge<2, length 40..80, luck<0.3`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from craton.core.errors import OptionError
from craton.core.wording import listed
from craton.lab.measures.scalars import MEASURES
from craton.lab.measures.tables import Summary
from craton.lab.stats.interval import Interval

NUMBER = r"-?\d+(?:\.\d+)?"
WISH = re.compile(rf"([a-z][a-z -]*?)\s*(?:(<|>|<=|>=)\s*({NUMBER})|=?\s*({NUMBER})\s*\.\.\s*({NUMBER}))")
NAMES: Mapping[str, str] = {
    "edge": "first",
    "length": "turns",
    "luck": "luck",
    **{measure.name: measure.name for measure in MEASURES},
}
"""The words for measures; `edge` is the distance of the first seat's score from 50%, in points."""


@dataclass(frozen=True)
class Wish:
    """A range for the mean of a measure."""

    text: str
    name: str
    low: float
    high: float

    def measured(self, summary: Summary, widening: float) -> Interval:
        """The measure with its interval, wider by a factor for the number of variants and wishes."""
        name = NAMES[self.name]
        if self.name == "edge" and summary.games.has_chance and summary.games.evaluations:
            name = "first without luck"  # the same mean, with a much narrower interval
        measure = next(measure for measure in MEASURES if measure.name == name)
        found = summary.interval(measure)
        value, low, high = (
            found.value,
            *(found.value + widening * (end - found.value) for end in (found.low, found.high)),
        )
        if self.name != "edge":
            return Interval(value, low, high, found.count).within(measure.low, measure.high)
        ends = sorted(abs(100 * (end - 0.5)) for end in (low, high))
        inside = low <= 0.5 <= high
        return Interval(abs(100 * (value - 0.5)), 0.0 if inside else ends[0], ends[1], found.count)

    def miss(self, value: float) -> float:
        """How far a value is from the range, relative to the range's scale; 0 inside it."""
        if value != value:
            return inf
        scale = max(abs(end) for end in (self.low, self.high) if abs(end) != inf) or 1.0
        return max(0.0, self.low - value, value - self.high) / scale

    def least_miss(self, interval: Interval) -> float:
        """The smallest miss that the interval allows."""
        if not interval.is_known:
            return inf
        if interval.low <= self.high and interval.high >= self.low:
            return 0.0
        return min(self.miss(interval.low), self.miss(interval.high))

    def is_met(self, interval: Interval) -> bool:
        """Whether the whole interval is inside the range."""
        return interval.is_known and self.low <= interval.low and interval.high <= self.high


def read_wishes(text: str) -> list[Wish]:
    """The wishes of a text; OptionError if one of them cannot be read."""
    found = []
    for part in text.split(","):
        words = part.strip()
        match = WISH.fullmatch(words)
        if match is None:
            raise OptionError(f"A wish is written edge<2, drama>0.3 or length 40..80, not {words[:60]!r}.")
        name, sign, bound, low, high = match.groups()
        if name not in NAMES:
            raise OptionError(f"There is no measure {name[:40]!r}; there are {listed(sorted(NAMES), 40)}.")
        if sign is None and float(low) > float(high):
            raise OptionError(f"{words} is no range: {low} is greater than {high}.")
        ends = (
            (float(low), float(high))
            if sign is None
            else (-inf, float(bound))
            if sign[0] == "<"
            else (float(bound), inf)
        )
        found.append(Wish(words, name, *ends))
    return found
