"""The interface as a whole: who may use which route, answers of the promised shape, and nonsense of all kinds."""

import random
from typing import Any

import pytest

from craton.server.app import create_app
from craton.server.settings import Settings
from craton.server.wire import accounts, games, insight, match, match_list, position, show
from tests.server.harness import Client, LiveServer, check_response, play_out, seated

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
    "GET /api/v1/games/{name}/styles": (EVERYBODY, None),
    "GET /api/v1/games/{name}/styles/rates": (EVERYBODY, None),
    "GET /api/v1/bots": (EVERYBODY, None),
    "GET /api/v1/rulings": (EVERYBODY, None),
    "POST /api/v1/study": (EVERYBODY, {"game": "faust"}),
    "POST /api/v1/study/insight": (EVERYBODY, {"game": "faust"}),
    "POST /api/v1/study/openings": (EVERYBODY, {"game": "faust"}),
    "POST /api/v1/study/evaluation": (EVERYBODY, {"game": "faust"}),
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
    f"GET {M}/entries": (EVERYBODY, None),
    f"GET {M}/steps/{{steps}}": (EVERYBODY, None),
    f"GET {M}/insight": (EVERYBODY, None),
    f"GET {M}/evaluation": (EVERYBODY, None),
    f"GET {M}/record": (EVERYBODY, None),
    f"GET {M}/analysis": (EVERYBODY, None),
    f"GET {M}/styles": (EVERYBODY, None),
    f"GET {M}/svg": (EVERYBODY, None),
    f"GET {M}/show": (EVERYBODY, None),
    f"GET {M}/show.gif": (EVERYBODY, None),
    f"GET {M}/hint": (PLAYERS, None),
    f"GET {M}/notes": (KNOWN | {"reader"}, None),
    f"PUT {M}/notes": (KNOWN, {"text": "x"}),
    f"PUT {M}/mute": (KNOWN, {"muted": True}),
    f"GET {M}/plan": (PLAYERS | {"reader"}, None),
    f"PUT {M}/plan": (PLAYERS, {"branches": []}),
    f"POST {M}/join": (EVERYBODY - {"reader"}, {}),
    f"POST {M}/actions": (PLAYERS, {"action": "a1", "ply": 0, "id": "x"}),
    f"POST {M}/seed": (PLAYERS, {"seed": "x"}),
    f"POST {M}/chat": (KNOWN, {"text": "hello"}),
    f"POST {M}/report": (KNOWN, {"about": "second", "kind": "stalling"}),
    f"POST {M}/{{command}}": (PLAYERS, {}),
    f"POST {M}/{{offer}}/{{answer}}": (PLAYERS, {}),
    "GET /api/v1/tournaments": (EVERYBODY, None),
    "POST /api/v1/tournaments": (EVERYBODY - {"reader"}, {"name": "x", "game": "faust", "round_hours": 1}),
    f"GET {T}": (EVERYBODY, None),
    f"GET {T}/standings": (EVERYBODY, None),
    f"GET {T}/pairings": (EVERYBODY, None),
    f"POST {T}/{{command}}": ({"first"}, {}),
    "GET /api/v1/lab": (EVERYBODY, None),  # all of them sit at the machine of the server, see test_lab.py for others
    "POST /api/v1/lab": (EVERYBODY, {"game": "faust", "variants": [{"name": "x"}], "first": "random", "games": 1}),
    "GET /api/v1/lab/{key}": (EVERYBODY, None),
    "GET /api/v1/lab/{key}/report": (EVERYBODY, None),
    "POST /api/v1/lab/{experiment}/{command}": (EVERYBODY, {}),
    "DELETE /api/v1/lab/{experiment}": (EVERYBODY, None),
    "GET /api/v1/me": (EVERYBODY, None),
    "POST /api/v1/guest": (EVERYBODY, {}),
    "POST /api/v1/account": (SESSIONS | {"nobody"}, PASSWORD),
    "GET /api/v1/account": (SESSIONS, None),
    "DELETE /api/v1/account": (SESSIONS, {"name": "x"}),
    "GET /api/v1/account/export": (SESSIONS, None),
    "POST /api/v1/account/recover": (EVERYBODY, {"name": "x", "code": "x", "password": "correct horse"}),
    "POST /api/v1/account/recover/mail": (EVERYBODY, {"name": "x"}),
    "PUT /api/v1/account/email": (SESSIONS, {"email": "a@b.example", "password": "correct horse"}),
    "POST /api/v1/account/email/confirm": (SESSIONS, {"code": "x"}),
    "DELETE /api/v1/account/email": (SESSIONS, None),
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
def program(server: LiveServer) -> Client:
    owner = server.account("Program")
    owner.post("/account/bot")
    token = owner.post("/tokens", {"label": "b", "scopes": ["bot"]})["token"]
    return server.client(Authorization=f"Bearer {token}")


