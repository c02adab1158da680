"""The fast playouts of Faust: every capture found, every bound kept, every action equally likely."""

from __future__ import annotations

import random
from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

import craton
from craton.core.game import Game
from craton.core.position import Position
from craton.games.faust.law.notation import CROSSCUT
from craton.games.faust.law.rules import PASS, SQUARES
from craton.games.faust.search import captures as lines
from craton.games.faust.search import playout as fast
from craton.kernel.layout import BOARD, CAP, DRAW, HASH, MOVER, TURN, rehash
from tests.games.fast.playouts import Tracer, check_traces, check_uniform
from tests.games.faust.faust_boards import position_of, random_cells, random_positions, with_crosscut


def game_of(size: int, **options: object) -> Game:
    return craton.game("faust", size=size, **options)


def made_up(rng: random.Random, game: Game) -> Position:
    """A position with discs strewn at random, or in rectangles, often with a locked crosscut; possible or not."""
    n = game.board.size
    cells = random_cells(rng, n)
    if n >= 4 and rng.random() < 0.6:
        cells = with_crosscut(rng, cells, n)
    return position_of(game, cells, rng.randrange(2))


class Lines:
    """The kernels' own picture of a position, on which they are called one by one."""

    def __init__(self, position: Position) -> None:
        self.game, self.n = position.game, position.game.board.size
        self.work = np.zeros(self.game.work_size, np.int64)
        self.empties = fast.set_up.compiled(self.game.arrays, np.array(position.data, np.int64), self.work)
        self.notes = self.work[lines.NOTES :]

    def sides(self, side: int) -> tuple[Any, Any]:
        both = [self.work[: lines.LINES], self.work[lines.LINES :]]
        return both[side], both[1 - side]

    def marks(self, kind: int) -> list[tuple[int, int]]:
        return [(line, bit) for line in range(self.n) for bit in range(64) if self.notes[kind + line] >> bit & 1]

    def rectangles(self, side: int) -> dict[int, tuple[int, int]]:
        """All captures B of a side by their numbers, with their marks."""
        own, foe = self.sides(side)
        count = lines.find_rectangles.compiled(own, foe, self.notes, self.n)
        marks, found = self.marks(lines.FOUND), {}
        for line, bit in marks:
            lines.outline.compiled(own, foe, self.notes, self.n, line, 1 << bit)
            found[lines.rectangle_code.compiled(self.notes, self.n)] = line, bit
        assert count == len(marks) == len(found), "a capture is found twice"
        return found

    def crosscuts(self, side: int) -> set[int]:
        """All captures A by their corners."""
        own, foe = self.sides(side)
        count = lines.find_crosscuts.compiled(own, foe, self.notes, self.n)
        found = {(line - 1) * self.n + bit - 1 for line, bit in self.marks(lines.CROSSED)}
        assert count == len(found)
        return found

    def play(self, action: int, side: int) -> None:
        (own, foe), cells = self.sides(side), self.n * self.n
        if action < cells:
            fast.place.compiled(own, foe, self.notes, self.n, side, action // self.n << 8 | action % self.n)
        elif action >= cells + SQUARES + cells:
            line, bit = self.rectangles(side)[action - cells - SQUARES - cells]
            lines.outline.compiled(own, foe, self.notes, self.n, line, 1 << bit)
            fast.take_rectangle.compiled(own, foe, self.notes, side)
        elif action >= cells + SQUARES:
            corner = action - cells - SQUARES
            fast.take_crosscut.compiled(own, foe, self.notes, side, corner % self.n, corner // self.n)


def captures_of(position: Position, side: int) -> tuple[set[int], set[int]]:
    """The captures B and A that a side would have if it were to move, by the law."""
    data = list(position.data)
    data[MOVER] = side
    cells = len(position.game.board)
    codes = [action - cells - SQUARES for action in Position(position.game, tuple(data)).legal]
    return {code - cells for code in codes if code >= cells}, {code for code in codes if 0 <= code < cells}


@pytest.mark.parametrize("size", [3, 4, 5, 8, 9, 13, 16, 19])
def test_the_captures_of_both_sides_are_the_laws_on_made_up_boards(size: int) -> None:
    rng, game = random.Random(size), game_of(size)
    for _ in range(120 if size < 10 else 25):
        position = made_up(rng, game)
        found = Lines(position)
        for side in range(2):
            rectangles, crosscuts = captures_of(position, side)
            assert set(found.rectangles(side)) == rectangles, position
            assert found.crosscuts(side) == crosscuts, position


def check_bounds(position: Position, action: int) -> None:
    """After an action, exact bounds before it have become bounds of what both sides can capture now."""
    found, side = Lines(position), position.data[MOVER]
    notes = found.notes
    for colour in range(2):
        notes[lines.BOUND + colour] = len(captures_of(position, colour)[0])
    notes[lines.CROSS_BOUND] = len(captures_of(position, side)[1])
    after = position.after(action)
    found.play(action, side)
    for colour in range(2):
        rectangles, crosscuts = captures_of(after, colour)
        assert notes[lines.BOUND + colour] >= len(rectangles), f"{action} in {position}"
        assert notes[lines.CROSS_BOUND] >= len(crosscuts), f"{action} in {position}"
    again = Lines(after)
    assert (found.work[: lines.NOTES] == again.work[: lines.NOTES]).all(), "the lines are those of the position"
    assert (notes[lines.DISCS : lines.DISCS + 2] == again.notes[lines.DISCS : lines.DISCS + 2]).all()


@pytest.mark.parametrize(("size", "games"), [(3, 40), (4, 25), (5, 15), (8, 5), (11, 2)])
def test_bounds_hold_after_every_action_of_games_full_of_captures(size: int, games: int) -> None:
    rng, game = random.Random(size), game_of(size, pie=False)
    for _ in range(games):
        for position in random_positions(rng, game, keenness=0.7):
            if position.to_move is not None and position.turn >= 2:
                check_bounds(position, rng.choice(position.legal))


@pytest.mark.parametrize("size", [4, 5, 6, 8, 12])
def test_bounds_hold_after_any_action_on_made_up_boards(size: int) -> None:
    rng, game = random.Random(size), game_of(size, pie=False)
    for _ in range(120 if size < 8 else 30):
        position = made_up(rng, game)
        keen = [action for action in position.legal if action >= len(game.board) + SQUARES]
        for action in [*rng.sample(keen, min(4, len(keen))), rng.choice(position.legal)]:
            check_bounds(position, action)


def test_numbers_of_discs_alone_bound_the_captures() -> None:
    rng = random.Random(6)
    for _ in range(100):
        position = made_up(rng, game_of(rng.choice([3, 5, 7])))
        notes = Lines(position).notes
        for side in range(2):
            rectangles, crosscuts = captures_of(position, side)
            assert notes[lines.BOUND + side] >= len(rectangles)
            assert notes[lines.CROSS_BOUND] >= len(crosscuts)


def test_the_largest_number_of_locked_crosscuts_that_share_a_disc() -> None:
    """All ways to draw crosscuts through one disc; those that agree on every cell may stand together."""
    drawn = [(x, y, letter) for y, row in enumerate(CROSSCUT) for x, letter in enumerate(row) if letter != "."]
    ways = [
        {(x - left, y - top): letter if not turned else "xo"[letter == "x"] for x, y, letter in drawn}
        for (left, top, _), turned in product(drawn, (False, True))
    ]

    def most(chosen: int, left: list[dict[tuple[int, int], str]]) -> int:
        best = chosen
        for at, way in enumerate(left):
            fitting = [
                other for other in left[at + 1 :] if all(other.get(cell, way[cell]) == way[cell] for cell in way)
            ]
            best = max(best, most(chosen + 1, fitting))
        return best

    assert most(0, ways) == fast.MAX_SHARING


def test_traces_from_made_up_boards_are_games_by_the_law() -> None:
    rng = random.Random(7)
    for _ in range(150):
        size = rng.choice([3, 4, 4, 5, 6])
        position = made_up(rng, game_of(size, pattern=rng.random() < 0.8))
        if {1, 2} <= set(position.data[BOARD:]):
            check_traces(position, 2, seed=rng.randrange(10**6))


def steps_from(position: Position, seed: int) -> tuple[list[int], int]:
    steps, _, winner = Tracer(position, seed).play()
    return [step >> 1 for step in steps], winner


def test_a_side_without_an_action_passes_and_the_cap_makes_a_draw() -> None:
    game = game_of(3)
    position = position_of(game, [1] * 9, 0)  # made up: there is nothing to capture, now or ever
    steps, winner = steps_from(position, seed=1)
    assert steps == [9 + PASS] * (CAP * 9 - position.turn)
    assert winner == DRAW
    check_traces(position, 2, seed=2)


def test_the_cap_ends_a_game_in_the_middle_of_play() -> None:
    game = game_of(5)
    data = list(position_of(game, [0] * 23 + [1, 2], 1).data)
    data[TURN] = CAP * 25 - 3
    data[HASH] = rehash(game.constants, data)
    position = Position(game, tuple(data))
    assert len(steps_from(position, seed=1)[0]) == 3
    check_traces(position, 20, seed=2)


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_action_on_made_up_boards_is_equally_likely(seed: int) -> None:
    rng = random.Random(seed)
    game = game_of(rng.choice([4, 5, 8]))
    position = made_up(rng, game)
    while len(position.legal) < 2 or not {1, 2} <= set(position.data[BOARD:]):
        position = made_up(rng, game)
    check_uniform(position, seed, each=100)


@pytest.mark.parametrize("seed", range(3))
def test_later_actions_are_captures_as_often_as_they_should_be(seed: int) -> None:
    """Over whole games, the captures played stay within 4 sigma of what their shares of all actions add up to."""
    game = game_of((4, 5, 6)[seed], pie=False)
    surplus = variance = 0.0
    tracer = Tracer(game.start(), seed)
    for _ in range(60):
        position = game.start()
        for step in tracer.play()[0]:
            legal = position.legal
            share = sum(action >= len(game.board) + SQUARES for action in legal) / len(legal)
            surplus += (step >> 1 >= len(game.board) + SQUARES) - share
            variance += share * (1 - share)
            position = position.after(step >> 1)
    assert abs(surplus) < 4 * sqrt(variance)
