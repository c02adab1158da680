"""Connections to the server: how many one address and all together may have, and how long a request may take to arrive.

When all places are taken, an address that has its fair share of them or more gives one up to a new connection, first
one that waits for a request to arrive. So half-sent requests keep nobody out, nor do slow bodies, long polls or
WebSockets of a few addresses.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Any, NoReturn

from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from craton.server.access.addresses import UNKNOWN, client_network, network_of
from craton.server.access.admission import refusal_delay
from craton.server.access.frames import FrameCounter
from craton.server.errors import RequestError
from craton.server.logs import ThrottledLog

log = ThrottledLog(logging.getLogger("craton.access"))

HEAD_TIMEOUT = 10.0
"""Seconds from the connection, or the first byte of a later request, to the end of the headers."""
BODY_TIMEOUT = 20.0
"""Seconds from the end of the headers to the end of the body."""
LINGER = 30.0
"""Seconds that a client has to read the rest of the last response after the connection was closed."""
UNUSED = "unused"
"""Why a connection was closed on which nothing was sent; not logged, because browsers open some in advance."""
MAX_HEAD = 32_768
"""Bytes of the request line and the headers."""
MAX_HEADERS = 100
MAX_PIPELINED = 16
"""Requests of one connection that may wait for the response to an earlier one. Browsers send none in advance."""
MAX_PIECES = 2000
"""Parts in which a body may arrive. Each costs as much as a thousand bytes, and a chunk can be a single byte."""
MAX_UNREAD_BODY = 1_000_000
"""Bytes of a body beyond which the connection is closed, whether anybody reads them or not."""
MAX_FRAMES = 300
"""Frames of a WebSocket that may arrive at once; a client that watches and follows as much as it may sends 100."""
MAX_COMPARED = 2000
"""Addresses whose shares of the connections are compared; of more, the oldest idle connection gives way."""
TOO_LARGE = b'{"error":{"code":"too-large","message":"The address or the headers of the request are too long."}}'


class Connections:
    """The open connections of this process.

    most: how many there may be; None for no limit. by_network: how many of one network; None behind proxies, where all
    come from the proxy, which has to limit its own clients.
    """

    def __init__(self, most: int | None, by_network: int | None) -> None:
        self.most = most
        self.by_network = by_network
        self.refused: Counter[str] = Counter()
        """Number of connections refused or dropped, by reason."""
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._of: dict[str, OrderedDict[asyncio.BaseTransport, None]] = {}
        """The connections of each network, the oldest first."""
        self._waiting_of: dict[str, OrderedDict[asyncio.BaseTransport, None]] = {}
        """Connections on which a request, its headers or its body, has not arrived yet."""
        self._idle: OrderedDict[asyncio.BaseTransport, None] = OrderedDict()
        """Connections whose request has not arrived, the oldest first."""
        self._idle_of: dict[str, OrderedDict[asyncio.BaseTransport, None]] = {}

    @property
    def number(self) -> int:
        return len(self._networks)

    def open(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Whether a new connection is accepted; if necessary, another one is dropped for it."""
        network = network_of(address)
        if self.by_network is not None and self._count(network) >= self.by_network:
            if not self._drop_oldest(self._idle_of.get(network)):
                self._refuse("connections of one address", network)
                return False
        elif self.most is not None and self.number >= self.most and not self._make_room(network):
            self._refuse("connections", network)
            return False
        self._networks[transport] = network
        self._of.setdefault(network, OrderedDict())[transport] = None
        self.rest(transport)
        return True

    def _count(self, network: str) -> int:
        return len(self._of.get(network, ()))

    def close(self, transport: asyncio.BaseTransport) -> None:
        network = self._networks.pop(transport, None)
        if network is not None:
            _remove(self._of, network, transport)
            self._remove_idle(transport, network)
            _remove(self._waiting_of, network, transport)

    def rest(self, transport: asyncio.BaseTransport) -> None:
        """The connection waits for a request."""
        if network := self._networks.get(transport):
            self._idle[transport] = None
            self._idle_of.setdefault(network, OrderedDict())[transport] = None
            self._waiting_of.setdefault(network, OrderedDict())[transport] = None

    def work(self, transport: asyncio.BaseTransport) -> None:
        """The headers of a request have arrived on the connection."""
        if network := self._networks.get(transport):
            self._remove_idle(transport, network)

    def complete(self, transport: asyncio.BaseTransport) -> None:
        """The body of the request has arrived, too."""
        if network := self._networks.get(transport):
            _remove(self._waiting_of, network, transport)

    def drop(self, transport: asyncio.BaseTransport, reason: str) -> None:
        """Close a connection that breaks a limit."""
        self._refuse(reason, self._networks.get(transport, UNKNOWN))
        transport.abort()  # type: ignore[attr-defined]

    def count(self, transport: asyncio.BaseTransport, reason: str) -> None:
        """What arrived on the connection is refused."""
        self._refuse(reason, self._networks.get(transport, UNKNOWN))

    def _refuse(self, reason: str, network: str) -> None:
        self.refused[reason] += 1
        if reason != UNUSED:
            log.warn("connections refused", reason=reason, address=network, open=self.number)

    def _remove_idle(self, transport: asyncio.BaseTransport, network: str) -> None:
        self._idle.pop(transport, None)
        _remove(self._idle_of, network, transport)

    def _make_room(self, network: str) -> bool:
        """Drop a connection of an address that has its fair share of all places or more.

        Those whose request has not arrived come first; others give way only to an address with less than its share.
        """
        if len(self._of) > MAX_COMPARED:
            return self._drop_oldest(self._idle)
        share = (self.most or 0) / len(self._of.keys() | {network})
        large = [one for one in self._of if self._count(one) >= share]
        waiting = max(large, key=lambda one: len(self._waiting_of.get(one, ())), default=network)
        if self._drop_oldest(self._idle_of.get(waiting)) or self._drop_oldest(self._waiting_of.get(waiting), "crowded"):
            return True
        return self._count(network) + 1 <= share and self._drop_oldest(
            self._of[max(large, key=self._count)] if large else None, "crowded"
        )

    def _drop_oldest(self, some: OrderedDict[asyncio.BaseTransport, None] | None, reason: str = "idle") -> bool:
        if not some:
            return False
        oldest = next(iter(some))
        self.drop(oldest, reason)
        self.close(oldest)  # now, because the event loop reports it only later
        return True