@pytest.fixture
def roles(server: LiveServer, program: Client) -> dict[str, Any]:
    match, first, second = seated(server, game="faust", options={"size": 5})
    people = {"nobody": server.client(), "program": program, "second": second, "first": first}
    for role in ("stranger", "spectator"):
        people[role] = server.client()
        people[role].post("/guest")
    people["spectator"].get(f"/matches/{match}")
    token = first.post("/tokens", {"label": "r", "scopes": ["read"]})["token"]
    people["reader"] = server.client(Authorization=f"Bearer {token}")
    tournament = first.post("/tournaments", {"name": "x", "game": "faust", "round_hours": 1})["id"]
    return {"match": match, "tournament": tournament, **people}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_route_is_open_to_its_roles_and_closed_to_all_others(operation: str, roles: dict[str, Any]) -> None:
    allowed, body = ALLOWED[operation]
    method, path = operation.split()
    names = {"{name}": "faust", "{match_id}": roles["match"], "{steps}": "0", "{session}": "x", "{token}": "x"}
    names |= {"{offer}/{answer}": "draw/offer", "{tournament}/{command}": roles["tournament"] + "/start"}
    names |= {"{command}": "resign", "{tournament}": roles["tournament"]}
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


def test_everybody_sees_a_match_in_their_own_role(roles: dict[str, Any]) -> None:
    for role, viewer in VIEWERS.items():
        assert roles[role].get(f"/matches/{roles['match']}")["viewer"] == viewer
        assert roles[role].get(f"/matches/{roles['match']}/entries")["state"]["viewer"] == viewer
        with roles[role].live(roles["match"]) as socket:
            assert socket.next("snapshot")["body"]["viewer"] == viewer
            socket.send(type="act", match=roles["match"], action="a1", ply=7, id="x", seat="first")
            code = socket.next("error")["error"]["code"]
            expected = {"nobody": "unauthenticated", "reader": "forbidden", "first": "stale"}
            assert code == expected.get(role, "not-your-seat")


def test_notes_and_plans_are_seen_by_nobody_else(server: LiveServer) -> None:
    clock = {"kind": "correspondence", "days": 3}
    match, first, second = seated(server, game="faust", clock=clock)
    second.put(f"/matches/{match}/notes", {"text": "my secret idea"})
    second.put(f"/matches/{match}/plan", {"branches": [{"on": ["c4"], "play": "d4"}]})
    for client in (first, server.client(), second):
        answers = [
            client.request("GET", f"/matches/{match}{path}").text for path in ("", "/notes", "/plan", "/entries")
        ]
        assert any("my secret idea" in answer for answer in answers) == (client is second)
        assert any("c4" in answer for answer in answers[2:3]) == (client is second)


def test_nobody_acts_for_another_by_naming_their_seat(roles: dict[str, Any]) -> None:
    for client in (roles["stranger"], roles["nobody"], roles["second"], roles["program"]):
        for path in ("resign", "abort", "draw/offer", "takeback/offer"):
            status, _ = client.refused("POST", f"/matches/{roles['match']}/{path}", {"seat": "first"})
            assert status in (401, 403)
    assert roles["first"].state(roles["match"])["status"] == "playing"


def test_answers_have_the_shape_that_the_description_promises(server: LiveServer) -> None:
    options = {"board": "hex24", "turn_limit": 10, "sacred": "any"}
    match_id, first, second = seated(server, game="assault", options=options)
    first.post(f"/matches/{match_id}/chat", {"text": "hello"})
    done = first.act(match_id, "sacred a1", 0)

    def look(client: Client) -> None:
        check_response(match.Match, client.get(f"/matches/{match_id}"))
        check_response(match.MatchEntries, client.get(f"/matches/{match_id}/entries"))
        check_response(insight.Insight, client.get(f"/matches/{match_id}/insight"))
        check_response(position.Position, client.get(f"/matches/{match_id}/steps/1"))

    def watch(client: Client) -> None:
        check_response(show.Show, client.get(f"/matches/{match_id}/show?first=0"))

    check_response(match.MatchChange, done)
    look(second)
    play_out(match_id, first, second, random.Random(2))
    look(server.client())
    watch(server.client())
    check_response(match_list.MatchPage, first.get("/matches?mine=yes"))
    check_response(accounts.Me, first.get("/me"))
    check_response(accounts.Account, first.get("/account"))
    check_response(accounts.Sessions, first.get("/sessions"))
    check_response(accounts.CreatedToken, first.post("/tokens", {"label": "x", "scopes": ["read"]}))
    check_response(accounts.Tokens, first.get("/tokens"))
    for name in ("faust", "faultlines"):
        check_response(games.GamePage, first.get(f"/games/{name}"))
    check_response(games.Games, first.get("/games"))
    check_response(games.GameBoard, first.get("/games/lifeline/board?size=4"))


@pytest.mark.parametrize(
    "query", ["after=-1", "after=x", "after=99999999999999999999", "wait=-1", "wait=nan", "wait=1e9"]
)
def test_nonsense_in_queries_is_refused(server: LiveServer, query: str) -> None:
    match, first, _ = seated(server, game="faust")
    assert first.refused("GET", f"/matches/{match}/entries?{query}") == (400, "bad-request")


def test_what_everybody_may_know_is_compressed_and_nothing_else(server: LiveServer) -> None:
    client = server.client()
    match = client.open(game="faust", opponent="same")["id"]
    for path in ("/games", "/games/faust", "/games/faust/board?size=19"):
        plain, small = (
            client.http.get(f"/api/v1{path}", headers={"Accept-Encoding": how}) for how in ("identity", "gzip")
        )
        assert plain.json() == small.json()
        assert small.headers["Content-Encoding"] == "gzip"
        assert int(small.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 2
    for path in (f"/matches/{match}", "/me", "/matches?mine=yes"):
        assert "Content-Encoding" not in client.http.get(f"/api/v1{path}", headers={"Accept-Encoding": "gzip"}).headers
