"""The application: all routes, the middleware around them, and all errors in one shape."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from inspect import signature
from typing import Any, cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from craton.server.access.connections import Connections
from craton.server.access.middleware import RequestMiddleware
from craton.server.access.receipt_time import ReceiptTimeMiddleware
from craton.server.api import (
    account_data,
    accounts,
    bot_stream,
    evaluation,
    games,
    health,
    lab,
    live,
    match_commands,
    match_queries,
    openings,
    players,
    reports,
    study,
    styles,
    tournaments,
)
from craton.server.api.site import add_site, is_navigation
from craton.server.context import open_context
from craton.server.errors import RequestError
from craton.server.metrics import Metrics
from craton.server.settings import Settings
from craton.server.storage.database import StorageError
from craton.server.wire.encoding import Json
from craton.server.wire.errors import error_response, storage_error

_OFF = dict.fromkeys(("auto_configure", "tracing", "metrics", "logs", "operation_spans"), False)
_NO_TELEMETRY: dict[str, Any] = {"telemetry": _OFF} if "telemetry" in signature(FastAPI).parameters else {}
"""No telemetry, whatever the environment says; older versions of FastAPI have none to turn off."""

ROUTERS = (
    games,
    match_queries,
    reports,
    styles,
    match_commands,
    players,
    tournaments,
    study,
    openings,
    accounts,
    account_data,
    bot_stream,
    evaluation,
    lab,
    live,
    health,
)
CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}


def create_app(settings: Settings, clock: Callable[[], int] | None = None) -> FastAPI:
    """The ASGI application; it opens the database when it starts. clock: the server's time; see `open_context`."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(settings, clock, app.state.metrics) as context:
            app.state.context = context
            yield

    app = FastAPI(
        title="Craton",
        description="Play and study four territorial abstract games, with exact odds and verifiable dice.",
        version="1",
        lifespan=lifespan,
        openapi_url=None,  # see `api/site.py`
        docs_url=None,  # these pages would load scripts from other hosts
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
        **_NO_TELEMETRY,
    )
    app.state.connections = Connections(
        settings.connections or None, settings.address_connections if settings.limits and not settings.proxies else None
    )
    app.state.metrics = Metrics(app.state.connections)
    for part in ROUTERS:
        app.include_router(part.router)
    add_site(app)
    app.add_exception_handler(RequestError, _request_error)
    app.add_exception_handler(StorageError, _storage_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(RequestMiddleware, settings=settings, metrics=app.state.metrics)
    app.add_middleware(ReceiptTimeMiddleware)
    return app


async def _request_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, RequestError)
    return error_response(error)


async def _storage_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, StorageError)
    return error_response(storage_error(error))


async def _validation_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, RequestValidationError)
    problems = [
        {"where": ".".join(map(str, problem["loc"])), "what": str(problem["msg"])[:200]}
        for problem in error.errors()[:20]
    ]
    message = f"{problems[0]['where']}: {problems[0]['what']}." if problems else "The request is malformed."
    return error_response(RequestError("bad-request", message, problems=problems))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and is_navigation(request):
        return cast(Response, await request.app.state.missing_page(request))
    if isinstance(error.__cause__, RequestError):  # a body that turned out to be too large
        return error_response(error.__cause__)
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    answer = error_response(RequestError(code, f"{error.detail}."))
    if error.headers:
        answer.headers.update(error.headers)
    return answer
