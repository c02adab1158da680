"""Hand-made positions, drawn; and random boards and games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.core.state import State
from craton.kernel import layout

GLYPHS = ".bw"


def drawn(board: str, *, mover: str = "white", turns: int | None = None, rest: str = "-", **options: object) -> State:
    """The state with that board: rows from the top, one for each line or with `/`, `b`, `w`, `.` empty.

    Without `turns` it has taken as few turns as will do.
    """
    lines = ["".join(row.split()) for row in re.split("[\n/]", board) if row.strip()]
    discs = sum(len(line) - line.count(".") for line in lines)
    if turns is None:
        turns = max(discs, 2)
        turns += turns % 2 != ("black", "white").index(mover)
    game = craton.game("faust", size=len(lines), **options)
    rows = "/".join(re.sub(r"\.+", lambda dots: str(len(dots.group())), line) for line in lines)
    return craton.parse(f"faust {game.options_text} {rows} {mover} {turns} {rest}")


def rows(state: State) -> str:
    """The board as `drawn` takes it, in one line."""
    values = state.position.data[layout.BOARD :]
    return " / ".join(" ".join(GLYPHS[values[cell]] for cell in row) for row in reversed(state.game.board.rows))


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
    data = [0] * game.slots
    data[layout.TURN] = 2 * len(cells) + mover
    data[layout.MOVER] = mover
    data[layout.BOARD :] = cells
    data[layout.HASH] = game.definition.kernels.rehash(game.constants, data)
    return Position(game, tuple(data))


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
