"""Hidden information: Black's sealed choice, known to Black alone until White has sealed too."""

from __future__ import annotations

import random

from craton.core.game import Game
from craton.games.faultlines.law import rules
from craton.kernel.decorator import Constants, Ints, kernel
from craton.kernel.layout import BLACK, HIDDEN, HIDE

BLACK_SEAL = rules.SEAL + BLACK


@kernel(HIDE)
def hide(constants: Constants, state: Ints, viewer: int) -> None:
    if state[BLACK_SEAL] and viewer != BLACK:
        state[BLACK_SEAL] = HIDDEN


def fill(game: Game, data: list[int], rng: random.Random) -> None:
    if data[BLACK_SEAL] == HIDDEN:
        data[BLACK_SEAL] = rng.choice((rules.PLAY_SEALED, rules.PASS_SEALED))
