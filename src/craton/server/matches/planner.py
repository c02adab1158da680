"""The planner plays conditional actions after every change of a correspondence match."""

from __future__ import annotations

import asyncio
import logging

from craton.server.background import BackgroundTasks
from craton.server.errors import RequestError
from craton.server.matches import commands
from craton.server.matches.match import Match
from craton.server.matches.plans import BadPlan, Branch, check_plan, planned_action, read_plan, write_plan
from craton.server.matches.service import MatchService
from craton.server.storage.database import StorageError

log = logging.getLogger("craton.server")

AT_ONCE = 4
"""Plans evaluated at the same time, so that a server with many of them stays responsive when it starts."""


class Planner:
    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self._tasks = BackgroundTasks()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._resuming: set[str] = set()
        self.close = self._tasks.close

    def follow(self, match: Match) -> None:
        seat = match.to_act
        if seat is None or match.header.clock.kind != "correspondence" or match.seats[seat].user is None:
            return
        self._tasks.start(self._play(match.id))

    async def resume(self) -> None:
        """Start to play actions that were due when the server stopped."""
        for match_id in await self._matches.store.waiting_for_plans():
            if match_id not in self._resuming:
                self._resuming.add(match_id)
                self._tasks.start(self._play(match_id))

    async def store_plan(self, match: Match, seat: str, branches: object) -> list[Branch]:
        """Replace a seat's plan; an empty one removes it."""
        if match.header.clock.kind != "correspondence":
            raise RequestError("not-allowed-now", "Conditional actions are available only in correspondence matches.")
        commands.require_playing(match)
        plan = check_plan(branches)
        user = match.seats[seat].user
        assert user is not None
        await self._matches.store.set_private(match.id, user, f"plan:{seat}", write_plan(match, plan) if plan else None)
        if plan:
            self.follow(match)
        return plan

    async def plan(self, match: Match, seat: str) -> list[Branch]:
        """A seat's stored plan; empty if there is none."""
        stored = await self._stored(match, seat)
        try:
            return read_plan(stored)[0] if stored else []
        except BadPlan:
            return []

    async def _stored(self, match: Match, seat: str) -> str | None:
        user = match.seats[seat].user
        return await self._matches.store.private(match.id, user, f"plan:{seat}") if user else None

    async def _play(self, match_id: str) -> None:
        try:
            async with self._slots:
                await self._play_planned(match_id)
        except RequestError:
            return  # the match has gone on; the planner runs again after that change
        except StorageError as error:
            log.error("cannot play a plan", extra={"match": match_id, "reason": str(error)})
        except Exception:  # one match must not keep the others' plans from being played
            log.exception("cannot play a plan", extra={"match": match_id})
        finally:
            self._resuming.discard(match_id)

    async def _play_planned(self, match_id: str) -> None:
        match = await self._matches.get(match_id)
        seat = match.to_act
        stored = await self._stored(match, seat) if seat else None
        if seat is None or stored is None:
            return
        try:
            if await self._has_played(match, seat, stored):
                return
        except BadPlan as error:
            log.warning("plan removed", extra={"match": match_id, "seat": seat, "reason": str(error)})
        # The plan is bad, does not cover what happened, or its action is illegal.
        user = match.seats[seat].user
        assert user is not None
        await self._matches.store.drop_private(match_id, user, f"plan:{seat}", stored)

    async def _has_played(self, match: Match, seat: str, stored: str) -> bool:
        """Play the action that the plan prescribes; False if there is none or it is illegal."""
        branches, begin = read_plan(stored)
        action = planned_action(branches, match.steps[begin:], seat) if len(match.steps) >= begin else None
        if action is None:
            return False
        try:
            await self._matches.change(match.id, commands.act(seat, action, match.ply, None))
        except RequestError as error:
            if error.code != "illegal":
                raise
            return False
        return True
