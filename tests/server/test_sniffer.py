"""A sniffer at every wire: two players and a spectator, and nothing that reaches one of them tells a secret too early.

Each match has a twin that differs from it in one hidden choice and in nothing else. As long as the choice is hidden,
everything that is sent to those who may not know it has to be the same in both, to the last byte.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import random
import re
import threading
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from craton.core.definition import NoSecrets
from craton.core.dice import Dice, seed_commitment
from craton.core.errors import OptionError
from craton.core.game import Game, make_game
from craton.core.registry import definition, names
from craton.core.sides import Actor
from craton.core.state import State
from craton.core.view import View
from craton.server.exchange.records import exported, open_store
from craton.server.logs import JsonLines
from tests.server.harness import Client, FakeClock, LiveServer, Socket, actions_of

SECRETIVE: dict[str, tuple[str, dict[str, Any]]] = {
    "sealed": ("faultlines", {"size": 3, "sealed": True}),
    "sealed-all": (
        "faultlines",
        {"size": 3, "sealed": True, "pie": True, "keystone": True, "aftershock": True, "turn_limit": 8},
    ),
    "sealed-waves": ("faultlines", {"size": 3, "sealed": True, "progressive": True, "resonance": True}),
    "pair": ("lifeline", {"size": 3, "balance": "strong"}),
    "sacred-any": ("assault", {"board": "hex24", "turn_limit": 10, "sacred": "any"}),
    "sacred-core": ("assault", {"board": "hex24", "turn_limit": 10, "sacred": "core", "tide": True, "momentum": 1}),
    "sacred-swap": ("assault", {"board": "torus24", "turn_limit": 10, "sacred": "any", "pie": True, "influence": True}),
}
SEEDS = {"first": "a" * 32, "second": "b" * 32}
SEATS = ("first", "second")
HIDING = {("assault", "sacred", "any"), ("assault", "sacred", "core"), ("faultlines", "sealed", True)}
"""Single options that hide something in a game that hides nothing without them."""
REVEALING = {("lifeline", "balance", "weak"), ("lifeline", "balance", "komi")}
"""Single options that hide nothing in a game that does without them."""
MAX_ACTIONS = 40
MAX_LOOKS = 2
QUESTIONS = (
    "",
    "/entries?after=0",
    "/insight",
    "/evaluation",
    "/record",
    "/svg",
    "/hint",
    "/analysis",
    "/plan",
    "/notes",
)


def hides_something(game: Game) -> bool:
    """Whether anything is hidden from anybody in a few random games."""
    for seed in range(3):
        state, rng = State(game), random.Random(seed)
        for _ in range(30):
            if any(View.of(state.position, viewer).hides for viewer in ("black", "white", "spectator")):
                return True
            if state.to_move is None:
                break
            if state.to_move is Actor.CHANCE:
                state.roll(rng)
            else:
                state.push_code(rng.choice(state.position.legal))
    return False


def test_every_option_that_hides_something_is_sniffed_at() -> None:
    different = set()
    for name in names():
        found = definition(name)
        usual = hides_something(make_game(found, {}))
        for option in found.options:
            for value in option.samples:
                try:
                    game = make_game(found, {option.name: value})
                except OptionError:
                    continue
                if hides_something(game) != usual:
                    different.add((name, option.name, value))
    assert different == HIDING | REVEALING
    sniffed = {(game, name, value) for game, options in SECRETIVE.values() for name, value in options.items()}
    assert sniffed >= HIDING
    secretive = {name for name in names() if not isinstance(definition(name).secrets, NoSecrets)}
    assert {game for game, _ in SECRETIVE.values()} == secretive


class Stream:
    """The lines that an outside bot gets, as they come."""

    def __init__(self, client: Client) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        self._kept: dict[str, list[str]] = {}
        self._numbers: dict[str, int] = {}
        self._http = httpx.Client(base_url=client.address, headers=client.http.headers, timeout=30, trust_env=False)
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        try:
            with self._http.stream("GET", "/api/v1/stream") as answer:
                for line in answer.iter_lines():
                    self._lines.put(line)
        except (httpx.HTTPError, OSError):
            return

    def close(self) -> None:
        self._thread.join(10)
        self._http.close()

    def until(self, match: str, number: int) -> list[str]:
        """The lines about a match, up to a number of its log."""
        while self._numbers.get(match, 0) < number:
            text = self._lines.get(timeout=20)
            line = json.loads(text)
            if line["type"] == "match":
                self._kept.setdefault(line["match"], []).append(text)
                self._numbers[line["match"]] = line["number"]
        return self._kept[match]


@dataclass
class Party:
    """The same three people for all matches, so that nothing but the match differs."""

    server: LiveServer
    people: dict[str, Client]
    streams: dict[str, Stream]
    folder: Path
    secrets: list[str] = field(default_factory=list)
    """What is nobody's business: tokens and cookies."""


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    folder = tmp_path_factory.mktemp("sniffer")
    with LiveServer(folder, FakeClock()) as server, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Dice, "draw", _same_dice)
        server.app.state.context.pool.choose = _what_a_bot_sees
        people: dict[str, Client] = {}
        secrets: list[str] = []
        owners: list[tuple[Client, str]] = []
        for seat in SEATS:
            owner = server.client()
            owner.post("/account", {"name": f"Player-{seat}", "password": "correct horse"})
            owner.post("/account/bot")
            made = owner.post("/tokens", {"label": "x", "scopes": ["bot"]})
            token = made["token"]
            owners.append((owner, made["id"]))
            people[seat] = server.client(Authorization=f"Bearer {token}")
            secrets += [token.rpartition(".")[2], *owner.http.cookies.values()]
        people["spectator"] = server.client()
        people["spectator"].post("/guest")
        secrets += people["spectator"].http.cookies.values()
        streams = {seat: Stream(people[seat]) for seat in SEATS}
        yield Party(server, people, streams, folder, secrets)
        for owner, token in owners:  # which ends the streams
            assert owner.request("DELETE", f"/tokens/{token}").status_code == 200
        for stream in streams.values():
            stream.close()


