"""Properties that every board must have."""

import copy
import pickle
from itertools import chain
from math import dist, isclose

import pytest

from craton.boards import Board, hexhex, square, triangles

TRIANGLES = [triangles(name) for name in ("hex37", "hex24", "hex54", "torus24", "torus54")]
BOARDS = [*map(square, range(3, 20)), *map(hexhex, range(2, 13)), *TRIANGLES]


@pytest.fixture(params=BOARDS, ids=lambda board: board.name)
def board(request: pytest.FixtureRequest) -> Board:
    return request.param


@pytest.fixture(params=[board for board in BOARDS if not board.glued], ids=lambda board: board.name)
def flat_board(request: pytest.FixtureRequest) -> Board:
    """A torus also links cells across its seam, which the picture of the board does not show."""
    return request.param


def test_names_are_unique_and_lead_back_to_their_cells(board: Board) -> None:
    assert len(board) == len(board.names) == len(set(board.names)) == len(board.index)
    assert [board.index[name] for name in board.names] == list(range(len(board)))


def test_rows_from_the_bottom_and_left_to_right_give_the_cell_order(board: Board) -> None:
    assert list(chain.from_iterable(board.rows)) == list(range(len(board)))
    heights = [{round(min(y for _, y in board.polygons[cell]), 6) for cell in row} for row in board.rows]
    assert all(len(height) == 1 for height in heights)
    assert [height.pop() for height in heights] == sorted(
        round(min(y for _, y in board.polygons[row[0]]), 6) for row in board.rows
    )
    for row in board.rows:
        across = [board.centres[cell][0] for cell in row]
        assert across == sorted(across)


def test_links_are_mutual_and_in_cell_order(board: Board) -> None:
    for cell, near in enumerate(board.links):
        assert list(near) == sorted(set(near))
        assert cell not in near
        assert all(cell in board.links[other] for other in near)


def test_symmetries_form_a_group_that_keeps_the_links(board: Board) -> None:
    cells = tuple(range(len(board)))
    group = set(board.symmetries)
    assert board.symmetries[0] == cells
    assert len(group) == len(board.symmetries)
    for first in board.symmetries:
        assert tuple(sorted(first)) == cells
        for cell in cells:
            assert {first[other] for other in board.links[cell]} == set(board.links[first[cell]])
        inverse = tuple(sorted(cells, key=first.__getitem__))
        assert inverse in group
        for second in board.symmetries:
            assert tuple(second[cell] for cell in first) in group


def test_symmetries_keep_the_distance_from_the_middle(board: Board) -> None:
    for image in board.symmetries:
        for cell, other in enumerate(image):
            assert isclose(dist((0, 0), board.centres[cell]), dist((0, 0), board.centres[other]), abs_tol=1e-9)


def test_rings_hold_every_cell_once_and_are_kept_by_the_symmetries(board: Board) -> None:
    assert sorted(chain.from_iterable(board.rings)) == list(range(len(board)))
    for ring in board.rings:
        for image in board.symmetries:
            assert {image[cell] for cell in ring} == set(ring)


def test_regions_are_kept_by_the_symmetries(board: Board) -> None:
    for region in board.regions.values():
        assert list(region) == sorted(region)
        for image in board.symmetries:
            assert {image[cell] for cell in region} == set(region)


def test_neighbours_are_the_cells_that_share_a_side(flat_board: Board) -> None:
    sides: dict[frozenset[tuple[float, float]], list[int]] = {}
    for cell, polygon in enumerate(flat_board.polygons):
        corners = [(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in polygon]
        for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
            sides.setdefault(frozenset((a, b)), []).append(cell)
    sharing = {tuple(sorted(cells)) for cells in sides.values() if len(cells) == 2}
    assert sharing == {(cell, other) for cell, near in enumerate(flat_board.links) for other in near if cell < other}


def test_polygons_lie_around_their_centres_counter_clockwise(board: Board) -> None:
    areas = {"square": 1, "hexhex": 3**0.5 / 2, "triangles": 3**0.5 / 4}
    for (x, y), polygon in zip(board.centres, board.polygons, strict=True):
        assert isclose(sum(px for px, _ in polygon) / len(polygon), x, abs_tol=1e-9)
        assert isclose(sum(py for _, py in polygon) / len(polygon), y, abs_tol=1e-9)
        twice = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True))
        assert isclose(twice / 2, areas[board.kind], abs_tol=1e-9)


def test_a_cell_is_found_in_any_case_and_with_spaces_around(board: Board) -> None:
    last = board.names[-1]
    assert board.cell(f"  {last.upper()} ") == len(board) - 1


def test_a_board_says_what_it_is() -> None:
    assert [(board.kind, board.size) for board in (square(9), hexhex(5))] == [("square", 9), ("hexhex", 5)]
    assert " ".join(map(repr, (square(9), hexhex(5), triangles("hex37")))) == (
        "<board square9> <board hexhex5> <board hex37>"
    )


def test_copies_and_pickles_are_the_shared_board(board: Board) -> None:
    assert copy.copy(board) is copy.deepcopy(board) is board
    assert pickle.loads(pickle.dumps(board)) is board


def test_nothing_of_a_board_can_be_changed(board: Board) -> None:
    with pytest.raises(AttributeError):
        board.size = 1  # type: ignore[misc]
    with pytest.raises(TypeError):
        board.index["a1"] = 1  # type: ignore[index]
    with pytest.raises(TypeError):
        board.regions["core"] = ()  # type: ignore[index]
