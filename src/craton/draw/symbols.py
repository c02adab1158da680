"""The textual form of a cell: up to three signs, `left` `middle` `right`, and which marks they show.

The middle sign is the stone or the ground; brackets around it say what happens there; a sign in the place of the
closing bracket says what the cell or the stone is. So `(●×` is the last move, a black stone, on a fault line.
"""

from dataclasses import dataclass, field

from craton.draw.picture import Picture

STONES = {"black": "●", "white": "○"}
KEYSTONES = {"black": "◆", "white": "◇"}
GHOSTS = {"black": "b", "white": "w"}
EMPTY = "·"

# In each table the first that applies is drawn.
GROUND = {"flooded": "~", "fault": "×", "legal": "+", "core": ":"}
BRACKETS = {"focus": "[]", "last": "()", "captured": "{}", "legal": "<>"}
SIGNS = {"sacred": "†", "secured": "=", "fault": "×", "keystone": "*", "core": ":", "flooded": "~"}


@dataclass(frozen=True)
class Signs:
    """What is drawn of a cell; shown: mark -> its form."""

    left: str
    middle: str
    right: str
    left_mark: str
    middle_mark: str
    right_mark: str
    shown: dict[str, str] = field(default_factory=dict)


def signs_of(picture: Picture, cell: int) -> Signs:
    """The signs of one cell."""
    marks = picture.marks_at(cell)
    stone, ghost = picture.stones.get(cell), picture.ghosts.get(cell)
    shown: dict[str, str] = {}
    middle_mark = ""
    if stone:
        middle = STONES[stone]
        if "keystone" in marks:
            middle, middle_mark = KEYSTONES[stone], "keystone"
    elif ghost:
        middle = GHOSTS[ghost]
    else:
        middle_mark = next((mark for mark in GROUND if mark in marks), "")
        middle = GROUND.get(middle_mark, EMPTY)
    if middle_mark:
        shown[middle_mark] = middle
    left_mark = next((mark for mark in BRACKETS if mark in marks and mark not in shown), "")
    brackets = BRACKETS.get(left_mark, "  ")
    if left_mark:
        shown[left_mark] = " ".join(brackets)
    right_mark = next((mark for mark in SIGNS if mark in marks and mark not in shown), "")
    if right_mark:
        shown[right_mark] = SIGNS[right_mark]
    return Signs(
        left=brackets[0],
        middle=middle,
        right=SIGNS.get(right_mark, brackets[1]),
        left_mark=left_mark,
        middle_mark=middle_mark,
        right_mark=right_mark or left_mark,
        shown=shown,
    )
