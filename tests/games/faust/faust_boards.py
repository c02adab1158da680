"""Hand-made positions, drawn; and random boards and games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from craton.core.game import Game
from craton.core.position import Position
from craton.core.state import State
from craton.kernel.layout import BOARD
from tests import drawn as pictures
from tests.referee.faust import Faust as Referee


def drawn(board: str, *, mover: str = "white", turns: int | None = None, **options: object) -> State:
    """The state with that board: rows from the top, one for each line or with `/`, `b`, `w`, `.` empty.

    Without `turns` it has taken as few turns as possible.
    """
    board = board.replace("/", "\n")
    if turns is None:
        turns = max(board.count("b") + board.count("w"), 2)
        turns += turns % 2 != ("black", "white").index(mover)
    size = len(pictures.rows_of(board))
    return pictures.drawn("faust", board, size=size, mover=mover, turns=turns, **options)


def rows(state: State) -> str:
    """The board as `drawn` takes it, in one line."""
    return " / ".join(" ".join(row) for row in pictures.picture_of(state).split("\n"))


def changed(state: State, cell: str, glyph: str) -> State:
    """The same with one cell changed."""
    lines = [line.split() for line in rows(state).split("/")]
    rank, file = divmod(state.game.board.cell(cell), len(lines))
    lines[len(lines) - 1 - rank][file] = glyph
    options = {name: value for name, value in state.game.options.items() if name != "size"}
    return drawn("/".join(map("".join, lines)), mover=str(state.to_move), **options)


def captures(state: State) -> list[str]:
    """The legal captures."""
    return [text for text in state.legal_moves if "#" in text or ":" in text]


def position_of(game: Game, cells: list[int], mover: int) -> Position:
    """A position with these cells, possible or not, in the middle of a game."""
    return pictures.position_of(game, cells, mover, 2 * len(cells) + mover)


def referee_of(position: Position, side: int | None = None) -> Referee:
    """The referee with the board of a position in the middle of a game, that side or else the same one to move."""
    referee = Referee(**position.game.options)
    discs = zip(position.game.board.names, position.data[BOARD:], strict=True)
    referee.stones = {name: ("black", "white")[value - 1] for name, value in discs if value}
    referee.turn, referee.white_has_placed = position.turn, True
    referee.side = str(position.to_move) if side is None else ("black", "white")[side]
    return referee


def random_cells(rng: random.Random, n: int) -> list[int]:
    """A board of discs strewn at random, or of rectangles painted over each other, with few, many or no empty cells."""
    empty = rng.choice([0, 0, 0.03, 0.1, 0.3, 0.6])
    black = rng.choice([0.2, 0.5, 0.5, 0.8])

    def disc() -> int:
        return 1 if rng.random() < black else 2

    cells = [disc() for _ in range(n * n)]
    if rng.random() < 0.5:
        for _ in range(rng.randrange(2, 3 * n)):
            (left, right), (bottom, top) = sorted(rng.choices(range(n), k=2)), sorted(rng.choices(range(n), k=2))
            colour = disc()
            for rank in range(bottom, top + 1):
                for file in range(left, right + 1):
                    cells[rank * n + file] = colour
    return [0 if rng.random() < empty else cell for cell in cells]


def with_crosscut(rng: random.Random, cells: list[int], n: int) -> list[int]:
    """The board with a locked crosscut drawn somewhere, one disc of it perhaps missing or turned."""
    cells = list(cells)
    corner = rng.randrange(n - 3) * n + rng.randrange(n - 3)
    first = rng.choice([1, 2])
    for up, line in enumerate((".ox.", "ooxx", "xxoo", ".xo.")):
        for right, letter in enumerate(line):
            if letter != ".":
                cells[corner + up * n + right] = first if letter == "x" else 3 - first
    if rng.random() < 0.3:
        cells[corner + rng.choice([0, 1, n, n + 1, 2 * n + 3, 3 * n + 2])] = rng.randrange(3)
    return cells


def random_positions(rng: random.Random, game: Game, keenness: float = 0.5) -> Iterator[Position]:
    """All positions of a random game in which a side that can capture does so with that probability."""
    position = game.start()
    yield position
    while position.to_move is not None:
        keen = [action for action in position.legal if action >= len(game.board) + 2]
        actions = keen if keen and rng.random() < keenness else position.legal
        position = position.after(rng.choice(actions))
        yield position
