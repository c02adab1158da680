"""Running the server."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser

import uvicorn

from craton.core.errors import CratonError
from craton.server.app import create_app
from craton.server.logs import set_up_logs
from craton.server.settings import Settings, database_url
from craton.server.storage.database import open_database, shown


def serve(settings: Settings) -> int:
    """Run the server until it is stopped; CratonError if it cannot start."""
    with _listen(settings) as listening:  # first, so that a port in use does not create a database
        asyncio.run(_check_database(settings))
        _serve(settings, listening)
    return 0


def _tune_garbage_collector() -> None:
    """Run Python's garbage collector less often.

    With a thousand matches in memory a full collection takes half a second, and with the default thresholds there was
    one every three seconds. Imported modules are excluded entirely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 200)


def _serve(settings: Settings, listening: socket.socket) -> None:
    set_up_logs(settings.log_level)
    host, port = listening.getsockname()[:2]
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    print(f"Craton is at {address} (stop with Ctrl-C). Matches are kept in {shown(database_url(settings))}", flush=True)
    if settings.workers and settings.warm_up:
        print(
            "Compiling the bots' searches in the background; until then their first move may take a while.", flush=True
        )
    if settings.open:
        webbrowser.open(f"{address}/{settings.page.lstrip('/')}")
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.max_body,
        ws_per_message_deflate=False,  # it would take more memory than a match
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=2 * settings.heartbeat,
        timeout_graceful_shutdown=5,
    )
    _tune_garbage_collector()
    uvicorn.Server(config).run(sockets=[listening])


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
