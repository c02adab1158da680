"""An experiment: the cells of its grid, how many games each gets, and the seed that determines all of them.

A cell is one combination of rules, bots and opening. Game number n of a cell is determined by the experiment's seed,
the cell and n alone. With paired dice, game n of every cell has the same dice and the same random opening, so that
cells can be compared game by game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from craton.bots.spec import BotSpec
from craton.core.errors import OptionError
from craton.core.game import Game

MAX_CELLS = 1_000
MAX_GAMES = 1_000_000
FORMAT = 1
"""Version of the rows; increased when the same file and seed would give other games."""


@dataclass(frozen=True)
class Cell:
    """One combination of the grid. The bots keep their seats, or change them from game to game (`swap_seats`)."""

    name: str
    game: Game
    first: BotSpec
    second: BotSpec
    opening: tuple[str, ...] = ()
    """Actions that every game begins with."""
    study: str = "main"
    """The part of the experiment that the cell belongs to: `main`, `openings` or `ladder`."""
    games: int | None = None
    """Its number of games if that differs from the experiment's."""

    @property
    def swap_seats(self) -> bool:
        """Whether the bots change seats from game to game: games 2k and 2k + 1 are then a pair."""
        return self.first != self.second

    @property
    def unit_size(self) -> int:
        """Games of a unit of the statistics: 2 if they are played in pairs."""
        return 2 if self.swap_seats else 1

    @cached_property
    def key(self) -> str:
        """Determines the cell's games together with the seed; the name and the study do not matter."""
        parts = (self.game.name, self.game.options_text, str(self.first), str(self.second), "+".join(self.opening))
        return "|".join(parts)

    def bots(self, number: int) -> tuple[BotSpec, BotSpec]:
        """The bots of the first and the second seat in a game."""
        return (self.second, self.first) if self.swap_seats and number % 2 else (self.first, self.second)


@dataclass(frozen=True)
class Stopping:
    """When a cell has enough games: a number of games, or a precision in points."""

    games: int | None = None
    precision: float | None = None
    margin: float = 2.0
    """An edge within ± this many points is called balanced."""
    most: int = 20_000
    """With a precision: the largest number of games."""
    confidence: float = 0.95

    @property
    def limit(self) -> int:
        return self.games if self.games is not None else self.most


@dataclass(frozen=True)
class Evaluation:
    """Searches of the positions of finished games, for the measures that need engine values."""

    games: int = 40
    """Games of each cell that are evaluated."""
    simulations: int = 200


@dataclass(frozen=True)
class Experiment:
    title: str
    cells: tuple[Cell, ...]
    stopping: Stopping
    seed: int = 0
    paired: bool = True
    """Whether game n has the same dice and opening in every cell."""
    random_actions: int = 0
    """Random actions at the beginning of every game."""
    evaluation: Evaluation = field(default_factory=Evaluation)
    seconds: float | None = None
    """The time after which the run ends, complete or not."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.cells) <= MAX_CELLS:
            raise OptionError(f"An experiment has 1 to {MAX_CELLS:,} cells, not {len(self.cells):,}.")
        keys = [cell.key for cell in self.cells]
        if len(set(keys)) < len(keys):
            twice = next(cell.name for at, cell in enumerate(self.cells) if cell.key in keys[:at])
            raise OptionError(f"The cell {twice} occurs twice: two combinations give the same rules and bots.")
        for cell in self.cells:
            for spec in (cell.first, cell.second):
                spec.make()  # raises now, not in the middle of a long run, if the settings are wrong
                spec.check(cell.game)

    @property
    def game(self) -> Game:
        return self.cells[0].game

    def limit(self, cell: Cell) -> int:
        """The largest number of games of a cell, rounded up to whole units."""
        wanted = self.stopping.limit if cell.games is None else cell.games
        return -(-wanted // cell.unit_size) * cell.unit_size

    @property
    def identity(self) -> dict[str, object]:
        """What determines the games, as plain data. Numbers of games are not part of it: a run may be extended."""
        return {
            "format": FORMAT,
            "rules": {cell.game.name: cell.game.definition.rules_version for cell in self.cells},
            "seed": self.seed,
            "paired": self.paired,
            "random_actions": self.random_actions,
            "cells": [cell.key for cell in self.cells],
        }

    def number_key(self, *parts: object) -> int:
        """A 63-bit number that depends on the seed and on the parts."""
        text = json.dumps([self.seed, *parts])
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def difference(theirs: Mapping[str, object], ours: Mapping[str, object]) -> str:
    """The first difference of two identities, in words."""
    for key, value in ours.items():
        if theirs.get(key) != value:
            return f"there {key} is {_short(theirs.get(key))}, here {_short(value)}"
    return "its settings differ"


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
