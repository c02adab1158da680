"""The inner loops of a network, written in LLVM's vector instructions.

Numba does not keep a row of sums in registers by itself; these loops do, and so run several times faster. A row is
CHANNELS numbers of an array; it is named by the index at which it begins. All numbers are float32, all indices int64.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

CHANNELS = 32
"""The width of every layer."""
ROWS = 4
"""Cells that `write_layer` computes in one call."""
UNROLLED = 2
"""Inputs in one round of the inner loop."""


class Routine:
    """A function of LLVM instructions that kernels call; Numba is imported only when such a kernel is compiled."""

    def __init__(self, define: Callable[..., tuple[Any, Any]]) -> None:
        """define: a definition as `numba.extending.intrinsic` takes it."""
        self._define = define
        self.__name__, self.__doc__ = define.__name__, define.__doc__

    def __call__(self, *arguments: Any) -> Any:
        raise TypeError(f"{self.__name__} can only be called from compiled code.")

    @cached_property
    def _numba_type_(self) -> Any:
        # Numba looks up this attribute on globals of unknown type, as it does with kernels.
        from numba.core.registry import cpu_target
        from numba.extending import intrinsic

        made, typing = intrinsic(self._define), cpu_target.typing_context
        typing.refresh()
        return typing.resolve_value_type(made)


def returns(name: str, *arguments: Any) -> Any:
    """The signature of a routine: the name of its result's type in `numba.types`, and the types of its arguments."""
    from numba.core import types

    return getattr(types, name)(*arguments)


