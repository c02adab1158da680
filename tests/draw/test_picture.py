import pytest

from craton.boards import square
from craton.draw import MARKS, Picture


def test_every_mark_has_a_meaning() -> None:
    assert " ".join(MARKS) == "last captured keystone secured fault core flooded sacred focus legal"
    assert all(MARKS.values())


def test_an_unknown_mark_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^there is no mark lost; the marks are last, captured, "):
        Picture(square(3), {}, marks={0: frozenset({"last", "lost"})})


def test_a_stone_of_another_colour_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^a stone is black or white, not red$"):
        Picture(square(3), {0: "red"})
    with pytest.raises(ValueError, match=r"^a stone is black or white, not red$"):
        Picture(square(3), {}, ghosts={0: "red"})


@pytest.mark.parametrize("cell", [-1, 9])
def test_a_cell_that_is_not_on_the_board_is_refused_with_a_sentence(cell: int) -> None:
    sentence = f"^there is no cell number {cell} on square3$"
    for contents in (
        {"stones": {cell: "black"}},
        {"stones": {}, "marks": {cell: frozenset()}},
        {"stones": {}, "ghosts": {cell: "white"}},
        {"stones": {}, "labels": {cell: "6"}},
    ):
        with pytest.raises(ValueError, match=sentence):
            Picture(square(3), **contents)  # type: ignore[arg-type]
