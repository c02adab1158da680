"""Passwords, hashed with argon2id in threads of their own, so that the event loop does not wait.

Each hash takes 64 MiB and four threads, so one is computed at a time, at low priority; a few requests may wait, and the
rest are refused.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from craton.server.errors import RequestError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

THREADS = 1
MAX_PENDING = 24
"""Hashes being computed or waiting."""
RETRY = 5
NICE = 10

Result = TypeVar("Result")


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _dummy_hash() -> str:
    return _hasher().hash("nobody has this password")


class PasswordHashing:
    def __init__(self, *, threads: int = THREADS, most: int = MAX_PENDING) -> None:
        self._executor = ThreadPoolExecutor(threads, "craton-password", initializer=_lower_priority)
        self._most = most
        self._pending: set[Future[Any]] = set()

    async def hash(self, password: str) -> str:
        return await self._run(_hash, password)

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether a password is right; takes equally long whether or not there is an account."""
        return await self._run(_check, stored, password)

    async def _run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        self._pending = {job for job in self._pending if not job.done()}
        if len(self._pending) >= self._most:
            message = f"Too many people are signing in at once; try again in {RETRY} s."
            raise RequestError("too-many-requests", message, retry_after=RETRY)
        job = self._executor.submit(work, *arguments)
        self._pending.add(job)
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Let this thread, and those that argon2 starts from it, yield to the event loop."""
    if sys.platform == "linux":  # elsewhere a thread has no priority of its own
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, max(NICE, os.getpriority(os.PRIO_PROCESS, thread)))


def _hash(password: str) -> str:
    return _hasher().hash(password)


def _check(stored: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(stored or _dummy_hash(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False
