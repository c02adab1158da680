"""Whether the server is well, and its numbers for Prometheus."""

from __future__ import annotations

import time
from collections import Counter

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse

from craton.server.http.answers import Json
from craton.server.http.callers import context_of
from craton.server.storage.database import StorageError

router = APIRouter(include_in_schema=False)


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.started = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.seconds = 0.0
        self.sockets = 0


@router.get("/healthz")
async def health(request: Request) -> Json:
    """200 if the database answers; bots are told of but do not count."""
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
    put("matches_in_memory", "gauge", "Matches in memory.", {"": context.host.in_memory})
    put("plies_total", "counter", "Actions, outcomes, takebacks and ends written.", {"": context.host.actions})
    put("commits_total", "counter", "Transactions of the writer.", {"": context.store.writer.commits})
    put("changes_total", "counter", "Changes written, several in a transaction.", {"": context.store.writer.changes})
    put("bots_thinking", "gauge", "Bots at work.", {"": context.pool.thinking})
    put("bot_failures_total", "counter", "Bots that gave no answer.", {"": context.pool.failures})
    put("start_time_seconds", "gauge", "When the server started.", {"": counted.started})
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
