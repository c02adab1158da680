"""Processes that need the same kernel at once wait for one of them to compile it, and load it from the cache."""

from __future__ import annotations

import contextlib
import functools
import os
import zlib
from collections.abc import Iterator

from craton.kernel.sources import cache_folder

try:
    import fcntl
except ImportError:  # Windows, where every process compiles for itself
    fcntl = None  # type: ignore[assignment]

FILE = "compile.lock"


@contextlib.contextmanager
def compiling(kernel: str) -> Iterator[None]:
    """Hold the lock of a kernel: one byte of a file, which the system releases when the process ends.

    A kernel's callees are locked inside, and kernels do not call each other in circles, so nobody waits forever. Two
    kernels may share a byte; then the system notices a possible deadlock, and a kernel is compiled without the lock.
    """
    byte = zlib.crc32(kernel.encode())
    held = False
    if fcntl is not None:
        with contextlib.suppress(OSError):
            fcntl.lockf(_lock_file(os.getpid()), fcntl.LOCK_EX, 1, byte)
            held = True
    try:
        yield
    finally:
        if held:
            fcntl.lockf(_lock_file(os.getpid()), fcntl.LOCK_UN, 1, byte)


@functools.cache
def _lock_file(pid: int) -> int:
    """The open file, one for each process; closing it would release all locks."""
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return os.open(folder / FILE, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
