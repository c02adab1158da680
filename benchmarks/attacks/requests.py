"""Attacks by requests: each is a coroutine that goes on until it is cancelled."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import aclosing
from typing import Any

import httpx

from benchmarks.attacks.target import Target, sources

Attack = Callable[[Target], Coroutine[Any, Any, None]]

SINGLE_STONES = ["a1", "a5", "c1", "c5", "e1", "e5", "b2", "b4", "d2", "d4", "a3", "b5", "c3", "d5", "e3", "a4"]
"""Black's stones stand alone and come first in the quake; White's plan is evaluated after all their rolls."""
HOSTILE_PLAN = [{"on": ["..."] * 11 + ["zz"], "play": "a1"}] * 200


async def together(count: int, work: Callable[[int], Awaitable[None]]) -> None:
    """Run several copies of a coroutine function at once, each again and again."""

    async def again(place: int) -> None:
        while True:
            await work(place)

    await asyncio.gather(*(again(place) for place in range(count)))


async def nothing(target: Target) -> None:
    """Nobody attacks."""
    await asyncio.Event().wait()


async def hostile_plans(target: Target) -> None:
    """Plans whose conditions need exponential time in a backtracking matcher, evaluated after a quake of many rolls."""

    async def attack(_: int) -> None:
        http = await target.guest()
        if http is None:
            await asyncio.sleep(0.2)
            return
        async with aclosing(http):
            clock = {"kind": "correspondence", "days": 3, "vacation_days": 0}
            options = {"size": 5, "aftershock": True}
            terms = {"game": "faultlines", "options": options, "opponent": "same", "clock": clock}
            answer = await target.request(http, "POST", "/matches", json=terms)
            if answer is None or answer.status_code >= 400:
                await asyncio.sleep(0.2)
                return
            match = answer.json()["id"]
            for ply, action in enumerate(SINGLE_STONES):
                await _act(target, http, match, action, ply)
            await target.request(
                http, "PUT", f"/matches/{match}/plan", json={"seat": "second", "branches": HOSTILE_PLAN}
            )
            for action in ("pass", "pass", *["decline"] * 12):
                answer = await target.request(http, "GET", f"/matches/{match}")
                if answer is None or answer.status_code >= 400 or answer.json()["state"]["status"] != "playing":
                    return
                await _act(target, http, match, action, answer.json()["state"]["ply"])

    await together(4, attack)


async def _act(target: Target, http: httpx.AsyncClient, match: str, action: str, ply: int) -> None:
    body = {"action": action, "ply": ply, "id": f"{ply}"}
    await target.request(http, "POST", f"/matches/{match}/actions", json=body)


async def long_replays(target: Target) -> None:
    """Four anonymous connections ask for earlier positions of a match of 417 steps on a large board."""
    match = target.prepared["long"]
    rng = random.Random(1)
    async with target.client() as http:

        async def attack(_: int) -> None:
            await target.request(http, "GET", f"/matches/{match}/steps/{rng.randrange(400)}")

        await together(4, attack)


async def takebacks(target: Target) -> None:
    """The owner of the long match takes moves back and plays them again."""
    match = target.prepared["long"]
    async with target.client(cookie=target.prepared["cookie"]) as http:

        async def attack(place: int) -> None:
            answer = await target.request(http, "POST", f"/matches/{match}/takeback/offer", json={})
            if answer is None or answer.status_code >= 400:
                await asyncio.sleep(0.05)
                answer = await target.request(http, "GET", f"/matches/{match}")
            if answer is None or answer.status_code >= 400:
                return
            state = answer.json()["state"]
            if cells := state["actions"]["cells"]:
                action = {"action": next(iter(cells.values()))[0], "ply": state["ply"], "id": f"t{state['ply']}"}
                await target.request(http, "POST", f"/matches/{match}/actions", json=action)

        await together(4, attack)


def flood(method: str, path: str, connections: int = 8, **more: Any) -> Attack:
    """The same request over several connections of one address, as fast as the server answers."""

    async def attack(target: Target) -> None:
        async with target.client() as http:

            async def send(_: int) -> None:
                await target.request(http, method, f"{target.address}{path}", **more)

            await together(connections, send)

    return attack


async def many_guests(target: Target) -> None:
    """An endless series of guests from one address, each of whom opens matches."""

    async def attack(_: int) -> None:
        http = await target.guest()
        if http is None:
            return
        async with aclosing(http):
            for _ in range(20):
                await target.request(http, "POST", "/matches", json={"game": "lifeline", "options": {"size": 12}})

    await together(8, attack)


async def hashed_passwords(target: Target) -> None:
    """Logins that make the server hash passwords, from many addresses."""
    clients = [target.client(source) for source in sources(20)]

    async def attack(place: int) -> None:
        body = {"name": f"user{random.randrange(1000)}", "password": "wrong password"}
        await target.request(clients[place], "POST", "/sessions", json=body)

    await together(len(clients), attack)


async def study(target: Target) -> None:
    """Long lines, records and positions to set up, from ten addresses."""
    steps = [f"{chr(97 + place % 19)}{1 + place // 19}" for place in range(361)]
    line = {"game": "faultlines", "options": {"size": 19}, "steps": steps}
    bodies = itertools.cycle(
        [
            ("/study", line),
            ("/study/insight", {**line, "steps": steps[:200]}),
            ("/study/arrange", {**line, "cells": {"a1": "b"}}),
            ("/study/record", {"record": '[Game "faultlines"]\n' * 2000}),
            ("/study/svg", line),
        ]
    )
    clients = [target.client(source) for source in sources(10)]

    async def attack(place: int) -> None:
        path, body = next(bodies)
        await target.request(clients[place], "POST", path, json=body)

    await together(len(clients), attack)


async def searches(target: Target) -> None:
    """Searches and analyses of one guest that nobody waits for."""
    line = {"game": "faust", "options": {"size": 8}, "steps": ["d4", "e5", "c3", "f6"]}

    async with target.client() as http:

        async def attack(place: int) -> None:
            body: dict[str, Any] = {**line, "steps": line["steps"] if place % 2 else []}
            if place % 2:
                await target.request(http, "POST", "/study/analysis", json={**body, "options": {"size": 8 + place}})
            else:
                await target.request(http, "POST", "/study/search", json={**body, "seconds": 10, "lines": 3})
            await asyncio.sleep(0.05)

        await together(8, attack)


async def slow_bots(target: Target) -> None:
    """One guest opens as many matches against slow bots as the server allows."""
    http = await target.guest()
    assert http is not None
    async with aclosing(http):

        async def attack(_: int) -> None:
            terms = {"game": "lifeline", "opponent": "bot", "bot": "mcts:seconds=2", "seat": "second"}
            answer = await target.request(http, "POST", "/matches", json=terms)
            await asyncio.sleep(0.05 if answer is not None and answer.status_code < 400 else 0.5)

        await together(4, attack)


async def readers(target: Target) -> None:
    """Forty guests read boards of 19×19 as fast as they may, and ten ask for insight."""
    matches: list[str] = target.prepared["large"]
    clients: list[httpx.AsyncClient] = []
    for source in sources(40):
        http = await target.guest(source)
        clients.append(http or target.client(source))

    async def attack(place: int) -> None:
        match = matches[place % len(matches)]
        path = f"/matches/{match}/insight" if place >= 40 else f"/matches/{match}"
        answer = await target.request(clients[place % 40], "GET", path)
        if answer is not None and answer.status_code in (429, 503):
            await asyncio.sleep(float(answer.headers.get("Retry-After", "1")))

    await together(50, attack)
