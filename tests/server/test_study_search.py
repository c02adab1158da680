"""Searches and analyses of study: in processes of their own, bounded, and ended when nobody waits for them."""

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import craton
from craton.server.bots.pool import BotFailure, Bounds, Busy, Pool
from craton.server.bots.worker import Report
from craton.server.study import analyses
from craton.server.study.analyses import VERSION, Analyses
from craton.server.wire import study
from tests.server.harness import Client, LiveServer, check_response, play_out, seated, until

LINE = {"game": "faust", "options": {"size": 4}, "steps": ["a1", "b2"]}


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("study"), workers=1) as server:
        for game in ("faust", "faultlines"):  # whatever has to be compiled is
            server.client().post("/study/search", {"game": game, "options": {"size": 3}, "simulations": 1}, timeout=120)
        yield server


def test_a_search_tells_values_candidates_and_lines(busy: LiveServer) -> None:
    answer = busy.client().post("/study/search", {**LINE, "simulations": 60, "lines": 2})
    check_response(study.SearchResult, answer)
    assert answer["best"] == answer["candidates"][0]["action"] == answer["variation"]["line"][0]
    assert [line["action"] for line in answer["lines"]] == [one["action"] for one in answer["candidates"][:2]]
    assert all(line["variation"]["line"][0] == line["action"] for line in answer["lines"])
    assert answer["first"] == answer["black"] == answer["value"]  # Black, in the first seat, is to move


def test_values_are_those_of_whom_they_name(busy: LiveServer) -> None:
    answer = busy.client().post("/study/search", {**LINE, "steps": ["a1"], "simulations": 20, "lines": 0})
    assert answer["first"] == answer["black"] == pytest.approx(1 - answer["value"])
    assert answer["lines"] == []


def test_at_a_chance_event_each_result_has_a_value(busy: LiveServer) -> None:
    steps = ["a1", "b2", "pass", "pass"]
    terms = {"game": "faultlines", "options": {"size": 3}, "steps": steps, "simulations": 60}
    answer = busy.client().post("/study/search", terms)
    check_response(study.SearchResult, answer)
    assert (answer["best"], answer["candidates"]) == (None, [])
    assert answer["variation"]["event"] == "roll a1"
    branches = answer["variation"]["branches"]
    assert sorted(branch["probability"]["exact"] for branch in branches) == ["1/6", "5/6"]


@pytest.mark.parametrize("more", [{}, {"seconds": 1, "simulations": 1}, {"seconds": 11}, {"simulations": 0}])
def test_a_search_needs_one_budget_within_bounds(busy: LiveServer, more: dict[str, Any]) -> None:
    assert busy.client().refused("POST", "/study/search", {**LINE, **more}) == (400, "bad-request")


def test_what_is_over_cannot_be_searched(busy: LiveServer) -> None:
    steps = ["a1", "b2", "pass", "pass", "=1", "=1"]
    terms = {"game": "faultlines", "options": {"size": 3}, "steps": steps, "simulations": 5}
    assert busy.client().refused("POST", "/study/search", terms) == (422, "illegal")


def test_a_search_ends_when_the_client_goes_and_its_process_lives_on(busy: LiveServer) -> None:
    pool: Pool = busy.app.state.context.search_pool
    me = busy.client()
    me.post("/study/search", {**LINE, "simulations": 10})
    (worker,) = pool._workers
    process = worker._process
    with pytest.raises(httpx.ReadTimeout):
        me.request("POST", "/study/search", {"game": "faust", "options": {"size": 8}, "seconds": 10}, timeout=0.7)
    until(lambda: pool.thinking == 0)
    assert worker._process is process
    assert me.post("/study/search", {**LINE, "simulations": 10})["simulations"] <= 10


@pytest.mark.long
def test_a_server_without_processes_says_so(server: LiveServer) -> None:
    me = server.client()
    match, first, _ = seated(server, game="faust")
    first.act(match, "a1")
    first.post(f"/matches/{match}/resign")
    assert me.refused("POST", "/study/search", {**LINE, "simulations": 5}) == (503, "no-workers")
    assert me.refused("POST", "/study/analysis", LINE) == (503, "no-workers")
    assert me.refused("GET", f"/matches/{match}/analysis") == (503, "no-workers")


def sleep(report: Report, seconds: float) -> str:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not report.stop():
        time.sleep(0.01)
        report.send(1)
    return "slept"


