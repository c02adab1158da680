"""The opening explorer of the analysis: symmetric moves in one row, people, the engine, keyboard and phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.visitor import PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = "lifeline"
OPTIONS = "size=2,balance=weak,komi_max={}"  # no other test plays with this komi
# The engine looked at two symmetric moves, proved another one, and did not try the last.
MERGED = """async () => {
  const { openingRows, isKnown } = await import("/static/study/openings.js");
  const move = (symmetric, matches = 0, solved = null) => ({ action: symmetric[0], symmetric, matches, solved });
  const moves = [move(["b2"], 3), move(["a1", "c1"]), move(["c3"]), move(["a2"]), move(["swap"], 0, "win")];
  const one = (action, visits, value, proven = false) => ({ action, visits, value, proven });
  const candidates = [one("c3", 1, 1, true), one("c1", 30, 0.6), one("a1", 10, 0.4), one("a2", 0, 0.5)];
  const known = ({ visits, value, proven }) => [visits, value, proven];
  return openingRows({ moves }, { candidates }).map((row) => [
    row.move.action, row.engine && known(row.engine), isKnown(row)
  ]);
}"""
HAS_PERCENTAGES = """() =>
  [...document.querySelectorAll('.openings tbody td:last-child')].some((cell) => cell.innerText.includes('%'))"""
HAS_OUTLINES = "(number) => document.querySelectorAll('.layer-areas .area-outline').length === number"


def people_played(visitors: Any, options: str, *actions: str, loser: str = "first") -> None:
    """A match between two people, which one of them resigns; it has been counted afterwards."""
    seats: dict[str, Visitor] = {"first": visitors(), "second": visitors()}
    line = {"game": GAME, "options": options, "steps": []}
    before = seats["first"].ask("POST", "/study/openings", line)["matches"]
    given = dict(option.split("=") for option in options.split(","))
    match = seats["first"].ask("POST", "/matches", {"game": GAME, "options": given, "seat": "first"})["id"]
    seats["second"].ask("POST", f"/matches/{match}/join")
    for action in actions:
        state = seats["first"].ask("GET", f"/matches/{match}")["state"]
        body = {"action": action, "ply": state["ply"], "id": f"{match}-{state['ply']}"}
        seats[state["to_act"]].ask("POST", f"/matches/{match}/actions", body)
    seats[loser].ask("POST", f"/matches/{match}/resign", {"seat": loser})
    for _ in range(600):
        if seats["first"].ask("POST", "/study/openings", line)["matches"] > before:
            return
        seats["first"].page.wait_for_timeout(100)
    raise AssertionError("the match was not counted")


def rows(page: Page) -> list[str]:
    found = page.locator(".openings tbody tr").evaluate_all("rows => rows.map(row => row.innerText)")
    return [re.sub(r"\s+", " ", row).strip() for row in found]


def test_symmetric_moves_are_one_row_that_marks_their_cells_and_plays_one_of_them(visitors: Any) -> None:
    options = OPTIONS.format(37)
    people_played(visitors, options, "a1", "swap")
    visitor: Visitor = visitors()
    page = visitor.go(f"/analysis?game={GAME}&options={options}")
    page.get_by_text("Opening explorer").click()
    page.get_by_text(
        "1 public match between people reached this position. Results are for Black, who is to move."
    ).wait_for()
    (row,) = rows(page)
    assert re.fullmatch(r"a1.* ×6 1 0% –", row)
    page.get_by_role("img", name="0 won, 0 drawn, 1 lost; 0% of the points (95% interval 0% to 79%)").wait_for()
    page.wait_for_function(HAS_OUTLINES, arg=0)
    page.get_by_role("button", name="a1").hover()
    page.wait_for_function(HAS_OUTLINES, arg=6)
    page.get_by_role("button", name="Show all 2 moves").click()
    page.get_by_role("button", name="b2", exact=True).hover()
    page.wait_for_function(HAS_OUTLINES, arg=1)
    page.get_by_role("button", name="a1").click()
    page.get_by_role("heading", name="White to move, turn 2").wait_for()
    page.get_by_text("Results are for White").wait_for()
    page.wait_for_function(HAS_OUTLINES, arg=0)
    assert rows(page)[0] == "swap sides 1 100% wins"


@pytest.mark.long
def test_a_position_that_nobody_reached_says_so_kindly(visitor: Visitor) -> None:
    page = visitor.go("/analysis?game=lifeline&options=size=4,komi_max=39&steps=d4")
    page.get_by_text("Opening explorer").click()
    page.get_by_text(
        "No public match between two people has reached this position yet. Yours could be the first."
    ).wait_for()
    assert rows(page) == []
    page.get_by_role("button", name=re.compile("Show all")).click()
    page.locator(".openings tbody tr").first.wait_for()


def test_the_engine_is_merged_by_symmetry_and_orders_what_people_have_not_played(visitor: Visitor) -> None:
    found = visitor.bare().evaluate(MERGED)
    assert found == [
        ["b2", None, True],
        ["swap", None, True],
        ["c3", [1, 1, True], True],
        ["a1", [40, pytest.approx(0.55), False], True],
        ["a2", None, False],
    ]


@pytest.mark.long
def test_the_explorer_is_played_with_the_keyboard_on_a_phone_in_german(visitors: Any) -> None:
    options = OPTIONS.format(38)
    people_played(visitors, options, "b2", "a1")
    visitor: Visitor = visitors(**PHONE, locale="de-DE")
    page = visitor.go(f"/analysis?game={GAME}&options={options}")
    summary = page.get_by_text("Eröffnungsexplorer")
    summary.focus()
    page.keyboard.press("Enter")
    page.get_by_text(re.compile("zwischen Menschen .* diese Stellung erreicht")).wait_for()
    button = page.get_by_role("button", name="b2", exact=True)
    button.focus()
    page.wait_for_function(HAS_OUTLINES, arg=1)
    page.keyboard.press("Enter")
    page.get_by_text("Ergebnisse gelten für Weiß (am Zug).").wait_for()
    page.wait_for_function("() => document.activeElement?.closest('.openings tbody')")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_the_engine_fills_its_column(visitor: Visitor) -> None:
    page = visitor.go("/analysis?game=lifeline&options=size=3,balance=weak")
    page.get_by_text("Opening explorer").click()
    page.get_by_role("switch", name="Engine").check()
    page.wait_for_function(HAS_PERCENTAGES, timeout=180_000)
    page.get_by_role("switch", name="Engine").uncheck()
    assert all(re.fullmatch(r"\w+.* 0 – [\d.]+%( proven)?", row) for row in rows(page))
