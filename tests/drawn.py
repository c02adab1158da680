"""Positions from drawn boards, and drawn boards from positions.

A picture has the rows from the top, `.` for an empty cell and the signs of the text form for the others; spaces between
them are ignored.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.core.registry import definition
from craton.core.sides import CHANCE
from craton.core.state import State
from craton.kernel import layout


def rows_of(picture: str) -> list[str]:
    """The rows of a picture from the top, without spaces."""
    return ["".join(row.split()) for row in picture.split("\n") if row.strip()]


def drawn(name: str, picture: str, *, mover: str, turns: int, **given: object) -> State:
    """The state with that board; options, and variables of the last field of the text form, are given by name."""
    option_names = {option.name for option in definition(name).options}
    options = {key: value for key, value in given.items() if key in option_names}
    variables = {key: value for key, value in given.items() if key not in option_names}
    board = "/".join(re.sub(r"\.+", lambda dots: str(len(dots.group())), row) for row in rows_of(picture))
    rest = ",".join(f"{variable}={value}" for variable, value in variables.items()) or "-"
    return craton.parse(f"{name} {craton.game(name, **options).options_text} {board} {mover} {turns} {rest}")


def picture_of(state: State) -> str:
    """The board as `rows_of` would give it, one row on a line."""
    board = state.to_text().split()[2]
    return re.sub(r"\d+", lambda number: "." * int(number.group()), board).replace("/", "\n")


def shows(state: State, picture: str) -> bool:
    """Whether the board looks like the picture, marks of Keystones and of survival included."""
    return picture_of(state) == "\n".join(rows_of(picture))


def play(state: State, *texts: str) -> State:
    """The same state after those actions and outcomes."""
    for text in texts:
        state.push(text)
    return state


def random_step(state: State, rng: random.Random) -> None:
    """Push an outcome of chance, or a legal action, each as likely as the others."""
    if state.to_move is CHANCE:
        state.roll(rng)
    else:
        state.push(rng.choice(list(state.legal_moves)))


def position_of(game: Game, values: Iterable[int], mover: int, turn: int) -> Position:
    """A position with these values of cells, possible or not."""
    data = [0] * layout.BOARD + list(values)
    data[layout.MOVER], data[layout.TURN] = mover, turn
    data[layout.HASH] = layout.rehash(game.constants, data)
    return Position(game, tuple(data))
