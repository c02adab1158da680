"""Analysis: a match, a record, a position; chance branches, the engine, setting up, and what can be taken along."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.playing import click, opened, played
from tests.browser.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

REFUSED = "status of 4"  # the server says no, the browser writes it down
QUAKE = "/analysis?game=faultlines&options=size=3&steps=a1.b2.pass.pass"


def steps(page: Page) -> list[str]:
    """The list of moves, without numbers of turns."""
    found: list[str] = page.locator(".tree .step").evaluate_all("steps => steps.map(step => step.innerText.trim())")
    return found


def current(page: Page) -> str:
    return page.locator(".tree [aria-current]").inner_text().strip()


def stones(page: Page) -> int:
    return page.locator(".layer-stones .stone, .layer-stones > *").count()


def saved(page: Page, button: str) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    return download.value.path().read_bytes()


@pytest.mark.long
def test_a_position_is_pasted_played_on_and_found_again_by_its_address(visitor: Visitor) -> None:
    page = visitor.go("/analysis")
    page.get_by_label("A record or a position").fill("faust size=5,pie=no 5/5/2b2/1w3/5 black 2 -")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("heading", name="Black to move, turn 3").wait_for()
    click(page, "d4")
    page.get_by_role("heading", name="White to move, turn 4").wait_for()
    click(page, "a1")
    page.get_by_role("heading", name="Black to move, turn 5").wait_for()
    assert steps(page) == ["Start", "d4", "a1"]
    page.wait_for_url(re.compile(r"position=faust.*steps=d4\.a1"))
    page.keyboard.press("ArrowLeft")
    page.get_by_role("heading", name="White to move, turn 4").wait_for()
    click(page, "e5")
    page.get_by_role("heading", name="Black to move, turn 5").wait_for()
    assert steps(page) == ["Start", "d4", "a1", "e5"]
    page.get_by_label("Comment on this position").fill("a corner")
    page.keyboard.press("Tab")
    page.wait_for_function("() => history.state?.record?.includes('a corner')")
    page.reload()
    page.locator(".tree .comment", has_text="a corner").wait_for()
    assert (steps(page), current(page)) == (["Start", "d4", "a1", "e5"], "e5")
    page.get_by_role("button", name="Make this the main line").click()
    assert steps(page) == ["Start", "d4", "e5", "a1"]
    page.get_by_role("button", name="Delete from here").click()
    page.wait_for_function("() => document.querySelectorAll('.tree .step').length === 3")
    assert (steps(page), current(page)) == (["Start", "d4", "a1"], "d4")


@pytest.mark.long
def test_outcomes_of_a_chance_event_are_branches_and_go_into_the_record(visitor: Visitor) -> None:
    page = visitor.go(QUAKE)
    event = page.get_by_role("region", name="Chance decides: a1 survives?")
    event.wait_for()
    assert event.get_by_role("button", name=re.compile("16.7%")).count() == 6
    event.get_by_role("button", name=re.compile("^1 .*No stone changes")).click()
    page.get_by_role("heading", name="b2 survives?", exact=True).wait_for()
    page.get_by_role("button", name="One step back").click()
    event.get_by_role("button", name=re.compile("^4 .*Black loses 1 stone: a1")).click()
    page.get_by_role("heading", name="b2 survives?", exact=True).wait_for()
    assert steps(page)[-2:] == ["a1: 1", "a1: 4"]
    page.get_by_role("button", name="Roll all").click()
    page.wait_for_function("() => document.querySelectorAll('.tree .step').length === 8")
    assert "The game is over." in page.locator(".engine").inner_text()
    page.get_by_role("tab", name="Share").click()
    record = saved(page, "Save as a file").decode()
    assert re.search(r"roll a1=1 \(roll a1=4 roll b2=\d\) \*", record.replace("\n", " "))
    read = visitor.ask("POST", "/study/record", {"record": record})
    assert [(node["text"], node["main"]) for node in read["nodes"]][4:6] == [("1", True), ("4", False)]


@pytest.mark.long
def test_a_match_is_looked_at_and_left_by_a_variation(visitor: Visitor) -> None:
    match = opened(visitor, "faust", opponent="same", options={"size": 4})
    played(visitor, match, "a1", "b2", "c3")
    page = visitor.go(f"/analysis/{match}")
    page.get_by_role("heading", name="White to move, turn 4").wait_for()
    assert steps(page) == ["Start", "a1", "b2", "c3"]
    page.keyboard.press("ArrowLeft")
    page.get_by_role("heading", name="Black to move, turn 3").wait_for()
    click(page, "d4")
    page.get_by_role("heading", name="White to move, turn 4").wait_for()
    page.wait_for_url(re.compile(rf"/analysis/{match}\?at=2&steps=d4"))
    with page.context.expect_page() as tab:  # the address alone leads there too
        page.evaluate("() => window.open(location.href)")
    tab.value.get_by_role("heading", name="White to move, turn 4").wait_for()
    assert steps(tab.value) == ["Start", "a1", "b2", "c3", "d4"]


@pytest.mark.long
def test_the_engine_tells_values_and_lines_that_can_be_played(visitor: Visitor) -> None:
    page = visitor.go("/analysis?game=faultlines&options=size=3&steps=a1.b2")
    page.get_by_role("switch", name="Engine").click()
    line = page.locator(".engine-lines li").first
    line.wait_for(timeout=120_000)
    assert re.search("Black wins .*%", page.locator(".value-bar").get_attribute("aria-label") or "")
    best = line.locator(".step").first.inner_text()
    line.locator(".step").first.click()
    page.wait_for_function("() => document.querySelectorAll('.tree .step').length === 4")
    assert current(page) == best
    page.get_by_role("slider", name=re.compile("Black’s winning chances")).wait_for(timeout=60_000)
    page.get_by_role("switch", name="Engine").click()


@pytest.mark.long
def test_a_position_is_set_up_stone_by_stone(visitor: Visitor) -> None:
    page = visitor.go("/analysis?game=faultlines&options=size=5")
    page.get_by_role("tab", name="Set up").click()
    text = page.get_by_label("Position as text")
    page.get_by_role("button", name="Study this position").wait_for()
    for cell in ("a1", "b1"):
        click(page, cell)
    page.get_by_label("White", exact=True).first.check()
    click(page, "e5")
    page.wait_for_function(
        "() => document.querySelector('#study-text').value.startsWith('faultlines size=5 4w/5/5/5/bb3')"
    )
    page.get_by_label("Turns played").fill("1")
    page.get_by_role("alert").filter(has_text="black").wait_for()
    assert page.get_by_role("button", name="Study this position").is_disabled()
    page.get_by_label("Turns played").fill("")
    page.get_by_role("alert").wait_for(state="detached")
    assert "black_placed=2,white_placed=1" in text.input_value()
    page.get_by_role("button", name="Study this position").click()
    page.wait_for_url(re.compile("position=faultlines"))
    page.get_by_role("tab", name="Moves", selected=True).wait_for()
    page.locator('[data-cell="e5"][aria-label*="white" i]').wait_for()
    visitor.allow(REFUSED)
    page.get_by_role("tab", name="Set up").click()
    text.fill("faultlines size=5 nonsense black 0 -")
    page.get_by_role("button", name="Use this text").click()
    page.get_by_text("board: there must be 5 rows").wait_for()


@pytest.mark.long
def test_pictures_and_texts_can_be_taken_along(visitor: Visitor) -> None:
    page = visitor.go("/analysis?game=lifeline&options=size=3,balance=weak&steps=a1")
    page.get_by_role("tab", name="Share").click()
    assert page.get_by_label("Position as text", exact=True).input_value().startswith("lifeline size=3")
    assert page.get_by_label("Link", exact=True).input_value() == page.url
    assert b"<svg" in saved(page, "SVG")
    assert saved(page, "PNG").startswith(b"\x89PNG")


def shape(read: dict[str, Any]) -> list[tuple[object, ...]]:
    """The steps of a record as the server reads it, each with its whole way, marks and comments."""
    ways: list[str] = []
    for node in read["nodes"]:
        before = "" if node["parent"] is None else ways[node["parent"]]
        ways.append(f"{before} {node['event'] or ''}={node['text']}")
    found = zip(ways, read["nodes"], strict=True)
    told = {(way, node["marks"], *node["comments"]) for way, node in found if node["marks"] or node["comments"]}
    return sorted({(way,) for way in ways} | told, key=str)


@pytest.mark.long
def test_a_record_keeps_its_variations_comments_and_marks(visitor: Visitor) -> None:
    record = """[Game "assault"]
