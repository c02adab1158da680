"""Every file and folder that the documentation names exists, and every function of the overview."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import craton

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "craton"
SERVER = PACKAGE / "server"
STATIC = SERVER / "static"
GAMES = craton.list_games()
QUOTED = re.compile(r"`((?:[\w.<>-]+/)+(?:[\w.<>-]+\.\w+)?|[\w-]+\.(?:js|py|css))`")
DRAWN = re.compile(r"(?:[\w<>-]+/)+[\w-]+\.(?:py|js)\b")

PAGES = {
    "README.md": (ROOT, PACKAGE),
    "CONTRIBUTING.md": (ROOT, PACKAGE, PACKAGE / "games" / "faultlines", STATIC),
    "docs/design/overview.md": (ROOT, PACKAGE, SERVER),
    "docs/design/law.md": (PACKAGE,),
    "docs/design/search.md": (ROOT, PACKAGE, PACKAGE / "search"),
    "docs/design/server.md": (ROOT, PACKAGE, SERVER, SERVER / "tournaments"),
    "docs/design/browser.md": (ROOT, STATIC, STATIC / "styles", STATIC / "board", STATIC / "fairness"),
}
"""Pages, and the folders that their paths may be relative to."""


def named(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    found = {*QUOTED.findall(text), *DRAWN.findall(text)}
    return sorted({path.replace("<name>", game) for path in found for game in GAMES})


@pytest.mark.parametrize("page", PAGES)
def test_every_path_on_the_page_exists(page: str) -> None:
    paths = named(page)
    assert len(paths) >= 5
    assert [path for path in paths if not any((folder / path).exists() for folder in PAGES[page])] == []


def test_every_function_in_the_overview_is_in_the_file_beside_it() -> None:
    text = (ROOT / "docs" / "design" / "overview.md").read_text(encoding="utf-8")
    drawn = re.findall(rf"({DRAWN.pattern})\s\s+(\w[\w.]*(?:, \w[\w.]*)*)(?=:|\n| \(|  )", text)
    assert len(drawn) >= 20
    missing = []
    for path, names in drawn:
        for file in (PACKAGE / path.replace("<name>", game) for game in GAMES):
            source = (file if file.exists() else SERVER / path).read_text(encoding="utf-8")
            missing += [
                f"{path} {name}" for name in names.split(", ") if not re.search(rf"\b{name.split('.')[-1]}\b", source)
            ]
    assert missing == []
