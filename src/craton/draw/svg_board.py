"""The empty board of an SVG: wood, cells, lines and coordinates."""

from itertools import pairwise
from math import dist

from craton.boards.board import Place
from craton.draw import palette
from craton.draw.svg_elements import number, path, rounded, tag, text
from craton.draw.svg_geometry import UNIT, Geometry


def board(geometry: Geometry) -> str:
    """Everything below the stones and marks."""
    parts = [_wood(geometry)]
    if geometry.board.kind == "square":
        parts += [_lines(geometry), _cells(geometry), _square_coordinates(geometry)]
    else:
        parts += [_cells(geometry), _row_coordinates(geometry)]
        if geometry.board.glued:
            parts.append(_seams(geometry))
    return "".join(parts)


def definitions(geometry: Geometry) -> str:
    """The gradients, filters, masks and shapes that the board refers to."""
    left, top, right, bottom = geometry.bounds
    wood = tag(
        "linearGradient",
        tag("stop", offset="0", stop_color=palette.WOOD_LIGHT),
        tag("stop", offset="1", stop_color=palette.WOOD_DARK),
        id=geometry.id("wood"),
        gradientUnits="userSpaceOnUse",
        x1=left,
        y1=top,
        x2=right,
        y2=bottom,
    )
    blur = tag(
        "filter",
        tag("feGaussianBlur", stdDeviation=6 * geometry.pixel),
        id=geometry.id("blur"),
        filterUnits="userSpaceOnUse",
        **_around(geometry),
    )
    mask = tag(
        "mask",
        _plate(geometry, "#fff", 2 * geometry.band),
        id=geometry.id("board"),
        maskUnits="userSpaceOnUse",
        **_around(geometry),
    )
    return wood + blur + mask + "".join(_shapes(geometry))


def _shapes(geometry: Geometry) -> list[str]:
    """The shape of a cell, around (0, 0); triangles have two."""
    if geometry.board.kind == "square":
        return [tag("path", id=geometry.id("cell0"), d="M-50-50H50V50H-50Z")]
    scale, radius = (0.94, 9.0) if geometry.board.kind == "hexhex" else (0.93, 7.0)
    shapes = []
    for kind in (False, True) if geometry.board.up else (False,):
        cell = geometry.board.up.index(kind) if geometry.board.up else 0
        x, y = geometry.at(cell)
        corners = [(cx - x, cy - y) for cx, cy in geometry.corners(cell, scale)]
        shapes.append(tag("path", id=geometry.id(f"cell{int(kind)}"), d=rounded(corners, radius)))
    return shapes


def _around(geometry: Geometry) -> dict[str, float]:
    """A rectangle with room for the wood and its shadow."""
    left, top, right, bottom = geometry.bounds
    room = geometry.band + 40 * geometry.pixel
    return {"x": left - room, "y": top - room, "width": right - left + 2 * room, "height": bottom - top + 2 * room}


def _hull(geometry: Geometry) -> list[Place]:
    """The convex hull of the cells."""
    points = sorted(
        {(round(x, 3), round(y, 3)) for cell in range(len(geometry.board)) for x, y in geometry.corners(cell)}
    )

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


def _wood(geometry: Geometry) -> str:
    """A plate with a soft shadow: the hull, enlarged and rounded by a thick stroke."""
    width = 2 * geometry.band
    below = {
        "transform": f"translate({number(geometry.pixel)} {number(5 * geometry.pixel)})",
        "opacity": "0.35",
        "filter": geometry.url("blur"),
    }
    shadow = _plate(geometry, palette.SHADOW, width, **below)
    edge, wood = _plate(geometry, palette.WOOD_EDGE, width + 5), _plate(geometry, geometry.url("wood"), width)
    return shadow + edge + wood + _grain(geometry)


def _plate(geometry: Geometry, paint: str, width: float, **more: str) -> str:
    data = path(_hull(geometry), closed=True)
    return tag("path", d=data, fill=paint, stroke=paint, stroke_width=width, stroke_linejoin="round", **more)


def _grain(geometry: Geometry) -> str:
    """Long faint waves across the wood."""
    left, top, right, bottom = geometry.bounds
    left, right, width = left - geometry.band, right + geometry.band, right - left + 2 * geometry.band
    waves = []
    y, k = top - geometry.band, 0
    while y < bottom + geometry.band:
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
        mask=geometry.url("board"),
    )


