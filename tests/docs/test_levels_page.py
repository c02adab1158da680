"""docs/levels.md gives the settings of all levels, and how much stronger each is than the one below it."""

import re
from pathlib import Path

import pytest

import craton
from craton.core.registry import definition
from craton.search.mcts.settings import MAX_LEVEL, level_of

PAGE = (Path(__file__).parents[2] / "docs" / "levels.md").read_text(encoding="utf-8")
ENOUGH = 200
"""Games from which a step counts as measured; the page shows where there were fewer."""


def rows_of(name: str) -> list[list[str]]:
    """The cells of a game's table, one row per level."""
    _, _, section = PAGE.partition(f"## {definition(name).title}\n")
    rows = re.findall(r"^\| (\d.*) \|$", section.partition("\n## ")[0], re.MULTILINE)
    return [row.split(" | ") for row in rows]


@pytest.mark.parametrize("name", craton.list_games())
def test_the_page_gives_the_simulations_and_temperatures_of_all_levels(name: str) -> None:
    game = craton.game(name)
    levels = [level_of(game, number) for number in range(1, MAX_LEVEL + 1)]
    rows = rows_of(name)
    assert [int(row[0]) for row in rows] == list(range(1, MAX_LEVEL + 1))
    assert [row[1] for row in rows[:-1]] == [f"{level.simulations:,}" for level in levels[:-1]]
    assert [row[2] for row in rows] == [f"{level.temperature:g}" for level in levels]


@pytest.mark.parametrize("name", craton.list_games())
def test_a_level_that_was_measured_well_is_stronger_than_the_one_below_it(name: str) -> None:
    rows = rows_of(name)
    assert all(int(row[3]) > 0 for row in rows)
    steps = {int(row[0]): int(row[5].split()[0]) for row in rows if int(row[3]) >= ENOUGH}
    assert all(step > 0 for step in steps.values()), steps
