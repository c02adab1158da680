"""Bots in matches: they act, grant takebacks, are replaced when they die, and never leave a match stuck."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import craton
from craton.odds.chances import WinningChances
from craton.server.bots import player, worker
from craton.server.bots.levels import LEVELS, bot_of_level, checked_bot, name_of_bot
from craton.server.bots.pool import BotFailure, Pool
from craton.server.errors import RequestError
from tests.server.harness import Client, FakeClock, LiveServer, actions_of, until

QUICK = {"game": "assault", "options": {"board": "hex24", "turn_limit": 10}, "opponent": "bot"}


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("bots"), workers=1) as server:
        yield server


def wait_for_turn(client: Client, match: str) -> dict[str, object]:
    state = client.state(match)
    while state["status"] == "playing" and not state["your_turn"]:
        found = client.get(f"/matches/{match}/entries?after={state['number']}&wait=20")
        state = found["state"]
    return state


def test_a_match_against_a_bot_is_played_to_its_end(crowded: LiveServer) -> None:
    me = crowded.client()
    match = me.open(**QUICK, bot="greedy", seat="second")["id"]
    state = wait_for_turn(me, match)
    assert state["ply"] == 1  # the bot has the first seat
    while state["status"] == "playing":
        me.act(match, actions_of(state)[0], state["ply"])
        state = wait_for_turn(me, match)
    assert state["status"] == "over"
    assert state["result"]["reason"] in ("domination", "majority", "core", "white-wins-ties")


def test_a_style_plays_a_match_and_must_be_one_of_the_game(crowded: LiveServer) -> None:
    me = crowded.client()
    opened = me.open(**QUICK, bot="style:core-fortress", seat="second")
    assert opened["state"]["seats"]["first"]["name"] == "Core fortress"
    assert wait_for_turn(me, opened["id"])["ply"] == 1
    for bot, words in (
        ("style:hunter", "Triangular Assault has no style 'hunter'"),
        ("style:hunter+mcts:1", "Triangular Assault has no style 'hunter'"),
        ("mcts:1,never=pass", "Triangular Assault has no kind of action 'pass'"),
        ("style:wedge+mcts:1,prior=3", "A search bot takes level"),
    ):
        refused = me.request("POST", "/matches", {**QUICK, "bot": bot})
        assert refused.status_code == 400
        assert words in refused.json()["error"]["message"]


def test_styles_are_shown_by_their_titles() -> None:
    assert name_of_bot("style:wedge") == "Wedge"
    assert name_of_bot(checked_bot("style:wedge+mcts:4")) == "Wedge, level 4"
    assert name_of_bot("style:wedge,cut=3") == "style:wedge,cut=3"


def test_a_bot_grants_a_takeback_and_declines_a_draw(crowded: LiveServer) -> None:
    me = crowded.client()
    match = me.open(game="faust", opponent="bot", bot="random", seat="first")["id"]
    me.act(match, "a1")
    wait_for_turn(me, match)
    me.post(f"/matches/{match}/draw/offer")
    me.get(f"/matches/{match}/entries?after={me.state(match)['number']}&wait=5")
    assert me.state(match)["offers"] == {}
    me.post(f"/matches/{match}/takeback/offer")
    until(lambda: me.state(match)["stones"] == {})
    assert me.state(match)["your_turn"]


def test_a_rematch_with_a_bot_begins_at_once(crowded: LiveServer) -> None:
    me = crowded.client()
    match = me.open(**QUICK, bot="random", seat="first")["id"]
    me.post(f"/matches/{match}/resign")
    answer = me.post(f"/matches/{match}/rematch/offer")
    following = answer["entries"][-1]["text"]
    assert wait_for_turn(me, following)["viewer"] == "second"


@pytest.mark.long
def test_a_server_without_bots_explains_why_a_match_waits_and_one_with_bots_goes_on(tmp_path: Path) -> None:
    clock = FakeClock()
    with LiveServer(tmp_path, clock, workers=1) as server:
        me = server.client()
        server.app.state.context.pool.choose = _never
        match = me.open(**QUICK, level=1, seat="second")["id"]
        cookies = dict(me.http.cookies)
    clock.advance(60)
    for _ in range(2):
        with LiveServer(tmp_path, clock, workers=0) as server:
            again = server.client()
            again.http.cookies.update(cookies)
            news = again.get(f"/matches/{match}/entries?after=2&wait=10")["entries"]
            assert [(entry["seat"], entry["text"]) for entry in news] == [("first", player.NO_BOTS_NOTICE)]
    with LiveServer(tmp_path, clock, workers=1) as server:
        again = server.client()
        again.http.cookies.update(cookies)
        assert wait_for_turn(again, match)["ply"] == 1


async def _never(*_: object) -> str:
    await asyncio.sleep(3600)
    raise AssertionError


def test_a_bot_that_fails_again_and_again_loses_and_the_match_is_not_stuck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    async def fail(*_: object) -> str:
        tries.append(1)
        raise BotFailure("It is broken.")

    monkeypatch.setattr(player, "PAUSE", 0)
    with LiveServer(tmp_path, workers=1) as server:
        server.app.state.context.pool.choose = fail
        me = server.client()
        match = me.open(**QUICK, bot="random", seat="second")["id"]
        result = wait_for_turn(me, match)["result"]
    assert result == {"winner": "second", "side": "white", "reason": "bot-failure", "score": None}
    assert len(tries) == player.TRIES


def test_a_server_without_bots_says_so(server: LiveServer) -> None:
    assert server.client().refused("POST", "/matches", {**QUICK, "level": 1}) == (409, "not-allowed-now")


def test_a_process_that_dies_or_is_late_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    view = craton.new("faust").view()

    async def main() -> None:
        bots = Pool(1)
        assert await bots.choose(view, "random", 1) in view.legal_moves
        (only,) = bots._workers
        only._process.kill()
        only._process.join()
        assert await bots.choose(view, "random", 1) in view.legal_moves
        process = only._process
        monkeypatch.setattr(worker, "GRACE", 0.0)
        os.kill(process.pid, signal.SIGSTOP)  # it will be late
        with pytest.raises(BotFailure):
            await bots.choose(view, "random", 0.05)
        assert not process.is_alive()
        monkeypatch.setattr(worker, "GRACE", 5.0)
        asking = asyncio.create_task(bots.choose(view, "random", 1))
        await asyncio.sleep(0.05)
        process = only._process
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert not process.is_alive()
        with pytest.raises(BotFailure, match="does not take speed"):
            await bots.choose(craton.new("faust").view("white"), "random:speed=3", 1)
        await bots.close()

    asyncio.run(main())


def test_hints_are_given_if_the_match_allows_them_and_only_to_the_seat_to_move(crowded: LiveServer) -> None:
    me, other = crowded.client(), crowded.client()
    match = me.open(game="faust", seat="first", hints=False)["id"]
    other.post(f"/matches/{match}/join")
    assert me.refused("GET", f"/matches/{match}/hint") == (409, "not-allowed-now")
    allowed = me.open(game="faust", seat="first")["id"]
    other.post(f"/matches/{allowed}/join")
    assert other.refused("GET", f"/matches/{allowed}/hint") == (409, "not-your-turn")
    evaluations = crowded.app.state.context.evaluations
    evaluations.find, real = _c3, evaluations.find
    assert me.get(f"/matches/{allowed}/hint") == {"ply": 0, "action": "c3"}
    evaluations.find = real


async def _c3(*_: object) -> WinningChances:
    return WinningChances(0.5, 0.0, 0.5, exact=False, best="c3")


def test_every_level_names_a_bot() -> None:
    assert len({checked_bot(bot_of_level(level)) for level in LEVELS}) == len(LEVELS)
    assert bot_of_level(4) == checked_bot("mcts:4") == "mcts:level=4"
    assert name_of_bot("mcts:level=4") == "Bot, level 4"
    assert name_of_bot("mcts:level=10,seconds=2") == "mcts:level=10,seconds=2"
    assert name_of_bot("greedy") == "greedy"
    for text in ("", "mcts:speed=1", "mcts:11", "mcts:level=yes", "mcts:seconds=0", "greedy:speed=1", "x" * 300):
        with pytest.raises(RequestError):
            checked_bot(text)
