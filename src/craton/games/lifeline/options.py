"""Lifeline's options and board."""

from __future__ import annotations

from craton.boards import Board, hexhex
from craton.core.game import Options
from craton.core.options import Choice, Whole

BALANCES = ("strong", "weak", "komi")

OPTIONS = (
    Whole("size", 2, 12, 7, "cells along a side of the board; 3 to 12 are recommended"),
    Choice("balance", BALANCES, "strong", "how the first move's advantage is made up for"),
    Whole("komi_max", 1, 99, 12, "the largest komi that may be named, with balance=komi"),
)


def board(options: Options) -> Board:
    return hexhex(options["size"])


def encode(options: Options, board: Board) -> list[int]:
    return [BALANCES.index(options["balance"]), options["komi_max"]]
