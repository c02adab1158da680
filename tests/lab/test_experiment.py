"""Experiments: files, runs that can be interrupted, results that depend on the seed alone."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import polars as pl
import pytest

from craton.cli import main
from craton.core.errors import CratonError
from craton.lab.experiment.file import experiment_from, read_experiment
from craton.lab.experiment.plan import Experiment
from craton.lab.experiment.play import Block, PlayedBlock, play_block
from craton.lab.experiment.run import Run, local_executor
from craton.lab.experiment.store import Store

FILE = """
title = "A trial"
game = "assault"
seed = 5
[options]
board = "hex24"
turn_limit = 10
pie = [false, true]
[bots]
both = "mcts:simulations=4"
[games]
each = 12
[evaluation]
games = 2
simulations = 4
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "trial.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


def run_all(experiment: Experiment, folder: Path, jobs: int = 1) -> pl.DataFrame:
    store = Store(folder, experiment)
    run = Run(experiment, store)
    for _ in run.play(local_executor(jobs)):
        pass
    store.merge()
    return run.results()


def test_any_number_of_workers_gives_the_same_file(file: Path, tmp_path: Path) -> None:
    experiment = read_experiment(file)
    run_all(experiment, tmp_path / "one")
    games = run_all(experiment, tmp_path / "two", jobs=2)
    assert (tmp_path / "one/games.parquet").read_bytes() == (tmp_path / "two/games.parquet").read_bytes()
    assert games.height == 24
    assert games["key"].n_unique() == 24
    assert set(games["winner"]) <= {"black", "white", "draw"}


def test_games_of_the_same_number_share_their_dice(file: Path, tmp_path: Path) -> None:
    experiment = read_experiment(file)
    keys = [experiment.number_key("dice", "all", unit) for unit in range(12)]
    assert len(set(keys)) == 12
    games = run_all(experiment, tmp_path / "out")
    assert games.filter(pl.col("cell") == 0)["codes"].to_list() != games.filter(pl.col("cell") == 1)["codes"].to_list()


def test_an_interrupted_run_continues_without_losing_or_repeating_a_game(file: Path, tmp_path: Path) -> None:
    experiment = read_experiment(file)
    played: list[tuple[int, int]] = []

    def dies_after(count: int) -> object:
        def executor(blocks: Iterator[Block]) -> Generator[PlayedBlock, None, None]:
            for number, block in enumerate(blocks):
                if number == count:
                    raise KeyboardInterrupt
                played.extend((block.cell, one) for one in block.numbers)
                yield play_block(block)

        return executor

    for count in (2, 1, 3):
        run = Run(experiment, Store(tmp_path / "out", experiment))
        with pytest.raises(KeyboardInterrupt):
            for _ in run.play(dies_after(count)):  # type: ignore[arg-type]
                pass
    games = run_all(experiment, tmp_path / "out")
    assert games.equals(run_all(experiment, tmp_path / "whole"))
    assert len(played) == len(set(played)), "a stored game was played again"


def test_a_run_can_be_extended(file: Path, tmp_path: Path) -> None:
    short = read_experiment(file)
    run_all(short, tmp_path / "out")
    file.write_text(FILE.replace("each = 12", "each = 15"), encoding="utf-8")
    longer = run_all(read_experiment(file), tmp_path / "out")
    assert longer.height == 30
    assert longer.equals(run_all(read_experiment(file), tmp_path / "fresh"))


def test_a_cell_stops_after_the_same_game_whatever_the_blocks_are(tmp_path: Path) -> None:
    data = {
        "game": "assault",
        "options": {"board": "hex24", "turn_limit": 10},
        "bots": {"first": "mcts:simulations=60", "second": "random"},
        "games": {"precision": 20, "most": 200},
    }
    experiment = experiment_from(data)
    sizes = []
    for name, start in (("small", 1), ("large", 64)):
        run = Run(experiment, Store(tmp_path / name, experiment))
        run.cells[0].block = start
        for _ in run.play(local_executor(1)):
            pass
        sizes.append(run.results().height)
        assert 100 * run.cells[0].sequence.half_width <= 20
    assert sizes[0] == sizes[1] < 200


def test_different_bots_change_seats_within_a_pair() -> None:
    data = {"game": "assault", "bots": {"first": "random", "second": "greedy"}, "games": {"each": 3}}
    experiment = experiment_from(data)
    (cell,) = experiment.cells
    assert [str(cell.bots(number)[0]) for number in range(3)] == ["random", "greedy", "random"]
    assert experiment.limit(cell) == 4, "whole pairs"


