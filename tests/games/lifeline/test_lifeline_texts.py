"""Explanations of what people type, and of texts of impossible positions."""

from __future__ import annotations

import re

import pytest

import craton
from craton import ActionError, TextError
from tests.drawn import play
from tests.games.lifeline.lifeline_boards import drawn

ENCLOSED = """
        w . b
       . . . .
      . . . . w
       b b . .
        . b .
"""

IMPOSSIBLE = {
    "turns: the game ends after 228 turns.": ["size=3 b1w/4/5/4/w1b black 229 -"],
    "points: the komi is at most 12.": ["size=3,balance=komi b1w/4/5/4/w1b black 20 points=13"],
    "points: the komi is at most 2.": ["size=3,balance=komi,komi_max=2 b1w/4/5/4/w1b black 20 points=3"],
    "phase: there is komi only with balance=komi.": [
        "size=3 b1w/4/5/4/w1b black 20 points=1",
        "size=3,balance=weak 3/4/5/4/3 first 0 phase=komi",
    ],
    "mover: the first player names the komi, the second player takes a colour.": [
        "size=3,balance=komi 3/4/5/4/3 second 0 phase=komi",
        "size=3,balance=komi 3/4/5/4/3 black 0 phase=colour,points=3",
    ],
    "points: komi is set if and only if it has been named.": [
        "size=3,balance=komi 3/4/5/4/3 first 0 phase=komi,points=3",
        "size=3,balance=komi 3/4/5/4/3 second 0 phase=colour",
    ],
    "board: nothing has been played while komi is being agreed.": [
        "size=3,balance=komi 3/4/5/4/b2 first 0 phase=komi",
        "size=3,balance=komi 3/4/5/4/3 first 1 phase=komi",
        "size=3,balance=komi 3/4/5/4/3 second 0 phase=colour,points=1,seats=swapped",
    ],
    "mover: a seat is to move only while komi is being agreed.": ["size=3 3/4/5/4/3 first 0 -"],
    "mover: after 20 turns the other side is to move.": [
        "size=3 b1w/4/5/4/w1b white 20 -",
        "size=3 b1w/4/5/4/w1b chance 20 -",
    ],
    "seats: a swap comes after Black's first turn.": [
        "size=3 3/4/5/4/3 black 0 seats=swapped",
        "size=3,balance=weak 3/4/5/4/3 black 0 seats=swapped",
    ],
    "first_stone: it must be named while its pair is unfinished, and not otherwise.": [
        "size=3 3/4/5/4/b2 black 0 phase=pair",
        "size=3 3/4/5/4/b2 black 0 first_stone=a1",
    ],
    "first_stone: it is a stone of the side to move, in its first turn with balance=strong.": [
        "size=3 b1w/4/5/4/w1b black 2 phase=pair,first_stone=e1",
        "size=3,balance=weak 3/4/5/4/b2 black 0 phase=pair,first_stone=a1",
        "size=3 3/4/5/4/b2 black 0 phase=pair,first_stone=a2",
    ],
    "board: after 0 turns Black has 0 and White 0 stones.": ["size=3 3/4/5/4/b2 black 0 -"],
    "board: after 1 turn Black has 2 and White 0 stones.": ["size=3 3/4/5/4/b2 white 1 -"],
    "board: after 0 turns Black has 1 and White 0 stones.": ["size=3 3/4/5/4/b1b black 0 phase=pair,first_stone=a1"],
    "board: after 1 turn Black has 1 and White 0 stones.": ["size=3,balance=weak 3/4/5/4/b1b white 1 -"],
    "board: after 3 turns Black has 2 and White 1 stones.": ["size=3,balance=weak 3/4/5/4/b1b white 3 -"],
    "board: after 2 turns Black has 1 and White 1 stones.": ["size=3,balance=komi 3/4/5/4/b2 black 2 points=2"],
    "board: dead groups are removed at the end of a turn.": [
        "size=3 3/4/5/4/bb1 white 1 -",
        "size=3 b1w/4/5/4/w2 black 20 -",
        "size=3,balance=weak 3/4/5/1w2/w2 black 4 -",
        "size=3 b2/4/5/4/3 over 21 winner=black,reason=last-placement",
    ],
    "mover: the side to move has no legal placement, so the game is over.": [
        "size=3 b1b/4/5/4/3 white 21 -",
        "size=3,balance=komi b1b/4/5/4/3 white 21 points=3",
        "size=3 3/4/5/4/3 black 20 -",
    ],
    "phase: a game does not end within a turn.": [
        "size=3 3/4/5/4/b2 over 0 phase=pair,first_stone=a1,winner=black,reason=last-placement"
    ],
    "reason: a game is drawn by the move cap only when that many turns have been taken.": [
        "size=3 b1w/4/5/4/w1b over 228 winner=black,reason=move-cap",
        "size=3 b1w/4/5/4/w1b over 227 winner=draw,reason=move-cap",
    ],
    "winner: the side that placed last has won.": [
        "size=3 b1b/4/5/4/3 over 21 winner=white,reason=last-placement",
        "size=3 b1b/4/5/4/3 over 21 winner=draw,reason=last-placement",
    ],
    "mover: the side to move can still place a stone.": [
        "size=3 b1w/4/5/4/w1b over 21 winner=black,reason=last-placement"
    ],
}

