"""The crash test: players act, the server is killed with kill -9 at random moments, and nothing may be lost or doubled.

    python -m tests.server.crash --kills 200

Every acknowledged action, outcome and clock reading is written down by the player who got the answer. After each
restart players go on with the very request that was cut off, under the same id. At the end the log in the database is
held against all that was acknowledged, replayed, and the dice of every match are verified.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import sqlite3
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Insert, select

from craton.record import parse_record, verify
from craton.server.exchange.records import open_store, record_text
from craton.server.matches.match import Match
from craton.server.settings import Settings
from craton.server.storage.database import existing_file
from craton.server.storage.tables import matches
from craton.server.storage.writer import Change, Writer
from craton.server.wire.view import MatchView
from tests.ports import free_port
from tests.server.harness import actions_of, until

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "assault", "options": {"board": "hex24", "turn_limit": 40, "momentum": 1}},
    {"game": "faultlines", "options": {"size": 4, "aftershock": True, "sealed": True}},
    {"game": "lifeline", "options": {"size": 3}},
    {"game": "faust", "options": {"size": 5}},
)
PRELOADED = [
    "craton.server.run",
    "aiosqlite",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.auto",
    "httpx",
    "tests.server.harness",
    *(f"craton.games.{terms['game']}" for terms in GAMES),
]
"""Imported once for all restarts: importing takes most of the time that a start takes."""
CLOCK = {"kind": "fischer", "minutes": 60, "seconds": 1}


@dataclass(frozen=True)
class Trap:
    """Kills the server once, at the moment at which it writes something of a kind."""

    what: str
    """`bot` for a bot's action, or the name of a table that gets new rows by a statement."""
    when: str
    """`before` or `after` the commit; after it nobody has been told yet."""
    sprung: Path
    """A file that is there once it has sprung."""
    skip: int = 0
    """So many of the kind are let through before."""

    def is_about(self, changes: Sequence[Change]) -> bool:
        if self.what == "bot":
            rows = [row for change in changes for row in change.entries]
            return any(row["kind"] == "action" and row["action_id"] is None for row in rows)
        statements = [statement for change in changes for statement in change.statements]
        return any(isinstance(one, Insert) and one.table.name == self.what for one in statements)

    def set(self) -> None:
        real = Writer._transaction
        skipped = 0

        async def transaction(writer: Writer, changes: list[Change]) -> None:
            nonlocal skipped
            springs = not self.sprung.exists() and self.is_about(changes)
            if springs and skipped < self.skip:
                springs, skipped = False, skipped + 1
            if springs:
                self.sprung.touch()
                if self.when == "before":
                    os.kill(os.getpid(), signal.SIGKILL)
            await real(writer, changes)
            if springs:
                os.kill(os.getpid(), signal.SIGKILL)

        Writer._transaction = transaction  # type: ignore[method-assign]


def serve(settings: Settings, trap: Trap | None = None) -> None:
    """The process that is killed; a server that has been imported before, so that many restarts take little time."""
    import sys

    from craton.server import run

    if trap is not None:
        trap.set()
    with Path(os.devnull).open("w") as nowhere:
        sys.stdout = sys.stderr = nowhere
        run.serve(settings)


class Victim:
    def __init__(self, database: str, trap: Trap | None = None, **settings: Any) -> None:
        self._trap = trap
        port = free_port()
        given = {"workers": 0, "limits": False, "log_level": "error", **settings}
        self._settings = Settings(port=port, database=database, **given)
        self.address = f"http://127.0.0.1:{port}"
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(PRELOADED)
        self._process: Any = None

    def start(self) -> None:
        self._process = self._context.Process(
            target=serve, args=(self._settings, self._trap), daemon=not self._settings.workers
        )
        self._process.start()

    def start_and_wait(self) -> None:
        """Until it answers."""
        self.start()
        until(self._answers)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz", trust_env=False, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    @property
    def pid(self) -> int:
        found: int = self._process.pid
        return found

    def wait(self) -> None:
        """Until it has been killed by its trap."""
        self._process.join(30)
        assert self._process.exitcode == -signal.SIGKILL


class Stopped(Exception):
    """The test is over while a request waits for an answer."""


@dataclass
class Acknowledged:
    """What a player was told."""

    match: str
    entries: list[dict[str, Any]]
    lefts: dict[str, int]
    running: str | None


