"""Hidden information: each side's sacred cell, known to that side alone until the game is over."""

from __future__ import annotations

import random

from craton.core.game import Game
from craton.core.sides import SIDES
from craton.games.assault.law import rules
from craton.kernel.layout import HIDDEN

SLOTS = (rules.SACRED_BLACK, rules.SACRED_WHITE)


def hide(game: Game, data: list[int], viewer: str) -> None:
    for side, slot in zip(SIDES, SLOTS, strict=True):
        if data[slot] and viewer != side:
            data[slot] = HIDDEN


def fill(game: Game, data: list[int], rng: random.Random) -> None:
    cells = game.board.regions["core"] if game.options["sacred"] == "core" else range(len(game.board))
    for slot in SLOTS:
        if data[slot] == HIDDEN:
            data[slot] = rng.choice(cells) + 1
