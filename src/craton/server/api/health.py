"""Routes for the operator: health checks, and metrics for Prometheus."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from craton.server.access.addresses import is_direct_loopback
from craton.server.access.callers import context_of
from craton.server.metrics import Metrics
from craton.server.settings import Settings
from craton.server.storage.database import StorageError
from craton.server.wire.encoding import Json

router = APIRouter(include_in_schema=False)

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/healthz")
async def health(request: Request) -> Json:
    """200 while the process responds; it does not touch the database."""
    return Json({"status": "alive", "bots": context_of(request).pool.state})


@router.get("/readyz")
async def ready(request: Request) -> Json:
    """200 if writes succeed, background tasks run and the event loop keeps up; otherwise 503 with the reasons."""
    problems = await context_of(request).readiness.problems()
    if problems:
        return Json({"status": "not ready", "problems": problems}, status_code=503, headers={"Retry-After": "2"})
    return Json({"status": "ready", "problems": []})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    context = context_of(request)
    if not _is_operator(request, context.settings):
        raise HTTPException(404)
    counted: Metrics = request.app.state.metrics
    try:
        by_status = await context.store.count_by_status()
    except StorageError:
        by_status = {}  # the other metrics are needed most when the database is down
    return Response(counted.text(by_status), media_type=PROMETHEUS)


def _is_operator(request: Request, settings: Settings) -> bool:
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
    return settings.proxies == 0 and is_direct_loopback(request.scope, request.headers)
