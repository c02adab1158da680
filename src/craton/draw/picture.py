"""The contents of a drawing: a board with stones, marks and labels."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from craton.boards import Board

COLOURS = ("black", "white")

MARKS: Mapping[str, str] = {  # the names of marks, with their meaning as shown in legends and tooltips
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
class Picture:
    """A board and what is on it; cells are given by number."""

    board: Board
    stones: Mapping[int, str]  # cell -> 'black' or 'white'
    marks: Mapping[int, frozenset[str]] = field(default_factory=dict)  # cell -> names from MARKS
    ghosts: Mapping[int, str] = field(default_factory=dict)  # stones removed by the last turn: cell -> colour
    caption: str = ""  # one line below the board
    title: str = ""
    labels: Mapping[int, str] = field(default_factory=dict)  # short text on a cell: '67%', '6'

    def __post_init__(self) -> None:
        for cell in (*self.stones, *self.marks, *self.ghosts, *self.labels):
            if cell not in range(len(self.board)):
                raise ValueError(f"there is no cell number {cell} on {self.board.name}")
        for colour in (*self.stones.values(), *self.ghosts.values()):
            if colour not in COLOURS:
                raise ValueError(f"a stone is black or white, not {colour}")
        for mark in sorted(self.marks_present() - MARKS.keys()):
            raise ValueError(f"there is no mark {mark}; the marks are {', '.join(MARKS)}")

    def marks_at(self, cell: int) -> frozenset[str]:
        return self.marks.get(cell, frozenset())

    def marks_present(self) -> frozenset[str]:
        return frozenset().union(*self.marks.values())


def tidy(text: str) -> str:
    """Text without control characters and extra spaces; player names are untrusted."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
