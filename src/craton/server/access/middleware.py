"""The middleware around every request: body size, origin, security headers, the cookie, the access log, errors."""

from __future__ import annotations

import logging
import time
from collections import Counter
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from craton.server.access.callers import COOKIE
from craton.server.errors import RequestError
from craton.server.settings import Settings
from craton.server.wire.encoding import Json
from craton.server.wire.errors import error_json

log = logging.getLogger("craton.access")

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = SAFE | {"POST", "PUT", "DELETE", "PATCH"}
YEAR = 365 * 86_400
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
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


class Metrics:
    """Counters since the server started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.seconds = 0.0
        self.sockets = 0


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether the request comes from a page of this server, from an allowed origin, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    allowed = {one.strip().rstrip("/") for one in settings.origins.split(",") if one.strip()}
    return origin in allowed or (urlsplit(origin).netloc == headers.get("host") and origin != "null")


INTERNAL_ERROR = RequestError("internal", "Something went wrong on the server.")


class RequestMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin = time.perf_counter()
        state: dict[str, Any] = scope.setdefault("state", {})
        headers = Headers(scope=scope)
        status = 500
        started = False

        async def respond(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                started, status = True, message["status"]
                self._add_headers(MutableHeaders(scope=message), scope, headers, state.get("cookie"))
            await send(message)

        try:
            if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL would refuse it
                raise RequestError("bad-request", "An address cannot contain the character NUL.")
            if scope["method"] not in SAFE and not is_same_origin(headers, self._settings):
                raise RequestError("wrong-origin", "Pages of other origins may not do this.")
            await self._app(scope, self._limited(receive, headers), respond)
        except RequestError as error:
            await Json(error_json(error), error.status)(scope, receive, respond)
        except Exception:
            log.exception("request failed", extra={"method": scope["method"], "path": scope["path"]})
            if not started:
                await Json(error_json(INTERNAL_ERROR), INTERNAL_ERROR.status)(scope, receive, respond)
        finally:
            seconds = time.perf_counter() - begin
            self._metrics.requests[scope["method"] if scope["method"] in METHODS else "other", status] += 1
            self._metrics.seconds += seconds
            if log.isEnabledFor(logging.INFO):
                milliseconds = round(seconds * 1000, 1)
                extra = {"method": scope["method"], "path": scope["path"], "status": status, "ms": milliseconds}
                log.info("request", extra=extra)

    def _limited(self, receive: Receive, headers: Headers) -> Receive:
        """Refuse bodies that are too large, by their declared or their actual length."""
        limit = self._settings.max_body
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and int(length) > limit:
            raise RequestError("too-large", f"A request may have at most {limit} bytes.")
        received = 0

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise RequestError("too-large", f"A request may have at most {limit} bytes.")
            return message

        return limited

    def _add_headers(self, response: MutableHeaders, scope: Scope, request: Headers, cookie: str | None) -> None:
        for name, value in (FILE_HEADERS if scope["path"].startswith("/static/") else HEADERS).items():
            response.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            response.setdefault("Cache-Control", "no-store")
        if cookie is not None:
            made: SimpleCookie = SimpleCookie()
            made[COOKIE] = cookie
            attributes: dict[str, Any] = {"path": "/", "httponly": True, "samesite": "Lax"}
            made[COOKIE].update(attributes | {"max-age": YEAR if cookie else 0})
            forwarded = request.get("x-forwarded-proto") if self._settings.proxies else None
            if (forwarded or scope["scheme"]) == "https":
                made[COOKIE]["secure"] = True
            response.append("set-cookie", made[COOKIE].OutputString())