@dataclass
class Player(threading.Thread):
    """Plays matches against itself, and insists on every request until it is answered."""

    address: str
    seed: int
    told: list[Acknowledged] = field(default_factory=list)
    problem: str | None = None
    retried: int = 0

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(self.seed)
        self.stopping = threading.Event()
        self.http = httpx.Client(base_url=self.address, timeout=5, trust_env=False, verify=False)

    __hash__ = threading.Thread.__hash__

    def run(self) -> None:
        try:
            self._insist("POST", "/api/v1/guest", {})
            while not self.stopping.is_set():
                self._play_a_match()
        except Stopped:
            pass
        except Exception as error:
            self.problem = repr(error)
        finally:
            self.http.close()

    def _play_a_match(self) -> None:
        opened = self._insist("POST", "/api/v1/matches", {**self.rng.choice(GAMES), "opponent": "same", "clock": CLOCK})
        match, state = opened["id"], opened["state"]
        while state["status"] == "playing" and not self.stopping.is_set():
            action_id = f"{self.seed}-{self.rng.getrandbits(64)}"
            body = {"action": self.rng.choice(actions_of(state)), "ply": state["ply"], "id": action_id}
            answer = self._insist("POST", f"/api/v1/matches/{match}/actions", body)
            state = answer["state"]
            clocks = state["clocks"]
            lefts = {seat: hand["left"] for seat, hand in clocks["seats"].items()}
            self.told.append(Acknowledged(match, answer["entries"], lefts, clocks["running"]))

    def _insist(self, method: str, path: str, body: dict[str, Any]) -> Any:
        """Sends the same request until there is an answer to it."""
        while True:
            try:
                answer = self.http.request(method, path, json=body)
            except httpx.HTTPError:
                self.retried += 1
                time.sleep(0.04)
                if self.stopping.is_set():
                    raise Stopped from None
                continue
            assert answer.status_code < 400, answer.text
            return answer.json()


@dataclass(frozen=True)
class Report:
    kills: int
    matches: int
    acknowledged: int
    retried: int
    entries: int


def crash(database: str, kills: int, *, players: int = 6, seed: int = 1) -> Report:
    rng = random.Random(seed)
    victim = Victim(database)
    victim.start()
    crowd = [Player(victim.address, seed * 1000 + number) for number in range(players)]
    for player in crowd:
        player.start()
    for _ in range(kills):
        before = sum(len(player.told) for player in crowd)
        deadline = time.monotonic() + 30
        while sum(len(player.told) for player in crowd) <= before:  # it is up again, and works
            assert not (problems := [player.problem for player in crowd if player.problem]), problems
            assert time.monotonic() < deadline, "the server did not come back"
            time.sleep(0.002)
        time.sleep(rng.uniform(0, 0.15))
        victim.kill()
        victim.start()
    for player in crowd:
        player.stopping.set()
    for player in crowd:
        player.join(30)
    victim.kill()
    assert not (problems := [player.problem for player in crowd if player.problem]), problems
    told = [one for player in crowd for one in player.told]
    entries, played = check(database, told)
    return Report(kills, played, len(told), sum(player.retried for player in crowd), entries)


def check(database: str, told: list[Acknowledged]) -> tuple[int, int]:
    """Holds the log against all that was acknowledged; returns how many entries and matches there are."""
    if file := existing_file(database):
        with contextlib.closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    loaded = asyncio.run(_load(database))
    for match in loaded.values():
        _check_log(match)
    for one in told:
        _check_told(loaded[one.match], one)
    return sum(match.number for match in loaded.values()), len(loaded)


async def _load(database: str) -> dict[str, Match]:
    found = {}
    async with open_store(database) as store:
        for row in await store.rows(select(matches.c.id)):
            match = await store.load(row.id)
            assert match is not None
            found[row.id] = match
    return found


def _check_log(match: Match) -> None:
    """Numbers and plies without gaps, every action legal, dice true, nothing done twice."""
    assert [entry.number for entry in match.entries] == list(range(1, len(match.entries) + 1))
    plies = [entry.ply for entry in match.entries if entry.ply is not None]
    assert plies == list(range(1, len(plies) + 1))
    done = [entry.action_id for entry in match.entries if entry.action_id]
    assert len(set(done)) == len(done)
    state = match.state()  # replays through every check of the law
    assert state.position == match.position
    if match.is_over:
        assert verify(parse_record(record_text(MatchView(match, "spectator"))))
    else:
        for step in state.steps:
            if step.event is not None:
                assert match.dice.draw(step.before.turn, step.event, step.before.chance) == step.text


def _check_told(match: Match, one: Acknowledged) -> None:
    for sent in one.entries:
        entry = match.entries[sent["number"] - 1]
        assert (str(entry.kind), entry.at, entry.ply) == (sent["kind"], sent["at"], sent["ply"])
        if sent["kind"] in ("action", "outcome") and not sent["concealed"]:
            assert entry.text == sent["text"]
    last = one.entries[-1]["number"]
    then = Match(match.header, match.entries[:last])
    if then.clocks.running == one.running:  # a repeated request was told how the match stood later
        for seat, left in one.lefts.items():
            assert seat == one.running or then.clocks.seats[seat].left == left


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = crash(f"sqlite:///{folder}/craton.db", args.kills, seed=args.seed)
    print(
        f"{report.kills} kills in {time.monotonic() - begin:.0f} s: {report.acknowledged} acknowledged actions in "
        f"{report.matches} matches, {report.retried} requests sent again, {report.entries} entries in the log; "
        "nothing missing, nothing doubled, all verified"
    )


if __name__ == "__main__":
    main()
