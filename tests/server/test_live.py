"""The WebSocket: numbered entries, nothing lost after a reconnect, presence, and clients that misbehave."""

import asyncio
import threading
import time
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from craton.server.live import socket as live_socket
from craton.server.storage.database import StorageError
from tests.server.harness import PASSWORD, LiveServer, Socket, seated


def test_entries_are_numbered_without_gaps_and_both_sides_hear_them(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    with first.live(match) as one, second.live(match) as two:
        assert one.next("snapshot")["body"]["viewer"] == "first"
        start = two.next("snapshot")["number"]
        numbers: dict[str, list[int]] = {"one": [], "two": []}
        for place, (client, action) in enumerate([(first, "a1"), (second, "b2"), (first, "c3")]):
            client.act(match, action, place)
        for name, socket in (("one", one), ("two", two)):
            while not numbers[name] or numbers[name][-1] < start + 3:
                frame = socket.next("entries")
                numbers[name] += [entry["number"] for entry in frame["entries"]]
                assert frame["number"] == frame["state"]["number"]
        assert numbers["one"] == numbers["two"] == [start + 1, start + 2, start + 3]


def test_after_a_reconnect_comes_exactly_what_was_missed(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    with second.live(match) as socket:
        known = socket.next("snapshot")["number"]
    first.act(match, "a1")
    second.act(match, "b2")
    with second.live(match, after=known) as socket:
        frame = socket.next("entries", "snapshot")
        assert [entry["text"] for entry in frame["entries"]] == ["a1", "b2"]
    with second.live(match, after=99) as socket:  # known to nobody: from the beginning
        assert socket.next("entries", "snapshot")["type"] == "snapshot"


def test_an_action_can_be_sent_over_the_socket_and_climbs_the_same_ladder(server: LiveServer) -> None:
    match, first, _second = seated(server, game="faust")
    with first.live(match) as socket:
        socket.next("snapshot")
        socket.send(type="act", match=match, action="a1", ply=0, id="s1")
        assert socket.next("done") == {"type": "done", "id": "s1", "match": match, "repeated": False, "ply": 1}
        socket.send(type="act", match=match, action="a1", ply=0, id="s1")
        assert socket.next("done")["repeated"]
        socket.send(type="act", match=match, action="c3", ply=0, id="s2")
        error = socket.next("error")
        assert (error["id"], error["error"]["code"]) == ("s2", "not-your-turn")
        assert error["error"]["state"]["ply"] == 1
    with server.client().live() as socket:
        socket.send(type="act", match=match, action="b2", ply=1, id="s3")
        assert socket.next("error")["error"]["code"] == "unauthenticated"


def test_ones_own_matches_and_the_lobby_can_be_followed(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    with first.live() as mine, server.client().live() as lobby:
        mine.send(type="follow", what="mine")
        lobby.send(type="follow", what="lobby")
        lobby.send(type="follow", what="everything")
        assert lobby.next("error")["error"]["code"] == "bad-request"
        mine.send(type="ping")
        mine.next("pong")
        first.act(match, "a1", 0)
        assert mine.next("changed")["what"] == "mine"
        second.open(game="faust", opponent="anyone")
        assert lobby.next("changed")["what"] == "lobby"
        gone = second.open(game="faust", opponent="anyone")["id"]
        lobby.next("changed")
        second.post(f"/matches/{gone}/abort")
        assert lobby.next("changed")["what"] == "lobby"  # it cannot be joined any more
        (row,) = first.get("/matches?mine=yes")["matches"]
        assert (row["yours"], row["to_act"]) == (["first"], "second")
        lobby.send(type="follow", what="mine")
        assert lobby.next("error")["error"]["code"] == "unauthenticated"


def test_a_muted_chat_is_not_sent(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.post(f"/matches/{match}/chat", {"text": "hello"})
    second.put(f"/matches/{match}/mute", {"muted": True})
    with second.live(match) as deaf, server.client().live(match) as socket:
        assert len(socket.next("snapshot")["body"]["chat"]) == 1
        body = deaf.next("snapshot")["body"]
        assert (body["chat"], body["muted"]) == ([], True)
        first.post(f"/matches/{match}/chat", {"text": "hello again"})
        first.act(match, "a1", 0)
        assert socket.next("entries")["entries"][0]["kind"] == "chat"
        kinds = [entry["kind"] for entry in deaf.next("entries")["entries"]]
        while not kinds:
            kinds = [entry["kind"] for entry in deaf.next("entries")["entries"]]
        assert kinds == ["action"]
        second.put(f"/matches/{match}/mute", {"muted": False})  # which counts at once
        first.post(f"/matches/{match}/chat", {"text": "and again"})
        assert [entry["kind"] for entry in deaf.next("entries")["entries"]] == ["chat"]


def test_a_match_is_sent_as_soon_as_the_database_can_be_read_again(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "RETRY", 0.05)
    match, _, _ = seated(server, game="faust")
    mutes = server.app.state.context.mutes
    real, failed = mutes.has, threading.Event()

    async def fails_once(*given: Any) -> bool:
        if failed.is_set():
            return await real(*given)
        failed.set()
        raise StorageError("The database cannot be read: it is busy.")

    monkeypatch.setattr(mutes, "has", fails_once)
    with server.client().live(match) as socket:
        assert socket.next("snapshot")["match"] == match
    assert failed.is_set()


def test_presence_is_sent(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    with first.live(match) as socket:
        assert socket.next("presence")["seats"] == {"first": True, "second": False}
        with second.live(match) as other, server.client().live(match) as third:
            other.next("presence")
            third.next("presence")
            frame = socket.next("presence")
            while frame["spectators"] < 1 or not frame["seats"]["second"]:
                frame = socket.next("presence")
        while frame["spectators"] or frame["seats"]["second"]:
            frame = socket.next("presence")


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "{",
        "[]",
        '{"type": 1}',
        '{"type": "sing"}',
        '{"type": "watch"}',
        '{"type": "watch", "match": "x", "after": "y"}',
        '{"type": "watch", "match": "\\u0000"}',
        '{"type": "act", "id": "\\ud800"}',
    ],
)
def test_malformed_frames_are_answered_and_the_socket_lives_on(server: LiveServer, sent: str) -> None:
    with server.client().live() as socket:
        socket.connection.send(sent)
        assert socket.next("error")["error"]["code"] == "bad-request"
        socket.send(type="ping")
        assert socket.next("pong")


def test_a_frame_that_is_too_large_is_refused(server: LiveServer) -> None:
    with server.client().live() as socket:
        socket.send(type="ping", more="y" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.next("error", "pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_pages_of_other_origins_cannot_listen(server: LiveServer) -> None:
    stranger = server.client(Origin="https://evil.example")
    with pytest.raises(InvalidStatus) as refused, stranger.live():
        pass
    assert refused.value.response.status_code == 403


def test_polling_gives_the_same_and_can_wait(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    number = second.state(match)["number"]
    assert second.get(f"/matches/{match}/entries?after={number}")["entries"] == []
    begin = time.monotonic()
    assert second.get(f"/matches/{match}/entries?after={number}&wait=0.2")["entries"] == []
    assert time.monotonic() - begin >= 0.2
    first.act(match, "a1")
    found = second.get(f"/matches/{match}/entries?after={number}&wait=20")
    assert [entry["text"] for entry in found["entries"]] == ["a1"]
    assert found["number"] == number + 1
    assert second.get(f"/matches/{match}/events?after={number}")["entries"] == found["entries"]  # the old path


def test_a_client_that_takes_nothing_does_not_hold_up_the_others(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust", options={"size": 9})
    with second.live(match), first.live(match) as socket:
        socket.next("snapshot")
        for ply in range(40):  # the other socket is never read
            (first, second)[ply % 2].act(match, f"{'abcdefghi'[ply % 9]}{ply // 9 + 1}", ply)
        frame = socket.next("entries")
        while frame["state"]["ply"] < 40:
            frame = socket.next("entries")


def test_a_client_that_takes_nothing_for_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = SimpleNamespace(heartbeat=0.01, proxies=0)
    context = SimpleNamespace(settings=settings, matches=SimpleNamespace(now=lambda: 0, bus=None))

    class Stuck:
        app = SimpleNamespace(state=SimpleNamespace(context=context))
        scope: ClassVar[dict[str, Any]] = {}
        headers: ClassVar[dict[str, str]] = {}
        closed: tuple[int, str] | None = None

        async def receive_text(self) -> str:
            await asyncio.sleep(60)
            raise AssertionError

        async def send_text(self, text: str) -> None:
            await asyncio.sleep(60)

        async def close(self, code: int, reason: str) -> None:
            self.closed = (code, reason)

    monkeypatch.setattr(live_socket, "SEND_TIMEOUT", 0.05)
    stuck = Stuck()
    asyncio.run(live_socket.LiveSocket(stuck, context, None).run())  # type: ignore[arg-type]
    assert stuck.closed == (4008, "too slow")


def test_the_sockets_of_a_session_or_token_that_has_ended_are_closed_at_once(server: LiveServer) -> None:
    me = server.account("Gil")
    elsewhere = server.client()
    elsewhere.post("/sessions", {"name": "Gil", "password": PASSWORD})
    token = me.post("/tokens", {"label": "x", "scopes": ["read"]})
    program = server.client(Authorization=f"Bearer {token['token']}")
    with me.live() as mine, elsewhere.live() as other, program.live() as third:
        me.request("DELETE", f"/tokens/{token['id']}")
        assert closing_code(third) == 4001
        elsewhere.request("DELETE", "/sessions/current")
        assert closing_code(other) == 4001
        mine.send(type="ping")
        mine.next("pong")  # this one goes on


def closing_code(socket: Socket) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        socket.next("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_frame_that_fails_unexpectedly_is_answered_and_logged_and_the_socket_goes_on(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ValueError("boom")

    match, first, _ = seated(server, game="faust", options={"size": 4})
    with first.live(match) as socket:
        socket.next("snapshot")
        monkeypatch.setattr("craton.server.live.socket.perform", broken)
        socket.send(type="act", match=match, action="a1", ply=0, id="x")
        frame = socket.next("error", "done")
        assert (frame["id"], frame["error"]["code"]) == ("x", "internal")
        assert "boom" not in frame["error"]["message"]
        socket.send(type="ping")
        assert socket.next("pong")
    assert "frame failed" in caplog.text
