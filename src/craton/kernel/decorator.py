"""The `@kernel` decorator and the types of kernel arguments.

`@kernel(SIGNATURE)` wraps a plain function. Calling the wrapper runs the Python source, on lists or arrays, and never
imports Numba. `.compiled` is the same source compiled for int64 arrays; kernels may call each other freely.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

P = ParamSpec("P")
R = TypeVar("R")

Ints = MutableSequence[int]
"""A list of integers when interpreted, `int64[:]` when compiled."""
Floats = MutableSequence[float]
"""A list of floats when interpreted, `float64[:]` when compiled."""
Constants = tuple[MutableSequence[int], ...]
"""Rows that never change during a game; `craton.kernel.layout` names them."""
ROWS = 6

# Types of arguments and results, translated to Numba's on compilation.
VOID, INT, UINT, FLOAT, INTS, FLOATS, GRID, SMALL_GRID, FLOAT_GRID, RANDOM, CONSTANTS = range(11)
SINGLES, SINGLE_GRID, BYTES, BYTE_GRID, RANDOM_GRID = range(11, 16)


class Signature(tuple[Any, ...]):
    """The result's type, then the arguments' types.

    An argument's type is one of the numbers above, a Signature for a kernel, a tuple of types for a tuple, or a
    Structure for a named tuple.
    """

    def __new__(cls, *types: Any) -> Signature:
        return super().__new__(cls, types)

    def numba(self) -> Any:
        result, *arguments = map(_numba_type, self)
        return result(*arguments)


class Structure:
    """A named tuple as an argument: its class and the types of its fields, in order."""

    def __init__(self, named_tuple: type[tuple[Any, ...]], *fields: Any) -> None:
        self.named_tuple = named_tuple
        self.fields = fields


def _numba_type(kind: Any) -> Any:
    from numba import types

    if isinstance(kind, Signature):
        return types.FunctionType(kind.numba())
    if isinstance(kind, Structure):
        return types.BaseTuple.from_types([_numba_type(field) for field in kind.fields], kind.named_tuple)
    if isinstance(kind, tuple):
        return types.Tuple([_numba_type(field) for field in kind])
    plain = {VOID: types.void, INT: types.int64, UINT: types.uint64, FLOAT: types.float64}
    plain |= {INTS: types.int64[::1], FLOATS: types.float64[::1], GRID: types.int64[:, ::1]}
    plain |= {SMALL_GRID: types.int32[:, ::1], FLOAT_GRID: types.float64[:, ::1], RANDOM: types.uint64[::1]}
    plain |= {SINGLES: types.float32[::1], SINGLE_GRID: types.float32[:, ::1], RANDOM_GRID: types.uint64[:, ::1]}
    plain |= {BYTES: types.uint8[::1], BYTE_GRID: types.uint8[:, ::1]}
    plain[CONSTANTS] = types.UniTuple(plain[INTS], ROWS)
    return plain[kind]


class Kernel(Generic[P, R]):
    """A function in interpreted and compiled form."""

    def __init__(self, function: Callable[P, R], signature: Signature) -> None:
        self.py_func = function
        self.signature = signature
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._compiled: Any = None
        self._inner: Any = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.py_func(*args, **kwargs)

    def __repr__(self) -> str:
        return f"<kernel {self.py_func.__module__}.{self.__name__}>"

    @property
    def compiled(self) -> Any:
        """The function compiled for its one signature, or loaded from the cache on disk."""
        if self._compiled is None:
            from craton.kernel.cache import compile_cached

            self._compiled = compile_cached(self.py_func, self.signature.numba())
        return self._compiled

    @property
    def entry_point(self) -> Any:
        """`compiled` without its check of the arguments' types, which takes longer than many calls."""
        (overload,) = self.compiled.overloads.values()
        return overload.entry_point

    @property
    def _numba_type_(self) -> Any:
        # Numba looks up this attribute on globals of unknown type: this is how compiled kernels call each other.
        from numba import types

        from craton.kernel.cache import compile_cached

        if self._compiled is None and self._inner is None:
            self._inner = compile_cached(self.py_func, self.signature.numba(), inner=True)
        return types.Dispatcher(self._compiled or self._inner)


def kernel(signature: Signature) -> Callable[[Callable[P, R]], Kernel[P, R]]:
    def wrap(function: Callable[P, R]) -> Kernel[P, R]:
        return Kernel(function, signature)

    return wrap


def as_arrays(constants: Constants) -> tuple[npt.NDArray[np.int64], ...]:
    """The constants in the form that compiled kernels take."""
    import numpy as np

    return tuple(np.array(row, dtype=np.int64) for row in constants)
