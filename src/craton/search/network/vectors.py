"""The inner loops of a network, written in LLVM's vector instructions.

Numba does not keep a row of sums in registers by itself; these loops do, and so run several times faster. A row is
CHANNELS numbers of an array; it is named by the index at which it begins. All numbers are float32, all indices int64.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

CHANNELS = 32
"""The width of every layer."""
LANES, ROWS = (16, 4) if binding.get_host_cpu_features().get("avx512f", False) else (8, 2)
"""The width of a vector, and the cells whose sums are computed together: eight vectors, which fit into registers."""
UNROLLED = 2
"""Inputs in one round of the inner loop."""
COLUMNS = range(0, CHANNELS, LANES)
VECTOR = ir.VectorType(ir.FloatType(), LANES)
UNDEFINED, ZERO = ir.Constant(VECTOR, ir.Undefined), ir.Constant(VECTOR, None)


class Emitter:
    """Writes instructions on rows."""

    def __init__(self, context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        self.builder = builder
        self._context, self._types, self._arguments = context, signature.args, arguments

    def data(self, position: int) -> Any:
        """The memory of an argument that is an array."""
        return self._context.make_array(self._types[position])(
            self._context, self.builder, self._arguments[position]
        ).data

    def places(self, base: Any, row: Any) -> list[Any]:
        """The addresses of a row's vectors."""
        first = self.builder.gep(base, [row])
        pointer = VECTOR.as_pointer()
        return [self.builder.bitcast(self.builder.gep(first, [row.type(column)]), pointer) for column in COLUMNS]

    def load(self, base: Any, row: Any) -> list[Any]:
        return [self.builder.load(place, align=4) for place in self.places(base, row)]

    def store(self, vectors: Sequence[Any], base: Any, row: Any) -> None:
        for vector, place in zip(vectors, self.places(base, row), strict=True):
            self.builder.store(vector, place, align=4)

    def variables(self, vectors: Sequence[Any]) -> list[Any]:
        """Registers that hold the vectors at first."""
        made = [cgutils.alloca_once(self.builder, VECTOR) for _ in vectors]
        for variable, vector in zip(made, vectors, strict=True):
            self.builder.store(vector, variable)
        return made

    def values(self, variables: Sequence[Any]) -> list[Any]:
        return [self.builder.load(variable) for variable in variables]

    def add(self, variables: Sequence[Any], vectors: Sequence[Any]) -> None:
        for variable, vector in zip(variables, vectors, strict=True):
            self.builder.store(self.builder.fadd(self.builder.load(variable), vector), variable)

    def larger(self, one: Any, other: Any) -> Any:
        return self.builder.select(self.builder.fcmp_ordered(">", one, other), one, other)

    def rectified(self, variables: Sequence[Any]) -> list[Any]:
        return [self.larger(vector, ZERO) for vector in self.values(variables)]

    def index(self, base: Any, at: Any) -> Any:
        """An entry of an array of integers."""
        return self.builder.load(self.builder.gep(base, [at]))

    def everywhere(self, base: Any, at: Any) -> Any:
        """A vector of equal numbers: an entry of an array."""
        single = self.builder.insert_element(
            UNDEFINED, self.builder.load(self.builder.gep(base, [at])), ir.Constant(ir.IntType(32), 0)
        )
        return self.builder.shuffle_vector(single, UNDEFINED, ir.Constant(ir.VectorType(ir.IntType(32), LANES), None))

    def multiply_add(self, variables: Sequence[Any], factor: Any, vectors: Sequence[Any]) -> None:
        kind = ir.FunctionType(VECTOR, [VECTOR] * 3)
        fma = cgutils.get_or_insert_function(self.builder.module, kind, f"llvm.fmuladd.v{LANES}f32")
        for variable, vector in zip(variables, vectors, strict=True):
            self.builder.store(self.builder.call(fma, [factor, vector, self.builder.load(variable)]), variable)


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def write_embedding(typing: Any, rows: Any, to: Any, base: Any, table: Any, codes: Any, first: Any, count: Any) -> Any:
    """Write the row `to`: the sum of the row `base`, of the same array, and of the codes' rows of a table, rectified.

    The codes are codes[first : first + count].
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        rows, table, codes = emit.data(0), emit.data(3), emit.data(4)
        _, to, base, _, _, first, count = arguments
        sums = emit.variables(emit.load(rows, base))
        with cgutils.for_range(builder, count) as loop:
            code = emit.index(codes, builder.add(first, loop.index))
            emit.add(sums, emit.load(table, builder.mul(code, code.type(CHANNELS))))
        emit.store(emit.rectified(sums), rows, to)
        return context.get_dummy_value()

    return types.void(rows, to, base, table, codes, first, count), generate


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def write_layer(
    typing: Any,
    rows: Any,
    to: Any,
    own: Any,
    base: Any,
    old: Any,
    near: Any,
    link: Any,
    taps: Any,
    weights: Any,
    at: Any,
) -> Any:
    """Write ROWS rows from `to` on: a layer's activations of ROWS cells.

    Each is the sum of the cell's row before (from `own` on), of the row `base`, and for each tap of the product of a
    neighbour's row and the tap's matrix, rectified. All rows are in the same array. The neighbours' rows are `old` +
    near[link:], in the order of near[taps, ROWS]; the matrices [taps, CHANNELS, CHANNELS] are weights[at:].
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        rows, near, weights = emit.data(0), emit.data(5), emit.data(8)
        _, to, own, base, old, _, link, taps, _, at = arguments

        def each(start: Any) -> Iterator[Any]:
            return (builder.add(start, start.type(row * CHANNELS)) for row in range(ROWS))

        sums = [emit.variables(emit.load(rows, row)) for row in each(own)]
        for row_sums in sums:
            emit.add(row_sums, emit.load(rows, base))
        with cgutils.for_range(builder, taps) as tap:
            links = builder.add(link, builder.mul(tap.index, at.type(ROWS)))
            inputs = [builder.add(old, emit.index(near, builder.add(links, at.type(row)))) for row in range(ROWS)]
            matrix = builder.add(at, builder.mul(tap.index, at.type(CHANNELS * CHANNELS)))
            with cgutils.for_range(builder, at.type(CHANNELS // UNROLLED)) as loop:
                for more in range(UNROLLED):
                    place = builder.add(builder.mul(loop.index, at.type(UNROLLED)), at.type(more))
                    factors = emit.load(weights, builder.add(matrix, builder.mul(place, at.type(CHANNELS))))
                    for row, row_sums in zip(inputs, sums, strict=True):
                        emit.multiply_add(row_sums, emit.everywhere(rows, builder.add(row, place)), factors)
        for row, row_sums in zip(each(to), sums, strict=True):
            emit.store(emit.rectified(row_sums), rows, row)
        return context.get_dummy_value()

    return types.void(rows, to, own, base, old, near, link, taps, weights, at), generate


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def add_product(typing: Any, rows: Any, to: Any, first: Any, count: Any, weights: Any, at: Any) -> Any:
    """Add to the row `to` the product of rows[first : first + count] and the matrix weights[at:] of `count` rows."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        rows, weights, (_, to, first, count, _, at) = emit.data(0), emit.data(4), arguments
        sums = emit.variables(emit.load(rows, to))
        with cgutils.for_range(builder, count) as loop:
            factors = emit.load(weights, builder.add(at, builder.mul(loop.index, at.type(CHANNELS))))
            emit.multiply_add(sums, emit.everywhere(rows, builder.add(first, loop.index)), factors)
        emit.store(emit.values(sums), rows, to)
        return context.get_dummy_value()

    return types.void(rows, to, first, count, weights, at), generate


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def write_sum_and_maximum(typing: Any, rows: Any, to: Any, first: Any, count: Any) -> Any:
    """Write two rows from `to` on: the sum and the maximum of `count` rows from `first` on, none of them negative."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        rows, (_, to, first, count) = emit.data(0), arguments
        sums, most = (emit.variables([ZERO] * len(COLUMNS)) for _ in range(2))
        with cgutils.for_range(builder, count) as loop:
            row = emit.load(rows, builder.add(first, builder.mul(loop.index, first.type(CHANNELS))))
            emit.add(sums, row)
            for variable, vector in zip(most, row, strict=True):
                builder.store(emit.larger(vector, builder.load(variable)), variable)
        emit.store(emit.values(sums), rows, to)
        emit.store(emit.values(most), rows, builder.add(to, to.type(CHANNELS)))
        return context.get_dummy_value()

    return types.void(rows, to, first, count), generate


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped
def scalar_product(typing: Any, one: Any, row: Any, other: Any, second: Any) -> Any:
    """The scalar product of a row of one array and a row of another."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        total = ZERO
        for first, factor in zip(
            emit.load(emit.data(0), arguments[1]), emit.load(emit.data(2), arguments[3]), strict=True
        ):
            total = builder.fadd(total, builder.fmul(first, factor))
        lanes = [builder.extract_element(total, ir.Constant(ir.IntType(32), lane)) for lane in range(LANES)]
        while len(lanes) > 1:
            half = len(lanes) // 2
            lanes = [builder.fadd(a, b) for a, b in zip(lanes[:half], lanes[half:], strict=True)]
        return lanes[0]

    return types.float32(one, row, other, second), generate
