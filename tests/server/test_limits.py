"""Limits by address: what counts before a request is parsed, what guests share, and what several processes share."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from craton.server.access import admission, limits
from craton.server.access.addresses import client_network, is_direct_loopback, is_https, network_of
from craton.server.access.admission import MAX_FILE_DELAY, Admission
from craton.server.access.limits import LIMITS, SHARED, Limiter
from craton.server.access.load import Load, Priority
from craton.server.errors import RequestError
from tests.server.harness import LiveServer, seated, until
from tests.server.postgres import Postgres

FIRST_VISIT = 340
"""Requests for static files of a browser that opens the page for the first time, with those of the service worker."""


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def limiter_of(clock: Clock) -> Limiter:
    return Limiter(clock=clock)


def granted(limiter: Limiter, purpose: str, who: str, network: str, tries: int) -> int:
    """How many of some requests of a guest are granted."""
    count = 0
    for _ in range(tries):
        try:
            limiter.take_shared(purpose, who, network)
            count += 1
        except RequestError:
            pass
    return count


# Addresses


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", "not an address"),
        ("x" * 1000, "x" * 64),
        ("", "unknown"),
    ],
)
def test_an_ipv6_address_counts_by_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_behind_proxies_the_address_is_the_one_that_the_outermost_trusted_proxy_saw() -> None:
    scope = {"client": ("127.0.0.1", 1), "scheme": "http"}
    forged = Headers({"x-forwarded-for": "203.0.113.9, 198.51.100.4"})
    assert client_network(scope, forged, 0) == "127.0.0.1"
    assert client_network(scope, forged, 1) == "198.51.100.4"
    assert client_network(scope, forged, 2) == "203.0.113.9"
    assert client_network(scope, forged, 3) == "127.0.0.1"  # a proxy that adds nothing is no proxy


def test_https_is_believed_only_from_trusted_proxies() -> None:
    scope = {"client": ("127.0.0.1", 1), "scheme": "http"}
    said = Headers({"x-forwarded-proto": "https"})
    assert not is_https(scope, said, 0)
    assert is_https(scope, said, 1)
    assert is_https(scope, said, 2)
    assert not is_https(scope, Headers({"x-forwarded-proto": "https, http"}), 1)
    assert is_https({**scope, "scheme": "wss"}, Headers({}), 0)


def test_a_forwarded_request_is_not_direct() -> None:
    here, there = {"client": ("127.0.0.1", 1)}, {"client": ("192.0.2.1", 1)}
    assert is_direct_loopback(here, Headers({}))
    assert is_direct_loopback({"client": ("::1", 1)}, Headers({}))
    assert not is_direct_loopback(there, Headers({}))
    for name in ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"):
        assert not is_direct_loopback(here, Headers({name.lower(): "x"}))


# Buckets


def test_guests_of_one_address_share_a_quota() -> None:
    limiter = limiter_of(Clock())
    burst = int(LIMITS["act"].burst)
    taken = [granted(limiter, "act", f"guest {n}", "192.0.2.1", burst) for n in range(40)]
    assert taken[:SHARED] == [burst] * SHARED
    assert sum(taken) == SHARED * burst
    assert granted(limiter, "act", "somebody", "192.0.2.2", burst) == burst
    limiter.take("act", "an account at the first address")


def test_a_refused_request_takes_nothing() -> None:
    clock = Clock()
    limiter = limiter_of(clock)
    burst = int(LIMITS["chat"].burst)
    assert granted(limiter, "chat", "loud", "192.0.2.1", 1000) == burst
    others = sum(granted(limiter, "chat", f"guest {n}", "192.0.2.1", burst) for n in range(40))
    assert others == (SHARED - 1) * burst


def test_what_costs_more_than_a_burst_needs_a_full_bucket() -> None:
    clock = Clock()
    limiter = limiter_of(clock)
    limiter.take("look", "somebody", 10_000)
    with pytest.raises(RequestError) as refused:
        limiter.take("look", "somebody", 10_000)
    assert refused.value.retry_after == LIMITS["look"].burst / LIMITS["look"].rate
    clock.now += refused.value.retry_after
    limiter.take("look", "somebody", 10_000)


def test_a_debt_delays_the_next_request_and_has_a_bound() -> None:
    clock = Clock()
    limiter = limiter_of(clock)
    limit = LIMITS["request"]
    for _ in range(1000):
        limiter.spend("request", "192.0.2.1", 20)
    with pytest.raises(RequestError):
        limiter.take("request", "192.0.2.1")
    clock.now += (limit.burst + 2) / limit.rate
    limiter.take("request", "192.0.2.1")


# Several processes


def exchange(*limiters: Limiter) -> None:
    for one in limiters:
        for topic in one.reports():
            for other in limiters:
                if other is not one:
                    other.receive(topic)


def test_two_processes_together_grant_what_one_would() -> None:
    clock = Clock()
    one, two = limiter_of(clock), limiter_of(clock)
    exchange(one, two)
    limit = LIMITS["act"]
    count = 0
    for _ in range(400):  # 100 seconds, with a report every quarter of a second
        count += granted(one, "act", "greedy", "192.0.2.1", 50) + granted(two, "act", "greedy", "192.0.2.1", 50)
        clock.now += 0.25
        exchange(one, two)
    long_run = limit.burst + 100 * limit.rate
    assert long_run <= count <= long_run + limit.burst + 2 * 0.25 * limit.rate  # the slack of one further process


def test_quotas_that_guests_share_hold_across_processes() -> None:
    clock = Clock()
    one, two = limiter_of(clock), limiter_of(clock)
    exchange(one, two)
    burst = int(LIMITS["open"].burst)
    for n in range(SHARED):
        assert granted(one, "open", f"guest {n}", "2001:db8::/64", burst) == burst
    exchange(one, two)
    assert granted(two, "open", "another guest", "2001:db8::/64", 1) == 0
    assert granted(two, "open", "another guest", "2001:db8:1::/64", 1) == 1


def test_reports_are_few_and_nonsense_is_ignored() -> None:
    limiter = limiter_of(Clock())
    assert limiter.reports() == []
    for n in range(100):
        limiter.take("read", f"user {n}")
    assert limiter.reports() == []  # too little to matter
    for _ in range(3):
        limiter.take("password", "name:a|b|c")
    assert limiter.reports()[0].startswith("spent|password|name:a|b|c|")
    for topic in ("spent|", "spent|nothing|x|1", "here:a:b:c:1", "spent|act|x"):
        limiter.receive(topic)


# The school class


def test_a_class_of_thirty_behind_one_address_loads_the_page_at_once() -> None:
    clock = Clock()
    gate = Admission(limiter_of(clock), Load(lambda: 0, lambda: 0, clock=clock), by_network=500)
    for _ in range(30 * 12):
        gate.charge("192.0.2.1")
    slots = [gate.enter("192.0.2.1", Priority.ORDINARY) for _ in range(30 * 6)]  # a browser uses six connections
    for slot in slots:
        slot.leave()
    assert gate.load.active == 0
    limiter, waiting = gate.limiter, 0.0
    for _ in range(30 * FIRST_VISIT // 10):  # each browser waits for its files before it asks for more
        waiting = max(limiter.delay("file", "192.0.2.1", MAX_FILE_DELAY) for _ in range(10))
        clock.now += max(0.0, waiting - 2)
    assert waiting <= 3
    assert clock.now - 100 < 30  # after that, all have everything


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("strict"), limits=True) as server:
        yield server


@pytest.fixture
def patient(strict: LiveServer) -> Iterator[LiveServer]:
    """The server with full buckets."""
    limiter: Limiter = strict.app.state.context.limiter
    limiter._buckets.clear()
    yield strict
    limiter._buckets.clear()


def test_a_class_of_thirty_behind_one_address_plays_at_once(patient: LiveServer) -> None:
    with ExitStack() as stack:
        for _ in range(15):
            match, first, second = seated(patient, game="faust", options={"size": 5})
            for client in (first, second):
                stack.enter_context(client.live(match)).next("snapshot")
            for n, (client, cell) in enumerate([(first, "a1"), (second, "b2"), (first, "c3"), (second, "d4")]):
                client.act(match, cell, n)


def test_one_address_gets_a_bounded_number_of_new_guests_per_hour(patient: LiveServer) -> None:
    answers = [patient.client().request("POST", "/guest", {}).status_code for _ in range(65)]
    assert answers.count(201) == LIMITS["guest"].burst
    assert answers[-1] == 429
    assert LIMITS["guest"].rate * 3600 == 60


# Before parsing


@pytest.fixture
def poor(patient: LiveServer, monkeypatch: pytest.MonkeyPatch) -> LiveServer:
    """The server with a small quota for each address, which hardly grows."""
    monkeypatch.setitem(limits.LIMITS, "request", limits.Limit(40, 0.01))
    monkeypatch.setattr(admission, "REFUSAL_DELAY", 0.0)
    return patient


def statuses(server: LiveServer, number: int, method: str, path: str, **more: object) -> list[int]:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        return [client.request(method, path, **more).status_code for _ in range(number)]  # type: ignore[arg-type]


def test_a_malformed_body_costs_its_address_by_its_size(poor: LiveServer) -> None:
    found = statuses(poor, 6, "POST", "/api/v1/study", content=b"[" * 60_000)
    assert found == [400, 400, 429, 429, 429, 429]
    assert statuses(poor, 1, "GET", "/api/v1/games") == [200]


def test_a_body_of_undeclared_length_is_charged_as_it_arrives(poor: LiveServer) -> None:
    def pieces() -> Iterator[bytes]:
        yield from (b"[" * 6_000 for _ in range(10))

    found = []
    for _ in range(5):
        found += statuses(poor, 1, "POST", "/api/v1/study", content=pieces())
    assert found[0] == 400
    assert found[-1] == 429


def test_health_checks_and_files_are_not_for_free(poor: LiveServer) -> None:
    assert statuses(poor, 41, "GET", "/healthz") == [200] * 40 + [429]


def test_files_are_delayed_and_not_refused(patient: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.LIMITS, "file", limits.Limit(10, 50))
    begin = time.monotonic()
    assert statuses(patient, 30, "GET", "/static/app.js") == [200] * 30
    assert time.monotonic() - begin >= 19 / 50  # the first ten at once, the others at the rate


def test_files_are_refused_when_too_many_of_one_address_wait() -> None:
    clock = Clock()
    limiter = limiter_of(clock)
    limit = LIMITS["file"]
    most = int(limit.burst + limit.rate * MAX_FILE_DELAY)
    assert max(limiter.delay("file", "192.0.2.1", MAX_FILE_DELAY) for _ in range(most)) == MAX_FILE_DELAY
    with pytest.raises(RequestError) as refused:
        limiter.delay("file", "192.0.2.1", MAX_FILE_DELAY)
    assert refused.value.code == "too-many-requests"
    assert limiter.delay("file", "192.0.2.2", MAX_FILE_DELAY) == 0


def test_an_invalid_token_or_cookie_costs_more(poor: LiveServer) -> None:
    wrong = {"Authorization": "Bearer craton_0123456789abcdef.nonsense"}
    assert statuses(poor, 3, "GET", "/api/v1/me", headers=wrong) == [401, 401, 429]
    poor.app.state.context.limiter._buckets.clear()
    found = statuses(poor, 8, "GET", "/api/v1/me", headers={"Cookie": "craton=nonsense"})
    assert found == [200] * 7 + [429]


def test_handshakes_and_frames_count(poor: LiveServer) -> None:
    client = poor.client()
    with client.live() as socket:
        for _ in range(38):
            socket.send(type="ping")
            assert socket.next("error", "pong")["type"] == "pong"
        socket.send(type="ping")
        assert socket.next("error", "pong")["error"]["code"] == "too-many-requests"
        poor.app.state.context.limiter.spend("request", "127.0.0.1", 1)
        with pytest.raises(InvalidStatus) as refused, client.live():
            pass
        assert refused.value.response.status_code == 429


def test_a_refused_client_is_told_when_to_come_back_but_not_at_once(
    poor: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses(poor, 40, "GET", "/healthz")
    monkeypatch.setattr(admission, "REFUSAL_DELAY", 0.6)
    begin = time.monotonic()
    answer = httpx.get(f"{poor.address}/healthz", trust_env=False)
    assert time.monotonic() - begin >= 0.3
    assert answer.json()["error"]["code"] == "too-many-requests"
    assert int(answer.headers["retry-after"]) >= 1


def test_a_client_that_ignores_another_limit_soon_reaches_that_of_its_address(
    poor: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.SHARED_LIMITS, "read", limits.Limit(5, 0.01))
    statuses(poor, 20, "GET", "/api/v1/games")
    refused = poor.app.state.context.limiter.refused
    assert statuses(poor, 1, "GET", "/healthz") == [429]
    assert refused["request"] > 1


def test_an_address_has_a_bounded_number_of_requests_in_progress_and_others_are_not_affected(tmp_path: Path) -> None:
    with LiveServer(tmp_path, limits=True, address_connections=8, proxies=1) as server:
        match, *_ = seated(server, game="faust")
        path = f"{server.address}/api/v1/matches/{match}/entries?after=9&wait=2"

        def poll(_: int) -> int:
            return httpx.get(path, headers={"X-Forwarded-For": "192.0.2.1"}, trust_env=False, timeout=20).status_code

        with ThreadPoolExecutor(10) as threads:
            polls = [threads.submit(poll, n) for n in range(10)]
            until(lambda: server.app.state.context.admission.refused["concurrent requests"] == 2)
            other = httpx.get(f"{server.address}/healthz", headers={"X-Forwarded-For": "192.0.2.2"}, trust_env=False)
            assert other.status_code == 200
            assert sorted(poll.result() for poll in polls) == [200] * 8 + [429] * 2
        assert server.app.state.context.admission.load.active == 0
        assert not server.app.state.context.admission._counts


def test_sockets_of_an_address_and_of_an_account_are_bounded(tmp_path: Path) -> None:
    with LiveServer(tmp_path, limits=True) as server, ExitStack() as stack:
        me = server.client()
        me.post("/guest")
        for _ in range(admission.MAX_SOCKETS):
            stack.enter_context(me.live())
        with pytest.raises(InvalidStatus) as refused, me.live():
            pass
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["error"]["code"] == "too-many-requests"
        with server.client().live():
            pass


@pytest.mark.long
def test_a_limit_holds_for_two_servers_on_one_database(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with (
        LiveServer(tmp_path, database=database, limits=True) as here,
        LiveServer(tmp_path, database=database, limits=True) as there,
    ):
        me = here.client()
        me.post("/guest")
        elsewhere = there.again(me)
        match = me.open(game="faust", opponent="same")["id"]
        taken = [me.request("POST", f"/matches/{match}/chat", {"text": "x"}).status_code for _ in range(8)]
        assert taken == [200] * 8
        time.sleep(1)  # the report is due after a quarter of a second
        answer = elsewhere.request("POST", f"/matches/{match}/chat", {"text": "x"})
        assert answer.status_code == 429
        assert server_refused(there) == 1


def server_refused(server: LiveServer) -> int:
    refused: int = server.app.state.context.limiter.refused["chat"]
    return refused
