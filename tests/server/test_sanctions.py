"""Banned and muted users."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import update

from craton.server.storage.tables import users
from tests.server.harness import PASSWORD, Client, LiveServer, seated, until
from tests.server.postgres import Postgres

HOUR = 3_600_000


def sanction(server: LiveServer, client: Client, **values: Any) -> None:
    """What `craton admin ban` and `mute` do."""
    user, context = client.get("/me")["user"]["id"], server.app.state.context
    if "hours" in values:
        values[values.pop("what")] = context.matches.now() + round(values.pop("hours") * HOUR)
    work = context.accounts.revoke(user, update(users).where(users.c.id == user).values(**values))
    asyncio.run_coroutine_threadsafe(work, server.loop).result(10)


def test_a_banned_user_reads_and_does_nothing_else(server: LiveServer) -> None:
    match, me, _ = seated(server, game="faust")
    other = server.client().open(game="faust")["id"]
    tournament = server.client().post("/tournaments", {"name": "x", "game": "faust", "round_hours": 1})["id"]
    with me.live(match) as socket:
        socket.next("snapshot")
        sanction(server, me, what="banned", hours=2, ban_reason="insults")
        socket.send(type="ping")
        socket.next("pong")
        socket.send(type="act", match=match, action="a1", ply=0, id="x")
        assert socket.next("error")["error"]["code"] == "banned"
    for path, body in (
        ("/matches", {"game": "faust"}),
        (f"/matches/{match}/actions", {"action": "a1", "ply": 0, "id": "x"}),
        (f"/matches/{match}/chat", {"text": "hello"}),
        (f"/matches/{match}/draw/offer", {}),
        (f"/matches/{other}/join", {}),
        ("/tournaments", {"name": "x", "game": "faust", "round_hours": 1}),
        (f"/tournaments/{tournament}/join", {}),
        ("/account", {"name": "Yves", "password": PASSWORD}),
    ):
        answer = me.request("POST", path, body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned"), path
        assert answer.json()["error"]["message"].startswith("You are banned until 20")
        assert answer.json()["error"]["message"].endswith(" UTC: insults.")
    assert me.state(match)["viewer"] == "first"
    sanction(server, me, what="banned", hours=-1)
    me.act(match, "a1")


def test_a_banned_account_cannot_sign_in_until_the_ban_is_over(server: LiveServer) -> None:
    me = server.account("Zoe")
    credentials = {"name": "Zoe", "password": PASSWORD}
    sanction(server, me, banned=253_370_764_800_000)
    answer = server.client().request("POST", "/sessions", credentials)
    assert answer.json()["error"] == {"code": "banned", "message": "You are banned until further notice."}
    wrong = {**credentials, "password": "wrong horse"}
    assert server.client().refused("POST", "/sessions", wrong) == (401, "wrong-password")
    sanction(server, me, banned=None)
    server.client().post("/sessions", credentials)


def test_a_muted_user_plays_and_does_not_chat(server: LiveServer) -> None:
    match, me, _ = seated(server, game="faust")
    sanction(server, me, what="muted", hours=1, mute_reason="spam.")
    answer = me.request("POST", f"/matches/{match}/chat", {"text": "buy"})
    assert answer.json()["error"]["code"] == "muted"
    assert answer.json()["error"]["message"].endswith(" UTC: spam.")
    me.act(match, "a1")
    sanction(server, me, muted=None)
    me.post(f"/matches/{match}/chat", {"text": "hello"})


@pytest.fixture
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LiveServer, LiveServer]]:
    database = postgres.new_database()
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(LiveServer(tmp_path_factory.mktemp("cluster"), database=database)) for _ in range(2)
        )
        yield one, other


@pytest.mark.long
def test_a_ban_and_a_deletion_reach_all_processes_at_once(two: tuple[LiveServer, LiveServer]) -> None:
    here, there = two
    match, me, opponent = seated(here, game="faust")
    elsewhere, watching = there.again(me), there.again(opponent)
    name = me.get("/me")["user"]["name"]
    elsewhere.act(match, "a1")
    sanction(here, me, what="banned", hours=1)
    until(lambda: elsewhere.request("POST", "/matches", {"game": "faust"}).status_code == 403)
    assert watching.state(match)["seats"]["first"]["name"] == name
    me.request("DELETE", "/account", {"name": name})
    until(lambda: watching.state(match)["seats"]["first"]["name"].startswith("Deleted-"))
    assert elsewhere.get("/me")["user"] is None
