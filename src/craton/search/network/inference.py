"""The value of a position and the planes of its policy; compiled only."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from craton.kernel.decorator import CONSTANTS, FLOAT, INT, INTS, SINGLES, VOID, Constants, Ints, Signature, kernel
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
from craton.search.network.vectors import CHANNELS, ROWS, add_products

SUM_SCALE = 1.0 / 64.0
"""Of the sum over the board, beside the mean and the maximum, as an input of the value."""
UNKNOWN = -1.0
ZERO, SCALE = np.float32(0.0), np.float32(SUM_SCALE)


@kernel(Signature(INT, INT))
def padded(cells: int) -> int:
    """The rows of a layer's activations: the cells, one row of zeros or more, a multiple of ROWS."""
    return (cells // ROWS + 1) * ROWS


# Loops run over slices from 0 on: only then does LLVM know that no index is negative, and vectorises them.


@kernel(Signature(VOID, SINGLES, SINGLES))
def add_row(sums: Any, row: Any) -> None:
    for channel in range(CHANNELS):
        sums[channel] += row[channel]


@kernel(Signature(VOID, SINGLES, SINGLES, SINGLES))
def add_matrix(sums: Any, inputs: Any, matrix: Any) -> None:
    """Add the product of the inputs and a matrix [inputs, CHANNELS] to the sums."""
    for at in range(len(inputs)):
        row = matrix[at * CHANNELS : at * CHANNELS + CHANNELS]
        for channel in range(CHANNELS):
            sums[channel] += inputs[at] * row[channel]


@kernel(Signature(VOID, SINGLES))
def rectify(numbers: Any) -> None:
    for at in range(len(numbers)):
        numbers[at] = max(numbers[at], ZERO)


@kernel(Signature(FLOAT, SINGLES, SINGLES))
def dot(one: Any, other: Any) -> float:
    """The scalar product of two rows."""
    total = 0.0
    for first in range(0, CHANNELS, 4):
        total += (
            one[first] * other[first]
            + one[first + 1] * other[first + 1]
            + one[first + 2] * other[first + 2]
            + one[first + 3] * other[first + 3]
        )
    return total


@kernel(Signature(VOID, SINGLES, SINGLES))
def pool(rows: Any, out: Any) -> None:
    """Write the mean and the maximum over the rows, and the scaled sum."""
    total, most, scaled = out[:CHANNELS], out[CHANNELS : 2 * CHANNELS], out[2 * CHANNELS : 3 * CHANNELS]
    for channel in range(CHANNELS):
        total[channel] = ZERO
        most[channel] = ZERO
    count = len(rows) // CHANNELS
    for at in range(count):
        row = rows[at * CHANNELS : at * CHANNELS + CHANNELS]
        for channel in range(CHANNELS):
            total[channel] += row[channel]
            most[channel] = max(most[channel], row[channel])
    share = np.float32(1.0 / count)
    for channel in range(CHANNELS):
        scaled[channel] = total[channel] * SCALE
        total[channel] *= share


@kernel(Signature(VOID, NETWORK))
def embed(network: Network) -> None:
    """Write the first activations: the summed embeddings of each cell's codes."""
    shape, codes, rows = network.shape, network.codes, network.rows
    cells, per_cell = shape[CELLS], shape[CELL_CODES]
    table, whole = network.weights[shape[EMBEDDING] :], network.weights[shape[GLOBAL_EMBEDDING] :]
    base = rows[2 * padded(cells) * CHANNELS :][:CHANNELS]
    for channel in range(CHANNELS):
        base[channel] = ZERO
    for at in range(shape[GLOBAL_CODES]):
        add_row(base, whole[codes[cells * per_cell + at] * CHANNELS :])
    for cell in range(cells):
        row = rows[cell * CHANNELS : cell * CHANNELS + CHANNELS]
        for channel in range(CHANNELS):
            row[channel] = base[channel]
        for at in range(cell * per_cell, cell * per_cell + per_cell):
            add_row(row, table[codes[at] * CHANNELS :])
        rectify(row)


@kernel(Signature(VOID, NETWORK, INT, INT, INT))
def apply_layer(network: Network, begin: int, old: int, new: int) -> None:
    """Compute a layer's activations, at `new`, from those at `old`; the layer's weights start at `begin`."""
    shape, rows, weights, near = network.shape, network.rows, network.weights, network.near
    cells, taps = shape[CELLS], shape[TAPS]
    bias = weights[begin + taps * CHANNELS * CHANNELS :]
    pooled = rows[2 * padded(cells) * CHANNELS :]
    pool(rows[old : old + cells * CHANNELS], pooled)
    base = pooled[3 * CHANNELS : 4 * CHANNELS]
    for channel in range(CHANNELS):
        base[channel] = bias[channel]
    add_matrix(base, pooled[: 2 * CHANNELS], bias[CHANNELS:])
    for cell in range(cells):
        row, before = rows[new + cell * CHANNELS :][:CHANNELS], rows[old + cell * CHANNELS :][:CHANNELS]
        for channel in range(CHANNELS):
            row[channel] = before[channel] + base[channel]
    for cell in range(0, cells, ROWS):
        for tap in range(taps):
            link = cell * taps + tap * ROWS
            add_products(
                rows,
                new + cell * CHANNELS,
                rows,
                old + near[link],
                old + near[link + 1],
                old + near[link + 2],
                old + near[link + 3],
                weights,
                begin + tap * CHANNELS * CHANNELS,
            )
    rectify(rows[new : new + cells * CHANNELS])
    rest = rows[new + cells * CHANNELS : new + padded(cells) * CHANNELS]
    for at in range(len(rest)):
        rest[at] = ZERO


@kernel(Signature(FLOAT, NETWORK, INT))
def read_out(network: Network, last: int) -> float:
    """Write the planes, given the last activations; return the mover's probability of winning."""
    shape, rows, weights, planes = network.shape, network.rows, network.weights, network.planes
    cells, count = shape[CELLS], shape[PLANES]
    for cell in range(cells):
        row = rows[last + cell * CHANNELS :]
        for plane in range(count):
            planes[cell * count + plane] = dot(row, weights[shape[POLICY] + plane * CHANNELS :])
    pooled = rows[2 * padded(cells) * CHANNELS :]
    pool(rows[last : last + cells * CHANNELS], pooled)
    hidden, parameters = pooled[3 * CHANNELS : 4 * CHANNELS], weights[shape[HIDDEN] :]
    for channel in range(CHANNELS):
        hidden[channel] = parameters[channel]
    add_matrix(hidden, pooled[: 3 * CHANNELS], parameters[CHANNELS:])
    rectify(hidden)
    for extra in range(shape[EXTRAS]):
        parameters = weights[shape[EXTRA] + extra * (CHANNELS + 1) :]
        planes[cells * count + extra] = parameters[0] + dot(hidden, parameters[1:])
    parameters = weights[shape[VALUE] :]
    return 1.0 / (1.0 + exp(-(parameters[0] + dot(hidden, parameters[1:]))))


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
