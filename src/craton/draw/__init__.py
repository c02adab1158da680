"""Pictures of boards, as text and as SVG. Shapes and marks only: nothing here knows a game."""

from craton.draw.picture import MARKS, MarkLook, Picture
from craton.draw.svg import draw_svg
from craton.draw.terminal import draw_text

__all__ = ["MARKS", "MarkLook", "Picture", "draw_svg", "draw_text"]
