"""The WebSocket route."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from craton.server.access.callers import address_of, caller_of, context_of, require_scope
from craton.server.access.middleware import Metrics, is_same_origin
from craton.server.errors import RequestError
from craton.server.live.socket import LiveSocket


async def live(websocket: WebSocket) -> None:
    context = context_of(websocket)
    metrics: Metrics = websocket.app.state.metrics
    try:
        if not is_same_origin(websocket.headers, context.settings):
            raise RequestError("wrong-origin", "Pages of other origins may not connect.")
        context.limiter.take("socket", address_of(websocket))
        caller = await caller_of(websocket)
        if caller is not None:
            require_scope(caller, "read")
    except RequestError as error:
        await websocket.close(1008, error.message)
        return
    await websocket.accept()
    metrics.sockets += 1
    try:
        await LiveSocket(websocket, context, caller).run()
    finally:
        metrics.sockets -= 1


router = APIRouter(routes=[WebSocketRoute("/api/v1/live", live)])  # a plain route keeps less memory per connection
