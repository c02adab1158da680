"""The on-disk cache of compiled kernels, invalidated by a change to any source that they depend on.

Numba's own cache key covers only the file that defines a function: after a change to a callee or a constant in another
file it silently serves stale machine code. Here the key covers every source file that a kernel can reach.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba.core import caching
from numba.core.compiler_lock import global_compiler_lock

from craton.kernel.compile_lock import compiling
from craton.kernel.sources import cache_folder, source_stamp


def compile_cached(function: Callable[..., Any], signature: Any, *, inner: bool = False) -> Any:
    """Compile for one signature only; a call with other types raises TypeError instead of compiling again.

    An inner function can only be called from compiled code: it has no wrappers, which saves a seventh of compile time.
    """
    # Kernels allocate nothing, so reference counting is off; it would make small calls up to sixty times slower.
    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True} if inner else {}
    # Division by zero would be a bug, which the interpreted form reveals; checking for it prevents vectorisation.
    dispatcher = numba.njit(nogil=True, error_model="numpy", _nrt=False, **wrappers)(function)
    before = numba.config.CACHE_LOCATOR_CLASSES
    locator = InnerLocator if inner else Locator
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{locator.__name__}"
    try:
        dispatcher.enable_caching()
    finally:
        numba.config.CACHE_LOCATOR_CLASSES = before
    # The lock on threads comes first: a thread that compiles holds it while it asks for the locks of callees.
    with global_compiler_lock, compiling(f"{function.__module__}.{function.__qualname__} {inner}"):
        dispatcher.compile(signature)
    dispatcher.disable_compile()
    return dispatcher


class Locator(caching._CacheLocator):  # type: ignore[misc]  # Numba is untyped
    """The place of a kernel's machine code on disk, and the stamp of its sources (Numba's hook for custom caches)."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._function = function
        self._file = file

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Locator:
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        return str(cache_folder() / self.get_suitable_cache_subpath(self._file))

    def get_source_stamp(self) -> str:
        return source_stamp(Path(self._file))

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)


class InnerLocator(Locator):
    """The same for kernels without wrappers, which Numba's cache would confuse with those that have them."""

    def get_disambiguator(self) -> str:
        return f"{super().get_disambiguator()}-inner"
