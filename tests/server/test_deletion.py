"""Export and deletion of accounts: what is given out, what is removed, and what others still see."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from craton.server.access.limits import LIMITS, SHARED
from craton.server.accounts.deleted_names import name_of_deleted
from craton.server.exchange.records import exported, open_store
from craton.server.storage.tables import ratings
from craton.server.storage.writer import Change
from craton.server.wire import accounts as wire
from tests.server.harness import PASSWORD, Client, LiveServer, check_response, play_out, until

NAME = "Cassandra"
CORRESPONDENCE = {"kind": "correspondence", "days": 3}


def match_between(first: Client, second: Client, **terms: Any) -> str:
    match = first.open(seat="first", game="faust", options={"size": 4}, **terms)["id"]
    second.post(f"/matches/{match}/join")
    return str(match)


def delete(client: Client, name: str = NAME, password: str | None = PASSWORD) -> Any:
    return client.request("DELETE", "/account", {"name": name, "password": password})


class Life:
    """Everything that a user of a server can leave behind."""

    def __init__(self, server: LiveServer, name: str = NAME) -> None:
        self.me, self.friend = server.account(name), server.account(f"{name}s-friend"[:20])
        me, friend = self.me, self.friend
        self.friend_id = friend.get("/me")["user"]["id"]
        self.user = me.get("/me")["user"]["id"]
        self.finished = match_between(me, friend)
        me.post(f"/matches/{self.finished}/chat", {"text": "good luck"})
        me.put(f"/matches/{self.finished}/notes", {"text": "my idea"})
        me.put(f"/matches/{self.finished}/mute", {"muted": True})
        play_out(self.finished, me, friend, random.Random(3))
        self.running = match_between(me, friend, clock=CORRESPONDENCE)
        for player, action in ((me, "a1"), (friend, "b2"), (me, "c3")):
            player.act(self.running, action)
        me.put(f"/matches/{self.running}/plan", {"branches": [{"on": ["d4"], "play": "a2"}]})
        self.fresh = match_between(friend, me)
        self.waiting = me.open(game="faust")["id"]
        self.watched = friend.open(game="faust", opponent="same")["id"]
        me.post(f"/matches/{self.watched}/chat", {"text": "from the side"})
        terms = {"name": "Cup", "game": "faust", "kind": "round-robin", "round_hours": 24}
        self.tournament = friend.post("/tournaments", terms)["id"]
        for player in (me, friend):
            player.post(f"/tournaments/{self.tournament}/join")
        self.own = me.post("/tournaments", {**terms, "name": "My cup"})["id"]
        self.token = me.post("/tokens", {"label": "script", "scopes": ["read"]})["token"]


def test_guests_of_one_address_share_the_limit_of_exports(tmp_path: Path) -> None:
    """An export reads thousands of rows, and an address can have sixty guests at once."""
    most = int(SHARED * LIMITS["export"].burst)
    with LiveServer(tmp_path, limits=True) as server:
        statuses = []
        for _ in range(most // 3 + 1):
            guest = server.client()
            guest.post("/guest", {})
            statuses += [guest.http.get("/api/v1/account/export").status_code for _ in range(3)]
    assert statuses == [200] * most + [429] * 3


@pytest.mark.long
def test_an_export_has_everything_and_no_secret(server: LiveServer) -> None:
    life = Life(server, "Dione")
    answer = life.me.request("GET", "/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="craton-Dione.json"'
    found = answer.json()
    check_response(wire.Export, found)
    assert found["profile"]["name"] == "Dione"
    assert [one["current"] for one in found["sessions"]] == [True]
    assert [one["label"] for one in found["tokens"]] == ["script"]
    assert found["notes"] == [{"match": life.finished, "text": "my idea"}]
    assert found["plans"][0]["branches"][0]["play"] == "a2"
    assert found["muted_chats"] == [life.finished]
    assert [one["text"] for one in found["chat"]] == ["good luck", "from the side"]
    assert {one["id"]: one["yours"] for one in found["tournaments"]} == {life.tournament: False, life.own: True}
    matches = {one["id"]: one for one in found["matches"]}
    assert set(matches) == {life.finished, life.running, life.fresh, life.waiting}
    steps = [step["text"] for step in life.me.get(f"/matches/{life.finished}")["steps"]]
    assert matches[life.finished]["steps"] == steps
    assert matches[life.running]["steps"] is None
    cookie = next(iter(life.me.http.cookies.values()))
    for secret in (life.token.split(".")[1], cookie.split(".")[1], "argon2"):
        assert secret not in answer.text
    program = server.client(Authorization=f"Bearer {life.token}")
    assert program.refused("GET", "/account/export") == (403, "forbidden")


def test_deletion_needs_the_name_and_the_password(server: LiveServer) -> None:
    me = server.account("Eurydice")
    for name, password, code in (
        ("Eurydic", PASSWORD, "bad-request"),
        ("Eurydice", "wrong horse", "wrong-password"),
        ("Eurydice", None, "wrong-password"),
    ):
        assert delete(me, name, password).json()["error"]["code"] == code
    assert me.get("/me")["user"]["name"] == "Eurydice"
    guest = server.client()
    guest.post("/guest")
    assert delete(guest, guest.get("/me")["user"]["name"], None).status_code == 200
    assert guest.get("/me")["user"] is None


def answers_about(life: Life, client: Client) -> str:
    """All that a client can read about a user."""
    user = life.user
    paths = [f"/users/{user}", f"/users/{user}/ratings/faust", f"/users/{user}/against/{life.friend_id}"]
    paths += [f"/users/{life.friend_id}/ratings/faust", f"/users/{life.friend_id}/against/{user}"]
    for match in (life.finished, life.running, life.fresh, life.watched):
        paths += [f"/matches/{match}{part}" for part in ("", "/entries", "/record")]
    paths += ["/matches", "/matches?mine=yes", f"/matches?player={user}", "/games/faust/leaderboard"]
    paths += [f"/tournaments/{life.tournament}{part}" for part in ("", "/standings", "/pairings")]
    paths += ["/tournaments", f"/tournaments/{life.own}"]
    found = []
    for path in paths:
        answer = client.request("GET", path)
        assert answer.status_code < 400, (path, answer.text)
        found.append(answer.text)
    for match in (life.finished, life.running, life.watched):
        with client.live(match) as socket:
            found.append(json.dumps(socket.next("snapshot")))
    return "\n".join(found)


@pytest.mark.long
def test_nothing_that_others_read_names_a_deleted_user(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        life = Life(server)
        friend, stranger = life.friend, server.client()
        friend.post(f"/tournaments/{life.tournament}/start")
        assert NAME in answers_about(life, stranger).replace(f"{NAME}s-friend", "")
        first = friend.http.get(f"/api/v1/matches/{life.finished}")
        before, thief = friend.get("/account/export"), server.again(life.me)

        with life.me.live(life.running) as socket:
            socket.next("snapshot")
            answer = delete(life.me)
        assert answer.json() == {"name": name_of_deleted(life.user)}
        assert life.me.get("/me")["user"] is None
        assert thief.get("/me")["user"] is None
        program = server.client(Authorization=f"Bearer {life.token}")
        assert program.refused("GET", "/me") == (401, "unauthenticated")

        until(lambda: friend.get(f"/tournaments/{life.tournament}")["status"] == "over")
        for reader in (friend, stranger):
            seen = answers_about(life, reader).replace(f"{NAME}s-friend", "")
            assert NAME.lower() not in seen.lower()
            assert name_of_deleted(life.user) in seen
        assert NAME not in json.dumps(friend.get("/account/export")).replace(f"{NAME}s-friend", "")
        assert json.dumps(before).replace(f"{NAME}s-friend", "").count(NAME) > 0
        tag = {"If-None-Match": first.headers["etag"]}
        assert friend.http.get(f"/api/v1/matches/{life.finished}", headers=tag).status_code == 200

        assert friend.state(life.running)["result"]["reason"] == "resignation"
        assert friend.state(life.running)["result"]["winner"] == "second"
        assert friend.state(life.fresh)["status"] == friend.state(life.waiting)["status"] == "aborted"
        assert friend.get(f"/tournaments/{life.own}")["status"] == "cancelled"
        assert stranger.refused("GET", f"/users/{NAME}") == (404, "not-found")
        assert stranger.refused("POST", "/sessions", {"name": NAME, "password": PASSWORD}) == (401, "wrong-password")
        taken = {"name": NAME.upper(), "password": PASSWORD}
        assert stranger.refused("POST", "/account", taken) == (409, "name-taken")  # a deleted name stays unavailable

    async def records() -> list[str]:
        async with open_store(f"sqlite:///{tmp_path / 'craton.db'}") as store:
            return [str(record) async for record in exported(store, unfinished=True)]

    written = "\n".join(asyncio.run(records()))
    assert name_of_deleted(life.user) in written
    assert NAME not in written.replace(f"{NAME}s-friend", "")


def test_a_deleted_rated_player_is_on_no_leaderboard(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        me, friend = server.account("Hector"), server.account("Priam")
        match = friend.open(game="faust", rated=True, clock={"kind": "fischer", "minutes": 5, "seconds": 5})["id"]
        me.post(f"/matches/{match}/join")
        for _ in range(2):
            state = me.state(match)
            (me if state["viewer"] == state["to_act"] else friend).act(match, "a1" if not state["ply"] else "b2")
        friend.post(f"/matches/{match}/resign")
        until(lambda: me.get("/users/Hector")["ratings"])
        user = me.get("/me")["user"]["id"]
        established = Change(statements=[update(ratings).values(until=2**50)])
        writing = server.app.state.context.store.writer.write(established)
        asyncio.run_coroutine_threadsafe(writing, server.loop).result(10)
        assert len(friend.get("/games/faust/leaderboard")["players"]) == 2
        delete(me, "Hector")
        assert [one["name"] for one in friend.get("/games/faust/leaderboard")["players"]] == ["Priam"]
        history = friend.get("/users/Priam/ratings/faust")["changes"]
        assert [change["opponent"] for change in history] == [name_of_deleted(user)]


def test_a_session_that_begins_while_the_account_is_deleted_is_worthless(server: LiveServer) -> None:
    me = server.account(NAME)
    user = me.get("/me")["user"]["id"]
    accounts = server.app.state.context.accounts
    late = server.client()
    assert delete(me).status_code == 200
    _, late.http.cookies["craton"] = server.call(accounts.log_in(user, "", ends=None))
    assert late.get("/me")["user"] is None
    _, token = server.call(accounts.new_token(user, "late", ["read", "play"], None))
    program = server.client(Authorization=f"Bearer {token}")
    assert program.refused("POST", "/matches", {"game": "faust"}) == (401, "unauthenticated")
    _, late.http.cookies["craton"] = server.call(accounts.set_password(user, "another one", "", end_tokens=False))
    assert late.get("/me")["user"] is None
    assert server.call(accounts.row_of(user)).password is None
