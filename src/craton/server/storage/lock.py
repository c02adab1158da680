"""The lock on a SQLite file: a second server on it would not know what the first one holds in memory.

The operating system releases the lock when the process ends, however it ends. Other programs, such as `craton backup`,
do not need it.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from craton.server.file_lock import lock
from craton.server.storage.database import StorageError

_mutex = threading.Lock()
_held: dict[Path, tuple[BinaryIO, int]] = {}
"""The locks held by this process, with the number of holders of each."""


@contextmanager
def hold_file(url: str) -> Iterator[None]:
    """Hold the lock on the file of a SQLite database, if it is one; StorageError if another process holds it."""
    file = _file(url)
    if file is None:
        yield
        return
    with _mutex:
        stream, times = _held.get(file) or (_locked(file), 0)
        _held[file] = (stream, times + 1)
    try:
        yield
    finally:
        with _mutex:
            stream, times = _held.pop(file)
            if times > 1:
                _held[file] = (stream, times - 1)
            else:
                stream.close()


def _file(url: str) -> Path | None:
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None  # open_database reports what is wrong
    if parsed.drivername != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database).resolve()


def _locked(file: Path) -> BinaryIO:
    beside = file.with_name(f"{file.name}.lock")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        stream = os.fdopen(os.open(beside, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0)
    except OSError as error:
        raise StorageError(f"The database {file} cannot be used: {beside.name} beside it: {error.strerror}.") from None
    try:
        lock(stream)
    except OSError:
        holder = stream.read(20).decode(errors="replace").strip()
        stream.close()
        named = f" (process {holder})" if holder.isdigit() else ""
        raise StorageError(
            f"Another server{named} uses the database {file}. Only servers on PostgreSQL can share one."
        ) from None
    stream.truncate(0)
    stream.write(f"{os.getpid()}\n".encode())
    return stream
