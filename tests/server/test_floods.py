"""Floods of the smallest things that HTTP and WebSocket allow: each is bounded before it costs anything."""

import json
import logging
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from craton.server.access import connections
from craton.server.access.connections import MAX_FRAMES, MAX_PIECES, MAX_PIPELINED, GuardedHttp
from craton.server.access.frames import FrameCounter, Frames
from craton.server.access.limits import LIMITS
from craton.server.access.load import MAX_ACTIVE
from tests.server.harness import PATIENCE, LiveServer, until
from tests.server.test_connections import everything, raw

POST = b"POST /api/v1/study HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET /api/v1/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10


@pytest.fixture(autouse=True)
def quick_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "refusal_delay", lambda: 0.05)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often the parser called back, by kind."""
    found = dict.fromkeys(("on_message_begin", "on_header", "on_body"), 0)
    for name in found:
        real = getattr(GuardedHttp, name)

        def counted(self: GuardedHttp, *given: Any, name: str = name, real: Any = real) -> None:
            found[name] += 1
            real(self, *given)

        monkeypatch.setattr(GuardedHttp, name, counted)
    return found


def flood(server: LiveServer, data: bytes) -> bytes:
    with raw(server) as connection:
        with suppress(ConnectionError):
            connection.sendall(data)
        return everything(connection)


@pytest.mark.parametrize(
    ("data", "reason", "kind", "most"),
    [
        (b"GET /healthz HTTP/1.1\r\n\r\n" * 5000, "pipelined requests", "on_message_begin", MAX_PIPELINED + 2),
        (CHUNKED + b"1\r\n \r\n" * 20_000, "body", "on_body", MAX_PIECES + 1),
        (CHUNKED + b"0\r\n" + b"a:b\r\n" * 20_000, "trailers", "on_header", 4),
        (b"GET /healthz HTTP/1.1\r\n" + b"a:b\r\n" * 20_000, "headers", "on_header", connections.MAX_HEADERS + 1),
        (b"\r\n" * 100_000, "headers", "on_message_begin", 0),
    ],
    ids=["pipelining", "tiny chunks", "trailers", "tiny headers", "empty lines"],
)
def test_a_read_full_of_small_parts_is_not_parsed_to_its_end(
    server: LiveServer, calls: dict[str, int], data: bytes, reason: str, kind: str, most: int
) -> None:
    refused = server.app.state.connections.refused
    before = refused[reason]
    flood(server, data)
    assert refused[reason] == before + 1
    assert calls[kind] <= most
    until(lambda: server.app.state.connections.number == 0)
    until(lambda: server.app.state.context.admission.load.active == 0)


def test_a_few_pipelined_requests_are_answered_in_order(server: LiveServer) -> None:
    paths = ["healthz", "readyz"] * (MAX_PIPELINED // 2)
    *first, last = (f"GET /{path} HTTP/1.1\r\nHost: x\r\n" for path in paths)
    data = "".join(f"{head}\r\n" for head in first) + last + "Connection: close\r\n\r\n"
    with raw(server, data.encode()) as connection:
        assert everything(connection).count(b"HTTP/1.1 200") == MAX_PIPELINED


def test_an_ordinary_chunked_body_is_read(server: LiveServer) -> None:
    body = json.dumps({"game": "faust"}).encode()
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
    with raw(server, CHUNKED.replace(b"Host: x", b"Host: x\r\nConnection: close") + chunks) as connection:
        assert everything(connection).startswith(b"HTTP/1.1 200")


def test_a_body_as_large_as_permitted_is_not_taken_for_headers(server: LiveServer) -> None:
    body = b'{"game": "faust"' + b" " * 60_000 + b"}"
    request = POST + b"Content-Length: %d\r\n\r\n" % len(body) + body
    with raw(server) as connection:
        for _ in range(3):
            connection.sendall(request)
            received = b""
            while not received.rstrip().endswith(b"}"):
                received += connection.recv(65_536)
            assert received.startswith(b"HTTP/1.1 200")


# WebSockets


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    length = len(payload)
    shown = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack(">H", length)
    return bytes([(0x80 if final else 0) | opcode]) + shown + b"\0\0\0\0" + payload


@contextmanager
def upgraded(server: LiveServer) -> Iterator[socket.socket]:
    with raw(server, UPGRADE) as connection:
        assert connection.recv(4096).startswith(b"HTTP/1.1 101")
        yield connection


def test_frames_are_counted_wherever_the_data_is_cut() -> None:
    data = frame(TEXT, b"x" * 200) + frame(PING) + frame(TEXT, b"", final=False) + frame(CONTINUATION, b"y" * 70_00)
    assert FrameCounter().count(data, 100) == Frames(4, 3)
    for size in (1, 2, 3, 5, 7, 100):
        counter = FrameCounter()
        found = [counter.count(data[place : place + size], 100) for place in range(0, len(data), size)]
        assert (sum(one.total for one in found), sum(one.partial for one in found)) == (4, 3)
    large = b"\x81" + bytes([0x80 | 127]) + struct.pack(">Q", 70_000) + b"\0" * 4 + b"\x89" * 70_000 + frame(PONG)
    assert FrameCounter().count(large, 100) == Frames(2, 1)


def test_counting_ends_at_the_limit() -> None:
    assert FrameCounter().count(frame(PING) * 10_000, 50).total == 51


@pytest.mark.parametrize(
    "data",
    [
        frame(PING) * 40_000,
        frame(PONG) * 40_000,
        frame(TEXT, b"", final=False) + frame(CONTINUATION, b"", final=False) * 40_000,
        frame(TEXT, b"{}") * 30_000,
    ],
    ids=["pings", "pongs", "fragments", "messages"],
)
def test_a_flood_of_frames_ends_the_connection(server: LiveServer, data: bytes) -> None:
    refused = server.app.state.connections.refused
    before = refused["frames"]
    with upgraded(server) as connection:
        with suppress(ConnectionError):
            connection.sendall(data)
        answers = everything(connection)
    assert refused["frames"] == before + 1
    assert answers.count(bytes([0x80 | PONG, 0])) <= MAX_FRAMES
    until(lambda: server.app.state.connections.number == 0)


def test_pings_of_all_sockets_of_an_address_count_together(tmp_path: Path) -> None:
    burst = int(LIMITS["frame"].burst)
    with LiveServer(tmp_path, limits=True) as server, ExitStack() as stack:
        sockets = [stack.enter_context(upgraded(server)) for _ in range(2 * burst // MAX_FRAMES)]
        for one in sockets:
            with suppress(ConnectionError):
                one.sendall(frame(PING) * (MAX_FRAMES - 1))
        until(lambda: server.app.state.connections.refused["frames"] > 0)
        with server.client().live() as live:  # who sends no such frames is not affected
            live.send(type="ping")
            live.next("pong")


def test_a_client_may_watch_and_follow_as_much_as_it_can_at_once(server: LiveServer) -> None:
    text = json.dumps({"type": "ping"}).encode()
    with upgraded(server) as connection:
        connection.sendall(frame(TEXT, text) * 110 + frame(PING, b"still there"))
        connection.settimeout(PATIENCE)
        received = b""
        while received.count(b"pong") < 110 or b"still there" not in received:
            piece = connection.recv(65_536)
            assert piece
            received += piece


# Slow clients


@pytest.mark.long
def test_clients_that_are_slow_do_not_make_the_server_look_busy(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow = MAX_ACTIVE[0] + 50
    with LiveServer(tmp_path, limits=True, address_connections=slow) as server, ExitStack() as stack:
        for _ in range(slow):
            stack.enter_context(raw(server, POST + b"Content-Length: 100\r\n\r\n{", source="127.0.0.66"))
        context = server.app.state.context
        until(lambda: context.admission._counts["request", "127.0.0.66"] == slow)
        assert context.admission.load.active == 0
        assert server.client().http.get("/api/v1/matches").status_code == 200


def test_shedding_load_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with LiveServer(tmp_path, limits=True) as server, caplog.at_level(logging.WARNING):
        server.app.state.context.admission.load.active = MAX_ACTIVE[0] + 1
        assert server.client().http.get("/api/v1/matches").status_code == 503
        server.app.state.context.admission.load.active = 0
    assert [record.reason for record in caplog.records if "load" in record.message] == ["overloaded"]  # type: ignore[attr-defined]


def test_a_burst_of_requests_is_spread_over_time_and_moves_do_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with LiveServer(tmp_path, limits=True) as server:
        me = server.client()
        match = me.open(game="faust", opponent="same")["id"]
        delays: list[float] = []
        limiter = server.app.state.context.limiter
        real = limiter.delay

        def noted(*given: Any) -> float:
            delays.append(real(*given))
            return 0.0

        monkeypatch.setattr(limiter, "delay", noted)
        monkeypatch.setattr(limiter, "_clock", lambda: 1e9)  # nothing is filled up
        for _ in range(int(LIMITS["start"].burst) + 20):
            assert me.http.get("/api/v1/me").status_code == 200
        late = [delay for delay in delays if delay > 0]
        assert 20 <= len(late) <= 22
        assert late == sorted(late)
        delays.clear()
        me.act(match, "a1", 0)
        assert delays == [0.0]
        for _ in range(int(LIMITS["command"].burst) + 20):  # refused, but not for free
            assert me.refused("POST", "/matches/unknown/actions")[0] == 400
        late = [delay for delay in delays if delay > 0]
        assert len(late) == 21
        assert late == sorted(late)
