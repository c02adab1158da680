"""The folders of the browser client: what belongs to a game stays in the folder of the game. No browser needed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import craton
from craton.server import app

STATIC = Path(app.__file__).parent / "static"
GAMES = STATIC / "games"
TEXTS = (".css", ".html", ".js", ".json", ".webmanifest")
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"'$]+)["']""")
NAMES = craton.list_games()


def files(folder: Path) -> list[Path]:
    found = (path for path in folder.rglob("*") if path.suffix in TEXTS)
    return sorted(path for path in found if STATIC / "vendor" not in path.parents)


def is_common(path: Path) -> bool:
    """Whether a file belongs to no game."""
    return not any(GAMES / name in path.parents for name in NAMES)


COMMON = [path for path in files(STATIC) if is_common(path)]


def test_every_game_has_a_folder_that_declares_its_parts() -> None:
    assert {path.parent.name for path in GAMES.glob("*/index.js")} == set(NAMES)


@pytest.mark.parametrize("path", COMMON, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_common_file_names_a_game(path: Path) -> None:
    titles = [craton.new(name).game.definition.title for name in NAMES]
    found = re.findall("|".join([*NAMES, *titles]), path.read_text(), re.IGNORECASE)
    assert found == []


@pytest.mark.parametrize("name", NAMES)
def test_a_game_imports_nothing_of_another_game(name: str) -> None:
    others = [GAMES / other for other in NAMES if other != name]
    for path in files(GAMES / name):
        for address in IMPORT.findall(path.read_text()):
            target = (path.parent / address).resolve()
            assert target.exists(), f"{path.name} imports {address}"
            assert not any(other in target.parents for other in others), f"{path.name} imports {address}"


def allowed_imports() -> dict[str, set[str]]:
    """The folders that each folder may import, from the table in docs/design/browser.md."""
    page = (Path(__file__).parents[2] / "docs" / "design" / "browser.md").read_text()
    found: dict[str, set[str]] = {}
    for folder, words in re.findall(r"^\| `(\w+)/` \|.*\| ([\w, ]+) \|$", page, re.MULTILINE):
        found[folder] = set(found) if words == "all above" else set(words.split(", ")) - {"nothing else"}
    return found


def test_a_folder_imports_only_what_the_design_page_allows() -> None:
    allowed = allowed_imports()
    folders = {path.name for path in STATIC.iterdir() if any(path.rglob("*.js"))} - {"vendor"}
    assert allowed.keys() == folders
    for folder, others in allowed.items():
        for path in (STATIC / folder).rglob("*.js"):
            code = re.sub(r"/\*\*.*?\*/", "", path.read_text(), flags=re.DOTALL)  # types may come from anywhere
            for address in IMPORT.findall(code):
                target = (path.parent / address).resolve()
                assert target.exists(), f"{path.name} imports {address}"
                first, *rest = target.relative_to(STATIC).parts
                assert not rest or first in {folder, *others}, f"{path.name} imports {address}"


def test_only_one_file_names_the_schemas_of_the_server() -> None:
    assert [path.name for path in files(STATIC) if "craton-api" in path.read_text()] == ["types.js"]


def test_a_style_sheet_has_one_declaration_per_line() -> None:
    for path in STATIC.rglob("*.css"):
        for line in path.read_text().splitlines():
            assert line.count(";") <= 1 or "url(" in line, f"{path.name}: {line}"
