"""The gate: a sequential test whether new weights are stronger than older ones."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import craton
from craton.lab.elo import estimate
from craton.lab.sprt import Sprt
from studies.learning.match import play_pairs, tree_of
from studies.learning.subject import Subject

TEST = Sprt(elo0=0.0, elo1=40.0)
MOST_PAIRS = 80
SIMULATIONS = 48


class Verdict(NamedTuple):
    """How new weights did against older ones."""

    accepted: bool
    """Shown to be stronger, or undecided and not behind."""
    score: float
    games: int


def passes(subject: Subject, new: Path, old: Path, seed: int) -> Verdict:
    """Play the weights against each other, board by board in turn, until the test decides or MOST_PAIRS are played."""
    matches = []
    for options in subject.gate:
        game = craton.game(subject.game, **options)
        trees = [tree_of(game, str(weights)) for weights in (new, old)]
        matches.append(play_pairs(game, trees, [SIMULATIONS] * 2, range(seed, seed + MOST_PAIRS)))
    scores: list[float] = []
    verdict = TEST.test(scores)
    while verdict.decided_after is None and len(scores) < MOST_PAIRS:
        scores.append(next(matches[len(scores) % len(matches)]))
        verdict = TEST.test(scores)
    score = estimate(scores).score
    is_stronger = verdict.verdict == "A is stronger" or (verdict.decided_after is None and score >= 0.5)
    return Verdict(is_stronger, score, 2 * len(scores))
