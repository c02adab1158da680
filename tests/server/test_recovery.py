"""A forgotten password: codes from the operator and by mail, and the e-mail address that they are sent to."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from craton.core.errors import OptionError
from craton.server.accounts.mail import Mailer, SmtpServer
from craton.server.accounts.recovery import MAX_ATTEMPTS, digest, fresh_code
from craton.server.admin.console import open_console
from craton.server.admin.users import recover
from tests.server.harness import PASSWORD, FakeClock, LiveServer, until
from tests.server.smtp import SmtpSink, smtp_sink

NEW = "a new horse"
CODE = re.compile(r"[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}")
DAY = 86_400


def operator_code(server: LiveServer, name: str) -> str:
    async def ask() -> str:
        clock = server.app.state.context.matches.now
        async with open_console(server.settings.database, "tester", clock) as console:
            return (await recover(console, name))[1]

    return asyncio.run(ask())


def test_a_code_of_the_operator_sets_a_new_password_once(server: LiveServer) -> None:
    me = server.account("Nora")
    token = me.post("/tokens", {"label": "t", "scopes": ["read"]})["token"]
    code = operator_code(server, "nora")
    elsewhere = server.client()
    body = {"name": "Nora", "code": code.lower().replace("-", " "), "password": NEW}
    assert elsewhere.refused("POST", "/account/recover", {**body, "code": fresh_code()}) == (401, "wrong-password")
    assert elsewhere.post("/account/recover", body)["user"]["name"] == "Nora"
    assert elsewhere.get("/me")["user"]["name"] == "Nora"
    assert me.get("/me")["user"] is None
    assert server.client(Authorization=f"Bearer {token}").refused("GET", "/me") == (401, "unauthenticated")
    assert server.client().refused("POST", "/account/recover", body) == (401, "wrong-password")
    assert server.client().refused("POST", "/sessions", {"name": "Nora", "password": PASSWORD})[0] == 401
    server.client().post("/sessions", {"name": "Nora", "password": NEW})


def test_of_two_requests_with_the_same_code_one_succeeds(server: LiveServer) -> None:
    server.account("Quinn")
    body = {"name": "Quinn", "code": operator_code(server, "Quinn")}
    clients = [server.client() for _ in range(4)]
    with ThreadPoolExecutor(len(clients)) as threads:
        asked = [
            threads.submit(client.request, "POST", "/account/recover", {**body, "password": f"password {number}"})
            for number, client in enumerate(clients)
        ]
    assert sorted(one.result().status_code for one in asked) == [200, 401, 401, 401]


def test_a_code_is_for_one_account_and_a_new_one_replaces_it(server: LiveServer) -> None:
    server.account("Olga")
    server.account("Paul")
    old, code = operator_code(server, "Olga"), operator_code(server, "Olga")
    for wrong in ({"name": "Paul", "code": code}, {"name": "Olga", "code": old}, {"name": "Nemo", "code": code}):
        answer = server.client().request("POST", "/account/recover", {**wrong, "password": NEW})
        assert answer.json()["error"] == {"code": "wrong-password", "message": "This code is wrong or has expired."}
    server.client().post("/account/recover", {"name": "Olga", "code": code, "password": NEW})


def test_a_code_ends_after_a_day_or_after_many_wrong_ones(tmp_path: Path) -> None:
    clock = FakeClock()
    with LiveServer(tmp_path, clock) as server:
        server.account("Rosa")
        body = {"name": "Rosa", "code": operator_code(server, "Rosa"), "password": NEW}
        clock.advance(DAY + 1)
        assert server.client().refused("POST", "/account/recover", body) == (401, "wrong-password")
        body["code"] = operator_code(server, "Rosa")
        guesser = server.client()
        for _ in range(MAX_ATTEMPTS):
            guesser.refused("POST", "/account/recover", {**body, "code": "0000-0000-0000"})
        assert server.client().refused("POST", "/account/recover", body) == (401, "wrong-password")
        stored = (tmp_path / "craton.db").read_bytes() + (tmp_path / "craton.db-wal").read_bytes()
        assert body["code"].encode() not in stored
        assert digest(server.client().get("/users/Rosa")["user"]["id"], body["code"]).encode() in stored


def test_wrong_codes_count_as_wrong_passwords(tmp_path: Path) -> None:
    with LiveServer(tmp_path, limits=True) as server:
        body = {"name": "Sam", "code": "x", "password": NEW}
        codes = [server.client().request("POST", "/account/recover", body).status_code for _ in range(8)]
    assert codes == [401] * 6 + [429] * 2


@pytest.fixture(scope="module")
def sink() -> Iterator[SmtpSink]:
    with smtp_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def mailing(sink: SmtpSink, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    settings: dict[str, Any] = {"smtp": sink.url, "mail_from": "craton@play.example"}
    with LiveServer(tmp_path_factory.mktemp("mailing"), **settings) as server:
        yield server


def last_code(sink: SmtpSink, number: int) -> str:
    """The code in the last of so many messages."""
    until(lambda: len(sink.messages) == number)
    found = CODE.search(str(sink.messages[-1].get_payload()))
    assert found is not None
    return found.group()


def test_an_address_is_confirmed_by_mail_and_recovers_the_password(mailing: LiveServer, sink: SmtpSink) -> None:
    me = mailing.account("Tina")
    assert me.get("/me")["mail"]
    before = len(sink.messages)
    body = {"email": "tina@home.example", "password": "wrong horse"}
    assert me.refused("PUT", "/account/email", body) == (401, "wrong-password")
    me.put("/account/email", {**body, "password": PASSWORD})
    code = last_code(sink, before + 1)
    assert me.get("/account")["email"] is None  # until it is confirmed
    assert me.refused("POST", "/account/email/confirm", {"code": fresh_code()}) == (401, "wrong-password")
    assert me.post("/account/email/confirm", {"code": code})["email"] == "tina@home.example"
    assert me.refused("POST", "/account/email/confirm", {"code": code}) == (401, "wrong-password")

    stranger = mailing.client()
    stranger.post("/account/recover/mail", {"name": "tina"})
    code = last_code(sink, before + 2)
    assert sink.messages[-1]["To"] == "tina@home.example"
    assert sink.messages[-1]["From"] == "craton@play.example"
    stranger.post("/account/recover", {"name": "Tina", "code": code, "password": NEW})
    assert me.get("/me")["user"] is None
    assert stranger.request("DELETE", "/account/email").json()["email"] is None


def test_nobody_learns_whether_an_account_or_its_address_exists(mailing: LiveServer, sink: SmtpSink) -> None:
    mailing.account("Ulla")
    before = len(sink.messages)
    answers = [mailing.client().request("POST", "/account/recover/mail", {"name": name}) for name in ("Ulla", "Nemo")]
    assert [(answer.status_code, answer.json()) for answer in answers] == [(202, answers[0].json())] * 2
    assert len(sink.messages) == before


def test_a_mail_does_not_replace_the_code_of_the_operator(mailing: LiveServer, sink: SmtpSink) -> None:
    me = mailing.account("Vera")
    before = len(sink.messages)
    me.put("/account/email", {"email": "vera@home.example", "password": PASSWORD})
    me.post("/account/email/confirm", {"code": last_code(sink, before + 1)})
    code = operator_code(mailing, "Vera")
    mailing.client().post("/account/recover/mail", {"name": "Vera"})
    mailed = last_code(sink, before + 2)
    mailing.client().post("/account/recover", {"name": "Vera", "code": code, "password": NEW})
    again = {"name": "Vera", "code": mailed, "password": PASSWORD}
    assert mailing.client().refused("POST", "/account/recover", again) == (401, "wrong-password")


@pytest.mark.parametrize("email", ["x", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.de", "<a@c.de>", "a@c.de, b@c.de"])
def test_what_is_no_address_is_refused(mailing: LiveServer, email: str) -> None:
    me = mailing.client()
    me.post("/guest")
    assert me.refused("PUT", "/account/email", {"email": email, "password": PASSWORD}) == (400, "bad-request")


def test_without_a_mail_server_nothing_is_promised(server: LiveServer) -> None:
    me = server.account("Wim")
    assert not me.get("/me")["mail"]
    body = {"email": "wim@home.example", "password": PASSWORD}
    assert me.refused("PUT", "/account/email", body) == (409, "not-allowed-now")
    assert me.refused("POST", "/account/recover/mail", {"name": "Wim"}) == (409, "not-allowed-now")


def test_a_mail_server_that_is_gone_harms_nobody(tmp_path: Path) -> None:
    with smtp_sink() as sink:
        url = sink.url
    with LiveServer(tmp_path, smtp=url, mail_from="craton@play.example") as server:
        me = server.account("Xena")
        me.put("/account/email", {"email": "xena@home.example", "password": PASSWORD})
        assert me.get("/me")["user"]["name"] == "Xena"


def test_the_address_of_a_mail_server_is_checked() -> None:
    found = SmtpServer.parse("smtps://me%40x.de:p%3Aw@mail.example")
    assert (found.host, found.port, found.user, found.password) == ("mail.example", 465, "me@x.de", "p:w")
    assert "p:w" not in repr(found)
    for bad in ("mail.example", "http://mail.example", "smtp://", "smtp://x:y@z:port"):
        with pytest.raises(OptionError, match="smtp must be a URL"):
            SmtpServer.parse(bad)
    with pytest.raises(OptionError, match="mail_from"):
        Mailer("smtp://mail.example", "")
