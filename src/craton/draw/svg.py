"""A picture as a self-contained SVG."""

import re
from itertools import accumulate
from textwrap import wrap

from craton.draw import palette, svg_board, svg_stones
from craton.draw.picture import Picture, tidy
from craton.draw.svg_elements import number, tag, text
from craton.draw.svg_geometry import Geometry, prefix_of

FONT = "ui-sans-serif, system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"
MARGIN = 14  # pixels between the wood and the edge of the card
SMALLEST = 100
SIZE = re.compile(r' (?:width|height)="(\d+)"')
WIDTH_OF_LETTER = 0.66  # on average, as a share of the font size


def stacked(*drawings: str) -> str:
    """Stack drawings of this package, all of one width, into one SVG."""
    sizes = [[int(side) for side in SIZE.findall(drawing.partition(">")[0])] for drawing in drawings]
    tops = accumulate((height for _, height in sizes), initial=0)
    parts = [drawing.replace("<svg", f'<svg y="{top}"', 1) for drawing, top in zip(drawings, tops, strict=False)]
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        width=max(width for width, _ in sizes),
        height=sum(height for _, height in sizes),
        role="img",
    )


def draw_svg(picture: Picture, *, size: int = 480) -> str:
    """The picture on a card `size` pixels wide (at least 100). Equal pictures give equal text."""
    if size < SMALLEST:
        raise ValueError(f"a picture is at least {SMALLEST} pixels wide, not {size}")
    geometry = Geometry(picture, size, prefix_of(picture, size))
    left, top, right, bottom = geometry.bounds
    room = geometry.band + MARGIN * geometry.pixel
    left, top, right, bottom = left - room, top - room, right + room, bottom + room
    font = 15 * geometry.pixel
    title = _lines(picture.title, font * 1.15, right - left)
    caption = _lines(picture.caption, font, right - left)
    texts = []
    for line in reversed(title):
        texts.append(
            text(line, (left + right) / 2, top - font * 0.35, font * 1.15, fill=palette.TEXT, font_weight="700")
        )
        top -= font * 1.5
    for line in caption:
        texts.append(text(line, (left + right) / 2, bottom + font * 0.3, font, fill=palette.QUIET_TEXT))
        bottom += font * 1.35
    top -= font * 0.2 if title else 0
    bottom += font * 0.2 if caption else 0
    width, height = right - left, bottom - top
    return tag(
        "svg",
        tag("defs", svg_board.definitions(geometry), svg_stones.definitions(geometry)),
        tag("rect", x=left, y=top, width=width, height=height, rx=12 * geometry.pixel, fill=palette.CARD),
        svg_board.board(geometry),
        svg_stones.ground_marks(geometry),
        svg_board.cell_names(geometry),
        svg_stones.stones_and_marks(geometry),
        *texts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (left, top, width, height))),
        width=size,
        height=round(size * height / width),
        role="img",
        aria_label=tidy(picture.title) or f"board {picture.board.name}",
        font_family=FONT,
        text_anchor="middle",
    )


def _lines(content: str, font: float, width: float) -> list[str]:
    return wrap(tidy(content), max(8, int(width * 0.94 / (font * WIDTH_OF_LETTER))))
