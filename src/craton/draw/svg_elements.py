"""SVG elements and path data as text."""

from collections.abc import Iterable
from html import escape

from craton.boards.board import Place


def number(value: float) -> str:
    """A number with at most one decimal; more would not be visible at the scale of the pictures."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element with its contents. In attribute names `_` stands for `-`, and a trailing `_` is dropped."""
    pairs = [
        f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    ]
    opening = f"<{name}{''.join(pairs)}"
    return f"{opening}>{''.join(inside)}</{name}>" if inside else f"{opening}/>"


def text(content: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """Text centred at (x, y). The baseline is moved because not every viewer supports vertical centring."""
    return tag("text", escape(content), x=x, y=y + 0.35 * size, font_size=size, **attributes)


def path(points: Iterable[Place], *, closed: bool = False) -> str:
    """Path data of straight lines from point to point."""
    data = " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{data}{'Z' if closed else ''}"


def rounded(corners: list[Place], radius: float) -> str:
    """Path data of a closed polygon with rounded corners."""
    pieces: list[str] = []
    for at, corner in enumerate(corners):
        before, after = corners[at - 1], corners[(at + 1) % len(corners)]
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        pieces.append(f"{'L' if pieces else 'M'}{_pair(start)}Q{_pair(corner)} {_pair(end)}")
    return "".join(pieces) + "Z"


def _pair(point: Place) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _towards(start: Place, end: Place, distance: float) -> Place:
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = distance / (dx * dx + dy * dy) ** 0.5
    return start[0] + dx * share, start[1] + dy * share
