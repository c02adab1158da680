"""The fast playouts of Lifeline against the law, action by action and in their statistics."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.games.lifeline.law import rules
from craton.games.lifeline.search.playout import playout
from craton.games.lifeline.search.regions import (
    CUT_ARCS,
    EMPTY_ARCS,
    JOIN,
    LONGEST,
    OWN_ARCS,
    PLAIN,
    RINGS,
    SEVEN,
    SIX,
    WALL_ARCS,
    WORDS,
)
from craton.kernel.layout import BOARD, DRAW, MOVER, OVER, TURN, WINNER, traced_action
from craton.kernel.rng import new_generator
from craton.search.law import law_of
from craton.search.playouts import play_out

SIZES = (2, 3, 4, 5, 6, 7, 9, 12)
BALANCES = ("strong", "weak", "komi")


class Runner:
    """The compiled kernels of one game, on plain arrays."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rng = game, new_generator(seed)
        self.work = np.zeros(game.work_size, np.int64)
        self.out = np.zeros(game.most_actions, np.int64)
        self.trace = np.zeros(12 * len(game.board) + 10, np.int64)
        self.none = np.zeros(0, np.int64)

    def play(self, start: Any, trace: Any) -> tuple[int, int]:
        """One fast playout: the number of actions, and the winner."""
        state = start.copy()
        steps = playout.compiled(self.game.arrays, state, self.work, self.rng, trace)
        assert state[MOVER] == OVER
        return int(steps), int(state[WINNER])

    def play_by_law(self, start: Any) -> tuple[int, int]:
        state = start.copy()
        steps = play_out.compiled(law_of(self.game), state, self.out, self.work, self.rng, self.none)
        return int(steps), int(state[WINNER])

    def legal(self, state: Any) -> list[int]:
        count = rules.legal.compiled(self.game.arrays, state, self.out, self.work)
        return [int(action) for action in self.out[:count]]

    def replay(self, start: Any) -> list[Any]:
        """Plays fast, checks every action and the result by the law, and returns the states on the way."""
        self.trace[:] = -1
        steps, winner = self.play(start, self.trace)
        assert self.trace[steps] == -1
        state, line = start.copy(), [start]
        for step in self.trace[:steps]:
            assert state[MOVER] != OVER, "the playout goes on behind the end"
            action = step >> 1
            assert action in self.legal(state)
            assert step == traced_action(action, int(state[MOVER])), "the side is wrong"
            rules.apply.compiled(self.game.arrays, state, action, self.work)
            line.append(state.copy())
        assert state[MOVER] == OVER, "the playout stops early"
        assert state[WINNER] == winner
        return line


def state_of(position: Position) -> Any:
    return np.array(position.data, np.int64)


# ---------------------------------------------------------------- every action and every end is the law's


@pytest.mark.parametrize("balance", BALANCES)
@pytest.mark.parametrize("size", SIZES)
def test_every_action_is_legal_and_the_result_is_the_laws(size: int, balance: str) -> None:
    game = craton.game("lifeline", size=size, balance=balance)
    runner, rng = Runner(game, size), random.Random(size)
    start = state_of(game.start())
    plies = 0
    while plies < 3000:
        line = runner.replay(start)
        plies += len(line) - 1
        # On from somewhere in the middle, with groups and regions to be found anew; the end itself is no start.
        plies += len(runner.replay(rng.choice(line[:-1]))) - 1


@pytest.mark.parametrize("balance", BALANCES)
def test_small_boards_are_filled_and_emptied_again_many_times(balance: str) -> None:
    game = craton.game("lifeline", size=3, balance=balance)
    runner = Runner(game, 1)
    for _ in range(400):
        runner.replay(state_of(game.start()))


def test_every_state_of_a_game_is_a_start() -> None:
    for balance in BALANCES:
        game = craton.game("lifeline", size=5, balance=balance)
        runner = Runner(game, 2)
        for state in runner.replay(state_of(game.start()))[:-1]:
            runner.replay(state)


def test_a_finished_game_is_left_alone() -> None:
    game = craton.game("lifeline", size=4)
    runner = Runner(game, 3)
    end = runner.replay(state_of(game.start()))[-1]
    assert runner.play(end, runner.none) == (0, end[WINNER])


