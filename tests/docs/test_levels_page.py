"""docs/levels.md says what the levels are, and that each is stronger than the one below it."""

import re
from pathlib import Path

import pytest

import craton
from craton.core.registry import definition
from craton.search.levels import HIGHEST, level_of

PAGE = (Path(__file__).parents[2] / "docs" / "levels.md").read_text(encoding="utf-8")


def rows_of(name: str) -> list[list[str]]:
    """The cells of a game's table, a row for each level."""
    _, _, section = PAGE.partition(f"## {definition(name).title}\n")
    rows = re.findall(r"^\| (\d.*) \|$", section.partition("\n## ")[0], re.MULTILINE)
    return [row.split(" | ") for row in rows]


@pytest.mark.parametrize("name", craton.games())
def test_the_page_tells_the_simulations_and_temperatures_of_all_levels(name: str) -> None:
    game = craton.game(name)
    levels = [level_of(game, number) for number in range(1, HIGHEST + 1)]
    rows = rows_of(name)
    assert [int(row[0]) for row in rows] == list(range(1, HIGHEST + 1))
    assert [row[1] for row in rows[:-1]] == [f"{level.simulations:,}" for level in levels[:-1]]
    assert [row[2] for row in rows] == [f"{level.temperature:g}" for level in levels]


@pytest.mark.parametrize("name", craton.games())
def test_every_level_is_stronger_than_the_one_below_it(name: str) -> None:
    steps = [int(row[5].split()[0]) for row in rows_of(name)]
    assert len(steps) == HIGHEST
    assert min(steps) > 0, steps
