"""The fast playouts of every game against the law."""

import random

import pytest

import craton
from craton.core.game import Game
from craton.core.registry import definition
from craton.kernel.layout import WINNER
from craton.testing import covering_games
from tests.games.fast.playouts import LONGEST, Tracer, check_results, check_traces, check_uniform, fast_playout, middle

COVER = [
    game for name in craton.list_games() for game in covering_games(definition(name)) if fast_playout(game) is not None
]
LARGE = [
    craton.game(name, size=size)
    for name, sizes in (("faultlines", (13, 19)), ("faust", (11, 19)), ("lifeline", (5, 9, 12)))
    for size in sizes
]


def label(game: Game) -> str:
    return f"{game.name} {game.options_text}"


def test_every_game_has_a_fast_playout_for_its_defaults() -> None:
    assert {game.name for game in COVER} == set(craton.list_games())


@pytest.mark.parametrize("name", craton.list_games())
def test_a_finished_game_is_left_alone(name: str) -> None:
    end = middle(craton.game(name), random.Random(1), 1)
    steps, actions, winner = Tracer(end, 1).play()
    assert (steps, actions, winner) == ([], 0, end.data[WINNER])


@pytest.mark.parametrize("game", COVER + LARGE, ids=label)
def test_every_step_of_a_playout_is_legal_and_the_result_is_the_laws(game: Game) -> None:
    number = 40 if len(game.board) < 40 else 5 if len(game.board) < 130 else 1
    check_traces(game.start(), number, seed=1)
    for share in (0.3, 0.5, 0.7, 0.85, 0.95):
        check_traces(middle(game, random.Random(f"traces {share}"), share), number, seed=2)


@pytest.mark.long
@pytest.mark.parametrize("game", COVER, ids=label)
def test_the_length_of_a_trace_changes_nothing(game: Game) -> None:
    ends = []
    for length in (1, 7, LONGEST):
        tracer = Tracer(game.start(), 3, length)
        ends.append(([tracer.play()[1:] for _ in range(5)], tracer.rng.tolist()))
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("game", [game for game in COVER if len(game.board) < 70], ids=label)
def test_every_legal_action_is_equally_likely(game: Game) -> None:
    start = game.start()
    later = [middle(game, random.Random(4), share) for share in (0.3, 0.6, 0.9)]
    for position in (start, start.after(start.legal[0]), *later):  # the second may offer a swap
        if len(position.legal) > 1:
            check_uniform(position, seed=3)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("assault", {}),
        ("assault", {"momentum": 1, "influence": True}),
        ("assault", {"tide": True, "turn_limit": 60}),
        ("assault", {"sacred": "any", "pie": True, "stubborn": True}),
        ("faultlines", {}),
        ("faultlines", {"size": 5, "pie": True, "resonance": True}),
        ("faultlines", {"size": 4, "turn_limit": 10, "keystone": True, "fault_lines": "b2+c3"}),
        ("faultlines", {"size": 7, "aftershock": True, "keystone": True, "resonance": True}),
        ("faust", {}),
        ("faust", {"size": 3}),
        ("faust", {"size": 5, "pie": False}),
        ("faust", {"size": 11, "pattern": False}),
        ("lifeline", {"size": 2}),
        ("lifeline", {"size": 3}),
        ("lifeline", {"size": 4, "balance": "weak"}),
        ("lifeline", {"size": 4, "balance": "komi"}),
        ("lifeline", {"size": 7}),
    ],
)
def test_results_and_lengths_are_those_of_the_law(name: str, options: dict[str, object]) -> None:
    game = craton.game(name, **options)
    check_results(game.start())
    check_results(middle(game, random.Random(5), 0.5))
