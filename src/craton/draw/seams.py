"""The joined sides of a torus in an SVG: both in one colour, and beyond each side the name of the cell there."""

from itertools import pairwise
from math import dist

from craton.boards.board import Place
from craton.draw import palette
from craton.draw.markup import path, tag, text
from craton.draw.sheet import UNIT, Sheet


def seams(sheet: Sheet) -> str:
    """All seams of a glued board."""
    places = [sheet.at(cell) for cell in range(len(sheet.board))]
    parts = []
    for cell, near in enumerate(sheet.board.links):
        across = [other for other in near if dist(places[cell], places[other]) > 0.6 * UNIT]
        corners = sheet.corners(cell)
        open_sides = [side for side in pairwise([*corners, corners[0]]) if _is_open(places, places[cell], side)]
        for other, side in zip(across, open_sides, strict=True):
            parts.append(_seam(places[cell], side, sheet.board.names[other]))
    return tag("g", *parts, class_="seams", pointer_events="none")


def _is_open(places: list[Place], centre: Place, side: tuple[Place, Place]) -> bool:
    """Whether no cell lies beyond the side."""
    beyond = _beyond(centre, side, 2)
    return all(dist(place, beyond) > 1 for place in places)


def _beyond(centre: Place, side: tuple[Place, Place], share: float) -> Place:
    """The point on the way from the centre through the middle of the side, 1 being on the side."""
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
