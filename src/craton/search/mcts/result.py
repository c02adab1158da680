"""What a search found, in words that other parts can show."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Candidate:
    """An action as the search sees it; value is the win probability of the side that searches."""

    action: str
    visits: int
    value: float
    proven: bool = False
    """Whether the value is certain."""


@dataclass(frozen=True)
class Branch:
    """Outcomes of a chance event that lead to the same position, and what is expected to follow."""

    outcomes: tuple[str, ...]
    probability: Fraction
    value: float
    """Of the side that searches."""
    variation: Variation


@dataclass(frozen=True)
class Variation:
    """Actions up to the end of what is known, or up to a chance event and then one branch for each result seen."""

    line: tuple[str, ...] = ()
    event: str | None = None
    branches: tuple[Branch, ...] = ()

    def __str__(self) -> str:
        """`e5 xc5 {1: d4 | 0: b2 c3}`."""
        parts = list(self.line)
        if self.branches:
            inner = " | ".join(f"{'/'.join(b.outcomes)}: {b.variation}".rstrip() for b in self.branches)
            parts.append(f"{{{inner}}}" if self.line and self.event == self.line[-1] else f"{self.event} {{{inner}}}")
        return " ".join(parts)


@dataclass(frozen=True)
class Result:
    """Candidates are sorted, the best first; the variation is the one that is expected."""

    best: str
    value: float
    simulations: int
    candidates: tuple[Candidate, ...]
    variation: Variation
    exact: bool = False
    """Whether the value is certain, by proof or by an exact solver."""

    @property
    def line(self) -> tuple[str, ...]:
        """The expected actions up to the first chance event."""
        return self.variation.line
