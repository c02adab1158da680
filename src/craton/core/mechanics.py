"""Mechanics of a game: what its rules did in finished games, counted by the game itself for the lab's reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from craton.core.game import Game

Count = tuple[float, float]
"""Hits and trials: attacks that succeeded and attacks made, or stones lost and 1 for the game."""
Counts = Mapping[str, Mapping[str, Count]]
"""Counts of one game: by mechanic, and by case within it (the size of the group, the number of allies)."""


@dataclass(frozen=True)
class Mechanic:
    """A table of the report: a ratio of hits to trials for each case."""

    name: str
    title: str
    cases: str
    """What the cases are: `effective size`, `allies`."""
    hits: str
    trials: str
    """What is counted: `survived`, `rolls`."""
    unit: Literal["share", "per trial"] = "share"
    """Whether the ratio is a share, shown in percent, or an amount."""
    option: str | None = None
    """The option that switches the rule on; the table is left out while it has its default."""


@dataclass(frozen=True)
class Mechanics:
    """All mechanics of a game, and the function that counts them.

    count(game, states, codes): states are the positions before each step and the last one, as rows of numbers; codes
    are the actions, or -1 - outcome at chance events.
    """

    tables: tuple[Mechanic, ...] = ()
    count: Callable[[Game, Sequence[Sequence[int]], Sequence[int]], Counts] = lambda game, states, codes: {}


NO_MECHANICS = Mechanics()


class Tally:
    """Adds up hits and trials by mechanic and case."""

    def __init__(self) -> None:
        self.counts: dict[str, dict[str, Count]] = {}

    def add(self, mechanic: str, case: object, hits: float, trials: float = 1) -> None:
        table = self.counts.setdefault(mechanic, {})
        before = table.get(str(case), (0, 0))
        table[str(case)] = before[0] + hits, before[1] + trials
