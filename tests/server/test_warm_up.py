"""A first start: bots answer at once with an interpreted search while the compiled one is being built."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from craton.core.registry import names
from craton.server.bots import warm_up
from craton.server.bots.pool import Pool
from craton.server.bots.warm_up import WarmUp
from craton.server.wire.games import Bots
from tests.browser.served import Served
from tests.server.harness import Client, LiveServer, check_response, until


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server on which nothing is compiled, and compiling never ends."""

    async def never(self: WarmUp) -> None:
        pass

    monkeypatch.setattr(warm_up, "is_compiled", lambda definition: False)
    monkeypatch.setattr(WarmUp, "_compile", never)
    with LiveServer(tmp_path, workers=1, warm_up=True) as server:
        yield server


@pytest.fixture
def clients() -> Iterator[Callable[[Served], Client]]:
    opened: list[Client] = []

    def make(served: Served) -> Client:
        opened.append(Client(served.address, {}))
        return opened[-1]

    yield make
    for client in opened:
        client.http.close()


def bot_moves(client: Client, game: str, level: int = 3) -> str:
    """The first action of a bot that has the first seat."""
    match = client.open(game=game, opponent="bot", level=level, seat="second")["id"]
    until(lambda: client.state(match)["ply"])
    return client.get(f"/matches/{match}/entries?after=0")["entries"][-1]["text"]


def test_bots_answer_before_their_search_is_compiled(cold: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    pool, me, asked = cold.app.state.context.pool, cold.client(), []
    run = pool.run

    async def watched(task: Any, *arguments: Any, **how: Any) -> Any:
        asked.append(how["kind"])
        return await run(task, *arguments, **how)

    monkeypatch.setattr(pool, "run", watched)
    for game in names():
        bot_moves(me, game)
    assert set(asked) == {f"{game} mcts:level=3 interpreted" for game in names()}
    state = me.get("/bots")
    check_response(Bots, state)
    assert state["ready"] == []


def test_the_api_names_the_games_whose_search_is_compiled(server: LiveServer) -> None:
    assert server.client().get("/bots") == {"state": "off", "ready": list(names())}


def test_a_game_that_somebody_plays_is_compiled_next() -> None:
    warming = WarmUp()
    warming._left = ["assault", "faultlines", "faust", "lifeline"]
    warming.hurry("lifeline")
    warming.hurry("assault")  # it is being compiled
    assert warming._left == ["assault", "lifeline", "faultlines", "faust"]
    assert not warming.is_ready("lifeline")
    assert warming.is_ready("nim")


def test_without_a_warm_up_every_search_is_compiled_by_its_own_process() -> None:
    assert all(Pool(1)._warm_up.is_ready(game) for game in names())


@pytest.mark.long
def test_on_a_fresh_machine_a_bot_answers_long_before_its_search_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clients: Callable[[Served], Client]
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    served = Served(tmp_path, warm_up="yes")
    served.start()
    try:
        me = clients(served)
        last = names()[-1]
        bot_moves(me, last)
        assert last not in me.get("/bots")["ready"]
        assert me.get("/bots")["state"] == "warming up"
        deadline = time.monotonic() + 600
        while me.get("/bots")["state"] != "ready":
            assert time.monotonic() < deadline
            time.sleep(0.5)
        assert me.get("/bots")["ready"] == list(names())
        bot_moves(me, "faust", level=5)
    finally:
        served.stop()
    again = Served(tmp_path, warm_up="yes")
    again.start()
    try:
        assert clients(again).get("/bots") == {"state": "ready", "ready": list(names())}
    finally:
        again.stop()
