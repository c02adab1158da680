"""craton playouts"""

import pytest

import craton
from craton.lab.stats.wilson import wilson
from tests.cli.conftest import Cli


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", craton.list_games())
def test_playouts_are_counted(name: str, run: Cli) -> None:
    result = run.json("playouts", name, "--seconds", "0.05")
    assert result["playouts_per_cpu_second"] > 0
    assert result["plies_per_cpu_second"] == pytest.approx(result["mean_plies"] * result["playouts_per_cpu_second"])
    assert result["black"] + result["draw"] + result["white"] == pytest.approx(1)
    for side in ("black", "draw", "white"):
        low, high = result["intervals"][side]
        assert low <= result[side] <= high


def test_playouts_are_told_in_words(run: Cli) -> None:
    printed = run("playouts", "assault", "-o", "turn_limit=10", "--seconds", "0.05", "--threads", "2").out
    assert "Triangular Assault turn_limit=10" in printed
    assert "on 2 threads" in printed


@pytest.mark.parametrize("arguments", [["--seconds", "0"], ["--seconds", "nan"], ["--threads", "0"]])
def test_impossible_budgets_are_refused(arguments: list[str], run: Cli) -> None:
    run.refused("playouts", "assault", *arguments)


def test_the_interval_is_honest_near_the_ends() -> None:
    low, high = wilson(0.0, 100)
    assert low == 0
    assert 0.03 < high < 0.04
