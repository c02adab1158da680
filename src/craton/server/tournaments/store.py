"""Tournaments in the database."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sqlalchemy import Executable, Row, and_, delete, exists, func, insert, select, update

from craton.core.game import Game as Rules
from craton.core.options import split_options
from craton.core.random_options import undrawn_game
from craton.core.registry import definition
from craton.server.errors import RequestError
from craton.server.matches.clock import Rule
from craton.server.ratings.rating import MEAN
from craton.server.storage.store import Store, updated_before
from craton.server.storage.tables import entrants, matches, pairings, ratings, tournaments, users
from craton.server.storage.writer import Change
from craton.server.tournaments.games import Game
from craton.server.tournaments.plan import Plan


@dataclass(frozen=True)
class Entrant:
    user: str
    name: str
    joined: int
    seed: int | None
    withdrawn: int | None
    is_bot: bool = False


@dataclass(frozen=True)
class Tournament:
    """A stored tournament with its entrants and games."""

    id: str
    name: str
    creator: str
    created: int
    game: str
    options: str
    clock: Rule
    rated: bool
    plan: Plan
    status: str
    round: int
    rounds: int | None
    due: int | None
    updated: int
    version: int = 0
    """Counts the changes, so that a change can depend on there having been no other since the reading."""
    secret: bytes | None = field(default=None, repr=False)
    """What its matches and their dice are derived from; None in tournaments of earlier versions."""
    entrants: tuple[Entrant, ...] = ()
    games: tuple[Game, ...] = ()

    @classmethod
    def from_row(cls, row: Row[Any], people: Sequence[Entrant] = (), games: Sequence[Game] = ()) -> Tournament:
        values = row._asdict()
        values |= {"clock": Rule.from_json(json.loads(row.clock)), "plan": Plan.from_text(row.plan)}
        return cls(**{name: values[name] for name in COLUMNS}, entrants=tuple(people), games=tuple(games))

    def to_row(self) -> dict[str, Any]:
        same = {name: getattr(self, name) for name in COLUMNS}
        return same | {"clock": json.dumps(self.clock.to_json()), "plan": self.plan.to_text()}

    @cached_property
    def _game(self) -> tuple[Rules, str | None]:
        return undrawn_game(definition(self.game), split_options(self.options))

    @property
    def rules(self) -> Rules:
        """The game of every match; random options are drawn for each tie."""
        return self._game[0]

    @property
    def asked(self) -> str | None:
        """The options, if some of them are random."""
        return self._game[1]

    @property
    def players(self) -> list[str]:
        """In seed order; before the start, in the order of joining."""
        return [one.user for one in self.entrants]

    @property
    def names(self) -> dict[str, str]:
        return {one.user: one.name for one in self.entrants}

    @property
    def withdrawn(self) -> set[str]:
        return {one.user for one in self.entrants if one.withdrawn is not None}


COLUMNS = tuple(column.name for column in tournaments.columns)


class TournamentStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, tournament_id: str) -> Tournament:
        """A tournament with its entrants and games; RequestError if there is none.

        Its own row is read first: if entrants or games change during the reading, the version is already outdated.
        """
        row = await self._store.row(select(tournaments).where(tournaments.c.id == tournament_id))
        if row is None:
            raise RequestError("not-found", "There is no such tournament.")
        people = select(entrants, users.c.name.label("called"), users.c.is_bot).join(
            users, users.c.id == entrants.c.user
        )
        found = await self._store.rows(
            people.where(entrants.c.tournament == tournament_id).order_by(
                entrants.c.seed, entrants.c.joined, entrants.c.user
            )
        )
        keys = (pairings.c.round, pairings.c.table, pairings.c.game)
        played = await self._store.rows(select(pairings).where(pairings.c.tournament == tournament_id).order_by(*keys))
        return Tournament.from_row(
            row,
            [Entrant(one.user, one.called, one.joined, one.seed, one.withdrawn, one.is_bot) for one in found],
            [_game(one) for one in played],
        )

    async def write(self, change: Change) -> None:
        await self._store.writer.write(change)

    async def listed(
        self, *, status: str | None, game: str | None, user: str | None, before: tuple[int, str] | None, limit: int
    ) -> Sequence[Row[Any]]:
        """Tournaments with `players`, their number of entrants; most recently changed first."""
        table = tournaments.c
        count = select(func.count()).where(entrants.c.tournament == table.id).scalar_subquery()
        query = select(tournaments, count.label("players")).order_by(table.updated.desc(), table.id.desc()).limit(limit)
        if status is not None:
            query = query.where(table.status == status)
        if game is not None:
            query = query.where(table.game == game)
        if user is not None:
            query = query.where(table.id.in_(select(entrants.c.tournament).where(entrants.c.user == user)))
        return await self._store.rows(query if before is None else query.where(updated_before(tournaments, before)))

    async def due(self, now: int) -> list[str]:
        """Tournaments that should have started, or whose next round should have."""
        query = select(tournaments.c.id).where(tournaments.c.status.in_(("open", "running")), tournaments.c.due <= now)
        return [row.id for row in await self._store.rows(query)]

    async def undecided(self) -> Sequence[Row[Any]]:
        """Games being played, with the plan of their tournament and the standing of their match."""
        query = (
            select(
                pairings.c.tournament, tournaments.c.plan, matches.c.id, matches.c.status, matches.c.last_play,
                matches.c.created, matches.c.quarantined,
            )
            .join(tournaments, tournaments.c.id == pairings.c.tournament)
            .join(matches, matches.c.id == pairings.c.match)
            .where(tournaments.c.status == "running", pairings.c.points.is_(None))
        )  # fmt: skip
        return await self._store.rows(query)

    async def forfeited(self) -> list[str]:
        """Tournaments in which a player who has withdrawn still has a game."""
        gone = and_(
            entrants.c.tournament == pairings.c.tournament,
            entrants.c.user.in_((pairings.c.first, pairings.c.second)),
            entrants.c.withdrawn.is_not(None),
        )
        query = select(pairings.c.tournament).join(entrants, gone)
        query = query.join(tournaments, tournaments.c.id == pairings.c.tournament)
        query = query.where(tournaments.c.status == "running", pairings.c.points.is_(None)).distinct()
        return [row.tournament for row in await self._store.rows(query)]

    async def is_given_up(self, match_id: str, before: int) -> bool:
        """Whether a match is in quarantine and was last changed before a time."""
        gone = and_(matches.c.id == match_id, matches.c.quarantined.is_not(None), matches.c.updated < before)
        return await self._store.row(select(matches.c.id).where(gone)) is not None

    async def stalled(self) -> list[str]:
        """Tournaments whose round is decided but nothing is due, because the server stopped before the next step."""
        is_open = and_(pairings.c.tournament == tournaments.c.id, pairings.c.points.is_(None))
        query = select(tournaments.c.id).where(
            tournaments.c.status == "running", tournaments.c.due.is_(None), ~exists().where(is_open)
        )
        return [row.id for row in await self._store.rows(query)]

    async def strengths(self, game: str, players: Sequence[str]) -> Mapping[str, float]:
        """The players' ratings in a game."""
        query = select(ratings.c.user, ratings.c.mu).where(ratings.c.game == game, ratings.c.user.in_(players))
        found = {row.user: row.mu for row in await self._store.rows(query)}
        return {player: found.get(player, MEAN) for player in players}


