"""Locks on files, which the operating system releases when the process that holds one ends, however it ends."""

from __future__ import annotations

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def lock(stream: BinaryIO) -> None:
        """Lock an open file; OSError if another process holds the lock."""
        stream.seek(1 << 20)  # beyond the contents, which must stay readable: a locked byte cannot be read
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
        stream.seek(0)
else:
    import fcntl

    def lock(stream: BinaryIO) -> None:
        """Lock an open file; OSError if another process holds the lock."""
        fcntl.lockf(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)  # not `flock`, which child processes inherit
