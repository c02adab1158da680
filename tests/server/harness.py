"""A real server in a thread, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from craton.core.dice import seed_commitment
from craton.record import PlayerNotes
from craton.server.app import create_app
from craton.server.run import server_config
from craton.server.server_clock import ServerClock
from craton.server.settings import Settings

PASSWORD = "correct horse"
PATIENCE = 120  # seconds: a machine may be busy with other tests
_ids = itertools.count()
_Found = TypeVar("_Found")


def until(look: Callable[[], _Found]) -> _Found:
    """Looks again and again until something true is seen, and returns it."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.01)
    return found


class FakeClock:
    """A clock that tests advance by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


class FakeMachine:
    """A machine whose wall clock and uptime tests advance by hand, for a ServerClock."""

    def __init__(self) -> None:
        self._wall = 1_800_000_000_000
        self._uptime = 1000.0

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self._wall, lambda: self._uptime)

    def freeze(self, seconds: float) -> None:
        """Time passes, and nothing runs meanwhile."""
        self._wall += round(seconds * 1000)
        self._uptime += seconds

    def set_wall_clock(self, seconds: float) -> None:
        """Somebody sets the wall clock forward or back."""
        self._wall += round(seconds * 1000)

    def run(self, server: LiveServer, seconds: float) -> None:
        """Time passes, and the server's event loop is alive."""
        left = seconds
        while left > 0:
            self.freeze(min(left, 0.9))
            left -= 0.9
            server.call(server.app.state.context.time.tick())


