"""The bot player: after every change of a match in which a bot is to move, it lets the bot choose an action."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from craton.server.background import BackgroundTasks, cancel, contain_failure
from craton.server.bots.levels import MAX_SECONDS
from craton.server.bots.pool import BotFailure, Busy, Pool
from craton.server.bots.task_owners import TaskOwners
from craton.server.errors import RequestError
from craton.server.live.leases import Leases, SingleProcess
from craton.server.matches import commands
from craton.server.matches.clock import SECOND
from craton.server.matches.entries import Entry
from craton.server.matches.match import OTHER, Match
from craton.server.matches.receipts import Receipt
from craton.server.matches.secrecy import view_of
from craton.server.matches.service import MatchService
from craton.server.storage.database import StorageError

log = logging.getLogger("craton.server")

TRIES = 3
SHARE = 20
"""A bot uses at most this fraction (1/SHARE) of its remaining time for one action."""
PAUSE = 1.0
NOTICE_DELAY = 10 * SECOND
MAX_NOTIFIED = 10_000
NO_BOTS_NOTICE = "The bot cannot answer: the server is running without bots. The match continues when they are back."


class BotPlayer:
    def __init__(self, matches: MatchService, pool: Pool, owners: TaskOwners, leases: Leases | None = None) -> None:
        self._matches = matches
        self._leases = leases or SingleProcess()
        self._pool = pool
        self._owners = owners
        self._thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}
        """Match -> the ply for which a bot is choosing an action, and the task."""
        self._tasks = BackgroundTasks()
        self._notified: set[str] = set()

    def follow(self, match: Match) -> None:
        seat = match.to_act
        bot = match.seats[seat].bot if seat else None
        ply, task = self._thinking.get(match.id, (-1, None))
        if task is not None and (bot is None or ply != match.ply) and task is not asyncio.current_task():
            task.cancel()
            del self._thinking[match.id]
        if self._pool.size == 0:
            return
        if match.is_playing and any(taken.bot for taken in match.seats.values()):
            self._answer_offers(match)
        if bot is not None and (task is None or ply != match.ply):
            task = asyncio.create_task(self._think(match.id, match.ply))
            self._thinking[match.id] = (match.ply, task)

    async def resume(self) -> None:
        """Continue matches in which a bot is to move but no process handles it, such as after a restart."""
        if self._pool.size == 0:
            await self._explain_missing_bots()
            return
        for match_id in await self._matches.store.waiting_for_bots():
            if match_id not in self._thinking:
                with contain_failure("resume the bot of a match", match_id):
                    self.follow(await self._matches.get(match_id))

    async def _explain_missing_bots(self) -> None:
        """Explain once, in every match that waits for a bot, why nothing happens."""
        for match_id in await self._matches.store.waiting_for_bots(self._matches.now() - NOTICE_DELAY):
            if match_id not in self._notified:
                if len(self._notified) >= MAX_NOTIFIED:
                    self._notified.clear()  # each notice is written only once: the log shows it
                self._notified.add(match_id)
                log.warning("a match waits for a bot, but this server runs without bots", extra={"match": match_id})
                with contain_failure("explain that there are no bots", match_id):
                    await self._matches.change(match_id, _no_bots_notice)

    def on_remote_change(self, topic: str) -> None:
        """Another process has changed a match; a bot that is choosing an action here may have to stop."""
        if topic in self._thinking:
            self._tasks.start(self._reconsider(topic))

    async def _reconsider(self, match_id: str) -> None:
        with contextlib.suppress(RequestError, StorageError):
            self.follow(await self._matches.get(match_id))

    async def close(self) -> None:
        await cancel(task for _, task in self._thinking.values())
        await self._tasks.close()

    async def _think(self, match_id: str, ply: int) -> None:
        lease = f"bot {match_id}"
        taken = False
        try:
            taken = await self._leases.take(lease)
            if taken:
                await self._act(match_id, ply)
        except StorageError as error:
            log.error("a bot's action could not be stored", extra={"match": match_id, "reason": str(error)})
        finally:
            if self._thinking.get(match_id, (-1, None))[0] == ply:
                del self._thinking[match_id]
            if taken:
                await self._leases.give(lease)

    async def _act(self, match_id: str, ply: int) -> None:
        for attempt in range(TRIES):
            match = await self._matches.get(match_id)
            seat = match.to_act
            if seat is None or match.ply != ply:
                return
            spec = match.seats[seat].bot
            assert spec is not None
            try:
                seconds, owner = _seconds(match, self._matches.now()), self._owners.of(match.header.creator)
                action = await self._pool.choose(view_of(match.position, seat), spec, seconds, owner)
                receipt = Receipt(self._matches.now(), seat)
                await self._matches.change(match_id, commands.act(seat, action, ply, None), receipt=receipt)
            except Busy:
                return  # `resume` tries again
            except BotFailure as failure:
                problem = str(failure)
            except RequestError as error:
                if error.code in ("stale", "not-playing", "not-your-turn"):
                    return
                problem = error.message
            else:
                return
            log.warning("a bot failed", extra={"match": match_id, "bot": spec, "attempt": attempt, "reason": problem})
            await asyncio.sleep(PAUSE * attempt)
        await self._matches.change(match_id, commands.adjudicate("bot-failure", ply))

    def _answer_offers(self, match: Match) -> None:
        """Accept takebacks and decline draws on behalf of bots."""
        for what, asking in match.offers.items():
            if match.seats[OTHER[asking]].bot is not None:
                answer = commands.accept if what == "takeback" else commands.decline
                self._tasks.start(self._answer(match.id, answer(OTHER[asking], what)))

    async def _answer(self, match_id: str, command: commands.Command) -> None:
        try:
            await self._matches.change(match_id, command)
        except (RequestError, StorageError) as error:
            log.info("a bot's answer was refused", extra={"match": match_id, "reason": str(error)})


def _no_bots_notice(match: Match, now: int) -> list[Entry]:
    seat = match.to_act
    bot = match.seats[seat].bot if seat else None
    if bot is None or any(entry.text == NO_BOTS_NOTICE for entry in match.entries):
        return []
    return list(commands.chat(seat, "", bot, NO_BOTS_NOTICE)(match, now))


def _seconds(match: Match, now: int) -> float:
    """The seconds that a bot may use for its next action, by its clock."""
    deadline = match.clocks.deadline
    if deadline is None or not match.header.clock.is_live:
        return MAX_SECONDS
    return max(0.05, min(MAX_SECONDS, (deadline - now) / SECOND / SHARE))
