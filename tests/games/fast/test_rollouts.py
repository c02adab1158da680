"""Rollouts follow the law and have the preferences that they document."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.games.faultlines.insight.scores import exact_value as exact
from craton.games.faust.law import rules as faust_rules
from craton.games.faust.search import playout as faust
from craton.games.faust.search.rollout import GREED
from craton.kernel.layout import BLACK, BLACK_SEAT, BOARD, CHANCE, DRAW, END, MOVER, TURN, WHITE, WINNER, traced_action
from craton.kernel.rng import new_generator
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
    rollout = game.definition.search_parts().rollout
    assert rollout is not None
    state, trace = np.array(position.data, np.int64), np.full(20_000, END, np.int64)
    work, floats = np.zeros(game.work_size, np.int64), np.zeros(game.floats_size)
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


def first_actions(text: str, rounds: int) -> tuple[Position, Counter[int]]:
    """A position of Faust, and how often rollouts begin with each of its actions."""
    position = craton.parse(text).position
    game, rng, trace = position.game, new_generator(1), np.zeros(1, np.int64)
    start, work = np.array(position.data, np.int64), np.zeros(position.game.work_size, np.int64)
    counts: Counter[int] = Counter()
    for _ in range(rounds):
        faust.play.compiled(game.arrays, start.copy(), work, rng, trace, GREED)
        counts[int(trace[0]) >> 1] += 1
    return position, counts


def captures_of(position: Position) -> list[int]:
    return [action for action in position.legal if action >= len(position.game.board) + faust_rules.SQUARES]


def test_a_rollout_of_faust_takes_a_capture_as_often_as_its_greed_says() -> None:
    """White's two discs can be flipped, each on its own."""
    rounds = 20_000
    position, counts = first_actions("faust size=5,pie=no 5/1b1b1/bwbwb/1b1b1/5 black 10 -", rounds)
    captures = captures_of(position)
    assert len(captures) == 2
    share = GREED * len(captures) / (GREED * len(captures) + len(position.legal) - len(captures))
    assert abs(sum(counts[action] for action in captures) / rounds - share) < 5 * sqrt(share * (1 - share) / rounds)


def test_a_rollout_of_faust_takes_the_larger_of_two_captures() -> None:
    """Of one disc and two discs side by side the single one is flipped only if it is drawn twice."""
    position, counts = first_actions("faust size=6,pie=no 6/1b1bb1/bwbwwb/1b1bb1/6/6 black 14 -", 20_000)
    write = position.game.definition.notation.write
    by_name = {write(position.game, action): counts[action] for action in captures_of(position)}
    assert set(by_name) == {"b4:b4", "d4:e4"}
    share = by_name["d4:e4"] / sum(by_name.values())
    assert abs(share - 3 / 4) < 5 * sqrt(3 / 16 / sum(by_name.values()))


@pytest.mark.parametrize("options", [{}, {"turn_limit": 30}, {"keystone": True, "fault_lines": 4}, {"pie": True}])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.55])
def test_a_rollout_of_fault_lines_fills_the_board_in_turn_and_values_it(options: dict[str, Any], share: float) -> None:
    game = craton.game("faultlines", size=7, **options)
    starts = [middle(game, random.Random(seed), share) for seed in range(8)]
    starts = [start for start in starts if start.data[MOVER] != CHANCE]
    assert len(starts) > 2
    for seed, start in enumerate(starts):
        steps, value, _ = rolled_out(start, seed)
        stones = {side: [step >> 1 for step in steps if step & 1 == side] for side in (BLACK, WHITE)}
        here = start
        while here.data[MOVER] != CHANCE:
            here = here.after(stones[here.data[MOVER]].pop())
        assert not any(stones.values())
        assert value == pytest.approx(float(exact(here)), abs=1e-12)


def first_chance(game: Game) -> Position:
    """A position of random play in which chance is to move."""
    position, rng = game.start(), random.Random(3)
    while position.data[MOVER] != CHANCE:
        position = position.after(rng.choice(position.legal))
    return position


def test_coins_are_left_to_the_search() -> None:
    assert rolled_out(first_chance(craton.game("assault")), seed=1)[1] < 0


def test_a_quake_in_waves_is_left_to_the_search() -> None:
    game = craton.game("faultlines", size=4, progressive=True)
    assert rolled_out(game.start(), seed=1)[1] < 0
    assert rolled_out(first_chance(game), seed=1)[1] < 0


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
