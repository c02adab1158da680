import pytest

from craton.boards import hexhex


def names(n: int, cells: tuple[int, ...]) -> str:
    return " ".join(hexhex(n).names[cell] for cell in cells)


def test_cells_are_named_by_row_and_place_in_the_row() -> None:
    # fmt: off
    assert [names(3, row) for row in reversed(hexhex(3).rows)] == [
               "e1 e2 e3",
             "d1 d2 d3 d4",
            "c1 c2 c3 c4 c5",
             "b1 b2 b3 b4",
               "a1 a2 a3",
    ]
    # fmt: on


@pytest.mark.parametrize("n", range(2, 13))
def test_rows_grow_from_n_to_the_middle_and_shrink_again(n: int) -> None:
    lengths = [len(row) for row in hexhex(n).rows]
    assert lengths == [*range(n, 2 * n), *range(2 * n - 2, n - 1, -1)]
    assert sum(lengths) == len(hexhex(n)) == 3 * n * (n - 1) + 1


@pytest.mark.parametrize("n", range(2, 13))
def test_six_corners_the_rest_of_the_rim_and_the_interior_differ_in_neighbours(n: int) -> None:
    board = hexhex(n)
    for region, count, near in (("corner", 6, 3), ("edge", 6 * (n - 2), 4), ("interior", len(board) - 6 * (n - 1), 6)):
        assert len(board.regions[region]) == count
        assert all(len(board.links[cell]) == near for cell in board.regions[region])


def test_rings_are_concentric_hexagons() -> None:
    assert [len(ring) for ring in hexhex(5).rings] == [24, 18, 12, 6, 1]
    assert names(3, hexhex(3).rings[1]) == "b2 b3 c2 c4 d2 d3"
    assert hexhex(3).rings[-1] == hexhex(3).regions["centre"] == (hexhex(3).cell("c3"),)


def test_there_are_twelve_symmetries_and_the_first_after_none_is_a_sixth_of_a_turn() -> None:
    assert all(len(hexhex(n).symmetries) == 12 for n in range(2, 13))
    assert names(2, hexhex(2).symmetries[1]) == "a2 b3 a1 b2 c2 b1 c1"


def test_hexagons_point_up_and_down() -> None:
    assert hexhex(2).centres[hexhex(2).cell("b2")] == (0, 0)
    top = max(y for _, y in hexhex(2).polygons[3])
    assert [x for x, y in hexhex(2).polygons[3] if y == top] == [0]


@pytest.mark.parametrize("size", [1, 13])
def test_a_wrong_size_is_refused_with_a_sentence(size: int) -> None:
    with pytest.raises(ValueError, match=f"^a hexhex board has a size from 2 to 12, not {size}$"):
        hexhex(size)
