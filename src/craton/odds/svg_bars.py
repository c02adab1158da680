"""Distributions as a bar chart in a self-contained SVG."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from html import escape

from craton.core.wording import percent_cell
from craton.draw import palette
from craton.draw.picture import tidy
from craton.draw.svg import FONT, SMALLEST
from craton.draw.svg_elements import number, tag, text
from craton.odds.distribution import Distribution
from craton.odds.text_bars import bins, in_ranges

WIDTH = 480.0  # of the drawing, in its own units
MARGIN = 20.0
HEIGHT = 170.0  # of the tallest bar
MAX_BARS = 46
FILL = {**palette.STONE_FLAT, "": palette.WOOD_DARK}
EDGE = {**palette.STONE_EDGE, "": palette.WOOD_EDGE}


def draw_bars(
    scores: Mapping[str, Distribution],
    *,
    title: str = "",
    size: int = 480,
    wins: tuple[Fraction, Fraction, Fraction] | None = None,
) -> str:
    """A bar chart of each side's distribution, or of a single one under the name ``.

    wins: the probabilities that Black wins, of a draw, and that White wins, for a bar at the top.
    """
    if size < SMALLEST:
        raise ValueError(f"a picture is at least {SMALLEST} pixels wide, not {size}")
    parts: list[str] = []
    top = MARGIN
    if title:
        parts.append(text(tidy(title), WIDTH / 2, top + 6, 17, fill=palette.TEXT, font_weight="700"))
        top += 30
    if wins is not None:
        parts.append(_win_bar(wins, top))
        top += 62
    parts.append(_bars(scores, top))
    top += HEIGHT + 42
    for side, found in scores.items():
        name = f"{side.capitalize()}: " if side else ""
        words = f"{name}mean {float(found.mean):.2f}, deviation {found.deviation:.2f}, {found.floor} to {found.ceiling}"
        parts.append(text(words, WIDTH / 2, top, 13, fill=palette.QUIET_TEXT))
        top += 19
    height = top + MARGIN - 12
    return tag(
        "svg",
        tag("rect", width=WIDTH, height=height, rx=12.0, fill=palette.CARD),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(height)}",
        width=size,
        height=round(size * height / WIDTH),
        role="img",
        aria_label=tidy(title) or "distribution",
        font_family=FONT,
        text_anchor="middle",
    )


def _win_bar(wins: tuple[Fraction, Fraction, Fraction], top: float) -> str:
    """One bar divided in three, with labels above it."""
    black, draw, white = wins
    width = WIDTH - 2 * MARGIN
    words = [
        text(f"Black wins {percent_cell(black)}", MARGIN, top, 13, fill=palette.TEXT, text_anchor="start"),
        text(f"White wins {percent_cell(white)}", WIDTH - MARGIN, top, 13, fill=palette.TEXT, text_anchor="end"),
    ]
    if draw:
        words.append(text(f"draw {percent_cell(draw)}", WIDTH / 2, top, 13, fill=palette.QUIET_TEXT))
    start, stretches = MARGIN, []
    for share, fill in ((black, FILL["black"]), (draw, palette.WOOD_DARK), (white, FILL["white"])):
        if share:
            stretches.append(tag("rect", x=start, y=top + 14, width=float(share) * width, height=18, fill=fill))
        start += float(share) * width
    frame = tag("rect", x=MARGIN, y=top + 14, width=width, height=18, fill="none", stroke=palette.QUIET_TEXT)
    return "".join([*words, *stretches, frame])


def _bars(scores: Mapping[str, Distribution], top: float) -> str:
    floor = min(found.floor for found in scores.values())
    ceiling = max(found.ceiling for found in scores.values())
    ranges = bins(floor, ceiling, MAX_BARS)
    shares = {side: in_ranges(found, ranges) for side, found in scores.items()}
    tallest = max(max(column) for column in shares.values())
    slot = min((WIDTH - 2 * MARGIN) / len(ranges), 60.0)
    left = (WIDTH - slot * len(ranges)) / 2
    bar_width = 0.8 * slot / len(shares)
    ground = top + HEIGHT + 16
    parts = [tag("path", d=f"M{number(MARGIN)} {number(ground)}H{number(WIDTH - MARGIN)}", stroke=palette.QUIET_TEXT)]
    labelled = -(-26 // slot)  # label every n-th value
    for at, (low, high) in enumerate(ranges):
        for place, (side, column) in enumerate(shares.items()):
            if not column[at]:
                continue
            height = max(float(column[at] / tallest) * HEIGHT, 0.6)
            name = str(low) if low == high else f"{low} to {high}"
            x = left + at * slot + 0.1 * slot + place * bar_width
            parts.append(
                tag(
                    "rect",
                    tag("title", escape(f"{side.capitalize()} {name}: {percent_cell(column[at])}".strip())),
                    x=x,
                    y=ground - height,
                    width=bar_width,
                    height=height,
                    fill=FILL[side],
                    stroke=EDGE[side],
                    stroke_width=0.6,
                )
            )
            if slot >= 38 * len(shares):
                parts.append(
                    text(percent_cell(column[at]), x + bar_width / 2, ground - height - 7, 10, fill=palette.TEXT)
                )
        if at % labelled == 0:
            parts.append(text(str(low), left + (at + 0.5) * slot, ground + 11, 11, fill=palette.QUIET_TEXT))
    return "".join(parts)