def opened(tournament: Tournament) -> Executable:
    return insert(tournaments).values(**tournament.to_row())


def joined(tournament: str, user: str, name: str, now: int) -> Executable:
    return insert(entrants).values(tournament=tournament, user=user, name=name, joined=now)


def left(tournament: str, user: str) -> Executable:
    return delete(entrants).where(entrants.c.tournament == tournament, entrants.c.user == user)


def entrant_changed(tournament: str, user: str, **values: Any) -> Executable:
    return update(entrants).where(entrants.c.tournament == tournament, entrants.c.user == user).values(**values)


def changed(tournament: Tournament, **values: Any) -> Executable:
    """Affects a row only if the tournament still has the version that was read."""
    unchanged = and_(tournaments.c.id == tournament.id, tournaments.c.version == tournament.version)
    return update(tournaments).where(unchanged).values(version=tournament.version + 1, **values)


def paired(tournament: str, game: Game) -> Executable:
    same = {name: value for name, value in vars(game).items() if name != "number"}
    return insert(pairings).values(tournament=tournament, game=game.number, **same)


def decided(tournament: str, game: Game, points: int, how: str) -> Executable:
    keys = {"round": game.round, "table": game.table, "game": game.number}
    mine = and_(pairings.c.tournament == tournament, *(pairings.c[name] == value for name, value in keys.items()))
    return update(pairings).where(mine).values(points=points, how=how[:40])


def _game(row: Row[Any]) -> Game:
    return Game(row.round, row.table, row.first, row.second, row.points, row.game, row.match, row.how)
