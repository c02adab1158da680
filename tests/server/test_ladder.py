"""The ladder of an action: shape, caller, match, seat, turn, ply, rules; and actions that are repeated."""

from typing import Any

import pytest

from tests.server.harness import LiveServer, seated


def body(action: str = "a1", ply: int = 0, **more: Any) -> dict[str, Any]:
    return {"action": action, "ply": ply, "id": "one", **more}


def test_each_check_has_its_own_code_and_the_first_that_fails_answers(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    stranger, watcher = server.client(), server.client()
    watcher.post("/guest")
    path, nowhere = f"/matches/{match}/actions", "/matches/nowhere/actions"
    wrong = body("z99", 7)  # wrong in every way that can still be looked at
    assert stranger.refused("POST", nowhere, {**wrong, "ply": "seven"}) == (400, "bad-request")
    assert stranger.refused("POST", nowhere, wrong) == (401, "unauthenticated")
    assert second.refused("POST", nowhere, wrong) == (404, "no-such-match")
    assert watcher.refused("POST", path, wrong) == (403, "not-your-seat")
    assert second.refused("POST", path, {**wrong, "seat": "first"}) == (403, "not-your-seat")
    assert second.refused("POST", path, wrong) == (409, "not-your-turn")
    assert first.refused("POST", path, wrong) == (409, "stale")
    assert first.refused("POST", path, body("z99")) == (422, "illegal")
    assert first.refused("POST", path, body("a")) == (422, "illegal")
    assert first.state(match)["ply"] == 0
    first.post(path, body())
    first.post(f"/matches/{match}/resign")
    assert second.refused("POST", path, wrong) == (409, "not-playing")


def test_an_outdated_ply_is_answered_with_the_current_state(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.act(match, "a1")
    second.act(match, "b2")
    answer = first.request("POST", f"/matches/{match}/actions", body("c3", 0))
    error = answer.json()["error"]
    assert error["message"] == "This action is outdated: it answers ply 0, but the match is at ply 2."
    assert error["state"]["ply"] == 2
    assert error["state"]["stones"] == {"a1": "black", "b2": "white"}
    assert error["state"]["viewer"] == "first"


def test_repeating_an_action_is_harmless(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    path = f"/matches/{match}/actions"
    answer = first.post(path, body())
    again = first.post(path, body())
    assert (answer["repeated"], again["repeated"]) == (False, True)
    assert again["entries"][0]["number"] == answer["entries"][0]["number"]
    second.act(match, "b2")
    late = first.post(path, body())  # even after the match has gone on
    assert late["repeated"]
    assert late["state"]["ply"] == 2


def test_repeating_is_harmless_for_a_user_with_both_seats(server: LiveServer) -> None:
    me = server.client()
    match = me.open(game="faust", opponent="same")["id"]
    me.post(f"/matches/{match}/actions", body())
    again = me.post(f"/matches/{match}/actions", body())  # now it is the other seat's turn
    assert again["repeated"]
    assert again["state"]["ply"] == 1


def test_two_people_may_use_the_same_action_id(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.post(f"/matches/{match}/actions", body())
    answer = second.post(f"/matches/{match}/actions", body("b2", 1))
    assert not answer["repeated"]
    assert answer["state"]["ply"] == 2


def test_an_illegal_action_is_explained(server: LiveServer) -> None:
    match, first, second = seated(server, game="faust")
    first.act(match, "a1")
    error = second.request("POST", f"/matches/{match}/actions", body("a1", 1)).json()["error"]
    assert error["message"].startswith("a1 is occupied.")


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"action": 1, "ply": 0, "id": "x"}',
        b'{"action": "a1", "ply": 0}',
        b"\xff\xfe",
        b"[" * 9999,
    ],
    ids=["nothing", "broken", "list", "null", "number", "no id", "no text", "deep"],
)
def test_malformed_bodies_are_refused(server: LiveServer, sent: bytes) -> None:
    match, first, _ = seated(server, game="faust")
    headers = {"Content-Type": "application/json"}
    answer = first.http.post(f"/api/v1/matches/{match}/actions", content=sent, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")


UNSTORABLE = ["\\u0000", "\\ud800"]


@pytest.mark.parametrize("sign", UNSTORABLE, ids=["nothing", "half"])
def test_texts_that_no_database_takes_are_refused_wherever_they_stand(server: LiveServer, sign: str) -> None:
    clock = {"kind": "correspondence", "days": 3}
    match, first, _ = seated(server, game="faust", clock=clock)
    requests = [
        ("POST", f"/matches/{match}/actions", f'{{"action": "a1", "ply": 0, "id": "x{sign}"}}'),
        ("PUT", f"/matches/{match}/notes", f'{{"text": "x{sign}"}}'),
        ("PUT", f"/matches/{match}/plan", f'{{"branches": [{{"on": ["x{sign}"], "play": "a1"}}]}}'),
        ("POST", "/tokens", f'{{"label": "x{sign}", "scopes": ["read"]}}'),
        ("POST", "/sessions", f'{{"name": "x{sign}", "password": "correct horse"}}'),
        ("POST", "/study", f'{{"game": "x{sign}"}}'),
    ]
    for method, path, sent in requests:
        headers = {"Content-Type": "application/json"}
        answer = first.http.request(method, f"/api/v1{path}", content=sent, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request"), path
    for path in ("/matches/%00", "/matches?game=%00", "/games/%00", "/users/%00", "/tournaments?before=%00"):
        assert first.refused("GET", path) == (400, "bad-request")


def test_too_large_bodies_are_refused_also_if_they_hide_their_size(server: LiveServer) -> None:
    match, first, _ = seated(server, game="faust")
    large = b'{"action": "' + b"a" * 70_000 + b'"}'
    for content in (large, iter([large[:40_000], large[40_000:]])):
        answer = first.http.post(
            f"/api/v1/matches/{match}/actions", content=content, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
    assert first.state(match)["ply"] == 0


def test_errors_outside_all_routes_have_the_same_shape(server: LiveServer) -> None:
    me = server.client()
    assert me.refused("GET", "/nothing/here") == (404, "not-found")
    assert me.refused("DELETE", "/games") == (405, "method-not-allowed")
    assert me.refused("GET", "/matches/nowhere") == (404, "no-such-match")
