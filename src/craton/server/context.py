"""The parts of a running server, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from craton.server.accounts.identity import Accounts
from craton.server.accounts.limits import Limiter
from craton.server.bots.player import BotPlayer
from craton.server.bots.pool import Pool
from craton.server.errors import Refusal
from craton.server.live.bus import LocalBus
from craton.server.live.presence import Presence
from craton.server.matches import commands
from craton.server.matches.host import Host, milliseconds
from craton.server.matches.planner import Planner
from craton.server.ratings.rater import Rater
from craton.server.settings import Settings, database_url
from craton.server.storage.database import StorageError, open_database
from craton.server.storage.store import Store
from craton.server.storage.writer import Writer
from craton.server.tournaments.director import Director

log = logging.getLogger("craton.server")

EVERY = 0.25
"""Seconds between two looks for fallen flags."""


@dataclass
class Context:
    settings: Settings
    store: Store
    host: Host
    accounts: Accounts
    limiter: Limiter
    presence: Presence
    pool: Pool
    planner: Planner
    director: Director


@asynccontextmanager
async def open_context(settings: Settings, clock: Callable[[], int] = milliseconds) -> AsyncIterator[Context]:
    engine = await open_database(database_url(settings))
    writer = Writer(engine)
    store = Store(engine, writer)
    host = Host(store, LocalBus(), cache=settings.cache, clock=clock)
    pool = Pool(settings.workers)
    player = BotPlayer(host, pool)
    planner = Planner(host)
    rater = Rater(host)
    director = Director(host)
    watch: asyncio.Task[None] | None = None
    try:
        accounts = await Accounts.open(store, clock)
        presence = Presence(clock, absence=settings.absence, absence_days=settings.absence_days)
        if settings.warm_up:
            pool.warm_up()
        host.followers += [player.follow, planner.follow, rater.follow, director.follow]
        await rater.resume()
        await planner.resume()
        await player.resume()
        director.watch()
        watch = asyncio.create_task(_watch_flags(host))
        yield Context(settings, store, host, accounts, Limiter(on=settings.limits), presence, pool, planner, director)
    finally:
        if watch is not None:
            watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watch
        await director.close()
        await rater.close()
        await planner.close()
        await player.close()
        await pool.close()
        await writer.close()
        await engine.dispose()


async def _watch_flags(host: Host) -> None:
    """Lets flags fall, also those that fell while the server was down."""
    while True:
        try:
            for match_id in await host.store.due(host.now()):
                with contextlib.suppress(Refusal):
                    await host.change(match_id, commands.fall)
        except StorageError as error:
            log.error("flags cannot be watched", extra={"reason": str(error)})
        await asyncio.sleep(EVERY)
