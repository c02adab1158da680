"""Boards are compared as they are drawn; read them as pictures."""

import pytest

from craton.boards import Board, hexhex, square, triangles
from craton.draw import MARKS, Picture, draw_text
from tests.draw.draw_samples import BOARDS, crowded, picture_of


def test_a_square_board_has_letters_below_and_numbers_on_the_left() -> None:
    picture = picture_of(square(4), "b2 black, c3 white", title="Fault Lines", caption="Black to move")
    assert draw_text(picture).split("\n") == [
        "Fault Lines",
        "",
        "4  ·  ·  ·  ·",
        "3  ·  ·  ○  ·",
        "2  ·  ●  ·  ·",
        "1  ·  ·  ·  ·",
        "   a  b  c  d",
        "",
        "Black to move",
        "● black   ○ white",
    ]


def test_two_digit_ranks_stay_aligned_and_an_empty_board_needs_no_legend() -> None:
    lines = draw_text(picture_of(square(10))).split("\n")
    assert len(lines) == 11
    assert lines[0] == "10  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·"
    assert lines[1] == " 9  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·"
    assert lines[10] == "    a  b  c  d  e  f  g  h  i  j"


def test_every_mark_is_drawn_on_a_square_board() -> None:
    picture = picture_of(
        square(5),
        stones="a5 black, b5 white, c5 black, d5 white, e5 black, a4 white, b4 black, c4 white, d4 black",
        marks="a5 last, b5 captured, c5 keystone, d5 keystone, e5 secured, a4 fault, b4 core, c4 flooded, d4 sacred,"
        "e4 fault, a3 core, b3 flooded, c3 sacred, d3 legal, e3 focus, a2 last fault",
        ghosts="d1 black, e1 white",
    )
    assert draw_text(picture).split("\n") == [
        "5 (●){○} ◆  ◇  ●=",
        "4  ○× ●: ○~ ●† ×",
        "3  :  ~  ·† + [·]",
        "2 (×) ·  ·  ·  ·",
        "1  ·  ·  ·  b  w",
        "   a  b  c  d  e",
        "",
        "● black   ○ white   b w removed   ( ) last move   { } changed colour",
        "◆ ◇ keystone   = secured   × fault line   : core   ~ flooded   † sacred cell",
        "[ ] being decided   + can be chosen",
    ]


def test_marks_that_find_no_room_are_named_in_the_legend() -> None:
    picture = picture_of(
        square(3), stones="a1 black, b1 black", marks="a1 focus last legal secured fault, b1 last, c3 core sacred fault"
    )
    assert draw_text(picture).split("\n") == [
        "3  ·  ·  ×†",
        "2  ·  ·  ·",
        "1 [●=(●) ·",
        "   a  b  c",
        "",
        "● black   ( ) last move (also a1)   = secured   × fault line (also a1)",
        "core (c3)   † sacred cell   [ ] being decided   can be chosen (a1)",
    ]


def test_a_hexhex_board_is_a_honeycomb_with_the_names_at_the_ends_of_the_rows() -> None:
    picture = picture_of(
        hexhex(3), stones="c3 black, d2 white, d3 black", marks="c3 last, d3 captured, b1 legal", ghosts="a1 white"
    )
    assert draw_text(picture).split("\n") == [
        "        / \\ / \\ / \\",
        "    e1 | · | · | · | e3",
        "      / \\ / \\ / \\ / \\",
        "  d1 | · | ○ |{●}| · | d4",
        "    / \\ / \\ / \\ / \\ / \\",
        "c1 | · | · |(●)| · | · | c5",
        "    \\ / \\ / \\ / \\ / \\ /",
        "  b1 | + | · | · | · | b4",
        "      \\ / \\ / \\ / \\ /",
        "    a1 | w | · | · | a3",
        "        \\ / \\ / \\ /",
        "",
        "● black   ○ white   w removed   ( ) last move   { } changed colour",
        "+ can be chosen",
    ]


def test_a_large_hexhex_board_is_drawn_without_walls() -> None:
    lines = draw_text(picture_of(hexhex(8), "h15 black", "h15 last")).split("\n")
    assert lines[0] == " " * 14 + "o1  ·   ·   ·   ·   ·   ·   ·   ·  o8"
    assert lines[7] == "h1  ·" + "   ·" * 13 + "  (●) h15"
    assert lines[14] == " " * 14 + "a1  ·   ·   ·   ·   ·   ·   ·   ·  a8"


