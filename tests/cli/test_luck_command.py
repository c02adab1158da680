"""craton luck: its table, its sum, its JSON, and what it says to bad input."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from craton.cli import luck
from craton.core.position import Position
from tests.cli.conftest import Cli

RECORDS = """[Game "faultlines"]
[Options "size=3"]
[First "Ada"]
[Second "Bob"]

1. a1 2. c1 3. a2 4. pass 5. pass roll a1=2 roll c1=6 1-0

[Game "assault"]
[Options "pie=yes,momentum=1,sacred=core"]

sacred c5 sacred b4 1. c5 swap sacred d5 sacred c5 2. c4 3. b5 4. d3 5. xc4=1+xd3=0 *

[Game "lifeline"]
[Options "size=3"]
[Result "black"]
[Reason "resignation"]

1. a1+c3 1-0
"""
SUM = re.compile(r"^  start +([\d.]+) +([\d.]+)\n((?:  .*[+-].*\n)+)  (?:result|value now) +([\d.]+) +([\d.]+)$", re.M)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "records.txt"
    path.write_text(RECORDS)
    return path


def test_a_long_name_is_shortened_visibly(tmp_path: Path, run: Cli) -> None:
    file = tmp_path / "match.txt"
    name = "mcts:simulations=50,level=3,threads=2"
    file.write_text(f'[Game "faust"]\n[Options "size=4"]\n[First "{name}"]\n[Second "random"]\n\n1. a1 2. b2 *\n')
    printed = run("luck", str(file), "--simulations", "0").out
    assert f"({name} against random)" in printed
    assert "mcts:simula…=3,threads=2" in printed


def test_every_event_has_a_row_and_the_columns_add_up(file: Path, run: Cli) -> None:
    printed = run.plain("luck", str(file), "--simulations", "0")
    assert "turn" not in printed.split("Points")[0], "no roll of a quake belongs to a turn"
    assert re.search(r"  roll a1 +2 +33\.3% +\+66\.7 +exact", printed)
    assert re.search(r"  roll c1 +6 +83\.3% +\+0\.0 +exact", printed)
    assert re.search(r"5 +xc4 +1 +50\.0% +\S+ +evaluation", printed)
    assert re.search(r"  black +0\.67 +0\.94 +0 +2 +2 +33\.3% for 2 or more", printed)
    assert re.search(r"  white +0\.17 +0\.37 +0 +1 +0 +83\.3% for 0 or fewer", printed)
    assert "Chance decided nothing in this match." in printed
    assert "The match ended 1-0 by resignation, not on the board." in printed
    assert "Ada" in printed
    assert "white, first seat black, second seat" in " ".join(printed.split()), "after the swap"
    assert len(SUM.findall(printed)) == 3
    for *starts, parts, end, other_end in SUM.findall(printed):
        for seat, total in enumerate((end, other_end)):
            changes = [Fraction(line.split()[seat - 2]) for line in parts.splitlines()]
            assert Fraction(starts[seat]) + sum(changes) == Fraction(total)


def test_decisions_are_listed_on_request(file: Path, run: Cli) -> None:
    printed = run("luck", str(file), "--simulations", "0", "--all").out
    assert re.search(r"1  a1 +\S+  evaluation", printed)
    assert re.search(r"-  swap ", printed)


def test_json_is_exact(file: Path, run: Cli) -> None:
    quake, attack, quiet = run.json("luck", str(file), "--simulations", "0")
    assert quake["expected_scores"]["came"] == [2, 0]
    assert quake["seats"] == ["Ada", "Bob"]
    for account in (quake, attack, quiet):
        parts = [account["start"], account["luck"]["first"], account["skill"]["first"], account["correction"]]
        total = sum(Fraction(part["exact"]) for part in parts) - Fraction(account["skill"]["second"]["exact"])
        assert total == Fraction(account["end"]["exact"])
        assert len(account["entries"]) == account["steps"]
    assert not attack["over"]
    assert [entry["event"] for entry in attack["entries"] if entry["event"]] == ["xc4", "xd3"]


def test_the_default_evaluation_is_a_search(file: Path, run: Cli) -> None:
    first = run("luck", str(file), "--simulations", "20", "--seed", "1").out
    assert "evaluation: searches of 20 simulations" in first
    assert run("luck", str(file), "--simulations", "20", "--seed", "1").out == first


def test_an_interrupt_gives_what_is_there(file: Path, monkeypatch: pytest.MonkeyPatch, run: Cli) -> None:
    asked = []

    def tired(position: Position) -> Fraction:
        asked.append(position)
        if len(asked) > 3:
            raise KeyboardInterrupt
        return Fraction(1, 2)

    monkeypatch.setattr(luck, "material", tired)
    captured = run("luck", str(file), "--simulations", "0", status=130)
    assert "interrupted after 2 of 7 steps" in captured.err
    assert SUM.search(captured.out)
    assert "assault" not in captured.out


def test_bad_input_is_refused(file: Path, run: Cli) -> None:
    assert "simulations must be 0 or more" in run.refused("luck", str(file), "--simulations", "-1")
    assert "No such file" in run.refused("luck", "no-such-file")
    file.write_text(RECORDS.replace("2. c1", "2. a1"))
    captured = run("luck", str(file), "--simulations", "0", status=2)
    assert "a1 is occupied" in captured.err
    assert len(SUM.findall(captured.out)) == 2
