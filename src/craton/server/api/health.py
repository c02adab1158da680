"""The health check, and metrics for Prometheus."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse

from craton.server.access.callers import context_of
from craton.server.access.middleware import Metrics
from craton.server.storage.database import StorageError
from craton.server.wire.encoding import Json

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(request: Request) -> Json:
    """200 if the database answers; the state of the bots is reported but does not count."""
    context = context_of(request)
    try:
        await context.store.count_by_status()
    except StorageError:
        return Json({"status": "no database", "bots": context.pool.state}, status_code=503)
    return Json({"status": "well", "bots": context.pool.state})


@router.get("/metrics")
async def metrics(request: Request) -> PlainTextResponse:
    context = context_of(request)
    counted: Metrics = request.app.state.metrics
    lines: list[str] = []

    def put(name: str, kind: str, text: str, values: dict[str, float]) -> None:
        lines.extend((f"# HELP craton_{name} {text}", f"# TYPE craton_{name} {kind}"))
        lines.extend(f"craton_{name}{labels} {value:g}" for labels, value in values.items())

    requests = {f'{{method="{method}",status="{status}"}}': n for (method, status), n in counted.requests.items()}
    put("requests_total", "counter", "HTTP requests by method and status.", dict(sorted(requests.items())))
    put("request_seconds_total", "counter", "Time spent on HTTP requests.", {"": counted.seconds})
    put("sockets", "gauge", "Open WebSockets.", {"": counted.sockets})
    by_status = await context.store.count_by_status()
    put("matches", "gauge", "Matches by status.", {f'{{status="{name}"}}': n for name, n in sorted(by_status.items())})
    put("matches_in_memory", "gauge", "Matches in memory.", {"": context.matches.in_memory})
    put("plies_total", "counter", "Actions, outcomes, takebacks and ends written.", {"": context.matches.plies})
    writer = context.store.writer
    put("commits_total", "counter", "Transactions committed.", {"": writer.commits})
    put("changes_total", "counter", "Changes written; a transaction may hold several.", {"": writer.changes})
    put("bots_thinking", "gauge", "Bots that are computing an action.", {"": context.pool.thinking})
    put("bot_failures_total", "counter", "Bots that failed to answer.", {"": context.pool.failures})
    put("start_time_seconds", "gauge", "When the server started.", {"": counted.started})
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