def _same_dice(_: Dice, ply: int, event: str, outcomes: tuple[str, ...]) -> str:
    """Twins have to throw the same, so the match has no part in it."""
    return list(outcomes)[zlib.crc32(f"{ply} {event}".encode()) % len(outcomes)]


async def _what_a_bot_sees(view: View, *_: object) -> str:
    return f"{view.viewer} {view.seen.data}"


class Twin:
    """One of two matches, with everything that was received of it."""

    def __init__(self, party: Party, game: str, options: dict[str, Any], stack: ExitStack) -> None:
        self.party = party
        first = party.people["first"]
        opened = first.open(game=game, options=options, seat="first", commitment=seed_commitment(SEEDS["first"]))
        self.id: str = opened["id"]
        self._commitment: str = opened["dice"]["commitment"]
        self.received: dict[str, list[str]] = {who: [] for who in party.people}
        """All frames of WebSockets, by who got them."""
        joining = {"commitment": seed_commitment(SEEDS["second"])}
        party.people["second"].post(f"/matches/{self.id}/join", joining)
        for seat in SEATS:
            revealed = party.people[seat].post(f"/matches/{self.id}/seed", {"seed": SEEDS[seat]})
        self.number = revealed["state"]["number"]
        self.sockets: dict[str, Socket] = {}
        for who, client in party.people.items():
            self.sockets[who] = stack.enter_context(client.live(self.id))
            self._frames(who, "snapshot")
        self.acts = 0

    def state(self, who: str) -> dict[str, Any]:
        """As it was last told."""
        frame = json.loads(self.received[who][-1])
        found: dict[str, Any] = frame["body"]["state"] if frame["type"] == "snapshot" else frame["state"]
        return found

    def act(self, seat: str, action: str) -> dict[str, list[str]]:
        """Plays, by request and by WebSocket in turn; what everybody gets without asking."""
        self.acts += 1
        ply, action_id = self.state(seat)["ply"], f"a{self.acts}"
        before = {who: len(frames) for who, frames in self.received.items()}
        if self.acts % 2:
            self.party.people[seat].post(f"/matches/{self.id}/actions", {"action": action, "ply": ply, "id": action_id})
        else:
            self.sockets[seat].send(type="act", match=self.id, action=action, ply=ply, id=action_id)
        for who in self.sockets:
            self._frames(who, "entries")
        self.number = json.loads(self.received["spectator"][-1])["number"]
        for who in SEATS:  # who has not received of one change when the next comes hears of both at once
            self.streamed(who)
        return {who: frames[before[who] :] for who, frames in self.received.items()}

    def _frames(self, who: str, wanted: str) -> None:
        """Keeps frames about the match up to one of a kind; answers to one's own questions are not for comparing."""
        while True:
            text = self.sockets[who].connection.recv(timeout=20)
            assert isinstance(text, str)
            kind = json.loads(text)["type"]
            if kind in ("snapshot", "entries", "error"):
                self.received[who].append(text)
            assert kind != "error", text
            if kind == wanted:
                return

    def asked(self, who: str) -> list[str]:
        """Everything that somebody can ask for, with its headers."""
        client, path = self.party.people[who], f"/matches/{self.id}"
        steps = len(client.get(path)["steps"])
        answers = [client.request("GET", path + question) for question in QUESTIONS]
        behind = range(max(0, steps - 2), steps + 1)
        answers += [client.request("GET", f"{path}/steps/{number}") for number in behind]
        answers += [client.request("GET", f"{path}/insight?steps={number}") for number in behind]
        if who in SEATS:
            ply = self.state(who)["ply"]
            for action, at in (("z99", ply), ("a1", ply - 1), ("a1", ply + 1)):
                answers.append(
                    client.request("POST", f"{path}/actions", {"action": action, "ply": max(0, at), "id": "wrong"})
                )
                assert answers[-1].status_code >= 400
        heads = [
            {name: head for name, head in answer.headers.items() if name not in ("date", "x-request-id")}
            for answer in answers
        ]
        found = [f"{answer.status_code} {head} {answer.text}" for answer, head in zip(answers, heads, strict=True)]
        rows = [row for row in client.get("/matches?status=playing")["matches"] if row["id"] == self.id]
        return [*found, json.dumps(rows)]

    def streamed(self, who: str) -> list[str]:
        return self.party.streams[who].until(self.id, self.number) if who in SEATS else []

    def plain(self, texts: list[str]) -> list[str]:
        """Without what differs between any two matches."""
        return [text.replace(self.id, "MATCH").replace(self._commitment, "COMMITMENT") for text in texts]

    def secret_of_dice(self) -> str:
        matches = self.party.server.app.state.context.matches
        found: str = matches._slots[self.id].match.header.secret.hex()
        return found

    def exported(self) -> list[str]:
        async def look() -> list[str]:
            async with open_store(f"sqlite:///{self.party.folder / 'craton.db'}") as store:
                return [str(one) async for one in exported(store, unfinished=True)]

        return [text for text in asyncio.run(look()) if self.id in text]


