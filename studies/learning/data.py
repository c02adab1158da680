"""The recorded positions of self-play as training data."""

from __future__ import annotations

from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt
import torch

from craton.core.game import Game
from craton.kernel.layout import BLACK_SEAT, BOARD, DRAW, MOVER, SYMMETRIES, WINNER
from studies.learning.subject import Subject

Array = npt.NDArray[Any]


@numba.njit
def _encode_all(encode: Any, constants: Any, states: Any, work: Any, codes: Any) -> None:  # pragma: no cover
    for at in range(len(states)):
        encode(constants, states[at], work, codes[at])


class Batch(NamedTuple):
    """Positions in one orientation, one row each."""

    codes: Any
    """int64[batch, cells, cell codes]"""
    global_codes: Any
    """int64[batch, global codes]"""
    places: Any
    """int64[batch, actions, n]: the entries of the planes whose sum is an action's logit"""
    legal: Any
    """bool[batch, actions]"""
    policy: Any
    """float32[batch, actions]: the shares of the visits"""
    value: Any
    """float32[batch]: the mover's result, mixed with the search's value"""
    result: Any
    """float32[batch]: the mover's result"""
    owner: Any
    """int64[batch, cells]: 0 for cells that are empty at the end, 1 for the mover's, 2 for the opponent's"""
    left: Any
    """float32[batch]: the actions up to the end of the game, divided by the number of cells"""
    reply: Any
    """int64[batch, n]: the places of the opponent's next action"""
    has_reply: Any
    """bool[batch]"""


class Board:
    """The data of one variant: a window of the newest positions."""

    def __init__(self, subject: Subject, game: Game) -> None:
        model = game.definition.search_parts().network
        assert model is not None
        self.subject, self.game, self._model = subject, game, model
        self.cells = len(game.board)
        self.near = torch.from_numpy(model.neighbourhood(game))
        self.symmetries = np.array(game.constants[SYMMETRIES]).reshape(-1, self.cells)
        self._size = int(game.options["size"])
        self._parts: list[dict[str, Array]] = []
        self._joined: dict[str, Array] | None = None

    def __len__(self) -> int:
        return sum(len(part["value"]) for part in self._parts)

    def add(self, found: dict[str, Array]) -> None:
        """Add recorded positions, as `SelfPlay.play` returns them."""
        states, end = found["states"].astype(np.int64), found["end"].astype(np.int64)
        if not len(states):
            return
        codes = np.zeros((len(states), self.cells * self._model.cell_codes + self._model.global_codes), np.int64)
        work = np.zeros(self.game.work_size, np.int64)
        _encode_all(self._model.encode.compiled, self.game.arrays, states, work, codes)
        mover = states[:, MOVER]
        seat = mover ^ states[:, BLACK_SEAT]
        winner = end[:, WINNER] ^ end[:, BLACK_SEAT]
        result = np.where(end[:, WINNER] == DRAW, 0.5, winner == seat)
        value = np.where(seat == 0, found["values"], 1.0 - found["values"])
        owner = end[:, BOARD : BOARD + self.cells]
        owner = np.where(owner == 0, 0, np.where(owner == mover[:, np.newaxis] + 1, 1, 2))
        self._parts.append(
            {
                "codes": codes.astype(np.int16),
                "actions": found["actions"],
                "visits": found["visits"],
                "result": result.astype(np.float32),
                "value": value.astype(np.float32),
                "owner": owner.astype(np.int8),
                "left": found["left"].astype(np.float32) / self.cells,
                "reply": found["replies"],
            }
        )
        self._joined = None

    def limit(self, most: int) -> None:
        """Forget the oldest positions."""
        while len(self._parts) > 1 and len(self) - len(self._parts[0]["value"]) >= most:
            self._parts.pop(0)
            self._joined = None

    def batch(self, size: int, rng: np.random.Generator, *, share_of_search: float) -> Batch:
        """Random positions in a random orientation, as `tensors` returns them."""
        if self._joined is None:
            width = max(part["actions"].shape[1] for part in self._parts)
            self._joined = {
                name: np.concatenate([_widened(part[name], width, name) for part in self._parts])
                for name in self._parts[0]
            }
        data = self._joined
        chosen = rng.integers(0, len(data["value"]), size)
        return self.tensors({name: array[chosen] for name, array in data.items()}, rng, share_of_search)

    def tensors(self, data: dict[str, Array], rng: np.random.Generator, share_of_search: float) -> Batch:
        cells, per_cell = self.cells, self._model.cell_codes
        image = self.symmetries[rng.integers(len(self.symmetries))]
        codes = data["codes"].astype(np.int64)
        by_cell = np.empty((len(codes), cells, per_cell), np.int64)
        by_cell[:, image] = codes[:, : cells * per_cell].reshape(len(codes), cells, per_cell)
        owner = np.empty_like(data["owner"], np.int64)
        owner[:, image] = data["owner"]
        actions = data["actions"].astype(np.int64)
        places = self.subject.places(np.maximum(actions, 0), cells, self._size)
        planes = self.subject.planes
        moved = np.arange(cells * planes + self.subject.extras + 1)
        moved[: cells * planes] = (image[:, np.newaxis] * planes + np.arange(planes)).ravel()
        visits = data["visits"].astype(np.float32)
        policy = visits / np.maximum(1.0, visits.sum(axis=1, keepdims=True))
        value = (1.0 - share_of_search) * data["result"] + share_of_search * data["value"]
        replies = data["reply"].astype(np.int64)
        found = Batch(
            codes=by_cell,
            global_codes=codes[:, cells * per_cell :],
            places=moved[places],
            legal=actions >= 0,
            policy=policy,
            value=value,
            result=data["result"],
            owner=owner,
            left=data["left"],
            reply=moved[self.subject.places(np.maximum(replies, 0), cells, self._size)],
            has_reply=replies >= 0,
        )
        return Batch(*map(torch.from_numpy, found))


def _widened(array: Array, width: int, name: str) -> Array:
    if name not in ("actions", "visits") or array.shape[1] == width:
        return array
    filler = -1 if name == "actions" else 0
    return np.pad(array, ((0, 0), (0, width - array.shape[1])), constant_values=filler)
