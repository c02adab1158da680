"""The frames that a client sends on its WebSocket: received, charged, parsed, and handled one after another.

Most of the memory of a live match is that of its sockets, so an inbox that waits has little: one task, and a list
instead of a queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from craton.server.access.admission import refusal_delay
from craton.server.access.callers import address_of
from craton.server.background import cancel
from craton.server.context import Context
from craton.server.errors import RequestError
from craton.server.logs import request_id
from craton.server.matches.receipts import Receipt

MAX_RECEIVED = 16
"""Number of frames waiting to be handled at which nothing more is read from the client until all of them are."""


@dataclass
class Received:
    """A frame of the client, or the error in it."""

    request_id: str
    receipt: Receipt
    frame: dict[str, Any] = field(default_factory=dict)
    problem: RequestError | None = None
    held: contextlib.ExitStack | None = None
    """For an action: keeps the flags of its match from falling."""

    def release(self) -> None:
        if self.held is not None:
            self.held.close()


class Inbox:
    """handle: handles one frame; must not raise."""

    def __init__(self, websocket: WebSocket, context: Context, handle: Callable[[Received], Awaitable[None]]) -> None:
        self._websocket = websocket
        self._context = context
        self._handle = handle
        self._waiting: list[Received] = []
        self._handling: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Receive and handle frames until the client disconnects."""
        try:
            await self._read()
            if self._handling is not None:
                await self._handling
        finally:
            if self._handling is not None:
                await cancel([self._handling])
            for left in self._waiting:
                left.release()

    async def _read(self) -> None:
        """Receive frames; an action counts from now, although earlier frames may have to be handled first."""
        connection_id, address = request_id.get("socket"), address_of(self._websocket)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, KeyError):
            for number in itertools.count(1):
                is_refused = self._add(f"{connection_id}.{number}", await self._websocket.receive_text(), address)
                if self._handling is None:
                    self._handling = asyncio.create_task(self._handle_waiting())
                if len(self._waiting) >= MAX_RECEIVED:
                    await self._handling
                if is_refused:
                    await asyncio.sleep(refusal_delay())  # meanwhile nothing more is read from this client

    def _add(self, request: str, text: str, address: str) -> bool:
        """Charge and parse a frame that has just arrived; returns whether its address has sent too many."""
        received = Received(request, Receipt(self._context.time.received()))
        self._waiting.append(received)
        try:
            self._context.admission.charge_frame(address, len(text))
            received.frame = _parsed(text, self._context.settings.max_body)
        except RequestError as error:
            received.problem = error
            return error.code == "too-many-requests"
        match_id = received.frame.get("match")
        if received.frame["type"] == "act" and isinstance(match_id, str):
            received.held = contextlib.ExitStack()
            received.held.enter_context(self._context.matches.in_flight.track(match_id, received.receipt))
        return False

    async def _handle_waiting(self) -> None:
        """Handle the frames that wait, and those that arrive in the meantime."""
        try:
            while self._waiting:
                received = self._waiting.pop(0)
                try:
                    await self._handle(received)
                finally:
                    received.release()
        finally:
            self._handling = None


def _parsed(text: str, limit: int) -> dict[str, Any]:
    if len(text) > limit:
        raise RequestError("too-large", f"A frame may have at most {limit} characters.")
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        raise RequestError("bad-request", "A frame must be JSON.") from None
    if not isinstance(frame, dict) or not isinstance(frame.get("type"), str):
        raise RequestError("bad-request", "A frame must be an object with a type.")
    return frame
