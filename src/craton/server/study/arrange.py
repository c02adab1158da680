"""Positions set up stone by stone.

A position also has a turn number, and some games have further counters. A user who sets up a position cares about
neither, so values that agree with the stones are found by trial: the game's own check rejects the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from craton.core.definition import Slot
from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import SIDES
from craton.core.text import MOVERS
from craton.kernel import layout
from craton.server.errors import RequestError

EXTRA_TURNS = 4
"""Turns beyond the number of stones that are tried, because some may have been passes."""
TRIED = ("mover", "turns")
"""Fields whose values are tried anyway; a problem with another field is more informative."""


def arrange(
    position: Position, cells: Mapping[str, str], mover: str | None, turns: int | None
) -> tuple[Position, str | None]:
    """A position with some cells changed (by their letters in the text form), and why it is impossible if it is."""
    if not cells and mover is None and turns is None:
        return position, None
    game = position.game
    board = _changed_board(position, cells)
    now = position.data[layout.MOVER]
    who = MOVERS.index(mover) if mover else now if now in (layout.BLACK, layout.WHITE) else layout.BLACK
    movers = [who] if mover else [who, 1 - who]
    problem, least = "", 3
    counters = {slot.name for slots in _counters(game) for slot in slots.values()}
    for data in _candidates(position, board, movers, turns):
        found = Position(game, tuple(data))
        wrong = game.definition.problem(found)
        if wrong is None:
            data[layout.HASH] = layout.rehash(game.constants, data)
            return Position(game, tuple(data)), None
        vagueness = (wrong[0] in TRIED) + 2 * (wrong[0] in counters)
        if vagueness <= least:
            problem, least = f"{wrong[0]}: {wrong[1]}", vagueness
    data = [*position.data[: layout.BOARD], *board]
    data[layout.MOVER], data[layout.TURN] = who, position.turn if turns is None else turns
    return Position(game, tuple(data)), problem


def _changed_board(position: Position, cells: Mapping[str, str]) -> list[int]:
    game = position.game
    values = {letter: value for value, letter in game.definition.glyphs.items()} | {"": layout.EMPTY}
    board = list(position.data[layout.BOARD :])
    for name, letter in cells.items():
        if name not in game.board.index:
            raise RequestError("bad-request", f"There is no cell {name[:20]!r} on this board.")
        if letter not in values:
            raise RequestError("bad-request", f"This game has no stone with the letter {letter[:20]!r}.")
        board[game.board.index[name]] = values[letter]
    return board


def _candidates(
    position: Position, board: Sequence[int], movers: Sequence[int], turns: int | None
) -> Iterator[list[int]]:
    """States with this board and different values of mover, turn and counters."""
    game = position.game
    letters = [game.definition.glyphs.get(value, "") for value in board]
    counts = {str(side): sum(letter.lower().startswith(str(side)[0]) for letter in letters) for side in SIDES}
    special = {str(side): sum(letter.startswith(str(side)[0].upper()) for letter in letters) for side in SIDES}
    counters = _counters(game)
    black, white = counts.values()
    likely = [position.turn, black + white, 2 * black - 1, 2 * white]  # with this many stones of each side
    possible = dict.fromkeys(max(0, turn + more) for more in range(EXTRA_TURNS + 1) for turn in likely)
    if turns is not None:
        possible = {turns: None}
    for before, mover in product((position.data, game.start().data), movers):
        for turn in possible:
            for kinds in product((counts, special, dict.fromkeys(counts, 0)), repeat=len(counters)):
                data = [*before[: layout.BOARD], *board]
                data[layout.MOVER], data[layout.TURN] = mover, turn
                for slots, found in zip(counters, kinds, strict=True):
                    for side, slot in slots.items():
                        data[slot.index] = min(found[side], len(slot.words) - 1) if slot.words else found[side]
                yield data


def _counters(game: Game) -> list[dict[str, Slot]]:
    """The slots in which a game counts something for each side, such as stones placed."""
    found: dict[str, dict[str, Slot]] = {}
    for slot in game.definition.slots:
        side, _, what = slot.name.partition("_")
        if side in map(str, SIDES) and not slot.is_cell:
            found.setdefault(what, {})[side] = slot
    return list(found.values())
