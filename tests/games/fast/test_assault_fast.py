"""The bitboard playouts of Triangular Assault against the law."""

import random

import pytest

import craton
from craton.core.game import Game
from craton.core.registry import definition
from craton.testing import covering_games
from tests.games.fast.playouts import check_results, check_traces, check_uniform, middle

COVER = list(covering_games(definition("assault")))


@pytest.mark.parametrize("game", COVER, ids=lambda game: game.options_text)
def test_every_action_of_a_playout_is_legal_and_the_result_is_the_laws(game: Game) -> None:
    check_traces(game.start(), 20, seed=1)
    check_traces(middle(game, random.Random(2), 0.5), 20, seed=2)


@pytest.mark.parametrize("game", COVER[:8], ids=lambda game: game.options_text)
def test_every_legal_action_is_alike(game: Game) -> None:
    check_uniform(game.start(), seed=3)
    check_uniform(middle(game, random.Random(4), 0.6), seed=4)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"momentum": 1, "influence": True},
        {"tide": True, "turn_limit": 60},
        {"sacred": "any", "pie": True, "stubborn": True},
    ],
)
def test_results_and_lengths_are_those_of_the_law(options: dict[str, object]) -> None:
    check_results(craton.game("assault", **options).start())
