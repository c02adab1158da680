"""The value of a position and the planes of its policy; compiled only."""

from __future__ import annotations

from math import exp

import numpy as np

from craton.kernel.decorator import CONSTANTS, FLOAT, INT, INTS, VOID, Constants, Ints, Signature, kernel
from craton.search.network.layout import (
    CELL_CODES,
    CELLS,
    EMBEDDING,
    EXTRA,
    EXTRAS,
    FIRST_LAYER,
    GLOBAL_CODES,
    GLOBAL_EMBEDDING,
    HIDDEN,
    LAYERS,
    NETWORK,
    PLANES,
    POLICY,
    TAPS,
    VALUE,
    Network,
)
from craton.search.network.vectors import (
    CHANNELS,
    ROWS,
    add_product,
    scalar_product,
    write_embedding,
    write_layer,
    write_sum_and_maximum,
)

SUM_SCALE = 1.0 / 64.0
"""Of the sum over the board, beside the mean and the maximum, as an input of the value."""
UNKNOWN = -1.0
ZERO, SCALE = np.float32(0.0), np.float32(SUM_SCALE)


@kernel(Signature(INT, INT))
def padded(cells: int) -> int:
    """The rows of a layer's activations: the cells, one row of zeros or more, a multiple of ROWS."""
    return (cells // ROWS + 1) * ROWS


@kernel(Signature(INT, INT))
def pooled_rows(cells: int) -> int:
    """Where the pooled rows begin: mean, maximum and scaled sum over the board, and one for other use."""
    return 2 * padded(cells) * CHANNELS


@kernel(Signature(VOID, NETWORK, INT))
def pool(network: Network, first: int) -> None:
    """Write the mean and the maximum over the cells, and the scaled sum, given activations that begin at `first`."""
    cells = network.shape[CELLS]
    at = pooled_rows(cells)
    write_sum_and_maximum(network.rows, at, first, cells)
    total, scaled = network.rows[at : at + CHANNELS], network.rows[at + 2 * CHANNELS : at + 3 * CHANNELS]
    share = np.float32(1.0 / cells)
    for channel in range(CHANNELS):
        scaled[channel] = total[channel] * SCALE
        total[channel] *= share


@kernel(Signature(VOID, NETWORK))
def embed(network: Network) -> None:
    """Write the first activations: the summed embeddings of each cell's codes."""
    shape, codes, rows = network.shape, network.codes, network.rows
    cells, per_cell = shape[CELLS], shape[CELL_CODES]
    table, whole = network.weights[shape[EMBEDDING] :], network.weights[shape[GLOBAL_EMBEDDING] :]
    base = pooled_rows(cells)
    for channel in range(CHANNELS):
        rows[base + channel] = ZERO
    for at in range(cells * per_cell, cells * per_cell + shape[GLOBAL_CODES]):
        for channel in range(CHANNELS):
            rows[base + channel] += whole[codes[at] * CHANNELS + channel]
    for cell in range(cells):
        write_embedding(rows, cell * CHANNELS, base, table, codes, cell * per_cell, per_cell)


@kernel(Signature(VOID, NETWORK, INT, INT, INT))
def apply_layer(network: Network, begin: int, old: int, new: int) -> None:
    """Compute a layer's activations, at `new`, from those at `old`; the layer's weights start at `begin`."""
    shape, rows, weights = network.shape, network.rows, network.weights
    cells, taps = shape[CELLS], shape[TAPS]
    bias = begin + taps * CHANNELS * CHANNELS
    pool(network, old)
    pooled = pooled_rows(cells)
    base = pooled + 3 * CHANNELS
    for channel in range(CHANNELS):
        rows[base + channel] = weights[bias + channel]
    add_product(rows, base, pooled, 2 * CHANNELS, weights, bias + CHANNELS)
    for cell in range(0, cells, ROWS):
        first = cell * CHANNELS
        write_layer(rows, new + first, old + first, base, old, network.near, cell * taps, taps, weights, begin)
    rest = rows[new + cells * CHANNELS : new + padded(cells) * CHANNELS]
    for channel in range(len(rest)):
        rest[channel] = ZERO


@kernel(Signature(FLOAT, NETWORK, INT))
def read_out(network: Network, last: int) -> float:
    """Write the planes, given the last activations; return the mover's probability of winning."""
    shape, rows, weights, planes = network.shape, network.rows, network.weights, network.planes
    cells, count = shape[CELLS], shape[PLANES]
    for cell in range(cells):
        for plane in range(count):
            parameters = shape[POLICY] + plane * CHANNELS
            planes[cell * count + plane] = scalar_product(rows, last + cell * CHANNELS, weights, parameters)
    pool(network, last)
    pooled = pooled_rows(cells)
    at = pooled + 3 * CHANNELS
    hidden = rows[at : at + CHANNELS]
    for channel in range(CHANNELS):
        hidden[channel] = weights[shape[HIDDEN] + channel]
    add_product(rows, at, pooled, 3 * CHANNELS, weights, shape[HIDDEN] + CHANNELS)
    for channel in range(CHANNELS):
        hidden[channel] = max(hidden[channel], ZERO)
    for extra in range(shape[EXTRAS]):
        parameters = shape[EXTRA] + extra * (CHANNELS + 1)
        planes[cells * count + extra] = weights[parameters] + scalar_product(hidden, 0, weights, parameters + 1)
    parameters = shape[VALUE]
    return 1.0 / (1.0 + exp(-(weights[parameters] + scalar_product(hidden, 0, weights, parameters + 1))))


@kernel(Signature(FLOAT, CONSTANTS, INTS, INTS, NETWORK))
def evaluate(constants: Constants, state: Ints, work: Ints, network: Network) -> float:
    """The mover's probability of winning, UNKNOWN if the network does not know such positions; writes the planes."""
    if not network.encode(constants, state, work, network.codes):
        return UNKNOWN
    shape = network.shape
    half = padded(shape[CELLS]) * CHANNELS
    size = (shape[TAPS] + 2) * CHANNELS * CHANNELS + CHANNELS
    embed(network)
    old, new = 0, half
    for layer in range(shape[LAYERS]):
        apply_layer(network, shape[FIRST_LAYER] + layer * size, old, new)
        old, new = new, old
    return read_out(network, old)
