"""What ends a session: registering, signing in, a new password; and how often a wrong password may be tried."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from craton.server.accounts import passwords
from craton.server.accounts.names import is_reserved
from craton.server.accounts.passwords import PasswordHashing
from craton.server.errors import RequestError
from craton.server.live.socket import SESSION_ENDED
from craton.server.storage.tables import users
from tests.server.harness import PASSWORD, Client, LiveServer, Socket, seated


def with_cookies_of(server: LiveServer, client: Client) -> Client:
    """Somebody who has stolen, or planted, the cookie that a client has now."""
    return server.again(client)


def ends(socket: Socket) -> int:
    """The code with which a socket is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.next("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_registering_makes_the_cookie_and_tokens_from_before_worthless(server: LiveServer) -> None:
    match, me, _ = seated(server, game="faust")
    thief = with_cookies_of(server, me)
    token = thief.post("/tokens", {"label": "mine", "scopes": ["read", "play"]})["token"]
    with thief.live(match) as socket:
        socket.next("snapshot")
        me.post("/account", {"name": "Ida", "password": PASSWORD})
        assert ends(socket) == SESSION_ENDED
    assert thief.get("/me")["user"] is None
    program = server.client(Authorization=f"Bearer {token}")
    assert program.refused("GET", "/me") == (401, "unauthenticated")
    assert me.get("/me")["user"]["name"] == "Ida"
    assert len(me.get("/sessions")["sessions"]) == 1
    with me.live(match) as socket:
        assert socket.next("snapshot")["body"]["viewer"] == "first"
    me.act(match, "a1")


def test_a_guest_who_registers_twice_at_once_gets_one_name(server: LiveServer) -> None:
    me = server.client()
    me.post("/guest")
    names = ("Ada", "Bea", "Cleo")
    with ThreadPoolExecutor(3) as threads:
        same = [with_cookies_of(server, me) for _ in names]
        bodies = [{"name": name, "password": PASSWORD} for name in names]
        answers = list(threads.map(lambda one, body: one.request("POST", "/account", body), same, bodies))
    assert sorted(answer.status_code for answer in answers) in ([201, 409, 409], [201, 401, 409], [201, 401, 401])
    (kept,) = [one for one, answer in zip(same, answers, strict=True) if answer.status_code == 201]
    assert kept.get("/me")["user"]["name"] in names


def test_signing_in_ends_the_session_of_the_guest_who_signs_in(server: LiveServer) -> None:
    server.account("Jan")
    match, guest, opponent = seated(server, game="faust")
    name = guest.get("/me")["user"]["name"]
    thief = with_cookies_of(server, guest)
    token = thief.post("/tokens", {"label": "kept", "scopes": ["read", "play"]})["token"]
    guest.post("/sessions", {"name": "Jan", "password": PASSWORD})
    assert thief.get("/me")["user"] is None
    program = server.client(Authorization=f"Bearer {token}")
    assert program.refused("POST", f"/matches/{match}/resign") == (401, "unauthenticated")
    assert guest.get("/me")["user"]["name"] == "Jan"
    # The match stays the guest's: nobody can act for them any more, and the opponent sees what was.
    assert guest.get(f"/matches/{match}")["viewer"] == "spectator"
    assert guest.get("/matches?mine=yes")["matches"] == []
    assert opponent.state(match)["seats"]["first"]["name"] == name


def test_signing_in_again_replaces_the_session(server: LiveServer) -> None:
    me = server.account("Kai")
    thief = with_cookies_of(server, me)
    me.post("/sessions", {"name": "Kai", "password": PASSWORD})
    assert thief.get("/me")["user"] is None
    assert len(me.get("/sessions")["sessions"]) == 1


def test_a_new_password_replaces_the_session_and_ends_tokens_if_asked(server: LiveServer) -> None:
    me = server.account("Lea")
    token = me.post("/tokens", {"label": "script", "scopes": ["read"]})["token"]
    program, thief = server.client(Authorization=f"Bearer {token}"), with_cookies_of(server, me)
    with thief.live() as socket:
        me.put("/account/password", {"old": PASSWORD, "new": "another horse"})
        assert ends(socket) == SESSION_ENDED
    assert thief.get("/me")["user"] is None
    assert me.get("/me")["user"]["name"] == "Lea"
    assert program.get("/me")["user"]["name"] == "Lea"
    me.put("/account/password", {"old": "another horse", "new": PASSWORD, "end_tokens": True})
    assert program.refused("GET", "/me") == (401, "unauthenticated")
    assert me.get("/tokens")["tokens"] == []


def test_a_token_says_when_it_was_last_used(server: LiveServer) -> None:
    me = server.client()
    me.post("/guest")
    token = me.post("/tokens", {"label": "script", "scopes": ["read"]})["token"]
    assert me.get("/tokens")["tokens"][0]["used"] is None
    server.client(Authorization=f"Bearer {token}").get("/me")
    listed = me.get("/tokens")["tokens"][0]
    assert listed["used"] >= listed["created"]


RESERVED = [
    "admin", "Adm1n", "ad-min", "ADMIN_", "admin42", "Adrnin", "administrator", "operator", "M0derator", "craton",
    "Craton-Team", "system", "server", "b0t", "Guest-0042", "guest", "anonymous", "r00t", "support", "null", "me",
    "first", "second", "spectator", "Deleted-12ab", "imported-x",
]  # fmt: skip


@pytest.mark.parametrize("name", RESERVED)
def test_names_that_impersonate_are_reserved(server: LiveServer, name: str) -> None:
    answer = server.client().request("POST", "/account", {"name": name, "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name-taken")
    assert "reserved" in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    "name", ["Ann", "Ada1", "Adam", "Robot", "Rooter", "Meg", "Systematic", "Bobby", "Otto", "42", "Player7"]
)
def test_ordinary_names_are_not_reserved(name: str) -> None:
    assert not is_reserved(name)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with limits, whose clients say from which address they come."""
    with LiveServer(tmp_path_factory.mktemp("strict"), limits=True, proxies=1) as server:
        yield server


def at(server: LiveServer, address: str) -> Client:
    return server.client(**{"X-Forwarded-For": address})


def test_nobody_is_locked_out_by_wrong_passwords_from_elsewhere(strict: LiveServer) -> None:
    for name in ("Alice", "Bruno"):
        at(strict, "10.0.0.9").post("/account", {"name": name, "password": PASSWORD})
    attacker = at(strict, "10.0.0.1")
    wrong = [attacker.request("POST", "/sessions", {"name": "Alice", "password": f"guess {n:03}"}) for n in range(9)]
    assert [answer.status_code for answer in wrong] == [401] * 6 + [429] * 3
    assert int(wrong[-1].headers["retry-after"]) >= 1
    right = {"name": "alice", "password": PASSWORD}
    assert attacker.refused("POST", "/sessions", right) == (429, "too-many-requests")
    at(strict, "10.0.0.2").post("/sessions", right)
    at(strict, "10.0.0.1").post("/sessions", {"name": "Bruno", "password": PASSWORD})


def test_only_failures_count(strict: LiveServer) -> None:
    at(strict, "10.0.1.1").post("/account", {"name": "Carla", "password": PASSWORD})
    for _ in range(20):
        at(strict, "10.0.1.1").post("/sessions", {"name": "Carla", "password": PASSWORD})


def test_an_address_cannot_try_many_names_without_end(strict: LiveServer) -> None:
    attacker = at(strict, "10.0.2.1")
    answers = [attacker.request("POST", "/sessions", {"name": f"n{n}", "password": "a guess"}) for n in range(2)]
    assert {answer.status_code for answer in answers} == {400}  # too short to be a password: nothing is counted
    codes = [
        attacker.request("POST", "/sessions", {"name": f"n{n}", "password": "some guess"}).status_code
        for n in range(64)
    ]
    assert codes[:50] == [401] * 50
    assert codes[-1] == 429


def test_few_passwords_are_hashed_at_once_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    go, running, most = threading.Event(), [0], [0]

    def slow(_: str) -> str:
        running[0] += 1
        most[0] = max(most[0], running[0])
        go.wait(20)
        running[0] -= 1
        return "hash"

    monkeypatch.setattr(passwords, "_hash", slow)

    async def flood() -> list[str | BaseException]:
        hashing = PasswordHashing(threads=2, most=5)
        tasks = [asyncio.create_task(hashing.hash("x")) for _ in range(30)]
        await asyncio.sleep(0.1)
        go.set()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert await hashing.hash("x") == "hash"
        hashing.close()
        return list(answers)

    answers = asyncio.run(flood())
    refused = [answer for answer in answers if isinstance(answer, RequestError)]
    assert answers.count("hash") == 5
    assert len(refused) == 25
    assert all(error.status == 429 and error.retry_after for error in refused)
    assert most[0] <= 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities of threads")
def test_passwords_are_hashed_with_low_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    def priority(_: str) -> str:
        return str(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    monkeypatch.setattr(passwords, "_hash", priority)

    async def hashed() -> str:
        hashing = PasswordHashing()
        try:
            return await hashing.hash("x")
        finally:
            hashing.close()

    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert int(asyncio.run(hashed())) >= 10 > here or here >= 10
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == here


def test_an_account_that_has_a_reserved_name_already_keeps_it(server: LiveServer) -> None:
    user = server.account("Olympia").get("/me")["user"]["id"]
    named = update(users).where(users.c.id == user).values(name="Support", key="support")
    writing = server.app.state.context.accounts.revoke(user, named)
    asyncio.run_coroutine_threadsafe(writing, server.loop).result(10)
    me = server.client()
    me.post("/sessions", {"name": "support", "password": PASSWORD})
    assert me.get("/me")["user"]["name"] == "Support"


def test_a_returning_session_notes_when_its_user_was_seen(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        me = server.account("Mia")
        assert me.get("/account")["seen"] >= me.get("/account")["created"]
