"""Several servers on one PostgreSQL: what one writes the others know, and what one leaves behind another takes over."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from craton.server.storage.database import open_database
from craton.server.storage.notices import MAX_BYTES, packed, unpacked
from tests.server.crash import Victim
from tests.server.harness import Client, LiveServer, seated, until
from tests.server.postgres import Postgres

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def two(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LiveServer, LiveServer]]:
    with ExitStack() as stack:
        folder = tmp_path_factory.mktemp("cluster")
        one = stack.enter_context(LiveServer(folder, database=shared))
        yield one, stack.enter_context(LiveServer(folder, database=shared))


def test_what_happens_at_one_server_is_heard_at_the_other(two: tuple[LiveServer, LiveServer]) -> None:
    here, there = two
    match, first, second = seated(here, game="faust")
    elsewhere = there.again(second)
    with elsewhere.live(match) as socket:
        socket.next("snapshot")
        first.act(match, "a1")
        assert [entry["text"] for entry in socket.next("entries")["entries"]] == ["a1"]
        elsewhere.act(match, "b2", 1)
    assert first.get(f"/matches/{match}/entries?after=3&wait=5")["state"]["ply"] == 2
    until(lambda: first.state(match)["stones"] == {"a1": "black", "b2": "white"})


def test_a_server_that_has_not_heard_yet_does_nothing_twice(two: tuple[LiveServer, LiveServer]) -> None:
    here, there = two
    match, first, second = seated(here, game="faust")
    elsewhere, other = there.again(first), there.again(second)
    assert elsewhere.state(match)["ply"] == 0
    hooks, there.app.state.context.matches.bus.on_topic = there.app.state.context.matches.bus.on_topic, []
    try:
        path, body = f"/matches/{match}/actions", {"action": "a1", "ply": 0, "id": "one"}
        first.post(path, body)
        again = elsewhere.post(path, body)  # the answer was lost, and the client comes to another server
        assert again["repeated"]
        assert again["state"]["ply"] == 1
        second.act(match, "b2", 1)
        assert other.refused("POST", path, {"action": "c3", "ply": 1, "id": "two"}) == (409, "not-your-turn")
        assert elsewhere.state(match)["stones"] == {"a1": "black", "b2": "white"}
    finally:
        there.app.state.context.matches.bus.on_topic = hooks


def test_a_player_may_know_more_than_the_server_that_is_asked(two: tuple[LiveServer, LiveServer]) -> None:
    here, there = two
    me = here.client()
    match = me.open(game="faust", opponent="same")["id"]
    elsewhere = there.again(me)
    assert elsewhere.state(match)["ply"] == 0
    hooks, there.app.state.context.matches.bus.on_topic = there.app.state.context.matches.bus.on_topic, []
    try:
        me.act(match, "a1", 0)
        elsewhere.act(match, "b2", 1)
        mine = me.open(game="faust", seat="first")["id"]
        other = there.client()
        other.post("/guest")
        assert other.state(mine)["status"] == "waiting"
        here.again(other).post(f"/matches/{mine}/join")
        me.act(mine, "a1", 0)
        other.act(mine, "b2", 1)  # neither the seat nor the action has been heard of
    finally:
        there.app.state.context.matches.bus.on_topic = hooks
    assert elsewhere.state(match)["stones"] == {"a1": "black", "b2": "white"}


def test_a_session_that_ends_at_one_server_has_ended_at_the_other(two: tuple[LiveServer, LiveServer]) -> None:
    here, there = two
    me = here.client()
    me.post("/guest")
    elsewhere = there.again(me)
    assert elsewhere.get("/me")["user"] is not None
    with elsewhere.live() as socket:
        me.request("DELETE", "/sessions/current")
        with pytest.raises(ConnectionClosed) as closed:
            socket.next("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    assert elsewhere.get("/me")["user"] is None


def test_a_player_at_another_server_is_present(two: tuple[LiveServer, LiveServer]) -> None:
    here, there = two
    match, first, second = seated(here, game="faust")
    elsewhere = there.again(second)
    with first.live(match) as socket:
        assert socket.next("presence")["seats"] == {"first": True, "second": False}
        with elsewhere.live(match):
            assert socket.next("presence")["seats"] == {"first": True, "second": True}
        assert socket.next("presence")["seats"] == {"first": True, "second": False}


def test_a_link_that_is_lost_comes_back_and_nothing_is_missed(two: tuple[LiveServer, LiveServer], shared: str) -> None:
    here, there = two
    match, first, second = seated(here, game="faust")
    elsewhere = there.again(second)

    async def cut() -> None:
        engine = await open_database(shared)
        async with engine.begin() as connection:
            last = (
                "LISTEN%",
                "%INTO leases%",
                "%UPDATE leases%",
                "%FROM leases%",
                "SELECT pg_notify($1, $2)%",
            )  # whatever a link did last
            links = f"({' OR '.join(f'query LIKE {one!r}' for one in last)}) AND pid <> pg_backend_pid()"
            await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {links}"))
        await engine.dispose()

    with elsewhere.live(match) as socket:
        socket.next("snapshot")
        raw = there.app.state.context.matches.bus._raw
        asyncio.run(cut())
        first.act(match, "a1")
        assert socket.next("entries")["state"]["ply"] == 1
        until(lambda: there.app.state.context.matches.bus._raw not in (None, raw))
        elsewhere.act(match, "b2", 1)
    until(lambda: first.state(match)["ply"] == 2)


def test_many_at_both_servers_do_not_get_in_each_others_way(two: tuple[LiveServer, LiveServer]) -> None:
    addresses = [server.address for server in two]

    async def play(number: int) -> int:
        limits = {"trust_env": False, "verify": False, "timeout": 20}
        async with httpx.AsyncClient(**limits) as http:  # type: ignore[arg-type]
            address = addresses[number % 2]
            match = (await http.post(f"{address}/api/v1/matches", json={"game": "faust", "opponent": "same"})).json()[
                "id"
            ]
            done = 0
            for ply in range(6):  # the same action at both servers at once: one of them does it
                body = {"action": f"{'abcdef'[ply]}{ply + 1}", "ply": ply, "id": f"x{ply}"}
                urls = [f"{one}/api/v1/matches/{match}/actions" for one in addresses]
                answers = await asyncio.gather(*(http.post(url, json=body) for url in urls))
                assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
                assert sorted(answer.json()["repeated"] for answer in answers) == [False, True]
                done += 1
            return done

    async def main() -> list[int]:
        return await asyncio.gather(*map(play, range(8)))

    assert asyncio.run(main()) == [6] * 8


async def _never(*_: object) -> str:
    await asyncio.sleep(3600)
    raise AssertionError


def test_a_bot_thinks_at_one_server_and_at_another_when_that_has_gone(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with LiveServer(tmp_path, database=database, workers=1) as there:
        thought: list[str] = []
        real = there.app.state.context.pool.choose

        async def choose(*args: Any) -> str:
            thought.append("")
            found: str = await real(*args)
            return found

        there.app.state.context.pool.choose = choose
        with LiveServer(tmp_path, database=database, workers=1) as here:
            here.app.state.context.pool.choose = _never
            me = here.client()
            terms = {"game": "faust", "options": {"size": 5}, "opponent": "bot", "bot": "random"}
            match = me.open(**terms, seat="second")["id"]
            elsewhere = there.again(me)
            time.sleep(2.2)  # long enough for a look for bots that nobody sees to
            assert thought == []
        until(lambda: elsewhere.state(match)["ply"] == 1)
        assert thought == [""]


def test_when_a_server_is_killed_another_lets_its_flags_fall_and_goes_on(postgres: Postgres) -> None:
    database = postgres.new_database()
    victims = [Victim(database), Victim(database)]
    killed, left = victims
    try:
        for victim in victims:  # the first one gets the clocks
            victim.start_and_wait()
        people = [Client(killed.address, {}), Client(killed.address, {})]
        first, second = people
        match = first.open(game="faust", seat="first", clock={"kind": "fischer", "minutes": 0.03, "seconds": 0})["id"]
        second.post(f"/matches/{match}/join")
        calm = first.open(game="faust", seat="first")["id"]
        second.post(f"/matches/{calm}/join")
        first.act(match, "a1", 0)
        first.act(calm, "a1", 0)
        killed.kill()
        here = Client(left.address, {})
        here.http.cookies.update(second.http.cookies)
        people.append(here)
        assert here.state(calm)["stones"] == {"a1": "black"}
        here.act(calm, "b2", 1)
        # Nobody asks for the match itself: the flag falls by the server's own look.
        until(lambda: _listed(here, match)["status"] == "over")
        assert (_listed(here, match)["winner"], _listed(here, match)["reason"]) == ("first", "time")
    finally:
        for victim in victims:
            victim.kill()
        for client in people:
            client.http.close()


def test_a_stopped_process_loses_the_clocks_within_seconds_and_notices_it(postgres: Postgres) -> None:
    database = postgres.new_database()
    victims = [Victim(database), Victim(database)]
    stopped, left = victims
    people: list[Client] = []

    def holder() -> str:
        return asyncio.run(_holder_of_clocks(database))

    try:
        stopped.start_and_wait()
        until(holder)
        had_them = holder()
        left.start_and_wait()
        people += [Client(left.address, {}), Client(left.address, {})]
        first, second = people
        match = first.open(game="faust", seat="first", clock={"kind": "fischer", "minutes": 0.02, "seconds": 0})["id"]
        second.post(f"/matches/{match}/join")
        first.act(match, "a1", 0)
        os.kill(stopped.pid, signal.SIGSTOP)
        try:
            until(lambda: _listed(first, match)["status"] == "over")
            assert _listed(first, match)["reason"] == "time"
            assert holder() != had_them
        finally:
            os.kill(stopped.pid, signal.SIGCONT)
        until(stopped._answers)
        time.sleep(2)
        assert holder() != had_them
        ends = [entry for entry in first.get(f"/matches/{match}/entries?after=0")["entries"] if entry["kind"] == "end"]
        assert len(ends) == 1
    finally:
        for victim in victims:
            victim.kill()
        for client in people:
            client.http.close()


async def _holder_of_clocks(database: str) -> str:
    engine = await open_database(database)
    async with engine.connect() as connection:
        found = (await connection.execute(text("SELECT holder FROM leases WHERE name = 'clocks'"))).scalar()
    await engine.dispose()
    return str(found or "")


def _listed(client: Client, match: str) -> dict[str, Any]:
    rows = client.get("/matches?mine=yes")["matches"]
    return next(row for row in rows if row["id"] == match)


def test_notices_are_small_enough_and_lose_no_topic() -> None:
    topics = [f"user:{number:040}" for number in range(1000)]
    notices = packed("me", [*topics, *topics])
    assert all(len(notice.encode()) < MAX_BYTES + 200 for notice in notices)
    assert [topic for notice in notices for topic in unpacked(notice)[1]] == topics
    assert packed("me", []) == []
    assert unpacked("nonsense") == ("", [])
    assert unpacked("3") == ("", [])