def test_the_queue_of_a_pool_is_bounded_and_forgets_cancelled_tasks() -> None:
    async def main() -> None:
        pool = Pool(1, bounds=Bounds(1, 1), idle=0.05)
        received: list[int] = []
        first = asyncio.create_task(pool.run(sleep, 30, seconds=30, on_progress=received.append, stops=True))
        await asyncio.sleep(0)
        second = asyncio.create_task(pool.run(sleep, 0, seconds=1))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.run(sleep, 0, seconds=1)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert pool.waiting == 0
        while not received:
            await asyncio.sleep(0.01)
        third = asyncio.create_task(pool.run(sleep, 0, seconds=1))
        await asyncio.sleep(0)
        first.cancel()
        assert await third == "slept"
        await asyncio.sleep(0.2)
        assert not pool._workers[0].is_running  # nobody has needed it
        await pool.close()

    asyncio.run(main())


def wait_for(client: Client, method: str, path: str, body: Any = None) -> tuple[list[int], dict[str, Any]]:
    """How far it was each time that was asked, and the answer in the end."""
    seen = []
    while True:
        answer = client.request(method, path, body)
        if answer.status_code != 202:
            return seen, answer.json()
        check_response(study.AnalysisProgress, answer.json())
        seen.append(answer.json()["done"])
        time.sleep(0.05)


def test_a_match_that_is_over_is_analysed_once(busy: LiveServer) -> None:
    match, first, second = seated(busy, game="faultlines", options={"size": 3})
    assert first.refused("GET", f"/matches/{match}/analysis") == (409, "not-allowed-now")
    assert play_out(match, first, second, random.Random(1))["status"] == "over"
    steps = first.get(f"/matches/{match}")["steps"]
    seen, answer = wait_for(second, "GET", f"/matches/{match}/analysis")
    check_response(study.Analysis, answer)
    assert seen == sorted(seen)
    found = answer["analysis"]
    assert found["complete"]
    assert [one["text"] for one in found["assessments"]] == [step["text"] for step in steps]
    assert len(found["values"]) == len(steps) + 1
    assert found["seats"]["first"]["luck"] == pytest.approx(-found["seats"]["second"]["luck"])
    again, same = wait_for(busy.client(), "GET", f"/matches/{match}/analysis")
    assert (again, same) == ([], answer)
    context = busy.app.state.context
    context.analyses._jobs.clear()  # as after a restart: it is stored with the match
    deadline = time.monotonic() + 30
    while busy.call(context.store.analysis(match, VERSION)) is None and time.monotonic() < deadline:
        time.sleep(0.05)
    assert wait_for(first, "GET", f"/matches/{match}/analysis") == ([], answer)
    assert busy.call(context.store.analysis(match, VERSION + 1)) is None


def test_records_and_lines_are_analysed_too(busy: LiveServer) -> None:
    me = busy.client()
    record = '[Game "faust"]\n[Options "size=4"]\n\n1. a1 2. b2 3. c3 *\n'
    _, one = wait_for(me, "POST", "/study/analysis", {"record": record})
    _, two = wait_for(me, "POST", "/study/analysis", {**LINE, "steps": ["a1", "b2", "c3"]})
    assert one["analysis"] == two["analysis"]
    assert me.refused("POST", "/study/analysis", {"record": "x"}) == (400, "bad-request")
    assert me.refused("POST", "/study/analysis", {**LINE, "steps": []}) == (409, "not-allowed-now")


def test_an_abandoned_analysis_is_cancelled_and_too_many_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(analyses, "POLL_INTERVAL", 0.01)
    monkeypatch.setattr(analyses, "MAX_UNFINISHED", 2)
    start = craton.new("faust").position

    class Slow:
        async def run(self, *_: object, **__: object) -> dict[str, Any]:
            await asyncio.sleep(3600)
            raise AssertionError

    class Broken:
        async def run(self, *_: object, **__: object) -> dict[str, Any]:
            raise BotFailure("It is broken.")

    async def main() -> None:
        nonlocal now
        made = Analyses(Slow(), lambda: now)  # type: ignore[arg-type]
        made.begin("one", "me", start, ["a1"])
        made.begin("two", "you", start, ["a1"])
        with pytest.raises(Busy):
            made.begin("three", "she", start, ["a1"])
        now = analyses.ABANDON_SOON
        assert made.find("two") is not None
        now += 1
        await asyncio.sleep(0.1)
        assert made.find("one") is None
        assert made.find("two") is not None
        await made.close()
        failing = Analyses(Broken(), lambda: now)  # type: ignore[arg-type]
        failing.begin("one", "me", start, ["a1"])
        await asyncio.sleep(0.05)
        with pytest.raises(BotFailure):
            failing.find("one")
        assert failing.find("one") is None

    asyncio.run(main())
