"""The rules pages: they are complete, linked from the documentation, and their boards are what the program draws."""

from __future__ import annotations

import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

import craton
from craton.cli import main
from craton.core.registry import definition

ROOT = Path(__file__).parents[2]
GAMES = craton.list_games()
BLOCK = re.compile(r"^```console\n\$ craton (?P<command>.+)\n(?P<output>(?:.*\n)*?)```$", re.MULTILINE)
PARAGRAPH = re.compile(r" \[([A-Z][a-z]+(?: [A-Za-z]+)*)\]")
FEWEST_BOARDS = 4


def page(game: str) -> str:
    return (files(definition(game).package) / "rules.md").read_text(encoding="utf-8")


def blocks(game: str) -> list[re.Match[str]]:
    return list(BLOCK.finditer(page(game)))


def without_trailing_blanks(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().splitlines()]


BOARDS = [pytest.param(found, id=f"{game}-{number}") for game in GAMES for number, found in enumerate(blocks(game), 1)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("page", "prefix"), [("README.md", ""), ("docs/README.md", "../"), ("docs/rulings.md", "../")])
def test_every_rules_page_is_linked(page: str, prefix: str, game: str) -> None:
    link = f"[{definition(game).title}]({prefix}src/craton/games/{game}/rules.md)"
    assert link in (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_page_draws_boards_of_its_game(game: str) -> None:
    commands = [found["command"] for found in blocks(game)]
    assert len(commands) >= FEWEST_BOARDS
    assert page(game).count("```console") == len(commands)
    assert all(command.startswith(f"show '{game} ") for command in commands)


@pytest.mark.parametrize("block", BOARDS)
def test_a_drawn_board_is_exactly_what_its_command_prints(
    block: re.Match[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(shlex.split(block["command"])) == 0
    assert without_trailing_blanks(capsys.readouterr().out) == without_trailing_blanks(block["output"])


@pytest.mark.parametrize("game", GAMES)
def test_a_page_names_every_option_preset_and_reason(game: str) -> None:
    known = definition(game)
    names = [*(option.name for option in known.options), *known.presets, *known.reasons]
    assert [name for name in names if f"`{name}`" not in page(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_page_gives_the_default_of_every_option_in_its_table(game: str) -> None:
    rows = {row[0]: row for row in map(_cells, page(game).splitlines()) if len(row) == 4}
    defaults = {option.name: option.write(option.default) for option in definition(game).options}
    assert {name: rows[f"`{name}`"][2].strip("`") for name in defaults} == defaults


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []


@pytest.mark.parametrize("game", GAMES)
def test_a_paragraph_that_the_law_refers_to_is_on_the_page(game: str) -> None:
    law = (files(definition(game).package) / "law" / "rules.py").read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", page(game), re.MULTILINE)
    assert [name for name in PARAGRAPH.findall(law) if name not in headings] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_link_within_a_page_leads_to_one_of_its_headings(game: str) -> None:
    headings = re.findall(r"^#+ (.+)$", page(game), re.MULTILINE)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    assert [link for link in re.findall(r"\]\(#([^)]+)\)", page(game)) if link not in anchors] == []
