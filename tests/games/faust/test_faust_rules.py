"""The rules of Faust on drawn boards. White captures in most of them, as in the document's figure."""

from __future__ import annotations

import pytest

import craton
from craton.core.sides import Actor, Side
from tests.drawn import play
from tests.games.faust.faust_boards import captures, changed, drawn, rows

# Placing and passing


def test_a_side_without_a_legal_action_passes() -> None:
    state = drawn("b b b / b w b / b b b")
    assert list(state.legal_moves) == ["pass"]
    state.push("pass")
    assert (state.to_move, state.turn) == (Side.BLACK, 10)
    assert list(state.legal_moves) == ["b2:b2"]


def test_a_side_that_can_place_or_capture_may_not_pass() -> None:
    assert list(drawn("b b b / b w b / b b .").legal_moves) == ["c1"]
    assert list(drawn("b b b / b w b / b b b", mover="black").legal_moves) == ["b2:b2"]


# The end


def test_a_side_that_has_not_placed_yet_has_not_lost() -> None:
    state = play(craton.new("faust", size=3), "b2")
    assert state.outcome is None
    assert play(state, "swap").outcome is None
    assert play(state, "a1").outcome is None


def test_a_side_without_a_disc_has_lost() -> None:
    state = play(drawn("w w w / w b w / w w w"), "b2:b2")
    assert state.to_move is None
    assert str(state.outcome) == "white (annihilation)"
    assert len(state.legal_moves) == 0


@pytest.mark.parametrize(("board", "action"), [("b b b / b w b / b b b", "pass"), ("b b b / b w b / b b .", "c1")])
def test_after_twelve_turns_for_each_cell_the_game_is_a_draw(board: str, action: str) -> None:
    state = drawn(board, turns=12 * 9 - 1)
    assert state.outcome is None
    assert str(play(state, action).outcome) == "draw (move-cap)"
    assert state.turn == 12 * 9


def test_a_normal_end_takes_precedence_over_the_move_cap() -> None:
    state = drawn("w w w / w b w / w w w", turns=12 * 9 - 1)
    assert str(play(state, "b2:b2").outcome) == "white (annihilation)"


# Swap


def test_white_may_swap_seats_on_its_first_turn_and_then_moves() -> None:
    state = play(craton.new("faust", size=3), "b2")
    assert "swap" in state.legal_moves
    assert state.seat("black") is Actor.FIRST
    state.push("swap")
    assert (state.to_move, state.turn, state.seat("black")) == (Side.WHITE, 1, Actor.SECOND)
    assert rows(state) == ". . . / . b . / . . ."
    assert list(state.legal_moves) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]


# Capture B, condition 1: four walls of one colour each

BOUNDED = """
    . w w . .
    w b b w .
    w b b w .
    . w w . .
    . . . . ."""


def test_a_rectangle_within_four_walls_is_captured_and_nothing_else_changes() -> None:
    state = drawn(BOUNDED)
    assert captures(state) == ["b3:c4"]
    others = changed(state, "e1", "b")
    assert rows(play(others, "b3:c4")) == ". w w . . / w w w w . / w w w w . / . w w . . / . . . . b"


@pytest.mark.parametrize("cell", ["a3", "a4", "d3", "d4", "b2", "c2", "b5", "c5"])
@pytest.mark.parametrize("glyph", [".", "b"])
def test_each_wall_must_be_completely_filled_with_one_colour(cell: str, glyph: str) -> None:
    assert "b3:c4" not in captures(changed(drawn(BOUNDED), cell, glyph))


@pytest.mark.parametrize("cell", ["a2", "d2", "a5", "d5"])
@pytest.mark.parametrize("glyph", ["b", "w"])
def test_corners_are_no_part_of_the_walls(cell: str, glyph: str) -> None:
    assert "b3:c4" in captures(changed(drawn(BOUNDED), cell, glyph))


@pytest.mark.parametrize("glyph", [".", "w"])
def test_a_rectangle_consists_of_enemy_discs_only(glyph: str) -> None:
    assert "b3:c4" not in captures(changed(drawn(BOUNDED), "c3", glyph))


# Capture B, condition 2: more than half of the perimeter


def test_three_of_four_walls_capture_a_single_disc() -> None:
    state = drawn("""
        . . . . .
        . . w . .
        . w b w .
        . . b . .
        . . . . .""")
    assert captures(state) == ["c3:c3"]


@pytest.mark.parametrize("cell", ["b3", "d3", "c4"])
def test_half_of_the_perimeter_is_not_enough(cell: str) -> None:
    state = drawn(". . . . . / . . w . . / . w b w . / . . b . . / . . . . .")
    assert captures(changed(state, cell, "b")) == []