def _lines(geometry: Geometry) -> str:
    """The lines and star points of a square board."""
    n = geometry.board.size
    end = (n - 1) / 2 * UNIT
    steps = [k * UNIT - end for k in range(n)]
    data = "".join(f"M{number(-end)} {number(s)}H{number(end)}M{number(s)} {number(-end)}V{number(end)}" for s in steps)
    frame = f"M{number(-end)} {number(-end)}H{number(end)}V{number(end)}H{number(-end)}Z"
    lines = tag("path", d=data, stroke_width=max(2.5, 0.8 * geometry.pixel)) + tag(
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


def _cells(geometry: Geometry) -> str:
    """Every cell, with a tooltip that gives its name and contents."""
    picture, board = geometry.picture, geometry.board
    cells = []
    for cell, name in enumerate(board.names):
        x, y = geometry.at(cell)
        on_it = [picture.stones[cell]] if cell in picture.stones else []
        if cell not in picture.stones and cell in picture.ghosts:
            on_it.append(f"{picture.ghosts[cell]} removed")
        on_it += [meaning for mark, meaning in picture.meanings.items() if mark in picture.marks_at(cell)]
        tooltip = tag("title", f"{name}: {', '.join(on_it)}" if on_it else name)
        up = bool(board.up) and board.up[cell]
        paint = {"fill": palette.TRIANGLE_UP} if up else {}
        cells.append(tag("use", tooltip, href=f"#{geometry.id(f'cell{int(up)}')}", x=x, y=y, **paint))
    look = {
        "square": {"fill": "#fff", "fill_opacity": "0"},
        "hexhex": {"fill": palette.HEXAGON, "stroke": palette.HEXAGON_EDGE, "stroke_width": "2.5"},
        "triangles": {"fill": palette.TRIANGLE_DOWN, "stroke": palette.TRIANGLE_EDGE, "stroke_width": "1.5"},
    }
    return tag("g", *cells, class_="cells", **look[board.kind])


def _square_coordinates(geometry: Geometry) -> str:
    n = geometry.board.size
    beyond = (n - 1) / 2 * UNIT + 46 + geometry.band / 2
    texts = []
    for k in range(n):
        x, _ = geometry.at(k)
        _, y = geometry.at(geometry.board.rows[k][0])
        texts += [
            text(geometry.board.names[k][0], x, beyond, geometry.small_text),
            text(str(k + 1), -beyond, y, geometry.small_text),
        ]
    return tag("g", *texts, fill=palette.COORDINATE, font_weight="600")


def _row_coordinates(geometry: Geometry) -> str:
    """The letter of each row; or the names of its first and last cell if the cells do not show theirs."""
    board, size = geometry.board, geometry.small_text
    beyond = size * 0.35 + (50 if board.kind == "hexhex" else 36) + (22 if board.glued else 0)
    texts = []
    for row in board.rows:
        (left, y), (right, right_y) = geometry.at(row[0]), geometry.at(row[-1])
        first, last = board.names[row[0]], board.names[row[-1]]
        texts.append(text(first[0] if geometry.names_fit else first, left - beyond, y, size, text_anchor="end"))
        if not geometry.names_fit:
            texts.append(text(last, right + beyond, right_y, size, text_anchor="start"))
    return tag("g", *texts, fill=palette.COORDINATE, font_weight="600")


def cell_names(geometry: Geometry) -> str:
    """The name of each empty cell, off its centre, if there is room."""
    if not geometry.names_fit:
        return ""
    texts = []
    for cell, name in enumerate(geometry.board.names):
        picture = geometry.picture
        taken = cell in picture.stones or cell in picture.ghosts or cell in picture.labels
        if taken or "flooded" in picture.marks_at(cell):
            continue
        x, y = geometry.at(cell)
        down = 30.0 if geometry.board.kind == "hexhex" else 17.0 if geometry.board.up[cell] else -17.0
        texts.append(text(name, x, y + down, geometry.cell_text))
    return tag("g", *texts, fill=palette.COORDINATE, fill_opacity="0.6", pointer_events="none")


def _seams(geometry: Geometry) -> str:
    """The joined sides of a torus: both in one colour, and beyond each side the name of the cell there."""
    places = [geometry.at(cell) for cell in range(len(geometry.board))]
    parts = []
    for cell, near in enumerate(geometry.board.links):
        across = [other for other in near if dist(places[cell], places[other]) > 0.6 * UNIT]
        corners = geometry.corners(cell)
        open_sides = [side for side in pairwise([*corners, corners[0]]) if _is_open(places, places[cell], side)]
        for other, side in zip(across, open_sides, strict=True):
            parts.append(_seam(places[cell], side, geometry.board.names[other]))
    return tag("g", *parts, class_="seams", pointer_events="none")


def _is_open(places: list[Place], centre: Place, side: tuple[Place, Place]) -> bool:
    """Whether no cell lies beyond the side."""
    beyond = _beyond(centre, side, 2)
    return all(dist(place, beyond) > 1 for place in places)


def _beyond(centre: Place, side: tuple[Place, Place], share: float) -> Place:
    """The point on the ray from the centre through the middle of the side; a share of 1 is on the side."""
    (ax, ay), (bx, by) = side
    return centre[0] + ((ax + bx) / 2 - centre[0]) * share, centre[1] + ((ay + by) / 2 - centre[1]) * share


def _seam(centre: Place, side: tuple[Place, Place], name: str) -> str:
    (ax, ay), (bx, by) = side
    slope = 0 if abs(ay - by) < 1 else 1 if (ay - by) * (ax - bx) > 0 else 2
    colour = palette.SEAMS[slope]
    x, y = _beyond(centre, side, 1.16)
    half = ((bx - ax) * 0.42, (by - ay) * 0.42)
    line = path([(x - half[0], y - half[1]), (x + half[0], y + half[1])])
    stroke = tag("path", d=line, stroke=colour, stroke_width=6, stroke_linecap="round", opacity="0.8")
    return stroke + text(name, *_beyond(centre, side, 1.75), 16, fill=colour, font_weight="600")
