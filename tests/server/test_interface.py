"""The interface as a whole: who may use which route, answers of the promised shape, and nonsense of all kinds."""

import json
import random
from typing import Any

import pytest
from pydantic import BaseModel

from craton.server.app import create_app
from craton.server.http import shapes
from craton.server.settings import Settings
from tests.server.harness import House, Person, play_out, seated

PATHS: dict[str, dict[str, Any]] = create_app(Settings()).openapi()["paths"]
OPERATIONS = [f"{method.upper()} {path}" for path, methods in PATHS.items() for method in methods]

M = "/api/v1/matches/{match_id}"
T = "/api/v1/tournaments/{tournament}"
PASSWORD = {"name": "Someone", "password": "correct horse"}
PLAYERS = {"first", "second"}
SESSIONS = {"stranger", "spectator", "first", "second"}
KNOWN = SESSIONS | {"program"}
EVERYBODY = KNOWN | {"nobody", "reader"}
"""Nobody known; guests who have nothing to do with the match, watch it, or sit in it; the token of an outside bot; a
token of the first player that is good for reading alone."""
VIEWERS = dict.fromkeys(EVERYBODY, "spectator") | {"first": "first", "reader": "first", "second": "second"}

ALLOWED: dict[str, tuple[set[str], Any]] = {
    "GET /api/v1/games": (EVERYBODY, None),
    "GET /api/v1/games/{name}": (EVERYBODY, None),
    "GET /api/v1/games/{name}/board": (EVERYBODY, None),
    "GET /api/v1/games/{name}/leaderboard": (EVERYBODY, None),
    "GET /api/v1/rulings": (EVERYBODY, None),
    "POST /api/v1/study": (EVERYBODY, {"game": "faust"}),
    "POST /api/v1/study/insight": (EVERYBODY, {"game": "faust"}),
    "POST /api/v1/study/search": (EVERYBODY, {"game": "faust", "simulations": 1}),
    "POST /api/v1/study/record": (EVERYBODY, {"record": "*"}),
    "POST /api/v1/study/analysis": (EVERYBODY, {"game": "faust"}),
    "POST /api/v1/study/svg": (EVERYBODY, {"game": "faust"}),
    "POST /api/v1/study/arrange": (EVERYBODY, {"game": "faust"}),
    "GET /api/v1/users/{who}": (EVERYBODY, None),
    "GET /api/v1/users/{who}/ratings/{name}": (EVERYBODY, None),
    "GET /api/v1/users/{who}/against/{other}": (EVERYBODY, None),
    "GET /api/v1/matches": (EVERYBODY, None),
    "POST /api/v1/matches": (EVERYBODY - {"reader"}, {"game": "faust"}),
    f"GET {M}": (EVERYBODY, None),
    f"GET {M}/events": (EVERYBODY, None),
    f"GET {M}/steps/{{steps}}": (EVERYBODY, None),
    f"GET {M}/insight": (EVERYBODY, None),
    f"GET {M}/record": (EVERYBODY, None),
    f"GET {M}/analysis": (EVERYBODY, None),
    f"GET {M}/svg": (EVERYBODY, None),
    f"GET {M}/hint": (PLAYERS, None),
    f"GET {M}/notes": (KNOWN | {"reader"}, None),
    f"PUT {M}/notes": (KNOWN, {"text": "x"}),
    f"PUT {M}/mute": (KNOWN, {"muted": True}),
    f"GET {M}/plan": (PLAYERS | {"reader"}, None),
    f"PUT {M}/plan": (PLAYERS, {"branches": []}),
    f"POST {M}/join": (EVERYBODY - {"reader"}, {}),
    f"POST {M}/actions": (PLAYERS, {"action": "a1", "ply": 0, "id": "x"}),
    f"POST {M}/chat": (KNOWN, {"text": "hello"}),
    f"POST {M}/{{what}}": (PLAYERS, {}),
    f"POST {M}/{{what}}/{{answer}}": (PLAYERS, {}),
    "GET /api/v1/tournaments": (EVERYBODY, None),
    "POST /api/v1/tournaments": (EVERYBODY - {"reader"}, {"name": "x", "game": "faust", "round_hours": 1}),
    f"GET {T}": (EVERYBODY, None),
    f"GET {T}/standings": (EVERYBODY, None),
    f"GET {T}/pairings": (EVERYBODY, None),
    f"POST {T}/{{what}}": ({"first"}, {}),
    "GET /api/v1/me": (EVERYBODY, None),
    "POST /api/v1/guest": (EVERYBODY, {}),
    "POST /api/v1/account": (SESSIONS | {"nobody"}, PASSWORD),
    "POST /api/v1/account/bot": (SESSIONS, {}),
    "PUT /api/v1/account/password": (SESSIONS, {"old": "x", "new": "correct horse"}),
    "GET /api/v1/stream": ({"program"}, None),
    "POST /api/v1/sessions": (EVERYBODY, {"name": "No-one", "password": "correct horse"}),
    "GET /api/v1/sessions": (SESSIONS, None),
    "DELETE /api/v1/sessions/{session}": (SESSIONS, None),
    "GET /api/v1/tokens": (SESSIONS, None),
    "POST /api/v1/tokens": (SESSIONS, {"label": "x", "scopes": ["read"]}),
    "DELETE /api/v1/tokens/{token}": (SESSIONS, None),
}


