"""Hidden information: Black's sealed choice, known to Black alone until White has sealed too."""

from __future__ import annotations

import random

from craton.core.game import Game
from craton.core.sides import Side
from craton.games.faultlines.law import rules
from craton.kernel.layout import BLACK, HIDDEN

BLACK_SEAL = rules.SEAL + BLACK


def hide(game: Game, data: list[int], viewer: str) -> None:
    if data[BLACK_SEAL] and viewer != Side.BLACK:
        data[BLACK_SEAL] = HIDDEN


def fill(game: Game, data: list[int], rng: random.Random) -> None:
    if data[BLACK_SEAL] == HIDDEN:
        data[BLACK_SEAL] = rng.choice((rules.PLAY_SEALED, rules.PASS_SEALED))
