"""Who is winning, on the page: one meter for every game, in a match, its replay and its analysis."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.playing import click, moving, opened, pass_twice, played, shown, wait_for_end, wait_for_turn
from tests.browser.visitor import PHONE, Visitor

METER = re.compile("^Engine estimate: Black wins ")
QUAKE = "faultlines size=5,turn_limit=8 w4/3w1/1b1w1/1bb2/4b white 7 black_placed=4,white_placed=3"
"""White's next stone is the last turn and brings the quake."""
LATE = "faultlines size=5 w1w2/5/4w/5/bb1b1 black 6 black_placed=3,white_placed=3"


def meter(visitor: Visitor) -> str:
    """The words of the engine's estimate, once there is one."""
    found = visitor.page.get_by_role("img", name=METER)
    found.wait_for(timeout=180_000)  # the search may have to be compiled
    return found.get_attribute("aria-label") or ""


@pytest.mark.long
@pytest.mark.parametrize("game", ["faultlines", "lifeline", "assault", "faust"])
def test_every_game_shows_the_engines_estimate(visitor: Visitor, game: str) -> None:
    shown(visitor, game)
    assert meter(visitor)
    assert visitor.violations(".match-status") == []


@pytest.mark.long
def test_match_replay_and_analysis_show_the_same_number(visitor: Visitor) -> None:
    match = opened(visitor, "faultlines", opponent="same", options={"size": 5})
    played(visitor, match, "b2", "d4", "b3")
    wait_for_turn(visitor.page)
    number = meter(visitor)
    visitor.ask("POST", f"/matches/{match}/resign")
    visitor.go(f"/matches/{match}/replay?at=3")
    assert meter(visitor) == number
    visitor.go(f"/analysis/{match}?at=3")
    assert meter(visitor) == number
    # The engine that is switched on replaces the estimate: two different numbers never stand together.
    page = visitor.page
    page.get_by_role("switch", name="Engine").check()
    page.locator(".engine .value-bar:not(.unknown)").wait_for()
    assert page.get_by_role("img", name=METER).count() == 0


def test_without_hints_there_is_no_meter_and_no_request(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    shown(visitor, LATE, hints=False)
    visitor.page.get_by_role("img", name=re.compile("If the quake came now: Black wins")).wait_for()
    assert visitor.page.get_by_text("Engine estimate").count() == 0
    assert not any("/evaluation" in url for url in asked)


@pytest.mark.long
def test_on_a_phone_the_meter_fits(visitors: Any) -> None:
    visitor = visitors(**PHONE)
    shown(visitor, LATE)
    meter(visitor)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
@pytest.mark.parametrize("hints", [True, False])
def test_before_the_dice_the_odds_include_the_stone_that_brought_the_quake(visitors: Any, hints: bool) -> None:
    visitor = moving(visitors)
    shown(visitor, QUAKE, hints=hints)
    page = visitor.page
    if hints:
        meter(visitor)
    page.get_by_role("img", name=re.compile("If the quake came now: Black wins")).wait_for()
    click(page, "d5")
    page.get_by_role("button", name="Skip").wait_for()
    title = "Exact odds" if hints else "Before the dice"
    bar = page.get_by_role("img", name=re.compile(f"{title}: Black wins 32%|{title}: Black wins 31.9%"))
    bar.wait_for()
    assert "White 3" in (bar.get_attribute("aria-label") or "")


@pytest.mark.long
def test_even_odds_have_no_favourite(visitor: Visitor) -> None:
    shown(visitor, "faultlines size=4 4/2w1/1b2/4 black 2 black_placed=1,white_placed=1")
    pass_twice(visitor.page)
    wait_for_end(visitor.page)
    visitor.page.get_by_role("heading", name="What happened").wait_for()
    visitor.page.get_by_text("The odds were even.").wait_for()
    assert visitor.page.get_by_text("The favourite won").count() == 0


@pytest.mark.long
def test_a_hint_says_why_it_is_not_the_largest_gain(visitor: Visitor) -> None:
    match = shown(visitor, LATE)
    meter(visitor)
    best = visitor.ask("GET", f"/matches/{match}/evaluation")["best"]
    insight = visitor.ask("GET", f"/matches/{match}/insight")
    gains = {one["action"]: one["worth"]["own"]["value"] for one in insight["previews"] if one["worth"]}
    visitor.page.locator(".effect-line").wait_for()
    visitor.page.get_by_role("button", name="Hint").click()
    said = visitor.page.get_by_text(f"The engine would play {best}.")
    said.wait_for()
    differs = gains.get(best, -1) < max(gains.values()) - 1e-9
    assert ("the engine looks further ahead" in said.inner_text()) == differs
