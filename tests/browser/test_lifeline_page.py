"""Lifeline on the page: what a stone would end, what is closed, the opening pair, the komi."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.playing import click, explained, opened, played, point, shared, shown, stand, wait_for_turn
from tests.browser.visitor import PHONE, Visitor

GAP = "lifeline size=4 4/1b2b/6/www1www/6/2b2/3w white 17 -"
ALONE = "lifeline size=4 4/1b2b/6/www1www/6/2b2/4 white 17 -"
CLOSED = "lifeline size=4 4/3b1/6/3b3/5w/ww3/1w2 black 10 -"


def test_a_placement_shows_what_it_would_take_and_then_takes_it(visitor: Visitor) -> None:
    match = shown(visitor, GAP)
    point(visitor, "d4")
    explained(visitor, "White on d4 removes b3.")
    assert visitor.page.locator(".area.tone-good").count() == 1
    assert visitor.page.locator(".label", has_text="×").count() == 1
    click(visitor.page, "d4")
    visitor.page.wait_for_selector('[data-cell="b3"][aria-label*=", empty"]')
    assert "b3" not in stand(visitor, match)["stones"]


@pytest.mark.long
def test_own_stones_that_would_be_lost_are_shown_as_well(visitor: Visitor) -> None:
    shown(visitor, ALONE)
    point(visitor, "d4")
    explained(visitor, "and loses d1, d2, d3")
    assert visitor.page.locator(".label", has_text="×").count() == 8  # six of the wall, the stone itself, and b3


@pytest.mark.long
def test_a_group_shows_its_lifelines_its_kin_and_where_it_ends(visitor: Visitor) -> None:
    shown(visitor, GAP)
    point(visitor, "b3")
    explained(visitor, "Black's stone b3 has a single lifeline")
    page = visitor.page
    assert page.locator(".area-fill.tone-good").count() == 1
    assert page.locator(".area-outline.tone-good").count() == 2
    assert page.locator(".area-outline.tone-bad").count() == 1
    assert page.locator(".label", has_text="!").count() == 1


@pytest.mark.long
def test_a_closed_cell_says_why_on_hover_and_when_it_is_clicked(visitors: Any) -> None:
    desk, phone = visitors(), visitors(**PHONE)
    for visitor in (desk, phone):
        match = shown(visitor, CLOSED)
        if visitor is desk:
            point(visitor, "a1")
        else:
            visitor.page.locator('[data-cell="a1"]').tap(force=True)
        explained(visitor, "Black cannot place on a1")
        click(visitor.page, "a1")
        explained(visitor, "Black cannot place on a1")
        assert "a1" not in stand(visitor, match)["stones"]


@pytest.mark.long
def test_the_opening_pair_is_two_clicks_and_hidden_until_the_second(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    match = shared(host, guest, "lifeline", options={"size": 4})
    wait_for_turn(host.page)
    explained(host, "The opening is a pair")
    click(host.page, "c3")
    explained(host, "Place your second stone")
    explained(guest, "You’ll see it once the second is placed too.")
    assert guest.page.locator('[data-cell="c3"][aria-label*=", empty"]').count() == 1
    click(host.page, "c4")
    explained(host, "c4 is next to c3")
    click(host.page, "e5")
    for cell in ("c3", "e5"):
        guest.page.wait_for_selector(f'[data-cell="{cell}"][aria-label*=", Black" i]')
    guest.page.get_by_role("button", name="Swap sides").click()
    guest.page.wait_for_selector('.match[data-ply="3"]')
    assert stand(guest, match)["seats"]["second"]["side"] == "black"


@pytest.mark.long
def test_a_komi_is_named_a_colour_taken_and_a_point_spent(visitor: Visitor) -> None:
    match = opened(visitor, "lifeline", opponent="same", options={"size": 4, "balance": "komi", "komi_max": 6})
    page = visitor.page
    page.get_by_role("slider", name="Points of komi").press("ArrowLeft")
    assert visitor.violations() == []
    page.get_by_role("button", name="Name 2").click()
    page.get_by_role("button", name="White Moves second, and may skip 2 turns.").wait_for()
    assert visitor.violations() == []
    page.get_by_role("button", name="White Moves second").click()
    page.get_by_role("heading", name="Black’s turn").wait_for()
    assert stand(visitor, match)["seats"]["second"]["side"] == "white"
    played(visitor, match, "b2", "e5", "d4", "c5", "g1")
    page.get_by_role("heading", name="Komi: 2 left").wait_for()
    page.get_by_role("button", name="Spend a point").click()
    page.get_by_role("heading", name="Black’s turn").wait_for()
