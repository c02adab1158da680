"""The first five minutes: how the page talks, results, invitations, finished matches, unknown addresses."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.browser.playing import (
    act_somehow,
    click,
    finished,
    opened,
    played,
    shared,
    shown,
    tap_twice,
    wait_for_end,
    wait_for_turn,
)
from tests.browser.visitor import PHONE, Visitor

LANDSCAPE = PHONE | {"viewport": {"width": 844, "height": 390}}
RESULT = "Result of the match"
LOOKS = {"phone": PHONE, "landscape": LANDSCAPE, "dark": PHONE | {"color_scheme": "dark"}}
DICE = {"faultlines": True, "assault": True, "faust": False, "lifeline": False}


@pytest.mark.long
def test_the_page_says_whose_turn_it_is_and_a_rematch_against_a_bot_begins_at_once(visitor: Visitor) -> None:
    match = opened(visitor, "faultlines", opponent="bot", level=1, hints=True, options={"size": 3, "turn_limit": 2})
    page = visitor.page
    wait_for_turn(page)
    assert page.locator(".match-task h1").inner_text() == "Your turn — you are Black"
    assert page.locator(".match-task p").inner_text() == "Place a stone or pass · Fault Lines · 3 × 3 · 2 turns"
    page.get_by_role("note").get_by_text("Connect your stones.").wait_for()
    visitor.check_page()
    while wait_for_turn(page):
        act_somehow(page, random.Random(1))
    card = page.get_by_role("region", name=RESULT)
    card.get_by_role("heading", name=re.compile("You (won|lost)|Draw")).wait_for()
    assert card.get_by_role("link", name="New opponent").get_attribute("href") == "/new/faultlines?opponent=bot&level=1"
    assert page.get_by_role("note").count() == 0  # no tips any more
    visitor.check_page()
    card.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: not url.endswith(match))
    page.wait_for_selector('.match[data-status="playing"]')
    visitor.go("/").get_by_role("link", name="Fault Lines against Bot, level 1", exact=True).wait_for()


def test_an_own_stone_is_drawn_at_once_and_taken_back_with_the_reason(visitor: Visitor) -> None:
    shown(visitor, "faust", options={"size": 4, "pie": False})
    page = visitor.page
    held: list[Any] = []
    page.route("**/actions", lambda route: held.append(route))
    click(page, "b2")
    page.locator(".stone-body.effect-pending").wait_for()
    visitor.allow("status of 422")
    refusal = {"error": {"code": "illegal", "message": "Not there."}}
    page.wait_for_function("() => document.querySelector('.effect-pending')")
    held[0].fulfill(status=422, json=refusal)
    page.get_by_text("Move taken back: Not there.").wait_for()
    page.locator(".stone-body").wait_for(state="detached")


def test_a_waiting_invitation_shows_what_is_offered_and_can_be_cancelled(visitor: Visitor) -> None:
    clock = {"kind": "fischer", "minutes": 5, "seconds": 3}
    options = {"board": "hex24", "stubborn": "yes", "tide": True}
    opened(visitor, "assault", opponent="friend", options=options, clock=clock)
    page = visitor.page
    for fact in ("24 cells · stubborn · tide", "5 minutes, plus 3 seconds per turn", "You go first"):
        page.locator(".invitation").get_by_text(fact).wait_for()
    visitor.check_page()
    page.get_by_role("button", name="Cancel invitation").click()
    page.get_by_text("Invitation cancelled.").wait_for()
    page.get_by_role("heading", name="Four games").wait_for()
    assert page.get_by_text("Waiting for an opponent").count() == 0


def test_an_unknown_address_gets_a_page_of_the_site_and_a_program_an_error(visitor: Visitor) -> None:
    visitor.allow("status of 404")
    page = visitor.go("/no/such/page")
    page.get_by_role("heading", name="There is no page at this address.").wait_for()
    visitor.check_page()
    page.get_by_role("link", name="Go to the home page").click()
    page.get_by_role("heading", name="Four games").wait_for()
    answer = visitor.context.request.get("/no/such/page", headers={"Accept": "application/json"})
    assert (answer.status, answer.json()["error"]["code"]) == (404, "not-found")


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_on_one_screen_the_result_names_the_side(visitors: Any, look: dict[str, Any]) -> None:
    phone: Visitor = visitors(**look)
    finished(phone)
    wait_for_end(phone.page)
    card = phone.page.get_by_role("region", name=RESULT)
    card.get_by_role("heading", name=re.compile("(Black|White) won|Draw")).wait_for()
    phone.check_page()
    card.get_by_role("button", name="Show the board").click()
    card.wait_for(state="detached")
    assert phone.page.get_by_role("button", name="Rematch").is_visible()


@pytest.mark.long
def test_the_own_score_comes_first(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    setup = "faultlines size=4 bbb1/bbb1/4/w3 black 12 black_placed=6,white_placed=1"
    match = shared(host, guest, "faultlines", setup=setup)
    played(host, match, "pass")
    played(guest, match, "pass")
    for visitor, title, first in ((host, "You won by [56] stones", "6"), (guest, "You lost by [56] stones", "[01]")):
        card = visitor.page.get_by_role("region", name=RESULT)
        card.get_by_role("heading", name=re.compile(title)).wait_for()
        assert re.match(first, card.locator(".result-scores").inner_text())


@pytest.mark.long
def test_sacred_cells_and_first_stones_need_the_device_to_change_hands(visitors: Any) -> None:
    phone: Visitor = visitors(**PHONE)
    opened(phone, "assault", opponent="same", options={"board": "hex24", "sacred": "any"})
    page = phone.page
    for side in ("Black", "White"):
        page.get_by_role("heading", name=f"Pass the device to {side}").wait_for()
        assert page.locator(".board, .moves, .facts").count() == 0
        page.get_by_role("button", name=f"I’m {side}").click()
        page.wait_for_selector('.match[data-acting="true"]')
        assert page.get_by_text(re.compile("Your sacred cell is")).count() == 0
        tap_twice(page, "b3")
    page.get_by_role("heading", name="Pass the device to Black").wait_for()
    opened(phone, "lifeline", opponent="same", options={"size": 4})
    page.get_by_role("heading", name="Pass the device to Black").wait_for()
    phone.check_page()


@pytest.mark.long
def test_a_page_that_cannot_reach_the_server_tries_again_by_itself(visitors: Any, restartable_server: Any) -> None:
    visitor: Visitor = visitors(restartable_server)
    visitor.go("/")
    visitor.page.get_by_role("heading", name="Four games").wait_for()
    visitor.page.route("**/api/v1/games", lambda route: route.abort())
    visitor.allow("ERR_FAILED")
    visitor.page.reload()
    visitor.page.get_by_text("The server can’t be reached.").wait_for()
    visitor.page.get_by_text(re.compile("Trying again")).wait_for()
    visitor.page.unroute("**/api/v1/games")
    visitor.page.get_by_role("heading", name="Four games").wait_for()


@pytest.mark.long
@pytest.mark.parametrize(("game", "has_dice"), DICE.items())
def test_dice_are_spoken_of_only_where_there_are_dice(visitor: Visitor, game: str, has_dice: bool) -> None:
    page = visitor.go(f"/new/{game}")
    page.get_by_role("heading", name="Opponent").wait_for()
    page.locator(".preset small").first.wait_for()
    page.locator("summary", has_text="Fair dice").wait_for(state="visible" if has_dice else "detached")
    shown(visitor, game)
    page.get_by_role("tab", name="Info").click()
    page.get_by_text("Variant").wait_for()
    assert page.get_by_role("link", name="Check the dice").count() == has_dice
