"""Load shedding: under load everything else is refused before moves are."""

from pathlib import Path

import pytest

from craton.server.access.load import HOLD, MAX_ACTIVE, MAX_LAG, MAX_PENDING, Level, Load, Priority, priority_of
from craton.server.errors import RequestError
from craton.server.loop_monitor import LoopMonitor
from tests.server.harness import Client, LiveServer, seated

M = "/api/v1/matches/abc"
MOVES = [f"POST {M}/actions", f"POST {M}/chat", f"POST {M}/resign", f"POST {M}/draw/accept", f"POST {M}/join"]
MOVES += ["GET /healthz", "GET /readyz", "GET /metrics"]
ORDINARY = [f"GET {M}", f"GET {M}/entries", "GET /", "GET /static/app.js", "POST /api/v1/sessions", "GET /api/v1/me"]
OPTIONAL = ["POST /api/v1/study", "POST /api/v1/study/search", f"GET {M}/insight", f"GET {M}/steps/7", f"GET {M}/svg"]
OPTIONAL += [
    f"GET {M}/analysis",
    f"GET {M}/hint",
    f"GET {M}/evaluation",
    f"GET {M}/record",
    "POST /api/v1/matches",
    "POST /api/v1/tournaments",
]
OPTIONAL += ["POST /api/v1/guest", "POST /api/v1/account"]


class Busy:
    """A load that tests set by hand."""

    def __init__(self) -> None:
        self.lag = 0.0
        self.pending = 0
        self.now = 100.0
        self.load = Load(lambda: self.lag, lambda: self.pending, clock=lambda: self.now)


@pytest.mark.parametrize(
    ("priority", "requests"),
    [(Priority.MOVE, MOVES), (Priority.ORDINARY, ORDINARY), (Priority.OPTIONAL, OPTIONAL)],
    ids=["moves", "ordinary", "optional"],
)
def test_the_priority_of_a_request_is_known_before_it_is_parsed(priority: Priority, requests: list[str]) -> None:
    for request in requests:
        method, path = request.split()
        assert priority_of(method, path, is_known=True) == priority, request


def test_what_an_unknown_caller_reads_is_optional() -> None:
    assert priority_of("GET", f"{M}/entries", is_known=False) == Priority.OPTIONAL
    assert priority_of("GET", "/static/app.js", is_known=False) == Priority.ORDINARY
    assert priority_of("POST", f"{M}/join", is_known=False) == Priority.MOVE


@pytest.mark.parametrize("level", [0, 1])
def test_lag_requests_and_waiting_changes_each_raise_the_level(level: int) -> None:
    assert Busy().load.level == Level.FINE
    busy = Busy()
    busy.lag = MAX_LAG[level] * 1.1
    assert busy.load.level == level + 1
    busy = Busy()
    busy.pending = MAX_PENDING[level] + 1
    assert busy.load.level == level + 1
    busy = Busy()
    busy.load.active = MAX_ACTIVE[level] + 1
    assert busy.load.level == level + 1


def test_moves_are_never_refused_and_the_rest_in_order() -> None:
    busy = Busy()
    refused = []
    for lag in (0.0, MAX_LAG[0] + 0.01, MAX_LAG[1] + 0.01, 100.0):
        busy.lag = lag
        refused.append(set())
        for priority in Priority:
            try:
                busy.load.check(priority)
            except RequestError as error:
                refused[-1].add((priority, error.code))
    optional, ordinary = (Priority.OPTIONAL, "overloaded"), (Priority.ORDINARY, "overloaded")
    assert refused == [set(), {optional}, {optional, ordinary}, {optional, ordinary}]
    assert busy.load.shed == {"optional": 3, "ordinary": 2}


def test_a_level_stays_for_a_moment_so_that_it_does_not_flicker() -> None:
    busy = Busy()
    busy.lag = 1.0
    assert busy.load.level == Level.OVERLOADED
    busy.lag = 0.0
    busy.now += HOLD / 2
    assert busy.load.level == Level.OVERLOADED
    busy.now += HOLD
    assert busy.load.level == Level.FINE


def test_one_slow_step_is_no_overload() -> None:
    monitor = LoopMonitor(clock=lambda: 0.0)
    monitor._lags[:3] = [0.0, 2.0, 0.0]
    monitor._place = 3
    assert monitor.recent == 2.0
    assert monitor.typical == 0.0
    monitor._lags[:10] = [0.2] * 10
    monitor._place = 10
    assert monitor.typical == 0.2


def shed(client: Client, method: str, path: str, body: object = None) -> bool:
    answer = client.request(method, path, body)
    if answer.status_code == 503:
        assert answer.json()["error"]["code"] == "overloaded"
        assert int(answer.headers["retry-after"]) >= 2
    return answer.status_code == 503


def test_an_overloaded_server_still_plays(tmp_path: Path) -> None:
    with LiveServer(tmp_path, limits=True) as server:
        match, first, second = seated(server, game="faust")
        load: Load = server.app.state.context.admission.load
        lag = 0.1
        load._lag = lambda: lag
        assert shed(first, "POST", "/study", {"game": "faust"})
        assert shed(first, "POST", "/matches", {"game": "faust"})
        assert shed(server.client(), "GET", f"/matches/{match}")
        assert not shed(second, "GET", f"/matches/{match}")
        lag = 10.0
        assert shed(second, "GET", f"/matches/{match}")
        assert first.http.get("/").status_code == 503
        assert first.http.get("/healthz").status_code == 200
        first.act(match, "a1", 0)
        with second.live(match) as socket:
            socket.next("snapshot")
            socket.send(type="act", match=match, action="b2", ply=1, id="x")
            assert socket.next("done", "error")["type"] == "done"
