from collections import Counter
from itertools import chain
from math import dist

import pytest

from craton.boards import triangles

NAMES = ("hex37", "hex24", "hex54", "torus24", "torus54")


def names(board: str, cells: tuple[int, ...]) -> str:
    return " ".join(triangles(board).names[cell] for cell in cells)


def neighbours(board: str, cell: str) -> str:
    return names(board, triangles(board).links[triangles(board).cell(cell)])


@pytest.mark.parametrize(
    ("board", "lengths"),
    [
        ("hex37", [7, 9, 9, 7, 5]),
        ("hex24", [5, 7, 7, 5]),
        ("torus24", [5, 7, 7, 5]),
        ("hex54", [7, 9, 11, 11, 9, 7]),
        ("torus54", [7, 9, 11, 11, 9, 7]),
    ],
)
def test_row_lengths_from_the_bottom(board: str, lengths: list[int]) -> None:
    assert [len(row) for row in triangles(board).rows] == lengths
    assert len(triangles(board)) == triangles(board).size == sum(lengths)


def test_cells_are_named_by_row_and_place_in_the_row() -> None:
    assert names("hex37", triangles("hex37").rows[0]) == "a1 a2 a3 a4 a5 a6 a7"
    assert names("hex37", triangles("hex37").rows[-1]) == "e1 e2 e3 e4 e5"


def test_pointing_alternates_and_starts_as_the_rulebook_says() -> None:
    board = triangles("hex37")
    drawn = ["".join("△" if board.up[cell] else "▽" for cell in row) for row in reversed(board.rows)]
    # fmt: off
    assert drawn == [
          "△▽△▽△",
         "△▽△▽△▽△",
        "△▽△▽△▽△▽△",
        "▽△▽△▽△▽△▽",
         "▽△▽△▽△▽",
    ]
    # fmt: on


@pytest.mark.parametrize("board", NAMES)
def test_the_pointing_corner_comes_first_in_the_polygon(board: str) -> None:
    for polygon, up in zip(triangles(board).polygons, triangles(board).up, strict=True):
        heights = [y for _, y in polygon]
        assert heights[0] == (max(heights) if up else min(heights))


def test_neighbours_are_beside_and_across_the_horizontal_side() -> None:
    assert neighbours("hex37", "a1") == "a2 b2"
    assert neighbours("hex37", "a2") == "a1 a3"
    assert neighbours("hex37", "a3") == "a2 a4 b4"
    assert neighbours("hex37", "b1") == "b2 c1"
    assert neighbours("hex37", "b2") == "a1 b1 b3"
    assert neighbours("hex37", "c1") == "b1 c2"
    assert neighbours("hex37", "c2") == "c1 c3 d1"
    assert neighbours("hex37", "c5") == "b5 c4 c6"
    assert neighbours("hex37", "d4") == "d3 d5 e3"
    assert neighbours("hex37", "e1") == "d2 e2"
    assert neighbours("hex37", "e2") == "e1 e3"
    assert neighbours("hex37", "e5") == "d6 e4"


def test_hex37_has_22_cells_with_three_neighbours_and_15_with_two() -> None:
    assert Counter(map(len, triangles("hex37").links)) == {3: 22, 2: 15}


def test_hex37_has_the_distance_table_of_the_rulebook() -> None:
    table = Counter(f"{dist((0, 0), centre):.3f}" for centre in triangles("hex37").centres)
    assert table == {
        "0.000": 1,
        "0.577": 3,
        "1.000": 6,
        "1.155": 3,
        "1.528": 6,
        "1.732": 6,
        "2.000": 6,
        "2.082": 6,
    }


def test_hex37_is_made_of_edge_middle_inner_and_centre() -> None:
    board = triangles("hex37")
    edge, middle, inner, centre, core = (board.regions[key] for key in ("edge", "middle", "inner", "centre", "core"))
    assert [len(edge), len(middle), len(inner), len(centre), len(core)] == [12, 18, 6, 1, 7]
    assert sorted(chain(edge, middle, inner, centre)) == list(range(37))
    assert set(core) == {*inner, *centre}
    assert names("hex37", centre) == "c5"
    assert names("hex37", inner) == "b4 b6 c3 c7 d3 d5"
    assert {board.up[cell] for cell in core} == {True}


def test_the_core_of_a_regular_hexagon_lies_around_its_middle() -> None:
    for board in ("hex24", "torus24"):
        assert names(board, triangles(board).regions["core"]) == "b3 b4 b5 c3 c4 c5"
    for board in ("hex54", "torus54"):
        assert names(board, triangles(board).regions["core"]) == "c5 c6 c7 d5 d6 d7"


@pytest.mark.parametrize(
    ("board", "sizes"), [("hex37", [12, 12, 9, 3, 1]), ("hex24", [12, 6, 6]), ("hex54", [12, 18, 12, 6, 6])]
)
def test_rings_are_the_layers_of_the_tide(board: str, sizes: list[int]) -> None:
    assert [len(ring) for ring in triangles(board).rings] == sizes


def test_the_first_tide_takes_the_edge_of_hex37() -> None:
    assert triangles("hex37").rings[0] == triangles("hex37").regions["edge"]


@pytest.mark.parametrize(
    ("board", "count"), [("hex37", 6), ("hex24", 12), ("hex54", 12), ("torus24", 12), ("torus54", 12)]
)
def test_number_of_symmetries(board: str, count: int) -> None:
    assert len(triangles(board).symmetries) == count


def test_the_links_across_the_seam_of_torus24_are_those_of_the_rulebook() -> None:
    flat, torus = triangles("hex24"), triangles("torus24")
    new = {
        f"{torus.names[cell]}–{torus.names[other]}"
        for cell in range(24)
        for other in torus.links[cell]
        if cell < other and other not in flat.links[cell]
    }
    assert new == {"a2–d2", "a4–d4", "a1–c7", "b1–d5", "a5–c1", "b7–d1"}


@pytest.mark.parametrize(("torus", "flat"), [("torus24", "hex24"), ("torus54", "hex54")])
def test_on_a_torus_every_cell_has_three_neighbours_that_point_the_other_way(torus: str, flat: str) -> None:
    board = triangles(torus)
    assert board.glued
    assert not triangles(flat).glued
    for cell, near in enumerate(board.links):
        assert len(near) == 3
        assert {board.up[other] for other in near} == {not board.up[cell]}
        assert set(near) >= set(triangles(flat).links[cell])


def test_seen_from_any_cell_a_torus_looks_the_same() -> None:
    for name in ("torus24", "torus54"):
        board = triangles(name)
        spreads = set()
        for start in range(len(board)):
            reached, spread = {start}, []
            while len(reached) < len(board):
                reached |= {other for cell in reached for other in board.links[cell]}
                spread.append(len(reached))
            spreads.add(tuple(spread))
        assert len(spreads) == 1


@pytest.mark.parametrize("name", ["hex36", "torus37", "", "HEX37"])
def test_a_wrong_name_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(ValueError, match=f"^a triangle board is one of hex37, .*torus54, not {name}$"):
        triangles(name)