def test_the_table_of_routes_and_roles_is_complete() -> None:
    assert set(ALLOWED) == set(OPERATIONS)


@pytest.fixture(scope="module")
def program(house: House) -> Person:
    owner = house.person()
    owner.post("/account", {"name": "Program", "password": "correct horse"})
    owner.post("/account/bot")
    token = owner.post("/tokens", {"label": "b", "scopes": ["bot"]})["token"]
    return house.person(Authorization=f"Bearer {token}")


@pytest.fixture
def roles(house: House, program: Person) -> dict[str, Any]:
    match, first, second = seated(house, game="faust", options={"size": 5})
    people = {"nobody": house.person(), "program": program, "second": second, "first": first}
    for role in ("stranger", "spectator"):
        people[role] = house.person()
        people[role].post("/guest")
    people["spectator"].get(f"/matches/{match}")
    token = first.post("/tokens", {"label": "r", "scopes": ["read"]})["token"]
    people["reader"] = house.person(Authorization=f"Bearer {token}")
    tournament = first.post("/tournaments", {"name": "x", "game": "faust", "round_hours": 1})["id"]
    return {"match": match, "tournament": tournament, **people}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_route_is_open_to_its_roles_and_closed_to_all_others(operation: str, roles: dict[str, Any]) -> None:
    allowed, body = ALLOWED[operation]
    method, path = operation.split()
    names = {"{name}": "faust", "{match_id}": roles["match"], "{steps}": "0", "{session}": "x", "{token}": "x"}
    names |= {"{what}/{answer}": "draw/offer", "{tournament}/{what}": roles["tournament"] + "/start"}
    names |= {"{what}": "resign", "{tournament}": roles["tournament"]}
    for name, value in names.items():
        path = path.replace(name, value)
    for role in ("nobody", "stranger", "spectator", "program", "reader", "second", "first"):
        with roles[role].http.stream(method, path, json=body) as answer:
            if answer.status_code < 400:
                assert role in allowed, role
                continue
            answer.read()
        code = answer.json()["error"]["code"]
        assert answer.status_code < 500 or code == "no-workers"
        refused = code in ("unauthenticated", "forbidden", "not-your-seat")
        assert refused == (role not in allowed), (role, answer.text)


def test_everybody_sees_a_match_as_who_they_are(roles: dict[str, Any]) -> None:
    for role, viewer in VIEWERS.items():
        assert roles[role].get(f"/matches/{roles['match']}")["viewer"] == viewer
        assert roles[role].get(f"/matches/{roles['match']}/events")["state"]["viewer"] == viewer
        with roles[role].listening(roles["match"]) as ear:
            assert ear.next("snapshot")["body"]["viewer"] == viewer
            ear.say(type="act", match=roles["match"], action="a1", ply=7, id="x", seat="first")
            code = ear.next("error")["error"]["code"]
            expected = {"nobody": "unauthenticated", "reader": "forbidden", "first": "stale"}
            assert code == expected.get(role, "not-your-seat")


