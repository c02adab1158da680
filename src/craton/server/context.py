"""The parts of a running server, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from craton.server.access.admission import Admission
from craton.server.access.limits import Limiter
from craton.server.access.load import Load
from craton.server.accounts.deleted_names import DeletedNames
from craton.server.accounts.deletion import AccountDeletion
from craton.server.accounts.identity import Accounts
from craton.server.accounts.mail import Mailer
from craton.server.accounts.mutes import Mutes
from craton.server.background import Supervisor, contain_failure
from craton.server.bots.engines import read_engines
from craton.server.bots.player import BotPlayer
from craton.server.bots.pool import Bounds, Pool
from craton.server.bots.task_owners import TaskOwners
from craton.server.bots.warm_up import WarmUp
from craton.server.cleanup import INTERVAL as CLEANUP_INTERVAL
from craton.server.cleanup import Cleanup, Retention
from craton.server.integrity.quick_check import check_at_start
from craton.server.lab.service import Lab
from craton.server.live import sqlite
from craton.server.live.bus import LocalBus
from craton.server.live.leases import RENEWAL, Leases, SingleProcess
from craton.server.live.postgres import PostgresCluster
from craton.server.live.presence import Presence
from craton.server.live.presence_notifier import PresenceNotifier
from craton.server.live.shows import Shows
from craton.server.loop_monitor import LoopMonitor
from craton.server.matches.planner import Planner
from craton.server.matches.replay import Replayer
from craton.server.matches.service import MatchService
from craton.server.metrics import Metrics
from craton.server.offload import Offload
from craton.server.ratings.fair_play import FairPlay
from craton.server.ratings.rater import Rater
from craton.server.readiness import Readiness
from craton.server.server_clock import ServerClock
from craton.server.settings import Settings, database_url
from craton.server.storage.database import StorageError, open_database
from craton.server.storage.lock import hold_file
from craton.server.storage.store import Store
from craton.server.storage.writer import Writer
from craton.server.study.analyses import Analyses
from craton.server.study.evaluations import Evaluations
from craton.server.study.finished import INTERVAL as FINISHED_INTERVAL
from craton.server.study.openings import OpeningCounter
from craton.server.study.style_tags import StyleTagger
from craton.server.timekeeper import TICK, Timekeeper
from craton.server.tournaments import director as tournaments
from craton.server.tournaments.director import Director
from craton.server.wire.encoded import EncodedMatches

log = logging.getLogger("craton.server")

Result = TypeVar("Result")

INTERVAL = 0.25
"""Seconds between two checks for fallen flags."""
FULL_REPORT = 40
"""One presence report in this many is a full one."""
RECENT = 3_600_000
"""Milliseconds: matches that ended within them are checked for missing ratings."""
NICE = 5
"""Study processes have a lower priority than bots, which play against the clock."""
BOT_BOUNDS = Bounds(40, 10_000)
"""Maximum number of bots waiting for a process; `BotPlayer.resume` retries those that were refused."""
SEARCH_BOUNDS = Bounds(2, 40)
"""Maximum numbers of searches for study waiting for a process."""
EVALUATION_BOUNDS = Bounds(4, 200)
"""Maximum numbers of evaluations waiting for a process; each takes a fraction of a second."""
THREADS = 2
"""For work that holds Python's interpreter lock; more threads would only slow down the event loop."""
READERS = 2
"""Processes for insight, pictures and lines of play."""
IDLE = 120.0
"""Seconds without a task after which a study process ends."""
START_CHECK = 1.0
"""Seconds that the quick check of the matches being played may take at the start."""
RESUME_EVERY = 2.0
"""Seconds between two checks for bots, plans and ratings that no process handles."""