class LiveServer:
    """A server on a free port of the loopback interface."""

    def __init__(self, folder: Path, clock: Any = None, **settings: Any) -> None:
        given = {
            "database": f"sqlite:///{folder / 'craton.db'}",
            "workers": 0,
            "warm_up": False,
            "lab_workers": 0,
            "lab_nice": 0,  # a machine that is busy with other tests would hardly ever run them
            "limits": False,
            **settings,
        }
        self.settings = Settings(**given)
        self.app = create_app(self.settings, clock) if clock else create_app(self.settings)
        config = server_config(self.app, self.settings, port=0, timeout_graceful_shutdown=1)
        self._uvicorn = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._uvicorn.run, daemon=True)
        self.address = ""
        self._clients: list[Client] = []

    def __enter__(self) -> LiveServer:
        self._thread.start()
        until(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._thread.is_alive(), "the server did not start"
        port = self._uvicorn.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        for client in self._clients:
            client.http.close()
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self._uvicorn.servers[0].get_loop()

    def call(self, work: Coroutine[Any, Any, _Found]) -> _Found:
        """The result of work on the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def client(self, **headers: str) -> Client:
        self._clients.append(Client(self.address, headers))
        return self._clients[-1]

    def again(self, client: Client) -> Client:
        """The same person, at this server."""
        here = self.client()
        here.http.cookies.update(client.http.cookies)
        return here

    def account(self, name: str) -> Client:
        client = self.client()
        client.post("/account", {"name": name, "password": PASSWORD})
        return client


class Client:
    """A client with its own cookies, which keeps everything that was sent to it."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, trust_env=False, verify=False)
        self.address = address
        self.received: list[str] = []

    def request(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        answer = self.http.request(method, f"/api/v1{path}", json=body, **more)
        self.received.append(f"{dict(answer.headers)} {answer.text}")
        return answer

    def get(self, path: str, **more: Any) -> Any:
        return good(self.request("GET", path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return good(self.request("POST", path, {} if body is None else body, **more))

    def put(self, path: str, body: Any) -> Any:
        return good(self.request("PUT", path, body))

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and code of an error, whose shape is checked."""
        answer = self.request(method, path, {} if body is None and method != "GET" else body, **more)
        assert answer.status_code >= 400, answer.text
        error = answer.json()["error"]
        assert error["message"].endswith((".", "?", ":"))
        assert len(error["message"]) < 500
        return answer.status_code, error["code"]

    def open(self, **terms: Any) -> dict[str, Any]:
        return self.post("/matches", terms)

    def state(self, match: str) -> dict[str, Any]:
        return self.get(f"/matches/{match}")["state"]

    def act(self, match: str, action: str, ply: int | None = None, **more: Any) -> Any:
        ply = self.state(match)["ply"] if ply is None else ply
        return self.post(f"/matches/{match}/actions", {"action": action, "ply": ply, "id": f"a{next(_ids)}", **more})

    @contextmanager
    def live(self, match: str | None = None, after: int | None = None) -> Iterator[Socket]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        headers |= {name: value for name, value in self.http.headers.items() if name in ("authorization", "origin")}
        with connect(
            f"ws{self.address[4:]}/api/v1/live",
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as connection:
            socket = Socket(connection, self.received)
            if match is not None:
                socket.send(type="watch", match=match, after=after)
            yield socket


class Dicer:
    """A player who commits to a seed, notes the commitments as the browser does, and then reveals the seed."""

    def __init__(self, client: Client, seed: str) -> None:
        self.client = client
        self.seed = seed
        self.match = ""
        self.seat = ""
        self.notes = PlayerNotes()

    @property
    def commitment(self) -> str:
        return seed_commitment(self.seed)

    def open(self, **terms: Any) -> str:
        opened = self.client.open(commitment=self.commitment, **terms)
        self.match = opened["id"]
        return self.match

    def join(self, match: str) -> None:
        self.client.post(f"/matches/{match}/join", {"commitment": self.commitment})
        self.match = match

    def reveal(self) -> dict[str, Any]:
        """Note the commitments and reveal the seed; return the state."""
        dice = self.client.get(f"/matches/{self.match}")["dice"]
        self.seat = next(seat for seat, text in dice["commitments"].items() if text == self.commitment)
        other = "second" if self.seat == "first" else "first"
        self.notes = PlayerNotes(dice["commitment"], self.seed, dice["commitments"][other] or dice["seeds"][other])
        state: dict[str, Any] = self.client.post(f"/matches/{self.match}/seed", {"seed": self.seed})["state"]
        return state


class Socket:
    def __init__(self, connection: ClientConnection, received: list[str]) -> None:
        self.connection = connection
        self._received = received

    def send(self, **frame: Any) -> None:
        self.connection.send(json.dumps(frame))

    def next(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while True:
            text = self.connection.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self._received.append(text)
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] in types:
                return frame


def good(answer: httpx.Response) -> Any:
    assert answer.status_code < 400, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


def check_response(response_type: Any, answer: Any) -> None:
    """An answer has exactly the shape of its response type."""
    adapter = TypeAdapter(response_type)
    assert adapter.dump_python(adapter.validate_json(json.dumps(answer), strict=True), mode="json") == answer


def actions_of(state: dict[str, Any]) -> list[str]:
    """The legal actions, each once."""
    found = dict.fromkeys(text for texts in state["actions"]["cells"].values() for text in texts)
    return [*found, *state["actions"]["words"]]


def seated(server: LiveServer, **terms: Any) -> tuple[str, Client, Client]:
    """A match between two clients, the first seat first."""
    first, second = server.client(), server.client()
    match = first.open(seat="first", **terms)["id"]
    second.post(f"/matches/{match}/join")
    return match, first, second


def seated_rated(creator: Client, opponent: Client, **terms: Any) -> tuple[str, Client, Client]:
    """A rated match between two accounts, the first seat first; nobody chooses it."""
    opened = creator.open(rated=True, **terms)
    opponent.post(f"/matches/{opened['id']}/join")
    pair = (creator, opponent) if opened["state"]["viewer"] == "first" else (opponent, creator)
    return opened["id"], *pair


def play_out(match: str, first: Client, second: Client, rng: random.Random, most: int = 400) -> dict[str, Any]:
    """Play random legal actions to the end and return the last state."""
    clients = {"first": first, "second": second}
    state = first.state(match)
    for _ in range(most):
        if state["status"] != "playing":
            return state
        client = clients[state["to_act"]]
        own = client.state(match) if state["viewer"] != state["to_act"] else state
        state = client.act(match, rng.choice(actions_of(own)), own["ply"])["state"]
    raise AssertionError("the match did not end")
