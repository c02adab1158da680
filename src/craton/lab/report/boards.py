"""Heat maps on a game's board: every cell shows its number, so the shades only support it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from craton.boards import Board
from craton.lab.stats.interval import Interval

UNIT = 46.0
MARGIN = 6.0
LIGHT, DARK = (247, 250, 252), (18, 72, 110)


def heat_map(board: Board, shares: Mapping[int, Interval], *, title: str) -> str:
    """The board with a shade for each share, from the lowest to the highest; every cell shows it in percent, ± its
    interval's half width below it."""
    values = {cell: share.value for cell, share in shares.items() if share.is_known}
    known = list(values.values())
    low, high = (min(known), max(known)) if known else (0.0, 1.0)
    scale = 1.6 if board.kind == "triangles" else 1.0
    points = [point for polygon in board.polygons for point in polygon]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    bottom, top = min(y for _, y in points), max(y for _, y in points)
    unit = UNIT * scale
    width, height = (right - left) * unit + 2 * MARGIN, (top - bottom) * unit + 2 * MARGIN
    parts = []
    for cell, polygon in enumerate(board.polygons):
        share = None if cell not in values else 0.5 if high == low else (values[cell] - low) / (high - low)
        fill = "#ffffff" if share is None else _shade(share)
        ink = "#ffffff" if share is not None and share > 0.55 else "#22262b"
        corners = " ".join(f"{MARGIN + (x - left) * unit:.1f},{MARGIN + (top - y) * unit:.1f}" for x, y in polygon)
        x, y = board.centres[cell]
        across, down = MARGIN + (x - left) * unit, MARGIN + (top - y) * unit
        words, label = "no games", ""
        if cell in values:
            one = shares[cell]
            words = f"{100 * one.value:.1f}% ({100 * one.low:.1f} to {100 * one.high:.1f}%)"
            label = (
                f'<text x="{across:.1f}" y="{down:.1f}" font-size="12" fill="{ink}">{100 * one.value:.0f}'
                f'<tspan x="{across:.1f}" dy="11" font-size="9">±{100 * one.half_width:.0f}</tspan></text>'
            )
        parts.append(
            f'<g><title>{escape(board.names[cell])}: {words}</title><polygon points="{corners}" fill="{fill}"'
            f' stroke="#9aa3ad"/>{label}</g>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{min(width, 460):.0f}"'
        f' role="img" aria-label="{escape(title, quote=True)}" font-family="system-ui, sans-serif"'
        ' text-anchor="middle">'
        f"{''.join(parts)}</svg>"
        f"<figcaption class=quiet>{escape(title)}, with 95% intervals (±)</figcaption>"
    )


def _shade(share: float) -> str:
    mixed = (round(light + share * (dark - light)) for light, dark in zip(LIGHT, DARK, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)
