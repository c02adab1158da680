"""Who somebody is: guests, accounts, sessions, tokens; origins, headers and limits."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from craton.server.access.limits import Limiter
from craton.server.errors import RequestError
from tests.server.harness import PASSWORD, FakeClock, LiveServer, seated


def test_a_guest_takes_a_name_and_keeps_the_matches(server: LiveServer) -> None:
    me = server.client()
    assert me.get("/me")["user"] is None
    match = me.open(game="faust")["id"]
    assert me.get("/me")["user"]["guest"]
    me.post("/account", {"name": "Ann", "password": PASSWORD})
    assert me.get("/me")["user"]["name"] == "Ann"
    assert not me.get("/me")["user"]["guest"]
    elsewhere = server.client()
    elsewhere.post("/sessions", {"name": "ann", "password": PASSWORD})
    assert [one["id"] for one in elsewhere.get("/matches?mine=yes")["matches"]] == [match]
    assert me.refused("POST", "/account", {"name": "Ann2", "password": PASSWORD}) == (409, "not-allowed-now")


def test_names_are_taken_once_in_any_case(server: LiveServer) -> None:
    server.account("Bob")
    other = server.client()
    assert other.refused("POST", "/account", {"name": "BOB", "password": PASSWORD}) == (409, "name-taken")
    assert other.refused("POST", "/account", {"name": "<b>", "password": PASSWORD}) == (400, "bad-request")
    assert other.refused("POST", "/account", {"name": "Bobby", "password": "short"}) == (400, "bad-request")


def test_nobody_takes_the_id_of_another_user_as_a_name(server: LiveServer) -> None:
    victim = server.client().post("/guest")["user"]["id"]
    body = {"name": victim, "password": PASSWORD}
    assert server.client().refused("POST", "/account", body) in ((409, "name-taken"), (400, "bad-request"))


def test_a_wrong_password_and_a_wrong_name_get_the_same_answer(server: LiveServer) -> None:
    server.account("Cleo")
    one = server.client().request("POST", "/sessions", {"name": "Cleo", "password": "wrong horse"})
    two = server.client().request("POST", "/sessions", {"name": "Nobody", "password": "wrong horse"})
    assert one.status_code == two.status_code == 401
    assert one.json() == two.json()


def test_cookies_are_http_only_same_site_and_signed(server: LiveServer) -> None:
    me = server.client()
    header = me.request("POST", "/guest", {}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert "Path=/" in header
    cookie = me.http.cookies["craton"]
    forged = server.client()
    forged.http.cookies.set("craton", cookie[:-1] + ("0" if cookie[-1] != "0" else "1"))
    assert forged.get("/me")["user"] is None
    forged.http.cookies.set("craton", "nonsense")
    assert forged.get("/me")["user"] is None


def test_sessions_are_listed_and_ended(server: LiveServer) -> None:
    me, elsewhere = server.account("Dora"), server.client()
    elsewhere.post("/sessions", {"name": "Dora", "password": PASSWORD})
    sessions = me.get("/sessions")["sessions"]
    assert len(sessions) == 2
    assert sum(session["current"] for session in sessions) == 1
    other = next(session["id"] for session in sessions if not session["current"])
    me.request("DELETE", f"/sessions/{other}")
    assert elsewhere.get("/me")["user"] is None
    assert me.refused("DELETE", f"/sessions/{other}") == (404, "not-found")
    me.request("DELETE", "/sessions/current")
    assert me.get("/me")["user"] is None


def test_a_returning_user_is_let_in_even_if_nothing_can_be_written(tmp_path: Path) -> None:
    clock = FakeClock()
    with LiveServer(tmp_path, clock) as server:
        me = server.client()
        me.post("/guest")
        clock.advance(2 * 86_400)
        writer = server.app.state.context.store.writer

        async def full(_: object) -> None:
            raise OSError(28, "No space left on device")

        real, writer._transaction = writer._transaction, full
        assert me.get("/me")["user"] is not None
        assert me.refused("POST", "/matches", {"game": "faust"}) == (503, "storage")
        writer._transaction = real
        for _ in range(3):  # a session that is used every day does not run out, however long the server runs
            clock.advance(200 * 86_400)
            assert me.get("/me")["user"] is not None
            assert me.get("/sessions")["sessions"][0]["seen"] == clock.now


def test_a_user_cannot_end_the_session_of_another(server: LiveServer) -> None:
    me, thief = server.client(), server.client()
    me.post("/guest")
    thief.post("/guest")
    session = me.get("/sessions")["sessions"][0]["id"]
    assert thief.refused("DELETE", f"/sessions/{session}") == (404, "not-found")
    assert me.get("/me")["user"] is not None


def test_a_new_password_ends_the_other_sessions(server: LiveServer) -> None:
    me, elsewhere = server.account("Emil"), server.client()
    elsewhere.post("/sessions", {"name": "Emil", "password": PASSWORD})
    body = {"old": "not this one", "new": "another horse"}
    assert me.refused("PUT", "/account/password", body) == (401, "wrong-password")
    me.put("/account/password", {**body, "old": PASSWORD})
    assert elsewhere.get("/me")["user"] is None
    assert me.get("/me")["user"]["name"] == "Emil"
    elsewhere.post("/sessions", {"name": "Emil", "password": "another horse"})


def test_a_token_is_good_for_its_scopes_and_no_more(server: LiveServer) -> None:
    me = server.client()
    me.post("/guest")
    match = me.open(game="faust", opponent="same")["id"]
    made = me.post("/tokens", {"label": "my script", "scopes": ["read"]})
    program = server.client(Authorization=f"Bearer {made['token']}")
    assert program.get(f"/matches/{match}")["viewer"] == "first"
    body = {"action": "a1", "ply": 0, "id": "x"}
    assert program.refused("POST", f"/matches/{match}/actions", body) == (403, "forbidden")
    assert program.refused("POST", "/tokens", {"label": "more", "scopes": ["play"]}) == (403, "forbidden")
    playing = me.post("/tokens", {"label": "player", "scopes": ["read", "play"]})
    player = server.client(Authorization=f"Bearer {playing['token']}")
    player.post(f"/matches/{match}/actions", body)
    listed = me.get("/tokens")["tokens"]
    assert {token["label"] for token in listed} == {"my script", "player"}
    assert playing["token"].split(".")[1] not in str(listed)
    me.request("DELETE", f"/tokens/{playing['id']}")
    assert player.refused("GET", "/me") == (401, "unauthenticated")
    wrong = server.client(Authorization=f"Bearer {made['token'][:-1]}x")
    assert wrong.refused("GET", "/me") == (401, "unauthenticated")


def test_secrets_are_stored_as_hashes_alone(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        me = server.account("Fay")
        token = me.post("/tokens", {"label": "t", "scopes": ["read"]})["token"]
        cookie = me.http.cookies["craton"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Fay" in stored
    assert b"$argon2id$" in stored
    for secret in (PASSWORD, token.split(".")[1], cookie.split(".")[1]):
        assert secret.encode() not in stored


def test_pages_of_other_origins_can_do_nothing(server: LiveServer) -> None:
    me = server.client()
    me.post("/guest")
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        assert me.refused("POST", "/matches", {"game": "faust"}, headers=headers) == (403, "wrong-origin")
    own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    assert me.request("POST", "/matches", {"game": "faust"}, headers=own).status_code == 201


def test_every_answer_has_the_headers_that_protect_it(server: LiveServer) -> None:
    me = server.client()
    pages = ("/", "/matches/x", "/embed", "/static/html.js", "/service-worker.js")
    for path in (*pages, "/healthz", "/metrics", "/api/v1/me", "/nowhere"):
        headers = me.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert me.http.get("/api/v1/me").headers["cache-control"] == "no-store"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("strict"), limits=True) as server:
        yield server


def test_passwords_cannot_be_tried_without_end(strict: LiveServer) -> None:
    me = strict.client()
    codes = [me.request("POST", "/sessions", {"name": "Zed", "password": f"guess number {n}"}) for n in range(8)]
    assert [answer.status_code for answer in codes][-1] == 429
    assert int(codes[-1].headers["retry-after"]) >= 1
    assert codes[-1].json()["error"]["code"] == "too-many-requests"


def test_chat_and_matches_are_limited_by_account(strict: LiveServer) -> None:
    match, first, second = seated(strict, game="faust")
    answers = [first.request("POST", f"/matches/{match}/chat", {"text": "spam"}).status_code for _ in range(10)]
    assert answers[0] == 200
    assert answers[-1] == 429
    second.post(f"/matches/{match}/chat", {"text": "hello"})


def test_what_is_more_work_counts_for_more() -> None:
    now = 0.0
    limiter = Limiter(clock=lambda: now)
    for _ in range(12):
        limiter.take("look", "somebody", 10)
    with pytest.raises(RequestError) as refused:
        limiter.take("look", "somebody", 10)
    assert refused.value.retry_after == 1
    limiter.take("look", "another", 10)
    now = 1.0
    limiter.take("look", "somebody", 10)
