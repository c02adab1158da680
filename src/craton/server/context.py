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

from craton.server.accounts.identity import Accounts
from craton.server.accounts.limits import Limiter
from craton.server.accounts.mutes import Mutes
from craton.server.bots.player import BotPlayer
from craton.server.bots.pool import Pool
from craton.server.errors import Refusal
from craton.server.live.bus import LocalBus
from craton.server.live.leases import Leases, OnlyProcess
from craton.server.live.postgres import PostgresLink
from craton.server.live.presence import Presence
from craton.server.matches import commands
from craton.server.matches.host import Host, milliseconds
from craton.server.matches.planner import Planner
from craton.server.ratings.rater import Rater
from craton.server.settings import Settings, database_url
from craton.server.storage.database import StorageError, open_database
from craton.server.storage.store import Store
from craton.server.storage.writer import Writer
from craton.server.study.analyses import Analyses
from craton.server.tournaments.director import Director

log = logging.getLogger("craton.server")

Found = TypeVar("Found")

EVERY = 0.25
"""Seconds between two looks for fallen flags."""
ALL_ROUNDS = 40
"""One in so many rounds of news for other processes tells of all who are here."""
RECENT = 3_600_000
"""Milliseconds: what another process did not come to is looked for among what ended since."""
NICE = 5
"""Processes of study are less urgent than bots, who have clocks."""
MOST_SEARCHES = 8
"""Searches that wait for the process."""
LOOKERS = 2
"""They work with Python's one lock: more would only get in the way of those who play."""
IDLE = 120.0
"""Seconds without a task after which a process of study ends."""
SELDOM = 8
"""One look in so many is for bots and plans that nobody sees to."""


@dataclass
class Context:
    settings: Settings
    store: Store
    host: Host
    accounts: Accounts
    mutes: Mutes
    limiter: Limiter
    presence: Presence
    pool: Pool
    search_pool: Pool
    analyses: Analyses
    planner: Planner
    director: Director
    lookers: ThreadPoolExecutor
    """Threads for what takes longer than the event loop may wait: insight, pictures, lines, records."""

    async def look(self, work: Callable[..., Found], *given: Any) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.lookers, work, *given)


@asynccontextmanager
async def open_context(settings: Settings, clock: Callable[[], int] = milliseconds) -> AsyncIterator[Context]:
    engine = await open_database(database_url(settings))
    link = PostgresLink(engine, secrets.token_hex(8)) if engine.dialect.name == "postgresql" else None
    writer = Writer(engine, link.name if link else None)
    store = Store(engine, writer)
    bus = link or LocalBus()
    leases: Leases = link or OnlyProcess()
    host = Host(store, bus, cache=settings.cache, clock=clock)
    pool = Pool(settings.workers)
    # Who studies does not take the bots' processes, and who analyses does not take those of who searches.
    search_pool, analysis_pool = (
        Pool(min(1, settings.workers), nice=NICE, most_waiting=most, idle=IDLE) for most in (MOST_SEARCHES, None)
    )
    analyses = Analyses(analysis_pool)
    player = BotPlayer(host, pool, leases)
    planner = Planner(host)
    rater = Rater(host)
    director = Director(host)
    mutes = Mutes(store)
    lookers = ThreadPoolExecutor(LOOKERS, "craton-look")
    presence = Presence(clock, absence=settings.absence, absence_days=settings.absence_days)
    tasks: list[asyncio.Task[None]] = []

    def presence_heard(topic: str) -> None:
        if match_id := presence.hear(topic):
            bus.tell(match_id)

    try:
        accounts = await Accounts.open(store, clock, bus)
        if link is not None:
            link.hooks += [host.hear, accounts.hear, mutes.hear, player.hear, presence_heard]
            link.gaps += [host.hear_all, accounts.hear_all, mutes.hear_all]
            await link.open()
            tasks.append(asyncio.create_task(_tell_presence(link, presence)))
        if settings.warm_up:
            pool.warm_up()
        host.followers += [player.follow, planner.follow, rater.follow, director.follow]
        await rater.resume()
        director.watch()
        tasks.append(asyncio.create_task(_watch(host, planner, player, rater, leases)))
        yield Context(
            settings=settings,
            store=store,
            host=host,
            accounts=accounts,
            mutes=mutes,
            limiter=Limiter(on=settings.limits),
            presence=presence,
            pool=pool,
            search_pool=search_pool,
            analyses=analyses,
            planner=planner,
            director=director,
            lookers=lookers,
        )
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await director.close()
        await rater.close()
        await planner.close()
        await player.close()
        lookers.shutdown(wait=False, cancel_futures=True)
        await analyses.close()
        for processes in (pool, search_pool, analysis_pool):
            await processes.close()
        await writer.close()
        if link is not None:
            await link.close()
        await engine.dispose()


async def _tell_presence(link: PostgresLink, presence: Presence) -> None:
    rounds = 0
    while True:
        news = presence.news(link.name, everything=rounds % ALL_ROUNDS == 0)
        if news:
            await link.send(*news)
        rounds += 1
        await asyncio.sleep(EVERY)


async def _watch(host: Host, planner: Planner, player: BotPlayer, rater: Rater, leases: Leases) -> None:
    """Lets flags fall, also those that fell while no server ran, and sees to it that no plan and no bot is forgotten.

    Of several processes one does it, and when that one dies another.
    """
    looks = 0
    while True:
        try:
            if await leases.hold("clocks"):
                for match_id in await host.store.due(host.now()):
                    with contextlib.suppress(Refusal):
                        await host.change(match_id, commands.fall)
                if looks % SELDOM == 0:
                    await planner.resume()
                    await rater.resume(host.now() - RECENT)
            if looks % SELDOM == 0:
                await player.resume()
            looks += 1
        except (StorageError, Refusal) as error:
            log.error("clocks and bots cannot be watched", extra={"reason": str(error)})
        await asyncio.sleep(EVERY)
