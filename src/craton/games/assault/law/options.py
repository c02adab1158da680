"""The options and board of Triangular Assault."""

from __future__ import annotations

import random
from typing import Any

from craton.boards import Board, triangles
from craton.core.definition import Options
from craton.core.errors import OptionError
from craton.core.options import Choice, Whole, YesNo

BOARDS = ("hex37", "hex24", "hex54", "torus24", "torus54")
SACRED = ("off", "any", "core")

OPTIONS = (
    Choice(
        "board", BOARDS, "hex37", "the board; on a torus opposite sides are glued and every cell has three neighbours"
    ),
    Whole("turn_limit", 10, 200, 30, "the number of turns of both sides together, after which the majority wins"),
    YesNo("pie", False, "White's first turn may be a swap of seats"),
    Whole("momentum", 0, 2, 0, "the allies needed for a follow-up attack after a successful one; 0 for no follow-ups"),
    YesNo("influence", False, "a stone placed where you have more neighbours than the enemy earns a bonus stone"),
    YesNo("stubborn", False, "the first attack with three allies against each side's stones fails"),
    Choice("sacred", SACRED, "off", "each side's secret cell, worth 3 points at the end: anywhere or in the core"),
    YesNo("tide", False, "after every tenth turn the outermost layer of the board floods"),
)


def board(options: Options) -> Board:
    return triangles(options["board"])


def encode(options: Options, board: Board) -> list[int]:
    plain = ("turn_limit", "pie", "momentum", "influence", "stubborn")
    return [*(int(options[name]) for name in plain), SACRED.index(options["sacred"]), int(options["tide"])]


def traits(options: Options, board: Board) -> list[int]:
    """By cell: the tide that floods it, whether it is in the core, and its neighbours; then the core. See rules.py."""
    tides = [0] * len(board)
    for number, ring in enumerate(board.rings[:-1], start=1):
        for cell in ring:
            tides[cell] = number
    core = set(board.regions["core"])
    neighbours = [sum(1 << near for near in links) for links in board.links]
    return [*tides, *(int(cell in core) for cell in range(len(board))), *neighbours, sum(1 << cell for cell in core)]


def agree(values: dict[str, Any], board: Board, rng: random.Random | None) -> None:
    if values["tide"] and board.glued:
        raise OptionError(f"There is no tide on {board.name}: a torus has no outermost layer.")
