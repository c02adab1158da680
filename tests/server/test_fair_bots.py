"""Bots and analyses are shared fairly: nobody waits behind all the tasks of somebody else, and tasks are bounded."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import craton
from craton.server.bots import task_owners
from craton.server.bots.fair_queue import HALF_LIFE, FairQueue
from craton.server.bots.levels import MAX_SECONDS, checked_bot
from craton.server.bots.pool import Bounds, Busy, Pool
from craton.server.bots.worker import Report
from craton.server.errors import RequestError
from craton.server.study import analyses
from craton.server.study.analyses import Analyses
from tests.server.harness import FakeClock, LiveServer

BOT = {"game": "assault", "options": {"board": "hex24", "turn_limit": 10}, "opponent": "bot", "bot": "random"}


def nap(_: Report, seconds: float) -> None:
    time.sleep(seconds)


class Stopwatch:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def drained(queue: FairQueue[str]) -> list[str]:
    return list(iter(queue.pop, None))


def test_whoever_has_used_the_least_time_comes_next() -> None:
    queue: FairQueue[str] = FairQueue(Stopwatch())
    queue.charge("greedy", 30)
    queue.charge("modest", 1)
    for number in range(3):
        queue.add("greedy", f"greedy {number}", 1)
    queue.add("modest", "modest", 1)
    queue.add("new", "new", 1)
    assert drained(queue) == ["new", "modest", "greedy 0", "greedy 1", "greedy 2"]
    assert len(queue) == queue.owners == 0


def test_used_time_is_forgotten_in_time() -> None:
    clock = Stopwatch()
    queue: FairQueue[str] = FairQueue(clock)
    queue.charge("early", 30)
    clock.now = 3 * HALF_LIFE
    assert queue.used("early") == pytest.approx(30 / 8)
    queue.charge("late", 4)
    queue.add("late", "late", 1)
    queue.add("early", "early", 1)
    assert drained(queue) == ["early", "late"]
    clock.now = 30 * HALF_LIFE
    queue.charge("other", 1)
    assert list(queue._used) == ["other"]


def test_a_short_task_overtakes_long_ones_of_its_owner_but_not_forever() -> None:
    clock = Stopwatch()
    queue: FairQueue[str] = FairQueue(clock)
    queue.add("me", "long", 2)
    queue.add("me", "short", 0.01)
    clock.now = 10
    queue.add("me", "later", 0.01)
    assert drained(queue) == ["short", "long", "later"]


def test_another_owners_task_runs_next_although_nineteen_slow_ones_were_first() -> None:
    async def main() -> list[str]:
        pool = Pool(1)
        finished: list[str] = []

        async def run(owner: str, seconds: float) -> None:
            await pool.run(nap, seconds, seconds=1, owner=owner)
            finished.append(owner)

        slow = [asyncio.create_task(run("greedy", 0.05)) for _ in range(19)]
        while not finished:
            await asyncio.sleep(0.005)
        await asyncio.gather(run("modest", 0.001))
        seen = list(finished)
        await asyncio.gather(*slow)
        await pool.close()
        return seen

    seen = asyncio.run(main())
    assert seen[-1] == "modest"
    assert len(seen) <= 4, "only the task that was already running comes first"


def test_the_queue_of_an_owner_is_bounded_and_that_of_another_is_not_affected() -> None:
    async def main() -> None:
        pool = Pool(1, bounds=Bounds(each=2, total=3))
        tasks = [asyncio.create_task(pool.run(nap, 0.01, seconds=1, owner="greedy")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="yours"):
            await pool.run(nap, 0, seconds=1, owner="greedy")
        tasks.append(asyncio.create_task(pool.run(nap, 0, seconds=1, owner="modest")))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.run(nap, 0, seconds=1, owner="third")
        await asyncio.gather(*tasks)
        await pool.close()

    asyncio.run(main())


def test_a_bot_may_think_for_two_seconds_at_most() -> None:
    assert checked_bot(f"mcts:seconds={MAX_SECONDS:g}") == "mcts:seconds=2"
    for text in ("mcts:seconds=5", "mcts:seconds=2.01", "mcts:simulations=100001", "mcts:level=3,seconds=3"):
        with pytest.raises(RequestError, match="at most"):
            checked_bot(text)


def test_live_matches_against_bots_are_bounded_and_resigning_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(task_owners, "GUEST_MATCHES", 2)
    monkeypatch.setattr(task_owners, "ACCOUNT_MATCHES", 3)
    monkeypatch.setattr(task_owners, "ADDRESS_MATCHES", 4)
    with LiveServer(tmp_path, workers=1) as server:
        me = server.client()
        mine = [me.open(**BOT, seat="first")["id"] for _ in range(2)]
        refused = me.request("POST", "/matches", BOT)
        assert refused.status_code == 409
        assert "2 matches against bots" in refused.json()["error"]["message"]
        assert me.open(game="faust")["state"]["status"] == "waiting"  # matches between people do not count
        me.post(f"/matches/{mine[0]}/resign")
        me.open(**BOT, seat="first")
        assert me.refused("POST", f"/matches/{mine[0]}/rematch/offer") == (409, "not-allowed-now")
        account = server.account("Anna")
        for _ in range(3):
            account.open(**BOT, seat="first")
        assert account.refused("POST", "/matches", BOT) == (409, "not-allowed-now")
        other = server.client()
        for _ in range(2):
            other.open(**BOT, seat="first")
        third = server.client()
        refused = third.request("POST", "/matches", BOT)  # two guests of this address have four matches already
        assert "at your address" in refused.json()["error"]["message"]


def test_matches_that_rest_for_an_hour_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeClock()
    monkeypatch.setattr(task_owners, "GUEST_MATCHES", 1)
    with LiveServer(tmp_path, clock, workers=1) as server:
        me = server.client()
        me.open(**BOT, seat="first")
        assert me.refused("POST", "/matches", BOT) == (409, "not-allowed-now")
        clock.advance(3601)
        me.open(**BOT, seat="first")


def test_a_bots_time_is_charged_to_the_account_or_to_all_guests_of_the_address(tmp_path: Path) -> None:
    charged: list[str] = []

    async def choose(view: Any, _spec: str, _seconds: float, owner: str) -> str:
        charged.append(owner)
        return str(view.legal_moves[0])

    with LiveServer(tmp_path, workers=1) as server:
        server.app.state.context.pool.choose = choose
        anna = server.account("Anna")
        for client in (server.client(), server.client(), anna):
            match = client.open(**BOT, seat="second")["id"]
            client.get(f"/matches/{match}/entries?after=2&wait=10")
        assert charged == ["address 127.0.0.1", "address 127.0.0.1", anna.get("/me")["user"]["id"]]


class Slow:
    async def run(self, *_: object, **__: object) -> dict[str, Any]:
        await asyncio.sleep(3600)
        raise AssertionError


def test_a_second_user_always_gets_an_analysis_slot_and_jobs_nobody_polls_end_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analyses, "POLL_INTERVAL", 0.01)
    clock = Stopwatch()
    start = craton.new("faust").position

    async def main() -> None:
        made = Analyses(Slow(), clock)  # type: ignore[arg-type]
        for number in range(analyses.MAX_UNFINISHED_EACH):
            made.begin(f"greedy {number}", "greedy", start, ["a1"])
        with pytest.raises(Busy, match="yours"):
            made.begin("greedy more", "greedy", start, ["a1"])
        made.begin("modest", "modest", start, ["a1"])
        clock.now = analyses.ABANDON_SOON + 1
        assert made.find("modest") is not None
        await asyncio.sleep(0.1)
        assert made.find("greedy 0") is None  # others waited, and nobody polled it
        clock.now += analyses.ABANDON_SOON + 1
        await asyncio.sleep(0.1)
        assert made.find("modest") is not None  # nobody waits for its process now
        await made.close()

    asyncio.run(main())
