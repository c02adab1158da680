import pytest

from craton.boards import square
from craton.draw import MARKS, MarkLook, Picture, draw_svg, draw_text


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


LAMP = {"lamp": MarkLook("lit cell", "^", on_ground=True), "key": MarkLook("has the key", "k")}


def test_a_game_can_have_marks_of_its_own() -> None:
    marks = {0: frozenset({"lamp"}), 4: frozenset({"lamp", "key"})}
    picture = Picture(square(3), {4: "black"}, marks=marks, looks=LAMP)
    board, legend = draw_text(picture).split("\n\n")
    assert [line.rstrip() for line in board.split("\n")] == ["3  ·  ·  ·", "2  ·  ●^ ·", "1  ^  ·  ·", "   a  b  c"]
    assert legend == "● black   ^ lit cell   has the key (b2)"
    svg = draw_svg(picture)
    assert "b2: black, lit cell, has the key" in svg
    assert svg.count('class="own-mark"') == 3
    assert svg.count('class="own-ground"') == 2
    assert "\033" in draw_text(picture, colour=True)


@pytest.mark.parametrize(("words", "sign"), [("", "x"), ("lamp", ""), ("lamp", "xx"), ("lamp", " "), ("lamp", "\033")])
def test_a_look_without_words_or_with_another_sign_than_one_character_is_refused(words: str, sign: str) -> None:
    with pytest.raises(ValueError, match=r"^(a mark needs words|the sign of a mark is one visible character)"):
        MarkLook(words, sign)


def test_the_common_marks_cannot_be_redrawn() -> None:
    with pytest.raises(ValueError, match="the mark last has a drawing already"):
        Picture(square(3), {}, looks={"last": MarkLook("last move", "l")})
