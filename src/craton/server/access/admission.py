"""Admission of requests before they are parsed: by the limits of their address, and by the load of the server."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from craton.server.access.limits import Limiter
from craton.server.access.load import Load, Priority
from craton.server.errors import RequestError

FILES = "/static/"
MAX_FILE_DELAY = 10.0
"""The longest delay of a static file, in seconds. A first visit requests hundreds of files, and a page with one of them
refused would not work."""
MAX_START_DELAY = 15.0
"""Seconds for which the start of a request may be delayed. The burst of `request` at once would take the event loop
seconds, for which the moves of others would wait."""
BYTES_PER_TOKEN = 4096
"""Bytes of a body that cost its address one token, in addition to the one for the request itself."""
INVALID_TOKEN_COST = 20
"""Looking up an invalid token takes a database query."""
INVALID_COOKIE_COST = 5
REFUSED_COST = 4
"""Additional cost of a request that another limit refuses; it slows down clients that ignore Retry-After."""
REFUSAL_DELAY = 1.0
"""Average delay of a refusal, in seconds, because refusing a request costs something too."""
MAX_SOCKETS = 30
"""Maximum number of WebSockets and streams of one account."""


class Slot:
    """A request in progress, counted for its address and, unless it is waiting, for the load."""

    def __init__(self, admission: Admission, network: str) -> None:
        self._admission = admission
        self._network = network
        self._waits = 0
        self.only_waits = False
        admission.load.active += 1

    def wait(self) -> None:
        """Count the request no longer as work: it is a long poll or a stream that waits for changes."""
        if not self.only_waits:
            self.only_waits = True
            self._count_wait(1)

    @contextmanager
    def waiting_for_client(self) -> Iterator[None]:
        """Meanwhile the client has to send or to read something; slow clients must not make the server look busy."""
        self._count_wait(1)
        try:
            yield
        finally:
            self._count_wait(-1)

    def _count_wait(self, change: int) -> None:
        was_waiting, self._waits = self._waits > 0, self._waits + change
        self._admission.load.active += was_waiting - (self._waits > 0)

    def leave(self) -> None:
        if not self._waits:
            self._admission.load.active -= 1
        self._admission.leave("request", self._network)


class Admission:
    """Admits requests and sockets. by_network: how many of each one network may have at the same time."""

    def __init__(self, limiter: Limiter, load: Load, by_network: int) -> None:
        self.limiter = limiter
        self.load = load
        self.refused: Counter[str] = Counter()
        """Number of refused requests, frames and sockets by reason."""
        self.frames = 0
        """Number of frames received on WebSockets."""
        self._by_network = by_network
        self._counts: Counter[tuple[str, str]] = Counter()

    def charge(self, network: str, size: int = 0) -> None:
        """Charge the address of a request with a body of that size; RequestError if it has sent too many."""
        self.limiter.take("request", network, 1 + size / BYTES_PER_TOKEN)

    def charge_frame(self, network: str, size: int) -> None:
        """Charge the address of a WebSocket for a frame; see `charge`."""
        self.frames += 1
        self.charge(network, size)

    async def delay_file(self, network: str) -> None:
        """Wait until the address may have another static file; RequestError if too many are waiting."""
        if seconds := self.limiter.delay("file", network, MAX_FILE_DELAY):
            await asyncio.sleep(seconds)

    async def delay_start(self, network: str, priority: Priority) -> None:
        """Wait until the address may start another request, so that its requests are spread over time.

        Commands in matches have a limit of their own: they do not wait for other requests of the address.
        """
        purpose = "command" if priority is Priority.MOVE else "start"
        if seconds := self.limiter.delay(purpose, network, MAX_START_DELAY):
            await asyncio.sleep(seconds)

    def enter(self, network: str, priority: Priority) -> Slot:
        """Admit a request; RequestError if its address has too many in progress or the server is overloaded."""
        if not self._enter("request", network, self._by_network):
            self.refused["concurrent requests"] += 1
            message = f"One address may have at most {self._by_network} requests in progress."
            raise RequestError("too-many-requests", message, retry_after=1)
        try:
            self.load.check(priority)
        except RequestError:
            self.leave("request", network)
            raise
        return Slot(self, network)

    @contextmanager
    def socket(self, network: str, user: str | None) -> Iterator[None]:
        """Admit a WebSocket or a stream; RequestError if its address or its account has too many."""
        limits = [("socket", network, self._by_network), *([("socket", user, MAX_SOCKETS)] if user else [])]
        entered: list[tuple[str, str]] = []
        try:
            for kind, who, most in limits:
                if not self._enter(kind, who, most):
                    self.refused["sockets"] += 1
                    message = "Too many connections are open already; close some of them."
                    raise RequestError("too-many-requests", message, retry_after=10)
                entered.append((kind, who))
            yield
        finally:
            for kind, who in entered:
                self.leave(kind, who)

    def _enter(self, kind: str, who: str, most: int) -> bool:
        if self.limiter.on and self._counts[kind, who] >= most:
            return False
        self._counts[kind, who] += 1
        return True

    def leave(self, kind: str, who: str) -> None:
        self._counts[kind, who] -= 1
        if not self._counts[kind, who]:
            del self._counts[kind, who]


def refusal_delay() -> float:
    """The delay of one refusal in seconds; random, so that many refusals are not sent at the same moment."""
    return REFUSAL_DELAY * random.uniform(0.5, 1.5)


def mark_as_waiting(connection: HTTPConnection) -> None:
    """Mark a request as a long poll or a stream, which waits and does no work."""
    slot: Slot | None = connection.scope["state"].get("slot")
    if slot is not None:
        slot.wait()
