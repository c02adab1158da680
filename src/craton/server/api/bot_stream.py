"""The route for external bots: a stream of what happens in their matches."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager

from fastapi import APIRouter, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from craton.server.access.admission import mark_as_waiting
from craton.server.access.callers import address_of, caller_of, context_of, known_caller
from craton.server.background import cancel
from craton.server.errors import RequestError
from craton.server.live.stream import BotStream
from craton.server.storage.database import StorageError
from craton.server.wire.encoding import Json, encode
from craton.server.wire.errors import ERRORS
from craton.server.wire.live import StreamLine

router = APIRouter(prefix="/api/v1", tags=["bots"], responses=ERRORS, default_response_class=Json)

SEND_TIMEOUT = 10
"""Seconds after which a client that does not accept a line is dropped."""


class JsonLines(Response):
    """Lines of JSON, sent as they come."""

    media_type = "application/x-ndjson"

    def __init__(
        self, lines: AsyncIterator[StreamLine] | None = None, place: AbstractContextManager[None] | None = None
    ) -> None:
        """place: entered before the first line and left after the last."""
        super().__init__(headers={"X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._lines = lines
        self._place = place or contextlib.nullcontext()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:
            await self._respond(receive, send)

    async def _respond(self, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        tasks = [asyncio.create_task(self._send(send)), asyncio.create_task(_disconnected(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel(tasks)

    async def _send(self, send: Send) -> None:
        assert self._lines is not None
        async with contextlib.aclosing(self._lines) as lines:  # type: ignore[type-var]
            try:
                async for line in lines:
                    body = f"{encode(line)}\n".encode()
                    message = {"type": "http.response.body", "body": body, "more_body": True}
                    await asyncio.wait_for(send(message), SEND_TIMEOUT)
            except (TimeoutError, OSError):
                return
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


@router.get(
    "/stream",
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def stream_matches(request: Request, lobby: bool = False) -> Response:
    """Stream what happens in a bot's matches, one JSON object per line; with `lobby` also open matches."""
    context = context_of(request)
    address = address_of(request)
    context.limiter.take("socket", address)
    caller = await known_caller(request, "bot")
    if not caller.is_bot:
        raise RequestError("forbidden", "This is for bot accounts; POST /account/bot makes one.")

    async def is_known() -> bool:
        try:
            return await caller_of(request) is not None
        except RequestError:
            return False
        except StorageError:
            return True

    mark_as_waiting(request)
    place = context.admission.socket(address, caller.user)
    return JsonLines(BotStream(context, caller.user, is_known, lobby=lobby).lines(), place)