def test_the_move_cap_makes_a_draw() -> None:
    game = craton.game("lifeline", size=6)
    runner = Runner(game, 4)
    state = runner.replay(state_of(game.start()))[20].copy()
    state[TURN] += 12 * len(game.board) - 4 - state[TURN] // 2 * 2
    for _ in range(20):
        line = runner.replay(state)
        assert line[-1][TURN] == 12 * len(game.board)
        assert line[-1][WINNER] == DRAW


# ---------------------------------------------------------------- more groups or regions than have numbers


def thirds(game: Game) -> list[int]:
    """A number from 0 to 2 for every cell: equal ones are never neighbours, each cell has three of each other one."""
    rows = game.board.rows
    return [(k + max(game.board.size - 1 - y, 0) - y) % 3 for y, row in enumerate(rows) for k in range(len(row))]


def scattered(game: Game, groups: int) -> Any:
    """So many Black groups of one stone each, two such White ones, one region; Black to move."""
    state = state_of(game.start())
    cells = [cell for cell, third in enumerate(thirds(game)) if third == 0]
    for cell in cells[: groups + 2]:
        state[BOARD + cell] = 1
    for cell in cells[groups : groups + 2]:
        state[BOARD + cell] = 2
    state[TURN] = 100
    return state


def comb(game: Game, holes: int) -> Any:
    """A Black group with so many holes of one cell, another one, two White groups, a large region; Black to move."""
    state = state_of(game.start())
    cells, third, links = len(game.board), thirds(game), game.board.links
    found = 0
    for cell in reversed(range(cells)):
        if third[cell] != 0:
            state[BOARD + cell] = 1
        elif found == holes:
            break
        found += third[cell] == 0
    alone = [cell for cell in range(cells) if not any(state[BOARD + near] for near in (cell, *links[cell]))]
    for cell, stone in zip((alone[0], alone[4], alone[8]), (1, 2, 2), strict=True):
        state[BOARD + cell] = stone
    state[TURN] = 100
    return state


@pytest.mark.parametrize("groups", [60, 63, 64, 65, 90])
def test_the_law_takes_over_where_numbers_for_groups_run_out(groups: int) -> None:
    runner = Runner(craton.game("lifeline", size=12), groups)
    for _ in range(2):
        runner.replay(scattered(runner.game, groups))


@pytest.mark.parametrize("holes", [52, 56, 58, 59, 60, 80])
def test_the_law_takes_over_where_numbers_for_regions_run_out(holes: int) -> None:
    runner = Runner(craton.game("lifeline", size=12), holes)
    for _ in range(2):
        line = runner.replay(comb(runner.game, holes))
        assert all(1 in state[BOARD:] and 2 in state[BOARD:] for state in line[:10]), "nobody dies at once"


# ---------------------------------------------------------------- statistics


def critical(degrees: int) -> float:
    """The value that chi-square exceeds with a chance of one in a million (Wilson and Hilferty)."""
    return degrees * (1 - 2 / (9 * degrees) + 4.753 * sqrt(2 / (9 * degrees))) ** 3


