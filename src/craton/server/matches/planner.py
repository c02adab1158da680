"""Plays the conditional actions that seats have left, behind every change of a correspondence match."""

from __future__ import annotations

import asyncio
import logging

from craton.server.errors import Refusal
from craton.server.matches import commands
from craton.server.matches.host import Host
from craton.server.matches.match import Match
from craton.server.matches.plans import Branch, check_plan, planned_action, read_plan, write_plan
from craton.server.storage.database import StorageError

log = logging.getLogger("craton.server")


class Planner:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, match: Match) -> None:
        seat = match.to_act
        if seat is None or match.header.clock.kind != "correspondence" or match.seats[seat].user is None:
            return
        task = asyncio.create_task(self._play(match.id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def resume(self) -> None:
        """Plays what was due when the server went down."""
        for match_id in await self._host.store.waiting_for_plans():
            self.follow(await self._host.match(match_id))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def leave(self, match: Match, seat: str, branches: object) -> list[Branch]:
        """Keeps a plan for a seat, in the place of the one before; an empty one takes it away."""
        if match.header.clock.kind != "correspondence":
            raise Refusal("not-allowed-now", "Conditional actions are for correspondence.")
        commands.require_playing(match)
        plan = check_plan(branches)
        user = match.seats[seat].user
        assert user is not None
        await self._host.store.set_private(match.id, user, f"plan:{seat}", write_plan(match, plan) if plan else None)
        if plan:
            self.follow(match)
        return plan

    async def plan(self, match: Match, seat: str) -> list[Branch]:
        """The plan as it was left; empty if there is none."""
        stored = await self._stored(match, seat)
        return read_plan(match, stored)[0] if stored else []

    async def _stored(self, match: Match, seat: str) -> str | None:
        user = match.seats[seat].user
        return await self._host.store.private(match.id, user, f"plan:{seat}") if user else None

    async def _play(self, match_id: str) -> None:
        try:
            match = await self._host.match(match_id)
            seat = match.to_act
            stored = await self._stored(match, seat) if seat else None
            if seat is None or stored is None:
                return
            if await self._has_played(match, seat, stored):
                return
            # What came was not foreseen, or what was foreseen is not possible.
            user = match.seats[seat].user
            assert user is not None
            await self._host.store.drop_private(match_id, user, f"plan:{seat}", stored)
        except Refusal:
            return  # the match has gone on, and there is another look behind that
        except StorageError as error:
            log.error("a plan could not be played", extra={"match": match_id, "reason": str(error)})

    async def _has_played(self, match: Match, seat: str, stored: str) -> bool:
        """Whether the plan says what to do, and that can be done."""
        branches, begin = read_plan(match, stored)
        action = planned_action(branches, match.steps[begin:], seat) if len(match.steps) >= begin else None
        if action is None:
            return False
        try:
            await self._host.change(match.id, commands.act(seat, action, match.ply, None))
        except Refusal as refusal:
            if refusal.code != "illegal":
                raise
            return False
        return True
