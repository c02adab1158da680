"""Boards on a full screen: what is under the pointer, where the arrow keys lead, and what remains without colours."""

from __future__ import annotations

import pytest

from craton.boards import Board, hexhex, square, triangles
from craton.draw.terminal import fitting_layout
from craton.draw.terminal_screen import cell_at, cell_towards, draw_screen
from tests.draw.draw_samples import picture_of

ALL = [square(9), square(19), hexhex(5), hexhex(12), triangles("hex37"), triangles("torus54")]
SIZES = [(78, 19), (98, 35), (10, 5)]
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", ALL, ids=lambda board: board.name)
def test_every_cell_is_found_where_it_is_drawn(board: Board, size: tuple[int, int]) -> None:
    layout = fitting_layout(picture_of(board), *size)
    for cell, spot in enumerate(layout.spots):
        assert cell_at(layout, spot.column + 1, spot.line) == cell
    assert cell_at(layout, -1, 0) is None
    assert cell_at(layout, 0, layout.height) is None


@pytest.mark.parametrize("board", ALL, ids=lambda board: board.name)
def test_the_arrow_keys_reach_every_cell(board: Board) -> None:
    reached = [0]
    for cell in reached:
        reached += {cell_towards(board, cell, *way) for way in DIRECTIONS} - set(reached)
    assert len(reached) == len(board)


@pytest.mark.parametrize("board", [square(9), hexhex(5), triangles("hex37")], ids=lambda board: board.name)
def test_down_leads_back_from_where_up_led(board: Board) -> None:
    middle = board.rows[len(board.rows) // 2]
    for cell in middle[1:-1]:
        above = cell_towards(board, cell, 0, 1)
        assert above != cell
        assert cell_towards(board, above, 0, -1) == cell


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", ALL, ids=lambda board: board.name)
def test_stones_differ_and_the_cursor_shows_when_the_screen_is_copied_as_text(
    board: Board, size: tuple[int, int]
) -> None:
    names = board.names
    picture = picture_of(board, f"{names[0]} black, {names[1]} white")
    rows = draw_screen(picture, fitting_layout(picture, *size), cursor=len(board) - 1)
    text = "\n".join("".join(sign for sign, _ in row) for row in rows)
    assert (text.count("●"), text.count("○"), text.count("›·‹")) == (1, 1, 1)
    papers = {sign: style.paper for row in rows for sign, style in row}
    assert papers["●"] != papers["○"]


def test_a_large_screen_gets_large_cells_and_a_small_one_the_layout_with_the_fewest_lines() -> None:
    picture = picture_of(square(9))
    assert fitting_layout(picture, 98, 35).height == 28
    assert fitting_layout(picture, 60, 19).height == 10
    assert fitting_layout(picture_of(triangles("hex37")), 98, 35).height == 26
    hexagons = picture_of(hexhex(7))
    assert (fitting_layout(hexagons, 60, 30).height, fitting_layout(hexagons, 60, 19).height) == (27, 13)
    assert fitting_layout(hexagons, 10, 5).height == 13
