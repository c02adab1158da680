"""Two `craton serve` processes on PostgreSQL behind nginx with the configuration in deploy/, on loopback."""

import itertools
import json
import re
import select
import signal
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.stack import HOST, Nginx, Process, ProxyClient, missing, unchecked
from tests.server.conftest import postgres  # noqa: F401
from tests.server.harness import PATIENCE, Client, until
from tests.server.postgres import Postgres

pytestmark = pytest.mark.long

MOVES = [f"{column}{row}" for row in range(1, 10) for column in "abcdefghi"]
SAME: dict[str, Any] = {"game": "faust", "opponent": "same", "options": {"size": 9}}


class Stack:
    def __init__(self, folder: Path, database: str, **settings: str) -> None:
        self.processes = [Process(database, folder, **settings) for _ in range(2)]
        self.nginx = Nginx(folder, [process.port for process in self.processes])
        self._clients: list[Client] = []

    def client(self, **headers: str) -> ProxyClient:
        self._clients.append(client := self.nginx.client(**headers))
        return client

    def __enter__(self) -> "Stack":
        try:
            for process in self.processes:
                process.start()
            self.nginx.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for client in self._clients:
            client.http.close()
        self.nginx.stop()
        for process in self.processes:
            process.stop()

    def upstreams(self) -> set[str]:
        """The processes that have answered, by the proxy's log."""
        return set(re.findall(r"127\.0\.0\.1:(\d+) [0-9a-f]{32}$", self.nginx.log.read_text(), re.MULTILINE))


