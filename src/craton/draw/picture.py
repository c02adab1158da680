"""The contents of a drawing: a board with stones, marks and labels."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from craton.boards import Board

COLOURS = ("black", "white")

MARKS: Mapping[str, str] = {  # the marks with a drawing of their own; their meaning, as in legends and tooltips
    "last": "last move",
    "captured": "changed colour",
    "keystone": "keystone",
    "secured": "secured",
    "fault": "fault line",
    "core": "core",
    "flooded": "flooded",
    "sacred": "sacred cell",
    "focus": "being decided",
    "legal": "can be chosen",
}


@dataclass(frozen=True)
class MarkLook:
    """How a mark without a drawing of its own in MARKS is shown: by a sign, and its meaning in legends and tooltips."""

    words: str
    sign: str
    """One letter or symbol."""
    on_ground: bool = False
    """Whether the mark belongs to the cell, which is tinted, and not to the stone on it."""

    def __post_init__(self) -> None:
        if not self.words.strip():
            raise ValueError("a mark needs words that say what it means")
        if len(self.sign) != 1 or not self.sign.isprintable() or self.sign.isspace():
            raise ValueError(f"the sign of a mark is one visible character, not {self.sign!r}")


@dataclass(frozen=True)
class Picture:
    """A board and what is on it; cells are given by number."""

    board: Board
    stones: Mapping[int, str]  # cell -> 'black' or 'white'
    marks: Mapping[int, frozenset[str]] = field(default_factory=dict)  # cell -> names from MARKS or looks
    ghosts: Mapping[int, str] = field(default_factory=dict)  # stones removed by the last turn: cell -> colour
    caption: str = ""  # one line below the board
    title: str = ""
    labels: Mapping[int, str] = field(default_factory=dict)  # short text on a cell: '67%', '6'
    looks: Mapping[str, MarkLook] = field(default_factory=dict)  # further marks: name -> how they are drawn

    def __post_init__(self) -> None:
        for cell in (*self.stones, *self.marks, *self.ghosts, *self.labels):
            if cell not in range(len(self.board)):
                raise ValueError(f"there is no cell number {cell} on {self.board.name}")
        for colour in (*self.stones.values(), *self.ghosts.values()):
            if colour not in COLOURS:
                raise ValueError(f"a stone is black or white, not {colour}")
        for mark in sorted(self.looks.keys() & MARKS.keys()):
            raise ValueError(f"the mark {mark} has a drawing already")
        for mark in sorted(self.marks_present() - self.meanings.keys()):
            raise ValueError(f"there is no mark {mark}; the marks are {', '.join(self.meanings)}")

    @property
    def meanings(self) -> dict[str, str]:
        """The meaning of every mark that the picture may have, by name."""
        return {**MARKS, **{name: look.words for name, look in self.looks.items()}}

    def marks_at(self, cell: int) -> frozenset[str]:
        return self.marks.get(cell, frozenset())

    def looks_at(self, cell: int) -> list[MarkLook]:
        """The looks of the marks on a cell that have no drawing."""
        return [look for mark, look in self.looks.items() if mark in self.marks_at(cell)]

    def marks_present(self) -> frozenset[str]:
        return frozenset().union(*self.marks.values())


def tidy(text: str) -> str:
    """Text without control characters and extra spaces; player names are untrusted."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
