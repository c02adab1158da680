"""The parts of a running server, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from craton.server.access.limits import Limiter
from craton.server.accounts.identity import Accounts
from craton.server.accounts.mutes import Mutes
from craton.server.background import cancel
from craton.server.bots.player import BotPlayer
from craton.server.bots.pool import Pool
from craton.server.errors import RequestError
from craton.server.live.bus import LocalBus
from craton.server.live.leases import Leases, SingleProcess
from craton.server.live.postgres import PostgresCluster
from craton.server.live.presence import Presence
from craton.server.matches import commands
from craton.server.matches.planner import Planner
from craton.server.matches.service import MatchService, milliseconds
from craton.server.ratings.rater import Rater
from craton.server.settings import Settings, database_url
from craton.server.storage.database import StorageError, open_database
from craton.server.storage.store import Store
from craton.server.storage.writer import Writer
from craton.server.study.analyses import Analyses
from craton.server.tournaments.director import Director

log = logging.getLogger("craton.server")

Result = TypeVar("Result")

INTERVAL = 0.25
"""Seconds between two checks for fallen flags."""
FULL_REPORT = 40
"""Every this many reports of presence, all of it is reported."""
RECENT = 3_600_000
"""Milliseconds: matches that ended within them are checked for missing ratings."""
NICE = 5
"""Study processes have a lower priority than bots, which play against the clock."""
MAX_SEARCHES = 8
"""Searches that may wait for a process."""
THREADS = 2
"""For work that holds Python's interpreter lock; more threads would only slow down the event loop."""
IDLE = 120.0
"""Seconds without a task after which a study process ends."""
RARELY = 8
"""One check in this many also looks for bots and plans that nobody handles."""


@dataclass
class Context:
    settings: Settings
    store: Store
    matches: MatchService
    accounts: Accounts
    mutes: Mutes
    limiter: Limiter
    presence: Presence
    pool: Pool
    search_pool: Pool
    analyses: Analyses
    planner: Planner
    director: Director
    threads: ThreadPoolExecutor

    async def in_thread(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run work that would block the event loop too long: insight, pictures, lines, records."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)


@asynccontextmanager
async def open_context(settings: Settings, clock: Callable[[], int] = milliseconds) -> AsyncIterator[Context]:
    engine = await open_database(database_url(settings))
    cluster = PostgresCluster(engine, secrets.token_hex(8)) if engine.dialect.name == "postgresql" else None
    writer = Writer(engine, cluster.name if cluster else None)
    store = Store(engine, writer)
    bus = cluster or LocalBus()
    leases: Leases = cluster or SingleProcess()
    matches = MatchService(store, bus, cache=settings.cache, clock=clock)
    pool = Pool(settings.workers)
    # Searches for study do not take processes from the bots, and analyses do not take them from searches.
    search_pool, analysis_pool = (
        Pool(min(1, settings.workers), nice=NICE, most_waiting=most, idle=IDLE) for most in (MAX_SEARCHES, None)
    )
    analyses = Analyses(analysis_pool)
    player = BotPlayer(matches, pool, leases)
    planner = Planner(matches)
    rater = Rater(matches)
    director = Director(matches)
    mutes = Mutes(store)
    threads = ThreadPoolExecutor(THREADS, "craton-thread")
    presence = Presence(clock, absence=settings.absence, absence_days=settings.absence_days)
    tasks: list[asyncio.Task[None]] = []

    def presence_reported(topic: str) -> None:
        if match_id := presence.receive(topic):
            bus.publish(match_id)

    try:
        accounts = await Accounts.open(store, clock, bus)
        if cluster is not None:
            cluster.on_topic += [matches.invalidate, accounts.invalidate, mutes.invalidate, player.hear]
            cluster.on_topic.append(presence_reported)
            cluster.on_gap += [matches.invalidate_all, accounts.invalidate_all, mutes.invalidate_all]
            await cluster.open()
            tasks.append(asyncio.create_task(_report_presence(cluster, presence)))
        if settings.warm_up:
            pool.warm_up()
        matches.followers += [player.follow, planner.follow, rater.follow, director.follow]
        await rater.resume()
        director.watch()
        tasks.append(asyncio.create_task(_watch(matches, planner, player, rater, leases)))
        yield Context(
            settings=settings,
            store=store,
            matches=matches,
            accounts=accounts,
            mutes=mutes,
            limiter=Limiter(on=settings.limits),
            presence=presence,
            pool=pool,
            search_pool=search_pool,
            analyses=analyses,
            planner=planner,
            director=director,
            threads=threads,
        )
    finally:
        await cancel(tasks)
        await director.close()
        await rater.close()
        await planner.close()
        await player.close()
        threads.shutdown(wait=False, cancel_futures=True)
        await analyses.close()
        for processes in (pool, search_pool, analysis_pool):
            await processes.close()
        await writer.close()
        if cluster is not None:
            await cluster.close()
        await engine.dispose()


async def _report_presence(cluster: PostgresCluster, presence: Presence) -> None:
    rounds = 0
    while True:
        reports = presence.reports(cluster.name, everything=rounds % FULL_REPORT == 0)
        if reports:
            await cluster.send(*reports)
        rounds += 1
        await asyncio.sleep(INTERVAL)


async def _watch(matches: MatchService, planner: Planner, player: BotPlayer, rater: Rater, leases: Leases) -> None:
    """End matches whose flag has fallen, also while no server ran; resume forgotten plans, bots and ratings.

    One of several processes does it; when it dies another takes over.
    """
    rounds = 0
    while True:
        try:
            if await leases.hold("clocks"):
                for match_id in await matches.store.due(matches.now()):
                    with contextlib.suppress(RequestError):
                        await matches.change(match_id, commands.flag_fall)
                if rounds % RARELY == 0:
                    await planner.resume()
                    await rater.resume(matches.now() - RECENT)
            if rounds % RARELY == 0:
                await player.resume()
            rounds += 1
        except (StorageError, RequestError) as error:
            log.error("cannot check clocks and bots", extra={"reason": str(error)})
        await asyncio.sleep(INTERVAL)
