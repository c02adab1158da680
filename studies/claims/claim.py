"""What a game's original document says in numbers, what is the case, and the verdict, which is worked out.

A game declares its document's statements in its own `claims.py`. Everything that can be computed is: a function gives
our numbers, or bots play and `studies.claims.judge` measures. The document's numbers are read off its own words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from craton.core.state import State

Number = int | float | Fraction
Answer = bool | Number | Sequence[Number]
"""Whether a statement holds, a number, or several in the order in which the document has them."""
Measure = Callable[["State"], float | None]
"""What a finished game says; None if it says nothing."""

_NUMBER = re.compile(r"(\d+(?:\.(\d+))?)(%?)")


class Verdict(StrEnum):
    CONFIRMED = "confirmed"
    CORRECTED = "corrected"
    DEPENDS = "depends"
    REFUTED = "refuted"
    OPEN = "open"


class Range(NamedTuple):
    """The numbers that a document's words allow."""

    low: Number
    high: Number


class Interval(NamedTuple):
    """What we find: a number, and how far off it may be."""

    value: Number
    low: Number
    high: Number

    @property
    def is_exact(self) -> bool:
        return self.low == self.high


@dataclass(frozen=True)
class Trial:
    """Games of a bot against itself, determined by the seed as far as the bot is."""

    name: str
    bot: str
    """As a text."""
    games: int
    options: Mapping[str, object] = field(default_factory=dict)
    openings: int = 0
    """Random actions at the beginning of every game."""
    seed: int = 0

    @property
    def settings(self) -> dict[str, object]:
        return {
            "options": dict(self.options),
            "bot": self.bot,
            "games": self.games,
            "openings": self.openings,
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Mean:
    """The mean of a measure over the games of a trial."""

    trial: Trial
    measure: Measure


@dataclass(frozen=True)
class Difference:
    """How much larger one mean is than another, of other games."""

    one: Mean
    other: Mean


@dataclass(frozen=True)
class Measured:
    """Means by the condition under which they were found."""

    found: Mapping[str, Mean | Difference]

    @property
    def means(self) -> list[Mean]:
        means: list[Mean] = []
        for found in self.found.values():
            means += [found.one, found.other] if isinstance(found, Difference) else [found]
        return means


@dataclass(frozen=True)
class Claim:
    where: str
    """The section of the document."""
    statement: str
    """In our own words."""
    stated: str
    """The numbers as the document writes them, or a few of its words; what is in brackets is our reading of them."""
    ours: Callable[[], Answer | Mapping[str, Answer]] | Measured | None
    """Our numbers, perhaps by condition; None if nothing has been found out."""
    how: str = ""
    """How they were computed; of what bots played only what is measured."""
    remark: str = ""
    means: Range | None = None
    """What the document's words allow, where it is not the rounding of its numbers."""
    percent: bool = False
    """Whether numbers are shown as percentages though the document has none."""
    lacks: str = ""
    """What is missing before the question is settled: then it stays open, whatever the evidence."""

    @property
    def in_percent(self) -> bool:
        return self.percent or "%" in self.stated

    @property
    def words(self) -> str:
        """What is stated, without our reading of it."""
        return re.sub(r"\(.*?\)", "", self.stated)

    def ranges(self, count: int) -> list[Range]:
        """What so many numbers of ours have to be for the document to be right."""
        if self.means is not None:
            return [self.means] * count
        found = [_rounded(*match) for match in _NUMBER.findall(self.words)]
        if len(found) != count:
            raise ValueError(f"{self.stated!r} states {len(found)} numbers, we have {count}: {self.statement}")
        return found

    @property
    def places(self) -> int:
        """The digits behind the point that the document has."""
        return max((len(decimals) for _, decimals, _ in _NUMBER.findall(self.words)), default=0)


def _rounded(digits: str, decimals: str, percent: str) -> Range:
    half = Fraction(1, 2 * 10 ** len(decimals)) if decimals or percent else Fraction(0)
    scale = 100 if percent else 1
    return Range((Fraction(digits) - half) / scale, (Fraction(digits) + half) / scale)


Finding = bool | list[Interval]


def exactly(answer: Answer) -> Finding:
    """A computed answer as a finding."""
    if isinstance(answer, bool):
        return answer
    return [Interval(number, number, number) for number in (answer if isinstance(answer, Sequence) else (answer,))]


def judge(claim: Claim, findings: Mapping[str, Finding]) -> Verdict:
    """The verdict on a claim, from what was found under each condition."""
    if claim.lacks or not findings:
        return Verdict.OPEN
    verdicts = {_judge_one(claim, finding) for finding in findings.values()}
    if len(verdicts) == 1:
        return verdicts.pop()
    return Verdict.OPEN if len(verdicts - {Verdict.OPEN}) == 1 else Verdict.DEPENDS


def _judge_one(claim: Claim, finding: Finding) -> Verdict:
    wrong = Verdict.CORRECTED if _NUMBER.search(claim.words) else Verdict.REFUTED
    if isinstance(finding, bool):
        return Verdict.CONFIRMED if finding else wrong
    pairs = list(zip(finding, claim.ranges(len(finding)), strict=True))
    if any(found.high < range_.low or found.low > range_.high for found, range_ in pairs):
        return wrong
    inside = all(range_.low <= found.low and found.high <= range_.high for found, range_ in pairs)
    return Verdict.CONFIRMED if inside else Verdict.OPEN


def show(claim: Claim, finding: Finding) -> str:
    """A finding in the manner of the document's numbers, one digit more where they differ."""
    if isinstance(finding, bool):
        return "holds" if finding else "does not hold"
    agrees = _judge_one(claim, finding) is Verdict.CONFIRMED
    more = 0 if agrees else 2 if not claim.places and not claim.in_percent else 1
    shown = [_shown(claim, found, more) for found in finding]
    return f"each {shown[0]}" if len(shown) > 2 and len(set(shown)) == 1 else ", ".join(shown)


def _shown(claim: Claim, found: Interval, more: int) -> str:
    if not found.is_exact:
        places = 0 if claim.in_percent else max(claim.places, 1 if abs(float(found.value)) >= 1 else 2)
        low, high = (_written(claim, end, places) for end in (found.low, found.high))
        return f"{_written(claim, found.value, places)} ({low} to {high})"
    value = found.value
    if isinstance(value, float):
        return _written(claim, value, max(claim.places, 1) + more)
    if value == int(value) and not claim.in_percent:
        return str(int(value))
    short = _written(claim, value, claim.places + more)
    return f"{value} = {short}" if Fraction(value).denominator <= 1000 and not _is_finite(value) else short


def _is_finite(value: Number) -> bool:
    """Whether the decimals end after a few digits, so that a fraction says nothing more."""
    return (Fraction(value) * 100_000).denominator == 1


def _written(claim: Claim, value: Number, places: int) -> str:
    if value in (inf, -inf):
        return str(value)
    if claim.in_percent:
        return f"{float(value) * 100:.{places}f}%"
    if _is_finite(value) and not isinstance(value, float):
        return f"{float(value):.6g}"
    return f"{float(value):.{places}f}"


@dataclass(frozen=True, eq=False)
class Document:
    """A game's original document: its claims, and the folder that keeps the results of their trials."""

    game: str
    title: str
    sources: str
    claims: Sequence[Claim]
    folder: Path
