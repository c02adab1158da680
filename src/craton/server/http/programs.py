"""Routes for outside bots: the account that is one, and the stream of what happens in its matches."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from craton.server.errors import Refusal
from craton.server.http import shapes
from craton.server.http.accounts import Empty
from craton.server.http.answers import ERRORS, Json
from craton.server.http.callers import account_holder, address_of, caller_of, context_of, known_caller
from craton.server.live.stream import Stream
from craton.server.storage.database import StorageError

router = APIRouter(prefix="/api/v1", tags=["bots"], responses=ERRORS, default_response_class=Json)

PATIENCE = 10
"""Seconds that a client may take to take a line."""


class Lines(Response):
    """Lines of JSON, sent as they come; a client that takes none for long is dropped."""

    media_type = "application/x-ndjson"

    def __init__(self, lines: AsyncIterator[dict[str, Any]] | None = None) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        tasks = [asyncio.create_task(self._send(send)), asyncio.create_task(_gone(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        assert self._lines is not None
        async with contextlib.aclosing(self._lines) as lines:  # type: ignore[type-var]
            try:
                async for line in lines:
                    text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
                    message = {"type": "http.response.body", "body": text.encode(), "more_body": True}
                    await asyncio.wait_for(send(message), PATIENCE)
            except (TimeoutError, OSError):
                return
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


@router.post("/account/bot", response_model=shapes.Me, status_code=201)
async def become_bot(request: Request, body: Empty) -> Json:
    """Say that a program plays with this account. Others see it, it plays no rated matches, and it stays so."""
    caller = await account_holder(request)
    if caller.is_guest:
        raise Refusal("not-allowed-now", "A bot needs an account: take a name and a password first.")
    await context_of(request).accounts.flag_as_bot(caller)
    user = {"id": caller.user, "name": caller.name, "guest": False, "bot": True}
    return Json({"user": user}, status_code=201)


@router.get(
    "/stream",
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def stream(request: Request, lobby: bool = False) -> Response:
    """What happens in your matches, a line of JSON each, for the accounts of bots; with `lobby` also open matches."""
    context = context_of(request)
    context.limiter.take("socket", address_of(request))
    caller = await known_caller(request, "bot")
    if not caller.is_bot:
        raise Refusal("forbidden", "This is for the accounts of bots; POST /account/bot makes one.")

    async def is_known() -> bool:
        try:
            return await caller_of(request) is not None
        except Refusal:
            return False
        except StorageError:
            return True

    return Lines(Stream(context, caller.user, is_known, lobby=lobby).lines())
