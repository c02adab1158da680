"""Stones, marks and labels of an SVG."""

from math import cos, pi, sin

from craton.boards.board import Place
from craton.draw import palette
from craton.draw.picture import COLOURS, tidy
from craton.draw.svg_elements import number, path, tag, text
from craton.draw.svg_geometry import UNIT, Geometry

OTHER = {"black": "white", "white": "black"}


def definitions(geometry: Geometry) -> str:
    """The gradients and patterns that stones and marks refer to."""
    parts = []
    for colour in COLOURS:
        light, middle, dark = palette.STONE_GRADIENT[colour]
        stops = (("0", light), ("0.45", middle), ("1", dark))
        parts.append(
            tag(
                "radialGradient",
                *(tag("stop", offset=offset, stop_color=stop) for offset, stop in stops),
                id=geometry.id(colour),
                cx="0.36",
                cy="0.3",
                r="0.78",
            )
        )
    parts.append(
        tag(
            "radialGradient",
            tag("stop", offset="0.55", stop_color=palette.SHADOW, stop_opacity="0.5"),
            tag("stop", offset="1", stop_color=palette.SHADOW, stop_opacity="0"),
            id=geometry.id("shade"),
        )
    )
    if "flooded" in geometry.picture.marks_present():
        waves = "M0 9q6-8 12 0t12 0M-12 22q6-8 12 0t12 0t12 0"
        parts.append(
            tag(
                "pattern",
                tag("rect", width=24, height=26, fill=palette.WATER),
                tag("path", d=waves, fill="none", stroke=palette.WAVE, stroke_width=2.4, opacity="0.75"),
                id=geometry.id("water"),
                width=24,
                height=26,
                patternUnits="userSpaceOnUse",
            )
        )
    return "".join(parts)


def ground_marks(geometry: Geometry) -> str:
    """The marks below the stones."""
    return _layers({"ground": [_ground(geometry, cell) for cell in sorted(geometry.picture.marks)]})


def stones_and_marks(geometry: Geometry) -> str:
    """Ghosts, stones, the marks on them, and labels."""
    picture = geometry.picture
    cells = range(len(picture.board))
    layers = {
        "ghosts": [_ghost(geometry, cell) for cell in cells if cell in picture.ghosts and cell not in picture.stones],
        "stones": [_stone(geometry, cell) for cell in cells if cell in picture.stones],
        "marks": [_marks(geometry, cell) for cell in cells if cell in picture.marks],
        "labels": [_label(geometry, cell) for cell in cells if cell in picture.labels],
    }
    return _layers(layers)


def _layers(layers: dict[str, list[str]]) -> str:
    return "".join(
        tag("g", *parts, class_=layer, pointer_events="none") for layer, parts in layers.items() if any(parts)
    )


def _ring(at: Place, radius: float, stroke: str, width: float, **more: str) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=radius, fill="none", stroke=stroke, stroke_width=width, **more)


def _ground(geometry: Geometry, cell: int) -> str:
    marks = geometry.picture.marks_at(cell)
    x, y = geometry.at(cell)
    up = bool(geometry.board.up) and geometry.board.up[cell]
    shape = {"href": f"#{geometry.id(f'cell{int(up)}')}", "x": number(x), "y": number(y)}
    parts = []
    if "core" in marks:
        parts.append(tag("use", class_="core", fill=palette.CORE, fill_opacity="0.75", **shape))
    own = tag("use", class_="own-ground", fill=palette.OWN_GROUND, fill_opacity="0.6", **shape)
    parts += [own for look in geometry.picture.looks_at(cell) if look.on_ground]
    if "flooded" in marks:
        parts.append(tag("use", class_="flooded", fill=geometry.url("water"), **shape))
    if "focus" in marks:
        edge = {"stroke": palette.FOCUS_EDGE, "stroke_width": "5", "stroke_linejoin": "round"}
        parts.append(tag("use", class_="focus", fill=palette.FOCUS, fill_opacity="0.85", **edge, **shape))
    if "fault" in marks:
        parts.append(tag("use", fill=palette.FAULT_GROUND, fill_opacity="0.22", **shape) + _crack(geometry, cell))
    if "legal" in marks and cell not in geometry.picture.stones:
        parts.append(
            tag("circle", class_="legal", cx=x, cy=y, r=geometry.radius * 0.27, fill=palette.LEGAL, opacity="0.6")
        )
    return "".join(parts)


