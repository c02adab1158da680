"""Play matches of all games on a server of this release and write its database as SQL text.

    python -m tests.server.releases.record tests/server/releases/0.1.0.sql

Run once for each release, before it is published; the file is never written again.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import craton
from tests.server.harness import Client, LiveServer, actions_of, play_out, seated, seated_rated, until

PLAYED_OUT: list[dict[str, Any]] = [
    {"game": "faultlines", "options": {"size": 4}},
    {"game": "faultlines", "options": {"size": 5, "pie": True, "sealed": True, "resonance": True}},
    {"game": "faultlines", "options": {"size": 5, "aftershock": True, "keystone": True, "fault_lines": "random:4"}},
    {"game": "faultlines", "options": {"size": 4, "progressive": True}},
    {"game": "lifeline", "options": {"size": 3, "balance": "weak"}},
    {"game": "lifeline", "options": {"size": 3, "balance": "strong"}},
    {"game": "lifeline", "options": {"size": 4, "balance": "komi", "komi_max": 5}},
    {"game": "assault", "options": {"board": "hex24", "turn_limit": 14, "pie": True}},
    {"game": "assault", "options": {"board": "hex37", "turn_limit": 24, "sacred": "any", "tide": True}},
    {"game": "assault", "options": {"board": "torus24", "turn_limit": 16, "momentum": 1, "stubborn": True}},
    {"game": "assault", "options": {"board": "hex54", "turn_limit": 12, "influence": True, "sacred": "core"}},
    {"game": "faust", "options": {"size": 5}},
    {"game": "faust", "options": {"size": 6, "pie": False, "pattern": False}},
]
"""Terms of matches that are played at random to the end."""
GAMES = ("faultlines", "lifeline", "assault", "faust")
CORRESPONDENCE = {"kind": "correspondence", "days": 60, "vacation_days": 10}


def _step(match: str, clients: dict[str, Client], rng: random.Random) -> None:
    state = clients["first"].state(match)
    client = clients[state["to_act"]]
    client.act(match, rng.choice(actions_of(client.state(match))))


def _under_way(server: LiveServer, game: str, rng: random.Random) -> None:
    """A match with takebacks, offers, chat, a vacation, notes, a plan and a muted chat, which goes on."""
    match, first, second = seated(server, game=game, clock=CORRESPONDENCE)
    clients = {"first": first, "second": second}
    for _ in range(4):
        _step(match, clients, rng)
    first.post(f"/matches/{match}/chat", {"text": "Good luck! – Viel Glück!"})
    stranger = server.client()
    stranger.post("/guest")
    stranger.post(f"/matches/{match}/chat", {"text": "Who is winning?"})
    if first.request("POST", f"/matches/{match}/takeback/offer", {}).is_success:  # hidden choices stay
        second.post(f"/matches/{match}/takeback/accept")
    for _ in range(3):
        _step(match, clients, rng)
    second.post(f"/matches/{match}/draw/offer")
    first.post(f"/matches/{match}/draw/decline")
    first.post(f"/matches/{match}/vacation")
    first.post(f"/matches/{match}/return")
    first.put(f"/matches/{match}/notes", {"text": "Watch the corner."})
    second.put(f"/matches/{match}/mute", {"muted": True})
    waiting = "second" if first.state(match)["to_act"] == "first" else "first"
    clients[waiting].put(f"/matches/{match}/plan", {"branches": [{"on": ["*", "..."], "play": "a1", "next": []}]})
    first.post(f"/matches/{match}/draw/offer")


def _setup(game: str, rng: random.Random) -> str:
    state = craton.new(game)
    while len(state.steps) < 4 or state.to_move is craton.CHANCE:
        state.push(rng.choice(list(state.chance or state.legal_moves)))
    return state.to_text()


def _ended_early(server: LiveServer, game: str, rng: random.Random) -> None:
    """Matches that wait, were aborted, resigned with a rematch, drawn by agreement, and one from a given position."""
    lonely = server.client()
    lonely.open(game=game, opponent="anyone", clock={"kind": "fischer", "minutes": 5, "seconds": 3})
    match, first, second = seated(server, game=game)
    second.post(f"/matches/{match}/abort")
    match, first, second = seated(server, game=game, clock={"kind": "fischer", "minutes": 60, "seconds": 3})
    for _ in range(3):
        _step(match, {"first": first, "second": second}, rng)
    second.post(f"/matches/{match}/resign")
    second.post(f"/matches/{match}/rematch/offer")
    first.post(f"/matches/{match}/rematch/accept")
    match, first, second = seated(server, setup=_setup(game, rng))
    _step(match, {"first": first, "second": second}, rng)
    first.post(f"/matches/{match}/draw/offer")
    second.post(f"/matches/{match}/draw/accept")


def _rated(server: LiveServer, rng: random.Random) -> None:
    """Two accounts with rated matches, a bot account with a token, and a tournament of ties with the same dice."""
    ada, bob, cleo = (server.account(name) for name in ("Ada", "Bob", "Cleo"))
    for terms in PLAYED_OUT[::3]:
        play_out(*seated_rated(ada, bob, **terms), rng)
    until(lambda: len(ada.get("/users/Ada")["ratings"]) == len({terms["game"] for terms in PLAYED_OUT[::3]}))
    ada.post("/tokens", {"label": "laptop", "scopes": ["play"]})
    wanted = {"name": "Autumn cup", "game": "faultlines", "options": {"size": 3}, "round_hours": 24}
    tournament = ada.post("/tournaments", {**wanted, "kind": "round-robin", "paired": True, "rated": True})["id"]
    for person in (ada, bob, cleo):
        person.post(f"/tournaments/{tournament}/join")
    ada.post(f"/tournaments/{tournament}/start")
    people = {client.get("/me")["user"]["id"]: client for client in (ada, bob, cleo)}
    for number in (1, 2):
        games = ada.get(f"/tournaments/{tournament}/pairings?round={number}")["pairings"]
        for game in games:
            if game["match"] is not None:
                play_out(game["match"], people[game["first"]], people[game["second"]], rng)
        until(lambda: ada.get(f"/tournaments/{tournament}")["round"] > number)  # noqa: B023
    waiting = bob.post("/tournaments", {**wanted, "name": "Winter cup"})["id"]
    cleo.post(f"/tournaments/{waiting}/join")


def play(server: LiveServer) -> None:
    rng = random.Random(15)
    for terms in PLAYED_OUT:
        match, first, second = seated(server, **terms)
        play_out(match, first, second, rng)
    for game in GAMES:
        _under_way(server, game, rng)
        _ended_early(server, game, rng)
    _rated(server, rng)


def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with LiveServer(Path(folder)) as server:
            play(server)
        with contextlib.closing(sqlite3.connect(Path(folder) / "craton.db")) as connection:
            file.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
