"""Positions in the middle of a game that play from the start would seldom reach, set up for craton and the referee."""

from __future__ import annotations

import random

import craton

from .boards import LETTERS, OTHER
from .faust import Faust
from .lifeline import Lifeline
from .sampling import faust_picture


def set_up(game: str, options: dict[str, object], rng: random.Random) -> tuple[craton.State, Faust | Lifeline, str]:
    """Both boards, and the text of the position."""
    stones: dict[str, str] = {}
    while set(stones.values()) != {"black", "white"}:
        referee = Faust(**options) if game == "faust" else Lifeline(**options)
        stones = faust_stones(referee, rng) if isinstance(referee, Faust) else lifeline_stones(referee, rng)
    cap = 12 * len(referee.grid.cells)
    fewest = max(len(stones), 4)
    turn = rng.choice([fewest, fewest + 1, rng.randrange(fewest, cap), cap - rng.randrange(1, 7)])
    referee.turn = min(max(turn, fewest), cap - 1)
    referee.side = "black" if referee.turn % 2 == 0 else "white"
    referee.stones = stones
    extra = "-"
    if isinstance(referee, Faust):
        referee.white_has_placed = True
    else:
        referee.placed = referee.turn
        referee.placing_turns = {"black": 1, "white": 1}
        referee.agreeing = None
        if referee.balance == "komi":
            referee.komi = rng.randrange(1, int(referee.options["komi_max"]) + 1)
            extra = f"points={referee.komi}"
        if not any(referee.may_place(cell) for cell in referee.grid.cells):
            return set_up(game, options, rng)  # over already
    name, given, *_ = craton.new(game, **options).to_text().split()
    text = f"{name} {given} {picture(referee)} {referee.side} {referee.turn} {extra}"
    return craton.parse(text), referee, text


def picture(referee: Faust | Lifeline) -> str:
    """The rows from the top, as craton's texts write them."""
    rows: dict[str, list[str]] = {}
    by_letter = isinstance(referee, Lifeline)
    for cell in referee.grid.cells:
        rows.setdefault(cell[0] if by_letter else cell[1:], []).append(referee.stones.get(cell, "1")[0])
    texts = []
    for marks in rows.values():
        text, empty = "", 0
        for mark in [*marks, ""]:
            if mark == "1":
                empty += 1
            else:
                text += (str(empty) if empty else "") + mark
                empty = 0
        texts.append(text)
    return "/".join(reversed(texts))


def faust_stones(referee: Faust, rng: random.Random) -> dict[str, str]:
    return faust_picture(referee.size, rng)


def lifeline_stones(referee: Lifeline, rng: random.Random) -> dict[str, str]:
    """Random stones, without the dead groups, of which none is left after a turn."""
    empty, black = rng.choice([0.1, 0.2, 0.3, 0.5]), rng.choice([0.3, 0.5, 0.7])
    stones = {}
    for cell in referee.grid.cells:
        if rng.random() > empty:
            stones[cell] = "black" if rng.random() < black else "white"
    if rng.random() < 0.3:  # a wall through the middle
        row = LETTERS[int(referee.options["size"]) - 1]
        colour = rng.choice(list(OTHER))
        stones |= {cell: colour for cell in referee.grid.cells if cell[0] == row and rng.random() < 0.8}
    for colour in rng.sample(list(OTHER), 2):
        for cell in referee.dead(stones, colour):
            del stones[cell]
    return stones