def concealed(twin: Twin, who: str) -> bool:
    """Whether the last step is hidden from somebody."""
    return bool(twin.party.people[who].get(f"/matches/{twin.id}")["steps"][-1]["concealed"])


@contextmanager
def twins(party: Party, name: str) -> Iterator[tuple[Twin, Twin]]:
    game, options = SECRETIVE[name]
    with ExitStack() as stack:
        both = Twin(party, game, options, stack), Twin(party, game, options, stack)
        yield both
        for twin in both:
            if twin.state("first")["status"] == "playing":  # lists shall not grow
                party.people["first"].post(f"/matches/{twin.id}/resign")


def play_to_secret(one: Twin, two: Twin, rng: random.Random, skip: int) -> tuple[str, str, str, int] | None:
    """Plays the same in both up to the hidden choice behind so many others: who made it, both choices, its place."""
    for place in range(MAX_ACTIONS):
        seat = one.state("spectator")["to_act"]
        if seat is None:
            return None
        legal = actions_of(one.state(seat))
        action = _chosen(rng, legal)
        pushed = one.act(seat, action)
        if concealed(one, "spectator") and skip == 0:
            others = [text for text in legal if text != action and text.partition(" ")[0][:4] == action[:4]]
            others = others or [text for text in legal if text != action and text != "swap"]
            other = rng.choice(others)
            assert_same(one, two, seat, pushed, two.act(seat, other))
            return seat, action, other, place
        skip -= concealed(one, "spectator")
        two.act(seat, action)
    return None


