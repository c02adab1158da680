"""Hidden information: each side's sacred cell, known to that side alone until the game is over."""

from __future__ import annotations

import random

from craton.core.game import Game
from craton.games.assault.law import rules
from craton.kernel.decorator import Constants, Ints, kernel
from craton.kernel.layout import BLACK, HIDDEN, HIDE, WHITE

SLOTS = (rules.SACRED_BLACK, rules.SACRED_WHITE)


@kernel(HIDE)
def hide(constants: Constants, state: Ints, viewer: int) -> None:
    for side in (BLACK, WHITE):
        if state[rules.SACRED_BLACK + side] and viewer != side:
            state[rules.SACRED_BLACK + side] = HIDDEN


def fill(game: Game, data: list[int], rng: random.Random) -> None:
    cells = game.board.regions["core"] if game.options["sacred"] == "core" else range(len(game.board))
    for slot in SLOTS:
        if data[slot] == HIDDEN:
            data[slot] = rng.choice(cells) + 1
