"""Every game passes the conformance kit, with options that cover every pair of values, and with random ones."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import craton
from craton.core.game import Game
from craton.core.registry import definition
from craton.testing import check_match, covering_games, random_game

COVER = [game for name in craton.list_games() for game in covering_games(definition(name))]
LARGE = 100
"""Cells from which on a match of the interpreted law takes long."""
MATCHES = [pytest.param(game, marks=[pytest.mark.long] if len(game.board) > LARGE else []) for game in COVER]


@pytest.mark.parametrize("game", MATCHES, ids=lambda game: f"{game.name} {game.options_text}")
def test_a_random_match_keeps_every_promise(game: Game) -> None:
    check_match(game, random.Random(f"conformance {game.options_text}"))


@pytest.mark.long
@pytest.mark.parametrize("name", craton.list_games())
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**9))
def test_random_option_sets_keep_every_promise(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(definition(name), rng)
    if len(game.board) <= 40:  # large boards are covered above
        check_match(game, rng)


@pytest.mark.parametrize("name", craton.list_games())
def test_the_cover_has_every_sample_of_every_option(name: str) -> None:
    games = [game for game in COVER if game.name == name]
    for option in definition(name).options:
        assert {game.options[option.name] for game in games} >= set(option.samples)
