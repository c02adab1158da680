"""Games are found, also those of strangers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import craton
from craton.core.registry import definition

PLUGIN = """
from dataclasses import replace
from craton.games.lifeline import DEFINITION as LIFELINE
DEFINITION = replace(LIFELINE, name="deadline", title="Deadline")
"""
CODE = """
import craton
from craton.testing import check_match, covering_games
import random
assert "deadline" in craton.list_games()
state = craton.new("deadline", size=2)
assert state.to_text().startswith("deadline size=2 ")
assert craton.parse(state.to_text()).position == state.position
check_match(state.game, random.Random(1))
print(craton.list_games())
"""


def test_the_four_games_are_there() -> None:
    assert craton.list_games() == ["assault", "faultlines", "faust", "lifeline"]
    assert [definition(name).name for name in craton.list_games()] == craton.list_games()
    assert craton.games.__name__ == "craton.games"


def test_a_plug_in_is_found_by_its_entry_point_and_passes_the_kit(tmp_path: Path) -> None:
    (tmp_path / "deadline.py").write_text(PLUGIN)
    info = tmp_path / "deadline-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: deadline\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[craton.games]\ndeadline = deadline:DEFINITION\n")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "deadline" in done.stdout


@pytest.mark.parametrize("name", craton.list_games())
def test_every_preset_makes_a_game(name: str) -> None:
    for preset in definition(name).presets:
        assert craton.new(name, preset=preset).to_move is not None


@pytest.mark.parametrize("name", craton.list_games())
def test_every_preset_says_what_it_is(name: str) -> None:
    found = definition(name)
    assert next(iter(found.presets)) == "standard"
    assert list(found.preset_help) == list(found.presets)
    assert found.quick_play is None or found.quick_play in found.presets


def test_presets_of_the_page_are_presets_of_python() -> None:
    assert craton.new("assault", preset="storm").game.options["tide"] is True
    assert len(craton.new("faultlines", preset="faulted").game.options["fault_lines"]) == 6
    assert dict(definition("faultlines").presets["sprint"]) == {"size": 7, "turn_limit": 30}