def test_the_longer_walls_of_an_oblong_rectangle_are_enough() -> None:
    upright = drawn("""
        . . b . .
        . w b w .
        . w b w .
        . . b . .
        . . . . .""")
    # All of column c from c2 to c5 is black, but only at c3:c4 do discs of White's stand on both sides.
    assert captures(upright) == ["c3:c4"]


def test_the_shorter_walls_are_not_enough() -> None:
    state = drawn("""
        . b b b .
        w b b b w
        . b b b .
        . . . . .
        . . . . .""")
    assert captures(state) == []


def test_a_square_with_two_walls_of_either_colour_is_safe() -> None:
    state = drawn("""
        . b b . .
        w b b w .
        w b b w .
        . b b . .
        . . . . .""")
    assert captures(changed(state, "c2", "w")) == []
    assert captures(state) == []  # walls of two against walls of two
    assert captures(changed(changed(state, "b5", "w"), "c5", "w")) == ["b3:c4"]


# Capture B, condition 3: no larger rectangle


def test_only_the_largest_rectangle_is_captured() -> None:
    state = drawn("""
        w w w w w
        w b b b w
        w b b b w
        w b b b w
        w w w w w""")
    assert captures(state) == ["b2:d4"]


def test_parts_of_a_rectangle_are_captured_where_the_whole_has_no_wall_and_may_share_a_disc() -> None:
    state = drawn("""
        . w w . .
        w b b w .
        w b b b .
        . w w . .
        . . . . .""")
    # The right wall has both colours. Without the right column the wall is black, without the lower row it is White's.
    assert captures(state) == ["b3:b4", "b4:c4"]
    assert rows(play(state, "b4:c4")) == ". w w . . / w w w w . / w b b b . / . w w . . / . . . . ."


def test_without_its_last_row_a_stack_ends_at_a_wall_of_enemy_discs() -> None:
    state = drawn("""
        . w . . .
        w b w . .
        w b w . .
        w b w . .
        . . . . .""")
    assert captures(state) == ["b3:b4"]  # not b2:b4, as b1 is empty


def test_a_stack_may_lose_a_row_at_both_ends() -> None:
    state = drawn("""
        . . . . .
        w b w . .
        w b w . .
        w b w . .
        . . . . .""")
    assert captures(state) == []  # b3:b3 is left, with two of four walls
    longer = drawn("""
        . . . . . .
        w b w . . .
        w b w . . .
        w b w . . .
        w b w . . .
        . . . . . .""")
    assert captures(longer) == ["b3:b4"]


# Capture B: edges


def test_an_edge_has_the_colour_of_the_wall_opposite() -> None:
    state = drawn("""
        . . . .
        w . . .
        b w . .
        b . . .""")
    # a2: the left edge is White's as b2 is; with a3 that makes three of four.
    assert captures(state) == ["a2:a2"]


def test_an_edge_opposite_an_enemy_wall_is_the_enemys() -> None:
    state = drawn("""
        . . . .
        w . . .
        b b . .
        w . . .""")
    assert captures(state) == []  # two of four


def test_an_edge_opposite_a_wall_of_no_one_colour_is_no_wall() -> None:
    state = drawn("""
        . . . .
        w . . .
        b . . .
        w . . .""")
    assert captures(state) == []
    assert captures(changed(state, "b2", "w")) == ["a2:a2"]


def test_two_discs_capture_a_corner() -> None:
    assert captures(drawn(". . . / w . . / b w .")) == ["a1:a1"]
    assert captures(drawn(". . . / b . . / b w .")) == []
    assert captures(drawn("w b . / . w . / . . .")) == []
    assert captures(drawn(". w b / . . w / . . .")) == ["c3:c3"]


def test_a_rectangle_in_a_corner_may_be_large() -> None:
    state = drawn("""
        . . . .
        w w w .
        b b b w
        b b b w""")
    assert captures(state) == ["a1:c2"]


def test_two_opposite_edges_are_neutral() -> None:
    strip = drawn("""
        w b w .
        w b w .
        w b w .
        w b w .""")
    assert captures(strip) == ["b1:b4"]  # eight of ten
    state = drawn("""
        w b b w
        w b b w
        w b b w
        w b b w""")
    assert captures(state) == ["b1:c4"]  # eight of twelve


def test_neutral_edges_count_in_the_perimeter_for_neither_side() -> None:
    state = drawn("""
        w w w w
        b b b b
        b b b b
        b b b b""")
    # The upper wall and the lower edge: eight of fourteen.
    assert captures(state) == ["a1:d3"]
    half = drawn("""
        w w w w
        b b b b
        b b b b
        b b b w""")
    # a2:d3 has four of twelve; a1:c3 has no one colour to its right; a1:c2 would be White's by one wall and one edge.
    assert captures(half) == []
    between = drawn("""
        w w w w
        b b b b
        b b b b
        w w w w""")
    assert captures(between) == ["a2:d3"]


