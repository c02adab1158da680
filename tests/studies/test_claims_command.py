"""python -m studies.claims"""

from __future__ import annotations

from pathlib import Path

import pytest

from studies.claims.__main__ import main

PAGE = Path(__file__).parents[2] / "docs" / "claims.md"


def test_one_games_claims_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lifeline"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Lifeline\n")
    assert "  2  CONFIRMED  After the first turn a side with a group always has a placement" in printed
    assert "ours: holds" in printed
    assert "method: enumeration of all positions of size 2" in printed


def test_the_page_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "claims.md"
    assert main(["--write", str(file)]) == 0
    assert file.read_bytes() == PAGE.read_bytes()
    assert capsys.readouterr().out == f"Wrote {file}.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["faust", "--write"], "The page covers all games: leave out the game, or --write."),
        (["--simulate", "greedy"], "Name the game that the trial belongs to."),
        (["faust", "--simulate", "chess"], "Faust has no trial 'chess'; it has search-8"),
        (["faust", "--jobs", "0"], "The number of jobs must be 1 to 64, not 0."),
    ],
)
def test_mistakes_are_answered_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err
