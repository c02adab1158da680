"""Reporting a player from the match page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.playing import opened


@pytest.mark.long
def test_a_player_is_reported_from_the_match_page(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    match = opened(host, "faust", opponent="friend", options={"size": 5, "pie": False})
    page = host.go(f"/matches/{match}")
    page.get_by_role("tab", name="Info").click()
    assert page.get_by_role("button", name="Report a player").count() == 0  # nobody else is there yet
    guest.ask("POST", f"/matches/{match}/join")
    page.get_by_role("button", name="Report a player").click()
    page.get_by_label("What happened").select_option("Stalling or leaving on purpose")
    page.get_by_label("Details").fill("left after the first move")
    assert host.violations() == []
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("Your report has been sent.").wait_for()
    page.get_by_role("button", name="Report a player").click()
    host.allow("409")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("Your report on this match is still open.").wait_for()
