"""Notation of Faust's actions, and explanations of illegal ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product, takewhile
from typing import NamedTuple

from craton.core.actions import Incomplete, read_cell
from craton.core.errors import ActionError
from craton.core.game import Game
from craton.core.position import Position
from craton.games.faust.law import rules
from craton.kernel.layout import BLACK_SEAT, BLACK_STONE, BOARD, EMPTY, MOVER, OVER, TURN, WHITE, WHITE_STONE

WORDS = {"swap": rules.SWAP, "pass": rules.PASS}
TEXTS = {code: word for word, code in WORDS.items()}

CROSSCUT = (".xo.", "xxoo", "ooxx", ".ox.")
"""The locked crosscut, drawn from the top as in the rulebook."""
STONES = (BLACK_STONE, WHITE_STONE)
EDGE = 3
"""The kind of a wall at the board's edge, in addition to the colours, unless the opposite wall gives it a colour."""


class Rectangle(NamedTuple):
    """A rectangle by its outermost files and ranks, inclusive and counted from 0."""

    left: int
    bottom: int
    right: int
    top: int


def write(game: Game, action: int) -> str:
    cells, names = len(game.board), game.board.names
    code = action - cells
    if code < 0:
        return names[action]
    if code < rules.SQUARES:
        return TEXTS[code]
    code -= rules.SQUARES
    if code < cells:
        return f"#{names[code]}"
    low, high = divmod(code - cells, cells)
    return f"{names[low]}:{names[high]}"


def read(game: Game, text: str) -> int:
    cells = len(game.board)
    if text in WORDS:
        return cells + WORDS[text]
    if text.startswith("#"):
        if text == "#":
            raise Incomplete("Name the bottom-left corner of the crosscut's square, such as #a1.")
        return cells + rules.SQUARES + read_cell(game, text[1:])
    if ":" in text:
        return cells + rules.SQUARES + cells + _read_rectangle(game, text)
    return read_cell(game, text, WORDS)


def _read_rectangle(game: Game, text: str) -> int:
    """Bottom-left cell * cells + top-right cell; the text may name any two opposite corners."""
    one, _, other = text.partition(":")
    if one == "":
        raise ActionError("A rectangle is written with two corners, such as a1:b2.")
    corner = read_cell(game, one)
    if other == "":
        raise Incomplete(f"The opposite corner is missing; for a single disc it is {one}:{one}.")
    n = game.board.size
    ranks, files = zip(divmod(corner, n), divmod(read_cell(game, other), n), strict=True)
    return (min(ranks) * n + min(files)) * len(game.board) + max(ranks) * n + max(files)


def why_illegal(position: Position, action: int) -> str | None:
    data, cells = position.data, len(position.game.board)
    if data[MOVER] == OVER:
        return "The game is over."
    if action < cells:
        return None if data[BOARD + action] == EMPTY else f"{position.game.board.names[action]} is occupied."
    code = action - cells
    if code == rules.SWAP:
        return _no_swap(position)
    if code == rules.PASS:
        return _no_pass(position)
    code -= rules.SQUARES
    if code < cells:
        return _no_crosscut(position, code)
    low, high = divmod(code - cells, cells)
    (bottom, left), (top, right) = divmod(low, position.game.board.size), divmod(high, position.game.board.size)
    return _no_rectangle(position, Rectangle(left, bottom, right, top))


def _no_swap(position: Position) -> str | None:
    data = position.data
    if not position.game.options["pie"]:
        return "This game is played without the pie rule, so there is no swap."
    if data[MOVER] != WHITE or data[TURN] != 1:
        return "Only White may swap, as the first action of its first turn."
    return "The seats have been swapped already." if data[BLACK_SEAT] else None


def _no_pass(position: Position) -> str | None:
    game, data = position.game, position.data
    empty = next((cell for cell, value in enumerate(data[BOARD:]) if value == EMPTY), None)
    if empty is not None:
        return f"A side may pass only if it has no other legal action, but {game.board.names[empty]} is empty."
    square = next((cell for cell in range(len(game.board)) if not _no_crosscut(position, cell)), None)
    if square is not None:
        return f"A side may pass only if it has no other legal action, but #{game.board.names[square]} can be captured."
    # The largest of the rectangles that meet conditions 1 and 2 is legal.
    rectangle = max((r for r in _enemy_rectangles(position) if _is_bounded(position, r)), key=_area, default=None)
    if rectangle is not None:
        return f"A side may pass only if it has no other legal action, but {_name(game, rectangle)} can be captured."
    return None


def _no_crosscut(position: Position, corner: int) -> str | None:
    game, data = position.game, position.data
    name, n = game.board.names[corner], game.board.size
    if not game.options["pattern"]:
        return "This game is played without capture A, the locked crosscut."
    rank, file = divmod(corner, n)
    if max(rank, file) > n - 4:
        return f"The 4×4 square from {name} does not fit on the board."
    drawn = {"x": set[int](), "o": set[int]()}
    for (row, line), column in product(enumerate(reversed(CROSSCUT)), range(4)):
        if line[column] != ".":
            drawn[line[column]].add(data[BOARD + corner + row * n + column])
    colours = tuple(drawn.values())
    if colours in (({BLACK_STONE}, {WHITE_STONE}), ({WHITE_STONE}, {BLACK_STONE})):
        return None
    return f"There is no locked crosscut at {name}."


