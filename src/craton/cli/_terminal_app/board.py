"""The board as a widget. It knows no rules: it is given a picture, and reports which cell was pointed at or chosen."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style as RichStyle
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from craton.draw.picture import Picture
from craton.draw.terminal import fitting_layout
from craton.draw.terminal_canvas import Style
from craton.draw.terminal_layout import Layout
from craton.draw.terminal_screen import Rows, cell_at, cell_towards, draw_screen


class BoardView(ScrollView, can_focus=False):
    """Draws a picture in the largest layout that fits, with a cursor; scrolls if none fits."""

    class CellChosen(Message):
        """A cell was clicked."""

        def __init__(self, cell: int) -> None:
            super().__init__()
            self.cell = cell

    class CursorMoved(Message):
        """The cursor is on another cell."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(id="board")
        self.picture = picture
        self.cursor: int | None = None
        """The cell under the cursor; None before the first key or click."""
        self.shows_cursor = True
        self._layout: Layout | None = None
        self._rows: Rows = []

    def show(self, picture: Picture, *, cursor: bool = True) -> None:
        self.picture, self.shows_cursor = picture, cursor
        self._redraw()

    def size_within(self, width: int, height: int) -> Size:
        """The size of the layout that would be chosen within a size."""
        layout = fitting_layout(self.picture, width, height)
        return Size(layout.width, layout.height)

    def move_cursor(self, dx: int, dy: int) -> None:
        """Move by a key; the first one shows the cursor in the middle."""
        board = self.picture.board
        if self.cursor is None:
            middle = min(range(len(board)), key=lambda cell: sum(x * x for x in board.centres[cell]))
            self.place_cursor(middle)
        else:
            self.place_cursor(cell_towards(board, self.cursor, dx, dy))

    def remove_cursor(self) -> None:
        self.cursor = None
        self.scroll_home(animate=False)
        self._redraw()

    def place_cursor(self, cell: int) -> None:
        self.cursor = cell
        self._redraw()
        if self._layout is not None:
            spot = self._layout.spots[cell]
            across, down = self._margin()
            self.scroll_to_region(Region(spot.column + across - 2, spot.line + down - 1, 7, 3), animate=False)
        self.post_message(self.CursorMoved())

    def cell_under(self, x: int, y: int) -> int | None:
        """The cell at a place of the widget."""
        if self._layout is None:
            return None
        across, down = self._margin()
        return cell_at(self._layout, x + self.scroll_offset.x - across, y + self.scroll_offset.y - down)

    def place_of(self, cell: int) -> tuple[int, int]:
        """The column and line of a cell in the widget, for tests that click it."""
        assert self._layout is not None
        spot, (across, down) = self._layout.spots[cell], self._margin()
        return spot.column + 1 + across - self.scroll_offset.x, spot.line + down - self.scroll_offset.y

    def _redraw(self) -> None:
        width, height = self.size
        if not width or not height:
            return
        self._layout = fitting_layout(self.picture, width, height)
        self._rows = draw_screen(self.picture, self._layout, self.cursor if self.shows_cursor else None)
        self.virtual_size = Size(max(map(len, self._rows)), len(self._rows))
        self.refresh()

    def _margin(self) -> tuple[int, int]:
        """Columns to the left and lines above the board, which centre it."""
        width, height = max(map(len, self._rows), default=0), len(self._rows)
        return max(0, (self.size.width - width) // 2), max(0, (self.size.height - height) // 2)

    def on_resize(self, event: events.Resize) -> None:
        self._redraw()

    def on_click(self, event: events.Click) -> None:
        cell = self.cell_under(event.x, event.y)
        if cell is not None:
            self.place_cursor(cell)
            self.post_message(self.CellChosen(cell))

    def render_line(self, y: int) -> Strip:
        across, down = self._margin()
        line, width = y + self.scroll_offset.y - down, self.size.width
        if not 0 <= line < len(self._rows):
            return Strip.blank(width, self.rich_style)
        segments = [Segment(" " * across, self.rich_style)] if across else []
        segments += [Segment(sign, self.rich_style + rich_style(style)) for sign, style in self._rows[line]]
        strip = Strip(segments).simplify()
        start = self.scroll_offset.x
        return strip.crop_extend(start, start + width, self.rich_style)


def rich_style(style: Style) -> RichStyle:
    """A style of the drawing for Rich."""
    ink = None if style.ink is None else f"color({style.ink})"
    paper = None if style.paper is None else f"color({style.paper})"
    return RichStyle(color=ink, bgcolor=paper, bold=style.bold or None)