def _remove(
    groups: dict[str, OrderedDict[asyncio.BaseTransport, None]], network: str, transport: asyncio.BaseTransport
) -> None:
    """Remove a connection from those of its network (modified in place)."""
    group = groups.get(network)
    if group is not None:
        group.pop(transport, None)
        if not group:
            del groups[network]


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with timeouts for headers and bodies, and limits on both headers and connections."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._connections: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the current request's line and headers so far."""
        self._is_complete = True
        """Whether the headers of the last request have arrived."""
        self._pieces = 0
        """Of the current request's body so far."""
        self._body = 0
        """Bytes of the current request's body so far."""
        self._is_upgraded = False
        self._is_receiving = False
        """Whether a request has begun and is not complete."""
        self._is_blank = False
        """Whether what arrived last is only empty lines, which begin no request."""
        self._is_refused = not self._connections.open(transport, self.client[0] if self.client else UNKNOWN)
        if self._is_refused:
            transport.abort()
        else:
            # Browsers keep connections in reserve for 10 s; closing one just then would fail a request.
            self._start_timer(3 * HEAD_TIMEOUT, UNUSED)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._connections.close(self.transport)
        super().connection_lost(exc)

    def _start_timer(self, seconds: float, reason: str) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._connections.drop, self.transport, reason)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        self._is_blank = not self._is_receiving
        super().data_received(data)
        if self._is_upgraded or self._is_refused:
            return
        if self._is_blank and self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._start_timer(HEAD_TIMEOUT, "slow headers")
        if self._is_blank or not self._is_complete:
            self._head += len(data)  # all of it belongs to the headers, which are still incomplete
            if self._head > MAX_HEAD and not self.transport.is_closing():
                self._refuse_head()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self._give_up("pipelined requests")
        super().on_message_begin()
        self._head = self._pieces = self._body = 0
        self._is_complete = False
        self._is_receiving = True
        self._is_blank = False
        self._start_timer(HEAD_TIMEOUT, "slow headers")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._is_complete:  # after the body; nobody needs them
            self._give_up("trailers")
        if len(self.headers) >= MAX_HEADERS:
            self._is_complete = True
            self._refuse_head()
            raise ValueError("too many headers")  # ends the parsing
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_complete = True
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > MAX_HEAD:
            self._refuse_head()
            raise ValueError("the headers are too long")  # ends the parsing
        self._connections.work(self.transport)
        self._start_timer(BODY_TIMEOUT, "slow body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        self._body += len(body)
        if self._pieces > MAX_PIECES or self._body > MAX_UNREAD_BODY:
            self._give_up("body")
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_receiving = False
        self._head = 0
        if not self._is_refused:
            self._stop_timer()
            self._connections.complete(self.transport)
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._connections.rest(self.transport)
        if self.transport.is_closing():  # it waits until the client has read everything
            self._start_timer(LINGER, "slow reader")

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._start_timer(LINGER, "slow reader")

    def send_400_response(self, msg: str) -> None:
        if not self._is_refused:
            self._is_refused = True
            self._connections.count(self.transport, "malformed")
            self._stop_timer()
            respond = super().send_400_response
            self._timer = self.loop.call_later(refusal_delay(), respond, msg)

    def _give_up(self, reason: str) -> NoReturn:
        """Read nothing more from the client, and close the connection after a while."""
        self._is_refused = True
        self.transport.pause_reading()
        self._start_timer(refusal_delay(), reason)
        raise ValueError(reason)  # ends the parsing

    def _refuse_head(self) -> None:
        self._is_refused = True
        self._connections.count(self.transport, "headers")
        self.transport.pause_reading()
        self._stop_timer()
        self._timer = self.loop.call_later(refusal_delay(), self._send_431)

    def _send_431(self) -> None:
        self.transport.write(
            b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\nConnection: close\r\n\r\n%s" % (len(TOO_LARGE), TOO_LARGE)
        )
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._is_upgraded = True
        self._stop_timer()
        self._connections.work(self.transport)
        self._connections.complete(self.transport)
        super().handle_websocket_upgrade()


class GuardedWebSocket(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's WebSocket protocol, which takes over the transport of an HTTP connection and its place among them."""

    config: Any
    transport: asyncio.Transport
    scope: Any

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = FrameCounter()
        self._is_open = False
        """Whether the request has been handled, so that frames follow."""

    def data_received(self, data: bytes) -> None:
        if self._is_open:
            if self.transport.is_closing():
                return
            frames = self._frames.count(data, MAX_FRAMES)
            if frames.total > MAX_FRAMES or not self._may_send(frames.partial):
                connections: Connections = self.config.app.state.connections
                connections.drop(self.transport, "frames")
                return
            self.request = self.response = None  # the handshake, 4 kB that uvicorn keeps and needs no more
        self._is_open = True
        super().data_received(data)

    def _may_send(self, partial: int) -> bool:
        """Charge the client for frames that the application does not see."""
        context = self.config.app.state.context
        if not partial or not hasattr(self, "scope"):
            return True
        network = client_network(self.scope, Headers(scope=self.scope), context.settings.proxies)
        try:
            context.limiter.take("frame", network, partial)
        except RequestError:
            return False
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        connections: Connections = self.config.app.state.connections
        connections.close(self.transport)
        super().connection_lost(exc)
