"""craton explore"""

from pathlib import Path

import pytest

from tests.cli.conftest import Cli

RECORDS = """\
[Game "faust"]
[Options "size=3"]
[Reason "resignation"]

1. a1 c3 1-0

[Game "faust"]
[Options "size=3"]
[Reason "resignation"]

1. c1 a3 0-1

[Game "faust"]
[Options "size=3"]
[Reason "resignation"]

1. c3 b2 1/2-1/2

[Game "faust"]
[Options "size=4"]
[Reason "resignation"]

1. a1 b2 1-0

[Game "faust"]
[Options "size=3"]

1. b2 a1 *
"""


@pytest.fixture
def games(tmp_path: Path) -> str:
    file = tmp_path / "games.txt"
    file.write_text(RECORDS)
    return str(file)


def test_symmetric_games_are_counted_together(games: str, run: Cli) -> None:
    printed = run("explore", games).out
    assert "Faust size=3: 3 games" in printed
    assert "2 records left out: unfinished, or of another game or other options" in printed
    (line,) = (line for line in printed.splitlines() if line.strip().startswith("a1"))
    assert " ".join(line.split()) == "a1 3 1 1 1 50.0% 13% to 87% c1, a3 and c3"


def test_steps_lead_to_a_position_and_results_are_those_of_its_side(games: str, run: Cli) -> None:
    found = run.json("explore", games, "a3")
    counts = [(move["action"], move["games"], move["wins"], move["draws"], move["losses"]) for move in found["moves"]]
    assert counts == [("c1", 2, 1, 0, 1), ("b2", 1, 0, 1, 0)]
    assert "No game reached this position in its first 12 turns." in run("explore", games, "b2").out


def test_an_illegal_step_and_an_unfinished_game_are_refused(games: str, run: Cli, tmp_path: Path) -> None:
    assert "z9" in run.refused("explore", games, "z9")
    unfinished = tmp_path / "unfinished.txt"
    unfinished.write_text('[Game "faust"]\n[Options "size=3"]\n\n1. a1 *\n')
    assert "no finished game" in run.refused("explore", str(unfinished))
