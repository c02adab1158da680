"""The definitions of `make reports` are valid experiments."""

from pathlib import Path

import pytest

from craton.core.registry import definition
from craton.lab.experiment.file import read_experiment
from craton.lab.tune.space import variants
from craton.lab.tune.wishes import read_wishes
from studies.reports.__main__ import HERE, TUNE, commands

FILES = sorted((HERE / "definitions").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_definition_is_valid(file: Path) -> None:
    assert read_experiment(file).cells


def test_every_game_has_a_standard_report_of_at_least_a_thousand_games() -> None:
    for name in ("faultlines", "lifeline", "assault", "faust"):
        experiment = read_experiment(HERE / f"definitions/standard-{name}.toml")
        assert experiment.game.options_text == "-"
        assert experiment.limit(experiment.cells[0]) >= 1000


@pytest.mark.parametrize("name", TUNE)
def test_a_tuning_is_valid(name: str) -> None:
    settings = dict(word.lstrip("-").split("=", 1) for word in TUNE[name][1:])
    assert variants(definition(TUNE[name][0]), settings["over"], int(settings["variants"]), 0)
    assert read_wishes(settings["want"])


def test_every_report_has_a_name_of_its_own() -> None:
    assert {"standard-faust", "tune-assault", "league-lifeline", "assault-tide"} <= commands().keys()
