"""The games of one cell, replayed from their stored codes, with what measures need of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt
import polars as pl

from craton.bots.spec import BotSpec
from craton.core.game import Game
from craton.kernel.layout import BOARD, MOVER
from craton.lab.measures.evaluate import Evaluated
from craton.search.bulk.play import BulkReader, Moves

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Sample:
    """One finished game."""

    number: int
    moves: Moves
    first_score: float
    black_score: float
    reason: str
    turns: int
    points: tuple[int, int] | None
    values: Floats | None = None
    """float64[steps + 1]: the first seat's win probability in every position, if the game was evaluated"""
    luck: float | None = None
    """What chance gave the first seat, if the game was evaluated; None without chance events in the rules."""

    @property
    def movers(self) -> Ints:
        """int64[steps]: who was to move before each step"""
        return np.asarray(self.moves.states[:-1, MOVER])

    @property
    def boards(self) -> Ints:
        """int64[steps + 1, cells]"""
        return np.asarray(self.moves.states[:, BOARD:])

    @cached_property
    def stones(self) -> Ints:
        """int64[steps + 1, cells]: 1 for a black stone, 2 for a white one, 0 for none"""
        colours = self.boards & 3
        return np.where(colours == 3, 0, colours)


@dataclass(eq=False)
class CellGames:
    """The games of a cell."""

    name: str
    game: Game
    frame: pl.DataFrame
    bots: tuple[BotSpec, BotSpec]
    unit_size: int = 1
    evaluations: dict[int, Evaluated] = field(default_factory=dict)
    """By game number, for the games that were evaluated."""

    def __len__(self) -> int:
        return self.frame.height

    @cached_property
    def first_scores(self) -> Floats:
        return self.frame["first_score"].to_numpy()

    @cached_property
    def black_scores(self) -> Floats:
        return self.frame["black_score"].to_numpy()

    @property
    def has_swaps(self) -> bool:
        return bool(self.frame["swapped"].any())

    @property
    def has_chance(self) -> bool:
        """Whether the rules have chance events."""
        return self.game.most_outcomes > 0

    @property
    def is_plain(self) -> bool:
        """Whether textbook searches played."""
        return all(dict(spec.settings).get("plain") for spec in self.bots)

    def by_unit(self, values: Floats) -> Floats:
        """Per-game numbers as means of units; an incomplete last pair is left out."""
        if self.unit_size == 1:
            return values
        whole = len(values) // self.unit_size * self.unit_size
        found: Floats = values[:whole].reshape(-1, self.unit_size).mean(axis=1)
        return found

    def samples(self) -> Iterator[Sample]:
        """Every game, replayed."""
        reader = BulkReader(self.game)
        for row in self.frame.iter_rows(named=True):
            points = None if row["black_points"] is None else (row["black_points"], row["white_points"])
            evaluated = self.evaluations.get(row["number"])
            yield Sample(
                row["number"],
                reader.replay(row["codes"]),
                row["first_score"],
                row["black_score"],
                row["reason"],
                row["turns"],
                points,
                None if evaluated is None else evaluated.values,
                None if evaluated is None or not self.has_chance else (evaluated.luck + evaluated.twin_luck) / 2,
            )
