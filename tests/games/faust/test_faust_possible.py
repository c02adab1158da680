"""Texts of impossible positions are refused; every position that play reaches is accepted."""

from __future__ import annotations

import pytest

import craton

IMPOSSIBLE = {
    "turns: the game ends after 108 turns.": [" 3/3/3 black 109 -", " b2/w2/3 black 108 -"],
    "mover: only Black or White can be to move.": [" 3/3/3 chance 0 -", " 3/3/3 first 0 -"],
    "mover: after 0 turns the other side is to move.": [" 3/3/3 white 0 -"],
    "mover: after 4 turns the other side is to move.": [" b2/w2/3 white 4 -"],
    "seats: a swap comes after Black's first turn.": [" 3/3/3 black 0 seats=swapped"],
    "seats: there is no swap without the pie rule.": [",pie=no b2/3/3 white 1 seats=swapped"],
    "board: after 0 turns Black has 0 and White 0 discs.": [" b2/3/3 black 0 -"],
    "board: after 1 turn Black has 1 and White 0 discs.": [" 3/3/3 white 1 -", " w2/3/3 white 1 -"],
    "board: after 2 turns Black has 1 and White 1 discs.": [" bb1/3/3 black 2 -"],
    "board: there are more discs than the 4 turns can have placed.": [" bbb/ww1/3 black 4 -"],
    "mover: a side has no disc left, so the game is over.": [
        " bbb/3/3 black 4 -",
        " b2/3/3 over 108 winner=draw,reason=move-cap",
    ],
    "reason: a game is drawn by the move cap only when that many turns have been taken.": [
        " bw1/3/3 over 50 winner=draw,reason=move-cap",
        " bw1/3/3 over 108 winner=white,reason=move-cap",
    ],
    "winner: the side that moved last has won.": [
        " bbb/3/3 over 8 winner=black,reason=annihilation",
        " b2/3/3 over 1 winner=black,reason=annihilation",
        " bbb/3/3 over 9 winner=draw,reason=annihilation",
    ],
    "winner: the winner has discs, and the loser has none.": [
        " bbw/3/3 over 9 winner=black,reason=annihilation",
        " www/3/3 over 9 winner=black,reason=annihilation",
    ],
    "board: there are more discs than 4 turns can have placed.": [" bbb/bb1/3 over 5 winner=black,reason=annihilation"],
}


@pytest.mark.parametrize(
    ("problem", "text"), [(problem, text) for problem, texts in IMPOSSIBLE.items() for text in texts]
)
def test_an_impossible_position_is_refused_with_a_sentence(problem: str, text: str) -> None:
    with pytest.raises(craton.TextError) as error:
        craton.parse(f"faust size=3{text}")
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
