"""Triangular Assault on the page: attacks with their odds, coins in view, and every option to its visible effect."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.playing import click, label, moving, played, point, press, saw, shared, shown, stand, wait_for_turn
from tests.browser.visitor import PHONE, Visitor

SURROUNDED = "5/2b4/2bwb4/9/w6"
"""White's c4 between c3, c5 and d3 of Black, and White's a1."""


@pytest.mark.long
def test_an_enemy_stone_offers_its_attack_and_the_coins_flip_in_view(visitors: Any) -> None:
    visitor = moving(visitors)
    match = shown(visitor, f"assault - {SURROUNDED} black 6 -")
    page = visitor.page
    point(visitor, "c4")
    page.get_by_text("Attack c4: 3 coins, 87.5% to succeed").wait_for()
    assert "87.5% to succeed" in label(page, "c4")
    page.locator(".label-area", has_text="87.5%").wait_for()
    click(page, "c4")
    saw(visitor, "coin.flying.coin-2")
    saw(visitor, "fate", r"\d of 3 coins: (captured|repelled)")
    wait_for_turn(page)
    owner = stand(visitor, match)["stones"]["c4"]
    assert f"{owner} stone" in label(page, "c4")
    assert re.search(rf"Black attacks c4: {'[123]' if owner == 'black' else '0'} of 3 coins", said(visitor))
    click(page, "e1")  # an empty cell: a stone is placed, without another mode
    page.wait_for_selector('[data-cell="e1"][aria-label*="white" i]')


def said(visitor: Visitor) -> str:
    return visitor.page.locator(".announcer").inner_text()


@pytest.mark.long
def test_a_chain_can_be_stopped(visitor: Visitor) -> None:
    match = shown(visitor, "assault momentum=1 5/7/1wbbb4/9/w6 black 8 phase=chain")
    visitor.page.get_by_text("Attack again at the odds shown, or stop").wait_for()
    visitor.page.locator(".layer-labels", has_text="50%").wait_for()
    assert visitor.page.locator(".cell-target").count() == 1
    press(visitor.page, "Stop here")
    visitor.page.wait_for_selector('.match[data-ply="1"]')
    assert stand(visitor, match)["to_move"] == "white"


@pytest.mark.long
def test_an_attack_goes_on_as_a_chain_or_ends_the_turn(visitor: Visitor) -> None:
    match = shown(visitor, "assault momentum=1 5/7/1wbwb4/9/w6 black 8 -")
    click(visitor.page, "c4")
    visitor.page.wait_for_selector('.match[data-ply="2"]')
    state = stand(visitor, match)
    assert (state["variables"].get("phase") == "chain") == (state["stones"]["c4"] == "black")
    assert visitor.page.get_by_role("button", name="Stop here").count() == (state["to_move"] == "black")


@pytest.mark.long
def test_a_sacred_cell_is_shown_to_its_owner_alone_until_the_end(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    options = {"board": "hex24", "sacred": "any", "turn_limit": 10}
    match = shared(host, guest, "assault", options=options)
    wait_for_turn(host.page)
    host.page.get_by_text("Choose your sacred cell. Your opponent won’t see it").wait_for()
    click(host.page, "b3")
    host.page.get_by_text("Your sacred cell is b3").wait_for()
    assert "sacred cell," in label(host.page, "b3") + ","
    wait_for_turn(guest.page)
    guest.page.locator(".facts").get_by_text("Black has chosen a sacred cell").wait_for()
    assert "sacred cell," not in label(guest.page, "b3")
    click(guest.page, "c4")
    guest.page.get_by_text("Your sacred cell is c4").wait_for()
    cells = ["b3", "a1", "a2", "a3", "a4", "a5", "b1", "d1", "d2", "d3"]
    for number, cell in enumerate(cells):
        played((host, guest)[number % 2], match, cell)
    for person in (host, guest):
        person.page.get_by_text("Black held its sacred cell b3: +3").wait_for()
        person.page.get_by_text("White did not hold its sacred cell c4").wait_for()
        assert "sacred cell," in label(person.page, "c4") + ","


@pytest.mark.long
def test_the_water_is_announced_before_it_rises(visitors: Any) -> None:
    visitor = moving(visitors)
    match = shown(visitor, "assault tide=yes 5/2b4/2bw5/3w5/wb4w black 8 -")
    page = visitor.page
    page.get_by_text("The water rises in 2 turns: 12 cells: Black loses 1, White 2").wait_for()
    page.wait_for_selector(".area-hatch.tone-bad")
    played(visitor, match, "d5")
    wait_for_turn(page)
    page.get_by_text("The water rises after this turn").wait_for()
    click(page, "b6")
    saw(visitor, "tide-title", "The water rises over 12 cells and takes 3 stones")
    wait_for_turn(page)
    assert "flooded" in label(page, "a1")


@pytest.mark.long
def test_a_stubborn_defence_holds_once(visitors: Any) -> None:
    visitor = moving(visitors)
    match = shown(visitor, f"assault stubborn=yes {SURROUNDED} black 6 -")
    page = visitor.page
    point(visitor, "c4")
    page.get_by_text("the stubborn defence will hold").wait_for()
    click(page, "c4")
    saw(visitor, "fate", "stubborn defence")
    page.get_by_text("White’s stubborn defence is used up").wait_for()
    assert stand(visitor, match)["stones"]["c4"] == "white"


@pytest.mark.long
def test_influence_brings_a_bonus_stone(visitor: Visitor) -> None:
    match = shown(visitor, "assault influence=yes,turn_limit=40 5/7/2b6/9/w6 black 2 -")
    page = visitor.page
    point(visitor, "c4")
    page.get_by_text("Place on c4 · earns a bonus stone").wait_for()
    page.get_by_text("38 turns left").wait_for()
    click(page, "c4")
    page.get_by_text("Place one more, anywhere").wait_for()
    wait_for_turn(page)
    click(page, "e1")
    page.wait_for_selector('.match[data-ply="2"]')
    assert stand(visitor, match)["to_move"] == "white"


@pytest.mark.long
def test_on_a_torus_neighbours_across_the_edge_are_shown(visitors: Any) -> None:
    phone = visitors(**PHONE)
    shown(phone, "assault", options={"board": "torus24", "pie": True})
    assert "touches c7 across the edge" in label(phone.page, "a1")
    cell = phone.page.locator('[data-cell="a1"]')
    cell.tap(force=True)
    phone.page.get_by_text("touches c7 across the edge").wait_for()
    phone.page.wait_for_selector(".area-outline.tone-accent")
    cell.tap(force=True)
    phone.page.get_by_text("Swap to take over Black’s stone").wait_for()
    phone.check_page()


@pytest.mark.long
def test_a_match_without_attacks_has_a_result_in_view(visitor: Visitor) -> None:
    match = shown(visitor, "assault")
    played(visitor, match, "a1", "e1")
    visitor.ask("POST", f"/matches/{match}/resign", {"seat": "first"})
    page = visitor.page
    tab = page.get_by_role("tab", name="Result")
    tab.wait_for()
    assert page.get_by_role("tab").first.inner_text().strip() == "Result"
    assert tab.get_attribute("aria-selected") == "true"
    page.get_by_role("tabpanel").get_by_text("no attacks").first.wait_for()
