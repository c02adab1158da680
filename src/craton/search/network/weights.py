"""A game's network on one board: the arrays that kernels need."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from craton.core.game import Game
from craton.core.network import ENCODE, LOGITS, Model
from craton.kernel.decorator import Constants, Floats, Ints, kernel
from craton.search.network import layout
from craton.search.network.inference import padded
from craton.search.network.layout import Network
from craton.search.network.vectors import CHANNELS, ROWS


def network_of(game: Game, model: Model | None) -> Network:
    """The game's network with scratch of its own, or one that is never used."""
    if model is None or not model.supports(game):
        return NO_NETWORK._replace(encode=no_encode.compiled, logits=no_logits.compiled)
    weights, shape = _load(model.file)
    shape = shape.copy()
    near = model.neighbourhood(game)
    cells, taps = near.shape
    shape[[layout.CELLS, layout.CELL_CODES, layout.GLOBAL_CODES]] = cells, model.cell_codes, model.global_codes
    if taps != shape[layout.TAPS]:
        raise ValueError(f"{model.file.name} was trained for {shape[layout.TAPS]} taps, not {taps}.")
    rows = padded(cells)
    links = np.full((rows, taps), cells, np.int64)
    links[:cells] = near
    return Network(
        model.encode.compiled,
        model.logits.compiled,
        shape,
        np.ascontiguousarray(links.reshape(-1, ROWS, taps).transpose(0, 2, 1)).ravel() * CHANNELS,
        weights,
        np.zeros(cells * model.cell_codes + model.global_codes, np.int64),
        np.zeros((2 * rows + 5) * CHANNELS, np.float32),
        np.zeros(cells * shape[layout.PLANES] + shape[layout.EXTRAS], np.float32),
    )


@cache
def _load(file: Path) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]:
    """All weights in one row, and the entries of `shape` that do not depend on the board."""
    shape = np.zeros(layout.ENTRIES, np.int64)
    with np.load(file) as found:
        parts: dict[str, Any] = {name: found[name].astype(np.float32) for name in found.files}
    layers = 0
    while f"layer{layers}" in parts:
        layers += 1
    shape[layout.LAYERS] = layers
    shape[layout.TAPS] = len(parts["layer0"]) // CHANNELS
    shape[layout.PLANES], shape[layout.EXTRAS] = len(parts["policy"]), len(parts["extra"])
    row: list[npt.NDArray[np.float32]] = []
    length = 0

    def append(*names: str) -> int:
        nonlocal length
        begin = length
        for name in names:
            row.append(parts[name].ravel())
            length += parts[name].size
        return begin

    shape[layout.EMBEDDING] = append("embedding")
    shape[layout.GLOBAL_EMBEDDING] = append("global_embedding")
    begins = [append(f"layer{layer}", f"bias{layer}", f"pool{layer}") for layer in range(layers)]
    shape[layout.FIRST_LAYER] = begins[0]
    shape[layout.POLICY] = append("policy")
    shape[layout.HIDDEN] = append("hidden_bias", "hidden")
    shape[layout.VALUE] = append("value")
    shape[layout.EXTRA] = append("extra")
    return np.concatenate(row), shape


@kernel(ENCODE)
def no_encode(constants: Constants, state: Ints, work: Ints, codes: Ints) -> int:
    """For games without a network."""
    return 0


@kernel(LOGITS)
def no_logits(constants: Constants, state: Ints, actions: Ints, count: int, planes: Floats, out: Floats) -> None:
    """For games without a network."""


_NONE = np.zeros(0, np.float32)
NO_NETWORK = Network(
    no_encode,
    no_logits,
    np.zeros(layout.ENTRIES, np.int64),
    np.zeros(0, np.int64),
    _NONE,
    np.zeros(0, np.int64),
    _NONE,
    _NONE,
)
"""For interpreted searches."""
