"""Finished matches step by step, boards for other pages, and what a match page tells besides playing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.playing import finished, opened
from tests.browser.visitor import PHONE, Visitor


@pytest.mark.long
def test_a_match_is_walked_through_with_values_and_luck(visitor: Visitor) -> None:
    match = finished(visitor)
    page = visitor.go(f"/matches/{match}/replay")
    page.get_by_role("heading", name="Black to move, turn 1").wait_for()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("heading", name="White to move, turn 2").wait_for()
    page.wait_for_url(re.compile(r"\?at=1$"))
    page.reload()
    page.get_by_role("heading", name="White to move, turn 2").wait_for()
    page.keyboard.press("End")
    page.get_by_role("heading", name=re.compile("won|lost|Draw")).wait_for()
    curve = page.get_by_role("slider", name=re.compile("winning chances"))
    curve.wait_for(timeout=120_000)
    assert curve.get_attribute("aria-valuemax") == "8"
    curve.focus()
    page.keyboard.press("Home")
    page.get_by_role("heading", name="Black to move, turn 1").wait_for()
    page.get_by_role("tab", name="Luck").click()
    assert page.locator(".ledger tbody tr").count() == 3
    page.locator(".ledger tbody .step").first.click()
    page.get_by_text(re.compile(r"\w+ survives\? \d \([\d.]+% likely\)")).wait_for()
    page.get_by_role("tab", name="Summary").click()
    page.get_by_role("row", name=re.compile("Average loss")).wait_for()
    assert visitor.violations() == []


@pytest.mark.long
def test_a_replay_plays_to_its_end_by_itself(visitors: Any) -> None:
    visitor = visitors(motion=True)
    match = finished(visitor)
    visitor.page.evaluate(
        "() => localStorage.setItem('craton.preferences', JSON.stringify({ speed: 'fast', sound: 'off' }))"
    )
    page = visitor.go(f"/matches/{match}/replay?at=2")
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    page.get_by_role("heading", name="The quake").wait_for(timeout=60_000)
    page.get_by_role("heading", name=re.compile("won|lost|Draw")).wait_for(timeout=120_000)
    page.get_by_role("button", name="Play", exact=True).wait_for()


@pytest.mark.long
def test_a_board_for_other_pages_stands_alone(visitor: Visitor) -> None:
    match = finished(visitor)
    page = visitor.go(f"/matches/{match}/replay")
    page.get_by_role("tab", name="Share").click()
    code = page.get_by_label("Embed code", exact=True).input_value()
    assert f'src="{visitor.address}/embed/{match}"' in code
    page.goto(f"/embed/{match}")
    page.get_by_role("button", name="To the start").click()
    page.get_by_text("Start", exact=True).wait_for()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_text("1. a1", exact=True).wait_for()
    assert page.locator("header, nav, footer").count() == 0
    assert visitor.violations(but=("landmark-one-main", "page-has-heading-one", "region")) == []


@pytest.mark.long
def test_a_match_tells_its_dice_and_keeps_notes_and_a_plan(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    clock = {"kind": "correspondence", "days": 3}
    match = opened(host, "faultlines", opponent="friend", options={"size": 5}, clock=clock)
    guest.ask("POST", f"/matches/{match}/join")
    page = host.go(f"/matches/{match}")
    page.get_by_role("tab", name="Info").click()
    known = host.ask("GET", f"/matches/{match}")
    told = page.get_by_role("tabpanel").inner_text()
    assert known["dice"]["commitment"] in told
    assert known["dice"]["seeds"]["first"] in told
    assert "3 days per turn" in told
    page.get_by_label("Private notes").fill("open in the middle")
    page.get_by_text("Saved.").wait_for()
    page.get_by_role("button", name="Add a line").click()
    page.get_by_label("After", exact=True).fill("a1, b2")
    page.get_by_label("play", exact=True).fill("c3")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("status").filter(has_text="Conditional moves saved.").wait_for()
    page.reload()
    page.get_by_role("tab", name="Info").click()
    page.wait_for_function("() => document.querySelector('#match-notes')?.value === 'open in the middle'")
    assert guest.ask("GET", f"/matches/{match}/notes")["text"] == ""
    assert host.violations() == []


@pytest.mark.long
def test_the_replay_fits_a_phone(visitors: Any) -> None:
    visitor = visitors(**PHONE)
    match = finished(visitor)
    page = visitor.go(f"/matches/{match}/replay?at=3")
    page.get_by_role("heading", name="White to move, turn 4").wait_for()
    page.wait_for_load_state("networkidle")
    visitor.check_page()
