"""What surrounds every request: size, origin, headers, the cookie, a line in the log, and errors in one shape."""

from __future__ import annotations

import logging
import time
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from craton.server.errors import Refusal
from craton.server.http.answers import Json
from craton.server.http.callers import COOKIE
from craton.server.http.health import Metrics
from craton.server.settings import Settings

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
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What the page's files need of it: there are many, and most are smaller than all the headers of a page."""


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a page of this server, or of one that is named in the settings, or no page at all, makes the request."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    allowed = {one.strip().rstrip("/") for one in settings.origins.split(",") if one.strip()}
    return origin in allowed or (urlsplit(origin).netloc == headers.get("host") and origin != "null")


FAILED = Refusal("internal", "Something went wrong on the server.")


class Guard:
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

        async def answer(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                started, status = True, message["status"]
                self._finish(MutableHeaders(scope=message), scope, headers, state.get("cookie"))
            await send(message)

        try:
            if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL would not take it
                raise Refusal("bad-request", "An address does not hold the character 0.")
            if scope["method"] not in SAFE and not is_same_origin(headers, self._settings):
                raise Refusal("wrong-origin", "Pages of other origins may not do this.")
            await self._app(scope, self._limited(receive, headers), answer)
        except Refusal as refusal:
            await Json(refusal.to_json(), refusal.status)(scope, receive, answer)
        except Exception:
            log.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
            if not started:
                await Json(FAILED.to_json(), FAILED.status)(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - begin
            self._metrics.requests[scope["method"] if scope["method"] in METHODS else "other", status] += 1
            self._metrics.seconds += seconds
            if log.isEnabledFor(logging.INFO):
                milliseconds = round(seconds * 1000, 1)
                extra = {"method": scope["method"], "path": scope["path"], "status": status, "ms": milliseconds}
                log.info("request", extra=extra)

    def _limited(self, receive: Receive, headers: Headers) -> Receive:
        """Refuses bodies that are, or turn out to be, too large."""
        most = self._settings.max_body
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and int(length) > most:
            raise Refusal("too-large", f"A request has at most {most} bytes.")
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise Refusal("too-large", f"A request has at most {most} bytes.")
            return message

        return limited

    def _finish(self, answer: MutableHeaders, scope: Scope, asked: Headers, cookie: str | None) -> None:
        for name, value in (FILE_HEADERS if scope["path"].startswith("/static/") else HEADERS).items():
            answer.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            answer.setdefault("Cache-Control", "no-store")
        if cookie is not None:
            made: SimpleCookie = SimpleCookie()
            made[COOKIE] = cookie
            attributes: dict[str, Any] = {"path": "/", "httponly": True, "samesite": "Lax"}
            made[COOKIE].update(attributes | {"max-age": YEAR if cookie else 0})
            forwarded = asked.get("x-forwarded-proto") if self._settings.proxies else None
            if (forwarded or scope["scheme"]) == "https":
                made[COOKIE]["secure"] = True
            answer.append("set-cookie", made[COOKIE].OutputString())
