"""The sources that compiled kernels depend on, and the folder of the compiled ones. Does not import Numba."""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_FOLDERS = ("kernel", "games/*/law", "games/*/search", "search")
"""The folders with code that is compiled; a test checks that kernels use no constant from anywhere else."""
SOURCES = ("*.py", "*.npz")  # learned weights become constants of the machine code


@functools.cache
def cache_folder() -> Path:
    """`NUMBA_CACHE_DIR` if set, else the user's cache folder, or a temporary one if that is not writable."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    user = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "craton"
    try:
        user.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=user).close()
    except OSError:
        return Path(tempfile.gettempdir()) / f"craton-cache-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    return user


def source_stamp(file: Path) -> str:
    """A digest of all sources that a kernel in a file may depend on."""
    own = file.resolve()
    stamp = _stamp_of_craton()
    return stamp if own.is_relative_to(PACKAGE) else stamp + _stamp(_sources(_package_root(own)))


@functools.cache
def _stamp_of_craton() -> str:
    return _stamp(file for pattern in KERNEL_FOLDERS for folder in PACKAGE.glob(pattern) for file in _sources(folder))


def _sources(folder: Path) -> Iterable[Path]:
    return (file for kind in SOURCES for file in folder.rglob(kind))


def _package_root(file: Path) -> Path:
    """The outermost package folder that contains the file; the file's own folder if it is in no package."""
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
