"""Limits on wrong passwords and codes.

They are counted for the pair of a name and an address, so that guessing from one address does not lock the owner out
at another. Larger limits for each address and each name alone bound an attack that spreads over many of the other.
Only failures count: what was taken is given back after a success.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from craton.server.access.limits import Limiter
from craton.server.errors import RequestError


@contextmanager
def counted_failure(limiter: Limiter, name: str, address: str) -> Iterator[None]:
    """Count an attempt that fails; RequestError with Retry-After if there were too many."""
    name = name.lower()[:40]
    taken: list[tuple[str, str]] = []
    failed = False
    try:
        for purpose, who in (("login", f"{name}@{address}"), ("login-address", address), ("login-name", name)):
            limiter.take(purpose, who)
            taken.append((purpose, who))
        yield
    except RequestError as error:
        failed = error.code == "wrong-password"
        raise
    finally:
        if not failed:
            for purpose, who in taken:
                limiter.spend(purpose, who, -1)
