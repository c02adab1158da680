"""The application: all routes, the guard around them, and errors in one shape."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from inspect import signature
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from craton.server.context import open_context
from craton.server.errors import Refusal
from craton.server.http import (
    accounts,
    acting,
    arranging,
    games,
    health,
    live,
    people,
    programs,
    reading,
    study,
    tournaments,
)
from craton.server.http.answers import Json
from craton.server.http.guard import Guard
from craton.server.http.health import Metrics
from craton.server.http.site import add_site
from craton.server.matches.host import milliseconds
from craton.server.settings import Settings
from craton.server.storage.database import StorageError

_OFF = dict.fromkeys(("auto_configure", "tracing", "metrics", "logs", "operation_spans"), False)
_QUIET: dict[str, Any] = {"telemetry": _OFF} if "telemetry" in signature(FastAPI).parameters else {}
"""Nothing is measured for others, whatever the environment says; older versions of FastAPI have nothing to turn off."""

CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}


def create_app(settings: Settings, clock: Callable[[], int] = milliseconds) -> FastAPI:
    """The ASGI application; the database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(settings, clock) as context:
            app.state.context = context
            yield

    app = FastAPI(
        title="Craton",
        description="Matches that lose nothing, dice that hide nothing.",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,  # these pages would load scripts from other hosts
        redoc_url=None,
        **_QUIET,
    )
    app.state.metrics = Metrics()
    for part in (games, reading, acting, people, tournaments, study, arranging, accounts, programs, live, health):
        app.include_router(part.router)
    app.include_router(games.texts)
    app.include_router(study.matches)
    add_site(app)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(StorageError, _not_stored)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(Guard, settings=settings, metrics=app.state.metrics)
    return app


def _answer(refusal: Refusal) -> Json:
    headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after else None
    return Json(refusal.to_json(), refusal.status, headers)


async def _refused(_: Request, error: Exception) -> Json:
    assert isinstance(error, Refusal)
    return _answer(error)


async def _not_stored(_: Request, error: Exception) -> Json:
    return _answer(Refusal("storage", f"{error} Nothing has been changed.", retry_after=5))


async def _malformed(_: Request, error: Exception) -> Json:
    assert isinstance(error, RequestValidationError)
    problems = [
        {"where": ".".join(map(str, problem["loc"])), "what": str(problem["msg"])[:200]}
        for problem in error.errors()[:20]
    ]
    message = f"{problems[0]['where']}: {problems[0]['what']}." if problems else "The request is malformed."
    return _answer(Refusal("bad-request", message, problems=problems))


async def _http_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):  # a body that turned out to be too large
        return _answer(error.__cause__)
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    answer = _answer(Refusal(code, f"{error.detail}."))
    if error.headers:
        answer.headers.update(error.headers)
    return answer