def check_uniform(runner: Runner, state: Any) -> None:
    legal = runner.legal(state)
    each = max(60, 2000 // len(legal))
    first = np.zeros(1, np.int64)
    counts: Counter[int] = Counter()
    for _ in range(each * len(legal)):
        runner.play(state, first)
        counts[int(first[0]) >> 1] += 1
    assert set(counts) <= set(legal)
    chi = sum((counts[action] - each) ** 2 / each for action in legal)
    assert len(legal) == 1 or chi < critical(len(legal) - 1), f"chi-square {chi:.1f} over {len(legal)} actions"


@pytest.mark.parametrize("balance", BALANCES)
def test_every_legal_action_is_alike(balance: str) -> None:
    rng = random.Random(balance)
    for size in (3, 4, 5, 6):
        runner = Runner(craton.game("lifeline", size=size, balance=balance), size)
        line = runner.replay(state_of(runner.game.start()))
        for share in (0.3, 0.6, 0.9):
            check_uniform(runner, line[int(share * (len(line) - 1) * rng.uniform(0.9, 1.1))])


@pytest.mark.parametrize("balance", BALANCES)
def test_every_action_of_the_opening_is_alike(balance: str) -> None:
    # Pairs with the offer of a swap; free turns with the offer of a swap; naming a komi, taking a colour, free turns.
    runner = Runner(craton.game("lifeline", size=3, balance=balance), 7)
    line = runner.replay(state_of(runner.game.start()))
    for state in line[:6]:
        check_uniform(runner, state)


def test_spending_is_as_likely_as_any_placement() -> None:
    game = craton.game("lifeline", size=4, balance="komi", komi_max=5)
    runner = Runner(game, 8)
    spend = len(game.board) + rules.SPEND
    states = [s for s in runner.replay(state_of(game.start()))[:-1] if spend in runner.legal(s)]
    assert len(states) >= 3
    for state in states[:3]:
        check_uniform(runner, state)


@pytest.mark.parametrize(
    ("size", "balance", "share"),
    [
        (2, "strong", 0.0),
        (3, "strong", 0.0),
        (3, "weak", 0.0),
        (3, "komi", 0.0),
        (4, "komi", 0.4),
        (5, "strong", 0.5),
        (5, "weak", 0.0),
        (6, "strong", 0.8),
        (7, "strong", 0.0),
    ],
)
def test_winners_and_lengths_are_those_of_the_law(size: int, balance: str, share: float) -> None:
    """Within four sigma."""
    runner = Runner(craton.game("lifeline", size=size, balance=balance), 9)
    line = runner.replay(state_of(runner.game.start()))
    start = line[int(share * len(line))]
    by_law = np.array([runner.play_by_law(start) for _ in range(1000)], float)
    fast = np.array([runner.play(start, runner.none) for _ in range(6000)], float)
    for one, other in zip(fast.T, by_law.T, strict=True):  # the lengths; the winners, 0 and 1
        sigma = sqrt(one.var() / len(one) + other.var() / len(other))
        assert abs(one.mean() - other.mean()) <= 4 * sigma, (one.mean(), other.mean(), sigma)


# ---------------------------------------------------------------- tables


def test_the_work_space_is_large_enough() -> None:
    for size in range(2, 13):
        game = craton.game("lifeline", size=size)
        assert game.work_size >= max(WORDS, 8 * len(game.board) + game.most_actions)


def test_rings_show_their_arcs() -> None:
    def runs(ring: list[bool]) -> list[set[int]]:
        """The runs of true places, by joining neighbours until nothing changes."""
        label = list(range(6))
        for _ in range(6):
            for place in range(6):
                if ring[place] and ring[place - 1]:
                    label[place] = label[place - 1] = min(label[place], label[place - 1])
        return [found for k in range(6) if (found := {p for p in range(6) if ring[p] and label[p] == k})]

    def places(info: int, shift: int) -> list[int]:
        return [place for place in range(6) if info >> shift & SIX & 1 << place]

    for index in range(0, 2 * 4096, 7):  # seven is prime to 4096: all kinds of rings for both sides
        own, info = index // 4096 + 1, int(RINGS[index])
        kinds = [index % 4096 >> 2 * place & 3 for place in range(6)]
        empty = [kind == 0 for kind in kinds]
        arcs = {
            OWN_ARCS: runs([kind == own for kind in kinds]),
            EMPTY_ARCS: runs(empty),
            WALL_ARCS: runs([kind != 0 for kind in kinds]),
            CUT_ARCS: [
                run
                for run in runs([kind == 3 - own for kind in kinds])
                if not any(empty[place - 1] or empty[(place + 1) % 6] for place in run)
            ],
        }
        for shift, found in arcs.items():
            assert sorted(len(run & set(places(info, shift))) for run in found) == [1] * len(found)
            assert len(places(info, shift)) == len(found)
        beside = places(info, OWN_ARCS) or places(info, WALL_ARCS) or [6]
        assert info >> JOIN & SEVEN == beside[0]
        if arcs[EMPTY_ARCS]:
            longest = max(arcs[EMPTY_ARCS], key=len)
            assert len(next(run for run in arcs[EMPTY_ARCS] if info >> LONGEST & SEVEN in run)) == len(longest)
            assert info >> LONGEST & SEVEN in places(info, EMPTY_ARCS)
        plain = len(arcs[EMPTY_ARCS]) == 1 and len(arcs[OWN_ARCS]) <= 1 and not arcs[CUT_ARCS]
        assert info >> PLAIN & 1 == plain
