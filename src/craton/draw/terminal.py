"""A picture as text for a terminal."""

from dataclasses import dataclass, field
from textwrap import wrap

from craton.draw import palette
from craton.draw.picture import COLOURS, Picture, tidy
from craton.draw.terminal_canvas import Canvas, Style
from craton.draw.terminal_layout import MAX_WIDTH, Layout, Spot, large_layouts, layouts

STONES = {"black": "●", "white": "○"}
KEYSTONES = {"black": "◆", "white": "◇"}
GHOSTS = {"black": "b", "white": "w"}
EMPTY = "·"

# In each of these the first mark that applies is drawn.
GROUND = {"flooded": "~", "fault": "×", "legal": "+", "core": ":"}
BRACKETS = {"focus": "[]", "last": "()", "captured": "{}", "legal": "<>"}
SIGNS = {"sacred": "†", "secured": "=", "fault": "×", "keystone": "*", "core": ":", "flooded": "~"}

LEGEND_WIDTH = 80
FILLED = str.maketrans("○◇", "●◆")  # in colour, filled signs are easier to tell apart than outlines


@dataclass(frozen=True)
class Signs:
    """A cell as up to three signs, with the mark that each shows; shown: mark -> its form.

    The middle sign is the stone or the ground; brackets around it mark what happens there; a sign in place of the
    closing bracket says what the cell or the stone is. So `(●×` is the last move, a black stone, on a fault line.
    """

    left: str
    middle: str
    right: str
    left_mark: str
    middle_mark: str
    right_mark: str
    shown: dict[str, str] = field(default_factory=dict)


def draw_text(picture: Picture, *, colour: bool = False, legend_width: int = LEGEND_WIDTH) -> str:
    """The board with coordinates, title, caption and a legend of the marks on it, at most 100 columns wide.

    With `colour` it contains escape codes for 256 colours, otherwise none.
    """
    layout = _choose_layout(picture)
    canvas, shown = draw_board(picture, layout, filled=colour)
    above = wrap(tidy(picture.title), MAX_WIDTH)
    below = wrap(tidy(picture.caption), MAX_WIDTH) + _legend(picture, layout, shown, legend_width)
    if colour:
        below = [_colour_stones(line) for line in below]
    board = canvas.lines(colour=colour)
    return "\n".join([*above, *([""] if above else []), *board, *([""] if below else []), *below])


def draw_board(picture: Picture, layout: Layout, *, filled: bool) -> tuple[Canvas, list[dict[str, str]]]:
    """The board alone, and for each cell its visible marks with their forms.

    filled: whether both colours have filled signs, which only their ink tells apart.
    """
    canvas = Canvas()
    _draw_ground(canvas, picture, layout)
    shown = [
        _draw_cell(canvas, picture, cell, spot, _signs_of(picture, cell), filled=filled)
        for cell, spot in enumerate(layout.spots)
    ]
    return canvas, shown


def legend_of(picture: Picture) -> list[str]:
    """The meaning of the signs on a board, as `draw_text` has it below the board."""
    layout = _choose_layout(picture)
    return _legend(picture, layout, draw_board(picture, layout, filled=False)[1])


def fitting_layout(picture: Picture, width: int, height: int) -> Layout:
    """The layout for a full screen: a large one if it fits, else the smallest with room for all labels.

    If there is none, the first that fits without them; if none fits, the one with the fewest lines.
    """
    candidates = [*large_layouts(picture.board), *layouts(picture.board)]
    fitting = [layout for layout in candidates if layout.width <= width and layout.height <= height]
    if not fitting:
        return min(candidates, key=lambda layout: (layout.height, layout.width))
    return next((layout for layout in fitting if _has_room(picture, layout)), fitting[0])


def _has_room(picture: Picture, layout: Layout) -> bool:
    return all(_label_fits(picture, cell, layout.spots[cell]) for cell in picture.labels)


def _choose_layout(picture: Picture) -> Layout:
    """The smallest layout with room for all labels; if there is none, the smallest."""
    candidates = list(layouts(picture.board))
    return next((layout for layout in candidates if _has_room(picture, layout)), candidates[0])


def _occupied(picture: Picture, cell: int) -> bool:
    return cell in picture.stones or cell in picture.ghosts


def _label_fits(picture: Picture, cell: int, spot: Spot) -> bool:
    beside_stone = _occupied(picture, cell) and spot.nook is None
    return len(tidy(picture.labels[cell])) + beside_stone <= spot.instead


def _draw_ground(canvas: Canvas, picture: Picture, layout: Layout) -> None:
    for column, line, text in layout.walls:
        canvas.write(column, line, text, Style(palette.TERMINAL_WALL))
    for cell, spot in enumerate(layout.spots):
        points_up = bool(picture.board.up) and picture.board.up[cell]
        paper = palette.TERMINAL_GROUND_UP if points_up else palette.TERMINAL_GROUND
        for mark, tint in palette.TERMINAL_PAPER.items():
            if mark in picture.marks_at(cell):
                paper = tint
        if any(look.on_ground for look in picture.looks_at(cell)):
            paper = palette.TERMINAL_OWN_PAPER
        for column, line, length in spot.inside:
            canvas.write(column, line, " " * length, Style(paper=paper))
    for column, line, text in layout.coordinates:
        canvas.write(column, line, text, Style(palette.TERMINAL_COORDINATE))
    for column, line, text in layout.numbers:
        canvas.write(column, line, text, Style(palette.TERMINAL_EMPTY))


