"""What a search's own rollouts must keep: they play by the law, and they prefer what they are said to prefer."""

import random
from collections import Counter
from math import sqrt

import numpy as np
import pytest

import craton
from craton.core.game import Game
from craton.core.layout import BLACK, BLACK_SEAT, BOARD, CHANCE, DRAW, END, MOVER, TURN, WINNER, traced_action
from craton.core.position import Position
from craton.core.rng import new_generator
from craton.games.faust import fast as faust
from craton.games.faust import rules as faust_rules
from craton.games.faust.rollout import WEIGHT
from tests.games.fast.playouts import Tracer, middle

NO_CHANCE = [
    craton.game("lifeline", size=4),
    craton.game("lifeline"),
    craton.game("faust", size=5),
    craton.game("faust"),
    craton.game("faust", pattern=False),
]


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


def played_out(position: Position, seed: int) -> tuple[list[int], int, int]:
    return Tracer(position, seed).play()


def own_arcs(position: Position, action: int) -> int:
    """From how many sides a stone would touch its own colour: own neighbours that are no neighbours of each other."""
    board, data = position.game.board, position.data
    if action >= len(board):
        return 0
    near = {cell for cell in board.links[action] if data[BOARD + cell] == data[MOVER] + 1}
    arcs = 0
    while near:
        arcs += 1
        arc = [near.pop()]
        for cell in arc:
            joined = near & set(board.links[cell])
            near -= joined
            arc += joined
    return arcs


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
    """White's two discs can be flipped, each on its own."""
    position = craton.parse("faust size=5,pie=no 5/1b1b1/bwbwb/1b1b1/5 black 10 -").position
    game, rng, trace = position.game, new_generator(1), np.zeros(1, np.int64)
    start, work = np.array(position.data, np.int64), np.zeros(position.game.work_size, np.int64)
    counts: Counter[bool] = Counter()
    rounds = 20_000
    for _ in range(rounds):
        faust.play.compiled(game.arrays, start.copy(), work, rng, trace, WEIGHT)
        counts[int(trace[0]) >> 1 >= len(game.board) + faust_rules.SQUARES] += 1
    captures = sum(action >= len(game.board) + faust_rules.SQUARES for action in position.legal)
    placements = len(position.legal) - captures
    assert captures == 2
    share = WEIGHT * captures / (WEIGHT * captures + placements)
    assert abs(counts[True] / rounds - share) < 5 * sqrt(share * (1 - share) / rounds)


def first_chance(game: Game) -> Position:
    """A position of random play in which chance is to move."""
    position, rng = game.start(), random.Random(3)
    while position.data[MOVER] != CHANCE:
        position = position.after(rng.choice(position.legal))
    return position


def test_coins_are_left_to_the_search() -> None:
    assert rolled_out(first_chance(craton.game("assault")), seed=1)[1] < 0


def test_the_quake_is_valued_without_luck() -> None:
    position = first_chance(craton.game("faultlines", size=4))
    values = {rolled_out(position, seed)[1] for seed in range(5)}
    assert len(values) == 1
    assert 0 <= values.pop() <= 1


@pytest.mark.parametrize("size", [4, 7])
def test_rollouts_of_lifeline_seldom_join_groups(size: int) -> None:
    """While the board is not full yet, a stone touches its own colour from two sides less often than in a playout."""
    joins = []
    for plays in (rolled_out, played_out):
        found = stones = 0
        for seed in range(20):
            here = craton.game("lifeline", size=size).start()
            for step in plays(here, seed)[0]:
                if 1 < here.data[TURN] < len(here.game.board) // 3:
                    stones += 1
                    found += own_arcs(here, step >> 1) > 1
                here = here.after(step >> 1)
        joins.append(found / stones)
    assert joins[0] < joins[1] / 2, joins