def _no_rectangle(position: Position, rectangle: Rectangle) -> str | None:
    """Capture B, condition by condition."""
    game, data = position.game, position.data
    left, bottom, right, top = rectangle
    name = _name(game, rectangle)
    if left > right or bottom > top:
        return f"{name} is not a rectangle: its bottom-left cell is named first, its top-right cell second."
    own = data[MOVER] + 1
    for cell in _cells(game, rectangle):
        if data[BOARD + cell] == EMPTY:
            return f"{name} contains an empty cell, {game.board.names[cell]}."
        if data[BOARD + cell] == own:
            return f"{name} contains one of your discs, {game.board.names[cell]}."
    walls = _walls(position, rectangle)
    for where, (colour, _) in walls.items():
        if colour == EMPTY:
            return f"The wall {where} {name} is not filled with one colour."
    owned = sum(length for colour, length in walls.values() if colour == own)
    perimeter = sum(length for _, length in walls.values())
    if 2 * owned <= perimeter:
        return f"You own {owned} of {perimeter} on the perimeter; you need more than half."
    larger = max((r for r in _larger(position, rectangle) if _is_bounded(position, r)), key=_area, default=None)
    if larger is not None:
        return f"{name} is part of the larger rectangle {_name(game, larger)}, which can be captured."
    return None


def _walls(position: Position, rectangle: Rectangle) -> dict[str, tuple[int, int]]:
    """The colour and length of each wall, by its place; the colour is EMPTY if it is not filled with one colour."""
    sides = {
        "to the left of": rectangle._replace(left=rectangle.left - 1, right=rectangle.left - 1),
        "to the right of": rectangle._replace(left=rectangle.right + 1, right=rectangle.right + 1),
        "below": rectangle._replace(bottom=rectangle.bottom - 1, top=rectangle.bottom - 1),
        "above": rectangle._replace(bottom=rectangle.top + 1, top=rectangle.top + 1),
    }
    colours = {where: _colour(position, side) for where, side in sides.items()}
    left, right, below, above = sides
    for wall, opposite in ((left, right), (right, left), (below, above), (above, below)):
        if colours[wall] == EDGE and colours[opposite] in STONES:
            colours[wall] = colours[opposite]
    return {where: (colours[where], _area(side)) for where, side in sides.items()}


def _colour(position: Position, wall: Rectangle) -> int:
    """The common colour of the cells of a wall; EMPTY if there is none, EDGE if it is off the board."""
    if min(wall) < 0 or max(wall) == position.game.board.size:
        return EDGE
    colours = {position.data[BOARD + cell] for cell in _cells(position.game, wall)}
    return colours.pop() if len(colours) == 1 else EMPTY


def _is_bounded(position: Position, rectangle: Rectangle) -> bool:
    """Whether a rectangle of enemy discs meets conditions 1 and 2."""
    n, own = position.game.board.size, position.data[MOVER] + 1
    left, bottom, right, top = rectangle
    # A quick test first: at least one wall must be the mover's, and begin with one of its discs.
    for file, rank in ((left - 1, bottom), (right + 1, bottom), (left, bottom - 1), (left, top + 1)):
        if 0 <= file < n and 0 <= rank < n and position.data[BOARD + rank * n + file] == own:
            break
    else:
        return False
    walls = _walls(position, rectangle).values()
    owned = sum(length for colour, length in walls if colour == own)
    return all(colour != EMPTY for colour, _ in walls) and 2 * owned > sum(length for _, length in walls)


def _larger(position: Position, rectangle: Rectangle) -> Iterator[Rectangle]:
    """All larger rectangles of enemy discs that contain a rectangle of enemy discs."""
    left, bottom, right, top = rectangle
    n = position.game.board.size

    def is_enemy(**wider: int) -> bool:
        return _is_enemy(position, rectangle._replace(**wider))

    # Once growth in a direction includes a cell that is not an enemy disc, growing further cannot help.
    lefts = list(takewhile(lambda file: is_enemy(left=file), range(left, -1, -1)))
    rights = list(takewhile(lambda file: is_enemy(right=file), range(right, n)))
    bottoms = list(takewhile(lambda rank: is_enemy(bottom=rank), range(bottom, -1, -1)))
    tops = list(takewhile(lambda rank: is_enemy(top=rank), range(top, n)))
    for corners in product(lefts, bottoms, rights, tops):
        larger = Rectangle(*corners)
        if larger != rectangle and _is_enemy(position, larger):
            yield larger


def _enemy_rectangles(position: Position) -> Iterator[Rectangle]:
    """All rectangles that consist of enemy discs."""
    n, enemy = position.game.board.size, 2 - position.data[MOVER]
    for bottom, left in product(range(n), range(n)):
        widest = n
        for top in range(bottom, n):
            right = left
            while right < widest and position.data[BOARD + top * n + right] == enemy:
                yield Rectangle(left, bottom, right, top)
                right += 1
            widest = right


def _is_enemy(position: Position, rectangle: Rectangle) -> bool:
    enemy = 2 - position.data[MOVER]
    return all(position.data[BOARD + cell] == enemy for cell in _cells(position.game, rectangle))


def _cells(game: Game, rectangle: Rectangle) -> Iterator[int]:
    left, bottom, right, top = rectangle
    n = game.board.size
    return (rank * n + file for rank in range(bottom, top + 1) for file in range(left, right + 1))


def _area(rectangle: Rectangle) -> int:
    left, bottom, right, top = rectangle
    return (right - left + 1) * (top - bottom + 1)


def _name(game: Game, rectangle: Rectangle) -> str:
    left, bottom, right, top = rectangle
    names, n = game.board.names, game.board.size
    return f"{names[bottom * n + left]}:{names[top * n + right]}"


def event(position: Position) -> str:
    return ""


def outcomes(position: Position) -> tuple[str, ...]:
    return ()


def is_numbered(game: Game, action: int) -> bool:
    return action - len(game.board) != rules.SWAP