def test_a_whole_line_is_not_closed_by_its_two_edges() -> None:
    state = drawn("""
        w . w .
        b b b b
        w w w w
        . . . .""")
    assert captures(state) == []
    assert captures(changed(changed(state, "b4", "w"), "d4", "w")) == ["a3:d3"]


def test_a_board_of_one_colour_within_its_edges_is_safe() -> None:
    assert captures(drawn("b b b / b b b / b b w")) == []


# The document's figure, example by example


def test_the_figures_single_disc() -> None:
    state = drawn("""
        . . . w .
        . . w b w
        . . . b .
        . . . . .
        . . . . .""")
    assert captures(state) == ["d4:d4"]


def test_the_figures_equally_bounded_squares() -> None:
    inside = drawn("""
        . . . . . .
        . . b b . .
        . w b b w .
        . w b b w .
        . . b b . .
        . . . . . .""")
    assert captures(inside) == []
    at_the_edge = drawn("""
        . . . . .
        . . . w w
        . . b b b
        . . b b b
        . . . w w""")
    assert captures(at_the_edge) == []  # the edge is owned by Black


def test_the_figures_rectangle_with_a_wall_of_both_colours_and_its_legal_part() -> None:
    whole = drawn("""
        . . . . . .
        . . w w . .
        . w b b w .
        . w b b w .
        . w b b b .
        . . w w . .""")
    assert captures(whole) == ["c2:c4", "c3:d4"]
    part = drawn("""
        b b w . . .
        b b w . . .
        b b w . . .
        b b b . . .
        w w . . . .
        . . . . . .""")
    assert captures(part) == ["a4:b6"]


def test_the_figures_oblong_rectangles_are_cut_through() -> None:
    state = drawn("""
        . . . . . .
        . w w w . .
        b b b b b .
        . w w w . .
        . . . . . .
        . . . . . .""")
    assert captures(state) == ["b4:d4"]
    assert rows(play(state, "b4:d4")) == (
        ". . . . . . / . w w w . . / b w w w b . / . w w w . . / . . . . . . / . . . . . ."
    )


# Capture A

CROSSCUT = """
    . . . . . .
    . . b w . .
    . b b w w .
    . w w b b .
    . . w b . .
    . . . . . ."""
TURNED = """
    . . . . . .
    . . w b . .
    . w w b b .
    . b b w w .
    . . b w . .
    . . . . . ."""


@pytest.mark.parametrize("board", [CROSSCUT, TURNED])
@pytest.mark.parametrize("mover", ["black", "white"])
def test_either_side_may_capture_a_locked_crosscut_in_both_colourings(board: str, mover: str) -> None:
    state = drawn(board, mover=mover)
    assert captures(state) == ["#b2"]
    state.push("#b2")
    own = mover[0]
    assert rows(state) == f". . . . . . / . . {own} {own} . . / . {own} {own} {own} {own} . / " + (
        f". {own} {own} {own} {own} . / . . {own} {own} . . / . . . . . ."
    )


@pytest.mark.parametrize("glyph", [".", "b", "w"])
@pytest.mark.parametrize("corner", ["b2", "e2", "b5", "e5"])
def test_the_corners_of_the_square_may_hold_anything_and_are_not_captured(corner: str, glyph: str) -> None:
    state = changed(drawn(CROSSCUT), corner, glyph)
    assert "#b2" in captures(state)
    before = state.board.get(corner)
    state.push("#b2")
    assert state.board.get(corner) == before


@pytest.mark.parametrize("cell", ["c2", "d2", "b3", "c3", "d3", "e3", "b4", "c4", "d4", "e4", "c5", "d5"])
def test_a_crosscut_without_one_of_its_twelve_discs_is_none(cell: str) -> None:
    state = drawn(CROSSCUT)
    turned = "w" if state.board[cell] is Side.BLACK else "b"
    for glyph in (".", turned):
        assert not any("#" in text for text in captures(changed(state, cell, glyph)))


def test_a_crosscut_may_stand_anywhere_and_fill_the_board() -> None:
    assert captures(drawn(". b w . / b b w w / w w b b / . w b .")) == ["#a1"]
    state = drawn("""
        . . . . b w .
        . . . b b w w
        . . . w w b b
        . . . . w b .
        . . . . . . .
        . . . . . . .
        . . . . . . .""")
    assert captures(state) == ["#d4"]


def test_crosscuts_may_share_discs() -> None:
    state = drawn("""
        . b w . . .
        b b w w b .
        w w b b w w
        . w b b w w
        . . w w b b
        . . . w b .""")
    assert captures(state)[:2] == ["#c1", "#a3"]


def test_without_the_option_pattern_there_are_only_rectangles() -> None:
    assert captures(drawn(CROSSCUT, pattern=False)) == []
