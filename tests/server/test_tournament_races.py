"""Commands of a tournament that meet each other at two servers: both answers are true, whatever the order."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from sqlalchemy import insert

from craton.server.errors import RequestError
from craton.server.exchange.records import open_store
from craton.server.ids import fresh_id
from craton.server.live.bus import LocalBus
from craton.server.matches.service import MatchService
from craton.server.storage.tables import users
from craton.server.storage.writer import Change
from craton.server.timekeeper import Timekeeper
from craton.server.tournaments.director import Director
from craton.server.tournaments.opening import new_tournament
from craton.server.wire.tournaments import NewTournament
from tests.server.crash import Victim
from tests.server.postgres import Postgres

TERMS: dict[str, Any] = {
    "name": "Race",
    "game": "faust",
    "options": {"size": 4},
    "clock": {"kind": "fischer", "minutes": 5, "seconds": 0},
}
PLAYERS = ("creator", "one", "two")
NEWCOMERS = ("three", "four")
GRANTED, REFUSED = 200, 409


@dataclass(frozen=True)
class Act:
    """A command of a person."""

    command: str
    who: str


@dataclass(frozen=True)
class Found:
    """A tournament after a race, with the names of people."""

    status: str
    entrants: list[str]
    withdrawn: set[str]
    games: list[tuple[str, ...]]
    """The players of each game of the first round."""


class Site(Protocol):
    """Two servers on one database."""

    async def open(self, most: int) -> str: ...
    async def do(self, server: int, tournament: str, act: Act) -> int: ...
    async def look(self, tournament: str) -> Found: ...


ROLES = {"join": NEWCOMERS, "withdraw": PLAYERS[1:], "start": ("creator",) * 2, "cancel": ("creator",) * 2}
RACES = [
    pytest.param(Act(one, ROLES[one][0]), Act(two, ROLES[two][1]), 64, id=f"{one}-{two}")
    for one, two in itertools.combinations_with_replacement(ROLES, 2)
] + [
    pytest.param(Act("join", "three"), Act("join", "three"), 64, id="the same join twice"),
    pytest.param(Act("withdraw", "one"), Act("withdraw", "one"), 64, id="the same withdrawal twice"),
    pytest.param(Act("join", "three"), Act("join", "four"), 4, id="two for the last place"),
    pytest.param(Act("join", "three"), Act("withdraw", "two"), 3, id="a join when full and a withdrawal"),
]


async def race(site: Site, one: Act, two: Act, most: int) -> None:
    """One trial: both commands at once, each at its own server."""
    tournament = await site.open(most)
    for who in PLAYERS:
        assert await site.do(0, tournament, Act("join", who)) == GRANTED
    answers = await asyncio.gather(site.do(0, tournament, one), site.do(1, tournament, two))
    assert set(answers) <= {GRANTED, REFUSED}, answers
    granted = [act for act, answer in zip((one, two), answers, strict=True) if answer == GRANTED]
    commands = [act.command for act in granted]
    if one == two or {one.command, two.command} in ({"start", "cancel"}, {"due", "cancel"}):
        assert len(granted) == 1, answers
    found = await site.look(tournament)
    wanted = {"start": "running", "due": "running", "cancel": "cancelled"}
    assert found.status == next((wanted[name] for name in commands if name in wanted), "open")
    told = {*PLAYERS, *(act.who for act in granted if act.command == "join")}
    told -= {act.who for act in granted if act.command == "withdraw"}
    assert set(found.entrants) - found.withdrawn == told
    assert len(found.entrants) == len(set(found.entrants)) <= most
    seated = [who for game in found.games for who in game]
    if found.status == "running":
        assert sorted(seated) == sorted(found.entrants)  # everybody once, also those who withdrew after the start
    else:
        assert seated == []
        assert found.withdrawn == set()
    if most == len(PLAYERS) + 1:
        assert answers.count(GRANTED) == 1


class Directors:
    """Two directors without servers, each with its own connection to the database."""

    def __init__(self, directors: list[Director]) -> None:
        self._directors = directors

    @classmethod
    @asynccontextmanager
    async def open_all(cls, database: str) -> AsyncIterator["Directors"]:
        async with AsyncExitStack() as stack:
            stores = [await stack.enter_async_context(open_store(database, fresh=True)) for _ in range(2)]
            people = [{"id": who, "name": who, "is_bot": False, "created": 1} for who in (*PLAYERS, *NEWCOMERS)]
            await stores[0].writer.write(Change(statements=[insert(users).values(people)]))
            directors = [
                Director(MatchService(store, LocalBus(), Timekeeper(lambda: time.time_ns() // 1_000_000, store, None)))
                for store in stores
            ]
            yield cls(directors)
            for director in directors:
                await director.close()

    async def open(self, most: int) -> str:
        body = NewTournament.model_validate({**TERMS, "most": most})
        tournament = replace(new_tournament(body, 1), creator="creator", id=fresh_id(), due=1)
        await self._directors[0].open(tournament)
        return tournament.id

    async def do(self, server: int, tournament: str, act: Act) -> int:
        director = self._directors[server]
        try:
            match act.command:
                case "join":
                    await director.join(tournament, act.who, act.who)
                case "withdraw":
                    await director.withdraw(tournament, act.who)
                case "start":
                    await director.start(tournament)
                case "cancel":
                    await director.cancel(tournament)
                case "due":
                    await director.advance(tournament)
                    return GRANTED if (await director.store.load(tournament)).status == "running" else REFUSED
        except RequestError as error:
            return error.status
        return GRANTED

    async def look(self, tournament: str) -> Found:
        found = await self._directors[0].store.load(tournament)
        games = [tuple(who for who in (game.first, game.second) if who) for game in found.games if game.round == 1]
        return Found(found.status, found.players, found.withdrawn, games)


DUE = [pytest.param(Act(name, who), Act("due", "schedule"), 64, id=f"{name}-due") for name, (who, _) in ROLES.items()]


@pytest.mark.parametrize(("one", "two", "most"), RACES + DUE)
def test_two_directors_give_answers_that_agree(tmp_path: Path, one: Act, two: Act, most: int) -> None:
    async def main() -> None:
        async with Directors.open_all(f"sqlite:///{tmp_path / 'craton.db'}") as site:
            for _ in range(3):
                await race(site, one, two, most)
                await race(site, two, one, most)

    asyncio.run(main())


class Processes:
    """Two server processes on one PostgreSQL; the people have a session that both know."""

    def __init__(self, http: httpx.AsyncClient, addresses: list[str]) -> None:
        self._http = http
        self._addresses = addresses
        self._cookies: dict[str, dict[str, str]] = {}
        self._names: dict[str, str] = {}

    async def arrive(self) -> None:
        for who in (*PLAYERS, *NEWCOMERS):
            answer = await self._http.post(f"{self._addresses[0]}/api/v1/guest", json={})
            self._cookies[who] = dict(answer.cookies)
            self._http.cookies.clear()
            self._names[(await self._get("/me", who))["user"]["id"]] = who

    async def open(self, most: int) -> str:
        answer = await self._post(0, "/tournaments", {**TERMS, "most": most}, "creator")
        identifier: str = answer.json()["id"]
        return identifier

    async def do(self, server: int, tournament: str, act: Act) -> int:
        return (await self._post(server, f"/tournaments/{tournament}/{act.command}", {}, act.who)).status_code

    async def look(self, tournament: str) -> Found:
        found = await self._get(f"/tournaments/{tournament}", "creator")
        paired = (await self._get(f"/tournaments/{tournament}/pairings?round=1", "creator"))["pairings"]
        for game in paired:
            if game["match"] is not None:
                await self._get(f"/matches/{game['match']}", "creator")
        return Found(
            found["status"],
            [self._names[one["user"]] for one in found["entrants"]],
            {self._names[one["user"]] for one in found["entrants"] if one["withdrawn"]},
            [tuple(self._names[game[seat]] for seat in ("first", "second") if game[seat]) for game in paired],
        )

    def _headers(self, who: str) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self._cookies[who].items())}

    async def _post(self, server: int, path: str, body: Any, who: str) -> httpx.Response:
        url = f"{self._addresses[server]}/api/v1{path}"
        return await self._http.post(url, json=body, headers=self._headers(who))

    async def _get(self, path: str, who: str) -> Any:
        answer = await self._http.get(f"{self._addresses[1]}/api/v1{path}", headers=self._headers(who))
        assert answer.status_code == GRANTED, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def addresses(postgres: Postgres) -> Iterator[list[str]]:
    database = postgres.new_database()
    servers = [Victim(database), Victim(database)]
    try:
        for server in servers:
            server.start_and_wait()
        yield [server.address for server in servers]
    finally:
        for server in servers:
            server.kill()


@pytest.mark.long
@pytest.mark.parametrize(("one", "two", "most"), RACES)
def test_two_processes_give_answers_that_agree(addresses: list[str], one: Act, two: Act, most: int) -> None:
    async def main() -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
            site = Processes(http, addresses)
            await site.arrive()
            for _ in range(8):
                await race(site, one, two, most)
                await race(site, two, one, most)

    asyncio.run(main())
