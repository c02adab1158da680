"""The inner loop of a network's layers, written in LLVM's vector instructions.

Numba does not keep a block of sums in registers by itself; this loop does, and so runs several times faster.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

CHANNELS = 32
"""The width of every layer."""
ROWS = 4
"""Cells whose sums are computed together."""
LANES = 16


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def add_products(
    typing: Any, sums: Any, at: Any, x: Any, first: Any, second: Any, third: Any, fourth: Any, weights: Any, begin: Any
) -> Any:
    """Add to ROWS rows of sums, from `at` on, the products of four rows of x and a square matrix of weights.

    float32 arrays; the rows of x begin at `first` to `fourth`, the matrix [CHANNELS, CHANNELS] at `begin`.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def data(position: int) -> Any:
            return context.make_array(signature.args[position])(context, builder, arguments[position]).data

        vector = ir.VectorType(ir.FloatType(), LANES)
        pointer = vector.as_pointer()

        def place(base: Any, offset: Any, more: int) -> Any:
            return builder.bitcast(builder.gep(base, [builder.add(offset, offset.type(more))]), pointer)

        sums_data, x_data, weights_data = data(0), data(2), data(7)
        at, begin, rows = arguments[1], arguments[8], arguments[3:7]
        columns = CHANNELS // LANES
        blocks = []
        for row in range(ROWS):
            for column in range(columns):
                where = place(sums_data, at, row * CHANNELS + column * LANES)
                block = cgutils.alloca_once(builder, vector)
                builder.store(builder.load(where, align=4), block)
                blocks.append((row, column, where, block))
        with cgutils.for_range(builder, at.type(CHANNELS)) as loop:
            line = builder.add(begin, builder.mul(loop.index, at.type(CHANNELS)))
            factors = [builder.load(place(weights_data, line, column * LANES), align=4) for column in range(columns)]
            inputs = []
            for row in rows:
                number = builder.load(builder.gep(x_data, [builder.add(row, loop.index)]))
                zero = ir.Constant(ir.IntType(32), 0)
                single = builder.insert_element(ir.Constant(vector, ir.Undefined), number, zero)
                mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), None)
                inputs.append(builder.shuffle_vector(single, ir.Constant(vector, ir.Undefined), mask))
            kind = ir.FunctionType(vector, [vector] * 3)
            fma = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fmuladd.v{LANES}f32")
            for row, column, _, block in blocks:
                builder.store(builder.call(fma, [inputs[row], factors[column], builder.load(block)]), block)
        for _, _, where, block in blocks:
            builder.store(builder.load(block), where, align=4)
        return context.get_dummy_value()

    return types.void(sums, at, x, first, second, third, fourth, weights, begin), generate
