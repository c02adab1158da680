"""What training needs to know of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from craton.games.faust.law import rules as faust_law
from craton.games.faust.search import encoding as faust
from craton.games.lifeline.search import encoding as lifeline

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Variant:
    """Options of a game, and how often they are played."""

    options: Mapping[str, object]
    first_share: float
    """Of the games of the first generations, relative to the other variants: small boards come first."""
    share: float
    """Of the games of later generations."""

    @property
    def label(self) -> str:
        return "-".join(str(value) for value in self.options.values())


@dataclass(frozen=True)
class Subject:
    """A game, its variants and the shape of its network."""

    game: str
    variants: Sequence[Variant]
    gate: Sequence[Mapping[str, object]]
    """The options with which new weights must beat older ones."""
    codes: int
    global_kinds: int
    planes: int
    extras: int
    places: Callable[[Ints, int, int], Ints]
    """places(actions, cells, size): int[..., n], the entries of the network's planes whose sum is an action's logit"""
    layers: int = 3

    def shares(self, *, is_first: bool) -> list[float]:
        """The shares of the variants in one of the first generations, or later."""
        return [variant.first_share if is_first else variant.share for variant in self.variants]


def _lifeline_places(actions: Ints, cells: int, size: int) -> Ints:
    """A placement uses the entry of its cell, the swap and spending komi the next two."""
    return np.minimum(actions, cells + 1)[..., np.newaxis]


def _faust_places(actions: Ints, cells: int, size: int) -> Ints:
    """A placement by the first plane of its cell, a capture by the second plane of its four corners."""
    zero = 2 * cells + 2
    places = np.full((*actions.shape, 4), zero)
    code = actions - cells
    placement, single = code < 0, (code >= 0) & (code < faust_law.SQUARES)
    places[..., 0] = np.where(placement, 2 * actions, np.where(single, 2 * cells + (code != faust_law.SWAP), zero))
    square = code - faust_law.SQUARES
    rectangle = square - cells
    low = np.where(rectangle >= 0, rectangle // cells, square)
    high = np.where(rectangle >= 0, rectangle % cells, square + 3 * size + 3)
    width = (high - low) % size
    corners = np.stack([low, high, low + width, high - width], axis=-1)
    return np.where((square >= 0)[..., np.newaxis], 2 * corners + 1, places)


SUBJECTS = {
    "faust": Subject(
        "faust",
        (
            Variant({"size": 5}, 2, 1),
            Variant({"size": 6}, 3, 2),
            Variant({"size": 8}, 6, 8),
            Variant({"size": 10}, 1, 1),
            Variant({"size": 11}, 1, 1),
            Variant({"size": 6, "pattern": False}, 1, 0.5),
            Variant({"size": 8, "pattern": False}, 0, 1),
        ),
        ({"size": 8}, {"size": 6}),
        faust.CODES,
        faust.GLOBAL_KINDS,
        2,
        2,
        _faust_places,
    ),
    "lifeline": Subject(
        "lifeline",
        (
            Variant({"size": 3}, 1, 1),
            Variant({"size": 4}, 4, 4),
            Variant({"size": 5}, 6, 6),
            Variant({"size": 6}, 3, 2),
            Variant({"size": 7}, 3, 6),
            Variant({"size": 9}, 0, 1),
            Variant({"size": 5, "balance": "weak"}, 1, 0.5),
            Variant({"size": 7, "balance": "weak"}, 0, 0.5),
            Variant({"size": 4, "balance": "komi", "komi_max": 6}, 1, 0.5),
            Variant({"size": 5, "balance": "komi", "komi_max": 9}, 1, 0.5),
            Variant({"size": 7, "balance": "komi", "komi_max": 12}, 0, 0.5),
        ),
        ({"size": 5}, {"size": 7}),
        lifeline.CODES,
        lifeline.GLOBAL_KINDS,
        1,
        2,
        _lifeline_places,
    ),
}