def _chosen(rng: random.Random, legal: list[str]) -> str:
    """At random; a swap if there is one, and not too many passes."""
    if "swap" in legal:
        return "swap"
    lively = [text for text in legal if "pass" not in text or rng.random() < 0.3]
    return rng.choice(lively or legal)


def assert_same(one: Twin, two: Twin, knower: str, pushed: dict[str, list[str]], others: dict[str, list[str]]) -> None:
    for who in one.party.people:
        if who != knower:
            assert one.plain(pushed[who]) == two.plain(others[who]), who


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", SECRETIVE)
def test_nobody_can_tell_twins_apart_that_differ_in_what_is_hidden(
    party: Party, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="craton")
    found = 0
    for skip in (0, 2) if "swap" in name else (0, 1):  # a swap makes both choose again
        caplog.clear()
        with twins(party, name) as (one, two):
            rng = random.Random(f"{name} {skip}")
            choice = play_to_secret(one, two, rng, skip)
            if choice is None:
                break
            found += 1
            knower, *texts, place = choice
            secrets = [twin.secret_of_dice() for twin in (one, two)]
            ignorant = [who for who in party.people if who != knower]
            looks = 0
            while not _is_told(one, two, ignorant, place):
                log = [JsonLines().format(record) for record in caplog.records]
                _assert_no_trace(log, [*texts, *secrets, *party.secrets], one, two)
                for who in ignorant:
                    assert one.plain(one.streamed(who)) == two.plain(two.streamed(who))
                    if looks < MAX_LOOKS:
                        for left, right in zip(one.plain(one.asked(who)), two.plain(two.asked(who)), strict=True):
                            assert left == right, who
                if looks == 0:
                    assert one.plain(one.exported()) == two.plain(two.exported())
                looks += 1
                everything = [text for twin in (one, two) for frames in twin.received.values() for text in frames]
                assert not [text for text in everything if any(secret in text for secret in [*secrets, *party.secrets])]
                seat = one.state("spectator")["to_act"]
                legal = [text for text in actions_of(one.state(seat)) if text in actions_of(two.state(seat))]
                action = _chosen(rng, legal)
                frames = one.act(seat, action), two.act(seat, action)
                if not _is_told(one, two, ignorant, place):
                    assert_same(one, two, knower, *frames)
            # It is published when the match is over, so the sniffer can receive it.
            for twin, text in zip((one, two), texts, strict=True):
                for who in ignorant:
                    at_the_end = party.people[who].get(f"/matches/{twin.id}")["steps"]
                    assert any(text in frame for frame in [*twin.received[who], json.dumps(at_the_end)]), (who, text)
    assert found >= 1, "nothing was hidden"


def _is_told(one: Twin, two: Twin, ignorant: list[str], place: int) -> bool:
    """Whether the choice at a place is hidden no more, which it is for all at once."""
    hidden = set()
    for twin in (one, two):
        for who in ignorant:
            steps = twin.party.people[who].get(f"/matches/{twin.id}")["steps"]
            hidden.add([step for step in steps if step["event"] is None][place]["concealed"])
    (is_hidden,) = hidden
    return not is_hidden


def _assert_no_trace(log: list[str], secrets: list[str], *twins: Twin) -> None:
    """Nothing secret in the log. Ids are left out: a short action may stand in one by chance."""
    text = "\n".join(log)
    for twin in twins:
        text = text.replace(twin.id, "MATCH")
    for secret in secrets:
        assert not re.search(rf"(?<![\w-]){re.escape(secret)}(?![\w-])", text), secret


def test_the_secret_of_the_dice_is_published_at_the_end_and_not_before(party: Party) -> None:
    with twins(party, "sacred-any") as (one, _):
        secret = one.secret_of_dice()
        rng = random.Random(5)
        while (seat := one.state("spectator")["to_act"]) is not None:
            for who in party.people:
                assert not [text for text in [*one.received[who], *one.streamed(who)] if secret in text]
            one.act(seat, _chosen(rng, actions_of(one.state(seat))))
        for who in party.people:
            assert secret in one.received[who][-1]
        assert secret in one.streamed("first")[-1]
        assert secret in one.exported()[0]
