"""Connections: slow, half-sent and oversized requests, and too many of them, do not keep others out."""

import json
import logging
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from craton.server.access import connections
from craton.server.access.connections import MAX_HEAD, MAX_HEADERS, Connections
from craton.server.logs import ThrottledLog
from tests.server.harness import PATIENCE, LiveServer, seated, until

pytestmark = pytest.mark.long

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


class Transport:
    """What `Connections` needs of a transport."""

    def __init__(self) -> None:
        self.is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True


def opened(table: Connections, address: str) -> Transport | None:
    transport = Transport()
    return transport if table.open(transport, address) else None  # type: ignore[arg-type]


@contextmanager
def raw(server: LiveServer, data: bytes = b"", source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection on which some bytes have been sent."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(source, 0)) as connection:
        connection.sendall(data)
        yield connection


def everything(connection: socket.socket) -> bytes:
    """What arrives until the server closes the connection."""
    received = b""
    with suppress(ConnectionResetError):
        while piece := connection.recv(65_536):
            received += piece
    return received


def test_one_address_does_not_take_the_places_of_another() -> None:
    table = Connections(most=10, by_network=4)
    mine = [opened(table, "192.0.2.1") for _ in range(4)]
    for transport in mine:
        table.work(transport)  # type: ignore[arg-type]
    assert opened(table, "192.0.2.1") is None
    assert opened(table, "192.0.2.2") is not None
    assert table.refused == {"connections of one address": 1}
    table.close(mine[0])  # type: ignore[arg-type]
    assert opened(table, "192.0.2.1") is not None


def test_all_addresses_of_an_ipv6_network_count_together() -> None:
    table = Connections(most=None, by_network=2)
    for n in range(2):
        transport = opened(table, f"2001:db8::{n}")
        table.work(transport)  # type: ignore[arg-type]
    assert opened(table, "2001:db8::ffff:1") is None
    assert opened(table, "2001:db8:0:1::1") is not None


def test_the_oldest_connection_without_a_request_makes_room() -> None:
    table = Connections(most=3, by_network=None)
    idle, busy, later = (opened(table, f"192.0.2.{n}") for n in range(3))
    table.work(busy)  # type: ignore[arg-type]
    assert idle is not None
    assert later is not None
    assert opened(table, "192.0.2.9") is not None
    assert (idle.is_aborted, later.is_aborted) == (True, False)
    assert table.number == 3
    table.rest(busy)  # type: ignore[arg-type]
    for _ in range(3):
        assert opened(table, "192.0.2.9") is not None
    assert table.number == 3
    assert table.refused == {"idle": 4}


def test_an_address_with_fewer_connections_gets_the_place_of_one_with_more() -> None:
    table = Connections(most=6, by_network=5)
    many = [opened(table, "192.0.2.1") for _ in range(4)]
    few = [opened(table, "192.0.2.2") for _ in range(2)]
    for transport in (*many, *few):
        table.work(transport)  # type: ignore[arg-type]
    for transport in (many[0], many[1], many[3], *few):
        table.complete(transport)  # type: ignore[arg-type]
    table.work(opened(table, "192.0.2.3"))  # type: ignore[arg-type]
    assert [one.is_aborted for one in many if one] == [False, False, True, False]  # its body had not arrived
    table.work(opened(table, "192.0.2.3"))  # type: ignore[arg-type]
    assert [one.is_aborted for one in (*many, *few) if one].count(True) == 2
    assert not any(one.is_aborted for one in few if one)
    assert table.number == 6


def test_a_few_addresses_that_take_all_places_do_not_drop_the_idle_connections_of_others() -> None:
    table = Connections(most=20, by_network=None)
    innocent = opened(table, "192.0.2.9")
    for n in range(60):
        transport = opened(table, f"192.0.2.{1 + n % 3}")
        assert transport is not None
        table.work(transport)  # type: ignore[arg-type]  # its body never arrives
    assert innocent is not None
    assert not innocent.is_aborted
    assert opened(table, "192.0.2.9") is not None
    assert not innocent.is_aborted
    assert table.number == 20


def test_an_address_gets_no_place_of_one_that_has_hardly_more() -> None:
    table = Connections(most=3, by_network=None)
    taken = [opened(table, f"192.0.2.{n}") for n in (1, 1, 2)]
    for transport in taken:
        table.work(transport)  # type: ignore[arg-type]
        table.complete(transport)  # type: ignore[arg-type]
    assert opened(table, "192.0.2.2") is None  # both would only exchange their places
    assert table.refused == {"connections": 1}


@pytest.mark.parametrize(
    "request_",
    [
        b"POST /api/v1/study HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/v1/matches/%s/entries?after=1000&wait=25 HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["slow bodies", "long polls"],
)
def test_requests_that_take_long_keep_nobody_out(tmp_path: Path, request_: bytes) -> None:
    with LiveServer(tmp_path, connections=12) as server, ExitStack() as stack:
        table: Connections = server.app.state.connections
        client = server.client()
        match = client.open(game="faust")["id"]
        client.http.close()
        until(lambda: table.number == 0)
        for n in range(12):
            stack.enter_context(raw(server, request_.replace(b"%s", match.encode()), source=f"127.0.7.{1 + n % 2}"))
        until(lambda: table.number - len(table._idle) == 12)
        with raw(server, WHOLE, source="127.0.0.9") as innocent:
            assert innocent.recv(65_536).startswith(b"HTTP/1.1 200")
        assert table.refused == {"crowded": 1}


def test_a_flood_of_refusals_is_one_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    log = ThrottledLog(logging.getLogger("craton.test"), interval=10, clock=lambda: now)
    with caplog.at_level(logging.WARNING):
        for _ in range(1000):
            log.warn("connections refused", address="192.0.2.1")
        now = 11.0
        log.warn("connections refused", address="192.0.2.2")
    assert [record.times for record in caplog.records] == [1, 1000]  # type: ignore[attr-defined]


def test_a_half_sent_request_is_dropped_after_a_while(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIMEOUT", 0.2)
    refused = server.app.state.connections.refused
    before, unused = refused["slow headers"], refused["unused"]
    with raw(server) as silent, raw(server, HALF) as half, raw(server, WHOLE) as again:
        assert everything(silent) == b""
        assert everything(half) == b""
        received = again.recv(65_536)
        assert received.startswith(b"HTTP/1.1 200")
        again.sendall(b"\r\n")  # would otherwise keep the connection open for ever
        assert everything(again) == b""
        assert (refused["slow headers"] - before, refused["unused"] - unused) == (2, 1)
    until(lambda: server.app.state.connections.number == 0)


def test_a_body_that_does_not_arrive_is_given_up(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_TIMEOUT", 0.2)
    head = b"POST /api/v1/study HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with (
        raw(server, head + b'Content-Length: 50\r\n\r\n{"game": ') as lying,
        raw(server, head + b"Transfer-Encoding: chunked\r\n\r\n5\r\n[1,2,") as endless,
    ):
        assert everything(lying) == b""
        assert everything(endless) == b""
    assert server.app.state.connections.refused["slow body"] >= 2
    until(lambda: server.app.state.context.admission.load.active == 0)


def test_a_chunked_body_without_end_is_refused_at_the_limit(server: LiveServer) -> None:
    head = b"POST /api/v1/study HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with raw(server, head) as endless:
        with suppress(ConnectionError):
            for _ in range(100):
                endless.sendall(b"4000\r\n" + b" " * 0x4000 + b"\r\n")
        received = everything(endless)
    assert b"413" in received.split(b"\r\n")[0] or received == b""  # the answer may be lost with the connection
    until(lambda: server.app.state.connections.number == 0)


def test_a_declared_length_that_is_too_large_is_refused_before_the_body(server: LiveServer) -> None:
    head = b"POST /api/v1/study HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n"
    for length in (b"65537", b"999999999999"):
        with raw(server, head.replace(b"99999999999999999999", length)) as connection:
            received = everything(connection)
            assert received.startswith(b"HTTP/1.1 413")
            assert b"connection: close" in received.lower()
    with raw(server, head) as connection:
        assert everything(connection).startswith((b"HTTP/1.1 413", b"HTTP/1.1 400"))
    with raw(server, head.replace(b"99999999999999999999", b"-1")) as connection:
        assert everything(connection).startswith(b"HTTP/1.1 400")


def test_bytes_beyond_the_declared_length_are_no_part_of_the_body(server: LiveServer) -> None:
    body = b'{"game": "faust"}'
    head = b"POST /api/v1/study HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    with raw(server, head % len(body) + body + b"\x00nonsense\r\n\r\n") as connection:
        received = everything(connection)
    assert received.count(b"HTTP/1.1 ") <= 2
    assert b"HTTP/1.1 400" in received


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz?q=" + b"x" * MAX_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /" + b"x" * 200_000,
        b"GET /healthz HTTP/1.1\r\nX-Long: " + b"y" * 200_000,
        b"GET /healthz HTTP/1.1\r\n" + b"X-Many: y\r\n" * (MAX_HEADERS + 1) + b"\r\n",
        b"GET /healthz HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (n, b"z" * 2000) for n in range(20)) + b"\r\n",
    ],
    ids=["query", "path", "header", "headers", "sum"],
)
def test_headers_have_a_bounded_size_and_number(
    server: LiveServer, head: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "refusal_delay", lambda: 0.01)
    with raw(server) as connection:
        with suppress(ConnectionError):
            connection.sendall(head)
        received = everything(connection)
    assert received == b"" or received.startswith(b"HTTP/1.1 431")
    if received:
        error = json.loads(received.partition(b"\r\n\r\n")[2])["error"]
        assert error["code"] == "too-large"
    assert httpx.get(f"{server.address}/healthz", trust_env=False).status_code == 200


def test_ordinary_long_addresses_are_fine(server: LiveServer) -> None:
    with raw(server, b"GET /healthz?q=" + b"x" * 8000 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") as found:
        assert everything(found).startswith(b"HTTP/1.1 200")


def test_deeply_nested_json_is_a_bad_request(server: LiveServer) -> None:
    me = server.client()
    for body in (b"[" * 30_000, b'{"a":' * 10_000 + b"1" + b"}" * 10_000, b'{"game": ' + b"[" * 20_000):
        answer = me.http.post("/api/v1/study", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
    with me.live() as live:
        live.connection.send("[" * 30_000)
        assert live.next("error")["error"]["code"] == "bad-request"
        live.send(type="ping")
        live.next("pong")


def test_nonsense_instead_of_http_is_counted_and_closed(server: LiveServer) -> None:
    before = server.app.state.connections.refused["malformed"]
    with raw(server, b"\x16\x03\x01 nonsense\r\n\r\n") as connection:
        assert everything(connection).startswith(b"HTTP/1.1 400")
    assert server.app.state.connections.refused["malformed"] == before + 1


def test_a_websocket_keeps_its_place_and_gives_it_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_TIMEOUT", 0.3)
    with LiveServer(tmp_path) as server:
        table: Connections = server.app.state.connections
        with server.client().live() as live:
            time.sleep(0.6)
            live.send(type="ping")
            live.next("pong")
            assert table.number == 1
        until(lambda: table.number == 0)
        assert not table._of
        assert not table._idle


def test_an_innocent_user_of_the_same_address_gets_in(tmp_path: Path) -> None:
    with LiveServer(tmp_path, limits=True, address_connections=20) as server, ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(raw(server, HALF))
        match, first, second = seated(server, game="faust")
        first.act(match, "a1", 0)
        second.act(match, "b2", 1)
        assert server.app.state.connections.number <= 20


def limit_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))


@contextmanager
def served(folder: Path, **settings: str) -> Iterator[tuple[str, Path]]:
    """`craton serve` with at most 1,024 open files: its address, and its log."""
    options: dict[str, Any] = {"port": "0", "database": f"sqlite:///{folder / 'craton.db'}", "workers": "0", **settings}
    command = [sys.executable, "-m", "craton", "serve", *(part for k, v in options.items() for part in (f"--{k}", v))]
    log = folder / "log"
    with log.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, preexec_fn=limit_files)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found, log.read_text()
        address = found[0]
        yield address, log
    finally:
        process.terminate()
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()


