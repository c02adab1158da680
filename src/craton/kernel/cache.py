"""The on-disk cache of compiled kernels, made safe against stale code.

Numba's own stamp covers only the file a function stands in: after a change to a callee or a constant in another file it
serves old machine code without a word. Here the stamp covers every source that a kernel can reach.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numba
from numba.core import caching

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_FOLDERS = ("kernel", "games/*/law", "games/*/search", "search")
"""What becomes machine code; a test checks that kernels take no constant from anywhere else."""
SOURCES = ("*.py", "*.npz")  # learned weights become constants of the machine code


def compile_cached(function: Callable[..., Any], signature: Any, *, inner: bool = False) -> Any:
    """Compiles for one signature; a mismatch at a call is then an error instead of a silent second compilation.

    An inner function can only be called by compiled ones: it has no wrappers, which take a seventh of the time.
    """
    # Kernels allocate nothing, so they need no reference counts, which made small calls up to sixty times slower.
    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True} if inner else {}
    # A division by zero is an error of ours, which the interpreted twin finds: to ask each time keeps loops from being
    # done in parallel.
    dispatcher = numba.njit(nogil=True, error_model="numpy", _nrt=False, **wrappers)(function)
    before = numba.config.CACHE_LOCATOR_CLASSES
    locator = InnerLocator if inner else Locator
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{locator.__name__}"
    try:
        dispatcher.enable_caching()
    finally:
        numba.config.CACHE_LOCATOR_CLASSES = before
    dispatcher.compile(signature)
    dispatcher.disable_compile()
    return dispatcher


class Locator(caching._CacheLocator):  # type: ignore[misc]  # Numba is untyped; locators are its way to extend the cache
    """Says where a kernel's machine code lies and from which sources it was made."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._function = function
        self._file = file

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Locator:
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        return str(cache_folder() / self.get_suitable_cache_subpath(self._file))

    def get_source_stamp(self) -> str:
        own = Path(self._file).resolve()
        stamp = _stamp_of_craton()
        return stamp if own.is_relative_to(PACKAGE) else stamp + _stamp(_sources(_package_root(own)))

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)


class InnerLocator(Locator):
    """The same for kernels without wrappers, which Numba's cache would not tell from those with them."""

    def get_disambiguator(self) -> str:
        return f"{super().get_disambiguator()}-inner"


@functools.cache
def cache_folder() -> Path:
    """`NUMBA_CACHE_DIR` if it is set, else the user's cache folder; if that cannot be written, a temporary one."""
    if numba.config.CACHE_DIR:
        return Path(numba.config.CACHE_DIR)
    user = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "craton"
    try:
        user.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=user).close()
    except OSError:
        return Path(tempfile.gettempdir()) / f"craton-cache-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    return user


@functools.cache
def _stamp_of_craton() -> str:
    return _stamp(file for pattern in KERNEL_FOLDERS for folder in PACKAGE.glob(pattern) for file in _sources(folder))


def _sources(folder: Path) -> Iterable[Path]:
    return (file for kind in SOURCES for file in folder.rglob(kind))


def _package_root(file: Path) -> Path:
    """The outermost folder around the file that is a package; the file's own folder if it stands alone."""
    folder = file.parent
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def _stamp(files: Iterable[Path]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(files):
        digest.update(f"{file.name}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()