UNREACHED = [
    # After 228 turns the game is over, by the cap if by nothing else.
    "size=3 b1w/4/5/4/w1b black 228 -",
    # Nothing is removed before the fourth stone, so the game cannot be over after two turns.
    "size=3,balance=weak 3/4/5/4/3 over 2 winner=white,reason=last-placement",
    # A komi of at least 1 has been named, and none of it can be spent before four stones have been placed.
    "size=3,balance=komi 3/4/5/4/3 black 0 -",
    # At the cap, too, dead groups have been removed.
    "size=3 3/4/5/4/bb1 over 228 winner=draw,reason=move-cap",
]


@pytest.mark.parametrize(
    ("problem", "text"), [(problem, text) for problem, texts in IMPOSSIBLE.items() for text in texts]
)
def test_an_impossible_position_is_refused_with_the_place_and_the_reason(problem: str, text: str) -> None:
    with pytest.raises(TextError, match=f"^{re.escape(problem)}"):
        craton.parse(f"lifeline {text}")


@pytest.mark.parametrize("text", UNREACHED)
def test_a_position_that_no_game_reaches_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        craton.parse(f"lifeline {text}")


@pytest.mark.parametrize(
    "text",
    [
        "size=3 3/4/5/4/3 black 0 -",
        "size=3 3/4/5/4/b2 black 0 phase=pair,first_stone=a1",
        "size=3 3/4/5/4/b1b white 1 -",
        "size=3 3/4/5/4/b1b white 1 seats=swapped",
        "size=3 2w/4/5/4/b1b white 1 phase=pair,first_stone=e3",
        "size=3,balance=weak 3/4/2bb1/4/w2 white 3 -",
        "size=3,balance=komi 3/4/5/4/3 first 0 phase=komi",
        "size=3,balance=komi 3/4/5/4/3 second 0 phase=colour,points=12",
        "size=3,balance=komi b1w/4/5/4/w1b white 21 seats=swapped,points=3",
        "size=3 b1b/4/5/4/3 over 21 winner=black,reason=last-placement",
        "size=3 3/4/5/4/3 over 21 winner=black,reason=last-placement",
        "size=3 b1w/4/5/4/w1b over 228 winner=draw,reason=move-cap",
    ],
)
def test_a_possible_position_is_read_and_written_back_the_same(text: str) -> None:
    assert craton.parse(f"lifeline {text}").to_text() == f"lifeline {text}"


# What people type


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("e2", "legal", "e2"),
        (" E 2 ", "legal", "e2"),
        ("", "incomplete", "Name a cell, such as a1."),
        ("e", "incomplete", "The number after e is missing."),
        ("komi", "incomplete", "Name the number of points, such as komi 3."),
        ("e1", "illegal", "e1 is occupied."),
        (
            "a1",
            "illegal",
            "This placement would change nothing: no empty path leads from a1 to a group of yours. "
            "Legal: a3, b3, b4, c1, c2, c3, c4, d1 and 4 more.",
        ),
        ("f1", "illegal", "There is no cell f1 on this board; it has rows a to e, the longest up to c5."),
        ("a4", "illegal", "There is no cell a4 on this board; it has rows a to e, the longest up to c5."),
        ("pass", "illegal", "pass is not an action of Lifeline."),
        ("swap", "illegal", "Only White may swap, as the first action of its first turn."),
        ("spend", "illegal", "Only White can spend komi, and only while it has some."),
        ("komi 3", "illegal", "There is no komi to agree on now."),
        ("white", "illegal", "There is no komi to agree on now."),
        ("e2=1", "illegal", "e2 causes no chance event, so it takes no outcome."),
    ],
)
def test_explanations_in_the_middle_of_a_game(text: str, status: str, said: str) -> None:
    state = drawn(ENCLOSED, mover="white")
    verdict = state.explain(text)
    assert bool(verdict) == (status == "legal")
    assert verdict.status == status
    assert (verdict.action or verdict.reason).startswith(said)
    if not verdict:
        with pytest.raises(ActionError) as error:
            state.push(text)
        assert str(error.value) == verdict.reason


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        ("komi 3", "legal", "komi 3"),
        ("KOMI3", "legal", "komi 3"),
        ("komi 03", "legal", "komi 3"),
        ("komi", "incomplete", "Name the number of points, such as komi 3."),
        ("komi 13", "illegal", "The komi is at most 12."),
        *(
            (text, "illegal", "A komi is a number from 1 to 12.")
            for text in ("komi 0", "komi -1", "komi x", "komi 100")
        ),
        ("c3", "illegal", "The first player names a komi now."),
        ("black", "illegal", "The first player names a komi now."),
    ],
)
def test_explanations_while_a_komi_is_named(text: str, status: str, said: str) -> None:
    verdict = craton.new("lifeline", size=3, balance="komi").explain(text)
    assert verdict.status == status
    assert (verdict.action or verdict.reason).startswith(said)


@pytest.mark.parametrize("text", ["c3", "komi 3", "swap", "spend"])
def test_explanations_while_a_colour_is_taken(text: str) -> None:
    state = play(craton.new("lifeline", size=3, balance="komi"), "komi 3")
    assert state.explain(text).reason.startswith("The second player takes black or white now. Legal: black, white.")
    assert state.explain("Black").action == "black"


def test_a_pair_may_be_typed_at_once_or_stone_by_stone() -> None:
    state = craton.new("lifeline", size=3)
    assert state.explain("a1+c3").action == "a1+c3"
    assert state.explain("a1").action == "a1"
    assert state.explain("a1+").status == "incomplete"
    assert state.explain("a1+c").reason == "The number after c is missing."
    assert state.explain("a1+a1").reason.startswith("a1 is occupied.")
    assert state.explain("a1+c3+e1").action == "a1+c3+e1"  # the beginning of White's turn
