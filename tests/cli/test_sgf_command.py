"""craton sgf"""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Cli
from tests.record.test_sgf import GO, random_record


def test_the_command_converts_both_ways_and_other_commands_read_sgf(tmp_path: Path, run: Cli) -> None:
    record = random_record("faust", {"size": 4}, 1)
    (tmp_path / "game.txt").write_text(f"{record}\n")
    (tmp_path / "game.sgf").write_text(run("sgf", str(tmp_path / "game.txt")).out)
    assert str(record).splitlines()[-1] in run("sgf", str(tmp_path / "game.sgf")).out
    assert "1 of 1 record correct." in run("replay", str(tmp_path / "game.sgf"), "--quiet").out
    (tmp_path / "go.sgf").write_text(GO)
    assert "1. a5 2. e1 3. b4" in run("sgf", str(tmp_path / "go.sgf"), "--game", "faust").out
    assert "a game of Go" in run.refused("sgf", str(tmp_path / "go.sgf"))
    assert "a game of Go" in run.refused("replay", str(tmp_path / "go.sgf"))
