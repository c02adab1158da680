"""What a game can tell a person about a position, in a form that needs no knowledge of the game to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Odds:
    """The exact probability of something that may happen: a group's survival, an attack's success."""

    what: str
    """An action or an event: `xc5`, `roll a1`."""
    words: str
    """A few words on it: `black, size 3`, `2 allies`."""
    probability: Fraction
    cells: tuple[int, ...]
