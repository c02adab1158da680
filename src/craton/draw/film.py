"""A series of pictures as an animated GIF. It needs Pillow, which the extra `server` installs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

from craton.draw import palette
from craton.draw.picture import Picture, tidy
from craton.draw.svg_geometry import UNIT, Geometry

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

OVERSAMPLING = 2
"""Pictures are drawn this many times larger and scaled down, because Pillow draws hard edges."""
COLOURS = 96
SAMPLES = 6
"""Frames from which the colours are chosen, at least."""
MARGIN = 12
HEAD, FOOT = 40, 74
"""Pixels above the board for the bar, and below it for two lines of text and the die."""
PIPS = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
"""The places of the pips on the faces of a cube, out of nine."""
BLACK_BAR, DRAW_BAR, WHITE_BAR = "#1d1d20", "#d8cbb4", "#fbf9f4"

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Moment:
    """One picture of a film: how long it is shown, and what stands around the board."""

    picture: Picture
    milliseconds: int
    chances: tuple[float, float] | None = None
    """Black's and White's chances of winning; the rest is the chance of a draw."""
    face: str = ""
    """The face of the die: a number, `?` while it is rolling, or nothing."""
    title: str = ""
    caption: str = ""


def film(moments: Sequence[Moment], *, size: int = 480) -> bytes:
    """The moments as an animated GIF `size` pixels wide, which begins again at its end."""
    from PIL.Image import Dither

    if not moments:
        raise ValueError("a film has at least one moment")
    painter = _Painter(moments[0].picture, size)
    frames = [painter.paint(moment) for moment in moments]
    # One palette for all frames, so that what stays the same is not stored again.
    shades = _samples(frames).quantize(COLOURS)
    reduced = [frame.quantize(palette=shades, dither=Dither.NONE) for frame in frames]
    target = BytesIO()
    reduced[0].save(
        target,
        "GIF",
        save_all=True,
        append_images=reduced[1:],
        duration=[moment.milliseconds for moment in moments],
        loop=0,
        optimize=False,
    )
    return target.getvalue()


def _samples(frames: Sequence[Image]) -> Image:
    """Some of the frames in one image, for the choice of colours."""
    from PIL import Image

    chosen = frames[:: max(1, len(frames) // SAMPLES)]
    width, height = (length // 2 for length in frames[0].size)
    together = Image.new("RGB", (width, height * len(chosen)))
    for index, frame in enumerate(chosen):
        together.paste(frame.resize((width, height), Image.Resampling.NEAREST), (0, index * height))
    return together


class _Painter:
    """Draws moments of one board; what never changes is drawn once."""

    def __init__(self, picture: Picture, size: int) -> None:
        self._size = size
        self._geometry = Geometry(picture, size, "")
        left, top, right, bottom = self._geometry.bounds
        self._origin = left - self._geometry.band, top - self._geometry.band
        wide, high = right - left + 2 * self._geometry.band, bottom - top + 2 * self._geometry.band
        self._scale = (size - 2 * MARGIN) / wide * OVERSAMPLING
        self._board_height = int(high * self._scale / OVERSAMPLING)
        self._height = HEAD + self._board_height + FOOT
        self._fonts: dict[int, FreeTypeFont | ImageFont] = {}
        self._empty = self._paint_board()

    def paint(self, moment: Moment) -> Image:
        from PIL import Image, ImageDraw

        image = self._empty.copy()
        draw = ImageDraw.Draw(image)
        for cell in sorted(moment.picture.marks):
            self._ground(draw, moment.picture, cell)
        for cell, colour in moment.picture.stones.items():
            self._stone(draw, cell, colour)
        for cell in sorted(moment.picture.marks):
            self._marks(draw, moment.picture, cell)
        if moment.chances is not None:
            self._bar(draw, moment.chances)
        self._foot(draw, moment)
        return image.resize((self._size, self._height), Image.Resampling.LANCZOS)

    # Places

    def _at(self, cell: int) -> tuple[float, float]:
        return self._place(*self._geometry.at(cell))

    def _place(self, x: float, y: float) -> tuple[float, float]:
        left, top = self._origin
        margin, head = MARGIN * OVERSAMPLING, HEAD * OVERSAMPLING
        return (x - left) * self._scale + margin, (y - top) * self._scale + head

    def _circle(self, cell: int, radius: float) -> Box:
        x, y = self._at(cell)
        length = radius * self._scale
        return x - length, y - length, x + length, y + length

    def _font(self, pixels: float) -> FreeTypeFont | ImageFont:
        from PIL import ImageFont

        size = max(8, round(pixels * OVERSAMPLING))
        if size not in self._fonts:
            self._fonts[size] = ImageFont.load_default(size)
        return self._fonts[size]

    # The board

    def _paint_board(self) -> Image:
        from PIL import Image, ImageDraw

        geometry = self._geometry
        board = geometry.board
        image = Image.new("RGB", (self._size * OVERSAMPLING, self._height * OVERSAMPLING), palette.CARD)
        draw = ImageDraw.Draw(image)
        box = [value * OVERSAMPLING for value in (MARGIN, HEAD, self._size - MARGIN, HEAD + self._board_height)]
        edge, round_ = 2 * OVERSAMPLING, 14 * OVERSAMPLING
        draw.rounded_rectangle(box, round_, fill=palette.WOOD_LIGHT, outline=palette.WOOD_EDGE, width=edge)
        if board.kind == "square":
            self._lines(draw)
        else:
            for cell in range(len(board)):
                corners = [self._place(*corner) for corner in geometry.corners(cell, 0.94)]
                is_up = bool(board.up) and board.up[cell]
                fill = (
                    palette.HEXAGON
                    if board.kind == "hexhex"
                    else palette.TRIANGLE_UP
                    if is_up
                    else palette.TRIANGLE_DOWN
                )
                draw.polygon(corners, fill=fill, outline=palette.HEXAGON_EDGE)
        return image

    def _lines(self, draw: ImageDraw) -> None:
        board = self._geometry.board
        end = (board.size - 1) / 2 * UNIT
        font = self._font(11)
        for index in range(board.size):
            step = index * UNIT - end
            width = max(1, round((5 if index in (0, board.size - 1) else 2.5) * self._scale))
            for ends in (((-end, step), (end, step)), ((step, -end), (step, end))):
                draw.line([self._place(*point) for point in ends], fill=palette.LINE, width=width)
            beyond = end + 46 + self._geometry.band / 2
            draw.text(self._place(step, beyond), board.names[index][0], fill=palette.COORDINATE, font=font, anchor="mm")
            draw.text(self._place(-beyond, -step), str(index + 1), fill=palette.COORDINATE, font=font, anchor="mm")

    def _ground(self, draw: ImageDraw, picture: Picture, cell: int) -> None:
        marks = picture.marks_at(cell)
        paints = {"core": palette.CORE, "flooded": palette.WATER, "fault": palette.FAULT_GROUND}
        paint = next((paints[mark] for mark in ("flooded", "fault", "core") if mark in marks), None)
        if paint is None and any(look.on_ground for look in picture.looks_at(cell)):
            paint = palette.OWN_GROUND
        if paint is None:
            return
        if self._geometry.board.kind == "square":
            draw.ellipse(self._circle(cell, 20), fill=paint)
        else:
            draw.polygon([self._place(*corner) for corner in self._geometry.corners(cell, 0.86)], fill=paint)

    def _stone(self, draw: ImageDraw, cell: int, colour: str) -> None:
        radius = self._geometry.radius
        edge = max(1, round(2 * self._scale))
        draw.ellipse(
            self._circle(cell, radius), fill=palette.STONE_FLAT[colour], outline=palette.STONE_EDGE[colour], width=edge
        )
        light, middle, _ = palette.STONE_GRADIENT[colour]
        x, y = self._at(cell)
        for share, paint in ((0.5, middle), (0.22, light)):  # a highlight in two steps
            length = radius * share * self._scale
            cx, cy = x - 0.3 * radius * self._scale, y - 0.34 * radius * self._scale
            draw.ellipse((cx - length, cy - length, cx + length, cy + length), fill=paint)

    def _marks(self, draw: ImageDraw, picture: Picture, cell: int) -> None:
        marks, radius = picture.marks_at(cell), self._geometry.radius
        for name, share, paint, width in (
            ("secured", 0.82, palette.SECURED, 7),
            ("keystone", 0.45, palette.KEYSTONE, 7),
            ("sacred", 0.6, palette.SACRED, 6),
            ("captured", 0.6, palette.LAST, 5),
            ("focus", 1.12, palette.FOCUS_EDGE, 9),
        ):
            if name in marks:
                pixels = max(2, round(width * self._scale))
                draw.ellipse(self._circle(cell, radius * share), outline=paint, width=pixels)
        for look in picture.looks_at(cell):
            font = self._font(radius * self._scale / OVERSAMPLING)
            draw.text(self._at(cell), look.sign, fill=palette.OWN_MARK, font=font, anchor="mm")

    # Around the board

    def _bar(self, draw: ImageDraw, chances: tuple[float, float]) -> None:
        side = 52
        left, right, top, bottom = (n * OVERSAMPLING for n in (MARGIN + side, self._size - MARGIN - side, 10, 30))
        black, white = (left + chances[0] * (right - left), right - chances[1] * (right - left))
        draw.rectangle((left, top, right, bottom), fill=DRAW_BAR)
        if black > left:
            draw.rectangle((left, top, black, bottom), fill=BLACK_BAR)
        if white < right:
            draw.rectangle((white, top, right, bottom), fill=WHITE_BAR)
        draw.rectangle((left, top, right, bottom), outline=palette.QUIET_TEXT, width=OVERSAMPLING)
        font, middle = self._font(17), (top + bottom) / 2
        gap = 8 * OVERSAMPLING
        draw.text((left - gap, middle), _percent(chances[0]), fill=palette.TEXT, font=font, anchor="rm")
        draw.text((right + gap, middle), _percent(chances[1]), fill=palette.TEXT, font=font, anchor="lm")

    def _foot(self, draw: ImageDraw, moment: Moment) -> None:
        top = (HEAD + self._board_height + 10) * OVERSAMPLING
        left = MARGIN * OVERSAMPLING
        if moment.face:
            self._die(draw, moment.face, (left, top, left + 48 * OVERSAMPLING, top + 48 * OVERSAMPLING))
            left += 60 * OVERSAMPLING
        room = self._size * OVERSAMPLING - left - MARGIN * OVERSAMPLING
        for text, pixels, down, paint in (
            (moment.title, 18, 12, palette.TEXT),
            (moment.caption, 15, 36, palette.QUIET_TEXT),
        ):
            words = _drawable(text)
            while words and draw.textlength(words, font=self._font(pixels)) > room:
                words = words[:-4].rstrip() + "..."
            draw.text((left, top + down * OVERSAMPLING), words, fill=paint, font=self._font(pixels), anchor="lm")

    def _die(self, draw: ImageDraw, face: str, box: Box) -> None:
        left, top, right, bottom = box
        draw.rounded_rectangle(box, 9 * OVERSAMPLING, fill="#a8431f", outline="#7c2f14", width=2 * OVERSAMPLING)
        if not face.isdigit() or int(face) >= len(PIPS):
            middle = (left + right) / 2, (top + bottom) / 2
            draw.text(middle, face[:3], fill="#fff8ee", font=self._font(24), anchor="mm")
            return
        step, radius = (right - left) / 4, (right - left) / 11
        for place in PIPS[int(face)]:
            x, y = left + step * (1 + place % 3), top + step * (1 + place // 3)
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill="#fff8ee")


def _drawable(text: str) -> str:
    """A text without letters that the font of Pillow lacks."""
    plain = tidy(text).translate({ord("–"): "-", ord("—"): "-", ord("’"): "'", ord("…"): "..."})
    return plain.encode("latin-1", "replace").decode("latin-1")


def _percent(share: float) -> str:
    """Never 0% or 100% for something that is only nearly certain."""
    shown = round(100 * share)
    if 0 < share < 1:
        shown = min(99, max(1, shown))
    return f"{shown}%"
