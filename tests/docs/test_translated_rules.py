"""The rules in other languages: each page has the boards, headings, options and links of the English one."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import craton
from craton.core.registry import definition
from craton.server.wire.games import game_page_json, translated_page

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("de", "fr")
PAGES = [(game, language) for game in craton.list_games() for language in LANGUAGES]
FENCE = re.compile(r"^```console\n.*?^```$", re.MULTILINE | re.DOTALL)
ENGLISH_ONLY = "Mistakes in the original document"


def page(game: str, language: str = "") -> str:
    name = f"rules.{language}.md" if language else "rules.md"
    return (files(definition(game).package) / name).read_text(encoding="utf-8")


def headings(text: str) -> list[tuple[str, str]]:
    return re.findall(r"^(#+) (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translated_page_has_the_boards_of_the_english_one(game: str, language: str) -> None:
    assert FENCE.findall(page(game, language)) == FENCE.findall(page(game))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translated_page_has_the_sections_of_the_english_one(game: str, language: str) -> None:
    english = [level for level, title in headings(page(game)) if title != ENGLISH_ONLY]
    assert [level for level, _ in headings(page(game, language))] == english


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translated_page_gives_every_option_with_its_default_and_every_preset_and_reason(
    game: str, language: str
) -> None:
    known, text = definition(game), page(game, language)
    names = [*(option.name for option in known.options), *known.presets, *known.reasons]
    assert [name for name in names if f"`{name}`" not in text] == []
    lines = (line.strip("|").split("|") for line in text.splitlines() if line.startswith("|"))
    rows = {row[0].strip(): row[2].strip().strip("`") for row in lines if len(row) == 4}
    defaults = {f"`{option.name}`": option.write(option.default) for option in known.options}
    assert {name: rows[name] for name in defaults} == defaults


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_link_within_a_translated_page_leads_to_one_of_its_headings(game: str, language: str) -> None:
    text = page(game, language)
    anchors = {title.lower().replace(" ", "-") for _, title in headings(text)}
    assert [link for link in re.findall(r"\]\(#([^)]+)\)", text) if link not in anchors] == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_server_sends_the_page_of_a_language(game: str, language: str) -> None:
    found = game_page_json(definition(game), language)
    assert (found["language"], found["rules"]) == (language, page(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_translated_rulings_have_the_entries_of_the_english_ones(language: str) -> None:
    english, other = ((DOCS / name).read_text(encoding="utf-8") for name in ("rulings.md", f"rulings.{language}.md"))
    marks = re.compile(r"^(#+ |- \*\*)", re.MULTILINE)
    assert marks.findall(other) == marks.findall(english)
    assert translated_page(DOCS, "rulings", language) == (language, other)


def test_a_language_without_a_page_gets_the_english_one() -> None:
    for language in ("en", "xx"):
        found = game_page_json(definition("faust"), language)
        assert (found["language"], found["rules"]) == ("en", page("faust"))
