"""Engines that the operator has configured are opponents on the page of a new match."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.bots.engines import PLAIN, engine
from tests.browser.conftest import Visitors
from tests.browser.playing import act_somehow, wait_for_turn
from tests.browser.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def with_engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("engines")
    lines = [
        f"Plain = external:{engine(folder, PLAIN, 'plain.py')}",
        f"Broken = external:{engine(folder, 'sys.exit(1)', 'broken.py')}",
    ]
    (folder / "engines.txt").write_text("\n".join(lines))
    server = Served(folder, engines=str(folder / "engines.txt"))
    server.start()
    yield server
    server.stop()


def start(page: Page) -> None:
    """Press the button below the form when all its pictures are there; the requests for them would be cut off."""
    page.wait_for_load_state("networkidle")
    page.locator(".new-start .button.primary").click()


def test_a_match_against_an_engine_is_opened_by_the_form_and_played(with_engines: Served, visitors: Visitors) -> None:
    visitor = visitors(with_engines)
    page = visitor.go("/new/assault?preset=skirmish&o.turn_limit=10&seat=first")
    page.get_by_label("Program").select_option("Plain")
    page.wait_for_url("**engine=Plain**")
    page.get_by_text("It has no levels").wait_for()
    assert page.locator(".level").count() == 0
    assert page.get_by_label("Style").count() == 0
    page.locator(".summary").get_by_text("Plain").wait_for()
    assert visitor.violations() == []
    page.reload()
    assert page.get_by_label("Program").input_value() == "Plain"
    start(page)
    page.wait_for_url("**/matches/*")
    rng = random.Random(1)
    for _ in range(100):
        if not wait_for_turn(page):
            break
        act_somehow(page, rng)
    assert page.get_attribute(".match", "data-status") == "over"
    page.get_by_text("Plain").first.wait_for()


def test_an_engine_that_fails_loses_and_the_page_says_so(with_engines: Served, visitors: Visitors) -> None:
    visitor = visitors(with_engines)
    page = visitor.go("/new/assault?preset=skirmish&seat=second&engine=Broken")
    start(page)
    page.wait_for_selector('.match[data-status="over"]')
    page.get_by_text("You won").first.wait_for()


def test_an_engine_that_the_server_does_not_have_is_refused_beside_the_choice(
    with_engines: Served, visitors: Visitors
) -> None:
    visitor = visitors(with_engines)
    visitor.allow("400")
    page = visitor.go("/new/faust?engine=Nobody")
    start(page)
    page.get_by_text("This server has no engine 'Nobody'.").wait_for()
    page.get_by_label("Program").select_option("")
    page.locator(".level").wait_for()


@pytest.mark.parametrize(("locale", "word"), [("de-DE", "Programm"), ("fr-FR", "Programme")])
def test_the_choice_is_translated(with_engines: Served, visitors: Visitors, locale: str, word: str) -> None:
    page = visitors(with_engines, locale=locale).go("/new/faust")
    page.get_by_label(word, exact=True).wait_for()


def test_without_engines_there_is_no_choice(visitors: Visitors) -> None:
    page = visitors().go("/new/faust")
    page.locator(".level").wait_for()
    assert page.get_by_label("Program").count() == 0
