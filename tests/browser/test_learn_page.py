"""The rules with boards one can play on, and the lessons."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.playing import tap_twice
from tests.browser.visitor import PHONE, Visitor

GAMES = ("assault", "faultlines", "faust", "lifeline")
LESSONS = """game => import(`/static/games/${game}/lessons.js`).then((module) =>
  module.default.map(({ name, solution }) => ({ name, solution })))"""
RENDER = """async text => {
  const { render } = await import('/static/vendor/preact.mjs');
  const { markdown } = await import('/static/ui/markdown.js');
  const place = document.createElement('div');
  render(markdown(text), place);
  return place.innerHTML;
}"""


def test_all_games_have_rules_and_a_lesson(visitor: Visitor) -> None:
    page = visitor.go("/rules")
    page.get_by_role("link", name="Read the rules").nth(3).wait_for()
    page.get_by_role("link", name="Learn it in five minutes").nth(len(GAMES) - 1).wait_for()
    page.wait_for_function("() => document.querySelectorAll('.game-card .board').length === 4")
    assert visitor.violations() == []
    page.get_by_role("link", name="Lifeline", exact=True).click()
    page.get_by_role("heading", level=1, name="Lifeline").wait_for()
    assert page.url.endswith("/rules/lifeline")


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_have_its_options_its_rulings_and_boards(visitor: Visitor, game: str) -> None:
    page = visitor.go(f"/rules/{game}#rulings")
    page.locator("#rulings").wait_for()
    about = visitor.ask("GET", f"/games/{game}")
    options = {each["name"]: each["help"] for each in about["options"]}
    assert page.locator(".options dt").all_inner_texts() == list(options)
    for words in options.values():
        assert page.locator(".options").get_by_text(words[1:]).count() >= 1
    boards = page.locator(".lazy-board")
    assert boards.count() == about["rules"].count("$ craton show")
    for number in (0, boards.count() - 1):
        boards.nth(number).scroll_into_view_if_needed()
        boards.nth(number).locator("[data-cell]").first.wait_for()
    assert visitor.violations(".rules-page") == []


@pytest.mark.long
def test_a_board_of_the_rules_can_be_played_on_and_taken_back(visitor: Visitor) -> None:
    page = visitor.go("/rules/lifeline#a-lifeline-is-cut")
    board = page.locator(".lazy-board").first
    board.locator('[data-cell="d4"]').click(force=True)
    board.get_by_text("Black to move, turn 19").wait_for()
    assert board.locator('[data-cell="b3"][aria-label*=", empty"]').count() == 1
    board.get_by_role("button", name="Back").click()
    board.get_by_text("White to move, turn 18").wait_for()
    assert board.locator('[data-cell="b3"][aria-label*=", black" i]').count() == 1


@pytest.mark.long
def test_what_is_to_be_thrown_is_thrown_by_a_button(visitor: Visitor) -> None:
    page = visitor.go("/rules/assault#play")
    board = page.locator(".lazy-board").nth(2)
    board.get_by_text("Attack on c4").first.wait_for()
    board.get_by_role("button", name="Roll").click()
    board.get_by_text("White to move").wait_for()


@pytest.mark.long
def test_all_rulings_are_told(visitor: Visitor) -> None:
    page = visitor.go("/rules/rulings")
    page.get_by_role("heading", level=1, name="Rulings").wait_for()
    for title in ("All games", "Fault Lines", "Lifeline", "Triangular Assault", "Faust"):
        assert page.get_by_role("heading", level=2, name=title, exact=True).count() == 1
    assert visitor.violations() == []


def test_markdown_cannot_bring_markup_or_scripts(visitor: Visitor) -> None:
    visitor.go("/rules")
    text = "# A `b`\n\n<img src=x onerror=alert(1)> [bad](javascript:alert(1)) [good](/rules) **s** *e* 2*3*4"
    made = visitor.page.evaluate(RENDER, text)
    assert "<img" not in made
    assert "javascript" not in made
    assert '<h1 id="a-b">' in made
    assert '<a href="/rules">good</a>' in made
    assert "<strong>s</strong> <em>e</em>" in made


VERDICT = """() => {
  document.querySelector('.stage-controls .button:has(svg):not(.primary)')?.click();  // skips the quake
  return document.querySelector('.learn-verdict');
}"""


def _do(visitor: Visitor, action: str) -> None:
    """Plays an action as a person would: on its cell, and by the chooser where there are several."""
    page = visitor.page
    cells = re.findall(r"[a-z]\d+", action)
    if not cells:
        page.locator(".learn-board .button", has_text=re.compile(action, re.IGNORECASE)).first.click()
        return
    if action.endswith("*"):
        page.get_by_role("switch", name="Keystone").click()
    cell = "c4" if action.startswith("#") else cells[0]
    page.locator(f'.cell-target[data-cell="{cell}"]').click(force=True)
    chooser = page.locator(".chooser")
    if chooser.is_visible():
        chooser.locator("label", has_text=action).first.click()
        chooser.locator(".button.primary").click()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_done_from_the_first_step_to_a_match(visitor: Visitor, game: str) -> None:
    page = visitor.go(f"/learn/{game}")
    lessons = page.evaluate(LESSONS, game)
    assert 6 <= len(lessons) <= 8
    for number, lesson in enumerate(lessons, 1):
        page.get_by_text(f"Step {number} of {len(lessons)}").wait_for()
        while not page.locator(".learn-verdict.done").is_visible():
            if page.get_by_role("button", name="Try again").is_visible():  # the dice may be against it
                page.get_by_role("button", name="Try again").click()
                page.get_by_role("button", name="Try again").wait_for(state="hidden")
            first, *rest = lesson["solution"]
            _do(visitor, first)
            for action in rest:
                page.wait_for_selector(f'[data-cell="{first}"][aria-label*=", black"]')
                _do(visitor, action)
            page.wait_for_function(VERDICT)
        page.get_by_role("button", name="Finish" if number == len(lessons) else "Next").click()
    page.get_by_role("heading", name="Now you know").wait_for()
    assert visitor.violations() == []
    kept = json.loads(page.evaluate("localStorage.getItem('craton.learn')"))
    assert kept[game] == [lesson["name"] for lesson in lessons]
    page.get_by_role("button", name="Play the level 1 bot").click()
    page.wait_for_selector('.match[data-status="playing"]')


@pytest.mark.long
def test_a_mistake_is_answered_kindly_and_progress_is_kept(visitors: Any) -> None:
    visitor = visitors(**PHONE, color_scheme="dark")
    page = visitor.go("/learn/lifeline?step=2")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector('[data-cell="d4"][aria-label*="last" i]')
    tap_twice(page, "c1")
    page.get_by_text("The black stone still finds its way around").wait_for()
    visitor.check_page()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector('.cell-target[data-cell="d4"]')
    tap_twice(page, "d4")
    page.get_by_text("Snip!").wait_for()
    page.reload()
    page.get_by_role("button", name="Step 2: Cut a lifeline (done)").wait_for()
    visitor.go("/learn/lifeline")
    page.get_by_text("Step 1 of 7").wait_for()
