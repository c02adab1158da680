"""Attacks by connections: half-sent requests, slow bodies, WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import json

from websockets.exceptions import WebSocketException

from benchmarks.attacks.requests import readers, together
from benchmarks.attacks.target import Target, sources

HALF = b"POST /api/v1/guest HTTP/1.1\r\nHost: craton\r\nContent-Type: application/json\r\n"
SLOW_BODY = HALF + b"Content-Length: 60000\r\n\r\n"


async def _hold(target: Target, count: int, start: bytes, more: bytes, addresses: int = 1) -> None:
    """Keep that many connections open and send something on each now and then; replace those that are closed."""
    from_where = sources(addresses) if addresses > 1 else ["127.0.0.66"]

    async def hold(place: int) -> None:
        try:
            reader, writer = await target.connection(from_where[place % addresses])
        except OSError:
            target.answers["refused"] += 1
            await asyncio.sleep(0.5)
            return
        target.answers["connected"] += 1
        try:
            writer.write(start)
            while not reader.at_eof():
                writer.write(more)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1000), 2)
        except OSError:
            pass
        finally:
            target.answers["cut"] += 1
            writer.close()
        await asyncio.sleep(0.2)

    await together(count, hold)


async def half_requests(target: Target) -> None:
    """1,100 connections of one address that never finish their headers; the server may open 1,024 files."""
    await _hold(target, 1100, HALF, b"X: y\r\n")


async def distributed_half_requests(target: Target) -> None:
    """The same from 50 addresses."""
    await _hold(target, 1100, HALF, b"X: y\r\n", addresses=50)


async def slow_bodies(target: Target) -> None:
    """300 requests of one address whose bodies arrive a byte at a time."""
    await _hold(target, 300, SLOW_BODY, b"x")


async def distributed_slow_bodies(target: Target) -> None:
    """1,100 such requests of three addresses, which would take all places; the server may open 1,024 files."""
    await _hold(target, 1100, SLOW_BODY, b"x", addresses=3)


async def distributed_long_polls(target: Target) -> None:
    """1,100 long polls of three addresses; the server may open 1,024 files."""
    path = f"/api/v1/matches/{target.prepared['watched']}/entries?after=1000&wait=25"
    await _hold(target, 1100, f"GET {path} HTTP/1.1\r\nHost: craton\r\n\r\n".encode(), b"", addresses=3)


async def frames(target: Target) -> None:
    """Sockets of one address that send frames as fast as they can: watching, leaving, nonsense."""
    match = target.prepared["watched"]
    texts = [json.dumps({"type": kind, "match": match}) for kind in ("watch", "leave")] + ["x" * 60_000, '{"type": 1}']

    async def attack(_: int) -> None:
        try:
            async with await target.socket() as socket:
                target.answers["connected"] += 1
                for place in range(100_000):
                    await socket.send(texts[place % len(texts)])
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(socket.recv(), 0.001)
        except (OSError, WebSocketException, TimeoutError):
            target.answers["cut"] += 1
            await asyncio.sleep(0.1)

    await together(8, attack)


async def audience(target: Target) -> None:
    """5,000 watchers of one match in which moves are played, readers of large boards, and insight."""
    match = target.prepared["watched"]

    async def watch(source: str) -> None:
        socket = await target.socket(source)
        await socket.send(json.dumps({"type": "watch", "match": match}))
        target.answers["watching"] += 1
        with contextlib.suppress(OSError, WebSocketException):
            async for _ in socket:
                target.answers["frames"] += 1

    async def move() -> None:
        async with target.client(cookie=target.prepared["cookie"]) as http:
            while True:
                answer = await target.request(http, "GET", f"/matches/{match}")
                if answer is not None and answer.status_code == 200:
                    state = answer.json()["state"]
                    if cells := state["actions"]["cells"]:
                        body = {"action": next(iter(cells.values()))[0], "ply": state["ply"], "id": f"w{state['ply']}"}
                        await target.request(http, "POST", f"/matches/{match}/actions", json=body)
                await asyncio.sleep(2)

    watching = []
    for place, source in enumerate(sources(100) * 50):
        watching.append(asyncio.create_task(watch(source)))
        if place % 50 == 49:
            await asyncio.sleep(0.1)
    try:
        await asyncio.gather(move(), readers(target))
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
