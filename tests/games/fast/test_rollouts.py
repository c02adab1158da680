"""What a search's own rollouts must keep: they play by the law, and they prefer what they are said to prefer."""

import random
from collections import Counter
from math import sqrt

import numpy as np
import pytest

import craton
from craton.core.game import Game
from craton.core.layout import BLACK, BLACK_SEAT, CHANCE, DRAW, END, MOVER, WINNER, traced_action
from craton.core.position import Position
from craton.core.rng import new_generator
from craton.games.faust import fast as faust
from craton.games.faust import rules as faust_rules
from craton.games.faust.rollout import WEIGHT
from tests.games.fast.playouts import middle

NO_CHANCE = [craton.game("faust", size=5), craton.game("faust"), craton.game("faust", pie=False, pattern=False)]


def rolled_out(position: Position, seed: int) -> tuple[list[int], float, int]:
    """One rollout: its actions with their sides, its value, and the first seat's colour at the end."""
    game = position.game
    rollout = game.definition.rollout()
    assert rollout is not None
    state, trace = np.array(position.data, np.int64), np.full(20_000, END, np.int64)
    work, floats = np.zeros(game.work_size, np.int64), np.zeros(2 * game.slots)
    value = rollout.compiled(game.arrays, state, work, new_generator(seed), floats, trace)
    steps = trace.tolist()
    return steps[: steps.index(END)], float(value), int(state[BLACK_SEAT])


@pytest.mark.parametrize("game", NO_CHANCE, ids=lambda game: f"{game.name} {game.options_text}")
def test_a_rollout_plays_by_the_law_and_its_value_is_the_result(game: Game) -> None:
    for seed, start in enumerate((game.start(), game.start(), middle(game, random.Random(1), 0.5))):
        steps, value, seat_of_black = rolled_out(start, seed)
        here = start
        for step in steps:
            action = step >> 1
            assert action in here.legal
            assert step == traced_action(action, here.data[MOVER])
            here = here.after(action)
        assert here.to_move is None
        assert value == (0.5 if here.data[WINNER] == DRAW else float(here.data[WINNER] == BLACK))
        assert seat_of_black == here.data[BLACK_SEAT]


def test_a_rollout_of_faust_takes_a_capture_as_often_as_its_weight_says() -> None:
    """White's two discs can be flipped, each on its own: so many captures beside twenty placements."""
    position = craton.parse("faust size=5,pie=no 5/1b1b1/bwbwb/5/5 black 8 -").position
    game, rng, trace = position.game, new_generator(1), np.zeros(1, np.int64)
    start, work = np.array(position.data, np.int64), np.zeros(position.game.work_size, np.int64)
    counts: Counter[bool] = Counter()
    rounds = 20_000
    for _ in range(rounds):
        faust.play.compiled(game.arrays, start.copy(), work, rng, trace, WEIGHT)
        counts[int(trace[0]) >> 1 >= len(game.board) + faust_rules.SQUARES] += 1
    captures = sum(action >= len(game.board) + faust_rules.SQUARES for action in position.legal)
    placements = len(position.legal) - captures
    assert captures
    share = WEIGHT * captures / (WEIGHT * captures + placements)
    assert abs(counts[True] / rounds - share) < 5 * sqrt(share * (1 - share) / rounds)


@pytest.mark.parametrize("name", craton.games())
def test_a_rollout_leaves_what_is_at_hand_to_chance_or_values_it_exactly(name: str) -> None:
    """Coins are the search's to throw; the quake has a value that does not depend on luck."""
    game = craton.game(name)
    position, rng = game.start(), random.Random(3)
    if game.definition.rollout() is None:
        return
    for _ in range(400):
        if position.data[MOVER] == CHANCE or position.to_move is None:
            break
        position = position.after(rng.choice(position.legal))
    if position.data[MOVER] != CHANCE:
        return
    values = {rolled_out(position, seed)[1] for seed in range(5)}
    assert len(values) == 1
