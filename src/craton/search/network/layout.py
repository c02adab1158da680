"""The arrays of a network, and what their entries mean.

A network sees a position as a few codes for each cell and for the whole position. The embeddings of a cell's codes are
summed; then each layer combines a cell with its neighbours and with the mean and the maximum over the board. From the
last layer come planes, from which a game makes the logits of its actions, and the mover's probability of winning.
Nothing depends on the size of the board.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from craton.core.network import ENCODE, LOGITS
from craton.kernel.decorator import INTS, SINGLES, Structure

# Entries of `shape`: numbers of things, then where weights begin.
CELLS, TAPS, CELL_CODES, GLOBAL_CODES, LAYERS, PLANES, EXTRAS = range(7)
EMBEDDING, GLOBAL_EMBEDDING, FIRST_LAYER, POLICY, HIDDEN, VALUE, EXTRA = range(7, 14)
ENTRIES = 14


class Network(NamedTuple):
    """A network for one board; the last three are scratch."""

    encode: Any
    logits: Any
    shape: Any
    """int64[ENTRIES]; CELLS is 0 if there is no network"""
    near: Any
    """int64[TAPS * padded cells]: where the row of each neighbour begins, or a row of zeros if there is none"""
    weights: Any
    """float32[...]"""
    codes: Any
    """int64[CELLS * CELL_CODES + GLOBAL_CODES]"""
    rows: Any
    """float32[...]: the activations of two layers and the sums over the board"""
    planes: Any
    """float32[CELLS * PLANES + EXTRAS]: the planes by cell, then numbers for actions without a cell"""


NETWORK = Structure(Network, ENCODE, LOGITS, INTS, INTS, SINGLES, INTS, SINGLES, SINGLES)
