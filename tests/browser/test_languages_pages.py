"""The pages in German and French: nothing is left in English, and nothing overflows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from craton.server.api.site import STATIC
from tests.browser.playing import click, finished, shown, wait_for_turn
from tests.browser.test_languages import NODE, OTHERS, lessons_of, texts_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor

LOCALES = {"de": "de-DE", "fr": "fr-FR"}
LOOKS = {"desktop": DESKTOP, "phone": PHONE}
PAGES = (
    "/",
    "/new",
    "/new/faultlines",
    "/new/assault",
    "/learn/lifeline",
    "/learn/faultlines?step=4",
    "/watch",
    "/analysis",
    "/rules",
    "/rules/faust",
    "/tournaments",
    "/players",
    "/settings",
    "/account",
    "/fairness",
    "/lab",
    "/lab?new=yes",
)
MATCHES: dict[str, dict[str, Any]] = {
    "faultlines": {"size": 5, "keystone": True},
    "lifeline": {"size": 4},
    "assault": {"board": "hex24", "turn_limit": 20},
    "faust": {"size": 6},
}
RAW_KEY = re.compile(
    r"\b(?:shell|home|match|study|learn|people|lab|board|faultlines|lifeline|assault|faust)\.[a-z]\w+\b"
)
SHORTEST = 12  # characters: shorter English texts may be part of a word of another language
READ = """() => {
  const said = [];
  const visit = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
    if (node.nodeType !== Node.ELEMENT_NODE || node.lang === 'en' || node.tagName === 'CODE') return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(node.getAttribute(name) ?? '');
    for (const child of node.childNodes) visit(child);
  };
  visit(document.body);
  return said.map((text) => text.trim()).filter(Boolean);
}"""
OVERFLOWING = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} wide`);
  const parts = 'button, a, label, h1, h2, h3, th, td, dt, dd, legend, summary, .tag, .choice, [role=tab]';
  for (const element of document.querySelectorAll(parts)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    if (element.closest('.unseen, .scroll, .board, [hidden], .skip')) continue;
    const style = getComputedStyle(element);
    if (style.display === 'inline' || style.overflowX === 'auto' || style.overflowX === 'scroll') continue;
    if (element.scrollWidth > element.clientWidth + 2 && style.textOverflow !== 'ellipsis')
      found.push(`${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`);
  }
  return found;
}"""

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")


def english_of(language: str) -> list[str]:
    """The English texts that must not be seen in another language."""
    english, other = {**texts_of("en"), **lessons_of("en")}, {**texts_of(language), **lessons_of(language)}
    own = {text for text in other.values() if isinstance(text, str)}
    found = (text for text in english.values() if isinstance(text, str) and " " in text and len(text) >= SHORTEST)
    return [text for text in found if text not in own]


def check(visitor: Visitor, language: str, where: str) -> None:
    page = visitor.page
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.wait_for_load_state("networkidle")
    said = page.evaluate(READ)
    english = english_of(language)
    left = [text for text in said for one in english if one in text]
    assert left == [], f"{where}: left in English"
    assert [text for text in said if RAW_KEY.search(text)] == [], f"{where}: keys instead of texts"
    assert page.evaluate(OVERFLOWING) == [], f"{where}: overflows"


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_page_speaks_the_language_and_holds_its_layout(visitors: Any, language: str, look: str) -> None:
    visitor: Visitor = visitors(**LOOKS[look], locale=LOCALES[language])
    for path in PAGES:
        visitor.go(path)
        visitor.page.wait_for_selector("main h1, main h2, main .empty")
        check(visitor, language, path)


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("language", OTHERS)
def test_matches_speak_the_language_from_the_first_stone_to_the_analysis(
    visitors: Any, language: str, look: str
) -> None:
    visitor: Visitor = visitors(**LOOKS[look], locale=LOCALES[language])
    visitor.context.add_init_script(
        "localStorage.setItem('craton.preferences', JSON.stringify({insight: 'always', confirm: 'no'}))"
    )
    for game, options in MATCHES.items():
        shown(visitor, game, options=options)
        click(visitor.page, "b2")
        wait_for_turn(visitor.page)
        tabs = visitor.page.get_by_role("tab")
        for number in range(tabs.count()):
            tabs.nth(number).click()
            check(visitor, language, f"{game}, tab {number}")
    match = finished(visitor)
    visitor.go(f"/matches/{match}")
    check(visitor, language, "a finished match")
    visitor.go(f"/matches/{match}/replay")
    visitor.page.wait_for_selector("main h1")
    check(visitor, language, "a replay")


def test_the_language_is_chosen_at_the_foot_of_the_page_and_kept(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("combobox", name="Language").select_option("de")
    page.get_by_role("link", name="Spielen").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    page.get_by_role("heading", name="Vier Spiele").wait_for()
    page.goto("/settings")
    page.get_by_role("radio", name="Français").check(force=True)
    page.get_by_role("link", name="Règles").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_a_game_without_translations_speaks_english_on_a_german_page(visitors: Any) -> None:
    declared = (STATIC / "games" / "faust" / "index.js").read_text(encoding="utf-8")
    english = re.sub(r"^ +(de|fr): .*\n", "", declared, flags=re.MULTILINE)
    assert english.count("import(") < declared.count("import(")
    visitor: Visitor = visitors(**DESKTOP, locale="de-DE")
    visitor.context.route(
        "**/static/games/faust/index.js",
        lambda route: route.fulfill(body=english, content_type="text/javascript"),
    )
    page = visitor.go("/learn/faust")
    page.get_by_role("heading", name="Four walls").wait_for()
    assert page.get_by_role("link", name="Lernen").first.is_visible()
    shown(visitor, "faust", options={"size": 4})
    assert page.get_by_role("tab", name="Einblick").is_visible()
