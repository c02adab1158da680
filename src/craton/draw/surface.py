"""The empty board of an SVG: wood, cells, lines and coordinates."""

from craton.boards.board import Place
from craton.draw import palette
from craton.draw.markup import number, path, rounded, tag, text
from craton.draw.picture import MARKS
from craton.draw.seams import seams
from craton.draw.sheet import UNIT, Sheet


def surface(sheet: Sheet) -> str:
    """Everything under the stones and marks."""
    parts = [_wood(sheet)]
    if sheet.board.kind == "square":
        parts += [_lines(sheet), _cells(sheet), _square_coordinates(sheet)]
    else:
        parts += [_cells(sheet), _row_coordinates(sheet)]
        if sheet.board.glued:
            parts.append(seams(sheet))
    return "".join(parts)


def definitions(sheet: Sheet) -> str:
    """What the surface refers to."""
    left, top, right, bottom = sheet.bounds
    wood = tag(
        "linearGradient",
        tag("stop", offset="0", stop_color=palette.WOOD_LIGHT),
        tag("stop", offset="1", stop_color=palette.WOOD_DARK),
        id=sheet.id("wood"),
        gradientUnits="userSpaceOnUse",
        x1=left,
        y1=top,
        x2=right,
        y2=bottom,
    )
    blur = tag(
        "filter",
        tag("feGaussianBlur", stdDeviation=6 * sheet.pixel),
        id=sheet.id("blur"),
        filterUnits="userSpaceOnUse",
        **_around(sheet),
    )
    mask = tag(
        "mask",
        _plate(sheet, "#fff", 2 * sheet.band),
        id=sheet.id("board"),
        maskUnits="userSpaceOnUse",
        **_around(sheet),
    )
    return wood + blur + mask + "".join(_shapes(sheet))


def _shapes(sheet: Sheet) -> list[str]:
    """The shape of a cell, around (0, 0); triangles have two."""
    if sheet.board.kind == "square":
        return [tag("path", id=sheet.id("cell0"), d="M-50-50H50V50H-50Z")]
    scale, radius = (0.94, 9.0) if sheet.board.kind == "hexhex" else (0.93, 7.0)
    shapes = []
    for kind in (False, True) if sheet.board.up else (False,):
        cell = sheet.board.up.index(kind) if sheet.board.up else 0
        x, y = sheet.at(cell)
        corners = [(cx - x, cy - y) for cx, cy in sheet.corners(cell, scale)]
        shapes.append(tag("path", id=sheet.id(f"cell{int(kind)}"), d=rounded(corners, radius)))
    return shapes


def _around(sheet: Sheet) -> dict[str, float]:
    """A region with room for the wood and its shadow."""
    left, top, right, bottom = sheet.bounds
    room = sheet.band + 40 * sheet.pixel
    return {"x": left - room, "y": top - room, "width": right - left + 2 * room, "height": bottom - top + 2 * room}


def _hull(sheet: Sheet) -> list[Place]:
    """The convex hull of the cells."""
    points = sorted({(round(x, 3), round(y, 3)) for cell in range(len(sheet.board)) for x, y in sheet.corners(cell)})

    def chain(ordered: list[Place]) -> list[Place]:
        found: list[Place] = []
        for x, y in ordered:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 1e-3:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    return chain(points) + chain(points[::-1])


def _wood(sheet: Sheet) -> str:
    """A plate with a soft shadow: the hull, made larger and rounder by a thick stroke."""
    width = 2 * sheet.band
    below = {
        "transform": f"translate({number(sheet.pixel)} {number(5 * sheet.pixel)})",
        "opacity": "0.35",
        "filter": sheet.url("blur"),
    }
    shadow = _plate(sheet, palette.SHADOW, width, **below)
    edge, wood = _plate(sheet, palette.WOOD_EDGE, width + 5), _plate(sheet, sheet.url("wood"), width)
    return shadow + edge + wood + _grain(sheet)


def _plate(sheet: Sheet, paint: str, width: float, **more: str) -> str:
    data = path(_hull(sheet), closed=True)
    return tag("path", d=data, fill=paint, stroke=paint, stroke_width=width, stroke_linejoin="round", **more)


def _grain(sheet: Sheet) -> str:
    """Long faint waves across the wood."""
    left, top, right, bottom = sheet.bounds
    left, right, width = left - sheet.band, right + sheet.band, right - left + 2 * sheet.band
    waves = []
    y, k = top - sheet.band, 0
    while y < bottom + sheet.band:
        swing = 10 + 7 * (k * 5 % 4)
        y += 22 + 9 * (k * 7 % 5)
        waves.append(
            f"M{number(left)} {number(y)}q{number(width / 4)} {number(-swing)} {number(width / 2)} 0"
            f"t{number(width / 2)} {number(k * 11 % 3 * 6)}"
        )
        k += 1
    return tag(
        "path",
        d="".join(waves),
        fill="none",
        stroke=palette.WOOD_GRAIN,
        stroke_width=3,
        opacity="0.13",
        mask=sheet.url("board"),
    )


