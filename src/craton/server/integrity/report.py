"""The result of a check of a database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Problem:
    where: str
    """The row or rows: `match ID`, `rating of USER in GAME`."""
    what: str
    """One sentence."""

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


@dataclass
class Report:
    matches: int = 0
    """Matches checked."""
    entries: int = 0
    quarantined: int = 0
    """Matches in quarantine; they are checked like the others."""
    problems: list[Problem] = field(default_factory=list)
    on_problem: Callable[[Problem], None] = field(default=lambda problem: None, repr=False)

    def add(self, where: str, what: str) -> None:
        problem = Problem(where, what)
        self.problems.append(problem)
        self.on_problem(problem)

    def to_json(self) -> dict[str, Any]:
        return {
            "matches": self.matches,
            "entries": self.entries,
            "quarantined": self.quarantined,
            "problems": [asdict(problem) for problem in self.problems],
        }
