"""Who may import whom: a part imports only from parts above it in this list."""

import ast
from pathlib import Path

import craton

PARTS = (
    "kernel",
    "boards",
    "draw",
    "core",
    "games",
    "odds",
    "search",
    "bots",
    "record",
    "lab",
    "server",
    "adapters",
    "testing",
    "cli",
)
ROOT = Path(craton.__file__).parent


def imported(file: Path) -> set[str]:
    """The parts of craton that a file imports anywhere in it, also inside functions; '' stands for the top."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            first, *rest = name.split(".")
            if first == "craton":
                found.add(rest[0] if rest and rest[0] in PARTS else "")
    return found


def test_every_folder_is_a_known_part() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(PARTS)


def test_a_part_imports_only_from_parts_above_it() -> None:
    wrong = []
    for part in PARTS:
        allowed = set(PARTS[: PARTS.index(part) + 1])
        if part == "cli":
            allowed.add("")  # the command line shows the version
        for file in (ROOT / part).rglob("*.py"):
            wrong += [
                f"{file.relative_to(ROOT)} imports {name or 'craton itself'}" for name in imported(file) - allowed
            ]
    assert wrong == []


def test_no_game_imports_another_game() -> None:
    for folder in (ROOT / "games").iterdir():
        for file in folder.rglob("*.py") if folder.is_dir() else ():
            text = file.read_text(encoding="utf-8")
            others = {f"craton.games.{other.name}" for other in (ROOT / "games").iterdir() if other.is_dir()}
            assert not [
                name for name in others - {f"craton.games.{folder.name}"} if f"{name} " in text or f"{name}." in text
            ]


def test_nothing_outside_a_games_own_folder_names_it() -> None:
    games = [folder.name for folder in (ROOT / "games").iterdir() if (folder / "rules.md").exists()]
    for file in ROOT.rglob("*.py"):
        if file.is_relative_to(ROOT / "games"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in games, f"{file.relative_to(ROOT)} names {node.value}"
