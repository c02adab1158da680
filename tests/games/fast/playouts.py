"""Checks of fast playouts against the law, for all games."""

import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np

from craton.core.game import Game
from craton.core.position import Position
from craton.kernel.decorator import Kernel
from craton.kernel.layout import BLACK_SEAT, CHANCE, END, MOVER, OVER, WINNER, traced_action, traced_outcome
from craton.kernel.rng import new_generator
from craton.search.playouts import PlayoutRunner

LONGEST = 20_000


def fast_playout(game: Game) -> Kernel[..., int] | None:
    parts = game.definition.search_parts()
    return parts.playout if parts.plays(game.options) else None


class Tracer:
    """Plays out one position repeatedly, recording the first `length` steps."""

    def __init__(self, position: Position, seed: int, length: int = LONGEST) -> None:
        game = position.game
        kernel = fast_playout(game)
        assert kernel is not None, "this game has no fast playout with these options"
        self.arrays, self.playout = game.arrays, kernel.compiled
        self.seat_of_black = 0  # at the end of the last playout
        self.start = np.array(position.data, np.int64)
        self.work = np.zeros(game.work_size, np.int64)
        self.rng = new_generator(seed)
        self.trace = np.zeros(length, np.int64)

    def play(self) -> tuple[list[int], int, int]:
        """The recorded steps, the number of actions and the winner of one playout."""
        state = self.start.copy()
        self.trace[:] = END
        actions = self.playout(self.arrays, state, self.work, self.rng, self.trace)
        assert state[MOVER] == OVER
        self.seat_of_black = int(state[BLACK_SEAT])
        steps = self.trace.tolist()
        return steps[: steps.index(END)] if END in steps else steps, int(actions), int(state[WINNER])

    def first_actions(self, number: int) -> Counter[int]:
        """How often each action came first."""
        return Counter(self.play()[0][0] >> 1 for _ in range(number))


def check_traces(position: Position, playouts: int, seed: int) -> list[Position]:
    """Every step is legal by the compiled law, the game is over just then, and the winner is the law's.

    Returns the positions of the last playout.
    """
    game, law = position.game, position.game.definition.law
    out, work = np.zeros(max(game.most_actions, 64), np.int64), np.zeros(game.work_size, np.int64)
    tracer = Tracer(position, seed)
    line: list[Any] = []
    for _ in range(playouts):
        steps, actions, winner = tracer.play()
        state, counted = np.array(position.data, np.int64), 0
        line = [state.copy()]
        for step in steps:
            assert state[MOVER] != OVER, "the playout goes on after the end"
            if state[MOVER] == CHANCE:
                outcome = traced_outcome(step)
                assert 0 <= outcome < law.chance_weights.compiled(game.arrays, state, out)
                law.apply_outcome.compiled(game.arrays, state, outcome, work)
            else:
                action = step >> 1
                legal = out[: law.legal.compiled(game.arrays, state, out, work)]
                assert action in legal, f"{action} is not legal in {state}"
                assert step == traced_action(action, int(state[MOVER])), "the side is wrong"
                law.apply.compiled(game.arrays, state, action, work)
                counted += 1
            line.append(state.copy())
        assert state[MOVER] == OVER, f"the playout stops early in {state}"
        assert state[WINNER] == winner
        assert state[BLACK_SEAT] == tracer.seat_of_black
        assert counted == actions
    return [Position(game, tuple(state.tolist())) for state in line]


def check_uniform(position: Position, seed: int, each: int = 60) -> None:
    """The first action of many playouts is uniform over the law's legal actions."""
    legal = position.legal
    number = max(each * len(legal), 2000)
    check_chances(Tracer(position, seed, 1).first_actions(number), dict.fromkeys(legal, Fraction(1, len(legal))))


def check_chances(counts: Counter[Any], chances: Mapping[Any, Fraction]) -> None:
    """Counts agree with probabilities: chi-square below its 99.999 % quantile, by Wilson and Hilferty (z = 4.265).

    Kinds with an expectation below ten are pooled.
    """
    assert set(counts) <= set(chances)
    number, rare, rare_expected, kinds, chi = sum(counts.values()), 0, 0.0, 0, 0.0
    for kind, chance in chances.items():
        expected = number * float(chance)
        if expected < 10:
            rare += counts[kind]
            rare_expected += expected
        else:
            kinds += 1
            chi += (counts[kind] - expected) ** 2 / expected
    if rare_expected >= 10:
        kinds += 1
        chi += (rare - rare_expected) ** 2 / rare_expected
    if kinds > 1:
        spread = 2 / (9 * (kinds - 1))
        assert chi < (kinds - 1) * (1 - spread + 4.265 * sqrt(spread)) ** 3, f"{chi} with {kinds - 1} degrees"


def check_results(position: Position) -> None:
    """Shares of wins and draws and the mean length agree with the law's within 4.5 sigma, estimated from batches."""
    samples = []
    for by_law, size in ((False, 400), (True, 60)):
        player = PlayoutRunner(position, 5, by_law=by_law)
        samples.append([player.play(size) for _ in range(30)])
    for name in ("black", "draw", "white", "plies"):
        one, two = ([getattr(tally, name) / tally.playouts for tally in sample] for sample in samples)
        sigma = sqrt(np.var(one, ddof=1) / len(one) + np.var(two, ddof=1) / len(two))
        assert abs(np.mean(one) - np.mean(two)) <= 4.5 * sigma + 1e-9, name


def middle(game: Game, rng: random.Random, share: float) -> Position:
    """A position somewhere in a random match."""
    line = [game.start()]
    while line[-1].to_move is not None:
        here = line[-1]
        if here.weights:
            line.append(here.after_outcome(rng.randrange(len(here.weights))))
        else:
            line.append(here.after(rng.choice(here.legal)))
    return line[int(share * (len(line) - 1))]
