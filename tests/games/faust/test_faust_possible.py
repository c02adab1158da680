"""Texts of impossible positions are refused; every position that play reaches is accepted."""

from __future__ import annotations

import random

import pytest

import craton
from craton.core.text import read_position, write_position
from tests.games.faust.faust_boards import random_positions


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("faust size=3 3/3/3 black 109 -", "turns: the game ends after 108 turns."),
        ("faust size=3 b2/w2/3 black 108 -", "turns: the game ends after 108 turns."),
        ("faust size=3 3/3/3 chance 0 -", "mover: only Black or White can be to move."),
        ("faust size=3 3/3/3 first 0 -", "mover: only Black or White can be to move."),
        ("faust size=3 3/3/3 white 0 -", "mover: after 0 turns the other side is to move."),
        ("faust size=3 b2/w2/3 white 4 -", "mover: after 4 turns the other side is to move."),
        ("faust size=3 3/3/3 black 0 seats=swapped", "seats: a swap comes after Black's first turn."),
        ("faust size=3,pie=no b2/3/3 white 1 seats=swapped", "seats: there is no swap without the pie rule."),
        ("faust size=3 b2/3/3 black 0 -", "board: after 0 turns Black has 0 and White 0 discs."),
        ("faust size=3 3/3/3 white 1 -", "board: after 1 turns Black has 1 and White 0 discs."),
        ("faust size=3 w2/3/3 white 1 -", "board: after 1 turns Black has 1 and White 0 discs."),
        ("faust size=3 bb1/3/3 black 2 -", "board: after 2 turns Black has 1 and White 1 discs."),
        ("faust size=3 bbb/ww1/3 black 4 -", "board: there are more discs than the 4 turns can have placed."),
        ("faust size=3 bbb/3/3 black 4 -", "mover: a side has no disc left, so the game is over."),
        (
            "faust size=3 bw1/3/3 over 50 winner=draw,reason=move-cap",
            "reason: the move cap makes a draw, once its number of turns is reached.",
        ),
        (
            "faust size=3 bw1/3/3 over 108 winner=white,reason=move-cap",
            "reason: the move cap makes a draw, once its number of turns is reached.",
        ),
        (
            "faust size=3 b2/3/3 over 108 winner=draw,reason=move-cap",
            "mover: a side has no disc left, so the game is over.",
        ),
        ("faust size=3 bbb/3/3 over 8 winner=black,reason=annihilation", "winner: the side that moved last has won."),
        ("faust size=3 b2/3/3 over 1 winner=black,reason=annihilation", "winner: the side that moved last has won."),
        ("faust size=3 bbb/3/3 over 9 winner=draw,reason=annihilation", "winner: the side that moved last has won."),
        (
            "faust size=3 bbw/3/3 over 9 winner=black,reason=annihilation",
            "winner: the winner has discs, and the loser has none.",
        ),
        (
            "faust size=3 www/3/3 over 9 winner=black,reason=annihilation",
            "winner: the winner has discs, and the loser has none.",
        ),
        (
            "faust size=3 bbb/bb1/3 over 5 winner=black,reason=annihilation",
            "board: there are more discs than 4 turns can have placed.",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(craton.TextError) as error:
        craton.parse(text)
    assert str(error.value) == problem


@pytest.mark.parametrize(
    "text",
    [
        "faust size=3 3/3/3 black 0 -",
        "faust size=3 b2/3/3 white 1 -",
        "faust size=3 b2/3/3 white 1 seats=swapped",
        "faust size=3,pattern=no b2/3/2w black 2 seats=swapped",
        "faust size=3 bbb/bwb/bbb white 107 -",
        "faust size=3 bbb/bwb/bbb over 108 winner=draw,reason=move-cap",
        "faust size=3 www/www/www over 108 winner=white,reason=annihilation",
    ],
)
def test_a_possible_position_is_accepted(text: str) -> None:
    assert craton.parse(text).to_text() == text


@pytest.mark.parametrize("n", [3, 4, 5, 8])
@pytest.mark.parametrize("keenness", [0, 0.5, 1])
def test_every_position_of_play_is_accepted(n: int, keenness: float) -> None:
    rng = random.Random(f"possible {n} {keenness}")
    for number in range(60 // n):
        game = craton.game("faust", size=n, pie=number % 2, pattern=number % 3 > 0)
        for position in random_positions(rng, game, keenness):
            text = write_position(position)
            assert read_position(text) == position
