"""Running the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import webbrowser
from typing import Any

import uvicorn
from fastapi import FastAPI

from craton.core.errors import CratonError
from craton.core.registry import definition, names
from craton.search.compiled import is_compiled
from craton.server.access.connections import Connections, GuardedHttp, GuardedWebSocket
from craton.server.accounts.mail import mail_server
from craton.server.app import create_app
from craton.server.logs import set_up_logs
from craton.server.settings import Settings, database_url
from craton.server.storage.database import open_database, shown
from craton.server.storage.lock import hold_file

log = logging.getLogger("craton.server")

RESERVED_FILES = 160
"""Open files that are not clients' connections: the database, its pool, logs, modules being loaded."""
FILES_PER_WORKER = 8
"""Pipes of a search process."""


def serve(settings: Settings) -> int:
    """Run the server until it is stopped; CratonError if it cannot start."""
    mail_server(settings.smtp, settings.mail_from)
    # The port first, so that one in use does not create a database.
    with _listen(settings) as listening, hold_file(database_url(settings)):
        asyncio.run(_check_database(settings))
        _serve(settings, listening)
    return 0


def _tune_garbage_collector() -> None:
    """Make full garbage collections rare, and the collections of young objects short.

    With a thousand matches in memory a full collection takes half a second, and with the default thresholds there is
    one every three seconds. A collection of the middle generation looks at up to 25,000 objects. Imported
    modules are excluded entirely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 1600)


def _serve(settings: Settings, listening: socket.socket) -> None:
    set_up_logs(settings.log_level)
    host, port = listening.getsockname()[:2]
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    print(f"Craton is at {address} (stop with Ctrl-C). Matches are kept in {shown(database_url(settings))}", flush=True)
    if settings.workers and settings.warm_up and not all(is_compiled(definition(name)) for name in names()):
        print(
            "Compiling the bots' searches in the background; until then their first move may take a while.", flush=True
        )
    if settings.open:
        webbrowser.open(f"{address}/{settings.page.lstrip('/')}")
    app = create_app(settings)
    connections: Connections = app.state.connections
    connections.most = _most_connections(settings)
    _tune_garbage_collector()
    uvicorn.Server(server_config(app, settings)).run(sockets=[listening])


def server_config(app: FastAPI, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        http=GuardedHttp,
        ws=GuardedWebSocket,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the middleware reads them, by the setting `proxies`
        ws_max_size=settings.max_body,
        ws_per_message_deflate=False,  # it would take more memory than a match
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=2 * settings.heartbeat,
        **{"timeout_graceful_shutdown": 5} | more,
    )


def _most_connections(settings: Settings) -> int | None:
    """How many connections the limit on open files allows, raised as far as possible; None for no limit."""
    try:
        import resource
    except ImportError:  # Windows
        return settings.connections or None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # macOS refuses an unlimited number
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    if soft == resource.RLIM_INFINITY:
        return settings.connections or None
    allowed = max(soft - RESERVED_FILES - FILES_PER_WORKER * settings.workers, soft // 4)
    if settings.connections > allowed:
        log.warning("the limit on open files allows fewer connections", extra={"connections": allowed})
    return min(settings.connections or allowed, allowed)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise CratonError(
            f"Port {settings.port} of {settings.host} cannot be used: {error.strerror}. Choose another with --port."
        ) from None
    return listening


async def _check_database(settings: Settings) -> None:
    await (await open_database(database_url(settings))).dispose()
