"""The account page: create an account, sign in, recover it; password, e-mail, sessions, tokens, export, deletion."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.playing import label, wait_for_turn
from tests.browser.served import Served
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.harness import until
from tests.server.smtp import SmtpSink, smtp_sink

PASSWORD, ANOTHER = "stone on stone", "stone under stone"
CODE = re.compile(r"[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}")


def register(visitor: Visitor, name: str) -> Any:
    page = visitor.go("/account")
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("heading", name=name).wait_for()
    return page


def sign_in(visitor: Visitor, name: str, password: str) -> Any:
    page = visitor.go("/account")
    page.get_by_role("tab", name="Sign in").click()
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name=name).wait_for()
    return page


def match_on_one_screen(visitor: Visitor) -> str:
    terms = {"game": "faust", "opponent": "same", "options": {"size": 4, "pie": False}}
    return str(visitor.ask("POST", "/matches", terms)["id"])


@pytest.mark.long
def test_a_guest_takes_a_name_leaves_and_comes_back(visitors: Any) -> None:
    visitor, elsewhere = visitors(), visitors()
    match_on_one_screen(visitor)
    page = register(visitor, "Dora")

    visitor.allow("status of 401")
    page.get_by_label("Label", exact=True).fill("my program")
    page.get_by_role("button", name="Create token").click()
    page.get_by_text("craton_").wait_for()
    page.get_by_text("never used").wait_for()
    page.get_by_role("button", name="Revoke the token my program").click()
    page.get_by_text("You have no tokens.").wait_for()
    page.get_by_label("Label", exact=True).fill("another")
    page.get_by_role("button", name="Create token").click()
    page.get_by_role("button", name="Revoke the token another").wait_for()

    page.get_by_label("Current password").fill("something else")
    page.get_by_label("New password").fill(ANOTHER)
    page.get_by_label("Also revoke all API tokens").check()
    page.get_by_role("button", name="Change password").click()
    page.get_by_role("alert").wait_for()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Change password").click()
    page.get_by_text("Password changed").wait_for()
    page.get_by_text("You have no tokens.").wait_for()
    page.get_by_text("this browser").wait_for()

    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("tab", name="Sign in").wait_for()
    page = sign_in(elsewhere, "Dora", ANOTHER)
    page.get_by_text("this browser").wait_for()
    page = elsewhere.go("/")
    page.get_by_role("link", name=re.compile("On the same screen.*Faust")).wait_for()


@pytest.mark.long
def test_a_page_that_is_open_while_another_registers_keeps_working(visitor: Visitor) -> None:
    match = match_on_one_screen(visitor)
    board = visitor.tab()
    board.goto(f"/matches/{match}")
    wait_for_turn(board)
    register(visitor, "Edgar")
    # The session from before has ended with its socket: the page connects again, as the same user.
    board.get_by_role("link", name="Edgar").wait_for()
    wait_for_turn(board)
    board.locator('[data-cell="a1"]').click(force=True)
    until(lambda: visitor.ask("GET", f"/matches/{match}")["state"]["ply"] == 1)
    visitor.ask("POST", f"/matches/{match}/actions", {"action": "b2", "ply": 1, "id": "x"})
    until(lambda: "white stone" in label(board, "b2"))


@pytest.fixture(scope="module")
def sink() -> Iterator[SmtpSink]:
    with smtp_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def mailing(sink: SmtpSink, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("mailing"), smtp=sink.url, mail_from="craton@play.example")
    server.start()
    yield server
    server.stop()


def last_code(sink: SmtpSink, number: int) -> str:
    until(lambda: len(sink.messages) == number)
    found = CODE.search(str(sink.messages[-1].get_payload()))
    assert found is not None
    return found.group()


@pytest.mark.long
def test_a_forgotten_password_is_recovered_by_mail(visitors: Any, mailing: Served, sink: SmtpSink) -> None:
    visitor, elsewhere = visitors(mailing), visitors(mailing, **PHONE)
    page = register(visitor, "Flora")
    page.get_by_label("E-mail address").fill("flora@home.example")
    page.get_by_label("Current password").nth(1).fill(PASSWORD)
    page.get_by_role("button", name="Send a code to this address").click()
    page.get_by_label("Code").fill(last_code(sink, 1))
    page.get_by_role("button", name="Confirm the address").click()
    page.get_by_text("flora@home.example").wait_for()
    visitor.check_page()

    page = elsewhere.go("/account")
    page.get_by_role("tab", name="Sign in").click()
    page.get_by_role("button", name="Forgot your password?").click()
    elsewhere.check_page()
    asked = page.get_by_role("region", name="Get a code by e-mail")
    asked.get_by_label("Name").fill("Flora")
    asked.get_by_role("button", name="Send me a code").click()
    asked.get_by_role("status").wait_for()
    used = page.get_by_role("region", name="Use a code")
    used.get_by_label("Name").fill("Flora")
    used.get_by_label("Code").fill(last_code(sink, 2).lower())
    used.get_by_label("New password").fill(ANOTHER)
    used.get_by_role("button", name="Set a new password").click()
    page.get_by_role("heading", name="Flora").wait_for()
    assert visitor.ask("GET", "/me")["user"] is None


@pytest.mark.long
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_account_is_exported_and_deleted(visitors: Any, look: dict[str, Any]) -> None:
    visitor, friend = visitors(**look), visitors()
    name = f"Gustav-{look['viewport']['width']}"
    page = register(visitor, name)
    visitor.check_page()
    match = visitor.ask("POST", "/matches", {"game": "faust", "options": {"size": 4}})["id"]
    friend.ask("POST", f"/matches/{match}/join")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download your data").click()
    stored = json.loads(Path(download.value.path()).read_text())
    assert stored["profile"]["name"] == name
    assert [one["id"] for one in stored["matches"]] == [match]

    page.get_by_role("button", name="Delete account").press("Enter")
    dialog = page.get_by_role("dialog")
    visitor.check_page()
    visitor.allow("status of 400")
    dialog.get_by_label("Name").fill("somebody else")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete permanently").click()
    dialog.get_by_role("alert").wait_for()
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").press("Enter")
    page.get_by_text("Your account has been deleted.").wait_for()
    page.get_by_role("tab", name="Sign in").wait_for()
    friend.go(f"/matches/{match}").get_by_text("Deleted-").first.wait_for()
    assert friend.page.get_by_text(name).count() == 0
