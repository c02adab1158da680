"""Fault Lines on the page: its odds, the quake, and every option to its visible effect."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.browser.playing import (
    GAME_ACTIONS,
    click,
    label,
    moving,
    pass_twice,
    point,
    press,
    saw,
    shown,
    stand,
    wait_after,
    wait_for_end,
    wait_for_turn,
)
from tests.browser.visitor import PHONE, Visitor

LATE = "faultlines size=5 w1w2/5/4w/5/bb1b1 black 6 black_placed=3,white_placed=3"
"""Black has a1, b1 and d1, White three stones on their own."""
CELLS = [f"{file}{rank}" for rank in range(1, 6) for file in "abcde"]


def test_a_stone_is_foretold_with_what_it_joins(visitor: Visitor) -> None:
    shown(visitor, LATE)
    page = visitor.page
    page.get_by_role("img", name=re.compile("If the quake came now: Black wins")).wait_for()
    point(visitor, "c1")
    line = page.locator(".effect-line")
    line.get_by_text("joins groups of 2 and 1 → 4, survival 33% and 17% → 67%, +1.8 stones").wait_for()
    assert "winning" not in line.inner_text()
    point(visitor, "a2")
    line.get_by_text("group 2 → 3, survival 33% → 50%, +0.8 stones").wait_for()
    point(visitor, "c3")
    line.get_by_text("a single stone, survival 17%, +0.2 stones").wait_for()
    assert "67%" in label(page, "c1")
    assert "2 stones, survival 1/3" in label(page, "a1")
    page.get_by_role("tab", name="Insight").click()
    page.get_by_role("heading", name="Stones at risk").wait_for()
    page.get_by_role("radio", name="Value of cells").check()
    page.wait_for_selector(".layer-heat .heat")
    page.wait_for_selector(".insight table")
    assert visitor.violations() == []


def test_a_quake_is_thrown_die_by_die_in_the_order_that_was_chosen(visitors: Any) -> None:
    visitor = moving(visitors)
    match = shown(visitor, LATE)
    page = visitor.page
    pass_twice(page)
    page.get_by_role("radio", name="largest first").check()
    saw(visitor, "board-shaking")
    assert page.locator(".match-task h1").inner_text() == "The quake"
    page.get_by_role("button", name="Roll", exact=True).click()
    saw(visitor, "who", "^.Black, 2 stones at a1")
    saw(visitor, "die.rolling")
    saw(visitor, "fate", "survives on 1–2.*[|](survives|falls)([|]|$)")
    page.get_by_role("button", name="Roll", exact=True).wait_for()
    # nothing is given away: neither the dice that are still to fall, nor who has won
    assert page.locator(".moves .outcome").count() < 5
    assert page.get_by_text("won").count() == 0
    page.get_by_role("button", name="Roll all").click()
    page.get_by_role("heading", name="What happened").wait_for(timeout=30_000)
    assert re.search("won|Draw", page.locator(".match-task h1").inner_text())
    assert page.locator(".result-panel .tag", has_text="luck").count() == 2
    page.get_by_role("tab", name="Moves").click()
    assert page.locator(".moves .outcome").count() == 5
    assert "rolls" in page.locator(".announcer").inner_text()
    assert set(stand(visitor, match)["stones"]) == {cell for cell in CELLS if "stone" in label(page, cell)}


@pytest.mark.long
def test_a_quake_can_be_skipped(visitors: Any) -> None:
    visitor = moving(visitors)
    shown(visitor, LATE)
    pass_twice(visitor.page)
    visitor.page.get_by_role("button", name="Slow").wait_for()
    visitor.page.get_by_role("button", name="Skip").click()
    visitor.page.get_by_role("heading", name="What happened").wait_for()
    assert visitor.page.locator(".quake").count() == 0


@pytest.mark.long
def test_sealed_passes_open_like_envelopes(visitors: Any) -> None:
    visitor = moving(visitors)
    match = shown(visitor, "faultlines size=4,sealed=yes 4/2w1/1b2/4 black 2 phase=seal,black_placed=1,white_placed=1")
    page = visitor.page
    press(page, "Choose to play")
    page.get_by_role("heading", name="Pass the device to White").wait_for()
    assert page.locator(".board, .moves").count() == 0
    visitor.check_page()
    page.get_by_role("button", name="I’m White").click()
    page.get_by_text("Black has chosen").wait_for()
    assert page.locator(".moves").inner_text().split()[-1] == "hidden"
    press(page, "Choose to pass")
    saw(visitor, "envelope.open.black", "plays")
    saw(visitor, "envelope.open.white", "passes")
    page.get_by_text("White chose to pass").wait_for()
    assert page.locator(".moves .step").all_inner_texts() == ["play", "pass"]
    assert page.locator(GAME_ACTIONS).get_by_role("button", name="Pass").count() == 0
    assert stand(visitor, match)["to_move"] == "black"


@pytest.mark.long
def test_one_stone_of_a_group_that_fails_can_be_salvaged(visitor: Visitor) -> None:
    """Eight stones on their own: that none of them fails would be a wonder."""
    setup = "faultlines size=4,aftershock=yes b1b1/1w1w/b1b1/1w1w black 8 black_placed=4,white_placed=4"
    match = shown(visitor, setup)
    page, rng = visitor.page, random.Random(1)
    pass_twice(page)
    declined = salvaged = 0
    while wait_for_turn(page):
        page.get_by_text("Pick one of its stones to salvage: it stays on a 1.").wait_for()
        ply = page.get_attribute(".match", "data-ply")
        if declined and (not salvaged or rng.random() < 0.5):
            page.locator(".hint").first.wait_for()
            click(page, page.locator(".cell-target").evaluate_all("cells => cells.map(cell => cell.dataset.cell)")[0])
            salvaged += 1
        else:
            press(page, "Let them go")
            declined += 1
        wait_after(page, ply)
    assert declined
    texts = [step["text"] for step in visitor.ask("GET", f"/matches/{match}")["steps"]]
    assert texts.count("decline") == declined
    assert len([text for text in texts if text.startswith("salvage")]) == salvaged
    page.get_by_role("heading", name="What happened").wait_for()


@pytest.mark.long
def test_between_waves_a_stone_can_be_placed(visitor: Visitor) -> None:
    setup = "faultlines size=5,progressive=yes w1w1b/2w1b/w3b/4b/w1w1b black 12 black_placed=5,white_placed=6"
    match = shown(visitor, setup)
    page = visitor.page
    pass_twice(page)
    wait_for_turn(page)
    page.get_by_text("Wave 1 is over.").wait_for()
    page.locator(".facts").get_by_text("wave 1 of 3").wait_for()
    click(page, "d1")  # the sixth stone of Black's wall, which wave 1 has not judged
    page.wait_for_selector('[data-cell="d1"][aria-label*="black" i]')
    wait_for_turn(page)
    press(page, "Place nothing")
    wait_for_turn(page)
    page.get_by_text("Wave 2 is over.").wait_for()
    for _ in range(2):
        wait_for_turn(page)
        press(page, "Place nothing")
    wait_for_end(page)
    black = {cell for cell, side in stand(visitor, match)["stones"].items() if side == "black"}
    assert black == {"d1", "e1", "e2", "e3", "e4", "e5"}


@pytest.mark.long
def test_the_next_stone_can_be_a_keystone(visitor: Visitor) -> None:
    shown(visitor, "faultlines", options={"size": 5, "keystone": True, "fault_lines": ["b2", "d4"]})
    page = visitor.page
    assert "fault line" in label(page, "b2")
    switch = page.get_by_role("switch", name="Keystone")
    switch.click()
    point(visitor, "c3")
    page.locator(".effect-line", has_text="Keystone, a single stone, survival 33%").wait_for()
    click(page, "c3")
    page.wait_for_selector('[data-cell="c3"][aria-label*="keystone" i]')
    page.get_by_text("Black’s Keystone is used").wait_for()
    wait_for_turn(page)
    assert switch.get_attribute("aria-checked") == "false"
    click(page, "c2")
    page.wait_for_selector('[data-cell="c2"][aria-label*="white" i]')
    assert "keystone" not in label(page, "c2")
    wait_for_turn(page)
    assert switch.count() == 0


@pytest.mark.long
def test_sides_can_be_swapped_and_the_last_turns_are_told(visitor: Visitor) -> None:
    match = shown(visitor, "faultlines", options={"size": 4, "pie": True, "turn_limit": 5})
    page = visitor.page
    page.locator(".facts").get_by_text("turn 1 of 5").wait_for()
    click(page, "b2")
    page.get_by_text("Swap to take over Black’s stone").wait_for()
    page.get_by_text("the quake comes in 4 turns").wait_for()
    press(page, "Swap sides")
    page.wait_for_selector(".seat.bottom .seat-stone.white")
    assert stand(visitor, match)["seats"]["second"]["side"] == "black"


@pytest.mark.long
def test_resonance_counts_and_the_phone_shows_it_all(visitors: Any) -> None:
    phone = moving(visitors, **PHONE)
    setup = "faultlines size=4,resonance=yes bbb1/bbb1/4/w3 black 12 black_placed=6,white_placed=1,passed=no"
    match = shown(phone, setup)
    pass_twice(phone.page)
    saw(phone, "quake-title", "6 stones in groups of six or more: safe, no roll needed")
    throw = phone.page.get_by_role("button", name="Roll", exact=True)
    throw.wait_for()
    assert phone.violations() == []
    throw.click()
    phone.page.get_by_role("heading", name="What happened").wait_for()
    assert stand(phone, match)["result"]["score"][0] == 9
    phone.check_page()
