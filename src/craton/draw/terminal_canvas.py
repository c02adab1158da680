"""A grid of coloured characters, for terminals."""

from typing import NamedTuple

Ink = int | None  # one of the 256 terminal colours; None is the terminal's default


class Style(NamedTuple):
    """The colours and weight of a character."""

    ink: Ink = None
    paper: Ink = None
    bold: bool = False

    def code(self) -> str:
        """The escape code that switches from any style to this one."""
        parts = ["0"]
        if self.bold:
            parts.append("1")
        if self.ink is not None:
            parts.append(f"38;5;{self.ink}")
        if self.paper is not None:
            parts.append(f"48;5;{self.paper}")
        return f"\033[{';'.join(parts)}m"


NO_STYLE = Style()


class Canvas:
    """Characters at columns and lines, both counted from the top left."""

    def __init__(self) -> None:
        self._characters: dict[tuple[int, int], tuple[str, Style]] = {}

    def write(self, column: int, line: int, text: str, style: Style = NO_STYLE) -> None:
        """Write over what is there; a style without paper keeps the paper."""
        for at, character in enumerate(text, column):
            paper = style.paper
            if paper is None and (at, line) in self._characters:
                paper = self._characters[at, line][1].paper
            self._characters[at, line] = (character, style._replace(paper=paper))

    def repaint(self, column: int, line: int, length: int, *, paper: int, ink: int | None = None) -> None:
        """Change the paper, and the ink if one is given, and keep the characters."""
        for at in range(column, column + length):
            character, style = self._characters.get((at, line), (" ", NO_STYLE))
            changed = style._replace(paper=paper) if ink is None else style._replace(paper=paper, ink=ink)
            self._characters[at, line] = (character, changed)

    def rows(self) -> list[list[tuple[str, Style]]]:
        """The characters of each line from the top, up to its last one."""
        width = 1 + max((column for column, _ in self._characters), default=-1)
        height = 1 + max((line for _, line in self._characters), default=-1)
        blank = (" ", NO_STYLE)
        return [[self._characters.get((at, line), blank) for at in range(width)] for line in range(height)]

    def lines(self, *, colour: bool) -> list[str]:
        """The lines from the top; without colour there are no escape codes."""
        height = 1 + max((line for _, line in self._characters), default=-1)
        return [self._line(line, colour=colour) for line in range(height)]

    def _line(self, line: int, *, colour: bool) -> str:
        width = 1 + max((column for column, at in self._characters if at == line), default=-1)
        characters = [self._characters.get((column, line), (" ", NO_STYLE)) for column in range(width)]
        if not colour:
            return "".join(character for character, _ in characters).rstrip()
        pieces = []
        current = NO_STYLE
        for character, style in characters:
            if style != current:
                pieces.append(style.code())
                current = style
            pieces.append(character)
        if current != NO_STYLE:
            pieces.append(NO_STYLE.code())
        return "".join(pieces)
