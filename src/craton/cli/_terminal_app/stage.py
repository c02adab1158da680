"""The die or the coins that are being thrown, with the chances of winning."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from craton.cli._terminal_app.animation import Frame
from craton.cli._terminal_app.texts import chances_bar

PIPS = {
    "1": ("   ", " ● ", "   "),
    "2": ("●  ", "   ", "  ●"),
    "3": ("●  ", " ● ", "  ●"),
    "4": ("● ●", "   ", "● ●"),
    "5": ("● ●", " ● ", "● ●"),
    "6": ("● ●", "● ●", "● ●"),
}
COIN = {"1": "(●)", "0": "( )"}
DIE_STYLE = "color(16) on color(255)"
NARROW = 18


class Stage(Static):
    """Shows a frame of an animation beside the board."""

    def show(self, frame: Frame) -> None:
        self.update(stage_text(frame, max(self.size.width or NARROW, NARROW)))


def stage_text(frame: Frame, width: int) -> Text:
    """A frame's title, dice, verdict and chances."""
    text = Text()
    text.append(f"{frame.title}\n\n", "bold")
    if frame.is_die:
        for line in _die(frame.faces[0]):
            text.append("  ")
            text.append(line, DIE_STYLE)
            text.append("\n")
    else:
        text.append(f"  {' '.join(COIN[face] for face in frame.faces)}\n", "bold")
        text.append("  (●) success\n", "dim")
    text.append(f"\n{frame.verdict}\n\n" if frame.verdict else "\n\n\n", "bold")
    if frame.chances is not None:
        black, draw, white = map(float, frame.chances)
        text.append_text(chances_bar((black, draw, white), width))
        text.append("\n")
    text.append("\nEnter skips.", "dim")
    return text


def _die(face: str) -> list[str]:
    """A cube with pips, or a number if it has more faces."""
    middle = PIPS.get(face, ("   ", f"{face:^3}", "   "))
    return ["┌───────┐", *(f"│ {' '.join(row)} │" for row in middle), "└───────┘"]
