"""Hidden information: the first stone of a pair is visible only to its owner until the second is placed."""

from __future__ import annotations

import random

from craton.core.game import Game
from craton.games.lifeline.law import rules
from craton.kernel.decorator import Constants, Ints, kernel
from craton.kernel.layout import BOARD, EMPTY, HIDDEN, HIDE, MOVER


@kernel(HIDE)
def hide(constants: Constants, state: Ints, viewer: int) -> None:
    if state[rules.PHASE] == rules.SECOND_STONE and viewer != state[MOVER]:
        state[BOARD + state[rules.FIRST_STONE] - 1] = EMPTY
        state[rules.FIRST_STONE] = HIDDEN


def fill(game: Game, data: list[int], rng: random.Random) -> None:
    if data[rules.FIRST_STONE] != HIDDEN:
        return
    before = list(data)
    before[rules.PHASE], before[rules.FIRST_STONE] = rules.PLACE, 0
    cells = [0] * game.most_actions
    count = rules.placements(game.constants, before, cells, [0] * game.work_size)
    first = cells[rng.randrange(count)]
    data[BOARD + first] = data[MOVER] + 1
    data[rules.FIRST_STONE] = first + 1
