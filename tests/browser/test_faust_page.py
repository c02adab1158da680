"""Faust on the page: rectangles with their walls, those that only tempt, crosscuts, the wave, the swap."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.playing import click, explained, point, shown, stand
from tests.browser.visitor import Visitor

SEVERAL = "faust size=6 6/1ww3/wbbb2/wbbw2/wbbw2/1ww3 white 41 -"
EDGE = "faust size=6 6/w4w/bb2wb/w3wb/2ww1w/1bbbw1 white 41 -"
CROSSCUT = "faust size=6 5b/1bbww1/1bbww1/1wwbb1/2wb2/b5 white 41 -"


@pytest.mark.long
def test_an_enemy_disc_shows_its_rectangle_with_four_counted_walls(visitor: Visitor) -> None:
    shown(visitor, SEVERAL)
    point(visitor, "c2")
    explained(visitor, "White can flip b2:c3 (4 discs), owning 6 of 8 on the perimeter.")
    page = visitor.page
    assert page.get_by_role("img", name="White owns 6 of 8 on the perimeter.").is_visible()
    assert page.locator(".area-outline.tone-good").count() == 1
    assert page.locator(".area-fill.tone-good").count() == 3
    assert page.locator(".area-fill.tone-neutral").count() == 1
    assert [text.strip() for text in page.locator(".label").all_text_contents()] == ["2"] * 4
    assert visitor.violations() == []


@pytest.mark.long
def test_several_rectangles_cycle_by_click_wheel_and_keys(visitor: Visitor) -> None:
    match = shown(visitor, SEVERAL)
    page = visitor.page
    point(visitor, "b3")
    explained(visitor, "Several rectangles contain this disc")
    page.get_by_text("1 of 2").wait_for()
    click(page, "b3")
    clicked = page.evaluate("performance.now()")
    page.mouse.wheel(0, 100)
    page.get_by_text("2 of 2").wait_for()
    page.get_by_role("radio", name="b2:b4").press("ArrowLeft")
    page.get_by_text("1 of 2").wait_for()
    page.wait_for_function("clicked => performance.now() > clicked + 500", arg=clicked)  # else a double click
    page.locator('[data-cell="b3"]').press("Enter")
    page.get_by_text("2 of 2").wait_for()
    assert len(stand(visitor, match)["stones"]) == 16
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector('[data-cell="b4"][aria-label*=", white" i]')
    assert stand(visitor, match)["stones"]["c3"] == "black"


@pytest.mark.long
@pytest.mark.parametrize(
    ("setup", "cell", "words"),
    [
        (SEVERAL, "c4", "White cannot flip b2:c4: d4, in the wall to the right of it, is black."),
        (EDGE, "a4", "White cannot flip a4:a4: White owns 2 of 4 on the perimeter, not more than half."),
        (EDGE, "f3", "The edge of the board counts as the opposite wall."),
    ],
)
def test_what_cannot_be_flipped_says_why_and_the_edge_is_explained(
    visitor: Visitor, setup: str, cell: str, words: str
) -> None:
    shown(visitor, setup)
    point(visitor, cell)
    explained(visitor, words)


def test_a_locked_crosscut_is_outlined_and_taken_at_once(visitor: Visitor) -> None:
    match = shown(visitor, CROSSCUT)
    visitor.page.locator(".area-outline.tone-accent").wait_for()
    point(visitor, "c4")
    explained(visitor, "the 6 discs of the locked crosscut #b2")
    click(visitor.page, "c4")
    visitor.page.wait_for_selector('.match[data-ply="1"]')
    assert list(stand(visitor, match)["stones"].values()).count("black") == 3


@pytest.mark.long
def test_discs_turn_over_in_a_wave(visitors: Any) -> None:
    visitor = visitors(motion=True)
    shown(visitor, SEVERAL)
    click(visitor.page, "c2")
    delays = visitor.page.wait_for_function("""() => {
        const stones = [...document.querySelectorAll(".stone-body.effect-flip")];
        return stones.length && stones.map((stone) => stone.style.getPropertyValue("--delay"));
    }""").json_value()
    assert len(delays) == 4
    assert len(set(delays)) == 3  # the corner, its two neighbours, the corner across
    visitor.page.wait_for_selector('[data-cell="c3"][aria-label*=", white" i]')


@pytest.mark.long
def test_the_swap_explains_itself(visitor: Visitor) -> None:
    match = shown(visitor, "faust", options={"size": 4})
    explained(visitor, "White may then swap sides")
    click(visitor.page, "b2")
    visitor.page.get_by_text("The disc stays and becomes yours").wait_for()
    visitor.page.get_by_role("button", name="Swap sides").click()
    visitor.page.wait_for_selector('.match[data-ply="2"]')
    assert stand(visitor, match)["seats"]["second"]["side"] == "black"
