"""Experiments on the server: who may run them, what they show while they run, and what survives."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from craton.cli import main
from craton.server.lab.folders import Folder
from craton.server.lab.plan import write_toml
from craton.server.settings import Settings
from craton.server.wire import lab as wire
from tests.browser.served import Served
from tests.server.harness import PASSWORD, Client, LiveServer, actions_of, check_response, seated

PATIENCE = 400  # seconds: a run takes 3 s of CPU time, and a machine may be busy with other tests
SMALL = {"board": "hex24", "turn_limit": 10}
TRIAL: dict[str, Any] = {
    "title": "A trial",
    "game": "assault",
    "variants": [{"name": "plain", "options": SMALL}, {"name": "swap", "options": {**SMALL, "pie": "yes"}}],
    "first": "random",
    "games": 30,
    "evaluated": 2,
    "simulations": 4,
}
ENDLESS = {**TRIAL, "games": 500_000}
READER = {"X-Forwarded-For": "192.0.2.7"}
"""Somebody who does not sit at the machine of the server."""


@pytest.fixture(scope="module")
def laboratory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("lab"), lab_workers=1) as server:
        yield server


@pytest.fixture(scope="module")
def finished(laboratory: LiveServer) -> dict[str, Any]:
    """An experiment that has been run, and all that was seen of it meanwhile."""
    operator = laboratory.client()
    key = operator.post("/lab", TRIAL)["key"]
    seen: list[dict[str, Any]] = []

    def look() -> bool:
        seen.append(operator.get(f"/lab/{key}"))
        return seen[-1]["status"] not in ("queued", "running")

    until(look)
    return {"key": key, "seen": seen, "last": seen[-1]}


def until(look: Callable[[], Any]) -> Any:
    """Looks again and again until something true is seen, and returns it."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.1)
    return found


def status_of(client: Client, key: str) -> str:
    return str(client.get(f"/lab/{key}")["status"])


def playing(client: Client, key: str, more_than: int = 0) -> dict[str, Any]:
    """The experiment as soon as it has played more than some games."""

    def look() -> dict[str, Any] | None:
        found: dict[str, Any] = client.get(f"/lab/{key}")
        assert found["status"] != "failed", found["problem"]
        return found if found["stage"] == "playing" and found["games"] > more_than else None

    playing_now: dict[str, Any] = until(look)
    return playing_now


# Who may do what


def test_somebody_elsewhere_sees_no_experiment_and_runs_none(laboratory: LiveServer, finished: dict[str, Any]) -> None:
    key = finished["key"]
    rebound = {"Host": "evil.example"}
    for headers in (READER, {"Forwarded": "for=127.0.0.1"}, rebound, {"Host": f"127.0.0.1.evil.example:{80}"}):
        other = laboratory.client(**headers)
        assert other.refused("GET", "/lab") == (403, "forbidden")
        assert other.refused("POST", "/lab", TRIAL) == (403, "forbidden")
        assert other.refused("POST", f"/lab/{key}/share") == (403, "forbidden")
        assert other.refused("DELETE", f"/lab/{key}") == (403, "forbidden")
        assert other.refused("GET", f"/lab/{key}") == (404, "not-found")
        assert other.refused("GET", f"/lab/{key}/report") == (404, "not-found")
        assert other.get("/me")["operator"] is False
    for name in ("localhost", "127.0.0.1", "[::1]", "LOCALHOST:8000"):
        assert laboratory.client(Host=name).get("/me")["operator"] is True
    page_of_another_site = laboratory.client(Origin="https://evil.example")
    assert page_of_another_site.refused("POST", "/lab", TRIAL) == (403, "wrong-origin")
    assert [one["key"] for one in laboratory.client().get("/lab")["experiments"]] == [key]