class Emitter:
    """Writes instructions on rows."""

    def __init__(self, context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        from llvmlite import binding, ir

        self.builder = builder
        self._context, self._types, self._arguments = context, signature.args, arguments
        is_wide = binding.get_host_cpu_features().get("avx512f", False)
        self.rows_at_once = 4 if is_wide else 2
        """The rows whose sums fit into the processor's registers: eight vectors."""
        self._lanes = 16 if is_wide else 8
        self._columns = range(0, CHANNELS, self._lanes)
        self._vector = ir.VectorType(ir.FloatType(), self._lanes)
        self._zero, self._undefined = ir.Constant(self._vector, None), ir.Constant(self._vector, ir.Undefined)
        self._number = ir.IntType(32)
        self._to_all_lanes = ir.Constant(ir.VectorType(self._number, self._lanes), None)

    def loop(self, count: Any) -> Any:
        """A context in which instructions are repeated; its value has the `index`."""
        from numba.core import cgutils

        return cgutils.for_range(self.builder, count)

    def zeros(self) -> list[Any]:
        return [self._zero for _ in self._columns]

    def data(self, position: int) -> Any:
        """The memory of an argument that is an array."""
        return self._context.make_array(self._types[position])(
            self._context, self.builder, self._arguments[position]
        ).data

    def places(self, base: Any, row: Any) -> list[Any]:
        """The addresses of a row's vectors."""
        first = self.builder.gep(base, [row])
        pointer = self._vector.as_pointer()
        return [self.builder.bitcast(self.builder.gep(first, [row.type(at)]), pointer) for at in self._columns]

    def load(self, base: Any, row: Any) -> list[Any]:
        return [self.builder.load(place, align=4) for place in self.places(base, row)]

    def store(self, vectors: Sequence[Any], base: Any, row: Any) -> None:
        for vector, place in zip(vectors, self.places(base, row), strict=True):
            self.builder.store(vector, place, align=4)

    def variables(self, vectors: Sequence[Any]) -> list[Any]:
        """Registers that hold the vectors at first."""
        from numba.core import cgutils

        made = [cgutils.alloca_once(self.builder, self._vector) for _ in vectors]
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
        return [self.larger(vector, self._zero) for vector in self.values(variables)]

    def index(self, base: Any, at: Any) -> Any:
        """An entry of an array of integers."""
        return self.builder.load(self.builder.gep(base, [at]))

    def everywhere(self, base: Any, at: Any) -> Any:
        """A vector of equal numbers: an entry of an array."""
        number = self.builder.load(self.builder.gep(base, [at]))
        single = self.builder.insert_element(self._undefined, number, self._number(0))
        return self.builder.shuffle_vector(single, self._undefined, self._to_all_lanes)

    def multiply_add(self, variables: Sequence[Any], factor: Any, vectors: Sequence[Any]) -> None:
        from llvmlite import ir
        from numba.core import cgutils

        kind = ir.FunctionType(self._vector, [self._vector] * 3)
        fma = cgutils.get_or_insert_function(self.builder.module, kind, f"llvm.fmuladd.v{self._lanes}f32")
        for variable, vector in zip(variables, vectors, strict=True):
            self.builder.store(self.builder.call(fma, [factor, vector, self.builder.load(variable)]), variable)

    def sum_of_products(self, one: Sequence[Any], other: Sequence[Any]) -> Any:
        total = self._zero
        for first, second in zip(one, other, strict=True):
            total = self.builder.fadd(total, self.builder.fmul(first, second))
        lanes = [self.builder.extract_element(total, self._number(lane)) for lane in range(self._lanes)]
        while len(lanes) > 1:
            half = len(lanes) // 2
            lanes = [self.builder.fadd(*pair) for pair in zip(lanes[:half], lanes[half:], strict=True)]
        return lanes[0]


@Routine
def write_embedding(typing: Any, rows: Any, to: Any, base: Any, table: Any, codes: Any, first: Any, count: Any) -> Any:
    """Write the row `to`: the sum of the row `base`, of the same array, and of the codes' rows of a table, rectified.

    The codes are codes[first : first + count].
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        rows, table, codes = emit.data(0), emit.data(3), emit.data(4)
        _, to, base, _, _, first, count = arguments
        sums = emit.variables(emit.load(rows, base))
        with emit.loop(count) as loop:
            code = emit.index(codes, builder.add(first, loop.index))
            emit.add(sums, emit.load(table, builder.mul(code, code.type(CHANNELS))))
        emit.store(emit.rectified(sums), rows, to)
        return context.get_dummy_value()

    return returns("void", rows, to, base, table, codes, first, count), generate


@Routine
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

        def each(start: Any, group: Any) -> Iterator[Any]:
            first = builder.add(start, builder.mul(group, at.type(emit.rows_at_once * CHANNELS)))
            return (builder.add(first, at.type(row * CHANNELS)) for row in range(emit.rows_at_once))

        with emit.loop(at.type(ROWS // emit.rows_at_once)) as groups:
            sums = [emit.variables(emit.load(rows, row)) for row in each(own, groups.index)]
            for row_sums in sums:
                emit.add(row_sums, emit.load(rows, base))
            with emit.loop(taps) as tap:
                links = builder.add(link, builder.mul(tap.index, at.type(ROWS)))
                links = builder.add(links, builder.mul(groups.index, at.type(emit.rows_at_once)))
                inputs = [
                    builder.add(old, emit.index(near, builder.add(links, at.type(row))))
                    for row in range(emit.rows_at_once)
                ]
                matrix = builder.add(at, builder.mul(tap.index, at.type(CHANNELS * CHANNELS)))
                with emit.loop(at.type(CHANNELS // UNROLLED)) as channels:
                    for more in range(UNROLLED):
                        place = builder.add(builder.mul(channels.index, at.type(UNROLLED)), at.type(more))
                        factors = emit.load(weights, builder.add(matrix, builder.mul(place, at.type(CHANNELS))))
                        for row, row_sums in zip(inputs, sums, strict=True):
                            emit.multiply_add(row_sums, emit.everywhere(rows, builder.add(row, place)), factors)
            for row, row_sums in zip(each(to, groups.index), sums, strict=True):
                emit.store(emit.rectified(row_sums), rows, row)
        return context.get_dummy_value()

    return returns("void", rows, to, own, base, old, near, link, taps, weights, at), generate


@Routine
def add_product(typing: Any, rows: Any, to: Any, first: Any, count: Any, weights: Any, at: Any) -> Any:
    """Add to the row `to` the product of rows[first : first + count] and the matrix weights[at:] of `count` rows."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        rows, weights, (_, to, first, count, _, at) = emit.data(0), emit.data(4), arguments
        sums = emit.variables(emit.load(rows, to))
        with emit.loop(count) as loop:
            factors = emit.load(weights, builder.add(at, builder.mul(loop.index, at.type(CHANNELS))))
            emit.multiply_add(sums, emit.everywhere(rows, builder.add(first, loop.index)), factors)
        emit.store(emit.values(sums), rows, to)
        return context.get_dummy_value()

    return returns("void", rows, to, first, count, weights, at), generate


@Routine
def write_sum_and_maximum(typing: Any, rows: Any, to: Any, first: Any, count: Any) -> Any:
    """Write two rows from `to` on: the sum and the maximum of `count` rows from `first` on, none of them negative."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        rows, (_, to, first, count) = emit.data(0), arguments
        sums, most = (emit.variables(emit.zeros()) for _ in range(2))
        with emit.loop(count) as loop:
            row = emit.load(rows, builder.add(first, builder.mul(loop.index, first.type(CHANNELS))))
            emit.add(sums, row)
            for variable, vector in zip(most, row, strict=True):
                builder.store(emit.larger(vector, builder.load(variable)), variable)
        emit.store(emit.values(sums), rows, to)
        emit.store(emit.values(most), rows, builder.add(to, to.type(CHANNELS)))
        return context.get_dummy_value()

    return returns("void", rows, to, first, count), generate


@Routine
def scalar_product(typing: Any, one: Any, row: Any, other: Any, second: Any) -> Any:
    """The scalar product of a row of one array and a row of another."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit = Emitter(context, builder, signature, arguments)
        return emit.sum_of_products(emit.load(emit.data(0), arguments[1]), emit.load(emit.data(2), arguments[3]))

    return returns("float32", one, row, other, second), generate
