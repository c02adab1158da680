"""The lab in a browser: from the form to the report, live, shared, compared and deleted."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.served import Served
from tests.browser.visitor import PHONE, Visitor

AN_EXPERIMENT = re.compile(r"/lab/[\w-]{16}$")
ELSEWHERE = {"extra_http_headers": {"X-Forwarded-For": "192.0.2.7"}}
"""Somebody who does not sit at the machine of the server."""
SLOW = 400_000  # milliseconds: compiling, playing and writing a report on a busy machine
REACHES = """async () => {
  const found = {origin: self.origin, replays: document.querySelectorAll('.replay').length};
  try { found.parent = parent.document.title; } catch (error) { found.parent = error.name; }
  try { await fetch('/api/v1/me'); found.fetch = 'allowed'; } catch (error) { found.fetch = error.name; }
  try { found.cookie = document.cookie; } catch (error) { found.cookie = error.name; }
  return found;
}"""


def run(visitor: Visitor, game: str, games: str) -> str:
    """Run an experiment of random games with the form; returns its id."""
    page = visitor.go("/lab?new=yes")
    page.get_by_role("radio", name=game, exact=True).check()
    page.get_by_role("radio", name="Random moves").check()
    page.get_by_label("Games per variant").fill(games)
    page.get_by_label("Games per variant").press("Enter")
    page.wait_for_url(AN_EXPERIMENT)
    return page.url.rpartition("/")[2]


def test_the_lab_is_for_the_operator_and_says_so_to_others(visitors: Any) -> None:
    other: Visitor = visitors(**ELSEWHERE)
    page = other.go("/lab")
    page.get_by_text("Experiments are run by the operator of this server.").wait_for()
    assert page.get_by_role("contentinfo").get_by_role("link", name="Lab").count() == 0
    operator: Visitor = visitors(**PHONE)
    page = operator.go("/")
    page.get_by_role("contentinfo").get_by_role("link", name="Lab").click()
    page.get_by_role("heading", name="The lab").wait_for()
    page.get_by_role("link", name="New experiment").first.click()
    page.get_by_role("heading", name="Variant B").wait_for()
    page.get_by_text("swap", exact=True).first.wait_for()
    operator.check_page()


@pytest.mark.long
def test_an_experiment_from_the_form_to_the_report(visitors: Any, restartable_server: Served) -> None:
    visitor: Visitor = visitors(restartable_server)
    visitor.allow("400", "Content Security Policy", "violates the document")
    page = visitor.go("/lab")
    page.get_by_text("No experiments yet").wait_for()
    visitor.check_page()

    page.get_by_role("link", name="Set up the first one").click()
    page.get_by_role("radio", name="Random moves").check()
    page.get_by_label("Games per variant").fill("0")
    page.get_by_role("button", name="Run").click()
    page.get_by_role("alert").get_by_text("each must be a whole number from 1 to 1,000,000, not 0.").wait_for()
    visitor.check_page()
    assert visitor.ask("GET", "/lab")["experiments"] == []

    first = run(visitor, "Faust", "150")
    frame = page.frame_locator("iframe.lab-report")
    frame.get_by_role("heading", name="Comparison").wait_for(timeout=SLOW)
    page.get_by_text("Complete", exact=True).wait_for()
    assert page.locator(".lab-chart").count() == 2
    assert page.locator(".lab-chart").first.locator("polygon").count() == 2
    label = page.locator(".lab-chart").first.get_attribute("aria-label")
    assert label is not None
    assert "standard rules: Not decided after 150 games" in label
    page.get_by_text("no certain difference yet").first.wait_for()
    visitor.check_page()

    reached = page.frames[1].evaluate(REACHES)
    assert reached["replays"] > 0
    assert (reached["origin"], reached["parent"], reached["fetch"]) == ("null", "SecurityError", "TypeError")
    assert reached["cookie"] == "SecurityError"
    button = frame.locator(".replay button").first
    before = frame.locator(".replay").first.inner_html()
    button.click()
    frame.locator(".replay button").nth(2).click()
    assert frame.locator(".replay").first.inner_html() != before, "the replays of the report do not play"

    phone: Visitor = visitors(restartable_server, **PHONE)
    phone.go(f"/lab/{first}")
    phone.page.frame_locator("iframe.lab-report").get_by_role("heading", name="Comparison").wait_for()
    phone.check_page()


@pytest.mark.long
def test_estimates_converge_live_and_a_run_is_stopped_resumed_shared_compared_and_deleted(
    visitors: Any, restartable_server: Served
) -> None:
    visitor: Visitor = visitors(restartable_server)
    page = visitor.page
    key = run(visitor, "Triangular Assault", "400000")
    page.get_by_role("heading", name="Estimates").wait_for(timeout=SLOW)
    label = "document.querySelector('.lab-chart').getAttribute('aria-label')"
    before = page.evaluate(label)
    page.wait_for_function(f"before => {label} !== before", arg=before, timeout=SLOW)  # without a reload

    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    page.get_by_role("button", name="Close").click()
    reader: Visitor = visitors(restartable_server, **ELSEWHERE)
    reader.allow("404")
    reader.page.goto(link)
    reader.page.get_by_role("heading", name="Estimates").wait_for()
    assert reader.page.get_by_role("main").get_by_role("button").count() == 0
    before = reader.page.evaluate(label)
    reader.page.wait_for_function(f"before => {label} !== before", arg=before, timeout=SLOW)
    reader.page.goto(f"{restartable_server.address}/lab/{key}")
    reader.page.get_by_text("There is no such experiment, or the link is no longer valid.").wait_for()

    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Resume").wait_for()
    page.get_by_text("Paused", exact=True).wait_for()
    stored = visitor.ask("GET", f"/lab/{key}")["games"]
    restartable_server.kill()
    restartable_server.start()
    page.reload()
    page.get_by_role("button", name="Resume").click()
    page.get_by_role("button", name="Stop").wait_for()
    words = "document.querySelector('.lab-progress p').textContent"
    games = f"Number({words}.trim().split(' ')[0].replaceAll(',', ''))"
    page.wait_for_function(f"stored => {games} > stored", arg=stored, timeout=SLOW)

    page.goto("/lab")
    page.get_by_role("button", name=re.compile("^Stop")).click()
    page.get_by_text("Paused", exact=True).wait_for()
    run(visitor, "Faust", "40")
    page.get_by_text("Complete", exact=True).wait_for(timeout=SLOW)
    page.goto("/lab")
    page.get_by_role("checkbox", name="Compare").nth(1).wait_for()
    for box in page.get_by_role("checkbox", name="Compare").all():
        box.check()
    visitor.check_page()
    page.get_by_role("button", name="Compare the two chosen").click()
    page.get_by_role("heading", name="Comparison").wait_for()
    page.frame_locator("iframe.lab-report").get_by_role("heading", name="Comparison").wait_for()
    assert page.locator(".lab-chart polygon").count() == 4
    visitor.check_page()

    page.goto(f"/lab/{key}")
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert len(visitor.ask("GET", "/lab")["experiments"]) == 2
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url("**/lab")
    page.get_by_role("heading", name="Experiments").wait_for()
    assert [one["title"] for one in visitor.ask("GET", "/lab")["experiments"]] == ["Faust: standard rules / no swap"]
