"""Measures a server under many live matches, over loopback WebSockets.

    python -m benchmarks.server --matches 1000 --seconds 20
    python -m benchmarks.server --processes 2 --rate 600

One process uses SQLite. Several share a PostgreSQL of their own, and the two seats of a match connect to different
processes.

Every match has two scripted clients with a socket each. They wait for a random time, chosen so that all matches
together reach the given rate, and play a random legal action. Latency is the time from sending an action to its
acknowledgement, which is sent when the action is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.postgres import Postgres

GAMES = ("assault", "faultlines", "faust", "lifeline")
PORT = 8765


@dataclass
class Counts:
    latencies: list[float] = field(default_factory=list)
    counting: bool = False
    stopping: bool = False
    ready: int = 0


async def run(matches: int, seconds: float, rate: float, addresses: list[str], processes: list[int]) -> None:
    counts = Counts()

    def per_match() -> str:
        return f"{(resident(processes) - before) / matches / 1e3:.0f} kB"

    async with httpx.AsyncClient(base_url=addresses[0], timeout=60, verify=False, trust_env=False) as http:
        before = resident(processes)
        opened = await _open(http, matches)
        idle = resident(processes)
        print(f"memory: {before / 1e6:.0f} MB before, {idle / 1e6:.0f} MB with {matches} matches and no sockets")
    sockets = [
        await _listen(addresses[seat % len(addresses)], cookie)
        for _, cookies in opened
        for seat, cookie in enumerate(cookies)
    ]
    print(f"memory: {resident(processes) / 1e6:.0f} MB with {len(sockets)} sockets too, {per_match()} per match")
    players = [
        asyncio.create_task(_play(socket, opened[place // 2][0], random.Random(place), counts, rate / matches))
        for place, socket in enumerate(sockets)
    ]
    gc.disable()  # pauses of the clients must not count as latency
    while counts.ready < len(players):
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    print(f"memory: {per_match()} per match after every socket has asked for a snapshot")
    counts.counting = True
    cpu, begin = cpu_seconds(processes), time.perf_counter()
    await asyncio.sleep(seconds)
    counts.counting = False
    took, used = time.perf_counter() - begin, cpu_seconds(processes) - cpu
    counts.stopping = True
    done = sorted(counts.latencies)
    print(f"{len(done)} actions in {took:.1f} s: {len(done) / took:.0f}/s; server CPU {used / took:.0%}")
    if done:
        p99 = done[int(len(done) * 0.99)]
        print(
            f"latency: p50 {statistics.median(done) * 1e3:.0f} ms, p99 {p99 * 1e3:.0f} ms, most {done[-1] * 1e3:.0f} ms"
        )
        print(f"server CPU for an action: {used / len(done) * 1e3:.2f} ms")
    print(f"memory: {resident(processes) / 1e6:.0f} MB while playing")
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


async def _open(http: httpx.AsyncClient, matches: int) -> list[tuple[str, list[str]]]:
    opened = []
    for place in range(matches):
        http.cookies.clear()
        first = await http.post("/api/v1/matches", json={"game": GAMES[place % len(GAMES)], "seat": "first"})
        one, match = http.cookies["craton"], first.json()["id"]
        http.cookies.clear()
        await http.post(f"/api/v1/matches/{match}/join", json={})
        opened.append((match, [one, http.cookies["craton"]]))
    return opened


async def _listen(address: str, cookie: str) -> ClientConnection:
    url, headers = f"ws{address[4:]}/api/v1/live", {"Cookie": f"craton={cookie}"}
    return await connect(url, additional_headers=headers, proxy=None, compression=None)


async def _play(socket: ClientConnection, match: str, rng: random.Random, counts: Counts, rate: float) -> None:
    await socket.send(json.dumps({"type": "watch", "match": match}))
    sent, number = 0.0, 0
    while not counts.stopping:
        frame: dict[str, Any] = json.loads(await socket.recv())
        if frame["type"] == "error":
            raise SystemExit(f"the server refuses: {frame['error']['message']}")
        if frame["type"] == "done" and counts.counting:
            counts.latencies.append(time.perf_counter() - sent)
        counts.ready += frame["type"] == "snapshot"
        state = frame["body"]["state"] if frame["type"] == "snapshot" else frame.get("state")
        if state and state["your_turn"]:
            actions = state["actions"]
            texts = [*(text for found in actions["cells"].values() for text in found), *actions["words"]]
            number += 1
            if rate:
                await asyncio.sleep(rng.expovariate(rate))
            sent = time.perf_counter()
            act = {"type": "act", "match": match, "action": rng.choice(texts), "ply": state["ply"], "id": str(number)}
            await socket.send(json.dumps(act))


def resident(processes: list[int]) -> int:
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes)
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(processes: list[int]) -> float:
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=320, help="actions per second over all matches; 0 for no waiting")
    parser.add_argument("--processes", type=int, default=1, help="server processes; more than one use PostgreSQL")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = f"sqlite:///{folder}/craton.db"
        if args.processes > 1:
            postgres = Postgres()
            postgres.start()
            stack.callback(postgres.stop)
            database = postgres.new_database()
        servers = [stack.enter_context(_serving(PORT + place, database)) for place in range(args.processes)]
        addresses = [f"http://127.0.0.1:{PORT + place}" for place in range(args.processes)]
        asyncio.run(run(args.matches, args.seconds, args.rate, addresses, [server.pid for server in servers]))


@contextlib.contextmanager
def _serving(port: int, database: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server process that has answered once."""
    command = [sys.executable, "-m", "craton", "serve", "--port", str(port), "--workers", "0", "--limits", "no"]
    begin = time.perf_counter()
    server = subprocess.Popen([*command, "--database", database, "--log-level", "warning"], stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/healthz", verify=False, trust_env=False)
                break
            except httpx.HTTPError:
                time.sleep(0.01)
        took, cpu = time.perf_counter() - begin, cpu_seconds([server.pid])
        print(f"start to first answer: {took:.1f} s, {cpu:.1f} s CPU")
        yield server
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
