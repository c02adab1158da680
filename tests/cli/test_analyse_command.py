"""craton analyse: its tables and graph, its JSON, interrupts, and what it says to bad input."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from craton.cli._analysis import cut, graph
from craton.search.mcts.search import Search
from tests.cli.conftest import Cli

WINNING = "lifeline size=3 b1w/1b1b/1b2w/bb2/1bw white 11 -"
"""b3 and d3 win, the other four placements lose."""
COINS = "assault turn_limit=12 5/2b4/3wb4/9/w6 chance 4 phase=coins,target=c4"
RECORDS = f"""[Game "lifeline"]
[Options "size=3"]
[Setup "{WINNING}"]
[First "Ada"]
[Second "Bob"]

12. c3 13. b4 14. e2 *

[Game "assault"]
[Options "turn_limit=10,sacred=core"]
[Result "black"]
[Reason "resignation"]

sacred c5 sacred b4 1. c5 2. c4 3. xc4=0 1-0

[Game "faust"]
[Options "size=3"]

*
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "records.txt"
    path.write_text(RECORDS)
    return str(path)


def test_a_blunder_is_marked_and_the_winning_line_stands_beside_it(file: str, run: Cli) -> None:
    out = run.plain("analyse", file, "--simulations", "5000")
    assert "Ada against Bob" in out
    assert re.search(r"^ +12 white  c3 \?\? +100\.0% █{8} 100\.0  (b3|d3) ", out, re.MULTILINE)
    assert re.search(r"^  Bob \(white\) +2 +50\.0 +0 +0 +1 +0 +\+0\.0$", out, re.MULTILINE)
    assert re.search(r"^  +███\n  +███\n  .?███\n  Value: ", out, re.MULTILINE)


def test_a_chance_event_has_a_row_with_its_luck(file: str, run: Cli) -> None:
    out = run.plain("analyse", file, "--game", "2", "--simulations", "50")
    assert re.search(r"chance xc4=0 .*\+\d+\.\d for white \(\d+\.\d%\)", out)
    assert "The match ended 1-0 by resignation, not on the board." in out
    assert "with all information open" in out
    luck = re.findall(r"seat .* ([+-][\d.]+)$", out, re.MULTILINE)
    assert float(luck[0]) == -float(luck[1]) < 0


def test_the_same_command_prints_the_same(file: str, run: Cli) -> None:
    args = (file, "--game", "2", "--simulations", "50", "--seed", "5")
    assert run.plain("analyse", *args) == run.plain("analyse", *args)


def test_json_of_a_record(file: str, run: Cli) -> None:
    found = run.json("analyse", file, "--game", "2", "--simulations", "50")
    assert (found["game"], found["simulations"], found["complete"], found["steps"]) == ("assault", 50, True, 6)
    assert len(found["values"]) == 7
    events = [one for one in found["assessments"] if one["event"]]
    assert [one["text"] for one in events] == ["0"]
    assert sum(one["luck"]["first"] for one in events) == pytest.approx(found["seats"]["first"]["luck"])
    choices = [one for one in found["assessments"] if "mark" in one]
    assert all(one["loss"] == max(0, one["best_value"] - one["value"]) for one in choices)
    assert all(one["variation"]["line"][0] == one["best"] for one in choices)


def test_a_position_has_candidates_and_an_expected_line(run: Cli) -> None:
    out = run.plain("analyse", WINNING)
    assert out.startswith("White to move, turn 12\n  best ")
    assert re.search(r"^  (b3|d3) +[\d,]+ 100\.0% █{8} certain$", out, re.MULTILINE)
    assert re.search(r"^  expected\n    (b3|d3)( [a-e][1-5])+$", out, re.MULTILINE)
    found = run.json("analyse", WINNING, "--simulations", "300")
    assert found["best"] == found["candidates"][0]["action"] == found["variation"]["line"][0]
    assert len(found["candidates"]) == 6


def test_an_expected_line_branches_at_chance_with_probabilities(run: Cli) -> None:
    text = COINS.replace("chance 4 phase=coins,target=c4", "black 4 -")
    out = run.plain("analyse", text, "--simulations", "2000")
    assert re.search(r"^    xc4\n      =01/10/11  75\.0%, value  \d\d\.\d%", out, re.MULTILINE)
    (hit, miss) = run.json("analyse", text, "--simulations", "2000")["variation"]["branches"]
    assert hit["probability"]["value"] + miss["probability"]["value"] == 1


def test_a_chance_event_has_prospects(run: Cli) -> None:
    out = run.plain("analyse", COINS, "--simulations", "100")
    assert out.startswith("Chance: xc4\n  value ")
    assert re.findall(r"^    =(\S+) +([\d.]+%)", out, re.MULTILINE) == [("00", "25.0%"), ("01/10/11", "75.0%")]
    assert run.json("analyse", COINS, "--simulations", "100")["event"] == "xc4"


def test_a_place_in_a_record_and_a_record_without_moves_are_positions(file: str, run: Cli) -> None:
    assert run.plain("analyse", file, "--turn", "12", "--simulations", "100").startswith("Black to move, turn 13")
    assert run.plain("analyse", file, "--game", "3", "--simulations", "100").startswith("Black ")


def interrupting(after: int) -> Callable[..., object]:
    runs, run = [], Search.run

    def tired(self: Search, **budget: Any) -> object:
        runs.append(self)
        if len(runs) > after:
            raise KeyboardInterrupt
        return run(self, **budget)

    return tired


def test_an_interrupt_gives_what_is_there(file: str, monkeypatch: pytest.MonkeyPatch, run: Cli) -> None:
    monkeypatch.setattr(Search, "run", interrupting(after=12))
    captured = run("analyse", file, "--game", "2", "--simulations", "20", status=130)
    done = re.search(r"interrupted after (\d) of 6 steps\.\n$", captured.err)
    assert done is not None
    assert 0 < int(done[1]) < 6
    assert "  Value: " in captured.out
    monkeypatch.setattr(Search, "run", interrupting(after=0))
    assert run.json("analyse", file, "--game", "2", "--simulations", "20", status=130)["assessments"] == []
    captured = run("analyse", WINNING, status=130)
    assert "interrupted after 0 simulations" in captured.err
    assert "  best " in captured.out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--simulations", "0"], "simulations must be a whole number from 1"),
        (["--seconds", "-1"], "seconds must be a number above 0"),
        (["--seconds", "1", "--simulations", "5"], "simulations or in seconds, not both"),
        (["--threads", "0"], "threads must be a whole number from 1"),
        (["--seed", "-3"], "seed must be a whole number from 0"),
        (["--game", "9"], "There is no record number 9"),
        (["--turn", "99"], "no position after 99"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(file: str, args: list[str], words: str, run: Cli) -> None:
    assert words in run.refused("analyse", file, *args)


def test_a_finished_position_is_refused(run: Cli) -> None:
    finished = "assault turn_limit=12 5/7/3bb4/9/7 over 3 winner=black,reason=domination"
    assert "The game is over: Black wins (domination, 2 to 0)." in run.refused("analyse", finished)


def test_a_graph_fits_its_width_and_keeps_the_ends() -> None:
    assert graph([0, 0.5, 1], rows=2) == ["  █", " ██"]
    assert graph([1 / 16], rows=2) == ["", "▁"]
    assert graph([1.0] * 100, width=30, rows=1) == ["█" * 25]


def test_long_lines_are_cut() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abc def", 5) == "abc…"
