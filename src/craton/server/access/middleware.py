"""The middleware around every request and WebSocket.

Before a request is parsed: its id, host, limits, size and origin. After it: security headers, the cookie, the access
log, metrics, errors.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import AbstractContextManager, nullcontext
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from craton.server.access.addresses import client_network, is_https
from craton.server.access.admission import BYTES_PER_TOKEN, FILES, REFUSED_COST, Slot, refusal_delay
from craton.server.access.callers import cookie_name
from craton.server.access.load import priority_of
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.logs import ThrottledLog, checked_request_id, request_id
from craton.server.metrics import Metrics
from craton.server.settings import Settings
from craton.server.wire.errors import error_response

log = logging.getLogger("craton.access")
throttled_log = ThrottledLog(log)

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
REFUSED = 429
YEAR = 365 * 86_400
HSTS = f"max-age={YEAR}"
HOST_EXEMPT = frozenset({"/healthz", "/readyz", "/metrics"})
"""Paths that a load balancer or Prometheus requests by the machine's address."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
FILE_HEADERS = {
    **{name: HEADERS[name] for name in ("X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Resource-Policy")},
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""For static files, most of which are smaller than the headers of a page."""


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether the request comes from a page of this server, from an allowed origin, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin.lower() in listed(settings.origins):
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host") and origin != "null"
    except ValueError:
        return False


def listed(setting: str) -> frozenset[str]:
    """The items of a setting that is a list, in lower case."""
    return frozenset(item.strip().rstrip("/").lower() for item in setting.split(",") if item.strip())


class RequestMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._hosts = listed(settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        token = request_id.set(checked_request_id(headers.get("x-request-id")))
        try:
            if scope["type"] == "http":
                await _Exchange(self, scope, headers, receive, send).run()
            else:
                await self._connect(scope, headers, receive, send)
        finally:
            request_id.reset(token)

    async def _connect(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        """Admit a WebSocket."""
        context: Context = scope["app"].state.context
        try:
            context.admission.charge(client_network(scope, headers, self.settings.proxies))
            self.check_host(scope, headers)
        except RequestError as error:
            await WebSocket(scope, receive, send).send_denial_response(error_response(error))
            return
        await self.app(scope, receive, send)

    def check_host(self, scope: Scope, headers: Headers) -> None:
        """RequestError if the request is addressed to a host name that is not in the settings."""
        if self._hosts and scope["path"] not in HOST_EXEMPT:
            host = headers.get("host", "").lower()
            if host not in self._hosts and host.rpartition(":")[0] not in self._hosts:
                raise RequestError("bad-request", "This server does not answer to that host name.")


class _Exchange:
    """One HTTP request and its response."""

    def __init__(
        self, middleware: RequestMiddleware, scope: Scope, headers: Headers, receive: Receive, send: Send
    ) -> None:
        self._middleware = middleware
        self._settings = middleware.settings
        self._context: Context = scope["app"].state.context
        self._scope = scope
        self._headers = headers
        self._receive = receive
        self._send = send
        self._state: dict[str, Any] = scope.setdefault("state", {})
        self._network = client_network(scope, headers, self._settings.proxies)
        self._status = 500
        self._is_started = False
        self._is_complete = False
        self._slot: Slot | None = None
        self._received = 0
        length = headers.get("content-length", "")
        self._length = int(length) if length.isascii() and length.isdigit() and len(length) < 16 else None
        """Of the body, as declared."""

    async def run(self) -> None:
        begin = time.perf_counter()
        scope = self._scope
        try:
            self._slot = self._state["slot"] = await self._admit()
            self._check()
            await self._middleware.app(scope, self.receive, self.send)
        except RequestError as error:
            if not self._is_started:
                await error_response(error)(scope, self._receive, self.send)
        except Exception:
            log.exception("request failed", extra={"method": scope["method"], "path": scope["path"]})
            if not self._is_started:
                message = "Something went wrong on the server."
                internal = RequestError("internal", message, request=request_id.get())
                await error_response(internal)(scope, self._receive, self.send)
        finally:
            if self._slot is not None:
                self._slot.leave()
            self._report(time.perf_counter() - begin, self._slot)

    async def _admit(self) -> Slot:
        """A place for the request; RequestError if it is refused before anything of it is parsed."""
        path, method, headers = self._scope["path"], self._scope["method"], self._headers
        admission = self._context.admission
        is_known = "cookie" in headers or "authorization" in headers
        priority = priority_of(method, path, is_known=is_known)
        try:
            if path.startswith(FILES):
                await admission.delay_file(self._network)
            else:
                admission.charge(self._network, min(self._length or 0, self._settings.max_body))
                await admission.delay_start(self._network, priority)
        except RequestError:
            throttled_log.warn("requests refused", address=self._network)
            await asyncio.sleep(refusal_delay())
            raise
        try:
            return admission.enter(self._network, priority)
        except RequestError as error:
            throttled_log.warn("requests refused because of load", reason=error.code, address=self._network)
            raise

    def _check(self) -> None:
        self._middleware.check_host(self._scope, self._headers)
        if "\0" in self._scope["path"] or b"%00" in self._scope["query_string"]:  # PostgreSQL would refuse it
            raise RequestError("bad-request", "An address cannot contain the character NUL.")
        if self._scope["method"] not in SAFE and not is_same_origin(self._headers, self._settings):
            raise RequestError("wrong-origin", "Pages of other origins may not do this.")
        if self._length is not None:
            self._check_size(self._length)

    def _check_size(self, size: int) -> None:
        if size > self._settings.max_body:
            raise RequestError("too-large", f"A request may have at most {self._settings.max_body} bytes.")

    async def receive(self) -> Message:
        with self._waiting(is_waiting=not self._is_complete):
            message = await self._receive()
        if message["type"] == "http.request":
            body = message.get("body", b"")
            self._received += len(body)
            self._is_complete = not message.get("more_body", False)
            if self._length is None and body:  # its length was not declared, so it has not been charged yet
                self._context.limiter.spend("request", self._network, len(body) / BYTES_PER_TOKEN)
            self._check_size(self._received)
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._is_started, self._status = True, message["status"]
            self._add_headers(MutableHeaders(scope=message))
        with self._waiting():
            await self._send(message)

    def _waiting(self, *, is_waiting: bool = True) -> AbstractContextManager[None]:
        """While the client sends or reads."""
        return nullcontext() if self._slot is None or not is_waiting else self._slot.waiting_for_client()

    def _add_headers(self, response: MutableHeaders) -> None:
        path = self._scope["path"]
        for name, value in (FILE_HEADERS if path.startswith(FILES) else HEADERS).items():
            response.setdefault(name, value)
        response["X-Request-ID"] = request_id.get()
        if path.startswith("/api/"):
            response.setdefault("Cache-Control", "no-store")
        https = is_https(self._scope, self._headers, self._settings.proxies)
        if https:
            response["Strict-Transport-Security"] = HSTS
        if self._status >= 400 and not self._is_complete and (self._length or "transfer-encoding" in self._headers):
            response["Connection"] = "close"  # the rest of the body is not read
        cookie: str | None = self._state.get("cookie")
        if cookie is not None:
            name = cookie_name(https=https)
            made: SimpleCookie = SimpleCookie()
            made[name] = cookie
            attributes: dict[str, Any] = {"path": "/", "httponly": True, "samesite": "Lax"}
            made[name].update(attributes | {"max-age": YEAR if cookie else 0, "secure": https})
            response.append("set-cookie", made[name].OutputString())

    def _report(self, seconds: float, slot: Slot | None) -> None:
        is_work = slot is not None and not slot.only_waits
        if slot is not None and self._status == REFUSED:
            self._context.limiter.spend("request", self._network, REFUSED_COST)
        self._middleware.metrics.count_request(self._scope, self._status, seconds if is_work else None)
        if log.isEnabledFor(logging.INFO) and slot is not None:
            extra = {"method": self._scope["method"], "path": self._scope["path"], "status": self._status}
            log.info("request", extra=extra | {"ms": round(seconds * 1000, 1)})
