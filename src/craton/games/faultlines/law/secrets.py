"""What Fault Lines hides: Black's sealed choice, from everybody but Black, until White's is in."""

from __future__ import annotations

import random

from craton.core.game import Game
from craton.core.sides import Side
from craton.games.faultlines.law import rules
from craton.kernel.layout import BLACK, HIDDEN

BLACKS = rules.SEAL + BLACK


def hide(game: Game, data: list[int], viewer: str) -> None:
    if data[BLACKS] and viewer != Side.BLACK:
        data[BLACKS] = HIDDEN


def fill(game: Game, data: list[int], rng: random.Random) -> None:
    if data[BLACKS] == HIDDEN:
        data[BLACKS] = rng.choice((rules.PLAY_SEALED, rules.PASS_SEALED))
