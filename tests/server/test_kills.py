"""kill -9 at the worst moments of what the server does by itself: a bot acts, a match is rated, a round is opened.

Each time just before the commit, and just behind it, when nobody has been told. After a restart nothing is lost,
doubled or stuck.
"""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from craton.server.exchange.records import open_store
from craton.server.storage.tables import matches, opening_matches, pairings, rating_changes, ratings
from tests.server.crash import Trap, Victim, check
from tests.server.harness import Client, actions_of, seated_rated, until

pytestmark = pytest.mark.long

WHEN = ["before", "after"]


@pytest.fixture
def place(database: str, tmp_path: Path) -> Iterator["Place"]:
    place = Place(database, tmp_path / "sprung")
    yield place
    place.close()


class Place:
    """A server with a trap, and people who find it again after a restart."""

    def __init__(self, database: str, sprung: Path) -> None:
        self.database = database
        self._sprung = sprung
        self._people: list[Client] = []
        self.victim: Victim | None = None

    def open(self, what: str, when: str, skip: int = 0, **settings: Any) -> None:
        self.victim = Victim(self.database, Trap(what, when, self._sprung, skip), **settings)
        self.start()

    def start(self) -> None:
        assert self.victim is not None
        self.victim.start_and_wait()

    def restart(self) -> None:
        """Behind the trap."""
        assert self.victim is not None
        self.victim.wait()
        assert self._sprung.exists()
        self.start()

    def kill(self) -> None:
        assert self.victim is not None
        self.victim.kill()

    def client(self) -> Client:
        assert self.victim is not None
        self._people.append(Client(self.victim.address, {}))
        return self._people[-1]

    def close(self) -> None:
        for client in self._people:
            client.http.close()
        if self.victim is not None:
            self.victim.kill()

    def rows(self, query: Any) -> list[Any]:
        async def look() -> list[Any]:
            async with open_store(self.database) as store:
                return [tuple(row) for row in await store.rows(query)]

        return asyncio.run(look())


def insist(client: Client, method: str, path: str, body: Any = None) -> None:
    """Sends a request that the server may not live to answer."""
    try:
        client.request(method, path, body)
    except httpx.HTTPError:
        return


@pytest.mark.parametrize("when", WHEN)
def test_a_bots_turn(place: Place, when: str) -> None:
    place.open("bot", when, workers=1, warm_up=False)
    me = place.client()
    terms = {"game": "assault", "options": {"board": "hex24", "turn_limit": 10}, "opponent": "bot", "bot": "greedy"}
    match = me.open(**terms, seat="first")["id"]
    told = me.act(match, "a1", 0)
    place.restart()
    state = me.state(match)
    moves = 1
    while state["status"] == "playing":
        if not state["your_turn"]:
            state = me.get(f"/matches/{match}/entries?after={state['number']}&wait=20")["state"]
            continue
        moves += 1
        state = me.act(match, actions_of(state)[0], state["ply"])["state"]
    steps = [step for step in me.get(f"/matches/{match}")["steps"] if step["event"] is None]
    assert steps[0]["text"] == "a1"
    assert sum(step["seat"] == "first" for step in steps) == moves
    turns = [(step["turn"], step["seat"]) for step in steps]
    assert sorted(set(turns)) == turns, "a turn was taken twice"
    assert told["entries"][0]["number"] == 3
    place.kill()
    check(place.database, [])


@pytest.mark.parametrize("when", WHEN)
def test_a_rating(place: Place, when: str) -> None:
    place.open("ratings", when)
    people = [place.client(), place.client()]
    for number, client in enumerate(people):
        client.post("/account", {"name": f"Rated-{number}", "password": "correct horse"})
    match, first, second = seated_rated(*people, game="faust", options={"size": 4})
    for client, action, ply in ((first, "a1", 0), (second, "b2", 1)):
        client.act(match, action, ply)
    insist(people[1], "POST", f"/matches/{match}/resign", {})
    place.restart()
    watcher = place.client()
    until(lambda: watcher.get("/users/Rated-0")["ratings"])
    place.kill()
    place.start()
    time.sleep(0.3)  # whatever it would do at the start is done
    place.kill()
    counted = place.rows(select(ratings.c.user, ratings.c.matches, ratings.c.won, ratings.c.lost, ratings.c.mu))
    assert sorted(row[1:4] for row in counted) == [(1, 0, 1), (1, 1, 0)]
    assert sum(row[4] for row in counted) == pytest.approx(3000, abs=1)  # what one has won the other has lost
    changes = place.rows(select(rating_changes.c.match, rating_changes.c.number))
    assert changes == [(match, 1), (match, 1)]


@pytest.mark.parametrize("when", WHEN)
def test_the_count_of_an_opening(place: Place, when: str) -> None:
    place.open("opening_matches", when, workers=1, warm_up=False)
    first, second, watcher = place.client(), place.client(), place.client()
    match = first.open(game="faust", options={"size": 4}, seat="first")["id"]
    second.post(f"/matches/{match}/join")
    first.act(match, "a1", 0)
    insist(second, "POST", f"/matches/{match}/resign", {})
    place.restart()
    line = {"game": "faust", "options": {"size": 4}, "steps": []}
    until(lambda: watcher.post("/study/openings", line)["matches"])
    place.kill()
    place.start()
    time.sleep(0.3)  # whatever it would do at the start is done
    found = watcher.post("/study/openings", line)
    assert (found["matches"], found["moves"][0]["wins"], found["moves"][0]["symmetric"]) == (
        1,
        1,
        ["a1", "d1", "a4", "d4"],
    )
    place.kill()
    assert place.rows(select(opening_matches.c.match)) == [(match,)]


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("number", [1, 2])
def test_a_round_of_a_tournament(place: Place, when: str, number: int) -> None:
    place.open("pairings", when, skip=number - 1)
    people = [place.client() for _ in range(4)]
    terms = {"name": "Open", "game": "faust", "options": {"size": 4}, "kind": "round-robin", "round_hours": 5}
    tournament = people[0].post("/tournaments", terms)["id"]
    for client in people:
        client.post(f"/tournaments/{tournament}/join")
    by_id = {client.get("/me")["user"]["id"]: client for client in people}
    path = f"/tournaments/{tournament}"
    insist(people[0], "POST", f"{path}/start", {})
    if number == 1:
        place.restart()
        if people[0].get(path)["status"] == "open":  # nothing had been written, and the start is asked for again
            assert when == "before"
            people[0].post(f"{path}/start")
    else:
        _play_round(by_id, path, 1)
        place.restart()
    for played in range(number, 4):
        _play_round(by_id, path, played)
    until(lambda: people[0].get(path)["status"] == "over")
    assert people[0].get(path)["round"] == 3
    place.kill()
    assert place.rows(select(func.count()).select_from(matches)) == [(6,)]
    games = place.rows(select(pairings.c.first, pairings.c.second, pairings.c.points, pairings.c.match))
    assert len({frozenset(game[:2]) for game in games}) == len(games) == 6
    assert all(points is not None for _, _, points, _ in games)
    assert len({game[3] for game in games}) == 6
    check(place.database, [])


def _play_round(by_id: dict[str, Client], path: str, number: int) -> None:
    """Everybody who has the first seat wins."""
    someone = next(iter(by_id.values()))
    pairings = f"{path}/pairings?round={number}"
    until(lambda: len(someone.get(pairings)["pairings"]) == 2)
    for game in someone.get(pairings)["pairings"]:
        insist(by_id[game["second"]], "POST", f"/matches/{game['match']}/resign", {})
