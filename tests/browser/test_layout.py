"""The page of a match holds still, fits every screen, and leaves nothing behind under a finger."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.playing import act_somehow, click, opened, played, shown, tap_twice, wait_for_turn
from tests.browser.visitor import DESKTOP, PHONE, Visitor

LANDSCAPE = PHONE | {"viewport": {"width": 844, "height": 390}}
SHORT: dict[str, dict[str, Any]] = {
    "faultlines": {"size": 4, "turn_limit": 12},
    "lifeline": {"size": 3},
    "assault": {"turn_limit": 10},
    "faust": {"size": 4},
}
FAUST = "faust pie=no 1w6/5bw1/2wwwbbw/ww1wbb2/2wbbw2/b1bb4/1wbw1b2/bbbw4 black 30 -"
NEEDED = [".board", ".seat.top", ".seat.bottom", ".match-task", ".match-status", ".match-actions"]
OUTSIDE = """(parts) => parts.filter((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
})"""


SHIFTS = """() => {
  window.shifts = 0;
  const add = (list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) window.shifts += one.value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift' });
}"""


@pytest.mark.long
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", SHORT)
def test_nothing_shifts_during_a_match_on_a_slow_processor(visitors: Any, game: str, look: dict[str, Any]) -> None:
    visitor: Visitor = visitors(**look)
    page = visitor.page
    page.add_init_script("localStorage.setItem('craton.preferences', JSON.stringify({confirm: 'no'}))")
    opened(visitor, game, opponent="bot", level=1, hints=True, options=SHORT[game])
    slow = visitor.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 3})
    rng = random.Random(game)
    for turn in range(6):
        if not wait_for_turn(page):
            break
        act_somehow(page, rng)
        if turn == 0:
            wait_for_turn(page)
            page.evaluate(SHIFTS)
    assert page.evaluate("window.shifts") < 0.02


@pytest.mark.parametrize("game", SHORT)
def test_a_phone_on_its_side_shows_all_that_a_turn_needs(visitors: Any, game: str) -> None:
    phone: Visitor = visitors(**LANDSCAPE)
    shown(phone, game)
    assert phone.page.evaluate(OUTSIDE, NEEDED) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 844


def test_the_actions_stay_at_the_foot_of_a_phone(visitors: Any) -> None:
    phone: Visitor = visitors(**PHONE)
    shown(phone, "faultlines", options={"size": 5})
    bottom = "document.querySelector('.match-actions').getBoundingClientRect().bottom - innerHeight"
    assert phone.page.evaluate(bottom) == 0
    phone.page.evaluate("scrollTo(0, 300)")
    assert phone.page.evaluate(bottom) == 0
    phone.page.get_by_role("button", name="More").click()
    phone.page.get_by_role("button", name="Abort").wait_for()
    phone.check_page()


@pytest.mark.long
@pytest.mark.parametrize("look", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_the_status_of_a_match_with_keystones_is_not_cut_off(visitors: Any, look: dict[str, Any]) -> None:
    visitor: Visitor = visitors(**look)
    shown(visitor, "faultlines", options={"keystone": True})
    visitor.page.locator(".match-status .facts .tag").nth(1).wait_for()
    visitor.page.locator(".match-status .effect-line").wait_for()
    cut = "(card) => card.scrollHeight - card.clientHeight"
    assert visitor.page.locator(".match-status").evaluate(cut) == 0


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_buttons_of_a_show_stand_in_one_row_on_a_phone_on_its_side(visitors: Any, language: str) -> None:
    phone: Visitor = visitors(motion=True, **LANDSCAPE)
    phone.context.add_init_script(f"localStorage.setItem('craton.preferences', '{{\"language\": \"{language}\"}}')")
    match = shown(phone, "faultlines", options={"size": 5})
    played(phone, match, "c3", "pass", "pass")
    buttons = phone.page.locator(".stage-controls .button")
    buttons.nth(3).wait_for()
    boxes = buttons.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert len({round(box["top"]) for box in boxes}) == 1
    assert len({round(box["height"]) for box in boxes}) == 1
    board = phone.page.locator(".stage-board").bounding_box()
    assert board is not None
    assert boxes[0]["left"] >= board["x"]
    assert boxes[-1]["right"] <= board["x"] + board["width"]


def test_the_board_of_a_wide_screen_uses_its_height(visitors: Any) -> None:
    visitor: Visitor = visitors(viewport={"width": 1920, "height": 1080})
    shown(visitor, "faust")
    box = visitor.page.locator(".board").bounding_box()
    assert box is not None
    assert box["height"] > 950
    assert box["y"] + box["height"] <= 1080


def test_moves_stand_in_two_columns_and_the_list_follows_the_last_one(visitor: Visitor) -> None:
    shown(visitor, "faust", options={"size": 4, "pie": False})
    for cell in ("a1", "b2"):
        wait_for_turn(visitor.page)
        click(visitor.page, cell)
        visitor.page.wait_for_selector(f'[data-cell="{cell}"]:not([aria-label*="empty" i])')
    rows = visitor.page.locator(".moves li")
    assert rows.count() == 1
    assert rows.locator(".move").count() == 2


def test_a_finger_leaves_no_explanation_behind(visitors: Any) -> None:
    phone: Visitor = visitors(**PHONE)
    shown(phone, FAUST)
    phone.page.locator('[data-cell="d5"]').tap(force=True)
    phone.page.locator(".explanation.bad").wait_for()
    phone.page.evaluate("scrollTo(0, 200)")
    phone.page.locator(".explanation.bad").wait_for(state="detached")
    tap_twice(phone.page, "a8")
    phone.page.wait_for_selector('[data-cell="a8"][aria-label*="Black" i]')
    wait_for_turn(phone.page)
    assert phone.page.locator(".explanation.bad").count() == 0


SEALED = "faultlines size=5,sealed=yes 5/5/2w2/5/b4 black 2 phase=seal,black_placed=1,white_placed=1"
CUT_OFF = """() => {
  const choice = document.querySelector('.match-game-actions > div');
  const frame = choice.getBoundingClientRect();
  const isOut = (box) => box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || box.right > innerWidth + 0.5;
  return [...choice.querySelectorAll('p, button')].filter((one) => isOut(one.getBoundingClientRect())).length;
}"""
OFF_CENTRE = """() => {
  const box = document.querySelector('.hand-over').getBoundingClientRect();
  return Math.abs((box.left + box.right) / 2 - document.documentElement.clientWidth / 2);
}"""


@pytest.mark.long
@pytest.mark.parametrize("look", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_a_secret_choice_is_handed_over_in_the_middle_and_not_cut_off(visitors: Any, look: dict[str, Any]) -> None:
    visitor: Visitor = visitors(**look)
    opened(visitor, "faultlines", opponent="same", setup=SEALED)
    page = visitor.page
    page.get_by_role("heading", name="Pass the device to Black").wait_for()
    assert page.evaluate(OFF_CENTRE) < 2
    page.locator(".hand-over button").click()
    page.get_by_role("button", name="Choose to pass").wait_for()
    assert page.evaluate(CUT_OFF) == 0
    assert page.locator(".tip:visible").count() == 0
    page.get_by_role("button", name="Choose to pass").click()
    page.get_by_role("heading", name="Pass the device to White").wait_for()
