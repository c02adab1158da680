"""Openings of finished games: symmetric games count together, and results belong to the seat that decided."""

import pytest

import craton
from craton.core.errors import RecordError
from craton.core.sides import Side
from craton.lab.openings import TURNS, OpeningBook, Results
from craton.record import parse_record
from tests.drawn import play


def told(book: OpeningBook, state: craton.State) -> dict[str, Results]:
    return {" ".join(move.actions): move.results for move in book.at(state.position)}


def test_games_that_are_mirror_images_count_as_one_opening() -> None:
    book = OpeningBook()
    for winner, actions in (
        (Side.BLACK, ("a1", "b2", "a2")),
        (Side.BLACK, ("c3", "b2", "c2")),
        (Side.WHITE, ("a3", "b2", "b3")),
        (None, ("a1", "c3")),
    ):
        book.add(play(craton.new("faust", size=3), *actions), winner)
    start = craton.new("faust", size=3)
    assert told(book, start) == {"a1 c1 a3 c3": Results(2, 1, 1)}
    assert told(book, play(start, "c1")) == {"b2": Results(1, 0, 2), "a3": Results(0, 1, 0)}
    assert told(book, play(start, "b2")) == {"b1 c2": Results(2, 0, 1)}
    assert book.games == 4


def test_results_are_those_of_the_seat_that_decided_also_after_a_swap() -> None:
    book = OpeningBook()
    game = play(craton.new("lifeline", size=3), "a1", "b3", "swap", "c3")
    assert game.seat("black") == "second"
    book.add(game, Side.BLACK)
    state = craton.new("lifeline", size=3)
    expected = [
        ("a1", Results(losses=1)),
        ("b3", Results(losses=1)),
        ("swap", Results(wins=1)),
        ("c3", Results(losses=1)),
    ]
    for action, results in expected:
        (found,) = book.at(state.position)
        assert action in found.actions
        assert found.results == results
        state.push(action)


def test_only_the_first_turns_are_counted() -> None:
    cells = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    game = play(craton.new("faust", size=5, pie=False), *(cells[7 * place % 25] for place in range(TURNS + 1)))
    book = OpeningBook()
    book.add(game, None)
    assert book.at(game.steps[TURNS - 1].before)
    assert not book.at(game.steps[TURNS].before)


def test_scores_have_an_interval() -> None:
    assert Results().score is None
    assert Results().interval == (0.0, 1.0)
    found = Results(wins=7, draws=2, losses=1)
    assert found.score == 0.8
    low, high = found.interval
    assert 0.4 < low < 0.8 < high < 0.97


def test_an_unfinished_record_is_refused() -> None:
    book = OpeningBook()
    with pytest.raises(RecordError, match="not finished"):
        book.add_record(parse_record('[Game "faust"]\n[Options "size=3"]\n\n1. a1 *\n'))
    assert book.games == 0
