"""The error that a request is answered with: a code for programs, a sentence for people, an HTTP status."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from craton.core.errors import CratonError

STATUS = {
    # The checks of a match command, in their order.
    "bad-request": 400,
    "too-large": 413,
    "unauthenticated": 401,
    "no-such-match": 404,
    "not-your-seat": 403,
    "not-playing": 409,
    "not-your-turn": 409,
    "stale": 409,
    "illegal": 422,
    # Everything else.
    "forbidden": 403,
    "wrong-origin": 403,
    "not-found": 404,
    "method-not-allowed": 405,
    "seat-taken": 409,
    "not-allowed-now": 409,
    "quarantined": 409,
    "name-taken": 409,
    "wrong-password": 401,
    "banned": 403,
    "muted": 403,
    "too-many-requests": 429,
    "overloaded": 503,
    "storage": 503,
    "no-workers": 503,
    "internal": 500,
}
"""The HTTP status of every code."""


class RequestError(CratonError):
    """A request that cannot be granted."""

    def __init__(self, code: str, message: str, *, retry_after: int | None = None, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.retry_after = retry_after
        self.details = details
        """Further fields of the error on the wire, such as the current `state` of a match."""

    @property
    def status(self) -> int:
        return STATUS[self.code]


@contextmanager
def bad_request() -> Iterator[None]:
    """Answer bad input with a RequestError."""
    try:
        yield
    except RequestError:
        raise
    except CratonError as error:
        raise RequestError("bad-request", str(error)) from None
