"""Boards: cells, their names, neighbours, symmetries and shapes on screen.

Each board is built once and shared; copying and unpickling give the same object.
"""

import copyreg
from collections.abc import Callable

from craton.boards.board import Board
from craton.boards.hexhex import hexhex
from craton.boards.square import square
from craton.boards.triangles import triangles

__all__ = ["Board", "hexhex", "square", "triangles"]


def _recipe(board: Board) -> tuple[Callable[..., Board], tuple[int | str]]:
    if board.kind == "triangles":
        return triangles, (board.name,)
    return (square if board.kind == "square" else hexhex), (board.size,)


copyreg.pickle(Board, _recipe)
