"""Faust's options, presets and board."""

from __future__ import annotations

from craton.boards import Board, square
from craton.core.definition import Options
from craton.core.options import Whole, YesNo

OPTIONS = (
    Whole("size", 3, 19, 8, "intersections along a side of the board; 8 to 15 are recommended"),
    YesNo("pie", True, "White may swap seats as the first action of its first turn"),
    YesNo("pattern", True, "capture A, the locked crosscut, is allowed"),
)

PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "quick": {"size": 6},
    "large": {"size": 11},
    "pure": {"pattern": False},
}

PRESET_HELP = {
    "standard": "8 × 8, swap allowed",
    "quick": "6 × 6",
    "large": "11 × 11",
    "pure": "without the locked crosscut",
}


def board(options: Options) -> Board:
    return square(options["size"])


def encode(options: Options, board: Board) -> list[int]:
    return [options["size"], int(options["pie"]), int(options["pattern"])]
