"""Outside bots: an account that says so, a token for it, a stream of lines, and the example that plays by them."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from craton.server.app import create_app
from craton.server.settings import Settings
from tests.server.harness import Client, FakeClock, LiveServer, actions_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
SMALL: dict[str, Any] = {"game": "assault", "options": {"board": "hex24", "turn_limit": 10}}


def bot_at(server: LiveServer, name: str) -> tuple[Client, Client, str]:
    """The owner's session, the bot itself, and its token."""
    owner = server.account(name)
    owner.post("/account/bot")
    made = owner.post("/tokens", {"label": "bot", "scopes": ["bot"]})
    return owner, server.client(Authorization=f"Bearer {made['token']}"), made["token"]


@contextmanager
def streaming(bot: Client, query: str = "") -> Iterator[Iterator[dict[str, Any]]]:
    with bot.http.stream("GET", f"/api/v1/stream{query}") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield (json.loads(line) for line in answer.iter_lines())


def test_a_bots_account_says_so_and_stays_one(server: LiveServer) -> None:
    owner, bot, _ = bot_at(server, "Rook")
    assert owner.get("/me")["user"]["bot"]
    owner.post("/account/bot")
    client = server.client()
    match = client.open(game="faust", seat="first")["id"]
    bot.post(f"/matches/{match}/join")
    seats = client.state(match)["seats"]
    assert (seats["first"]["program"], seats["second"]["program"]) == (False, True)
    assert seats["second"]["name"] == "Rook"


def test_people_have_no_tokens_for_bots_and_guests_are_none(server: LiveServer) -> None:
    client = server.client()
    client.post("/guest")
    assert client.refused("POST", "/account/bot") == (409, "not-allowed-now")
    client = server.account("Human")
    assert client.refused("POST", "/tokens", {"label": "b", "scopes": ["bot"]}) == (409, "not-allowed-now")
    assert client.refused("GET", "/stream") == (403, "forbidden")


def test_bots_play_no_rated_matches(server: LiveServer) -> None:
    _, bot, _ = bot_at(server, "Rated-Bot")
    client = server.account("Rated-Client")
    match = client.open(game="faust", opponent="anyone", rated=True)["id"]
    assert bot.refused("POST", f"/matches/{match}/join") == (409, "not-allowed-now")
    assert bot.refused("POST", "/matches", {"game": "faust", "rated": True}) == (409, "not-allowed-now")


def test_the_stream_tells_what_is_going_on_and_what_happens_then(server: LiveServer) -> None:
    _, bot, _ = bot_at(server, "Streamer")
    client = server.client()
    old = client.open(game="faust", seat="second")["id"]
    bot.post(f"/matches/{old}/join")
    with streaming(bot, "?lobby=yes") as lines:
        line = next(lines)
        assert (line["type"], line["match"], line["state"]["your_turn"]) == ("match", old, True)
        bot.act(old, "a1", 0)
        line = next(lines)
        assert [entry["text"] for entry in line["entries"]] == ["a1"]
        mine = client.open(game="lifeline", opponent="anyone", seat="first")["id"]
        offered = next(lines)
        while offered["match"] != mine:  # others may be open
            offered = next(lines)
        assert (offered["type"], offered["game"]) == ("open", "lifeline")
        bot.post(f"/matches/{mine}/join")
        assert next(lines)["state"]["status"] == "playing"
        client.act(mine, "a1", 0)
        line = next(lines)  # the first stone of a pair is hidden
        assert line["entries"][0]["text"] is None
        assert line["state"]["stones"] == {}
        client.post(f"/matches/{mine}/resign")
        assert next(lines)["state"]["status"] == "over"


def test_the_stream_ends_with_its_token(server: LiveServer) -> None:
    owner, bot, token = bot_at(server, "Ending")
    with streaming(bot) as lines:
        owner.request("DELETE", f"/tokens/{token.split('_')[1].split('.')[0]}")
        assert list(lines) == []


@pytest.mark.long
def test_the_stream_has_heartbeats_and_ends_when_its_token_expires(tmp_path: Path) -> None:
    clock = FakeClock()
    with LiveServer(tmp_path, clock, heartbeat=1) as server:
        owner, _, _ = bot_at(server, "Mayfly")
        token = owner.post("/tokens", {"label": "short", "scopes": ["bot"], "days": 1})["token"]
        with streaming(server.client(Authorization=f"Bearer {token}")) as lines:
            assert next(lines)["type"] == "heartbeat"
            clock.advance(2 * 86_400)
            assert list(lines) == []


def test_the_example_takes_open_matches_and_plays_them_to_the_end(server: LiveServer) -> None:
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) < 45
    _, _, token = bot_at(server, "Example")
    environment = {**os.environ, "NO_PROXY": "127.0.0.1"}
    program = subprocess.Popen(
        [sys.executable, str(EXAMPLE), server.address, token], env=environment, stderr=subprocess.PIPE, text=True
    )
    try:
        client, rng = server.client(), random.Random(4)
        match = client.open(**SMALL, opponent="anyone", seat="first")["id"]
        number, state = 0, client.state(match)
        for _ in range(200):
            if state["status"] == "over":
                break
            if state["your_turn"]:
                state = client.act(match, rng.choice(actions_of(state)), state["ply"])["state"]
            else:
                news = client.get(f"/matches/{match}/entries?after={number}&wait=10")
                number, state = news["number"], news["state"]
        assert state["status"] == "over"
        assert state["seats"]["second"]["name"] == "Example"
    finally:
        program.kill()
        _, said = program.communicate()
    assert said == ""


def test_nothing_is_measured_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    app = create_app(Settings())
    if hasattr(app, "_telemetry"):
        assert not any(app._telemetry.values())
