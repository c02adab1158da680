"""Output that survives every encoding: symbols have plain substitutes, data is always UTF-8, long text is paged."""

from __future__ import annotations

import codecs
import os
import pydoc
import sys
import unicodedata
from typing import TextIO

HANDLER = "craton-plain"
PLAIN = {
    **dict(zip("●○·×–—−─━│┃┄┆", "@O.x---" + "--||-|", strict=True)),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╱╲╳", "+"),
    **dict(zip("╱╲", "/\\", strict=True)),
    **dict(zip("▁▂▃▄▅▆▇█▏▎▍▌▋▊▉", "__..--=#.:::+=#", strict=True)),
    **dict(zip("‘’“”„‚", "''\"\"\"'", strict=True)),
    **dict(zip("←→↑↓↔◀▶⏮⏭", "<>^v-<><>", strict=True)),
    **dict(zip("░▒▓†", ".:#+", strict=True)),
    "…": "...",
    "≥": ">=",
    "≤": "<=",
    "≠": "!=",
    "≈": "~",
    "∞": "inf",
    "±": "+-",
    "½": "1/2",
    "⌈": "",
    "√": "sqrt",
    "ⁿ": "^n",
    "⌉": "",
    **dict(zip("²³¹⁰⁴⁵⁶⁷⁸⁹", "2310456789", strict=True)),
    **dict(zip("★☆◆◇■□▲△▼▽◉◎⊙⊕✓✗✕♦♢", "**##oO^^vv@O@+vxx##", strict=True)),
}
"""Substitutes for symbols that an encoding does not have, one character each where they stand in drawings."""


def prepare_streams() -> None:
    """Make standard output and error write any text, whatever their encoding, and input read any bytes."""
    codecs.register_error(HANDLER, _substitute)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _substitute(error: UnicodeError) -> tuple[str | bytes, int]:
    """An error handler of codecs: a plain substitute, a letter without its accent, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(letter: str) -> str:
    base = PLAIN.get(letter) or "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return base or "?"


def write_data(text: str, stream: TextIO | None = None) -> None:
    """Write records, pictures and other data to standard output in UTF-8, whatever the terminal's encoding."""
    stream = stream or sys.stdout
    stream.flush()
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(text)
    else:
        buffer.write(text.encode())
        buffer.flush()


def page_text(text: str) -> None:
    """Show a long text: page by page in a terminal, at once elsewhere."""
    if not sys.stdout.isatty() or not sys.stdin.isatty() or os.environ.get("TERM") == "dumb":
        print(text)
        return
    os.environ.setdefault("LESS", "-RFX")  # colours, and no paging of what fits the screen
    plain = text.encode(sys.stdout.encoding or "utf-8", HANDLER).decode(sys.stdout.encoding or "utf-8")
    pydoc.pager(plain)
