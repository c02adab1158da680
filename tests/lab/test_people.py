"""Reports over matches that people played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import craton
from craton.cli import main
from craton.core.errors import CratonError
from craton.core.sides import Actor
from craton.lab.people import Selection, contents_of_records
from craton.record import format_record, record_of


def match(seed: int, first: str = "Ada", second: str = "Bob", turns: int | None = None) -> str:
    """A match of random actions; with `turns`, it ends there by White's resignation."""
    rng, state = random.Random(seed), craton.new("assault", board="hex24", turn_limit=10)
    while state.outcome is None and (turns is None or state.turn < turns):
        if state.to_move is Actor.CHANCE:
            state.roll(rng)
        else:
            state.push(rng.choice(state.legal_moves))
    record = record_of(state, {"First": first, "Second": second, "Date": "2026.11.18"})
    text = format_record(record)
    if turns is not None:
        text = text.replace('[Result "*"]', '[Result "black"]\n[Reason "resignation"]').replace("*", "1-0")
    return text


def test_matches_of_people_are_measured_like_experiments() -> None:
    texts = [match(seed) for seed in range(12)] + [match(20, turns=4), match(21, "mcts:5"), "nonsense"]
    contents = contents_of_records(texts, Selection(evaluated=2, simulations=4), title="People")
    (study,) = contents.of("main")
    assert len(study.games) == 13
    assert study.games.frame["reason"].to_list()[-1] == "resignation"
    assert study.games.frame["first_score"].to_list()[-1] == 1.0
    assert "after 13 games" in study.verdict.sentence
    assert any("with a bot" in fact for fact in contents.facts)
    assert any("unreadable" in fact for fact in contents.facts)


def test_without_a_match_there_is_no_report() -> None:
    with pytest.raises(CratonError, match=r"no match to report about \(1 with a bot\)"):
        contents_of_records([match(1, "random")], Selection(), title="People")


def test_the_command_reads_a_servers_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records, database = tmp_path / "matches.txt", tmp_path / "craton.db"
    records.write_text("\n".join(match(seed) for seed in range(3)), encoding="utf-8")
    assert main(["import", str(records), "--database", f"sqlite:///{database}"]) == 0
    out = tmp_path / "people.html"
    command = ["lab", "people", str(database), "--out", str(out), "--evaluate", "0", "--jobs", "1"]
    assert main(command) == 0
    assert "after 3 games" in capsys.readouterr().out
    assert "Matches played by people" in out.read_text(encoding="utf-8")
    assert main(["lab", "people", str(tmp_path / "none.db")]) == 2
    assert "There is no database" in capsys.readouterr().err
