"""The page of claims is what the program computes, and says enough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from studies.claims.claim import Measured, Verdict
from studies.claims.documents import DOCUMENTS
from studies.claims.judge import Judged, judged, trials_of
from studies.claims.page import page

PAGE = Path(__file__).parents[2] / "docs" / "claims.md"
GAMES = list(DOCUMENTS)


def test_the_page_is_what_the_program_writes() -> None:
    """If this fails: python -m studies.claims --write"""
    assert PAGE.read_text(encoding="utf-8") == page(DOCUMENTS.values())


def test_there_are_claims_of_every_game_and_more_than_a_hundred() -> None:
    counts = {name: len(DOCUMENTS[name].claims) for name in GAMES}
    assert min(counts.values()) >= 12
    assert sum(counts.values()) >= 100


@pytest.mark.parametrize("name", GAMES)
def test_every_claim_says_how_it_was_tried_or_what_is_missing(name: str) -> None:
    for one in judged(DOCUMENTS[name]):
        claim = one.claim
        assert claim.where
        assert claim.stated
        assert bool(claim.how) != (claim.ours is None), claim.statement
        if one.verdict is Verdict.OPEN and not claim.lacks:
            assert isinstance(claim.ours, Measured), claim.statement  # the interval is too wide


@pytest.mark.parametrize("name", GAMES)
def test_the_page_tells_bot_options_games_and_seed_of_every_simulation(name: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    for trial, _ in trials_of(DOCUMENTS[name]):
        bot = re.escape(trial.bot)
        line = re.search(rf"^- \*{trial.name}\*: {trial.games} games of `{bot}` .*seed {trial.seed}$", text, re.M)
        assert line is not None
        assert f"`{trial.opponent}`" in line[0] or not trial.opponent


@pytest.mark.parametrize(
    ("game", "statement", "verdict"),
    [
        ("faultlines", "Five stones in one group: survival", "corrected"),
        ("faultlines", "Each further stone below 6 improves less than the one before", "refuted"),
        ("faultlines", "Portfolio 6 + 4 + 2 + 1: expected stones", "confirmed"),
        ("faultlines", "Size of the group in the picture of the bridge", "depends"),
        ("assault", "Ten attacks with three allies: probability that two or more fail", "corrected"),
        ("faultlines", "Clustered claiming is the strongest opening style", "refuted"),
        ("assault", "Adaptive play is better than conservative or aggressive play", "refuted"),
        ("assault", "Comebacks are always possible", "refuted"),
        ("assault", "Every triangle has exactly three neighbours", "depends"),
        ("faust", "A game cannot be drawn: on a full board some side can always capture", "open"),
        ("lifeline", "After the first turn a side with a group always has a placement", "confirmed"),
    ],
)
def test_some_verdicts_that_are_known(game: str, statement: str, verdict: str) -> None:
    (found,) = (one for one in _claims(game) if one.claim.statement == statement)
    assert found.verdict == verdict


def _claims(game: str) -> list[Judged]:
    return judged(DOCUMENTS[game])
