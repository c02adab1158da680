"""The interface as a whole: who may use which route, answers of the promised shape, and nonsense of all kinds."""

import json
import random
from collections.abc import Iterator
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
EVERYBODY = {"nobody", "stranger", "player", "reader"}
"""Nobody known, a guest, a player of the match, and a token of that player that is good for reading alone."""

ALLOWED: dict[str, tuple[set[str], Any]] = {
    "GET /api/v1/games": (EVERYBODY, None),
    "GET /api/v1/games/{name}": (EVERYBODY, None),
    "GET /api/v1/games/{name}/board": (EVERYBODY, None),
    "GET /api/v1/games/{name}/leaderboard": (EVERYBODY, None),
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
    f"GET {M}/hint": ({"player"}, None),
    f"GET {M}/notes": (EVERYBODY - {"nobody"}, None),
    f"PUT {M}/notes": ({"stranger", "player"}, {"text": "x"}),
    f"PUT {M}/mute": ({"stranger", "player"}, {"muted": True}),
    f"GET {M}/plan": ({"player", "reader"}, None),
    f"PUT {M}/plan": ({"player"}, {"branches": []}),
    f"POST {M}/join": (EVERYBODY - {"reader"}, {}),
    f"POST {M}/actions": ({"player"}, {"action": "a1", "ply": 0, "id": "x"}),
    f"POST {M}/chat": ({"stranger", "player"}, {"text": "hello"}),
    f"POST {M}/{{what}}": ({"player"}, {}),
    f"POST {M}/{{what}}/{{answer}}": ({"player"}, {}),
    "GET /api/v1/tournaments": (EVERYBODY, None),
    "POST /api/v1/tournaments": (EVERYBODY - {"reader"}, {"name": "x", "game": "faust", "round_hours": 1}),
    f"GET {T}": (EVERYBODY, None),
    f"GET {T}/standings": (EVERYBODY, None),
    f"GET {T}/pairings": (EVERYBODY, None),
    f"POST {T}/{{what}}": ({"player"}, {}),
    "GET /api/v1/me": (EVERYBODY, None),
    "POST /api/v1/guest": (EVERYBODY, {}),
    "POST /api/v1/account": (EVERYBODY - {"reader"}, PASSWORD),
    "PUT /api/v1/account/password": ({"stranger", "player"}, {"old": "x", "new": "correct horse"}),
    "POST /api/v1/sessions": (EVERYBODY, PASSWORD),
    "GET /api/v1/sessions": ({"stranger", "player"}, None),
    "DELETE /api/v1/sessions/{session}": ({"stranger", "player"}, None),
    "GET /api/v1/tokens": ({"stranger", "player"}, None),
    "POST /api/v1/tokens": ({"stranger", "player"}, {"label": "x", "scopes": ["read"]}),
    "DELETE /api/v1/tokens/{token}": ({"stranger", "player"}, None),
}


def test_the_table_of_routes_and_roles_is_complete() -> None:
    assert set(ALLOWED) == set(OPERATIONS)


@pytest.fixture
def roles(house: House) -> Iterator[dict[str, Any]]:
    match, player, _ = seated(house, game="faust", options={"size": 5})
    stranger = house.person()
    stranger.post("/guest")
    token = player.post("/tokens", {"label": "r", "scopes": ["read"]})["token"]
    reader = house.person(Authorization=f"Bearer {token}")
    wish = {"name": "x", "game": "faust", "round_hours": 1}
    tournament = player.post("/tournaments", wish)["id"]
    return {
        "match": match,
        "tournament": tournament,
        "nobody": house.person(),
        "stranger": stranger,
        "player": player,
        "reader": reader,
    }


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_route_is_open_to_its_roles_and_closed_to_all_others(operation: str, roles: dict[str, Any]) -> None:
    allowed, body = ALLOWED[operation]
    method, path = operation.split()
    names = {"{name}": "faust", "{match_id}": roles["match"], "{steps}": "0", "{session}": "x", "{token}": "x"}
    names |= {"{what}/{answer}": "draw/offer", "{tournament}/{what}": roles["tournament"] + "/start"}
    names |= {"{what}": "resign", "{tournament}": roles["tournament"]}
    for name, value in names.items():
        path = path.replace(name, value)
    for role in ("nobody", "stranger", "reader", "player"):
        answer = roles[role].ask(method, path.removeprefix("/api/v1"), body)
        code = answer.json()["error"]["code"] if answer.status_code >= 400 else ""
        refused = code in ("unauthenticated", "forbidden", "not-your-seat")
        assert refused == (role not in allowed), (role, answer.text)
        assert answer.status_code < 500


def test_nobody_acts_for_another_by_naming_their_seat(roles: dict[str, Any]) -> None:
    for person in (roles["stranger"], roles["nobody"]):
        for path in ("resign", "abort", "draw/offer", "takeback/offer"):
            status, _ = person.refused("POST", f"/matches/{roles['match']}/{path}", {"seat": "first"})
            assert status in (401, 403)
    assert roles["player"].state(roles["match"])["status"] == "playing"


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