def play(address: str, source: str) -> None:
    """Two people at another address play a few moves."""
    transport = httpx.HTTPTransport(local_address=source, retries=3)
    with (
        httpx.Client(base_url=f"{address}/api/v1", transport=transport, timeout=20) as one,
        httpx.Client(base_url=f"{address}/api/v1", transport=transport, timeout=20) as two,
    ):
        match = one.post("/matches", json={"game": "faust", "seat": "first"}).json()["id"]
        assert two.post(f"/matches/{match}/join", json={}).status_code == 200
        for ply, (client, action) in enumerate([(one, "a1"), (two, "b2"), (one, "c3")]):
            body = {"action": action, "ply": ply, "id": str(ply)}
            answer = client.post(f"/matches/{match}/actions", json=body)
            assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("sources", [1, 11], ids=["one address", "eleven addresses"])
def test_half_sent_requests_beyond_the_file_limit_keep_nobody_out(tmp_path: Path, sources: int) -> None:
    needed = 1400
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < needed:
        pytest.skip("this process may not open enough connections itself")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, needed), hard))
    try:
        with served(tmp_path) as (address, log), ExitStack() as stack:
            host, port = address.removeprefix("http://").split(":")
            for n in range(1100):
                source = f"127.0.1.{1 + n % sources}"
                half = socket.create_connection((host, int(port)), timeout=20, source_address=(source, 0))
                stack.enter_context(half)
                with suppress(ConnectionError):
                    half.sendall(HALF)
            play(address, "127.0.0.2")
            play(address, "127.0.1.1")
            metrics = httpx.get(f"{address}/metrics", trust_env=False).text
            dropped = re.search(r'^craton_refused_connections_total\{reason="idle"\} (\d+)', metrics, re.MULTILINE)
            assert dropped
            assert int(dropped[1]) > 100
            lines = [json.loads(line) for line in log.read_text().splitlines()]
        refused = [line for line in lines if line["what"] == "connections refused"]
        assert 1 <= len(refused) < 30
        assert refused[0]["address"].startswith("127.0.1.")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
