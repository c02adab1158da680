"""Markdown in a terminal: headings, wrapped paragraphs, lists, aligned tables, and boards as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from craton.draw.terminal_canvas import Style

BOLD, PLAIN = Style(bold=True).code(), Style().code()
FENCE = re.compile(r"```(\w*)")
HEADING = re.compile(r"(#+) (.*)")
ITEM = re.compile(r"(\s*)([-*]|\d+\.) (.*)")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
RULE = re.compile(r"\|[\s|:-]+\|?")
MIN_COLUMN = 8
UNDERLINES = "=-"


def render(markdown: str, *, width: int, colour: bool) -> str:
    """The text for a terminal of this width. Headings are bold, or underlined without colour."""
    return "\n".join(_Renderer(width, colour).lines(markdown.splitlines())).strip("\n")


class _Renderer:
    def __init__(self, width: int, colour: bool) -> None:
        self._width, self._colour = width, colour

    def lines(self, source: list[str]) -> Iterator[str]:
        at = 0
        while at < len(source):
            line = source[at]
            if FENCE.match(line):
                end = next((n for n in range(at + 1, len(source)) if source[n].startswith("```")), len(source))
                # The command that drew a board is not part of the rules.
                yield from (f"  {text}".rstrip() for text in source[at + 1 : end] if not text.startswith("$ craton"))
                at = end + 1
            elif found := HEADING.fullmatch(line):
                yield from self._heading(len(found[1]), self._inline(found[2]))
                at += 1
            elif line.startswith("|"):
                end = at
                while end < len(source) and source[end].startswith("|"):
                    end += 1
                yield from self._table(source[at:end])
                at = end
            else:
                end = at + 1
                while end < len(source) and self._continues(source, at, end):
                    end += 1
                yield from self._paragraph(" ".join(source[at:end]))
                at = end

    def _continues(self, source: list[str], start: int, at: int) -> bool:
        line = source[at]
        return bool(source[start].strip() and line.strip()) and not (
            FENCE.match(line) or HEADING.match(line) or line.startswith("|") or ITEM.match(line)
        )

    def _heading(self, level: int, text: str) -> Iterator[str]:
        if self._colour:
            yield f"{BOLD}{text.upper() if level == 1 else text}{PLAIN}"
            return
        yield text
        if level <= len(UNDERLINES):
            yield UNDERLINES[level - 1] * len(text)

    def _paragraph(self, line: str) -> list[str]:
        item = ITEM.fullmatch(line)
        if item is None:
            return wrap(self._inline(line), self._width) or [""]
        first = f"{item[1]}{item[2]} "
        return wrap(self._inline(item[3]), self._width, initial_indent=first, subsequent_indent=" " * len(first)) or [
            first
        ]

    def _table(self, source: list[str]) -> Iterator[str]:
        rows = [
            [self._inline(cell.strip()) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
            for line in source
            if not RULE.fullmatch(line.strip())
        ]
        columns = max(map(len, rows))
        rows = [[*row, *[""] * (columns - len(row))] for row in rows]
        widths = [max(len(row[at]) for row in rows) for at in range(columns)]
        while sum(widths) + 2 * (columns + 1) > self._width and max(widths) > MIN_COLUMN:
            widths[widths.index(max(widths))] -= 1
        for number, row in enumerate(rows):
            folded = [wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
            for at in range(max(map(len, folded))):
                parts = (
                    (cell[at] if at < len(cell) else "").ljust(width)
                    for cell, width in zip(folded, widths, strict=True)
                )
                text = f"  {'  '.join(parts)}".rstrip()
                yield f"{BOLD}{text}{PLAIN}" if self._colour and number == 0 and text else text
            if number == 0 and not self._colour and any(row):
                yield f"  {'  '.join('-' * width for width in widths)}"

    def _inline(self, text: str) -> str:
        """Without the marks of links, code and emphasis."""
        text = LINK.sub(r"\1", text).replace("\\|", "|")
        text = re.sub(r"\*\*([^*]+)\*\*", r"\1", text)
        return re.sub(r"`([^`]+)`", r"\1", text)