def test_triangles_show_where_they_point_and_their_number_in_the_row() -> None:
    picture = picture_of(
        triangles("hex24"),
        stones="b4 black, c3 white, c4 black",
        marks="b4 last core, c3 captured, c4 core, b3 core, d1 flooded, a2 sacred",
        ghosts="d4 black",
    )
    assert draw_text(picture).split("\n") == [
        "       +─────+─────+",
        "      /1\\ · /3\\ b /5\\",
        "   d / ~ \\2/ · \\4/ · \\",
        "    +─────+─────+─────+",
        "   /1\\ · /3\\ ●:/5\\ · /7\\",
        "c / · \\2/{○}\\4/ · \\6/ · \\",
        " +─────+─────+─────+─────+",
        "b \\ · /2\\ : /4\\ · /6\\ · /",
        "   \\1/ · \\3/(●:\\5/ · \\7/",
        "    +─────+─────+─────+",
        "   a \\ · /2\\ · /4\\ · /",
        "      \\1/ ·†\\3/ · \\5/",
        "       +─────+─────+",
        "",
        "● black   ○ white   b removed   ( ) last move   { } changed colour   : core",
        "~ flooded   † sacred cell",
    ]


def test_a_torus_says_that_its_sides_are_joined() -> None:
    assert draw_text(picture_of(triangles("torus24"))).endswith("\n\nopposite sides are joined")
    assert "joined" not in draw_text(picture_of(triangles("hex24")))


def test_labels_stand_beside_stones_and_on_empty_cells() -> None:
    picture = picture_of(square(3), "a1 black, b1 white", "a1 last", labels="a1 6, b1 2, c1 4")
    assert draw_text(picture).split("\n")[2] == "1 (●6 ○2 4"


def test_longer_labels_widen_the_cells() -> None:
    picture = picture_of(square(3), "a1 black, b1 white", "b1 last", labels="a1 67%, c3 50%")
    assert draw_text(picture).split("\n")[:4] == [
        "3  ·    ·    50%",
        "2  ·    ·    ·",
        "1  ●67%(○)   ·",
        "   a    b    c",
    ]


def test_a_label_that_fits_nowhere_is_written_below() -> None:
    picture = picture_of(triangles("hex24"), "b4 black", labels="b4 67%, c4 undecided")
    text = draw_text(picture)
    assert "/●\\" in text
    assert "\\3/67%\\" in text
    assert text.endswith("\n\n● black   c4: undecided")


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_nothing_is_wider_than_100_columns(board: Board) -> None:
    long = "All work and no play makes Jack a dull boy. " * 5
    crowd = crowded(board)
    for picture in (crowd, Picture(board, {}), Picture(board, crowd.stones, crowd.marks, {}, long, long, crowd.labels)):
        assert max(map(len, draw_text(picture).split("\n"))) <= 100


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_without_colour_there_are_no_escape_codes(board: Board) -> None:
    assert "\033" not in draw_text(crowded(board))
    assert "\033[" in draw_text(crowded(board), colour=True)


@pytest.mark.parametrize("board", [square(9), hexhex(5), hexhex(12), triangles("hex37")], ids=lambda board: board.name)
def test_colours_change_nothing_but_the_look(board: Board) -> None:
    plain = draw_text(crowded(board)).translate(str.maketrans("○◇", "●◆"))
    coloured = draw_text(crowded(board), colour=True).translate(str.maketrans("○◇", "●◆"))
    pieces = coloured.split("\033[")
    bare = pieces[0] + "".join(piece.split("m", 1)[1] for piece in pieces[1:])
    assert bare.replace(" ", "") == plain.replace(" ", "")


def test_every_coloured_line_ends_by_resetting_the_colours() -> None:
    for line in draw_text(crowded(square(9)), colour=True).split("\n"):
        assert "\033" not in line or line.rindex("\033[0m") == line.rindex("\033")


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("stone", ["", "black", "white"])
@pytest.mark.parametrize("board", [square(3), hexhex(2), hexhex(8), triangles("hex37")], ids=lambda board: board.name)
def test_every_mark_changes_the_board_itself_and_is_explained(board: Board, stone: str, mark: str) -> None:
    stones = {4: stone} if stone else {}
    lines = draw_text(Picture(board, stones)).split("\n")
    marked = draw_text(Picture(board, stones, {4: frozenset({mark})})).split("\n")
    height = lines.index("") if "" in lines else len(lines)
    assert lines[:height] != marked[:height]
    assert MARKS[mark] in marked[-1]


def test_control_characters_do_not_reach_the_terminal() -> None:
    picture = Picture(square(3), {}, title="a\033[31mb\x07c\nd", caption="\x9b2J", labels={0: "\033c"})
    text = draw_text(picture)
    assert text.startswith("a[31mbc d\n")
    assert not any(letter in text for letter in "\033\x07\x9b")
