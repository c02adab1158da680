"""Positions that somebody puts together stone by stone.

A position also counts turns, and a game may count what it likes. Who sets up a position cares about neither, so what
agrees with the stones is found by trying: the rules of the game say of each try what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from craton.core.definition import Slot
from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import SIDES
from craton.core.text import MOVERS, write_position
from craton.kernel import layout
from craton.server.errors import Refusal
from craton.server.showing import seen_json
from craton.server.study.line import open_view

SPARE = 4
"""Turns beyond the stones that are tried: some may have been passes."""
VAGUE = ("mover", "turns")
"""Fields that are tried anyway: what is wrong with another one is more worth telling."""


def arrange_json(position: Position, cells: Mapping[str, str], mover: str | None, turns: int | None) -> dict[str, Any]:
    """The position with some cells changed (by their letters in its text), as far as it can be one."""
    found, problem = arrange(position, cells, mover, turns)
    game, data = found.game, found.data
    letters = game.definition.glyphs
    return {
        "position": write_position(found) if problem is None else None,
        "problem": problem,
        "cells": {
            name: letters[data[layout.BOARD + cell]]
            for cell, name in enumerate(game.board.names)
            if data[layout.BOARD + cell] in letters
        },
        "letters": list(letters.values()),
        "mover": MOVERS[data[layout.MOVER]],
        "turns": data[layout.TURN],
        **{name: seen_json(open_view(found))[name] for name in ("stones", "marks")},
    }


def arrange(
    position: Position, cells: Mapping[str, str], mover: str | None, turns: int | None
) -> tuple[Position, str | None]:
    """A position with these stones, and what is wrong with it where there is none."""
    if not cells and mover is None and turns is None:
        return position, None
    game = position.game
    board = _painted(position, cells)
    now = position.data[layout.MOVER]
    who = MOVERS.index(mover) if mover else now if now in (layout.BLACK, layout.WHITE) else layout.BLACK
    movers = [who] if mover else [who, 1 - who]
    problem, least = "", 3
    counters = {slot.name for slots in _counters(game) for slot in slots.values()}
    for data in _tries(position, board, movers, turns):
        found = Position(game, tuple(data))
        wrong = game.definition.problem(found)
        if wrong is None:
            data[layout.HASH] = game.definition.kernels.rehash(game.constants, data)
            return Position(game, tuple(data)), None
        vagueness = (wrong[0] in VAGUE) + 2 * (wrong[0] in counters)
        if vagueness <= least:
            problem, least = f"{wrong[0]}: {wrong[1]}", vagueness
    data = [*position.data[: layout.BOARD], *board]
    data[layout.MOVER], data[layout.TURN] = who, position.turn if turns is None else turns
    return Position(game, tuple(data)), problem


def _painted(position: Position, cells: Mapping[str, str]) -> list[int]:
    game = position.game
    values = {letter: value for value, letter in game.definition.glyphs.items()} | {"": layout.EMPTY}
    board = list(position.data[layout.BOARD :])
    for name, letter in cells.items():
        if name not in game.board.index:
            raise Refusal("bad-request", f"There is no cell {name[:20]!r} on this board.")
        if letter not in values:
            raise Refusal("bad-request", f"Nothing in this game is written as {letter[:20]!r}.")
        board[game.board.index[name]] = values[letter]
    return board


def _tries(position: Position, board: Sequence[int], movers: Sequence[int], turns: int | None) -> Iterator[list[int]]:
    game = position.game
    letters = [game.definition.glyphs.get(value, "") for value in board]
    counts = {str(side): sum(letter.lower().startswith(str(side)[0]) for letter in letters) for side in SIDES}
    special = {str(side): sum(letter.startswith(str(side)[0].upper()) for letter in letters) for side in SIDES}
    counters = _counters(game)
    for before, mover in product((position.data, game.start().data), movers):
        for turn in [turns] if turns is not None else _turns(position.turn, list(counts.values())):
            for kinds in product((counts, special, dict.fromkeys(counts, 0)), repeat=len(counters)):
                data = [*before[: layout.BOARD], *board]
                data[layout.MOVER], data[layout.TURN] = mover, turn
                for slots, found in zip(counters, kinds, strict=True):
                    for side, slot in slots.items():
                        data[slot.index] = min(found[side], len(slot.words) - 1) if slot.words else found[side]
                yield data


def _counters(game: Game) -> list[dict[str, Slot]]:
    """Numbers that a game keeps for each side, such as how many stones it has placed."""
    found: dict[str, dict[str, Slot]] = {}
    for slot in game.definition.slots:
        side, _, what = slot.name.partition("_")
        if side in map(str, SIDES) and not slot.is_cell:
            found.setdefault(what, {})[side] = slot
    return list(found.values())


def _turns(now: int, counts: Sequence[int]) -> list[int]:
    """Numbers of turns that may have led to so many stones."""
    likely = [now, sum(counts), 2 * counts[0] - 1, 2 * counts[1]]
    return list(dict.fromkeys(max(0, turn + more) for more in range(SPARE + 1) for turn in likely))
