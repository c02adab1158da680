"""Who is winning: one number for a position, wherever it is shown, and only where hints are allowed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import craton
from craton.core.view import View
from craton.odds.chances import WinningChances
from craton.server.bots.pool import BotFailure, Bounds, Pool
from craton.server.bots.worker import Report
from craton.server.study import evaluations, tasks
from craton.server.study.evaluations import Evaluations, NotReady
from craton.server.wire.evaluation import Evaluation
from tests.server.harness import Client, LiveServer, check_response, seated, until

TERMS: dict[str, Any] = {"game": "faultlines", "options": {"size": 5, "turn_limit": 8}}
STONES = ("b2", "d4", "b3", "d3", "c2", "a5", "e1", "d5")
"""The last one is the eighth turn and brings the quake."""


@pytest.fixture(scope="module")
def searching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("evaluation"), workers=1) as server:
        for game in ("faultlines", "lifeline"):  # whatever has to be compiled is
            server.client().post("/study/search", {"game": game, "options": {"size": 3}, "simulations": 1}, timeout=180)
        yield server


def ready(client: Client, path: str, body: Any = None) -> dict[str, Any]:
    """The evaluation, as soon as the search is loaded."""

    def look() -> Any:
        found = client.get(path) if body is None else client.post(path, body)
        return found if found["status"] in ("ready", "none") else None

    answer: dict[str, Any] = until(look)
    check_response(Evaluation, answer)
    return answer


@pytest.mark.long
def test_match_replay_and_study_show_the_same_number(searching: LiveServer) -> None:
    match, first, second = seated(searching, **TERMS)
    for number, cell in enumerate(STONES[:3]):
        (first, second)[number % 2].act(match, cell)
    shown = ready(first, f"/matches/{match}/evaluation")
    assert shown["best"] in second.state(match)["actions"]["cells"]
    assert not shown["exact"]
    assert sum(shown["chances"].values()) == pytest.approx(1)
    spectator = searching.client()
    second.act(match, "a1")
    second.post(f"/matches/{match}/resign")
    for client in (second, spectator):
        assert ready(client, f"/matches/{match}/evaluation?steps=3") == shown | {"ply": 5}
    studied = ready(spectator, "/study/evaluation", {**TERMS, "steps": list(STONES[:3])})
    assert studied == shown | {"ply": 3}
    analysed = until(lambda: (found := first.get(f"/matches/{match}/analysis")).get("analysis") and found)["analysis"]
    assert analysed["values"][3] == pytest.approx(shown["chances"]["black"])


def test_without_hints_nobody_gets_it_until_the_match_is_over(searching: LiveServer) -> None:
    match, first, second = seated(searching, **TERMS, hints=False)
    first.act(match, "b2")
    for client in (first, second, searching.client()):
        assert client.refused("GET", f"/matches/{match}/evaluation") == (409, "not-allowed-now")
        assert client.refused("GET", f"/matches/{match}/evaluation?steps=0") == (409, "not-allowed-now")
    first.post(f"/matches/{match}/resign")
    assert ready(searching.client(), f"/matches/{match}/evaluation?steps=1")["chances"]


def test_a_quake_has_exact_odds_from_the_position_with_the_stone_that_brought_it(searching: LiveServer) -> None:
    match, first, second = seated(searching, **TERMS)
    for number, cell in enumerate(STONES):
        (first, second)[number % 2].act(match, cell)
    found = ready(first, f"/matches/{match}/evaluation?steps=8")
    assert found["exact"]
    assert found["best"] is None
    assert found["chances"]["black"] == found["chances"]["white"] == pytest.approx(0.319, abs=0.001)
    assert found["chances"]["draw"] == pytest.approx(0.361, abs=0.001)
    result = first.state(match)["result"]
    assert ready(first, f"/matches/{match}/evaluation")["chances"][result["side"] or "draw"] == 1


def test_the_hint_is_the_choice_of_the_evaluation(searching: LiveServer) -> None:
    match, first, _ = seated(searching, game="lifeline", options={"size": 3, "balance": "weak"})
    shown = ready(first, f"/matches/{match}/evaluation")
    assert first.get(f"/matches/{match}/hint")["action"] == shown["best"]


def test_a_hidden_choice_changes_nothing_for_those_who_may_not_know_it(searching: LiveServer) -> None:
    position = "faultlines size=4,sealed=yes 4/2w1/1b2/4 black 2 phase=seal,black_placed=1,white_placed=1"
    found = []
    for choice in ("seal-play", "seal-pass"):
        match, first, second = seated(searching, game="faultlines", setup=position)
        first.act(match, choice)
        found.append([ready(one, f"/matches/{match}/evaluation") for one in (second, searching.client(), first)])
    (second, spectator, own), (other_second, other_spectator, other_own) = found
    assert (second, spectator) == (other_second, other_spectator)
    assert second["best"] in ("seal-play", "seal-pass")
    assert spectator["best"] is None
    assert own != other_own


def test_while_komi_is_agreed_there_is_nothing_to_show(searching: LiveServer) -> None:
    line = {"game": "lifeline", "options": {"size": 3, "balance": "komi"}}
    assert ready(searching.client(), "/study/evaluation", line)["status"] == "none"


def test_a_server_without_search_processes_has_no_evaluation(server: LiveServer) -> None:
    answer = server.client().post("/study/evaluation", TERMS)
    check_response(Evaluation, answer)
    assert (answer["status"], answer["chances"], answer["retry_after"]) == ("none", None, None)


def test_it_is_not_computed_by_the_server_itself_and_a_new_one_costs_as_much_as_an_insight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from craton.server.access import limits

    monkeypatch.setitem(limits.LIMITS, "look", limits.Limit(11, 0.0001))
    monkeypatch.setattr(evaluations, "evaluate", _named_process)
    monkeypatch.setattr(evaluations, "PATIENCE", 60)  # the process has to start, and asking again would cost
    with LiveServer(tmp_path, workers=1, limits=True) as server:
        client = server.account("Evaluator")
        match = client.open(game="faust", options={"size": 5}, opponent="same")["id"]
        found = ready(client, f"/matches/{match}/evaluation")  # 4
        assert found["best"] != str(os.getpid())
        assert ready(client, f"/matches/{match}/evaluation") == found  # 1, from memory
        client.act(match, "a1", 0)
        assert ready(client, f"/matches/{match}/evaluation")["status"] == "ready"  # 4
        assert ready(client, f"/matches/{match}/evaluation?steps=0") == found | {"ply": 1}  # 1
        client.act(match, "b2", 1)
        assert client.refused("GET", f"/matches/{match}/evaluation") == (429, "too-many-requests")


def _named_process(_: Report, *__: object) -> WinningChances:
    return WinningChances(0.5, 0.0, 0.5, exact=False, best=str(os.getpid()))


# The service


def view_of(*actions: str, viewer: str = "black") -> View:
    state = craton.new("faust", size=4)
    for action in actions:
        state.push(action)
    return state.view(viewer)


class CountingPool(Pool):
    """Counts searches, which end when `gate` is set."""

    def __init__(self) -> None:
        super().__init__(1)
        self.count = 0
        self.gate = asyncio.Event()
        self.failure: BotFailure | None = None

    async def run(self, task: Any, *arguments: Any, **_: Any) -> Any:
        self.count += 1
        await self.gate.wait()
        if self.failure is not None:
            raise self.failure
        return WinningChances(0.6, 0.0, 0.4, exact=False, best="a1")


def test_equal_requests_share_one_search_and_the_result_is_kept() -> None:
    async def main() -> None:
        pool = CountingPool()
        service = Evaluations(pool, lambda: False)
        assert service.is_new(view_of())
        waiting = [asyncio.create_task(service.soon(view_of(viewer=viewer), "me")) for viewer in ("black", "white")]
        while service.is_new(view_of()):
            await asyncio.sleep(0)
        pool.gate.set()
        assert {one.black for one in await asyncio.gather(*waiting)} == {0.6}
        await service.soon(view_of(), "somebody else")
        assert pool.count == 1
        await service.soon(view_of("a1"), "me")
        assert pool.count == 2
        await service.close()

    asyncio.run(main())


def test_only_recent_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluations, "KEPT", 2)

    async def main() -> None:
        pool = CountingPool()
        pool.gate.set()
        service = Evaluations(pool, lambda: False)
        for view in (view_of(), view_of("a1"), view_of(), view_of("b2")):
            await service.soon(view, "me")
        assert pool.count == 3
        assert service.known(view_of()) is not None
        assert service.known(view_of("a1")) is None

    asyncio.run(main())


def test_nobody_waits_for_a_search_that_is_being_compiled() -> None:
    async def main() -> None:
        pool = CountingPool()
        service = Evaluations(pool, lambda: True)
        with pytest.raises(NotReady) as pending:
            await service.soon(view_of(), "me")
        assert pending.value.is_warming_up
        assert not service.is_new(view_of()), "and nobody pays for it"
        assert pool.count == 0

    asyncio.run(main())


def test_a_search_that_takes_long_goes_on_and_is_found_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluations, "PATIENCE", 0.01)

    async def main() -> None:
        pool = CountingPool()
        service = Evaluations(pool, lambda: False)
        with pytest.raises(NotReady) as pending:
            await service.soon(view_of(), "me")
        assert not pending.value.is_warming_up
        pool.gate.set()
        assert (await service.find(view_of(), "me")).black == 0.6
        assert pool.count == 1

    asyncio.run(main())


def test_a_failed_search_is_reported_and_not_kept() -> None:
    async def main() -> None:
        pool = CountingPool()
        pool.failure = BotFailure("It is broken.")
        pool.gate.set()
        service = Evaluations(pool, lambda: False)
        for _ in range(2):
            with pytest.raises(BotFailure):
                await service.soon(view_of(), "me")
        assert pool.count == 2

    asyncio.run(main())


def test_a_full_queue_means_try_again() -> None:
    async def main() -> None:
        pool = Pool(1, bounds=Bounds(0, 0))
        pool._free.clear()  # the only process is busy
        with pytest.raises(NotReady):
            await Evaluations(pool, lambda: False).soon(view_of(), "me")
        await pool.close()

    asyncio.run(main())


def test_two_processes_find_the_same() -> None:
    view = craton.new("assault").view("black")
    one, two = (tasks.evaluate(Report(), view.game, "black", view.seen.data, False) for _ in range(2))
    assert one == two
    assert one.best is not None