def _draw_cell(
    canvas: Canvas, picture: Picture, cell: int, spot: Spot, signs: Signs, *, filled: bool
) -> dict[str, str]:
    """Draw the signs and the label of a cell; return its visible marks, with their forms."""
    middle = signs.middle.translate(FILLED) if filled else signs.middle
    if cell in picture.stones:
        ink = palette.TERMINAL_STONE[picture.stones[cell]]
    else:
        ink = _ink(signs.middle_mark) or palette.TERMINAL_EMPTY
    middle_style = Style(ink, bold=cell in picture.stones)
    left_style = Style(_ink(signs.left_mark), bold=True)
    column, line = spot.column, spot.line
    label = tidy(picture.labels.get(cell, ""))
    if not label or not _label_fits(picture, cell, spot):
        canvas.write(column, line, signs.left, left_style)
        canvas.write(column + 1, line, middle, middle_style)
        canvas.write(column + 2, line, signs.right, Style(_ink(signs.right_mark), bold=True))
        return signs.shown

    seen = []
    text = label
    if _occupied(picture, cell):
        seen.append(signs.middle_mark)
        if spot.nook:
            canvas.write(*spot.nook, middle, middle_style)
        else:
            text = middle + label
    if len(text) <= spot.beside_left:
        seen.append(signs.left_mark)
        canvas.write(column, line, signs.left, left_style)
        column += 1
    canvas.write(column, line, text, Style(palette.TERMINAL_LABEL, bold=True))
    if text != label:
        canvas.write(column, line, middle, middle_style)
    return {mark: form for mark, form in signs.shown.items() if mark in seen}


def _ink(mark: str) -> int | None:
    return palette.TERMINAL_MARK.get(mark, palette.TERMINAL_OWN_MARK) if mark else None


def _legend(picture: Picture, layout: Layout, shown: list[dict[str, str]], width: int = LEGEND_WIDTH) -> list[str]:
    """The meaning of the signs on this board, with the cells of marks and labels that found no room."""
    entries = [f"{STONES[colour]} {colour}" for colour in COLOURS if colour in picture.stones.values()]
    ghosts = [
        GHOSTS[colour]
        for colour in COLOURS
        if any(ghost == colour and cell not in picture.stones for cell, ghost in picture.ghosts.items())
    ]
    if ghosts:
        entries.append(f"{' '.join(ghosts)} removed")
    for mark, meaning in picture.meanings.items():
        cells = sorted(cell for cell, marks in picture.marks.items() if mark in marks)
        forms = dict.fromkeys(shown[cell][mark] for cell in cells if mark in shown[cell])
        hidden = [cell for cell in cells if mark not in shown[cell]]
        entry = " ".join([*forms, meaning])
        if hidden:
            entry += f" ({'also ' if forms else ''}{', '.join(picture.board.names[cell] for cell in hidden)})"
        if cells:
            entries.append(entry)
    unlabelled = [cell for cell in sorted(picture.labels) if not _label_fits(picture, cell, layout.spots[cell])]
    entries += [f"{picture.board.names[cell]}: {tidy(picture.labels[cell])}" for cell in unlabelled]
    if picture.board.glued:
        entries.append("opposite sides are joined")
    return _fill(entries, width)


def _colour_stones(line: str) -> str:
    """Style the entries for stones like the stones on the board."""
    for colour in COLOURS:
        stone = Style(palette.TERMINAL_STONE[colour], palette.TERMINAL_GROUND, bold=True).code()
        entry = f"{STONES[colour]} {colour}"
        line = line.replace(entry, f"{stone} {entry.translate(FILLED)} {Style().code()}")
    return line


def _fill(entries: list[str], width: int) -> list[str]:
    """Lines of entries side by side, as many to a line as fit."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1] += "   " + entry
        else:
            lines += wrap(entry, width)
    return lines


def _signs_of(picture: Picture, cell: int) -> Signs:
    """The signs of one cell."""
    marks = picture.marks_at(cell)
    own = {mark: look.sign for mark, look in picture.looks.items()}
    ground, beside = GROUND | own, SIGNS | own
    stone, ghost = picture.stones.get(cell), picture.ghosts.get(cell)
    shown: dict[str, str] = {}
    middle_mark = ""
    if stone:
        middle = STONES[stone]
        if "keystone" in marks:
            middle, middle_mark = KEYSTONES[stone], "keystone"
    elif ghost:
        middle = GHOSTS[ghost]
    else:
        middle_mark = next((mark for mark in ground if mark in marks), "")
        middle = ground.get(middle_mark, EMPTY)
    if middle_mark:
        shown[middle_mark] = middle
    left_mark = next((mark for mark in BRACKETS if mark in marks and mark not in shown), "")
    brackets = BRACKETS.get(left_mark, "  ")
    if left_mark:
        shown[left_mark] = " ".join(brackets)
    right_mark = next((mark for mark in beside if mark in marks and mark not in shown), "")
    if right_mark:
        shown[right_mark] = beside[right_mark]
    return Signs(
        left=brackets[0],
        middle=middle,
        right=beside.get(right_mark, brackets[1]),
        left_mark=left_mark,
        middle_mark=middle_mark,
        right_mark=right_mark or left_mark,
        shown=shown,
    )