def _crack(geometry: Geometry, cell: int) -> str:
    """A jagged line from corner to corner, different for each cell."""
    corners = geometry.corners(cell, 0.9)
    width = 3.8 if geometry.board.kind == "triangles" else 5.5
    start = corners[0]
    if len(corners) % 2:
        end = ((corners[1][0] + corners[2][0]) / 2, (corners[1][1] + corners[2][1]) / 2)
    else:
        end = corners[len(corners) // 2]
    dx, dy = end[0] - start[0], end[1] - start[1]
    points = [start]
    for step in range(1, 7):
        aside = (-1) ** step * (0.04 + 0.025 * ((cell * 7 + step * 5) % 4))
        points.append((start[0] + dx * step / 7 - dy * aside, start[1] + dy * step / 7 + dx * aside))
    points.append(end)
    branches = []
    for step, sign in ((2, 1), (5, -1)):
        x, y = points[step]
        branches.append(path([(x, y), (x + 0.08 * dx - sign * 0.13 * dy, y + 0.08 * dy + sign * 0.13 * dx)]))
    look = {"fill": "none", "stroke": palette.FAULT, "stroke_linecap": "round", "stroke_linejoin": "round"}
    thin = tag("path", d="".join(branches), stroke_width=width / 2, **look)
    return tag("path", class_="fault", d=path(points), stroke_width=width, **look) + thin


def _ghost(geometry: Geometry, cell: int) -> str:
    x, y = geometry.at(cell)
    colour = geometry.picture.ghosts[cell]
    return tag(
        "circle",
        class_=f"ghost {colour}",
        cx=x,
        cy=y,
        r=geometry.radius * 0.9,
        fill=palette.STONE_FLAT[colour],
        fill_opacity="0.3",
        stroke=palette.STONE_EDGE[colour],
        stroke_width=geometry.radius * 0.09,
        stroke_dasharray=f"{number(geometry.radius * 0.25)} {number(geometry.radius * 0.18)}",
        stroke_opacity="0.85",
    )


def _stone(geometry: Geometry, cell: int) -> str:
    x, y = geometry.at(cell)
    radius, colour = geometry.radius, geometry.picture.stones[cell]
    shade = tag("circle", cx=x + radius * 0.08, cy=y + radius * 0.14, r=radius * 1.14, fill=geometry.url("shade"))
    edge = {"stroke": palette.STONE_EDGE[colour], "stroke_width": number(radius * 0.035)}
    return shade + tag("circle", class_=f"stone {colour}", cx=x, cy=y, r=radius, fill=geometry.url(colour), **edge)


def _marks(geometry: Geometry, cell: int) -> str:
    """The marks on top of a stone, or on an empty cell."""
    marks, radius, at = geometry.picture.marks_at(cell), geometry.radius, geometry.at(cell)
    stone = geometry.picture.stones.get(cell)
    parts = []
    if "captured" in marks:
        parts.append(_crescent(at, radius, OTHER[stone] if stone else ""))
    if "secured" in marks:
        parts.append(_ring(at, radius * 0.99, palette.SECURED, radius * 0.12, class_="secured"))
    if "focus" in marks and stone:
        parts.append(_ring(at, radius * 1.02, palette.FOCUS_EDGE, radius * 0.11))
    if "legal" in marks and stone:
        dashes = f"{number(radius * 0.3)} {number(radius * 0.22)}"
        parts.append(_ring(at, radius * 0.86, palette.LEGAL, radius * 0.13, class_="legal", stroke_dasharray=dashes))
    if "last" in marks:
        share = 0.84 if cell in geometry.picture.labels else 0.58
        parts.append(_ring(at, radius * share, palette.LAST, radius * 0.13, class_="last"))
    if "keystone" in marks:
        edge = {"stroke": palette.KEYSTONE_EDGE, "stroke_width": number(radius * 0.05), "stroke_linejoin": "round"}
        star = _star(at, radius * 0.5, 5, 0.45)
        if cell in geometry.picture.labels:
            star = _star((at[0], at[1] - radius * 0.72), radius * 0.36, 5, 0.45)
        parts.append(tag("path", class_="keystone", d=star, fill=palette.KEYSTONE, **edge))
    if "sacred" in marks:
        parts.append(_sacred(geometry, cell))
    looks = geometry.picture.looks_at(cell)
    parts += [_sign(geometry, cell, look.sign, place) for place, look in enumerate(looks)]
    return "".join(parts)


def _sign(geometry: Geometry, cell: int, sign: str, place: int) -> str:
    """The sign of a mark that has no drawing, in a small disc at the edge of the stone; place counts them."""
    x, y = geometry.at(cell)
    turn, radius = pi * (0.25 - 0.5 * place), geometry.radius
    cx, cy, r = x + 0.72 * radius * cos(turn), y - 0.72 * radius * sin(turn), radius * 0.36
    edge = {"stroke": palette.OWN_MARK_EDGE, "stroke_width": number(radius * 0.06)}
    disc = tag("circle", class_="own-mark", cx=cx, cy=cy, r=r, fill=palette.OWN_MARK, **edge)
    return disc + text(sign, cx, cy, r * 1.4, fill=palette.OWN_MARK_EDGE, text_anchor="middle", font_weight="bold")


def _crescent(at: Place, radius: float, former: str) -> str:
    """The former colour, still visible on one side of a stone that was turned over."""
    x, y = at
    r = radius * 0.82
    ends = [(x + r * cos(turn), y + r * sin(turn)) for turn in (-0.3 * pi, 0.7 * pi)]
    (ax, ay), (bx, by) = ends
    data = (
        f"M{number(ax)} {number(ay)}A{number(r)} {number(r)} 0 0 1 {number(bx)} {number(by)}"
        f"A{number(r * 1.25)} {number(r * 1.25)} 0 0 0 {number(ax)} {number(ay)}Z"
    )
    return tag("path", class_="captured", d=data, fill=palette.STONE_FLAT.get(former, palette.LAST), opacity="0.92")


def _star(at: Place, radius: float, rays: int, waist: float) -> str:
    turns = [(k * pi / rays - pi / 2, radius if k % 2 == 0 else radius * waist) for k in range(2 * rays)]
    return path([(at[0] + r * cos(turn), at[1] + r * sin(turn)) for turn, r in turns], closed=True)


def _sacred(geometry: Geometry, cell: int) -> str:
    """A small star; beside a stone or a label it moves towards a corner, in a triangle towards its tip."""
    x, y = geometry.at(cell)
    picture = geometry.picture
    alone = cell not in picture.stones and cell not in picture.labels and "legal" not in picture.marks_at(cell)
    corners = geometry.corners(cell)
    cx, cy = corners[-1] if geometry.board.kind == "hexhex" else corners[0]
    share = 0.0 if alone else {"square": 0.5, "hexhex": 0.58, "triangles": 0.6}[geometry.board.kind]
    at = (x + (cx - x) * share, y + (cy - y) * share)
    size = UNIT * (0.19 if geometry.board.kind != "triangles" else 0.13)
    edge = {"stroke": palette.CARD, "stroke_width": "2", "stroke_linejoin": "round"}
    return tag("path", class_="sacred", d=_star(at, size, 4, 0.38), fill=palette.SACRED, **edge)


def _label(geometry: Geometry, cell: int) -> str:
    content = tidy(geometry.picture.labels[cell])
    x, y = geometry.at(cell)
    size = min(geometry.radius * 0.95, 1.7 * geometry.radius / (0.68 * max(1, len(content))))
    stone = geometry.picture.stones.get(cell)
    if stone:
        return text(content, x, y, size, fill=palette.STONE_FLAT[OTHER[stone]], font_weight="700")
    halo = {
        "stroke": palette.CARD,
        "stroke_width": number(size * 0.22),
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    return text(content, x, y, size, fill=palette.TEXT, font_weight="700", **halo)
