import pytest

from craton.boards import square


def names(n: int, cells: tuple[int, ...]) -> str:
    return " ".join(square(n).names[cell] for cell in cells)


def test_cells_are_named_by_file_and_rank_from_the_bottom_left() -> None:
    assert " ".join(square(3).names) == "a1 b1 c1 a2 b2 c2 a3 b3 c3"
    assert square(19).names[:19][-1] == "s1"
    assert square(19).names[-1] == "s19"


def test_no_file_letter_is_skipped() -> None:
    assert names(10, square(10).rows[0]) == "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"


@pytest.mark.parametrize("n", range(3, 20))
def test_four_corners_the_rest_of_the_rim_and_the_interior_differ_in_neighbours(n: int) -> None:
    board = square(n)
    assert len(board) == n * n
    counts = {region: {len(board.links[cell]) for cell in board.regions[region]} for region in ("corner", "edge")}
    assert counts == {"corner": {2}, "edge": {3}}
    assert {len(board.links[cell]) for cell in board.regions["interior"]} == {4}
    sizes = [len(board.regions[region]) for region in ("corner", "edge", "interior")]
    assert sizes == [4, 4 * (n - 2), (n - 2) ** 2]


def test_only_an_odd_board_has_a_centre() -> None:
    assert names(9, square(9).regions["centre"]) == "e5"
    assert "centre" not in square(8).regions


def test_rings_are_concentric_squares() -> None:
    assert [len(ring) for ring in square(9).rings] == [32, 24, 16, 8, 1]
    assert [len(ring) for ring in square(4).rings] == [12, 4]
    assert names(4, square(4).rings[1]) == "b2 c2 b3 c3"


def test_there_are_eight_symmetries_and_the_first_after_none_is_a_quarter_turn() -> None:
    assert all(len(square(n).symmetries) == 8 for n in range(3, 20))
    turned = square(3).symmetries[1]
    assert names(3, turned) == "c1 c2 c3 b1 b2 b3 a1 a2 a3"


def test_the_middle_of_the_board_is_the_origin() -> None:
    assert square(9).centres[square(9).cell("e5")] == (0, 0)
    assert square(8).centres[0] == (-3.5, -3.5)
    assert set(square(3).polygons[4]) == {(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)}


@pytest.mark.parametrize("size", [2, 20, 0, -1, "9", None])
def test_a_wrong_size_is_refused_with_a_sentence(size: int) -> None:
    with pytest.raises(ValueError, match=f"^a square board has a size from 3 to 19, not {size}$"):
        square(size)


@pytest.mark.parametrize("name", ["z9", "", "a", "a0", "a10", "5e", "a1b"])
def test_a_wrong_name_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(ValueError, match=rf"^there is no cell {name} on this board \(a1 to i9\)$"):
        square(9).cell(name)
