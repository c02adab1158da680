"""Rated matches in the browser: what the form does not offer, and the question before an abort."""

from typing import Any

import pytest

from tests.browser.visitor import Visitor

PASSWORD = "correct horse"


@pytest.mark.long
def test_a_rated_match_has_no_choice_of_seat_and_asks_before_an_abort(visitors: Any) -> None:
    host: Visitor = visitors()
    other: Visitor = visitors()
    for visitor, name in ((host, "Hostess"), (other, "Caller")):
        visitor.go("/")
        visitor.ask("POST", "/account", {"name": name, "password": PASSWORD})
    page = host.go("/new/faust?opponent=friend&o.size=4&seat=first&private=yes&rated=yes")
    page.get_by_text("In a rated match you get the seat you’ve had less often.").wait_for()
    assert page.locator('input[name$="-seat"]:disabled').count() == 2
    page.get_by_text("Rated matches can’t be private.").wait_for()
    page.get_by_role("button", name="Get the link").click()
    page.wait_for_url("**/matches/*")
    match = page.url.split("/")[-1]
    opened = host.ask("GET", f"/matches/{match}")
    assert (opened["rated"], opened["private"]) == (True, False)
    theirs = other.go(f"/matches/{match}")
    theirs.get_by_role("button", name="Join the match").click()
    page.wait_for_selector('.match[data-status="playing"]')
    page.get_by_role("button", name="Abort").click()
    page.get_by_text("more than two rated matches in a day").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Abort").click()
    page.wait_for_selector('.match[data-status="aborted"]')