def test_notes_and_plans_are_seen_by_nobody_else(house: House) -> None:
    clock = {"kind": "correspondence", "days": 3}
    match, first, second = seated(house, game="faust", clock=clock)
    second.put(f"/matches/{match}/notes", {"text": "my secret idea"})
    second.put(f"/matches/{match}/plan", {"branches": [{"on": ["c4"], "play": "d4"}]})
    for person in (first, house.person(), second):
        answers = [person.ask("GET", f"/matches/{match}{path}").text for path in ("", "/notes", "/plan", "/events")]
        assert any("my secret idea" in answer for answer in answers) == (person is second)
        assert any("c4" in answer for answer in answers[2:3]) == (person is second)


def test_nobody_acts_for_another_by_naming_their_seat(roles: dict[str, Any]) -> None:
    for person in (roles["stranger"], roles["nobody"], roles["second"], roles["program"]):
        for path in ("resign", "abort", "draw/offer", "takeback/offer"):
            status, _ = person.refused("POST", f"/matches/{roles['match']}/{path}", {"seat": "first"})
            assert status in (401, 403)
    assert roles["first"].state(roles["match"])["status"] == "playing"


def test_answers_have_the_shape_that_the_description_promises(house: House) -> None:
    match, first, second = seated(house, game="assault", options={"board": "hex24", "turn_limit": 10, "sacred": "any"})
    first.post(f"/matches/{match}/chat", {"text": "hello"})
    done = first.act(match, "sacred a1", 0)

    def check(shape: type[BaseModel], answer: Any) -> None:
        assert (
            shape.model_validate_json(json.dumps(answer), strict=True).model_dump(mode="json", exclude_unset=True)
            == answer
        )

    def look(person: Person) -> None:
        check(shapes.MatchShape, person.get(f"/matches/{match}"))
        check(shapes.Events, person.get(f"/matches/{match}/events"))
        check(shapes.InsightShape, person.get(f"/matches/{match}/insight"))
        check(shapes.PositionShape, person.get(f"/matches/{match}/steps/1"))

    check(shapes.DoneShape, done)
    look(second)
    play_out(match, first, second, random.Random(2))
    look(house.person())
    check(shapes.Listed, first.get("/matches?mine=yes"))
    check(shapes.Me, first.get("/me"))
    check(shapes.Sessions, first.get("/sessions"))
    check(shapes.FreshToken, first.post("/tokens", {"label": "x", "scopes": ["read"]}))
    check(shapes.Tokens, first.get("/tokens"))
    for name in ("faust", "faultlines"):
        check(shapes.GamePage, first.get(f"/games/{name}"))
    check(shapes.Games, first.get("/games"))
    check(shapes.GameBoard, first.get("/games/lifeline/board?size=4"))


NONSENSE = ["", "%00", "..%2f..%2fetc", "x" * 41, "ключ", "1e400", "{}", "'; DROP TABLE matches; --"]


@pytest.mark.parametrize("path", [path for path, methods in PATHS.items() if "get" in methods and "{" in path])
def test_nonsense_in_addresses_is_refused_and_nothing_breaks(house: House, path: str) -> None:
    me = house.person()
    me.post("/guest")
    for word in NONSENSE:
        for name in ("{match_id}", "{name}", "{steps}", "{session}", "{token}", "{who}", "{other}", "{tournament}"):
            if name in path:
                answer = me.http.get(path.replace(name, word).replace("{match_id}", "x").replace("{steps}", "0"))
                assert answer.status_code in (200, 307, 400, 404, 405), (word, answer.text)


@pytest.mark.parametrize(
    "query", ["after=-1", "after=x", "after=99999999999999999999", "wait=-1", "wait=nan", "wait=1e9"]
)
def test_nonsense_in_queries_is_refused(house: House, query: str) -> None:
    match, first, _ = seated(house, game="faust")
    assert first.refused("GET", f"/matches/{match}/events?{query}") == (400, "bad-request")


def test_what_everybody_may_know_is_compressed_and_nothing_else(house: House) -> None:
    person = house.person()
    match = person.open(game="faust", opponent="same")["id"]
    for path in ("/games", "/games/faust", "/games/faust/board?size=19"):
        plain, small = (
            person.http.get(f"/api/v1{path}", headers={"Accept-Encoding": how}) for how in ("identity", "gzip")
        )
        assert plain.json() == small.json()
        assert small.headers["Content-Encoding"] == "gzip"
        assert int(small.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 2
    for path in (f"/matches/{match}", "/me", "/matches?mine=yes"):
        assert "Content-Encoding" not in person.http.get(f"/api/v1{path}", headers={"Accept-Encoding": "gzip"}).headers
