"""Luck: what chance events give, its share of the results' variance, and results with luck removed."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import craton
from craton.lab.experiment.file import experiment_from
from craton.lab.experiment.play import moves_of
from craton.lab.experiment.run import Run, local_executor
from craton.lab.experiment.store import Store
from craton.lab.measures.luck import LEAST_GAMES, luck_shares, other_outcomes
from craton.lab.measures.scalars import MEASURES
from craton.lab.report.boards import heat_map
from craton.lab.report.build import Contents, build
from craton.lab.report.collect import contents_of
from craton.lab.stats.interval import Interval

BY_NAME = {measure.name: measure for measure in MEASURES}


def contents(folder: Path, data: dict[str, Any]) -> Contents:
    experiment = experiment_from(data)
    run = Run(experiment, Store(folder / "out", experiment))
    for _ in run.play(local_executor(1)):
        pass
    return contents_of(run, jobs=1)


def test_the_outcomes_that_did_not_happen_have_their_exact_chances() -> None:
    # Two black stones next to the white one on c4: three of the four throws capture it, with the same result.
    states = {}
    for coins in ("01", "00"):
        state = craton.new("assault")
        for step in ("c5", "c4", "c3", "e1", "xc4", coins):
            state.push(step)
        states[coins] = state
    captured, failed = (other_outcomes(state.game, moves_of(state).states) for state in states.values())
    assert captured.steps.tolist() == failed.steps.tolist() == [5]
    assert (captured.chances.tolist(), failed.chances.tolist()) == ([0.25], [0.75])
    assert captured.states[0].tolist() == list(states["00"].position.data)
    assert failed.states[0].tolist() == list(states["01"].position.data)


@pytest.mark.parametrize("edge", [0.0, 0.2, 0.4])
def test_the_share_of_luck_is_the_variance_that_chance_causes(edge: float) -> None:
    # Decisions lead to a win probability of 1/2 ± edge; then a die decides. Evaluations are noisy.
    rng, games = np.random.default_rng(18), 4_000
    chances = 0.5 + edge * rng.choice([-1, 1], games)
    results = (rng.random(games) < chances).astype(float)
    luck, twin = (results - chances + 0.2 * rng.normal(size=games) for _ in range(2))
    found = luck_shares(results, luck, twin)
    spread = 1.96 * found.std() / games**0.5
    assert found.mean() == pytest.approx(1 - 4 * edge**2, abs=max(0.01, 1.5 * spread))
    assert spread < 0.06


def test_too_few_games_or_equal_results_have_no_share() -> None:
    few = np.arange(LEAST_GAMES - 1.0)
    assert np.isnan(luck_shares(few, few, few)).all()
    same = np.ones(40)
    assert np.isnan(luck_shares(same, np.arange(40.0), np.arange(40.0))).all()
    assert luck_shares(np.arange(40.0), np.zeros(40), np.zeros(40)).tolist() == [0.0] * 40


def test_luck_has_mean_zero_and_results_without_it_vary_less(tmp_path: Path) -> None:
    data = {
        "game": "assault",
        "options": {"board": "hex24", "turn_limit": 12},
        "bots": {"both": "mcts:simulations=20"},
        "games": {"each": 200},
        "evaluation": {"games": 200, "simulations": 20},
    }
    (one,) = contents(tmp_path, data).studies
    evaluated = list(one.games.evaluations.values())
    luck = np.array([(game.luck + game.twin_luck) / 2 for game in evaluated])
    assert abs(luck.mean()) < 4 * luck.std() / len(luck) ** 0.5
    raw, corrected = (one.summary.interval(BY_NAME[name]) for name in ("first", "first without luck"))
    assert corrected.count == raw.count == 200
    assert corrected.half_width < 0.7 * raw.half_width
    assert abs(corrected.value - raw.value) < 2 * raw.half_width
    share = one.summary.interval(BY_NAME["luck"])
    assert 0.3 < share.low < share.high <= 1


def test_a_game_without_chance_has_no_luck_and_pairs_are_evaluated_whole(tmp_path: Path) -> None:
    data = {
        "game": "faust",
        "options": {"size": 3},
        "bots": {"first": "mcts:simulations=20", "second": "mcts:simulations=10"},
        "games": {"each": 24},
        "evaluation": {"games": 12, "simulations": 10},
    }
    found = contents(tmp_path, data)
    (one,) = found.studies
    assert len(one.games.evaluations) == 12
    assert {number // 2 for number in one.games.evaluations} == {
        number // 2 for number in one.games.evaluations if number % 2
    }
    assert one.summary.interval(BY_NAME["lead changes"]).count == 6  # pairs
    assert one.summary.interval(BY_NAME["luck"]) == Interval(0.0, 0.0, 0.0, 12)
    assert not one.summary.interval(BY_NAME["first without luck"]).is_known
    page = build(found)
    assert "has no chance events: luck has no share in the results" in page
    assert "luck removed" not in page


def test_a_heat_map_shows_every_interval() -> None:
    board = craton.game("faust", size=3).board
    picture = heat_map(board, {4: Interval(0.53, 0.45, 0.61, 150)}, title="score")
    assert "b2: 53.0% (45.0 to 61.0%)" in picture
    assert "±8<" in picture
    assert "a1: no games" in picture


def test_an_interrupted_evaluation_is_continued(tmp_path: Path) -> None:
    data = {
        "game": "assault",
        "options": {"board": "hex24", "turn_limit": 10},
        "bots": {"both": "mcts:simulations=4"},
        "games": {"each": 12},
        "evaluation": {"games": 12, "simulations": 4},
    }
    experiment = experiment_from(data)
    run = Run(experiment, Store(tmp_path, experiment))
    for _ in run.play(local_executor(1)):
        pass

    def interrupt(done: int, of: int) -> None:
        counts.append((done, of))
        if done == 5 == len(counts):
            raise KeyboardInterrupt

    counts: list[tuple[int, int]] = []
    with pytest.raises(KeyboardInterrupt):
        contents_of(run, jobs=1, progress=interrupt)
    again = contents_of(run, jobs=1, progress=interrupt)
    assert counts[5:] == [(done, 7) for done in range(1, 8)], "the five evaluations before the interruption are kept"
    assert len(again.studies[0].games.evaluations) == 12
