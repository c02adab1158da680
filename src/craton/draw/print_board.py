"""Pages to print: an empty board to play on, and a card of text. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from craton.boards import Board
from craton.boards.board import Place
from craton.draw.page import PAPERS, Dot, Line, Page, Text, text_width
from craton.draw.picture import Picture

MARGIN = 15.0
TINT = 0.85
"""The grey of cells with a mark, such as the core or fault lines."""
DRAWING = "    "
STAR_SIZE = 9
"""Square boards from this size on have dots, as boards for Go do."""
Placing = Callable[[Place], Place]
"""From the board's coordinates to the page's."""
BODY, HEADING, TITLE = 3.9, 4.8, 8.0


def board_page(picture: Picture, *, paper: str, title: str, notes: str = "") -> Page:
    """The empty board as large as the paper allows, with coordinates; marked cells are tinted."""
    width, height = PAPERS[paper]
    page = Page(width, height)
    page.shapes.append(Text(title, (width / 2, MARGIN + 6), TITLE, bold=True, middle=True))
    if notes:
        page.shapes.append(Text(notes, (width / 2, MARGIN + 13), BODY, middle=True, grey=0.35))
    board = picture.board
    xs, ys = zip(*chain.from_iterable(board.polygons), strict=True)
    room = 8.0  # for coordinates
    scale = min((width - 2 * MARGIN - 2 * room) / (max(xs) - min(xs)), (height - 2 * MARGIN - 50) / (max(ys) - min(ys)))
    middle_x, middle_y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2

    def place(point: Place) -> Place:
        return width / 2 + (point[0] - middle_x) * scale, height / 2 + 6 - (point[1] - middle_y) * scale

    tinted = sorted(picture.marks)
    for cell in tinted:
        page.shapes.append(Line(tuple(map(place, board.polygons[cell])), 0.05, closed=True, fill=TINT))
    shapes = _square(board, place, scale) if board.kind == "square" else _cells(board, place, scale)
    page.shapes.extend(shapes)
    if tinted:
        names = ", ".join(picture.meanings[mark] for mark in sorted(picture.marks_present()))
        page.shapes.append(Text(f"grey: {names}", (width / 2, height - MARGIN), BODY, middle=True, grey=0.35))
    return page


def _square(board: Board, place: Placing, scale: float) -> Iterator[Line | Dot | Text]:
    size = board.size
    centres = [place(centre) for centre in board.centres]
    for at in range(size):
        row, column = centres[at * size : (at + 1) * size], centres[at::size]
        thick = 0.5 if at in (0, size - 1) else 0.25
        yield Line((row[0], row[-1]), thick)
        yield Line((column[0], column[-1]), thick)
        font = min(5.0, 0.45 * scale)
        off = 0.75 * scale
        yield Text(str(at + 1), (row[0][0] - off, row[0][1] + font / 3), font, middle=True)
        yield Text(str(at + 1), (row[-1][0] + off, row[-1][1] + font / 3), font, middle=True)
        letter = board.names[at][0]
        yield Text(letter, (column[0][0], column[0][1] + off + font / 3), font, middle=True)
        yield Text(letter, (column[-1][0], column[-1][1] - off + font / 3), font, middle=True)
    if size >= STAR_SIZE:
        edge = 3 if size >= 13 else 2
        lines = sorted({edge, size - 1 - edge, *([size // 2] if size % 2 else [])})
        for rank in lines:
            for file in lines:
                yield Dot(centres[rank * size + file], 0.9)


def _cells(board: Board, place: Placing, scale: float) -> Iterator[Line | Dot | Text]:
    font = min(4.0, (0.2 if board.kind == "hexhex" else 0.14) * scale)
    for cell, polygon in enumerate(board.polygons):
        yield Line(tuple(map(place, polygon)), 0.35, closed=True)
        x, y = place(board.centres[cell])
        yield Text(board.names[cell], (x, y + font / 3), font, middle=True, grey=0.45)
    if board.glued:
        x, y = place((0.0, min(y for polygon in board.polygons for _, y in polygon)))
        yield Text("opposite sides are joined", (x, y + 8), BODY, middle=True, grey=0.35)


def card_page(markdown: str, *, paper: str, note: str = "") -> Page:
    """A card from a page with headings, paragraphs, lists and indented drawings."""
    width, height = PAPERS[paper]
    page = Page(width, height)
    y = MARGIN + 4
    for line in markdown.splitlines():
        text = line.replace("`", "").strip()
        if not text:
            y += 1.6
            continue
        if line.startswith("# "):
            page.shapes.append(Text(text[2:], (MARGIN, y + 4), TITLE, bold=True))
            y += 12
            continue
        if line.startswith("## "):
            page.shapes.append(Text(text[3:], (MARGIN, y + 4), HEADING, bold=True))
            y += 7.5
            continue
        if line.startswith(DRAWING):
            letters = enumerate(line.removeprefix(DRAWING))
            page.shapes.extend(
                Text(letter, (MARGIN + 8 + 2 * at, y + 3), BODY, middle=True) for at, letter in letters if letter != " "
            )
            y += 5.3
            continue
        is_item = line.startswith("- ")
        left = MARGIN + (5 if is_item else 0)
        if is_item:
            page.shapes.append(Dot((MARGIN + 2, y + 1.8), 0.5))
        for part in _wrapped(text.removeprefix("- "), BODY, width - MARGIN - left):
            page.shapes.append(Text(part, (left, y + 3), BODY))
            y += 5.3
    if note:
        page.shapes.append(Text(note, (MARGIN, height - MARGIN), BODY - 0.7, grey=0.35))
    return page


def _wrapped(text: str, size: float, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
