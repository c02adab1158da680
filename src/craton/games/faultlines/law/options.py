"""The options, presets and board of Fault Lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from craton.boards import Board, square
from craton.core.definition import Options
from craton.core.dice import Sampler
from craton.core.errors import OptionError
from craton.core.options import Cells, Whole, YesNo

MAX_FAULTS = 12
MAX_DIE = 20
MAX_POINTS = 20

OPTIONS = (
    Whole("size", 3, 19, 9, "lines along a side of the board; 7, 9 and 13 are the named sizes"),
    Whole(
        "turn_limit",
        2,
        10**9,
        None,
        "placement ends after this many turns; even with sealed passing",
        none="none",
    ),
    YesNo("pie", False, "White may swap seats after Black's first stone"),
    YesNo("sealed", False, "from the second round on both sides secretly seal play or pass"),
    YesNo("aftershock", False, "one stone of a failed group can be salvaged on a roll of 1"),
    Cells("fault_lines", MAX_FAULTS, "cells where a stone connects to no other; 4 to 6 are usual"),
    YesNo("keystone", False, "once per game each side may place a stone that counts twice for survival"),
    YesNo("progressive", False, "the quake comes in three waves, with placements between them"),
    YesNo("resonance", False, "a bonus of 3 points, or resonance_points, for a side if none of its groups fails"),
    Whole("die", 2, MAX_DIE, 6, "the number of faces of the die; a group of that many stones survives without a roll"),
    Whole("resonance_points", 1, MAX_POINTS, 3, "what resonance is worth"),
)

PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "quick": {"size": 7},
    "sprint": {"size": 7, "turn_limit": 30},
    "deep": {"size": 13},
    "tournament": {"size": 9, "pie": True, "turn_limit": 60, "sealed": True, "resonance": True},
    "faulted": {"fault_lines": "random:6", "keystone": True},
    "waves": {"progressive": True, "aftershock": True, "resonance": True},
}

PRESET_HELP = {
    "standard": "9 × 9, one quake at the end",
    "quick": "7 × 7, ten minutes",
    "sprint": "7 × 7, the quake comes after 30 turns",
    "deep": "13 × 13, a whole evening",
    "tournament": "swap, sealed passes, 60 turns",
    "faulted": "six random fault lines, keystones",
    "waves": "three waves, salvage, resonance",
}

TOURNAMENTS: dict[str, dict[str, object]] = {"standard": {"preset": "tournament"}}


def board(options: Options) -> Board:
    return square(options["size"])


def agree(values: dict[str, Any], board: Board, rng: Sampler | None) -> None:
    if values["sealed"] and values["turn_limit"] is not None and values["turn_limit"] % 2:
        raise OptionError(f"With sealed passing turn_limit must be even, not {values['turn_limit']}.")
    names = values["fault_lines"]
    if names and names[0].startswith("random"):
        if rng is None:
            raise OptionError("fault_lines: a random layout is only drawn when a game is created; name the cells here.")
        values["fault_lines"] = _random_layout("".join(names)[len("random") :].lstrip(":"), board, rng)
        return
    for name in names:
        if name not in board.index:
            raise OptionError(f"fault_lines: there is no cell {name[:20]} on a board of size {board.size}.")
    values["fault_lines"] = tuple(sorted(names, key=board.index.__getitem__))


def _random_layout(number: str, board: Board, rng: Sampler) -> tuple[str, ...]:
    """Random cells, symmetric under a half turn of the board and never its centre.

    docs/formats.md specifies the order of the pairs, because anyone must be able to draw them again.
    """
    last = len(board) - 1
    pairs = [(cell, last - cell) for cell in range(len(board) // 2)]
    most = min(MAX_FAULTS, 2 * len(pairs))
    count = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else -1
    if count % 2 or not 0 <= count <= most:
        raise OptionError(f"fault_lines=random:K needs an even number K from 0 to {most}.")
    cells = sorted(cell for pair in rng.sample(pairs, count // 2) for cell in pair)
    return tuple(board.names[cell] for cell in cells)


def encode(options: Options, board: Board) -> list[int]:
    flags = ("pie", "sealed", "aftershock", "keystone", "progressive", "resonance")
    numbers = (options["die"], options["resonance_points"])
    return [options["turn_limit"] or 0, *(int(options[name]) for name in flags), *numbers]


def traits(options: Options, board: Board) -> list[int]:
    return [int(name in options["fault_lines"]) for name in board.names]


def symmetric(options: Options, board: Board, images: Sequence[int]) -> bool:
    faults = {board.index[name] for name in options["fault_lines"]}
    return {images[cell] for cell in faults} == faults


def cell_features(options: Options, board: Board) -> dict[str, list[float]]:
    return {"fault_line": [float(is_fault) for is_fault in traits(options, board)]}


def longest_game(options: Options, board: Board) -> int:
    """A round of two seals and two turns places a stone, and so does one of two turns without a seal.

    Then each of three waves rolls at most once for each cell, and each cell can be salvaged with a roll of its own.
    There are four choices between the waves, two passes and the swap.
    """
    rounds = min(len(board), (options["turn_limit"] or 2 * len(board)) // 2) + 1
    return 4 * rounds + 5 * len(board) + 8
