"""Every language has every text, in the same form, and what the server says in English has a translation."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import craton
from tests.browser.server_texts import Text, game_texts, raised_texts

NODE = shutil.which("node")
READER = Path(__file__).parent / "node" / "texts.mjs"
GAMES = list(craton.list_games())
OTHERS = ("de", "fr")
PLAIN = re.compile(r"[^\W\d_]{2,}")
"""A word: texts without one, such as `6 × 6` and `#`, are the same in all languages."""
SAME = {
    "de": {
        "shell.interface",  # API
        "match.chat",
        "match.info",
        "people.buchholz",
        "people.berger",
        "study.digest",  # HMAC-SHA-256
    },
    "fr": {
        "home.style",
        "shell.interface",
        "people.buchholz",
        "people.berger",
        "people.bot",
        "study.digest",
    },
}
"""Names and words that a language shares with English."""

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")


@cache
def read(texts: Callable[[], Iterable[Text]] = tuple) -> dict[str, Any]:
    """The texts of all languages, as node reads them, and some texts of the server in each of them."""
    english = [{"game": game, "text": text} for game, text in sorted(texts())]
    asked = {"games": GAMES, "english": english}
    assert NODE is not None
    ran = subprocess.run([NODE, READER], input=json.dumps(asked), capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def texts_of(language: str) -> dict[str, Any]:
    """All texts by part and key: a string, or the number of parameters of a function."""
    parts: dict[str, dict[str, Any]] = read()["languages"][language]["parts"]
    return {f"{part}.{key}": text for part, texts in parts.items() for key, text in texts.items()}


def lessons_of(language: str) -> dict[str, str]:
    lessons: dict[str, Any] = read()["languages"][language]["lessons"]
    return {
        f"{game}.{name}.{key}": words
        for game, steps in lessons.items()
        for name, texts in steps.items()
        for key, words in texts.items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_texts_of_english_and_no_others(language: str) -> None:
    english, other = texts_of("en"), texts_of(language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "unknown to English"
    assert lessons_of("en").keys() == lessons_of(language).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_with_values_takes_the_same_values_in_every_language(language: str) -> None:
    english, other = texts_of("en"), texts_of(language)
    kinds = {key: isinstance(text, int) and text for key, text in english.items()}
    assert {key: isinstance(other[key], int) and other[key] for key in kinds} == kinds


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    english = {**texts_of("en"), **lessons_of("en")}
    other = {**texts_of(language), **lessons_of(language)}
    same = {key for key, text in english.items() if isinstance(text, str) and PLAIN.search(text) and other[key] == text}
    assert same == SAME[language]


def test_every_language_translates_the_same_phrases() -> None:
    books = {language: read()["languages"][language]["phrases"] for language in OTHERS}
    for book in books["de"]:
        assert books["de"][book].keys() == books["fr"][book].keys(), book


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_phrase_has_the_placeholders_of_the_english_one(language: str) -> None:
    for book in read()["languages"][language]["phrases"].values():
        for english, text in book.items():
            if isinstance(text, str):
                known = set(re.findall(r"\{(\w+)\??\}", english))
                assert set(re.findall(r"\{(\w+)\}", text)) <= known, english


def untranslated(texts: Callable[[], Iterable[Text]], language: str) -> list[str]:
    unknown = read(texts)["english"][language]["unknown"]
    return [text for text, _ in unknown if PLAIN.search(text)]


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_whatever_the_server_says_about_games_and_positions_is_translated(language: str) -> None:
    assert untranslated(game_texts, language) == []


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_of_the_server_is_translated(language: str) -> None:
    assert untranslated(raised_texts, language) == []


SAID = {
    ("lifeline", "Black's group a1 of 7 stones has 2 lifelines."): (
        "Schwarz: Gruppe a1 (7 Steine) hat 2 Lebenslinien.",
        "Le groupe a1 (Noir, 7 pierres) a 2 lignes de vie.",
    ),
    ("lifeline", "White on b2 removes a1, b1 and 10 more."): (
        "Weiß auf b2 schlägt a1, b1 und 10 weitere.",
        "Blanc en b2 prend a1, b1 et 10 de plus.",
    ),
    (
        "faultlines",
        "As things stand, Black's chance of winning is 69% and White's 31%; the expected score is 1 to 0.47.",
    ): (
        "Nach jetzigem Stand gewinnt Schwarz mit 69\xa0% und Weiß mit 31\xa0%; erwartetes Ergebnis 1 zu 0,47.",
        "En l’état, Noir a 69\xa0% de chances de gagner et Blanc 31\xa0%\xa0; score attendu 1 à 0,47.",
    ),
    ("", "The name Bob is taken."): ("Der Name Bob ist vergeben.", "Le nom Bob est pris."),
    ("", "A sentence that no book has, with 7 words."): ("A sentence that no book has, with 7 words.",) * 2,
}


def said() -> list[Text]:
    return list(SAID)


@pytest.mark.parametrize(("place", "language"), [*enumerate(OTHERS)])
def test_a_phrase_is_translated_with_its_parts_numbers_and_lists_or_not_at_all(place: int, language: str) -> None:
    found = read(said)["english"][language]["translated"]
    translated = {text: words.replace("\u202f", "\xa0") for text, words in found.items()}  # as versions of ICU differ
    assert {text: translated[text] for _, text in SAID} == {text: words[place] for (_, text), words in SAID.items()}
