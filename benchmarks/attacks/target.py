"""The server under attack as its attackers know it, and the clients they use."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ATTACKER = "127.0.0.66"


@dataclass
class Target:
    """A server, with matches that were prepared on it, and a count of its answers."""

    address: str
    prepared: dict[str, Any] = field(default_factory=dict)
    answers: Counter[str] = field(default_factory=Counter)

    def client(self, source: str = ATTACKER, cookie: str | None = None) -> httpx.AsyncClient:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        return httpx.AsyncClient(
            base_url=f"{self.address}/api/v1",
            transport=httpx.AsyncHTTPTransport(local_address=source, limits=limits),
            cookies={"craton": cookie} if cookie else None,
            timeout=30,
        )

    async def request(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response | None:
        """Send a request and count its answer; None if the connection was refused or cut."""
        try:
            answer = await http.request(method, path, **more)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            await asyncio.sleep(0.01)
            return None
        self.answers[str(answer.status_code)] += 1
        return answer

    async def guest(self, source: str = ATTACKER) -> httpx.AsyncClient | None:
        """A client with the cookie of a new guest; None if the server refuses one."""
        http = self.client(source)
        answer = await self.request(http, "POST", "/guest", json={})
        if answer is None or answer.status_code >= 400:
            await http.aclose()
            return None
        return http

    async def socket(self, source: str = ATTACKER, cookie: str | None = None) -> ClientConnection:
        headers = {"Cookie": f"craton={cookie}"} if cookie else {}
        url = f"ws{self.address[4:]}/api/v1/live"
        return await connect(
            url,
            additional_headers=headers,
            proxy=None,
            compression=None,
            local_addr=(source, 0),
            open_timeout=30,
            ping_interval=None,
        )

    async def connection(self, source: str = ATTACKER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = self.address.removeprefix("http://").split(":")
        return await asyncio.open_connection(host, int(port), local_addr=(source, 0))


def sources(count: int) -> list[str]:
    """Addresses of the loopback range, for attackers that have many."""
    return [f"127.0.{1 + place // 250}.{1 + place % 250}" for place in range(count)]


async def prepare(address: str) -> dict[str, Any]:
    """Play the matches that attackers read, on a server without limits."""
    target = Target(address)
    async with target.client() as http:
        return {
            "long": await _long_match(http, "lifeline", {"size": 12}, 417),
            "large": [await _long_match(http, "faultlines", {"size": 19}, 120) for _ in range(4)],
            "watched": await _long_match(http, "faust", {"size": 11}, 30),
            "cookie": http.cookies["craton"],
        }


async def _long_match(http: httpx.AsyncClient, game: str, options: dict[str, Any], steps: int) -> str:
    """A match of one guest against themselves, with that many steps."""
    answer = await http.post("/matches", json={"game": game, "options": options, "opponent": "same"})
    answer.raise_for_status()
    match, state = answer.json()["id"], answer.json()["state"]
    for number in itertools.count():
        if state["ply"] >= steps or state["status"] != "playing":
            return str(match)
        cells = state["actions"]["cells"]
        texts = [text for cell in sorted(cells) for text in cells[cell]] or state["actions"]["words"]
        action = texts[(number * 7919) % len(texts)]
        body = {"action": action, "ply": state["ply"], "id": f"p{number}"}
        answer = await http.post(f"/matches/{match}/actions", json=body)
        answer.raise_for_status()
        state = answer.json()["state"]
    raise AssertionError("counting never ends")