@pytest.fixture(scope="module")
def stack(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:  # noqa: F811
    if reason := missing():
        pytest.skip(reason)
    with Stack(tmp_path_factory.mktemp("stack"), postgres.new_database(), limits="no") as found:
        yield found


def test_a_match_is_played_through_the_proxy_at_both_processes(stack: Stack) -> None:
    first, second = stack.client(), stack.client()
    match = first.open(game="faust", options={"size": 9}, seat="first")["id"]
    second.post(f"/matches/{match}/join")
    with first.live(match) as one, second.live(match) as other:
        one.next("snapshot")
        other.next("snapshot")
        for ply, action in enumerate(MOVES[:20]):
            mover, watcher = ((first, other), (second, one))[ply % 2]
            mover.act(match, action, ply)
            while watcher.next("entries")["state"]["ply"] <= ply:
                pass
        one.send(type="act", match=match, action=MOVES[20], ply=20, id="over the socket")
        assert one.next("done")["ply"] == 21
    until(lambda: stack.upstreams() == {str(process.port) for process in stack.processes})


def test_the_proxy_speaks_https_alone_and_hides_what_is_the_operators(stack: Stack) -> None:
    plain = httpx.get(f"http://127.0.0.1:{stack.nginx.http}/rules", headers={"Host": HOST}, trust_env=False)
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{HOST}/rules")
    client = stack.client()
    for path in ("/metrics", "/readyz"):
        assert client.http.get(path).status_code == 404
    assert client.http.get("/healthz").status_code == 200
    cookie = client.http.post("/api/v1/guest", json={}).headers["set-cookie"]
    assert "secure" in cookie.lower()
    assert client.refused("POST", "/study", {"game": "x" * 70_000}) == (413, "too-large")
    with pytest.raises(httpx.ConnectError):
        httpx.get(stack.nginx.address, verify=False, trust_env=False)  # another host name


def test_one_address_may_ask_for_much_at_once_and_then_gets_a_proper_error(stack: Stack) -> None:
    client = stack.client()
    with ThreadPoolExecutor(4) as threads:
        files = list(threads.map(lambda _: client.http.get("/static/app.js"), range(1000)))
        answers = list(threads.map(lambda _: pipelined(stack.nginx, 600), range(4)))
    assert {answer.status_code for answer in files} == {200}
    assert sum(answer.count(b"HTTP/1.1 200 ") for answer in answers) >= 600
    refused = next(answer for answer in answers if b"HTTP/1.1 429 " in answer).partition(b"HTTP/1.1 429 ")[2]
    head, _, body = refused.partition(b"\r\n\r\n")
    assert b"retry-after: 5" in head.lower().splitlines()
    assert body.startswith(b'{"error":{"code":"too-many-requests"')
    until(lambda: all(client.http.get("/healthz").status_code == 200 for _ in range(100)))  # for the other tests


def pipelined(nginx: Nginx, number: int) -> bytes:
    """The answers to requests that are sent all at once, so that their rate does not depend on this program."""
    request = f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n"
    raw = socket.create_connection(("127.0.0.1", nginx.https), timeout=PATIENCE)
    with unchecked().wrap_socket(raw, server_hostname=HOST) as wrapped:
        wrapped.sendall((f"{request}\r\n" * (number - 1) + f"{request}Connection: close\r\n\r\n").encode())
        return b"".join(iter(lambda: wrapped.recv(65_536), b""))


def test_static_files_come_from_the_cache_of_the_proxy(stack: Stack) -> None:
    client = stack.client()
    tag = client.http.get("/static/router.js").headers["etag"]
    assert client.http.get("/static/router.js", headers={"If-None-Match": tag}).status_code == 304
    lines = stack.nginx.logged("/static/router.js", 2)
    assert [" - " in line.partition('"GET')[2] for line in lines] == [False, True]  # the second had no upstream


def test_a_request_has_one_id_in_the_logs_of_proxy_and_server(stack: Stack) -> None:
    stack.client(**{"X-Request-ID": "forged"}).get("/rulings")
    (line,) = stack.nginx.logged("/api/v1/rulings", 1)
    request_id = line.split()[-1]
    assert re.fullmatch("[0-9a-f]{32}", request_id)
    until(lambda: any(request_id in process.log() for process in stack.processes))
    assert not any("forged" in process.log() for process in stack.processes)


def test_connections_that_send_half_a_request_are_cut_while_others_play(stack: Stack) -> None:
    begin = time.monotonic()
    slow = []
    for _ in range(60):
        raw = socket.create_connection(("127.0.0.1", stack.nginx.https))
        wrapped = unchecked().wrap_socket(raw, server_hostname=HOST)
        wrapped.send(b"POST /api/v1/matches HTTP/1.1\r\nHost: play.example\r\n")
        slow.append(wrapped)
    client = stack.client()
    match = client.open(**SAME)["id"]
    client.act(match, "a1", 0)
    left = list(slow)
    while left:
        assert time.monotonic() - begin < PATIENCE, "the proxy keeps them"
        for one in select.select(left, [], [], 1)[0]:
            with suppress(OSError, ssl.SSLError):
                if one.recv(100):
                    continue
            left.remove(one)
            one.close()
    assert time.monotonic() - begin > 5  # they had the time that a slow line needs
    client.act(match, "b1", 1)


def test_a_killed_process_is_replaced_by_the_other_during_play(stack: Stack) -> None:
    victim, _ = stack.processes
    first, second = stack.client(), stack.client()
    match = first.open(game="faust", options={"size": 9}, seat="first")["id"]
    second.post(f"/matches/{match}/join")
    sockets = 0
    with suppress(ConnectionClosed), first.live(match) as one:
        one.next("snapshot")
        sockets += 1
        for ply, action in enumerate(MOVES[:10]):
            if ply == 5:
                victim.stop(signal.SIGKILL)
            _play((first, second)[ply % 2], match, action, ply)
            one.next("entries")
    for ply, action in enumerate(MOVES[:14]):
        _play((first, second)[ply % 2], match, action, ply)  # those already played are repeated without harm
    with second.live(match) as other:
        assert other.next("snapshot")["body"]["state"]["ply"] == 14
    victim.start()
    assert sockets == 1


def test_a_rolling_restart_loses_no_move_and_refuses_nobody_for_long(stack: Stack) -> None:
    """As docs/operating.md upgrades: one process after the other."""
    done, stopping = threading.Event(), threading.Event()
    acknowledged: list[tuple[str, int]] = []

    def play() -> None:
        client = stack.client()
        while not stopping.is_set():
            match = _persist(client, "/matches", SAME)["id"]
            for ply, action in enumerate(MOVES[:60]):
                _play(client, match, action, ply)
                acknowledged.append((match, ply))
                time.sleep(0.03)  # the proxy allows fifty requests a second
                if stopping.is_set():
                    break
        done.set()

    player = threading.Thread(target=play)
    player.start()

    def play_on() -> None:
        """Wait for a few more moves."""
        wanted = len(acknowledged) + 20
        until(lambda: len(acknowledged) >= wanted or not player.is_alive())

    try:
        play_on()
        for process in stack.processes:
            process.stop(signal.SIGTERM)
            process.start()
            play_on()
    finally:
        stopping.set()
        player.join(PATIENCE)
    assert done.is_set()
    reader = stack.client()
    last = dict(acknowledged)
    for match, ply in last.items():
        steps = reader.get(f"/matches/{match}")["steps"]
        assert [step["text"] for step in steps] == MOVES[: ply + 1]


def _play(client: Client, match: str, action: str, ply: int) -> None:
    """Play an action as the browser does: with one id until it is acknowledged."""
    _persist(client, f"/matches/{match}/actions", {"action": action, "ply": ply, "id": f"move-{ply}"})


def _persist(client: Client, path: str, body: dict[str, Any]) -> Any:
    """The answer to a request that is repeated while the servers are away."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(httpx.HTTPError):
            answer = client.request("POST", path, body)
            if answer.status_code < 300:
                return answer.json()
            assert answer.status_code in (502, 503, 504), answer.text
        time.sleep(0.05)
    raise AssertionError("the servers did not come back")


def test_the_address_of_a_client_is_the_one_that_the_proxy_saw(postgres: Postgres, tmp_path: Path) -> None:  # noqa: F811
    if reason := missing():
        pytest.skip(reason)
    with Stack(tmp_path, postgres.new_database()) as stack:
        forged = (f"203.0.{number // 200}.{number % 200}" for number in itertools.count(1))

        def guests(address: str, **more: Any) -> list[int]:
            """The statuses of new guests who each claim to come from somewhere else."""
            found = []
            with httpx.Client(verify=False, trust_env=False) as http:
                for _ in range(100):
                    http.cookies.clear()
                    headers = {"X-Forwarded-For": next(forged), **more}
                    url, extensions = f"{address}/api/v1/guest", {"sni_hostname": HOST}
                    found.append(http.post(url, json={}, headers=headers, extensions=extensions).status_code)
            return found

        through = guests(stack.nginx.address, Host=HOST)
        assert through[0] in (200, 201)
        assert 429 in through  # all of them count for one address
        assert 429 not in guests(stack.processes[0].address)  # the proxy alone may say who asks
        until(lambda: 429 in {line.get("status") for process in stack.processes for line in _json_lines(process)})


def _json_lines(process: Process) -> list[dict[str, Any]]:
    return [json.loads(line) for line in process.log().splitlines() if line.startswith("{") and line.endswith("}")]
