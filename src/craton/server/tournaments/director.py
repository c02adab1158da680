"""The director starts tournaments on time, pairs rounds, records results, and adjudicates games of absent players.

Its whole state is in the database. Every command and every step is one transaction on condition that the tournament
still has the version on which it was decided; otherwise it is decided again. So the director resumes after a restart,
and each of several processes may have one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Executable

from craton.server.background import BackgroundTasks, contain_failure
from craton.server.errors import RequestError
from craton.server.integrity.quarantine import QuarantinedError
from craton.server.live.bus import TOURNAMENTS, tournament_of
from craton.server.matches import commands
from craton.server.matches.clock import DAY, SEATS
from craton.server.matches.entries import EntryKind
from craton.server.matches.header import Header, Seat
from craton.server.matches.match import Match
from craton.server.matches.service import MatchService, numbered
from craton.server.ratings.rater import NO_SHOW
from craton.server.storage.database import StorageError
from craton.server.storage.writer import Change, ConflictError
from craton.server.tournaments import store as rows
from craton.server.tournaments.dice import tie_dice
from craton.server.tournaments.games import DRAW, LOSS, WIN, Game
from craton.server.tournaments.plan import Plan, further_legs, games_of, next_ties, round_total
from craton.server.tournaments.store import Entrant, Tournament, TournamentStore

log = logging.getLogger("craton.server")

INTERVAL = 1.0
"""Seconds between two checks of what is due."""
DELAY = 0.05
"""Seconds to wait after the end of a match, so that simultaneous results are recorded together."""
QUARANTINE = DAY
"""Milliseconds that a tournament waits for a match in quarantine; then the game counts as a draw."""
POINTS = {"first": WIN, "draw": DRAW, "second": LOSS}
OVERDUE = "overdue"
"""The reason for the end of a match that has lasted too long; the seat that has used more time loses."""
MIN_PLAYERS = 2
TRIES = 20
"""Number of times a command is decided again because another process changed the tournament first."""
BACKOFF = 0.01
"""Growth of the longest pause before a retry, in seconds per retry."""

Result = TypeVar("Result")


class Director:
    def __init__(self, matches: MatchService) -> None:
        self._matches = matches
        self.store = TournamentStore(matches.store)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By tournament: the commands of one process wait for each other instead of conflicting."""
        self._tasks = BackgroundTasks()
        self.close = self._tasks.close
        self._scheduled: set[str] = set()
        """Tournaments that will be advanced soon."""

    # Triggers

    def follow(self, match: Match) -> None:
        tournament = match.header.tournament
        ended = match.is_over and match.entries[-1].kind is EntryKind.END
        if tournament is not None and ended and tournament not in self._scheduled:
            self._scheduled.add(tournament)
            self._tasks.start(self._advance_soon(tournament))

    async def _advance_soon(self, tournament: str) -> None:
        await asyncio.sleep(DELAY)
        self._scheduled.discard(tournament)
        await self._try_advance(tournament)

    async def check_regularly(self) -> None:
        """Run a regular check; a database failure, which may pass, is logged."""
        try:
            await self.check()
        except StorageError as error:
            log.error("cannot check tournaments", extra={"reason": str(error)})

    async def check(self) -> None:
        """Do everything that is due."""
        now = self._matches.now()
        due = dict.fromkeys([*await self.store.due(now), *await self.store.stalled(), *await self.store.forfeited()])
        for row in await self.store.undecided():
            with contain_failure("check a match of a tournament", row.id):
                plan = Plan.from_text(row.plan)
                late = row.last_play + plan.grace < now or (plan.round_time and row.created + plan.round_time < now)
                if late or row.status in ("over", "aborted"):
                    due[row.tournament] = None
                if late and row.status == "playing" and row.quarantined is None:
                    await self._call_time(plan, row.id)
        for tournament in due:
            await self._try_advance(tournament)

    async def _try_advance(self, tournament: str) -> None:
        try:
            await self.advance(tournament)
        except StorageError as error:
            log.error("cannot advance a tournament", extra={"tournament": tournament, "reason": str(error)})
        except Exception:  # other tournaments must go on
            log.exception("cannot advance a tournament", extra={"tournament": tournament})

    async def _call_time(self, plan: Plan, match_id: str) -> None:
        """Adjudicate against the seat to move if it never appeared, or the slower seat if the game takes too long."""
        match, now = await self._matches.get(match_id), self._matches.now()
        seat = match.to_act
        if seat is None:
            return
        has_played = any(step.seat == seat for step in match.steps)
        downtime = self._matches.time.downtime
        reason = None
        if not has_played and now - match.last_play - downtime(match.last_play, now) > plan.grace:
            reason = NO_SHOW
        elif plan.round_time is not None and now - match.begun - downtime(match.begun, now) > plan.round_time:
            reason = OVERDUE
        if reason is not None:
            await self._matches.change(match_id, commands.adjudicate(reason, match.ply, slower=reason == OVERDUE))

    async def open(self, tournament: Tournament) -> None:
        await self.store.write(Change(statements=[rows.opened(tournament)], topics=_topics(tournament.id)))
        self._publish(tournament.id)

    async def _write(self, tournament: Tournament, *statements: Executable, **values: Any) -> None:
        """Set columns of a tournament and run further statements; ConflictError if it has changed since it was read."""
        await self.store.write(self._change(tournament, *statements, **values))
        self._publish(tournament.id)

    def _change(self, tournament: Tournament, *statements: Executable, **values: Any) -> Change:
        condition = rows.changed(tournament, updated=self._matches.now(), **values)
        return Change(conditions=[condition], statements=statements, topics=_topics(tournament.id))

    def _publish(self, tournament: str) -> None:
        for topic in _topics(tournament):
            self._matches.bus.publish(topic)

    async def _decide(self, tournament_id: str, decide: Callable[[Tournament], Awaitable[Result]]) -> Result:
        """Load a tournament and decide what to do; again if another process has changed it in the meantime."""
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            for attempt in range(TRIES):
                try:
                    return await decide(await self.store.load(tournament_id))
                except ConflictError:
                    await asyncio.sleep(random.uniform(0, BACKOFF * (attempt + 1)))
            raise RequestError("not-allowed-now", "This tournament is changing too fast; try again.", retry_after=1)

    # Commands

    async def start(self, tournament_id: str) -> None:
        """Start a tournament at once."""

        async def decide(tournament: Tournament) -> None:
            if tournament.status != "open":
                raise RequestError("not-allowed-now", "This tournament has already started or was cancelled.")
            if len(tournament.entrants) < MIN_PLAYERS:
                raise RequestError("not-allowed-now", f"A tournament needs at least {MIN_PLAYERS} players.")
            await self._start(tournament)

        await self._decide(tournament_id, decide)

    async def join(self, tournament_id: str, user: str, name: str) -> None:
        async def decide(tournament: Tournament) -> None:
            if user in tournament.players:
                raise RequestError("not-allowed-now", "You are already in this tournament.")
            if tournament.status != "open":
                raise RequestError("not-allowed-now", "This tournament is closed to new players.")
            if len(tournament.entrants) >= tournament.plan.most:
                raise RequestError(
                    "not-allowed-now", f"This tournament is full: it has {tournament.plan.most} players."
                )
            await self._write(tournament, rows.joined(tournament_id, user, name, self._matches.now()))

        await self._decide(tournament_id, decide)

    async def withdraw(self, tournament_id: str, user: str) -> None:
        """Withdraw a player; in a running tournament they lose all their remaining games."""

        async def decide(tournament: Tournament) -> bool:
            if user not in tournament.players or user in tournament.withdrawn:
                raise RequestError("not-allowed-now", "You are not in this tournament.")
            if tournament.status not in ("open", "running"):
                raise RequestError("not-allowed-now", "This tournament is over.")
            if tournament.status == "open":
                await self._write(tournament, rows.left(tournament_id, user))
                return False
            await self._write(tournament, rows.entrant_changed(tournament_id, user, withdrawn=tournament.round))
            return True

        if await self._decide(tournament_id, decide):
            await self._try_advance(tournament_id)

    async def cancel(self, tournament_id: str) -> None:
        async def decide(tournament: Tournament) -> None:
            if tournament.status != "open":
                raise RequestError("not-allowed-now", "Only a tournament that has not started can be cancelled.")
            await self._write(tournament, status="cancelled", due=None)

        await self._decide(tournament_id, decide)

    # Steps

    async def advance(self, tournament_id: str) -> None:
        """Take every step that can be taken now."""
        while await self._decide(tournament_id, self._step):
            pass

    async def _step(self, tournament: Tournament) -> bool:
        """Take one step; False if none can be taken now."""
        now = self._matches.now()
        is_due = tournament.due is not None and tournament.due <= now
        if tournament.status == "open" and is_due:
            if len(tournament.entrants) < MIN_PLAYERS:
                await self._write(tournament, status="cancelled", due=None)
            else:
                await self._start(tournament)
            return True
        if tournament.status != "running":
            return False
        await self._forfeit(tournament)
        if results := await self._results(tournament):
            await self._write(tournament, *results)
            return True
        if any(game.points is None for game in tournament.games):
            return False
        if legs := further_legs(tournament.plan, tournament.games, tournament.withdrawn):
            await self._open(tournament, legs)
            return True
        if tournament.round == tournament.rounds or len(tournament.players) - len(tournament.withdrawn) < MIN_PLAYERS:
            await self._write(tournament, status="over", due=None)
            return True
        if tournament.due is None and tournament.plan.pause:
            await self._write(tournament, due=now + tournament.plan.pause)
            return True
        if tournament.due is None or is_due:
            await self._next_round(tournament)
            return True
        return False

    async def _forfeit(self, tournament: Tournament) -> None:
        """Resign the remaining games of players who have withdrawn."""
        for game in tournament.games:
            if game.match is not None and game.points is None and {game.first, game.second} & tournament.withdrawn:
                seat = SEATS[0] if game.first in tournament.withdrawn else SEATS[1]
                with contextlib.suppress(RequestError):
                    await self._matches.change(game.match, commands.resign(seat))

    async def _start(self, tournament: Tournament) -> None:
        """Seed the players by rating, then by time of joining, and open the first round."""
        strengths = await self.store.strengths(tournament.game, tournament.players)
        people = sorted(tournament.entrants, key=lambda one: (-strengths[one.user], one.joined, one.user))
        seeded = [replace(one, seed=number) for number, one in enumerate(people, 1)]
        total = round_total(tournament.plan, len(seeded))
        started = replace(tournament, entrants=tuple(seeded), rounds=total)
        seeds = [rows.entrant_changed(tournament.id, one.user, seed=one.seed) for one in seeded]
        await self._next_round(started, *seeds)

    async def _next_round(self, tournament: Tournament, *before: Executable) -> None:
        number = tournament.round + 1
        ties = await asyncio.to_thread(
            next_ties, tournament.plan, tournament.players, tournament.withdrawn, tournament.games
        )
        games = games_of(tournament.plan, number, ties, tournament.withdrawn)
        begun = {"status": "running", "round": number, "rounds": tournament.rounds, "due": None}
        await self._open(tournament, games, *before, **begun)

    async def _open(self, tournament: Tournament, games: Sequence[Game], *before: Executable, **values: Any) -> None:
        """Store games and open their matches with both seats taken, in one transaction."""
        people = {one.user: one for one in tournament.entrants}
        matches: list[Match] = []
        written: list[Game] = []
        place = 0
        while place < len(games):
            tie = games[place : place + tournament.plan.games]
            place += len(tie)
            if tie[0].points is None:
                opened = self._new_matches(tournament, tie, people)
                await asyncio.sleep(0)  # a large round takes a while; let other tasks run
                tie = [replace(game, match=match.id) for game, match in zip(tie, opened, strict=True)]
                matches += opened
            written += tie
        paired = [rows.paired(tournament.id, game) for game in written]
        await self._matches.add_all(matches, self._change(tournament, *before, *paired, **values))
        self._publish(tournament.id)

    def _new_matches(self, tournament: Tournament, tie: Sequence[Game], people: Mapping[str, Entrant]) -> list[Match]:
        """The matches of one tie; two matches share their dice."""
        dice = tie_dice(tournament.secret, tournament.id, tie)
        now = self._matches.now()
        found = []
        for number, game in enumerate(tie):
            header = Header(
                id=dice.ids[number],
                created=now,
                game=tournament.rules,
                asked=tournament.asked,
                setup=None,
                clock=tournament.clock,
                rated=tournament.rated,
                private=False,
                open=False,
                hints=False,
                creator=game.first,
                secret=dice.secret,
                tournament=tournament.id,
                twin=dice.ids[1 - number] if len(tie) > 1 else None,
                dice=dice.ids[0] if number else None,
            )
            match = Match(header)
            for seat, user in zip(SEATS, (game.first, str(game.second)), strict=True):
                who = people[user]
                sit = commands.sit(seat, Seat(who.name, dice.seeds[seat], user, program=who.is_bot, by_server=True))
                match = match.after(numbered(match, sit(match, now)))
            found.append(match)
        return found

    async def _results(self, tournament: Tournament) -> list[Executable]:
        """The statements that record the results of finished matches."""
        found = []
        for game in tournament.games:
            if game.match is None or game.points is not None:
                continue
            try:
                match = await self._matches.get(game.match)
            except QuarantinedError:
                if await self.store.is_given_up(game.match, self._matches.now() - QUARANTINE):
                    found.append(rows.decided(tournament.id, game, DRAW, "quarantined"))
                continue
            if match.is_over:
                await self._reveal(match)
                found.append(rows.decided(tournament.id, game, *_result(match)))
        return found

    async def _reveal(self, match: Match) -> None:
        """Publish the secret of the dice of two matches that share them, once both are over."""
        if match.header.twin is None:
            return
        try:
            if not (await self._matches.get(match.header.twin)).is_over:
                return
        except QuarantinedError:
            return
        for match_id in (match.id, match.header.twin):
            await self._matches.change(match_id, commands.reveal)


def _topics(tournament: str) -> list[str]:
    return [tournament_of(tournament), TOURNAMENTS]


def _result(match: Match) -> tuple[int, str]:
    """The points of the first seat, and what decided the match. A player who aborts a match loses it."""
    assert match.result is not None
    if match.result.winner is not None:
        return POINTS[match.result.winner], match.result.reason
    seat = next(entry.seat for entry in reversed(match.entries) if entry.kind is EntryKind.END)
    return {"first": LOSS, "second": WIN}.get(str(seat), DRAW), match.result.reason
