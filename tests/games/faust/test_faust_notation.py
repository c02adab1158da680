"""How Faust is written, read and explained."""

from __future__ import annotations

import random

import pytest

import craton
from craton.core.actions import Incomplete
from craton.core.state import State
from tests.games.faust.faust_boards import changed, drawn

BOUNDED = ". w w . . / w b b w . / w b b w . / . w w . . / . . . . ."
CROSSCUT = ". . . . . / . b w . . / b b w w . / w w b b . / . w b . ."


def reason(state: State, text: str) -> str:
    """Why an action is refused, without the list of legal ones."""
    verdict = state.explain(text)
    assert verdict.status == "illegal"
    return verdict.reason.partition(" Legal: ")[0]


@pytest.mark.parametrize("size", [3, 4, 8, 19])
def test_every_action_is_read_as_it_is_written(size: int) -> None:
    game = craton.game("faust", size=size)
    notation, cells = game.definition.notation, size * size
    rng = random.Random(size)
    actions = range(game.action_count)
    for action in actions if size < 5 else rng.sample(actions, 2000):
        low, high = divmod(action - 2 * cells - 2, cells)
        if action < 2 * cells + 2 or (low // size <= high // size and low % size <= high % size):
            assert notation.read(game, notation.write(game, action)) == action


def test_actions_are_written_as_in_the_rulebook() -> None:
    game = craton.game("faust")
    texts = ["e5", "#e5", "e5:g7", "e5:e5", "swap", "pass"]
    assert [game.definition.notation.write(game, game.definition.notation.read(game, text)) for text in texts] == texts


@pytest.mark.parametrize("text", ["b3:c4", " B3 : C4 ", "c4:b3", "b4:c3", "c3:b4"])
def test_any_two_opposite_corners_name_a_rectangle(text: str) -> None:
    verdict = drawn(BOUNDED).explain(text)
    assert verdict
    assert verdict.action == "b3:c4"


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("", "Name a cell, such as a1."),
        ("#", "Name the bottom-left corner of the crosscut's square, such as #a1."),
        ("#e", "The number after e is missing."),
        ("e", "The number after e is missing."),
        ("e5:", "The opposite corner is missing; for a single disc it is e5:e5."),
        ("e5:g", "The number after g is missing."),
        ("pa", "pa is the beginning of pass."),
        ("swa", "swa is the beginning of swap."),
    ],
)
def test_the_beginning_of_an_action_is_incomplete(text: str, missing: str) -> None:
    state = craton.new("faust")
    verdict = state.explain(text)
    assert (verdict.status, verdict.reason) == ("incomplete", missing)
    with pytest.raises(Incomplete):
        state.push(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("i5", "There is no cell i5 on this board; it has a1 to h8."),
        ("#i5", "There is no cell i5 on this board; it has a1 to h8."),
        ("e5:e9", "There is no cell e9 on this board; it has a1 to h8."),
        (":e5", "A rectangle is written with two corners, such as a1:b2."),
        ("a1:b2:c3", "b2:c3 is not an action of Faust."),
        ("resign", "resign is not an action of Faust."),
    ],
)
def test_what_is_no_action_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    assert reason(craton.new("faust"), text) == sentence


def test_an_occupied_cell_is_named() -> None:
    assert reason(drawn(BOUNDED), "a3") == "a3 is occupied."


@pytest.mark.parametrize(
    ("cell", "glyph", "sentence"),
    [
        ("b3", ".", "b3:c4 contains an empty cell, b3."),
        ("c4", "w", "b3:c4 contains one of your discs, c4."),
        ("a4", "b", "The wall to the left of b3:c4 is not filled with one colour."),
        ("d3", ".", "The wall to the right of b3:c4 is not filled with one colour."),
        ("b2", "b", "The wall below b3:c4 is not filled with one colour."),
        ("c5", ".", "The wall above b3:c4 is not filled with one colour."),
    ],
)
def test_the_reason_against_a_rectangle_names_its_first_fault(cell: str, glyph: str, sentence: str) -> None:
    assert reason(changed(drawn(BOUNDED), cell, glyph), "b3:c4") == sentence


