"""Innocent players: pairs of guests who play over WebSockets at a steady rate from an address of their own.

    python -m benchmarks.attacks.innocent ADDRESS --seconds 10

Prints the latencies of their moves as JSON: milliseconds from sending an action to its acknowledgement, which is sent
when the action is on disk. A process of its own, so that the attackers' work does not count as latency.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import time
from dataclasses import asdict, dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect

HERE = "127.0.0.2"
GAMES = ("faust", "assault", "faultlines", "lifeline")
LONGEST = 120.0
"""Seconds after which measuring ends even if fewer moves than wanted were made."""


@dataclass
class Measured:
    latencies: list[float] = field(default_factory=list)
    counting: bool = False
    refused: int = 0
    lost: int = 0
    seconds: float = 0.0


@dataclass
class Player:
    match: str
    cookie: str


async def open_match(address: str, game: str) -> list[Player]:
    found = []
    match = ""
    for seat in range(2):
        transport = httpx.AsyncHTTPTransport(local_address=HERE)
        async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
            if seat == 0:
                answer = await http.post("/api/v1/matches", json={"game": game, "seat": "first"})
            else:
                answer = await http.post(f"/api/v1/matches/{match}/join", json={})
            answer.raise_for_status()
            match = match or answer.json()["id"]
            found.append(Player(match, http.cookies["craton"]))
    return found


async def play(address: str, player: Player, interval: float, rng: random.Random, measured: Measured) -> None:
    headers = {"Cookie": f"craton={player.cookie}"}
    url = f"ws{address[4:]}/api/v1/live"
    async with connect(url, additional_headers=headers, proxy=None, compression=None, local_addr=(HERE, 0)) as socket:
        await socket.send(json.dumps({"type": "watch", "match": player.match}))
        sent, number = 0.0, 0
        while True:
            frame: dict[str, Any] = json.loads(await socket.recv())
            if frame["type"] == "done" and measured.counting:
                measured.latencies.append(time.perf_counter() - sent)
            measured.refused += frame["type"] == "error"
            state = frame["body"]["state"] if frame["type"] == "snapshot" else frame.get("state")
            if state and state["status"] != "playing":
                return
            if state and state["your_turn"]:
                actions = state["actions"]
                texts = [*(text for texts in actions["cells"].values() for text in texts), *actions["words"]]
                await asyncio.sleep(rng.expovariate(1 / interval))
                number += 1
                sent = time.perf_counter()
                action = {"action": rng.choice(texts), "ply": state["ply"], "id": f"{number}"}
                await socket.send(json.dumps({"type": "act", "match": player.match, **action}))


async def keep_playing(address: str, place: int, interval: float, measured: Measured) -> None:
    """One match after the other."""
    rng = random.Random(place)
    while True:
        players = await open_match(address, GAMES[place % len(GAMES)])
        await asyncio.gather(*(play(address, player, interval, rng, measured) for player in players))


async def measure(address: str, matches: int, interval: float, seconds: float, moves: int) -> Measured:
    """Measure for some seconds, and longer if a busy machine has not made the least number of moves by then."""
    measured = Measured()
    playing = [asyncio.create_task(keep_playing(address, place, interval, measured)) for place in range(matches)]
    await asyncio.sleep(2)
    gc.disable()  # its pauses are not the server's
    measured.counting = True
    begin = time.monotonic()
    failed, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    while not failed and len(measured.latencies) < moves and time.monotonic() < begin + LONGEST:
        failed, _ = await asyncio.wait(playing, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
    measured.counting = False
    measured.seconds = time.monotonic() - begin
    for task in playing:
        if task.done() and (error := task.exception()) is not None:
            measured.lost += 1
            print(f"a player was cut off: {error!r}", flush=True)
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--interval", type=float, default=0.5, help="mean seconds between the moves of a match")
    parser.add_argument("--moves", type=int, default=0, help="the least number of moves")
    args = parser.parse_args()
    measured = asyncio.run(measure(args.address, args.matches, args.interval, args.seconds, args.moves))
    print(json.dumps(asdict(measured)))


if __name__ == "__main__":
    main()
