"""Lifeline's options, presets and board."""

from __future__ import annotations

from math import atan2, pi

from craton.boards import Board, hexhex
from craton.core.definition import Options
from craton.core.options import Choice, Whole

BALANCES = ("strong", "weak", "komi")

OPTIONS = (
    Whole("size", 2, 12, 7, "cells along a side of the board; 3 to 12 are recommended"),
    Choice("balance", BALANCES, "strong", "how the advantage of the first move is balanced"),
    Whole("komi_max", 1, 99, 12, "the largest komi that may be named, with balance=komi"),
)

PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "quick": {"size": 5},
    "large": {"size": 9},
    "auction": {"balance": "komi"},
}

PRESET_HELP = {
    "standard": "seven cells per side",
    "quick": "five cells per side",
    "large": "nine cells per side",
    "auction": "players bid for the first move",
}


def board(options: Options) -> Board:
    return hexhex(options["size"])


def encode(options: Options, board: Board) -> list[int]:
    return [BALANCES.index(options["balance"]), options["komi_max"]]


def traits(options: Options, board: Board) -> list[int]:
    """The neighbours at the six places around each cell, counter-clockwise, or -1."""
    around = []
    for cell, (x, y) in enumerate(board.centres):
        ring = [-1] * 6
        for near in board.links[cell]:
            near_x, near_y = board.centres[near]
            ring[round(3 * atan2(near_y - y, near_x - x) / pi) % 6] = near
        around += ring
    return around
