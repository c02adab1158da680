"""The boards drawn in the document, with `b` for the side it discusses, applied to the law."""

from __future__ import annotations

import re

from craton.core.position import Position
from craton.core.text import read_position
from craton.games.faultlines.law.groups import find_groups
from craton.kernel.layout import BLACK

SIZE = 13
LEFT, BELOW = 2, 2
"""The cell of a picture's lower-left corner, c3, so that the picture is in the open."""

EXAMPLES = {
    "single": "b",
    "apart": "b.b",
    "merged": "bbb",
    "five": "bbbbb",
    "surgical": """
        bbb...wbb
        ..b......
        ....bbb..""",
    "ladder": "b\nb\nb\nb\nb\nb",
    "fork": """
        .b.
        .b.
        bbb""",
    "bridge": """
        bbb.bbb
        ...b...""",
    "cluster": """
        .bb.
        bbbb
        .bb.""",
    "reading": """
        bbb
        ..b
        bb.""",
}


def line(stones: int) -> str:
    return "b" * stones


def drawn(picture: str, **options: object) -> Position:
    """The position with this picture in the open and Black to move; capitals are Keystones."""
    rows = picture.split()
    rows = [f"{'.' * LEFT}{row}".ljust(SIZE, ".") for row in rows] + ["." * SIZE] * BELOW
    rows = ["." * SIZE] * (SIZE - len(rows)) + rows
    stones = "".join(rows)
    black, white = (stones.lower().count(letter) for letter in "bw")
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots.group())), row) for row in rows)
    rest = [f"black_placed={black}"] * (black > 0) + [f"white_placed={white}"] * (white > 0)
    rest += ["black_keystone=spent"] * ("B" in stones)
    given = ",".join(f"{name}={value}" for name, value in {"size": SIZE, **options}.items())
    turns = 2 * max(black, white)
    return read_position(f"faultlines {given} {board} black {turns} {','.join(rest) or '-'}")


def groups_of(position: Position, *, effective: bool = False) -> list[int]:
    """The sizes of Black's groups, largest first."""
    groups = find_groups(position).of(BLACK)
    return sorted((group.size if effective else group.stones for group in groups), reverse=True)


def exits(position: Position) -> int:
    """The cells on which Black's largest group can grow."""
    seen = find_groups(position)
    return len(seen.liberties(max(seen.of(BLACK), key=lambda group: group.stones)))
