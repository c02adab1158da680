"""Games are found, also those of strangers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import craton
from craton.core.registry import definition
from craton.record import parse_record

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


FAULTY = """
import logging
import pytest
import craton
from craton.core.browser import plugin_folders
from craton.core.registry import definition
heard = []
logging.getLogger("craton").addHandler(logging.Handler())
logging.getLogger("craton").handlers[0].emit = lambda record: heard.append(record.getMessage())
assert craton.list_games() == ["assault", "deadline", "faultlines", "faust", "lifeline"]
assert len(heard) == 3, heard
craton.list_games()
assert len(heard) == 3
for name, words in (
    ("broken", "The plug-in for 'broken' cannot be loaded: ZeroDivisionError: division by zero"),
    ("absent", "The plug-in for 'absent' cannot be loaded: ModuleNotFoundError: No module named 'absent'"),
    ("number", "The plug-in for 'number' is not a Definition of a game."),
):
    with pytest.raises(craton.CratonError) as refused:
        definition(name)
    assert str(refused.value) == words
    assert words in heard
assert plugin_folders() == {}  # deadline names a folder that it has not
assert "has no folder ../nowhere with an index.js" in heard[-1]
"""


def installed(folder: Path, code: dict[str, str], points: dict[str, str]) -> dict[str, str]:
    """Write modules with entry points as an installed distribution; the environment of a program that has them."""
    for name, text in code.items():
        (folder / f"{name}.py").write_text(text)
    info = folder / "deadline-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: deadline\nVersion: 1.0\n")
    lines = [f"{name} = {value}\n" for name, value in points.items()]
    (info / "entry_points.txt").write_text("[craton.games]\n" + "".join(lines))
    return {**os.environ, "PYTHONPATH": str(folder)}


def test_a_plug_in_is_found_by_its_entry_point_and_passes_the_kit(tmp_path: Path) -> None:
    environment = installed(tmp_path, {"deadline": PLUGIN}, {"deadline": "deadline:DEFINITION"})
    done = subprocess.run([sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "deadline" in done.stdout


def test_a_faulty_plug_in_is_named_and_the_others_work(tmp_path: Path) -> None:
    sound = PLUGIN.replace('name="deadline"', 'name="deadline", browser="../nowhere"')
    code = {"deadline": sound, "broken": "1 / 0", "number": "DEFINITION = 7"}
    points = {name: f"{name}:DEFINITION" for name in (*code, "absent")}
    environment = installed(tmp_path, code, points)
    done = subprocess.run([sys.executable, "-c", FAULTY], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_installed_packages_are_searched_for_plug_ins_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every search reads the metadata of all of them, and a record of an unknown game asks for all games."""
    searches = []

    def entry_points(**wanted: object) -> list[object]:
        searches.append(wanted)
        return []

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    for path in ([*sys.path, "/nowhere"], [*sys.path, "/nowhere", "/elsewhere"]):  # a new path is searched anew
        monkeypatch.setattr("sys.path", path)
        for _ in range(10):
            parse_record('[Game "x"]\n\n1. d4 *\n')
    assert len(searches) == 2


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
