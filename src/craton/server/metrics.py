"""Metrics for the operator, in the text format of Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:  # the context holds the metrics
    from craton.server.access.connections import Connections
    from craton.server.context import Context

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"})
UNKNOWN = "unknown"
"""The label of all unknown paths, so that clients cannot create time series."""


class Metrics:
    """The metrics of one application."""

    def __init__(self, connections: Connections) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("craton_sockets", "Open WebSockets.", registry=self.registry)
        self.commit_seconds = self._histogram("craton_commit_seconds", "Duration of transactions that write.")
        self._query_seconds = self._histogram("craton_query_seconds", "Duration of queries.")
        self._requests = Counter(
            "craton_requests", "HTTP requests by method and status.", ["method", "status"], registry=self.registry
        )
        self._request_seconds = self._histogram(
            "craton_request_seconds", "Duration of HTTP requests, without long polls and streams.", "method", "route"
        )
        Gauge("craton_start_time_seconds", "When the server started.", registry=self.registry).set(time.time())
        self._state = _State(connections)
        self.registry.register(self._state)

    def _histogram(self, name: str, text: str, *labels: str) -> Histogram:
        return Histogram(name, text, labels, buckets=SECONDS, registry=self.registry)

    def watch(self, context: Context) -> None:
        """Report the state of a context from now on."""
        self._state.context = context

    def watch_queries(self, engine: AsyncEngine) -> None:
        @event.listens_for(engine.sync_engine, "before_cursor_execute")
        def begin(connection: Any, *_: Any) -> None:
            connection.info["craton_begin"] = time.perf_counter()

        @event.listens_for(engine.sync_engine, "after_cursor_execute")
        def end(connection: Any, *_: Any) -> None:
            self._query_seconds.observe(time.perf_counter() - connection.info["craton_begin"])

    def count_request(self, scope: Mapping[str, Any], status: int, seconds: float | None) -> None:
        """Count a response. seconds: None for long polls, streams and refusals, which say nothing about the server."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._requests.labels(method, str(status)).inc()
        if seconds is not None:
            self._request_seconds.labels(method, _route_of(scope)).observe(seconds)

    def text(self, matches_by_status: Mapping[str, int]) -> bytes:
        self._state.matches_by_status = matches_by_status
        return generate_latest(self.registry)


class _State(Collector):
    """Collects values that are counted elsewhere, when the metrics are read."""

    def __init__(self, connections: Connections) -> None:
        self.context: Context | None = None
        self.matches_by_status: Mapping[str, int] = {}
        self._connections = connections

    def collect(self) -> Iterator[Metric]:
        yield _gauge("connections", "Open connections.", self._connections.number)
        yield _counters("refused_connections", "Connections refused or dropped.", "reason", self._connections.refused)
        if self.context is not None:
            yield from self._of_context(self.context)

    def _of_context(self, context: Context) -> Iterator[Metric]:
        admission, writer = context.admission, context.store.writer
        yield _gauge("loop_lag_seconds", "Largest lag of the event loop within a second.", context.loop_monitor.recent)
        yield _gauge("requests_active", "Requests in progress.", admission.load.active)
        yield _gauge("load_level", "0: fine, 1: busy, 2: overloaded.", admission.load.level)
        refused = admission.refused + context.limiter.refused
        yield _counters("refused", "Requests, frames and sockets refused because of a limit.", "limit", refused)
        yield _counters("shed", "Requests refused because of the load.", "priority", admission.load.shed)
        yield _counter("frames", "Frames received on WebSockets.", admission.frames)
        yield _gauges("matches", "Matches by status.", "status", self.matches_by_status)
        yield _gauge("matches_in_memory", "Matches in memory.", context.matches.in_memory)
        yield _counter("plies", "Actions, outcomes, takebacks and ends written.", context.matches.plies)
        yield _counter("commits", "Transactions committed.", writer.commits)
        yield _counter("changes", "Changes written; a transaction may hold several.", writer.changes)
        pools = {"bots": context.pool, "search": context.search_pool, "analysis": context.analyses.pool}
        pools |= {"reads": context.reads.pool, "replays": context.replays.pool}
        waiting = {name: pool.waiting for name, pool in pools.items()} | {"writer": writer.waiting}
        waiting["threads"] = context.threads._work_queue.qsize()
        yield _gauges("queue", "Tasks that wait.", "queue", waiting)
        busy = {name: pool.thinking for name, pool in pools.items()}
        yield _gauges("pool_busy", "Search processes at work.", "pool", busy)
        yield _gauges("pool_size", "Search processes.", "pool", {name: pool.size for name, pool in pools.items()})
        failures = {name: pool.failures for name, pool in pools.items()}
        yield _counters("pool_failures", "Tasks that failed in a search process.", "pool", failures)
        tasks = context.supervisor.states()
        yield _gauges("task_alive", "Background tasks: 1 if one works.", "task", {t.name: t.is_alive for t in tasks})
        crashes = {task.name: task.crashes for task in tasks}
        yield _counters("task_crashes", "Crashes of background tasks.", "task", crashes)
        in_use = getattr(context.store.engine.pool, "checkedout", int)()
        yield _gauge("database_connections_in_use", "Connections to the database in use.", in_use)


def _route_of(scope: Mapping[str, Any]) -> str:
    """The template of the path for the API, the name of the function for pages and files."""
    path = getattr(scope.get("route"), "path", None)
    return str(path or getattr(scope.get("endpoint"), "__name__", UNKNOWN))


def _gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(f"craton_{name}", text, value=value)


def _counter(name: str, text: str, value: float) -> Metric:
    return CounterMetricFamily(f"craton_{name}", text, value=value)


def _gauges(name: str, text: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(f"craton_{name}", text, labels=[label])
    for key, value in sorted(values.items()):
        family.add_metric([key], value)
    return family


def _counters(name: str, text: str, label: str, values: Mapping[str, float]) -> Metric:
    family = CounterMetricFamily(f"craton_{name}", text, labels=[label])
    for key, value in sorted(values.items()):
        family.add_metric([key], value)
    return family
