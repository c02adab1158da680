"""How long a level-1 bot takes to answer one guest while another has matches against slow bots."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time

import httpx

from benchmarks.attacks.requests import slow_bots
from benchmarks.attacks.target import Target

INNOCENT = "127.0.0.2"
MATCHES = 12
"""Matches of the innocent guest in each measurement, within the limit on opening them."""


async def answer_time(http: httpx.AsyncClient) -> float:
    """Seconds from opening a match in which a level-1 bot begins until it has moved."""
    terms = {"game": "faust", "opponent": "bot", "level": 1, "seat": "second"}
    begin = time.perf_counter()
    match = (await http.post("/matches", json=terms)).raise_for_status().json()["id"]
    while True:
        state = (await http.get(f"/matches/{match}")).raise_for_status().json()["state"]
        if state["to_act"] == "second":
            took = time.perf_counter() - begin
            await http.post(f"/matches/{match}/resign", json={})
            return took
        await asyncio.sleep(0.02)


async def bot_answers(target: Target) -> None:
    async with target.client(INNOCENT) as http:
        await answer_time(http)  # the worker process starts, and compiles on a new machine
    for label in ("nobody else", "another guest's slow bots"):
        attacking = asyncio.create_task(slow_bots(target)) if label != "nobody else" else None
        if attacking is not None:
            await asyncio.sleep(3)
        found = []
        async with target.client(INNOCENT) as http:
            for _ in range(MATCHES):
                found.append(await answer_time(http))
                await asyncio.sleep(0.5)
        if attacking is not None:
            attacking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await attacking
        answers = f"median {statistics.median(found):.2f} s, worst {max(found):.2f} s"
        print(f"a level-1 bot's first answer, {label}: {answers} ({MATCHES} matches)", flush=True)
