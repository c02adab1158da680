"""A picture on a full-screen terminal: the board with a cursor, and the cell under a column and a line."""

from __future__ import annotations

from craton.boards import Board
from craton.draw import palette
from craton.draw.picture import Picture
from craton.draw.terminal import draw_board
from craton.draw.terminal_canvas import Canvas, Style
from craton.draw.terminal_layout import Layout

Rows = list[list[tuple[str, Style]]]
CURSOR = "›‹"
LEAN = 0.01
"""Of two cells that are equally near, up takes the right one and down the left one, so that down leads back."""


def draw_screen(picture: Picture, layout: Layout, cursor: int | None) -> Rows:
    """The board as rows of characters with their styles.

    Stones fill their cells with their colour. Their signs differ too, so that the board copied as text is readable.
    """
    canvas, _ = draw_board(picture, layout, filled=False)
    for cell, colour in picture.stones.items():
        _repaint(canvas, layout, cell, palette.TERMINAL_STONE_PAPER[colour])
        spot = layout.spots[cell]
        at = spot.nook if cell in picture.labels and spot.nook else (spot.column, spot.line)
        length = 1 if cell in picture.labels else 3
        ink = palette.TERMINAL_STONE_INK[colour]
        canvas.repaint(*at, length, paper=palette.TERMINAL_STONE_PAPER[colour], ink=ink)
        if cell in picture.labels:
            for column, line, strip in spot.inside:
                canvas.repaint(column, line, strip, paper=palette.TERMINAL_STONE_PAPER[colour], ink=ink)
    if cursor is not None:
        _repaint(canvas, layout, cursor, palette.TERMINAL_CURSOR_PAPER, palette.TERMINAL_CURSOR_INK)
        _point_at(canvas, layout, cursor)
    return canvas.rows()


def _repaint(canvas: Canvas, layout: Layout, cell: int, paper: int, ink: int | None = None) -> None:
    for column, line, length in layout.spots[cell].inside:
        canvas.repaint(column, line, length, paper=paper, ink=ink)


def _point_at(canvas: Canvas, layout: Layout, cell: int) -> None:
    """Put signs beside the cell's own where these leave room, so that the cursor shows without colours."""
    spot = layout.spots[cell]
    rows = canvas.rows()
    style = Style(palette.TERMINAL_CURSOR_INK, palette.TERMINAL_CURSOR_PAPER, bold=True)
    for column, sign in zip((spot.column, spot.column + 2), CURSOR, strict=True):
        if rows[spot.line][column][0] == " ":
            canvas.write(column, spot.line, sign, style)


def cell_at(layout: Layout, column: int, line: int) -> int | None:
    """The cell at a place on the screen; None beside the board."""
    for cell, spot in enumerate(layout.spots):
        for start, at, length in spot.inside:
            if at == line and start <= column < start + length:
                return cell
    return None


def cell_towards(board: Board, cell: int, dx: int, dy: int) -> int:
    """The next cell of the row, or the nearest of the next row up or down; the cell itself at the edge."""
    number = next(number for number, row in enumerate(board.rows) if cell in row)
    row = board.rows[number]
    at = row.index(cell) + dx
    if dx:
        return row[at] if 0 <= at < len(row) else cell
    if not 0 <= number + dy < len(board.rows):
        return cell
    x = board.centres[cell][0] + dy * LEAN
    return min(board.rows[number + dy], key=lambda other: abs(board.centres[other][0] - x))