def test_bots_that_are_not_compiled_play_with_the_same_dice(tmp_path: Path) -> None:
    data = {
        "game": "assault",
        "options": {"board": "hex24", "turn_limit": 10, "sacred": ["off", "any"]},
        "bots": {"first": "greedy", "second": "random"},
        "games": {"each": 2, "random_opening": 2},
    }
    experiment = experiment_from(data)
    games = run_all(experiment, tmp_path / "out")
    assert games.height == 4
    assert games.equals(run_all(experiment, tmp_path / "again"))


def test_results_of_another_experiment_are_left_alone(file: Path, tmp_path: Path) -> None:
    run_all(read_experiment(file), tmp_path / "out")
    before = (tmp_path / "out/games.parquet").read_bytes()
    file.write_text(FILE.replace("seed = 5", "seed = 6"), encoding="utf-8")
    with pytest.raises(CratonError, match="results of another experiment: there seed is 5, here 6"):
        Store(tmp_path / "out", read_experiment(file))
    assert (tmp_path / "out/games.parquet").read_bytes() == before


@pytest.mark.parametrize("damage", ["truncate", "other"])
def test_a_damaged_table_is_reported_and_kept(file: Path, tmp_path: Path, damage: str) -> None:
    experiment = read_experiment(file)
    run_all(experiment, tmp_path / "out")
    table = tmp_path / "out/games.parquet"
    data = table.read_bytes()
    if damage == "truncate":
        table.write_bytes(data[:-100])
    else:
        pl.DataFrame({"a": [1]}).write_parquet(table)
    kept = table.read_bytes()
    assert main(["lab", "run", str(file), "--out", str(tmp_path / "out"), "--jobs", "1"]) == 2
    assert table.read_bytes() == kept


def test_a_foreign_folder_is_not_used(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("dear", encoding="utf-8")
    assert main(["lab", "run", str(file), "--out", str(tmp_path / "mine")]) == 2
    assert "holds no results of an experiment" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


WRONG = {
    'game = "chess"': "no game 'chess'",
    "nonsense = 1": "no setting 'nonsense'",
    "[games]\neach = 0": "each must be a whole number",
    "[games]\neach = 5\nprecision = 2": "either `each`",
    "[games]\nprecision = 0.1": "precision must be a number from 0.5",
    "[games]\neach = 5\nconfidence = 1.0": "confidence must be",
    '[bots]\nboth = "stockfish"': "no bot 'stockfish'",
    '[bots]\nboth = "mcts:simulations=0"': "simulations must be",
    '[bots]\nfirst = "random"': "[bots] needs",
    "[options]\nsize = 9": "There is no option 'size'",
    "[options]\nturn_limit = 3": "turn_limit must be 10 to 200",
    "[options]\npie = []": "values of pie is empty",
    '[games]\neach = 5\nopening = "z9"': "z9",
    "[ladder]\nsimulations = [50, 25]": "ascending",
    "[budget]\nminutes = 0": "minutes must be",
    "games = 5": "games must be a table",
    "[games]\neach = ": "not a TOML file",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_mistake_is_reported_in_one_sentence(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = {
        "game": 'game = "assault"\n',
        "bots": '[bots]\nboth = "random"\n',
        "games": "[games]\neach = 2\n",
    }
    replaced = next((key for key in parts if text.startswith((f"[{key}]", f"{key} ="))), "")
    contents = "".join(part for key, part in parts.items() if key != replaced)
    file = tmp_path / "wrong.toml"
    file.write_text(contents + text if text.startswith("[") else text + "\n" + contents, encoding="utf-8")
    assert main(["lab", "check", str(file)]) == 2
    message = capsys.readouterr().err.strip()
    assert WRONG[text] in message
    assert "\n" not in message


def test_a_missing_file_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "run", "no-such-file.toml"]) == 2
    assert "no-such-file.toml" in capsys.readouterr().err


@pytest.mark.long
def test_from_the_example_to_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.toml"
    assert main(["lab", "new", "assault", str(file)]) == 0
    assert main(["lab", "new", "assault", str(file)]) == 2, "an existing file is not overwritten"
    file.write_text(FILE + "[openings]\ngames = 2\n[ladder]\nsimulations = [2, 4]\ngames = 4\n", encoding="utf-8")
    assert main(["lab", "check", str(file), "--jobs", "1"]) == 0
    assert "All games:" in capsys.readouterr().out
    assert main(["lab", "run", str(file), "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "after 12 games" in out
    html = (tmp_path / "new/report.html").read_text(encoding="utf-8")
    for words in ("Value of first actions", "Comparison", "Depth:", "Games of", "<svg"):
        assert words in html
    assert "http://" not in html.replace("http://www.w3.org/", "")
    assert "https://" not in html
    before = (tmp_path / "new/report.html").read_bytes()
    assert main(["lab", "report", str(file), "--jobs", "1"]) == 0
    assert (tmp_path / "new/report.html").read_bytes() == before, "the same games give the same report"
