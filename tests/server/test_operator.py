"""What the operator sees and sets: metrics, health, request ids, host names, and what https changes."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from craton.server import readiness
from craton.server.logs import JsonLines, checked_request_id, request_id
from craton.server.storage.database import StorageError
from craton.server.storage.writer import OutcomeUnknown
from tests.server.harness import Client, LiveServer, seated

HTTPS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """The log of the server, as it would be written to standard error."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("craton")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel("INFO")
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("proxied"), proxies=1) as server:
        yield server


# Metrics


def samples(client: Client, **headers: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    answer = client.http.get("/metrics", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = list(text_string_to_metric_families(answer.text))
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def sample(client: Client, name: str, **labels: str) -> float:
    return samples(client)[name, frozenset(labels.items())]


def test_metrics_count_routes_queues_and_the_database(server: LiveServer) -> None:
    match, first, _ = seated(server, game="faust")
    first.act(match, "a1", 0)
    for path in ("/nowhere", "/nowhere/else", "/static/app.js"):
        first.http.get(path)
    first.http.request("PROPFIND", "/")
    with first.live(match) as socket:
        socket.next("snapshot")
        assert sample(first, "craton_sockets") == 1
        assert sample(first, "craton_frames_total") >= 1
    route = "/api/v1/matches/{match_id}/actions"
    assert sample(first, "craton_request_seconds_count", method="POST", route=route) >= 1
    assert sample(first, "craton_request_seconds_count", method="GET", route="unknown") >= 2
    assert sample(first, "craton_request_seconds_count", method="GET", route="file") >= 1
    assert sample(first, "craton_requests_total", method="POST", status="201") >= 1
    assert sample(first, "craton_requests_total", method="other", status="405") == 1
    assert sample(first, "craton_matches", status="playing") >= 1
    assert sample(first, "craton_matches_in_memory") >= 1
    assert sample(first, "craton_plies_total") >= 1
    assert sample(first, "craton_commit_seconds_count") == sample(first, "craton_commits_total") >= 1
    assert sample(first, "craton_query_seconds_count") >= 1
    assert sample(first, "craton_connections") >= 1
    assert sample(first, "craton_requests_active") == 1
    for queue in ("bots", "search", "analysis", "reads", "replays", "writer", "threads"):
        assert sample(first, "craton_queue", queue=queue) == 0
    for name in ("loop_lag_seconds", "load_level", "database_connections_in_use", "start_time_seconds"):
        assert sample(first, f"craton_{name}") >= 0
    assert sample(first, "craton_task_alive", task="clocks") == 1
    assert sample(first, "craton_task_crashes_total", task="clocks") == 0
    assert match not in first.http.get("/metrics").text


def test_refused_and_shed_requests_are_counted_by_reason(tmp_path: Path) -> None:
    with LiveServer(tmp_path, limits=True) as server:
        match, first, _ = seated(server, game="faust")
        for _ in range(9):
            first.request("POST", f"/matches/{match}/chat", {"text": "x"})
        assert sample(first, "craton_refused_total", limit="chat") == 1
        load = server.app.state.context.admission.load
        load._lag = lambda: 0.1
        first.request("POST", "/study", {"game": "faust"})
        assert sample(first, "craton_shed_total", priority="optional") == 1
        assert sample(first, "craton_load_level") == 1


def test_each_application_has_metrics_of_its_own(server: LiveServer, tmp_path: Path) -> None:
    server.client().open(game="faust")
    with LiveServer(tmp_path) as other:
        assert ("craton_matches", frozenset({("status", "waiting")})) not in samples(other.client())


def test_metrics_are_for_the_operator_alone(server: LiveServer, proxied: LiveServer, tmp_path: Path) -> None:
    me = server.client()
    assert me.http.get("/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert me.http.get("/metrics", headers={name: "127.0.0.1"}).status_code == 404
    assert proxied.client().http.get("/metrics").status_code == 404
    with LiveServer(tmp_path, metrics_token="a long secret", proxies=1) as guarded:
        me = guarded.client()
        assert me.http.get("/metrics").status_code == 404
        assert me.http.get("/metrics", headers={"Authorization": "Bearer another"}).status_code == 404
        assert samples(me, Authorization="Bearer a long secret")


# Health


def test_healthz_needs_no_database(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreachable(*_: object) -> None:
        raise AssertionError("the database was asked")

    monkeypatch.setattr(server.app.state.context.store, "rows", unreachable)
    monkeypatch.setattr(server.app.state.context.store.writer, "write", unreachable)
    answer = server.client().http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "alive", "bots": "off"})


def problems(client: Client) -> list[str]:
    answer = client.http.get("/readyz")
    found: list[str] = answer.json()["problems"]
    assert (answer.status_code, answer.json()["status"]) == ((503, "not ready") if found else (200, "ready"))
    return found


def test_readyz_really_writes_but_not_for_everybody_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with LiveServer(tmp_path) as server:
        me, writer = server.client(), server.app.state.context.store.writer
        before = writer.commits
        assert [problems(me) for _ in range(20)] == [[]] * 20
        assert writer.commits == before + 1

        async def full(_: object) -> None:
            raise OSError(28, "No space left on device")

        real, writer._transaction = writer._transaction, full
        assert problems(me) == []  # as a moment ago
        monkeypatch.setattr(readiness, "KEPT", 0.0)
        assert "No space left on device" in problems(me)[0]

        async def hang(_: object) -> None:
            await asyncio.sleep(0.3)

        writer._transaction = hang
        monkeypatch.setattr(readiness, "TIMEOUT", 0.05)
        assert problems(me) == ["A write took more than 0.05 s."]
        writer._transaction = real
        monkeypatch.setattr(readiness, "TIMEOUT", 20)
        assert problems(me) == []


def test_readyz_names_tasks_that_do_not_run_and_a_lagging_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with LiveServer(tmp_path) as server:
        me, context = server.client(), server.app.state.context
        context.supervisor.observe("gears", lambda: False)
        assert problems(me) == ["The background task gears does not run."]
        context.supervisor.observe("gears", lambda: True)
        assert problems(me) == []
        context.loop_monitor._lags = [3.0] * len(context.loop_monitor._lags)
        monkeypatch.setattr(context.loop_monitor, "_measure", lambda: None)
        assert any("lags" in problem for problem in problems(me))


# Request ids


def test_a_request_id_is_kept_if_it_is_harmless_and_otherwise_made(server: LiveServer) -> None:
    me = server.client()
    assert me.http.get("/healthz", headers={"X-Request-ID": "abc-1.2_3"}).headers["x-request-id"] == "abc-1.2_3"
    made = {me.http.get("/healthz").headers["x-request-id"] for _ in range(3)}
    assert len(made) == 3
    for bad in ("x" * 65, "a b", "", 'a"b', "a/b"):
        assert me.http.get("/healthz", headers={"X-Request-ID": bad}).headers["x-request-id"] != bad
    assert checked_request_id("a\nb") != "a\nb"


def test_every_log_line_of_a_request_carries_its_id(
    server: LiveServer, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = server.client()

    async def broken(*_: object) -> None:
        logging.getLogger("craton.server").warning("a line from within")
        raise RuntimeError("broken")

    monkeypatch.setattr(server.app.state.context.store, "count_by_status", broken)
    answer = me.http.get("/metrics", headers={"X-Request-ID": "find-me"})
    assert answer.status_code == 500
    assert answer.json()["error"]["request"] == "find-me"
    mine = [line for line in lines(logged) if line.get("request") == "find-me"]
    assert {line["what"] for line in mine} == {"a line from within", "request failed", "request"}
    assert request_id.get(None) is None


def test_a_long_path_does_not_make_a_long_log_line(server: LiveServer, logged: io.StringIO) -> None:
    server.client().http.get("/" + "x" * 30_000)
    assert "xxx" in logged.getvalue()
    assert max(map(len, logged.getvalue().splitlines())) < 1000


def test_frames_have_ids_as_well(server: LiveServer, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    context = server.app.state.context
    monkeypatch.setattr(context.matches, "now", lambda: logging.getLogger("craton.server").warning("asked") or 0)
    with connect(
        f"ws{server.address[4:]}/api/v1/live", additional_headers={"X-Request-ID": "line"}, proxy=None
    ) as socket:
        for _ in range(2):
            socket.send('{"type": "ping"}')
            socket.recv(timeout=10)
    asked = [line["request"] for line in lines(logged) if line["what"] == "asked" and "request" in line]
    assert asked[:2] == ["line.1", "line.2"]


# Hosts


def test_a_server_with_host_names_answers_to_no_others(tmp_path: Path) -> None:
    with LiveServer(tmp_path, hosts="play.example, 127.0.0.1") as server:
        me = server.client()
        assert me.http.get("/api/v1/me").status_code == 200  # 127.0.0.1 with a port
        assert me.http.get("/api/v1/me", headers={"Host": "Play.Example"}).status_code == 200
        for host in ("evil.example", "play.example.evil.example", "xplay.example", ""):
            answer = me.http.get("/api/v1/me", headers={"Host": host})
            assert answer.status_code == 400, host
        assert me.http.get("/", headers={"Host": "evil.example"}).json()["error"]["code"] == "bad-request"
        for path in ("/healthz", "/readyz"):  # a load balancer asks by the machine's address
            assert me.http.get(path, headers={"Host": "10.0.0.7:8000"}).status_code == 200
        handshake = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        handshake |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Host": "evil.example"}
        assert me.http.get("/api/v1/live", headers=handshake).status_code == 400


# https


def cookies(answer: httpx.Response) -> dict[str, str]:
    """The cookies that a response sets, with their attributes."""
    return dict(text.split("=", 1) for text in answer.headers.get_list("set-cookie"))


def test_over_https_the_cookie_is_bound_to_the_host(proxied: LiveServer) -> None:
    made = cookies(proxied.client().http.post("/api/v1/guest", json={}, headers=HTTPS))
    assert list(made) == ["__Host-craton"]
    value, *attributes = made["__Host-craton"].split("; ")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=Lax"} <= set(attributes)
    assert not any(attribute.startswith("Domain") for attribute in attributes)

    def user(cookie: str, **headers: str) -> object:
        answer = httpx.get(f"{proxied.address}/api/v1/me", headers={"Cookie": cookie, **headers}, trust_env=False)
        return answer.json()["user"]

    assert user(f"__Host-craton={value}", **HTTPS) is not None
    assert user(f"craton={value}", **HTTPS) is None  # another host of the domain may have set it
    assert user(f"craton={value}") is not None
    assert user(f"__Host-craton={value}") is None


def test_without_https_the_cookie_has_its_plain_name(server: LiveServer, proxied: LiveServer) -> None:
    for answer in (
        server.client().http.post("/api/v1/guest", json={}),
        server.client().http.post("/api/v1/guest", json={}, headers=HTTPS),  # anybody can say so
        proxied.client().http.post("/api/v1/guest", json={}),
    ):
        made = cookies(answer)
        assert list(made) == ["craton"]
        assert "Secure" not in made["craton"]


def test_signing_out_over_https_deletes_the_right_cookie(proxied: LiveServer) -> None:
    value = cookies(proxied.client().http.post("/api/v1/guest", json={}, headers=HTTPS))["__Host-craton"]
    headers = {"Cookie": f"__Host-craton={value.split('; ')[0]}", **HTTPS}
    answer = httpx.delete(f"{proxied.address}/api/v1/sessions/current", headers=headers, trust_env=False)
    made = cookies(answer)
    assert list(made) == ["__Host-craton"]
    assert "Max-Age=0" in made["__Host-craton"]
    assert "Secure" in made["__Host-craton"]


def test_browsers_are_told_to_stay_with_https(server: LiveServer, proxied: LiveServer) -> None:
    for path in ("/", "/static/app.js", "/api/v1/me", "/nowhere"):
        assert "max-age=" in proxied.client().http.get(path, headers=HTTPS).headers["strict-transport-security"]
        assert "strict-transport-security" not in proxied.client().http.get(path).headers
        assert "strict-transport-security" not in server.client().http.get(path, headers=HTTPS).headers


# What a client is answered when the database fails


@pytest.mark.parametrize(
    ("failure", "outcome", "words"),
    [
        (StorageError("The disk is full."), "unchanged", "The disk is full. Nothing has been changed."),
        (OutcomeUnknown("The connection broke."), "unknown", "It is not known whether the change was made"),
    ],
    ids=["certain", "unknown"],
)
def test_nothing_has_been_changed_is_said_only_if_it_is_certain(
    tmp_path: Path, failure: StorageError, outcome: str, words: str
) -> None:
    with LiveServer(tmp_path) as server:
        match, first, _ = seated(server, game="faust")
        writer = server.app.state.context.store.writer

        async def fail(_: object) -> None:
            raise failure

        writer.write = fail
        with first.live(match) as socket:
            socket.send(type="act", match=match, action="a1", ply=0, id="x")
            errors = [socket.next("error")["error"]]
        answer = first.request("POST", f"/matches/{match}/actions", {"action": "a1", "ply": 0, "id": "x"})
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "5"
        for error in (*errors, answer.json()["error"]):
            assert (error["code"], error["outcome"]) == ("storage", outcome)
            assert words in error["message"]
            assert ("Nothing has been changed" in error["message"]) == (outcome == "unchanged")
