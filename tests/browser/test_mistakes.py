"""Analysis that draws: the better move on the board, a reason, another try, and the engine's moves."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.browser.playing import click, stand

pytestmark = pytest.mark.long


def lost(visitors: Any) -> tuple[Any, str]:
    """A match between two people who play anything; White's view of it."""
    black, white = visitors(), visitors()
    for visitor in (black, white):
        visitor.go("/")
        visitor.ask("POST", "/guest")
    wish = {"game": "faultlines", "seat": "first", "opponent": "friend", "options": {"size": 5, "turn_limit": 10}}
    match = black.ask("POST", "/matches", wish)["id"]
    white.ask("POST", f"/matches/{match}/join")
    rng, seats = random.Random(4), {"first": black, "second": white}
    for number in range(20):
        state = stand(black, match)
        if state["status"] == "over":
            break
        mover = seats[state["to_act"]]
        cells = [action for here in stand(mover, match)["actions"]["cells"].values() for action in here]
        body = {"action": rng.choice(cells), "ply": state["ply"], "id": str(number)}
        mover.ask("POST", f"/matches/{match}/actions", body)
    return white, match


def test_a_replay_opens_at_my_worst_mistake_and_lets_me_try_again(visitors: Any) -> None:
    visitor, match = lost(visitors)
    page = visitor.go(f"/matches/{match}/replay")
    page.get_by_role("slider", name="Your winning chances").wait_for(timeout=120_000)
    found = visitor.ask("GET", f"/matches/{match}/analysis")["analysis"]["assessments"]
    own = [
        (one["loss"], index)
        for index, one in enumerate(found)
        if one["seat"] == "second" and "?" in one.get("mark", "")
    ]
    worst = max(own)[1]
    page.wait_for_url(re.compile(rf"\?at={worst + 1}$"))
    best = found[worst]["best"]
    page.get_by_text(re.compile(rf"(Blunder|Mistake|Inaccuracy): −\d+%\. Best was {best} \(\d+%\)\.")).wait_for()
    page.get_by_text(re.compile(rf"Why {best}: ")).wait_for()
    assert page.locator(".ghost").count() == 1
    assert visitor.violations() == []
    page.get_by_role("button", name="Try again here").click()
    page.get_by_text("Your move: find something better.").wait_for()
    page.wait_for_selector(f'.cell-target[data-cell="{best}"]')
    click(page, best)
    page.get_by_text(re.compile(rf"{best} is the best move \(\d+%\)\.")).wait_for(timeout=60_000)
    page.get_by_role("button", name="Back to the match").click()
    page.get_by_role("button", name="Try again here").wait_for()


def test_the_engine_draws_its_best_moves_and_a_heat_map(visitors: Any) -> None:
    visitor, match = lost(visitors)
    page = visitor.go(f"/analysis/{match}?at=4")
    page.get_by_role("switch", name="Engine").check()
    page.wait_for_selector(".engine-lines li", timeout=120_000)
    page.wait_for_selector(".ghost")
    assert 1 <= page.locator(".ghost").count() <= 3
    page.get_by_label("Heat map").check()
    page.wait_for_selector(".layer-heat > *")
    page.get_by_label("Best moves", exact=True).uncheck()
    page.wait_for_selector(".ghost", state="hidden")
    page.get_by_text("candidates").click()
    page.get_by_role("button", name="White wins").click()  # White's match, so White's chances
    page.get_by_role("button", name="Black wins").wait_for()
    assert visitor.violations() == []
