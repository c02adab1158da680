"""The outermost middleware, which records when a request was received, before the request waits for anything."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from craton.server.timekeeper import Timekeeper

WAITED = 0.01
"""Seconds: if reading the body, all its parts together, takes longer, it had not arrived yet."""


class ReceiptTimeMiddleware:
    """Sets `request.state.received`, in milliseconds since 1970.

    A body that was complete when the request arrived counts from then, however long the server takes to read it; a
    client that sends its body later gains nothing by having sent the headers.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        timekeeper: Timekeeper = scope["app"].state.context.time
        state = scope.setdefault("state", {})
        state["received"] = timekeeper.received()
        waited = 0.0

        async def noted() -> Message:
            nonlocal waited
            begin = time.monotonic()
            message = await receive()
            waited += time.monotonic() - begin
            if message["type"] == "http.request" and waited > WAITED:
                state["received"] = timekeeper.received()
            return message

        await self._app(scope, noted, send)
