"""What training needs to know of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from craton.games.faust.law import rules as faust_law
from craton.games.faust.search import encoding as faust
from craton.games.lifeline.search import encoding as lifeline

Ints = npt.NDArray[np.int64]


FIRST_GENERATIONS = 10


@dataclass(frozen=True)
class Subject:
    """A game, its boards and the shape of its network."""

    game: str
    sizes: Mapping[int, tuple[float, float]]
    """The sizes of self-play, with their shares of the games in the first generations and later: small ones first."""
    codes: int
    global_kinds: int
    planes: int
    extras: int
    places: Callable[[Ints, int, int], Ints]
    """places(actions, cells, size): int[..., n], the entries of the network's planes whose sum is an action's logit"""
    layers: int = 3

    def shares(self, generation: int) -> list[float]:
        """The shares of the sizes in a generation."""
        return [shares[generation >= FIRST_GENERATIONS] for shares in self.sizes.values()]


def _lifeline_places(actions: Ints, cells: int, size: int) -> Ints:
    """A placement uses the entry of its cell, the swap the next entry; anything else uses the zero at the end."""
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
        {5: (2, 1), 6: (3, 2), 8: (6, 8), 10: (1, 1), 11: (1, 1)},
        faust.CODES,
        faust.GLOBAL_KINDS,
        2,
        2,
        _faust_places,
    ),
    "lifeline": Subject(
        "lifeline",
        {3: (1, 1), 4: (4, 3), 5: (6, 5), 6: (3, 3), 7: (3, 6), 9: (0, 1)},
        lifeline.CODES,
        lifeline.GLOBAL_KINDS,
        1,
        1,
        _lifeline_places,
    ),
}
