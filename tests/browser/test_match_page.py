"""Matches on the page: against a bot, between two browsers, by keyboard, on a phone, through broken connections."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.browser.playing import act_somehow, click, opened, shared, shown, stand, wait_for_end, wait_for_turn
from tests.browser.served import Served
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import until

SHORT = {"faultlines": {"size": 3}, "lifeline": {"size": 2}, "assault": {"turn_limit": 10}, "faust": {"size": 3}}
CUT_OFF = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket", "ERR_INCOMPLETE")


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_against_a_bot(visitor: Visitor, game: str) -> None:
    match = opened(visitor, game, opponent="bot", level=1, options=SHORT[game])
    rng = random.Random(game)
    while wait_for_turn(visitor.page):
        act_somehow(visitor.page, rng)
    state = stand(visitor, match)
    assert state["status"] == "over"
    heading = visitor.page.locator(".match-task h1")
    won = state["result"]["winner"] != "draw"
    assert re.search("You (won|lost)" if won else "Draw", heading.inner_text())
    assert visitor.page.get_by_role("link", name="Review").first.is_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_between_two_browsers(visitors: Any, game: str) -> None:
    host, guest = visitors(), visitors()
    match = shared(host, guest, game, options=SHORT[game])
    rng = random.Random(game)
    pages = {"first": host.page, "second": guest.page}
    for _ in range(200):
        state = stand(host, match)
        if state["status"] == "over":
            break
        page = pages[state["to_act"]]
        assert wait_for_turn(page)
        act_somehow(page, rng)
    for page in pages.values():
        wait_for_end(page)
    titles = {page.locator(".match-task h1").inner_text().split(" ·")[0].split(" by ")[0] for page in pages.values()}
    assert titles in ({"You won", "You lost"}, {"Draw"})


@pytest.mark.long
def test_two_tabs_of_one_person_agree(visitor: Visitor) -> None:
    match = shown(visitor, "faust", options={"size": 4})
    other = visitor.tab()
    other.goto(f"/matches/{match}")
    click(visitor.page, "b2")
    other.wait_for_selector('[data-cell="b2"][aria-label*="Black" i]')


def test_all_is_done_by_keyboard_alone(visitor: Visitor) -> None:
    match = shown(visitor, "faust", options={"size": 4})
    page = visitor.page
    page.locator('[data-cell][tabindex="0"]').focus()
    page.keyboard.type("b2")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "c2"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-cell="c3"][aria-label*="Black" i]')
    until(lambda: stand(visitor, match)["stones"] == {"c3": "black"})


def test_a_touch_chooses_and_a_second_one_plays(visitors: Any) -> None:
    phone = visitors(**PHONE)
    match = shown(phone, "faultlines", options={"size": 5})
    cell = phone.page.locator('[data-cell="c3"]')
    cell.tap(force=True)
    phone.page.wait_for_selector('[data-cell="c3"][aria-selected="true"]')
    assert stand(phone, match)["stones"] == {}
    cell.tap(force=True)
    phone.page.wait_for_selector('[data-cell="c3"][aria-label*="Black" i]')
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_an_action_says_how_long_a_round_trip_takes(visitor: Visitor) -> None:
    shown(visitor, "faust", options={"size": 4}, clock={"kind": "fischer", "minutes": 5, "seconds": 0})
    visitor.page.wait_for_function("import('/static/api/lag.js').then((it) => it.lag() > 0)")
    with visitor.page.expect_request("**/actions") as sent:
        click(visitor.page, "b2")
    assert 0 < sent.value.post_data_json["lag"] < 60_000


@pytest.mark.long
def test_clocks_are_shown_as_paused_after_a_restart(visitors: Any, restartable_server: Served) -> None:
    visitor = visitors(restartable_server)
    visitor.allow(*CUT_OFF)
    shown(visitor, "faust", options={"size": 4}, clock={"kind": "fischer", "minutes": 5, "seconds": 0})
    click(visitor.page, "a1")
    visitor.page.wait_for_selector(".clock.running")
    restartable_server.kill()
    visitor.page.wait_for_timeout(8000)
    restartable_server.start()
    visitor.page.wait_for_selector('.clock.running:has-text("paused")', timeout=30_000)
    visitor.page.wait_for_selector('.clock.running:not(:has-text("paused"))', timeout=40_000)


@pytest.mark.long
def test_a_killed_server_is_survived_without_a_reload(visitors: Any, restartable_server: Served) -> None:
    visitor = visitors(restartable_server)
    visitor.allow(*CUT_OFF)
    match = shown(visitor, "faust", options={"size": 4})
    click(visitor.page, "a1")
    until(lambda: stand(visitor, match)["stones"] == {"a1": "black"})
    restartable_server.kill()
    visitor.page.get_by_text("Connection lost").wait_for()
    click(visitor.page, "b1")  # nothing is queued, and nothing is drawn
    assert visitor.page.locator(".cell-target").count() == 0
    restartable_server.start()
    visitor.page.wait_for_selector('.match[data-acting="true"]', timeout=30_000)
    assert stand(visitor, match)["stones"] == {"a1": "black"}
    click(visitor.page, "b1")
    visitor.page.wait_for_selector('[data-cell="b1"][aria-label*="White" i]')


@pytest.mark.long
def test_earlier_positions_can_be_looked_at(visitor: Visitor) -> None:
    opened(visitor, "faust", opponent="same", options={"size": 4, "pie": False})
    for cell in ("a1", "b2"):
        wait_for_turn(visitor.page)
        click(visitor.page, cell)
        visitor.page.wait_for_selector(f'[data-cell="{cell}"]:not([aria-label*="empty" i])')
    visitor.page.locator(".moves .step").first.click()
    visitor.page.wait_for_selector('[data-cell="b2"][aria-label*="empty" i]')
    assert visitor.page.locator(".cell-target").count() == 0
    visitor.page.get_by_role("button", name="Back to the current position").click()
    visitor.page.wait_for_selector('[data-cell="b2"][aria-label*="White" i]')


@pytest.mark.long
def test_resigning_asks_first_and_a_rematch_can_follow(visitors: Any) -> None:
    visitor = visitors()
    match = opened(visitor, "faust", opponent="bot", level=1, options={"size": 4})
    rng = random.Random(3)
    for _ in range(2):
        assert wait_for_turn(visitor.page)
        act_somehow(visitor.page, rng)
    assert wait_for_turn(visitor.page)
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert stand(visitor, match)["status"] == "playing"  # the match goes on
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.page.wait_for_selector('.match[data-status="over"]')
    card = visitor.page.get_by_role("region", name="Result of the match")
    card.get_by_role("heading", name="You lost").wait_for()
    card.get_by_text("by resignation").wait_for()
    visitor.check_page()
    card.get_by_role("button", name="Rematch").click()
    visitor.page.wait_for_selector('.match[data-status="playing"]')


REOPENED = """async () => {
  const { h, render } = await import("preact");
  const { Dialog } = await import("/static/ui/Dialog.js");
  const calls = [];
  const open = async (name) => {
    render(h(Dialog, { title: name, onClose: () => calls.push(name) }), document.body);
    while (!document.querySelector("dialog[open]")) await new Promise((done) => setTimeout(done));
    return document.querySelector("dialog");
  };
  const first = await open("first");
  const closed = new Promise((done) => first.addEventListener("close", done));
  render(null, document.body);
  const second = await open("second");
  await closed;
  const early = [...calls];
  second.close();  // as Escape does
  while (calls.length === early.length) await new Promise((done) => setTimeout(done));
  return [early, calls];
}"""


def test_a_dialog_that_is_gone_does_not_close_the_next_one(visitor: Visitor) -> None:
    visitor.allow("was preloaded")  # a bare page uses no fonts
    assert visitor.bare().evaluate(REOPENED) == [[], ["second"]]


HEARD = """async ({ match, skipping, next }) => {
  const { MatchStore } = await import("/static/match/store.js");
  const store = new MatchStore(match.id);
  store.take(match);
  store.takeAnswer(skipping);
  const ignored = store.state.value.number === match.state.number && store.steps.value.length === 0;
  store.takeAnswer(next);
  return [ignored, store.state.value.number, store.steps.value.map((step) => step.text)];
}"""


def test_an_answer_behind_something_unheard_skips_nothing(visitor: Visitor) -> None:
    visitor.ask("POST", "/guest")
    match = visitor.ask("POST", "/matches", {"game": "faust", "opponent": "same", "options": {"size": 4}})
    done = [
        visitor.ask("POST", f"/matches/{match['id']}/actions", {"action": cell, "ply": ply, "id": cell})
        for ply, cell in enumerate(("a1", "b2"))
    ]
    visitor.allow("was preloaded")  # a bare page uses no fonts
    about = {"match": match, "skipping": done[1], "next": done[0]}
    number = match["state"]["number"]
    assert visitor.bare().evaluate(HEARD, about) == [True, number + 1, ["a1"]]