def test_of_an_edge_and_the_wall_opposite_the_wall_is_blamed() -> None:
    state = drawn("b b . / w w w / . . .")
    assert reason(state, "a3:b3") == "The wall to the right of a3:b3 is not filled with one colour."
    state = drawn("b . . / b w . / . w .")
    assert reason(state, "a2:a3") == "The wall to the right of a2:a3 is not filled with one colour."
    state = drawn("b w . / b w . / . . .")
    assert reason(state, "a2:a3") == "The wall below a2:a3 is not filled with one colour."


def test_half_of_the_perimeter_is_counted_out() -> None:
    state = drawn(". b b . . / w b b w . / w b b w . / . b b . . / . . . . .")
    assert reason(state, "b3:c4") == "You own 4 of 8 on the perimeter; you need more than half."
    neutral = drawn("w w w / b b b / b b b")
    assert reason(neutral, "a2:c2") == "You own 3 of 8 on the perimeter; you need more than half."
    assert neutral.explain("a1:c2")


def test_a_larger_rectangle_is_named() -> None:
    state = drawn("w w w w w / w b b b w / w b b b w / w b b b w / w w w w w")
    assert reason(state, "b2:b4") == "b2:b4 is part of the larger rectangle b2:d4, which can be captured."
    assert reason(state, "b2:c4") == "b2:c4 is part of the larger rectangle b2:d4, which can be captured."


def test_a_number_that_names_no_rectangle_is_explained() -> None:
    state = drawn(BOUNDED)
    notation = state.game.definition.notation
    reversed_corners = 2 * 25 + 2 + 25 * 17 + 11  # c4:b3
    assert notation.write(state.game, reversed_corners) == "c4:b3"
    assert notation.why_illegal(state.position, reversed_corners) == (
        "c4:b3 is not a rectangle: its bottom-left cell is named first, its top-right cell second."
    )


def test_a_missing_crosscut_is_explained() -> None:
    state = drawn(CROSSCUT)
    assert state.explain("#a1")
    assert reason(state, "#b1") == "There is no locked crosscut at b1."
    assert reason(changed(state, "b1", "b"), "#a1") == "There is no locked crosscut at a1."
    assert reason(state, "#c1") == "The 4×4 square from c1 does not fit on the board."
    assert reason(state, "#a3") == "The 4×4 square from a3 does not fit on the board."
    assert (
        reason(drawn(CROSSCUT, pattern=False), "#a1") == "This game is played without capture A, the locked crosscut."
    )


def test_a_pass_is_refused_with_a_legal_action() -> None:
    start = "A side may pass only if it has no other legal action, but "
    assert reason(craton.new("faust"), "pass") == start + "a1 is empty."
    assert reason(drawn("b b b / b w b / b b b", mover="black"), "pass") == start + "b2:b2 can be captured."
    assert reason(drawn("b b w w / b b w w / w w b b / w w b b"), "pass") == start + "#a1 can be captured."
    assert drawn("b b b / b w b / b b b").explain("pass")


def test_a_swap_is_refused_with_the_reason() -> None:
    state = craton.new("faust", size=3)
    only = "Only White may swap, as the first action of its first turn."
    assert reason(state, "swap") == only
    state.push("b2")
    assert state.explain("swap")
    state.push("swap")
    assert reason(state, "swap") == "The seats have been swapped already."
    state.push("a1")
    assert reason(state, "swap") == only
    state.push("a2")
    assert reason(state, "swap") == only
    without = craton.new("faust", size=3, pie=False)
    without.push("b2")
    assert reason(without, "swap") == "This game is played without the pie rule, so there is no swap."


def test_nothing_is_legal_once_the_game_is_over() -> None:
    state = drawn("w w w / w b w / w w w")
    state.push("b2:b2")
    notation = state.game.definition.notation
    assert {notation.why_illegal(state.position, action) for action in range(state.game.action_count)} == {
        "The game is over."
    }


def test_all_actions_but_a_swap_use_a_turn_number() -> None:
    game = craton.game("faust", size=4)
    notation = game.definition.notation
    numbered = [
        notation.is_numbered(game, notation.read(game, text)) for text in ("a1", "#a1", "a1:b2", "pass", "swap")
    ]
    assert numbered == [True, True, True, True, False]
