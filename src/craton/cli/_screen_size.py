"""Whether this terminal can show a full-screen application. Textual is looked for, not imported."""

from __future__ import annotations

import os
import shutil
import sys
from importlib.util import find_spec

WIDTH, HEIGHT = 80, 24
SIGNS = "●○◆◇·─│┌┐└┘█"
"""What the full screen cannot do without."""


def obstacle(*, plain: bool) -> str | None:
    """Why the full screen cannot be used: a sentence for the user, or nothing if they know; None if it can."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") in ("dumb", "unknown"):
        return ""
    try:
        SIGNS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return "This terminal's encoding lacks the symbols of the full screen, so the game is played line by line."
    if find_spec("textual") is None:
        return "The full screen needs Textual: pip install 'craton[terminal]'. Without it the game is played in lines."
    columns, lines = shutil.get_terminal_size()
    if columns < WIDTH or lines < HEIGHT:
        return (
            f"This terminal has {columns}×{lines} characters and the full screen needs {WIDTH}×{HEIGHT}: plain lines."
        )
    return None
