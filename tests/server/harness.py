"""A real server in a thread, and people who talk to it over real sockets."""

from __future__ import annotations

import itertools
import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from craton.server.app import create_app
from craton.server.settings import Settings

_ids = itertools.count()


class Time:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


class House:
    """A server on a free port of the loopback."""

    def __init__(self, folder: Path, clock: Any = None, **settings: Any) -> None:
        given = {
            "database": f"sqlite:///{folder / 'craton.db'}",
            "workers": 0,
            "warm_up": False,
            "limits": False,
            **settings,
        }
        self.settings = Settings(**given)
        self.app = create_app(self.settings, clock) if clock else create_app(self.settings)
        config = uvicorn.Config(self.app, port=0, log_config=None, access_log=False, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self.server.run, daemon=True)
        self.address = ""
        self._people: list[Person] = []

    def __enter__(self) -> House:
        self._thread.start()
        deadline = time.monotonic() + 20
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server takes too long to start"
            time.sleep(0.005)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        for person in self._people:
            person.http.close()
        self.server.should_exit = True
        self._thread.join(20)

    def person(self, **headers: str) -> Person:
        self._people.append(Person(self.address, headers))
        return self._people[-1]


class Person:
    """Somebody with cookies of their own, who remembers everything that was sent to them."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.http = httpx.Client(base_url=address, headers=headers, timeout=20, trust_env=False, verify=False)
        self.address = address
        self.heard: list[str] = []

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        answer = self.http.request(method, f"/api/v1{path}", json=body, **more)
        self.heard.append(f"{dict(answer.headers)} {answer.text}")
        return answer

    def get(self, path: str, **more: Any) -> Any:
        return good(self.ask("GET", path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return good(self.ask("POST", path, {} if body is None else body, **more))

    def put(self, path: str, body: Any) -> Any:
        return good(self.ask("PUT", path, body))

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Status and code of a refusal, which has the one shape."""
        answer = self.ask(method, path, {} if body is None and method != "GET" else body, **more)
        assert answer.status_code >= 400, answer.text
        error = answer.json()["error"]
        assert error["message"].endswith((".", "?", ":"))
        assert len(error["message"]) < 500
        return answer.status_code, error["code"]

    def open(self, **wish: Any) -> dict[str, Any]:
        return self.post("/matches", wish)

    def state(self, match: str) -> dict[str, Any]:
        return self.get(f"/matches/{match}")["state"]

    def act(self, match: str, action: str, ply: int | None = None, **more: Any) -> Any:
        ply = self.state(match)["ply"] if ply is None else ply
        return self.post(f"/matches/{match}/actions", {"action": action, "ply": ply, "id": f"a{next(_ids)}", **more})

    @contextmanager
    def listening(self, match: str | None = None, after: int | None = None) -> Iterator[Ear]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        headers |= {name: value for name, value in self.http.headers.items() if name in ("authorization", "origin")}
        with connect(
            f"ws{self.address[4:]}/api/v1/live", additional_headers=headers, proxy=None, close_timeout=1
        ) as socket:
            ear = Ear(socket, self.heard)
            if match is not None:
                ear.say(type="watch", match=match, after=after)
            yield ear


class Ear:
    def __init__(self, socket: ClientConnection, heard: list[str]) -> None:
        self.socket = socket
        self._heard = heard

    def say(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def next(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while True:
            text = self.socket.recv(timeout=10)
            assert isinstance(text, str)
            self._heard.append(text)
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] in types:
                return frame


def good(answer: httpx.Response) -> Any:
    assert answer.status_code < 400, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


def actions_of(state: dict[str, Any]) -> list[str]:
    """The legal actions, each once."""
    found = dict.fromkeys(text for texts in state["actions"]["cells"].values() for text in texts)
    return [*found, *state["actions"]["words"]]


def seated(house: House, **wish: Any) -> tuple[str, Person, Person]:
    """A match between two people, the first seat first."""
    first, second = house.person(), house.person()
    match = first.open(seat="first", **wish)["id"]
    second.post(f"/matches/{match}/join")
    return match, first, second


def play_out(match: str, first: Person, second: Person, rng: random.Random, most: int = 400) -> dict[str, Any]:
    """Plays random legal actions to the end and returns the last state."""
    people = {"first": first, "second": second}
    state = first.state(match)
    for _ in range(most):
        if state["status"] != "playing":
            return state
        person = people[state["to_act"]]
        own = person.state(match) if state["viewer"] != state["to_act"] else state
        state = person.act(match, rng.choice(actions_of(own)), own["ply"])["state"]
    raise AssertionError("the match did not end")
