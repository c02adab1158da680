"""Trials of claims: games are the same whenever they are played, and runs can be interrupted."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from craton.core.errors import CratonError
from studies.claims import judge as lab
from studies.claims.claim import Claim, Document, Interval, Mean, Measured, Range, Trial
from studies.claims.documents import DOCUMENTS
from studies.claims.judge import interval, judged, play_trial, simulate, trials_of
from studies.claims.measures import black_wins, turns

RANDOM = Trial("chance", "random", 6, {"board": "hex24", "turn_limit": 10})
CLAIMS = (
    Claim("1", "length", "10", Measured({"": Mean(RANDOM, turns)})),
    Claim("2", "balance", "half", Measured({"": Mean(RANDOM, black_wins)}), means=Range(0, 1), percent=True),
)


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Document:
    """A document with two claims that keeps its results in a temporary folder."""
    made = Document("assault", "Triangular Assault", "a document", CLAIMS, tmp_path)
    monkeypatch.setitem(DOCUMENTS, "assault", made)
    return made


def results(folder: Path) -> dict[str, dict[str, dict[str, list[float]]]]:
    found: dict[str, dict[str, dict[str, list[float]]]] = json.loads((folder / "claims.json").read_text("utf-8"))
    return found


def test_results_are_kept_and_judged(document: Document, tmp_path: Path) -> None:
    simulate(document)
    assert results(tmp_path)["chance"]["values"]["turns"] == [10] * 6
    first, second = judged(document)
    assert first.verdict == "confirmed"
    assert first.findings == {"": [Interval(10, 10, 10)]}
    assert second.number == 2
    assert not (tmp_path / "claims.part").exists()


def test_an_interrupted_run_goes_on_where_it_was(
    document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(document)
    whole = (tmp_path / "claims.json").read_text("utf-8")
    (tmp_path / "claims.json").unlink()

    def stop(trial: Trial, done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(document, report=stop)
    assert not (tmp_path / "claims.json").exists()
    part = tmp_path / "claims.part"
    part.write_text(part.read_text("utf-8")[:-20], "utf-8")  # the fourth game was cut off
    told: list[int] = []
    simulate(document, report=lambda trial, done: told.append(done))
    assert told == [4, 5, 6]
    assert (tmp_path / "claims.json").read_text("utf-8") == whole


def test_games_of_other_settings_are_not_taken_over(
    document: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(document)
    other = Trial("chance", "random", 6, {"board": "hex24", "turn_limit": 12})
    claims = (Claim("1", "length", "12", Measured({"": Mean(other, turns)})),)
    changed = replace(document, claims=claims)
    monkeypatch.setitem(DOCUMENTS, "assault", changed)
    with pytest.raises(CratonError, match=r"Run: python -m studies.claims assault --simulate chance"):
        judged(changed)
    simulate(changed)
    assert judged(changed)[0].verdict == "confirmed"


def test_several_processes_play_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = []
    game = DOCUMENTS["faust"]
    (random_8,) = (trial for trial, _ in trials_of(game) if trial.name == "random-8")
    small = Trial(random_8.name, random_8.bot, 3, random_8.options)
    for jobs in (1, 2):
        part = tmp_path / f"{jobs}.part"
        measures = next(found for trial, found in trials_of(game) if trial.name == "random-8")
        lines.append(lab._play_all(game, small, measures, part, jobs, lambda trial, done: None))
    assert lines[0] == lines[1]


def test_an_unknown_trial_is_refused(document: Document) -> None:
    with pytest.raises(CratonError, match="has no trial 'chess'; it has chance"):
        simulate(document, only="chess")


def test_intervals_of_shares_and_of_other_numbers() -> None:
    share = interval([0.0] * 20)
    assert (share.value, share.low) == (0, 0)
    assert 0.05 < share.high < 0.2  # a handful of equal scores is not certainty
    mean = interval([8, 10, 12, 10])
    assert mean.value == 10
    assert mean.low == pytest.approx(10 - 1.96 * (8 / 3 / 4) ** 0.5, abs=1e-3)


@pytest.mark.parametrize(
    ("name", "trial"),
    [("assault", "greedy"), ("assault", "adaptive-aggressive"), ("faultlines", "random"), ("lifeline", "random")],
)
def test_games_on_file_are_played_again_the_same(name: str, trial: str) -> None:
    """Only bots that do not search: a search may become better."""
    game = DOCUMENTS[name]
    found, measures = next(pair for pair in trials_of(game) if pair[0].name == trial)
    kept = lab._read_results(game)[trial]["values"]
    for number in range(3):
        assert play_trial(game, found, measures, number) == {key: values[number] for key, values in kept.items()}


@pytest.mark.parametrize("name", list(DOCUMENTS))
def test_every_trial_has_results_for_its_settings(name: str) -> None:
    game = DOCUMENTS[name]
    kept = lab._read_results(game)
    assert sorted(kept) == sorted(trial.name for trial, _ in trials_of(game))
    for trial, measures in trials_of(game):
        assert kept[trial.name]["settings"] == trial.settings
        assert {key: len(values) for key, values in kept[trial.name]["values"].items()} == {
            measure.__name__: trial.games for measure in measures
        }
