"""Quantitative claims of a game's document, our findings, and the computed verdict.

Each document's claims are listed in a `claims.py`. Our numbers come from a function, or from games between bots that
`studies.claims.judge` measures. The document's numbers are parsed from its own words.
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
    from craton.core.sides import Actor
    from craton.core.state import State

Number = int | float | Fraction
Answer = bool | Number | Sequence[Number]
"""Whether a claim holds, a number, or several numbers in the document's order."""
Measure = Callable[["State", "Actor"], float | None] | Callable[["State"], float | None]
"""A number measured in a finished game; None if it does not apply. In a trial with an opponent the measure also takes
the seat of the trial's bot."""

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
    """A number that we found, with its confidence interval."""

    value: Number
    low: Number
    high: Number

    @property
    def is_exact(self) -> bool:
        return self.low == self.high


@dataclass(frozen=True)
class Trial:
    """Games of a bot against itself or an opponent; reproducible by the seed if the bots are."""

    name: str
    bot: str
    """The bot's specification."""
    games: int
    options: Mapping[str, object] = field(default_factory=dict)
    openings: int = 0
    """Random actions at the beginning of every game."""
    seed: int = 0
    opponent: str = ""
    """Another bot: the two change seats after every game. Empty: the bot plays itself."""

    @property
    def settings(self) -> dict[str, object]:
        opponent = {"opponent": self.opponent} if self.opponent else {}
        return {
            "options": dict(self.options),
            "bot": self.bot,
            **opponent,
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
    """The difference between the means of two trials."""

    one: Mean
    other: Mean


@dataclass(frozen=True)
class Measured:
    """Means by condition. Several means of one condition must all agree with the document."""

    found: Mapping[str, Mean | Difference | tuple[Mean, ...]]

    @property
    def means(self) -> list[Mean]:
        means: list[Mean] = []
        for found in self.found.values():
            if isinstance(found, Difference):
                means += [found.one, found.other]
            else:
                means += found if isinstance(found, tuple) else (found,)
        return means


@dataclass(frozen=True)
class Claim:
    where: str
    """The section of the document."""
    statement: str
    """In our own words."""
    stated: str
    """The numbers as the document writes them, or a few of its words, with our reading of them in brackets."""
    ours: Callable[[], Answer | Mapping[str, Answer]] | Measured | None
    """Our numbers, optionally by condition; None if the claim has not been tested."""
    how: str = ""
    """The method; for games between bots, only what is measured."""
    remark: str = ""
    means: Range | None = None
    """The values that the document's words allow, if not given by the rounding of its numbers."""
    percent: bool = False
    """Whether to show percentages although the document has none."""
    lacks: str = ""
    """What is missing to settle the question; if set, the verdict is open, whatever the evidence."""

    @property
    def in_percent(self) -> bool:
        return self.percent or "%" in self.stated

    @property
    def words(self) -> str:
        """The document's words without our reading of them."""
        return re.sub(r"\(.*?\)", "", self.stated)

    def ranges(self, count: int) -> list[Range]:
        """The ranges in which `count` numbers of ours must lie for the document to be right."""
        if self.means is not None:
            return [self.means] * count
        found = [_rounded(*match) for match in _NUMBER.findall(self.words)]
        if len(found) != count:
            raise ValueError(f"{self.stated!r} states {len(found)} numbers, we have {count}: {self.statement}")
        return found

    @property
    def places(self) -> int:
        """The number of decimal places in the document's numbers."""
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
    """The verdict on a claim, from the findings under each condition."""
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
    """A finding in the format of the document's numbers, with one more digit if they differ."""
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
    """Whether the decimal expansion ends after a few digits, so that a fraction adds nothing."""
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
    """A game's original document: its claims, and the folder with the results of their trials."""

    game: str
    title: str
    sources: str
    claims: Sequence[Claim]
    folder: Path