@dataclass
class Context:
    settings: Settings
    store: Store
    matches: MatchService
    accounts: Accounts
    deletion: AccountDeletion
    mailer: Mailer
    mutes: Mutes
    deleted_names: DeletedNames
    limiter: Limiter
    admission: Admission
    loop_monitor: LoopMonitor
    time: Timekeeper
    readiness: Readiness
    presence: Presence
    presence_notifier: PresenceNotifier
    shows: Shows
    encoded: EncodedMatches
    warm_up: WarmUp
    pool: Pool
    owners: TaskOwners
    search_pool: Pool
    reads: Offload
    """Worker processes for slow reads: insight, pictures, lines, records."""
    replays: Offload
    """The process that replays long logs."""
    analyses: Analyses
    evaluations: Evaluations
    planner: Planner
    director: Director
    fair_play: FairPlay
    tagger: StyleTagger
    openings: OpeningCounter
    lab: Lab
    threads: ThreadPoolExecutor
    supervisor: Supervisor

    async def in_thread(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run work of a few milliseconds that need not delay the event loop, such as writing a record."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)


@asynccontextmanager
async def open_context(
    settings: Settings, clock: Callable[[], int] | None = None, metrics: Metrics | None = None
) -> AsyncIterator[Context]:
    """clock: the server's time; by default a ServerClock."""
    with hold_file(database_url(settings)):
        async with _open_context(settings, clock or ServerClock(), metrics) as context:
            yield context


@asynccontextmanager
async def _open_context(
    settings: Settings, clock: Callable[[], int], metrics: Metrics | None
) -> AsyncIterator[Context]:
    mailer = Mailer(settings.smtp, settings.mail_from)
    engines = read_engines(settings.engines)
    engine = await open_database(database_url(settings))
    cluster = PostgresCluster(engine, secrets.token_hex(8)) if engine.dialect.name == "postgresql" else None
    writer = Writer(engine, cluster.name if cluster else None)
    if metrics is not None:
        metrics.watch_queries(engine)
        writer.on_commit = metrics.commit_seconds.observe
    store = Store(engine, writer)
    bus = cluster or LocalBus()
    leases: Leases = cluster.leases if cluster else SingleProcess()
    # Insight does not delay matches that have to be loaded, nor does one insight hold up all lines of play.
    replays, reads = Offload(), Offload(READERS, nice=NICE)
    loop_monitor = LoopMonitor()
    time = Timekeeper(clock, store, loop_monitor, cluster.name if cluster else None)
    matches = MatchService(store, bus, time, cache=settings.cache, replayer=Replayer(replays))
    warm_up = WarmUp()
    pool = Pool(settings.workers, bounds=BOT_BOUNDS, warm_up=warm_up, engines=engines)
    # Searches for study do not take processes from the bots, and analyses do not take them from searches.
    search_pool, analysis_pool = (
        Pool(min(1, settings.workers), nice=NICE, bounds=bounds, idle=IDLE) for bounds in (SEARCH_BOUNDS, None)
    )
    analyses = Analyses(analysis_pool, store=store)
    # Evaluations have a process of their own, because a search for study takes seconds.
    evaluation_pool = Pool(min(1, settings.workers), nice=NICE, bounds=EVALUATION_BOUNDS, idle=IDLE)
    evaluations = Evaluations(evaluation_pool, lambda: pool.state == "warming up")
    owners = TaskOwners(store)
    player = BotPlayer(matches, pool, owners, leases)
    planner = Planner(matches)
    rater = Rater(matches)
    director = Director(matches)
    tagger = StyleTagger(matches, reads, leases)
    openings = OpeningCounter(matches, reads, leases)
    finished = (tagger.finished, openings.finished)
    lab = Lab(settings, clock, nice=NICE)
    mutes, deleted_names = Mutes(store), DeletedNames(store)
    threads = ThreadPoolExecutor(THREADS, "craton-thread")
    presence = Presence(clock, absence=settings.absence, absence_days=settings.absence_days)
    presence_notifier = PresenceNotifier(presence, bus)
    shows = Shows(bus.publish, is_shared=cluster is not None)
    loop_monitor.start()
    supervisor = Supervisor()
    supervisor.observe("writer", lambda: writer.is_alive)
    readiness = Readiness(writer, loop_monitor, supervisor.failing)
    limiter = Limiter(on=settings.limits)
    load = Load(lambda: loop_monitor.typical, lambda: writer.waiting, on=settings.limits)
    accounts: Accounts | None = None

    def presence_reported(topic: str) -> None:
        if match_id := presence.receive(topic):
            presence_notifier.changed(match_id)

    try:
        await time.open()
        accounts = await Accounts.open(store, clock, bus)
        on_topic = [
            matches.invalidate,
            accounts.invalidate,
            mutes.invalidate,
            deleted_names.invalidate,
            player.on_remote_change,
        ]
        if cluster is not None:
            cluster.on_topic += [*on_topic, presence_reported, limiter.receive, shows.receive]
            matches.is_shared = True
            cluster.on_gap += [cache.invalidate_all for cache in (matches, accounts, mutes, deleted_names)]
            await cluster.open()
            supervisor.keep("cluster", cluster.reconnect)
            supervisor.repeat("leases", RENEWAL, cluster.leases.renew)
            supervisor.repeat("reports", INTERVAL, _Reports(cluster, presence, limiter, shows).send)
        else:
            supervisor.repeat("notices", sqlite.INTERVAL, sqlite.NoticeReader(store, bus, on_topic).read)
        if settings.warm_up:
            if settings.workers:
                warm_up.start()
            reads.warm_up()
        matches.followers += [player.follow, planner.follow, rater.follow, director.follow]
        matches.followers += [work.follow for work in finished]
        await check_at_start(store, START_CHECK)
        await rater.resume()
        supervisor.repeat("tournaments", tournaments.INTERVAL, director.check_regularly)
        supervisor.repeat("time", TICK, time.tick)
        watch = _Watch(matches, planner, player, rater, leases)
        supervisor.repeat("clocks", INTERVAL, watch.check_clocks)
        supervisor.repeat("resume", RESUME_EVERY, watch.resume)
        retention = Retention(settings.guest_days, settings.waiting_days, settings.audit_days)
        supervisor.repeat("cleanup", CLEANUP_INTERVAL, Cleanup(matches, leases, retention).work)
        supervisor.repeat("styles", FINISHED_INTERVAL, tagger.finished.round)
        supervisor.repeat("openings", FINISHED_INTERVAL, openings.finished.round)
        context = Context(
            settings=settings,
            store=store,
            matches=matches,
            accounts=accounts,
            deletion=AccountDeletion(accounts, deleted_names, matches, director),
            mailer=mailer,
            mutes=mutes,
            deleted_names=deleted_names,
            limiter=limiter,
            admission=Admission(limiter, load, settings.address_connections),
            loop_monitor=loop_monitor,
            time=time,
            readiness=readiness,
            presence=presence,
            presence_notifier=presence_notifier,
            shows=shows,
            encoded=EncodedMatches(),
            warm_up=warm_up,
            pool=pool,
            owners=owners,
            search_pool=search_pool,
            reads=reads,
            replays=replays,
            analyses=analyses,
            evaluations=evaluations,
            planner=planner,
            director=director,
            fair_play=FairPlay(store),
            tagger=tagger,
            openings=openings,
            lab=lab,
            threads=threads,
            supervisor=supervisor,
        )
        if metrics is not None:
            metrics.watch(context)
        yield context
    finally:
        loop_monitor.stop()
        presence_notifier.close()
        await readiness.close()
        await supervisor.close()
        await director.close()
        for work in finished:
            await work.close()
        await rater.close()
        await planner.close()
        await player.close()
        threads.shutdown(wait=False, cancel_futures=True)
        await warm_up.close()
        await analyses.close()
        await evaluations.close()
        await lab.close()
        for processes in (pool, search_pool, analysis_pool, evaluation_pool, replays, reads):
            await processes.close()
        await time.close()
        if accounts is not None:
            accounts.close()
        mailer.close()
        await writer.close()
        if cluster is not None:
            await cluster.close()
        await engine.dispose()


class _Reports:
    """Informs other processes of who is present here, what has been spent of the rate limits, and thrown dice."""

    def __init__(self, cluster: PostgresCluster, presence: Presence, limiter: Limiter, shows: Shows) -> None:
        self._cluster = cluster
        self._presence = presence
        self._limiter = limiter
        self._shows = shows
        self._rounds = 0

    async def send(self) -> None:
        reports = self._presence.reports(self._cluster.name, everything=self._rounds % FULL_REPORT == 0)
        reports += self._limiter.reports()
        reports += self._shows.reports()
        if reports:
            await self._cluster.send(*reports)
        self._rounds += 1


@dataclass(frozen=True)
class _Watch:
    """Periodic work on matches: flags, and plans, ratings and bots left over by other processes.

    Only one process checks clocks, plans and ratings; if it dies, another takes over.
    """

    matches: MatchService
    planner: Planner
    player: BotPlayer
    rater: Rater
    leases: Leases

    async def check_clocks(self) -> None:
        """End matches whose flag has fallen."""
        with _unless_storage_fails("check clocks"):
            if await self.leases.hold("clocks"):
                for match_id in await self.matches.store.due(self.matches.now()):
                    with contain_failure("check the clock of a match", match_id):
                        await self.matches.flag(match_id)

    async def resume(self) -> None:
        """Resume plans, ratings and bots that no process handles."""
        with _unless_storage_fails("resume plans, ratings and bots"):
            if await self.leases.hold("clocks"):
                await self.planner.resume()
                await self.rater.resume(self.matches.now() - RECENT)
            await self.player.resume()


@contextlib.contextmanager
def _unless_storage_fails(what: str) -> Iterator[None]:
    """Log a database failure, which may pass, instead of letting the task crash."""
    try:
        yield
    except StorageError as error:
        log.error(f"cannot {what}", extra={"reason": str(error)})
