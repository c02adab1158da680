"""Anytime-valid stopping: the error rate holds although one looks after every game."""

from math import sqrt

import numpy as np
import pytest

from craton.core.errors import OptionError
from craton.lab.stats.sequence import ConfidenceSequence
from craton.lab.stats.verdict import verdict

RUNS, GAMES = 150, 300


def scores(rng: np.random.Generator, mean: float) -> np.ndarray:
    """Wins, draws and losses with this mean."""
    draws = rng.random(GAMES) < 0.1
    return np.where(draws, mean, rng.random(GAMES) < mean).astype(float)


@pytest.mark.parametrize("mean", [0.5, 0.8])
def test_the_true_mean_is_excluded_at_any_time_in_at_most_five_percent_of_the_runs(mean: float) -> None:
    rng = np.random.default_rng(7)
    wrong = 0
    for _ in range(RUNS):
        sequence = ConfidenceSequence(0.95, candidates=np.array([mean]))
        sequence.add_all(scores(rng, mean))
        wrong += sequence.is_empty
    assert wrong <= 0.05 * RUNS + 2 * sqrt(0.05 * 0.95 * RUNS)


def test_looking_repeatedly_at_ordinary_intervals_errs_far_more_often() -> None:
    rng = np.random.default_rng(7)
    wrong = 0
    for _ in range(RUNS):
        found = scores(rng, 0.5)
        count = np.arange(1, GAMES + 1)
        mean = np.cumsum(found) / count
        error = np.sqrt(np.maximum(np.cumsum(found**2) / count - mean**2, 1e-9) / count)
        wrong += bool((np.abs(mean - 0.5) > 1.96 * error)[20:].any())
    assert wrong > 0.15 * RUNS


def test_the_interval_narrows_around_the_mean() -> None:
    sequence = ConfidenceSequence()
    sequence.add_all([1.0, 0.0] * 500)
    low, high = sequence.interval
    assert low < 0.5 < high
    assert sequence.half_width < 0.055  # at a fixed number of games it would be 0.031
    assert sequence.mean == 0.5


def test_one_sided_results_are_found_quickly() -> None:
    sequence = ConfidenceSequence()
    sequence.add_all([1.0] * 30)
    assert sequence.interval[0] > 0.5


def test_the_confidence_must_be_a_probability() -> None:
    with pytest.raises(OptionError, match="confidence must be"):
        ConfidenceSequence(1.0)


@pytest.mark.parametrize(
    ("wins", "games", "decision", "words"),
    [
        (800, 1000, "biased", "Biased: Black +30.0 ±"),
        (200, 1000, "biased", "Biased: White +30.0 ±"),
        (5, 10, "undecided", "Not decided after 10 games: Black's edge is between"),
        (2500, 5000, "balanced", "Black's edge is within ±"),
    ],
)
def test_verdicts_are_words_with_numbers(wins: int, games: int, decision: str, words: str) -> None:
    sequence = ConfidenceSequence()
    order = np.random.default_rng(1).permutation(games) < wins
    sequence.add_all(order.astype(float))
    found = verdict(sequence, games=games, margin=3.0, confidence=0.95, seats=False)
    assert found.decision == decision
    assert found.sentence.startswith(words)
    assert "(95%)" in found.sentence
