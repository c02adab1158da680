"""A game as arrays for machine learning: planes, action masks, neighbours and symmetries. NumPy is imported on use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from craton.boards.grid import grid_of
from craton.kernel import layout, planes
from craton.kernel.planes import NEVER, Planes

if TYPE_CHECKING:
    from craton.core.definition import Slot
    from craton.core.game import Game

COLOUR = 3
"""The bits of a cell's value that say whose stone it is; both set mean neither side's."""


class Plane(NamedTuple):
    """The name of a plane and its row in the kernel's table (`craton.kernel.planes`)."""

    name: str
    kind: int
    for_black: int = 0
    for_white: int = 0
    number: int = 0


class Features:
    """The arrays of one game. `game.features` is the only instance.

    >>> import craton
    >>> features = craton.game("lifeline", size=3, balance="weak").features
    >>> features.shape
    (14, 5, 5)
    >>> features.names[:5]
    ('own', 'enemy', 'empty', 'cells', 'black')
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._grid = grid_of(game.board)
        self._constant = {"cells": [1.0] * len(game.board), **game.definition.cell_features(game.options, game.board)}
        self._planes = tuple(_planes(game, self._constant))
        self.names = tuple(plane.name for plane in self._planes)
        """The planes' names, in order; docs/python.md describes them."""
        self.shape = (len(self._planes), self._grid.rows, self._grid.columns)
        """The shape of an observation: planes, rows from the bottom, columns from the left."""
        self.places = self._grid.places
        """The place of each cell in a flattened plane."""

    @property
    def area(self) -> int:
        """The number of places in a plane."""
        return self._grid.rows * self._grid.columns

    @cached_property
    def table(self) -> list[int]:
        """The table of `craton.kernel.planes`."""
        return [number for plane in self._planes for number in plane[1:]]

    @cached_property
    def blank(self) -> list[float]:
        """Observation before anything is written: the planes that never change, and 0 elsewhere."""
        out = [0.0] * (len(self._planes) * self.area)
        for number, plane in enumerate(self._planes):
            if plane.kind == planes.CONSTANT:
                for cell, value in enumerate(self._constant[plane.name]):
                    out[number * self.area + self.places[cell]] = value
        return out

    def observation(self, data: Sequence[int], viewer: int, *, by_cell: bool = False) -> Any:
        """The planes of a state as a side (0 Black, 1 White) sees it; hidden slots must be HIDDEN.

        float32[planes, rows, columns]; by_cell: float32[planes, cells].
        """
        import numpy as np

        out = self.blank.copy()
        table = Planes(self.places, self.table, self.area)
        planes.write_planes(table, list(data), viewer, out, [NEVER] * len(self._planes))
        found = np.array(out, np.float32)
        if by_cell:
            return found.reshape(len(self._planes), self.area)[:, list(self.places)]
        return found.reshape(self.shape)

    def action_mask(self, legal: Sequence[int]) -> Any:
        """bool[actions]: true for the given actions."""
        import numpy as np

        mask = np.zeros(self._game.action_count, np.bool_)
        mask[list(legal)] = True
        return mask

    @cached_property
    def neighbours(self) -> Any:
        """int64[cells, degree]: the neighbours of each cell in cell order, padded with -1."""
        import numpy as np

        return _frozen(np.array(self._game.constants[layout.LINKS], np.int64).reshape(len(self._game.board), -1))

    @cached_property
    def edge_index(self) -> Any:
        """int64[2, links]: the neighbour links as pairs (from, to), both directions, as graph libraries take them."""
        import numpy as np

        pairs = [(cell, near) for cell, links in enumerate(self._game.board.links) for near in links]
        return _frozen(np.array(pairs, np.int64).T.copy())

    @cached_property
    def cell_symmetries(self) -> Any:
        """int64[symmetries, cells]: `values[table[s]]` is the image of values by cell; number 0 is the identity."""
        import numpy as np

        images = np.array(self._game.constants[layout.SYMMETRIES], np.int64).reshape(self._game.symmetries, -1)
        return _frozen(np.argsort(images, axis=1))

    @cached_property
    def place_symmetries(self) -> Any:
        """int64[symmetries, rows * columns]: the same for a flattened plane; places outside the board stay."""
        import numpy as np

        places = np.array(self.places)
        table = np.tile(np.arange(self.area), (self._game.symmetries, 1))
        table[:, places] = places[self.cell_symmetries]
        return _frozen(table)

    @cached_property
    def action_symmetries(self) -> Any:
        """int64[symmetries, actions]: the same for masks and policies; numbers that name no action stay."""
        import numpy as np

        game, images = self._game, self.cell_symmetries
        mirror, constants = game.definition.law.mirror_action, game.constants
        table = np.tile(np.arange(game.action_count), (game.symmetries, 1))
        for symmetry in range(1, game.symmetries):
            undo = next(s for s in range(game.symmetries) if (images[symmetry][images[s]] == images[0]).all())
            for action in range(game.action_count):
                image = mirror(constants, action, symmetry)
                if mirror(constants, image, undo) == action:  # false for numbers that name no action
                    table[symmetry, image] = action
        return _frozen(table)


def _planes(game: Game, constant: Sequence[str] | dict[str, Any]) -> list[Plane]:
    stones = planes.STONES
    found = [
        Plane("own", stones, layout.BLACK_STONE, layout.WHITE_STONE, COLOUR),
        Plane("enemy", stones, layout.WHITE_STONE, layout.BLACK_STONE, COLOUR),
        Plane("empty", stones, layout.EMPTY, layout.EMPTY, COLOUR),
        *(Plane(name, planes.CONSTANT) for name in constant),
        Plane("black", planes.IS_BLACK),
        Plane("to_move", planes.TO_MOVE),
        Plane("chance", planes.IS_VALUE, layout.MOVER, layout.MOVER, layout.CHANCE),
        Plane("swapped", planes.IS_VALUE, layout.BLACK_SEAT, layout.BLACK_SEAT, 1),
        Plane("turn", planes.AMOUNT, layout.TURN, layout.TURN, len(game.board)),
    ]
    found += [Plane(name, stones, bits, bits, bits) for bits, name in game.definition.cell_flags.items()]
    for slot in game.definition.slots:
        found += _slot_planes(game, slot)
    return found


def _slot_planes(game: Game, slot: Slot) -> list[Plane]:
    """One plane for a cell, a number or a yes and no; one for each further word otherwise.

    The slots `black_…` and `white_…` become `own_…` and `enemy_…`.
    """
    name, other = slot.name, slot.index
    for mine, theirs, word in (("black_", "white_", "own_"), ("white_", "black_", "enemy_")):
        if slot.name.startswith(mine):
            name = word + slot.name.removeprefix(mine)
            other = next(s.index for s in game.definition.slots if s.name == theirs + slot.name.removeprefix(mine))
    if slot.is_cell:
        return [Plane(name, planes.ON_CELL, slot.index, other)]
    if not slot.words:
        return [Plane(name, planes.AMOUNT, slot.index, other, len(game.board))]
    if len(slot.words) == 2:
        return [Plane(name, planes.IS_VALUE, slot.index, other, 1)]
    words = enumerate(slot.words[1:], start=1)
    return [Plane(f"{name}={word}", planes.IS_VALUE, slot.index, other, value) for value, word in words]


def _frozen(array: Any) -> Any:
    array.flags.writeable = False
    return array