def _lines(sheet: Sheet) -> str:
    """The lines of a square board, and a few points to guide the eye."""
    n = sheet.board.size
    end = (n - 1) / 2 * UNIT
    steps = [k * UNIT - end for k in range(n)]
    data = "".join(f"M{number(-end)} {number(s)}H{number(end)}M{number(s)} {number(-end)}V{number(end)}" for s in steps)
    frame = f"M{number(-end)} {number(-end)}H{number(end)}V{number(end)}H{number(-end)}Z"
    lines = tag("path", d=data, stroke_width=max(2.5, 0.8 * sheet.pixel)) + tag(
        "path", d=frame, stroke_width=5, stroke_linejoin="round"
    )
    points = "".join(tag("circle", cx=x, cy=y, r=8) for x, y in _star_points(n))
    group = tag("g", lines, fill="none", stroke=palette.LINE, stroke_opacity="0.85")
    return group + (tag("g", points, fill=palette.LINE) if points else "")


def _star_points(n: int) -> list[Place]:
    if n < 7:
        return []
    inset = 3 if n >= 12 else 2
    far = ((n - 1) / 2 - inset) * UNIT
    steps = (-far, 0.0, far) if n % 2 else (-far, far)
    points = [(x, y) for x in steps for y in steps]
    return points if n >= 13 else [(x, y) for x, y in points if (x == 0) == (y == 0)]


def _cells(sheet: Sheet) -> str:
    """Every cell, with its name and what is on it as a tooltip."""
    picture, board = sheet.picture, sheet.board
    cells = []
    for cell, name in enumerate(board.names):
        x, y = sheet.at(cell)
        on_it = [picture.stones[cell]] if cell in picture.stones else []
        if cell not in picture.stones and cell in picture.ghosts:
            on_it.append(f"{picture.ghosts[cell]} taken off")
        on_it += [meaning for mark, meaning in MARKS.items() if mark in picture.marks_at(cell)]
        tooltip = tag("title", f"{name}: {', '.join(on_it)}" if on_it else name)
        up = bool(board.up) and board.up[cell]
        paint = {"fill": palette.TRIANGLE_UP} if up else {}
        cells.append(tag("use", tooltip, href=f"#{sheet.id(f'cell{int(up)}')}", x=x, y=y, **paint))
    look = {
        "square": {"fill": "#fff", "fill_opacity": "0"},
        "hexhex": {"fill": palette.HEXAGON, "stroke": palette.HEXAGON_EDGE, "stroke_width": "2.5"},
        "triangles": {"fill": palette.TRIANGLE_DOWN, "stroke": palette.TRIANGLE_EDGE, "stroke_width": "1.5"},
    }
    return tag("g", *cells, class_="cells", **look[board.kind])


def _square_coordinates(sheet: Sheet) -> str:
    n = sheet.board.size
    beyond = (n - 1) / 2 * UNIT + 46 + sheet.band / 2
    texts = []
    for k in range(n):
        x, _ = sheet.at(k)
        _, y = sheet.at(sheet.board.rows[k][0])
        texts += [
            text(sheet.board.names[k][0], x, beyond, sheet.small_text),
            text(str(k + 1), -beyond, y, sheet.small_text),
        ]
    return tag("g", *texts, fill=palette.COORDINATE, font_weight="600")


def _row_coordinates(sheet: Sheet) -> str:
    """The letter of each row; or the names of its first and last cell where the cells do not show theirs."""
    board, size = sheet.board, sheet.small_text
    beyond = size * 0.35 + (50 if board.kind == "hexhex" else 36) + (22 if board.glued else 0)
    texts = []
    for row in board.rows:
        (left, y), (right, right_y) = sheet.at(row[0]), sheet.at(row[-1])
        first, last = board.names[row[0]], board.names[row[-1]]
        texts.append(text(first[0] if sheet.names_fit else first, left - beyond, y, size, text_anchor="end"))
        if not sheet.names_fit:
            texts.append(text(last, right + beyond, right_y, size, text_anchor="start"))
    return tag("g", *texts, fill=palette.COORDINATE, font_weight="600")


def cell_names(sheet: Sheet) -> str:
    """The name of each empty cell, away from its centre, if there is room."""
    if not sheet.names_fit:
        return ""
    texts = []
    for cell, name in enumerate(sheet.board.names):
        picture = sheet.picture
        taken = cell in picture.stones or cell in picture.ghosts or cell in picture.labels
        if taken or "flooded" in picture.marks_at(cell):
            continue
        x, y = sheet.at(cell)
        down = 30.0 if sheet.board.kind == "hexhex" else 17.0 if sheet.board.up[cell] else -17.0
        texts.append(text(name, x, y + down, sheet.cell_text))
    return tag("g", *texts, fill=palette.COORDINATE, fill_opacity="0.6", pointer_events="none")
