"""Hand-made positions of Fault Lines, drawn, and the exact distribution of what a quake leaves."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import numpy as np

from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import CHANCE
from craton.core.state import State
from craton.games.faultlines.search.bitboards import link, measure, set_up, spread_keys
from craton.games.faultlines.search.quake_value import side_scores, value_of_stones
from craton.kernel.layout import BOARD, TRAITS
from tests import drawn as pictures

FACES = ("1", "2", "3", "4", "5", "6")


def drawn(picture: str, *, turns: int | None = None, mover: str | None = None, **given: object) -> State:
    """The state with that board: `b`, `w`, `B` and `W` Keystones, `'` after those that have survived.

    Options and variables may be given by name. Left out, both sides have placed what they have on the board, and Black
    is to move after as few turns as will do.
    """
    stones = "".join(pictures.rows_of(picture))
    for side, letter in (("black", "b"), ("white", "w")):
        count = stones.lower().count(letter)
        if count:
            given.setdefault(f"{side}_placed", count)
        if letter.upper() in stones:
            given.setdefault(f"{side}_keystone", "spent")
    if turns is None:
        turns = 2 * max(int(str(given.get(f"{side}_placed", 0))) for side in ("black", "white"))
    if mover is None:
        mover = "chance" if given.get("phase") in ("roll", "save") else ("black", "white")[turns % 2]
    given.setdefault("size", len(pictures.rows_of(picture)))
    return pictures.drawn("faultlines", picture, mover=mover, turns=turns, **given)


def quake(picture: str, *, passes: str = "white", **given: object) -> State:
    """The state right after both sides have passed on that board, `passes` naming the side that passed last."""
    letters = "".join(pictures.rows_of(picture)).lower()
    black, white = letters.count("b"), letters.count("w")
    turns = 2 * max(black, white) + 1 if passes == "white" else 2 * max(black, white + 1)
    state = drawn(picture, turns=turns, passed="yes", **given)
    state.push("pass")
    return state


def random_match(game: Game, rng: random.Random, *, most: int) -> list[State]:
    """All states of a random match in which a side passes once `most` stones are on the board."""
    state, found = State(game), []
    while state.to_move is not None:
        found.append(state.copy())
        if state.to_move is CHANCE:
            state.roll(rng)
            continue
        moves = list(state.legal_moves)
        passes = [move for move in moves if move in ("pass", "seal-pass")]
        state.push(rng.choice(passes if passes and len(state.board) >= most else moves))
    return [*found, state]


def endings(start: Position, choose: Callable[[Position], list[int]]) -> dict[Position, Fraction]:
    """All ends of the game with their exact probabilities, if each of the actions chosen is as likely as the others."""
    ends: dict[Position, Fraction] = defaultdict(Fraction)
    todo: dict[Position, Fraction] = {start: Fraction(1)}
    while todo:
        following: dict[Position, Fraction] = defaultdict(Fraction)
        for position, probability in todo.items():
            if position.to_move is None:
                ends[position] += probability
            elif position.weights:
                for number, chance in enumerate(position.chance.values()):
                    following[position.after_outcome(number)] += probability * chance
            else:
                actions = choose(position)
                for action in actions:
                    following[position.after(action)] += probability / len(actions)
        todo = following
    return dict(ends)


def scores(start: Position, choose: Callable[[Position], list[int]]) -> dict[tuple[int, int], Fraction]:
    """The distribution of Black's and White's points at the end."""
    found: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for end, probability in endings(start, choose).items():
        assert end.outcome is not None
        assert end.outcome.score is not None
        found[end.outcome.score.black, end.outcome.score.white] += probability
    return dict(found)


def no_choice(position: Position) -> list[int]:
    """For quakes without decisions."""
    raise AssertionError(f"{position.to_move} has to decide in {position}")


def every_choice(position: Position) -> list[int]:
    return list(position.legal)


def the_last_choice(position: Position) -> list[int]:
    """`decline` of a salvage, `pass` between waves."""
    return [position.legal[-1]]


def interpreted_and_compiled(position: Position) -> Iterator[tuple[Any, Any, Any, Any]]:
    """The kernels of the exact quake with their constants, the data, a work space and floats, in both speeds."""
    game = position.game
    data, work, floats = list(position.data), [0] * game.work_size, [0.0] * game.floats_size
    kernels = (set_up, link, measure, spread_keys, side_scores, value_of_stones)
    yield SimpleNamespace(constants=game.constants, **{k.__name__: k for k in kernels}), data, work, floats
    compiled = SimpleNamespace(constants=game.arrays, **{k.__name__: k.compiled for k in kernels})
    yield compiled, np.array(data), np.array(work), np.array(floats)


def quake_values(position: Position) -> list[float]:
    """Black's chance to win plus half the chance of a draw, as the search values it: interpreted and compiled."""
    values = []
    for kernels, data, work, floats in interpreted_and_compiled(position):
        kernels.set_up(data[BOARD:], kernels.constants[TRAITS], work, len(position.game.board))
        values.append(float(kernels.value_of_stones(kernels.constants, data, work, floats)))
    return values
