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
from tests.server.harness import House, Person, Time, actions_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
SMALL: dict[str, Any] = {"game": "assault", "options": {"board": "hex24", "turn_limit": 10}}


def bot_at(house: House, name: str) -> tuple[Person, Person, str]:
    """The owner's session, the bot itself, and its token."""
    owner = house.person()
    owner.post("/account", {"name": name, "password": "correct horse"})
    owner.post("/account/bot")
    made = owner.post("/tokens", {"label": "bot", "scopes": ["bot"]})
    return owner, house.person(Authorization=f"Bearer {made['token']}"), made["token"]


@contextmanager
def streaming(bot: Person, query: str = "") -> Iterator[Iterator[dict[str, Any]]]:
    with bot.http.stream("GET", f"/api/v1/stream{query}") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield (json.loads(line) for line in answer.iter_lines())


def test_a_bots_account_says_so_and_stays_one(house: House) -> None:
    owner, bot, _ = bot_at(house, "Rook")
    assert owner.get("/me")["user"]["bot"]
    owner.post("/account/bot")
    person = house.person()
    match = person.open(game="faust", seat="first")["id"]
    bot.post(f"/matches/{match}/join")
    seats = person.state(match)["seats"]
    assert (seats["first"]["program"], seats["second"]["program"]) == (False, True)
    assert seats["second"]["name"] == "Rook"


def test_people_have_no_tokens_for_bots_and_guests_are_none(house: House) -> None:
    person = house.person()
    person.post("/guest")
    assert person.refused("POST", "/account/bot") == (409, "not-allowed-now")
    person.post("/account", {"name": "Human", "password": "correct horse"})
    assert person.refused("POST", "/tokens", {"label": "b", "scopes": ["bot"]}) == (409, "not-allowed-now")
    assert person.refused("GET", "/stream") == (403, "forbidden")


def test_bots_play_no_rated_matches(house: House) -> None:
    _, bot, _ = bot_at(house, "Rated-Bot")
    person = house.person()
    person.post("/account", {"name": "Rated-Person", "password": "correct horse"})
    match = person.open(game="faust", opponent="anyone", rated=True)["id"]
    assert bot.refused("POST", f"/matches/{match}/join") == (409, "not-allowed-now")
    assert bot.refused("POST", "/matches", {"game": "faust", "rated": True}) == (409, "not-allowed-now")


def test_the_stream_tells_what_is_going_on_and_what_happens_then(house: House) -> None:
    _, bot, _ = bot_at(house, "Streamer")
    person = house.person()
    old = person.open(game="faust", seat="second")["id"]
    bot.post(f"/matches/{old}/join")
    with streaming(bot, "?lobby=yes") as lines:
        line = next(lines)
        assert (line["type"], line["match"], line["state"]["your_turn"]) == ("match", old, True)
        bot.act(old, "a1", 0)
        line = next(lines)
        assert [event["text"] for event in line["events"]] == ["a1"]
        mine = person.open(game="lifeline", opponent="anyone", seat="first")["id"]
        offered = next(lines)
        while offered["match"] != mine:  # others may be open
            offered = next(lines)
        assert (offered["type"], offered["game"]) == ("open", "lifeline")
        bot.post(f"/matches/{mine}/join")
        assert next(lines)["state"]["status"] == "playing"
        person.act(mine, "a1", 0)
        line = next(lines)  # the first stone of a pair is hidden
        assert line["events"][0]["text"] is None
        assert line["state"]["stones"] == {}
        person.post(f"/matches/{mine}/resign")
        assert next(lines)["state"]["status"] == "over"


def test_the_stream_ends_with_its_token(house: House) -> None:
    owner, bot, token = bot_at(house, "Ending")
    with streaming(bot) as lines:
        owner.ask("DELETE", f"/tokens/{token.split('_')[1].split('.')[0]}")
        assert list(lines) == []


def test_the_stream_ends_when_its_token_expires(tmp_path: Path) -> None:
    clock = Time()
    with House(tmp_path, clock, heartbeat=1) as house:
        owner, _, _ = bot_at(house, "Mayfly")
        token = owner.post("/tokens", {"label": "short", "scopes": ["bot"], "days": 1})["token"]
        with streaming(house.person(Authorization=f"Bearer {token}")) as lines:
            assert next(lines)["type"] == "heartbeat"
            clock.pass_by(2 * 86_400)
            assert list(lines) == []


def test_the_stream_has_heartbeats(tmp_path: Path) -> None:
    with House(tmp_path, heartbeat=1) as house:
        _, bot, _ = bot_at(house, "Heart")
        with streaming(bot) as lines:
            assert next(lines)["type"] == "heartbeat"


def test_the_example_takes_open_matches_and_plays_them_to_the_end(house: House) -> None:
    code = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(code) < 45
    _, _, token = bot_at(house, "Example")
    environment = {**os.environ, "NO_PROXY": "127.0.0.1"}
    program = subprocess.Popen(
        [sys.executable, str(EXAMPLE), house.address, token], env=environment, stderr=subprocess.PIPE, text=True
    )
    try:
        person, rng = house.person(), random.Random(4)
        match = person.open(**SMALL, opponent="anyone", seat="first")["id"]
        number, state = 0, person.state(match)
        for _ in range(200):
            if state["status"] == "over":
                break
            if state["your_turn"]:
                state = person.act(match, rng.choice(actions_of(state)), state["ply"])["state"]
            else:
                news = person.get(f"/matches/{match}/events?after={number}&wait=10")
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
