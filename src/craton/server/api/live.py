"""The WebSocket route."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from craton.server.access.callers import address_of, caller_of, context_of, require_scope
from craton.server.access.middleware import is_same_origin
from craton.server.errors import RequestError
from craton.server.live.socket import LiveSocket
from craton.server.metrics import Metrics
from craton.server.wire.errors import error_response


async def live(websocket: WebSocket) -> None:
    context = context_of(websocket)
    metrics: Metrics = websocket.app.state.metrics
    try:
        if not is_same_origin(websocket.headers, context.settings):
            raise RequestError("wrong-origin", "Pages of other origins may not connect.")
        address = address_of(websocket)
        context.limiter.take("socket", address)
        caller = await caller_of(websocket)
        if caller is not None:
            require_scope(caller, "read")
        with context.admission.socket(address, caller.user if caller else None), metrics.sockets.track_inprogress():
            await websocket.accept()
            await LiveSocket(websocket, context, caller).run()
    except RequestError as error:  # a WebSocket handles those of its frames itself
        await websocket.send_denial_response(error_response(error))


router = APIRouter(routes=[WebSocketRoute("/api/v1/live", live)])  # a plain route keeps less memory per connection
