"""The route of the WebSocket."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from craton.server.errors import Refusal
from craton.server.http.callers import address_of, caller_of, context_of
from craton.server.http.guard import is_same_origin
from craton.server.http.health import Metrics
from craton.server.live.socket import Socket


async def live(websocket: WebSocket) -> None:
    context = context_of(websocket)
    metrics: Metrics = websocket.app.state.metrics
    try:
        if not is_same_origin(websocket.headers, context.settings):
            raise Refusal("wrong-origin", "Pages of other origins may not listen.")
        context.limiter.take("socket", address_of(websocket))
        caller = await caller_of(websocket)
        if caller is not None and "read" not in caller.scopes:
            raise Refusal("forbidden", "This token is not good for this; it would need the scope read.")
    except Refusal as refusal:
        await websocket.close(1008, refusal.message)
        return
    await websocket.accept()
    metrics.sockets += 1
    try:
        await Socket(websocket, context, caller).run()
    finally:
        metrics.sockets -= 1


router = APIRouter(routes=[WebSocketRoute("/api/v1/live", live)])  # nothing to resolve, and less kept for each socket