[Options "momentum=1"]
[First "Ann"]
[Second "Bob \\"the rook\\""]
[Result "*"]

{opening} 1. c5 {the middle} 2. c4 3. a1 4. e1 (4. c6! 5. xc6=1+stop {a hit} (5. xc6=0 6. b2 (6. a3 7. a5)) 6. d1)
(4. a3) 5. xc4=0 (5. xc4=1 6. b2 7. b4) 6. d3?! 7. b4 *
"""
    page = visitor.go("/analysis")
    page.get_by_label("A record or a position").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("tab", name="Share").click()
    written = saved(page, "Save as a file").decode()
    before, after = (visitor.ask("POST", "/study/record", {"record": text}) for text in (record, written))
    assert shape(after) == shape(before)
    assert (after["tags"], after["comments"]) == (before["tags"], before["comments"])


@pytest.mark.long
def test_a_study_begins_with_any_options(visitor: Visitor) -> None:
    page = visitor.go("/analysis")
    own = page.locator("section", has=page.get_by_role("heading", name="Or choose the options yourself"))
    own.get_by_role("radio", name="Triangular Assault").check()
    own.get_by_text("All options", exact=True).click()
    own.get_by_role("radio", name="Torus of 24").check()
    own.get_by_role("link", name="Study this position").click()
    page.wait_for_url("**/analysis?game=assault&options=board=torus24")
    page.get_by_role("heading", name="Black to move, turn 1").wait_for()
    assert page.locator(".cell-target").count() == 24


def test_what_is_no_record_is_refused_in_a_sentence(visitor: Visitor) -> None:
    visitor.allow(REFUSED)
    page = visitor.go("/analysis")
    page.get_by_label("A record or a position").fill('[Game "faust"]\n\n1. zz *')
    page.get_by_role("button", name="Open", exact=True).click()
    assert "line 3" in page.get_by_role("alert").inner_text()


@pytest.mark.long
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_is_for_everybody(visitors: Any, look: dict[str, Any]) -> None:
    visitor = visitors(**look)
    page = visitor.go(QUAKE)
    page.get_by_role("region", name="Chance decides: a1 survives?").wait_for()
    for tab in ("Moves", "Insight", "Set up", "Share"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        visitor.check_page()