def test_named_operators_are_known_by_their_session_and_by_nothing_else(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        for name in ("Ann", "Bob"):
            server.account(name)
    with LiveServer(tmp_path, operators="ann, Carol", lab_workers=0) as server:
        people = {}
        for name in ("Ann", "Bob"):
            people[name] = server.client()
            people[name].post("/sessions", {"name": name, "password": PASSWORD})
        guest = server.client()
        guest.post("/guest")
        assert people["Ann"].get("/lab") == {"workers": 0, "experiments": []}
        assert people["Ann"].get("/me")["operator"] is True
        token = people["Ann"].post("/tokens", {"label": "t", "scopes": ["read", "play"]})["token"]
        for other in (people["Bob"], guest, server.client(), server.client(Authorization=f"Bearer {token}")):
            assert other.refused("GET", "/lab") == (403, "forbidden")
            assert other.refused("POST", "/lab", TRIAL) == (403, "forbidden")
            assert other.get("/me")["operator"] is False
        taking = {"name": "carol", "password": PASSWORD}
        assert server.client().refused("POST", "/account", taking) == (409, "name-taken")
        assert people["Ann"].refused("POST", "/lab", TRIAL) == (409, "not-allowed-now")


def test_behind_a_proxy_nobody_is_the_operator_unless_named(tmp_path: Path) -> None:
    with LiveServer(tmp_path, proxies=1) as server:
        for headers in ({}, {"X-Forwarded-For": "127.0.0.1"}):
            assert server.client(**headers).refused("GET", "/lab") == (403, "forbidden")


# A run


def test_a_run_shows_its_estimates_and_ends_with_a_report(finished: dict[str, Any]) -> None:
    last = finished["last"]
    assert (last["status"], last["stage"], last["report"], last["problem"]) == ("done", "done", True, None)
    assert (last["games"], last["wanted"]) == (60, 60)
    for cell, name in zip(last["cells"], ("plain", "swap"), strict=True):
        assert (cell["name"], cell["games"], cell["done"]) == (name, 30, True)
        counts = [point[0] for point in cell["trace"]]
        assert counts == sorted(set(counts))
        assert counts[-1] == 30
        assert all(0 <= low <= high <= 1 for _, _, low, high in cell["trace"])
    assert last["difference"]["trace"][-1][0] == 30
    assert last["variants"][1] == {"name": "swap", "options_text": "board=hex24,turn_limit=10,pie=yes"}
    for found in finished["seen"]:
        check_response(wire.LabExperiment, found)
    games = [found["games"] for found in finished["seen"]]
    assert games == sorted(games)


def test_a_report_has_no_authority_of_the_site(laboratory: LiveServer, finished: dict[str, Any]) -> None:
    answer = laboratory.client().http.get(f"/api/v1/lab/{finished['key']}/report")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "A trial" in answer.text
    policy = dict(
        [*part.split(" ", 1), ""][:2] for part in answer.headers["content-security-policy"].split("; ") if part
    )
    assert policy["sandbox"] == "allow-scripts"  # without allow-same-origin
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'self'"
    assert "connect-src" not in policy
    page = laboratory.client().http.get("/lab", headers={"Accept": "text/html"})
    assert "frame-src 'self'" in page.headers["content-security-policy"]


def test_readers_need_the_link_which_can_be_made_invalid(laboratory: LiveServer, finished: dict[str, Any]) -> None:
    operator, reader, key = laboratory.client(), laboratory.client(**READER), finished["key"]
    assert operator.get(f"/lab/{key}")["link"] is None
    assert reader.refused("GET", f"/lab/{key}.None") == (404, "not-found")
    link = operator.post(f"/lab/{key}/share")["link"]
    assert operator.post(f"/lab/{key}/share")["link"] == link
    assert len(link) > len(key) + 20
    found = reader.get(f"/lab/{link}")
    assert (found["key"], found["link"], found["operator"]) == (link, None, False)
    assert found["cells"] == finished["last"]["cells"]
    assert reader.http.get(f"/api/v1/lab/{link}/report").status_code == 200
    for wrong in (key, f"{link}x", link[:-1], f"{key}.", f"{key}.é", f"x{link}"):
        assert reader.refused("GET", f"/lab/{wrong}") == (404, "not-found")
    for command in ("stop", "resume", "share", "unshare"):
        assert reader.refused("POST", f"/lab/{link}/{command}") == (403, "forbidden")
    assert operator.post(f"/lab/{key}/unshare")["link"] is None
    assert reader.refused("GET", f"/lab/{link}") == (404, "not-found")
    assert operator.post(f"/lab/{key}/share")["link"] != link
    operator.post(f"/lab/{key}/unshare")


BAD: list[tuple[dict[str, Any], str]] = [
    ({"games": 0}, "each must be a whole number from 1 to 1,000,000, not 0."),
    ({"games": 2_000_000}, "each must be a whole number from 1 to 1,000,000, not 2000000."),
    ({"games": None}, "[games] needs `each`, the number of games of a cell, or `precision`, in points."),
    ({"precision": 1}, "[games] takes either `each`, a number of games, or `precision`, not both."),
    ({"minutes": 0}, "minutes must be a number from 0.01 to 100000, not 0."),
    (
        {"first": "grandmaster"},
        "There is no bot 'grandmaster'; the bots are greedy, mcts, random, style, external, gtp.",
    ),
    ({"first": "style:nonsense"}, "no style"),
    ({"first": "mcts:simulations=0"}, "simulations must be a number above 0."),
    ({"first": "os:system"}, "This server offers only the built-in bots."),
    ({"second": "external:touch /tmp/x"}, "This server offers only the built-in bots."),
    ({"variants": [{"name": "a", "options": {"board": "hex9"}}]}, "board must be"),
    ({"variants": [{"name": "a", "options": {"size": 5}}]}, "There is no option 'size'"),
    ({"variants": [{"name": "a", "preset": "nonsense"}]}, "nonsense"),
    ({"variants": [{"name": "a"}, {"name": "b"}]}, "The cell b occurs twice"),
    (
        {"variants": [{"name": "a"}, {"name": "a", "options": SMALL}]},
        "Two variants are the same, or have the same name.",
    ),
    ({"game": "chess"}, "There is no game 'chess'"),
    ({"confidence": 1}, "confidence must be a number from 0.5 to 0.9999, not 1."),
    ({"seed": -1}, "seed must be a whole number from 0"),
]


def test_what_the_lab_refuses_is_refused_in_one_sentence_and_nothing_is_stored(
    laboratory: LiveServer, finished: dict[str, Any]
) -> None:
    operator = laboratory.client()
    for change, sentence in BAD:
        answer = operator.request("POST", "/lab", TRIAL | change)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (400, "bad-request"), change
        assert sentence in error["message"], change
        assert error["message"].endswith(".")
    for change in ({"games": "many"}, {"variants": []}, {"unknown": 1}, {"games": True}):
        assert operator.refused("POST", "/lab", TRIAL | change) == (400, "bad-request")
    assert len(operator.get("/lab")["experiments"]) == 1
    assert operator.refused("GET", "/lab/nowhere-at-all") == (404, "not-found")
    assert operator.refused("GET", "/lab/..%2F..%2Fetc") == (404, "not-found")
    assert operator.refused("POST", f"/lab/{finished['key']}/resume") == (409, "not-allowed-now")
    assert operator.refused("POST", f"/lab/{finished['key']}/stop") == (409, "not-allowed-now")


def test_the_file_of_an_experiment_says_exactly_what_was_asked(tmp_path: Path) -> None:
    import tomllib

    data = {
        "title": 'A "title" with \\ and \x7f and é',
        "seed": 3,
        "variants": {"a b": {"size": 5, "pie": True, "cells": ["c3", "d4"], "limit": None, 'x"y': "z"}, "c": {}},
        "games": {"precision": 2.5},
    }
    expected = {**data, "variants": {**data["variants"], "a b": {**data["variants"]["a b"], "limit": "none"}}}  # type: ignore[dict-item, index]
    assert tomllib.loads(write_toml(data)) == expected


# Stopping, resuming, deleting


@pytest.mark.long
def test_a_stopped_run_continues_and_gives_the_games_of_one_that_was_never_stopped(tmp_path: Path) -> None:
    body = {**TRIAL, "games": 4000, "first": "mcts:simulations=4"}
    with LiveServer(tmp_path, lab_workers=1) as server:
        operator = server.client()
        key = operator.post("/lab", body)["key"]
        stops = 0
        while status_of(operator, key) == "running" and stops < 3:
            playing(operator, key, more_than=operator.get(f"/lab/{key}")["games"])
            stopped = operator.post(f"/lab/{key}/stop")
            assert stopped["status"] in ("paused", "done")
            assert server.app.state.context.lab.runner.pid is None
            if stopped["status"] == "done":
                break
            stops += 1
            assert operator.refused("POST", f"/lab/{key}/stop") == (409, "not-allowed-now")
            assert operator.post(f"/lab/{key}/resume")["status"] == "running"
        assert stops > 0
        until(lambda: status_of(operator, key) == "done")
        assert operator.get(f"/lab/{key}")["games"] == 8000
    folder = tmp_path / "craton-lab" / key
    assert main(["lab", "run", str(folder / "experiment.toml"), "--out", str(tmp_path / "whole"), "--no-report"]) == 0
    ours, whole = (pl.read_parquet(path / "games.parquet") for path in (folder / "results", tmp_path / "whole"))
    assert ours.equals(whole)


@pytest.mark.long
def test_a_server_that_is_killed_leaves_a_run_that_can_be_resumed(tmp_path: Path) -> None:
    served = Served(tmp_path)
    served.start()
    try:
        operator = Client(served.address, {})
        key = operator.post("/lab", {**TRIAL, "games": 6_000})["key"]
        before = playing(operator, key, more_than=500)["games"]
        operator.http.close()
        folder = Folder(tmp_path / "craton-lab" / key)
        assert folder.is_locked
        served.kill()
        until(lambda: not folder.is_locked)  # the worker has noticed, and has ended
        served.start()
        operator = Client(served.address, {})
        found = operator.get(f"/lab/{key}")
        assert found["status"] == "paused"
        operator.post(f"/lab/{key}/resume")
        until(lambda: status_of(operator, key) == "done")
        assert operator.get(f"/lab/{key}")["games"] == 12_000 > before
        operator.http.close()
        games = pl.read_parquet(folder.results / "games.parquet")
        assert games.height == games["key"].n_unique() == 12_000
    finally:
        served.stop()


@pytest.mark.long
def test_a_worker_that_is_killed_leaves_a_run_that_can_be_resumed(tmp_path: Path) -> None:
    with LiveServer(tmp_path, lab_workers=1) as server:
        operator = server.client()
        key = operator.post("/lab", ENDLESS)["key"]
        playing(operator, key)
        os.kill(server.app.state.context.lab.runner.pid, 9)
        until(lambda: status_of(operator, key) == "paused")
        operator.post(f"/lab/{key}/resume")
        playing(operator, key)
        assert operator.request("DELETE", f"/lab/{key}").json() == {"deleted": key}
        assert operator.refused("GET", f"/lab/{key}") == (404, "not-found")
        assert not (tmp_path / "craton-lab" / key).exists()
        assert server.app.state.context.lab.runner.pid is None


@pytest.mark.long
def test_experiments_wait_for_each_other_and_can_leave_the_queue(tmp_path: Path) -> None:
    with LiveServer(tmp_path, lab_workers=1) as server:
        operator = server.client()
        first = operator.post("/lab", ENDLESS)["key"]
        second, third = (operator.post("/lab", TRIAL | {"title": title})["key"] for title in ("second", "third"))
        assert [status_of(operator, key) for key in (first, second, third)] == ["running", "queued", "queued"]
        assert operator.post(f"/lab/{second}/stop")["status"] == "paused"
        playing(operator, first)
        operator.post(f"/lab/{first}/stop")
        until(lambda: status_of(operator, third) == "done")
        assert status_of(operator, second) == "paused"
        titles = [one["title"] for one in operator.get("/lab")["experiments"]]
        assert titles == ["third", "second", "A trial"]


@pytest.mark.long
def test_a_run_out_of_time_has_a_report_and_can_go_on(tmp_path: Path) -> None:
    with LiveServer(tmp_path, lab_workers=1) as server:
        operator = server.client()
        key = operator.post("/lab", ENDLESS | {"minutes": 0.05})["key"]
        until(lambda: status_of(operator, key) != "running")
        found = operator.get(f"/lab/{key}")
        assert (found["status"], found["stage"], found["report"]) == ("paused", "out-of-time", True)
        assert operator.post(f"/lab/{key}/resume")["status"] == "running"


@pytest.mark.long
def test_damaged_results_are_one_sentence_and_are_left_as_they_are(tmp_path: Path) -> None:
    with LiveServer(tmp_path, lab_workers=1) as server:
        operator = server.client()
        key = operator.post("/lab", ENDLESS)["key"]
        playing(operator, key)
        operator.post(f"/lab/{key}/stop")
        games = tmp_path / "craton-lab" / key / "results" / "games.parquet"
        games.write_bytes(games.read_bytes()[:100])
        operator.post(f"/lab/{key}/resume")
        until(lambda: status_of(operator, key) == "failed")
        problem = operator.get(f"/lab/{key}")["problem"]
        assert "games.parquet is damaged or no table of games; nothing was changed." in problem
        assert len(games.read_bytes()) == 100


# Players come first


@pytest.mark.long
def test_moves_are_played_while_an_experiment_runs_at_a_low_priority(tmp_path: Path) -> None:
    jobs = 2
    with LiveServer(tmp_path, lab_workers=jobs, lab_nice=4, limits=True) as server:
        operator = server.client()
        key = operator.post("/lab", ENDLESS | {"first": "mcts:simulations=50"})["key"]
        before = playing(operator, key)["games"]
        pid = server.app.state.context.lab.runner.pid
        children = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        players = [one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]
        assert len(players) == jobs
        own, *others = (os.getpriority(os.PRIO_PROCESS, one) for one in (os.getpid(), pid, *players))
        assert min(others) == min(19, own + 4)
        match, first, second = seated(server, game="lifeline", options={"size": 4})
        clients = {"first": first, "second": second}
        moves = 0
        state = first.state(match)
        while state["status"] == "playing" and moves < 40:
            client = clients[state["to_act"]]
            own = client.state(match)
            client.act(match, actions_of(own)[0], own["ply"])
            moves += 1
            state = first.state(match)
        assert moves >= 20
        load = server.app.state.context.admission.load
        assert load.shed["move"] == 0
        assert playing(operator, key, more_than=before)["status"] == "running"


def test_the_folder_is_beside_the_database_unless_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from craton.server.lab.service import lab_folder

    assert lab_folder(Settings(database=f"sqlite:///{tmp_path / 'x.db'}")) == tmp_path / "x-lab"
    assert lab_folder(Settings(database="sqlite:///x.db", lab_folder="/srv/lab")) == Path("/srv/lab")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert lab_folder(Settings(database="postgresql:///craton")) == tmp_path / "craton" / "lab"
