import re
from xml.etree import ElementTree as ET

import pytest

from craton.boards import Board, hexhex, square, triangles
from craton.draw import MARKS, Picture, draw_svg
from tests.draw.draw_samples import BOARDS, crowded, picture_of

SVG = "{http://www.w3.org/2000/svg}"
SAMPLES = [square(3), square(9), square(19), hexhex(2), hexhex(5), hexhex(12), triangles("hex37"), triangles("torus24")]


def parsed(picture: Picture, size: int = 480) -> ET.Element:
    return ET.fromstring(draw_svg(picture, size=size))


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_board_becomes_well_formed_and_self_contained(board: Board) -> None:
    text = draw_svg(crowded(board))
    root = ET.fromstring(text)
    assert root.tag == f"{SVG}svg"
    names = {element.tag for element in root.iter()}
    assert not names & {f"{SVG}script", f"{SVG}image", f"{SVG}style", f"{SVG}foreignObject"}
    targets = {f"#{target}" for target in re.findall(r' id="([^"]*)"', text)}
    assert set(re.findall(r'href="([^"]*)"', text)) | set(re.findall(r"url\(([^)]*)\)", text)) <= targets


@pytest.mark.parametrize("board", SAMPLES, ids=lambda board: board.name)
def test_there_is_one_shape_for_each_stone_ghost_and_cell(board: Board) -> None:
    picture = crowded(board)
    root = parsed(picture)
    for colour in ("black", "white"):
        stones = [stone for stone in of_class(root, "stone") if colour in stone.get("class", "")]
        assert len(stones) == list(picture.stones.values()).count(colour)
    assert len(of_class(root, "ghost")) == len(picture.ghosts)
    (cells,) = of_class(root, "cells")
    assert len(cells) == len(board)


@pytest.mark.parametrize("board", SAMPLES, ids=lambda board: board.name)
@pytest.mark.parametrize("size", [100, 480, 1200])
def test_nothing_is_outside_the_picture(board: Board, size: int) -> None:
    root = parsed(crowded(board), size)
    left, top, width, height = map(float, root.get("viewBox", "").split())
    assert root.get("width") == str(size)
    assert abs(float(root.get("height", "")) - size * height / width) <= 1
    places = []
    for element in root.iter():
        if element.tag == f"{SVG}circle":
            reach = float(element.get("r", ""))
            places.append((float(element.get("cx", "")), float(element.get("cy", "")), reach, reach))
        if element.tag == f"{SVG}text":
            font, letters = float(element.get("font-size", "")), len(element.text or "")
            across = 0.6 * font * letters * (0.5 if element.get("text-anchor") is None else 1)
            places.append((float(element.get("x", "")), float(element.get("y", "")) - 0.35 * font, across, font / 2))
    assert places
    for x, y, across, up in places:
        assert left <= x - across
        assert x + across <= left + width
        assert top <= y - up
        assert y + up <= top + height


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("stone", ["", "black", "white"])
@pytest.mark.parametrize("board", [square(3), hexhex(2), triangles("hex37")], ids=lambda board: board.name)
def test_every_mark_draws_a_shape_of_its_own(board: Board, stone: str, mark: str) -> None:
    stones = {4: stone} if stone else {}
    assert not of_class(parsed(Picture(board, stones)), mark)
    assert len(of_class(parsed(Picture(board, stones, {4: frozenset({mark})})), mark)) == 1


def test_a_tooltip_says_what_is_on_a_cell() -> None:
    root = parsed(picture_of(square(3), "b2 black", "b2 last keystone", ghosts="c3 white"))
    tooltips = [element.text or "" for element in root.iter(f"{SVG}title")]
    assert [text[:2] for text in tooltips] == list(square(3).names)
    assert tooltips[4::4] == ["b2: black, last move, keystone", "c3: white removed"]


def test_coordinates_are_written_around_a_square_board() -> None:
    texts = [element.text for element in parsed(picture_of(square(3))).iter(f"{SVG}text")]
    assert sorted(filter(None, texts)) == ["1", "2", "3", "a", "b", "c"]


def test_cells_show_their_names_where_there_is_room() -> None:
    def texts(board: Board) -> set[str | None]:
        return {element.text for element in parsed(Picture(board, {0: "black"})).iter(f"{SVG}text")}

    assert texts(triangles("hex37")) == {*triangles("hex37").names[1:], "a", "b", "c", "d", "e"}
    assert texts(hexhex(12)) == {hexhex(12).names[row[end]] for row in hexhex(12).rows for end in (0, -1)}


def test_joined_sides_of_a_torus_are_shown() -> None:
    assert len(of_class(parsed(Picture(triangles("torus24"), {})), "seams")) == 1
    assert not of_class(parsed(Picture(triangles("hex24"), {})), "seams")


def test_untrusted_text_is_escaped() -> None:
    nasty = "</text><script>alert('&\"')</script>\x00\x1b"
    root = parsed(Picture(square(9), {}, title=nasty, caption=nasty, labels={0: "<b>&"}))
    assert not list(root.iter(f"{SVG}script"))
    texts = ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]
    assert "<b>&" in texts
    assert root.get("aria-label") == "</text><script>alert('&\"')</script>"


def test_a_long_title_and_caption_are_broken_into_lines_that_keep_their_order() -> None:
    words = [f"word{number}" for number in range(60)]
    root = parsed(Picture(square(5), {}, title=" ".join(words[:30]), caption=" ".join(words[30:])))
    lines = [element for element in root.iter(f"{SVG}text") if "word" in (element.text or "")]
    lines.sort(key=lambda element: float(element.get("y", "")))
    assert len(lines) > 4
    assert " ".join(element.text or "" for element in lines).split() == words


def test_the_same_picture_gives_the_same_text_whatever_the_order_of_its_parts() -> None:
    one = Picture(square(5), {1: "black", 7: "white"}, {1: frozenset({"last", "fault"}), 3: frozenset({"core"})})
    two = Picture(square(5), {7: "white", 1: "black"}, {3: frozenset({"core"}), 1: frozenset({"fault", "last"})})
    assert draw_svg(one) == draw_svg(one) == draw_svg(two)


def test_two_pictures_on_one_page_share_no_ids() -> None:
    def ids(picture: Picture) -> set[str]:
        found = re.findall(r' id="([^"]*)"', draw_svg(picture))
        assert len(found) == len(set(found))
        return set(found)

    pictures = [Picture(square(5), {}), Picture(square(5), {1: "black"}), Picture(square(5), {}, title="b")]
    all_ids = [ids(picture) for picture in pictures]
    assert len(set.union(*all_ids)) == sum(map(len, all_ids))


def test_a_picture_too_small_to_see_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^a picture is at least 100 pixels wide, not 99$"):
        draw_svg(Picture(square(3), {}), size=99)
