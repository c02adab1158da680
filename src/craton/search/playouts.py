"""Random playouts: one compiled engine for all games, which are passed to it as functions.

Every legal action is alike, and chance is drawn inside. No Python and no allocation for an action.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from threading import Thread
from typing import Any

import numpy as np

from craton.core.errors import CratonError
from craton.core.position import Position
from craton.kernel.decorator import CONSTANTS, INT, INTS, RANDOM, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    APPLY,
    BLACK,
    CHANCE,
    CHANCE_WEIGHTS,
    DRAW,
    END,
    LEGAL,
    MOVER,
    OVER,
    PLAYOUT,
    WINNER,
    traced_action,
    traced_outcome,
    write_trace,
)
from craton.kernel.rng import below, new_generator

BLACK_WON, DRAWN, WHITE_WON, STEPS = range(4)  # places in a tally


@kernel(Signature(INT, CONSTANTS, INTS, INTS, INTS, RANDOM, INTS, LEGAL, APPLY, CHANCE_WEIGHTS, APPLY))
def play_out(
    constants: Constants,
    state: Ints,
    out: Ints,
    work: Ints,
    rng: Any,
    trace: Ints,
    legal: Any,
    apply: Any,
    chance_weights: Any,
    apply_outcome: Any,
) -> int:
    """Plays uniformly at random to the end (state modified in place); returns the number of actions. Compiled only."""
    steps, at = 0, 0
    while state[MOVER] != OVER:
        if state[MOVER] == CHANCE:
            count = chance_weights(constants, state, out)
            total = 0
            for outcome in range(count):
                total += out[outcome]
            lot = below(rng, total)
            outcome = 0
            while lot >= out[outcome]:
                lot -= out[outcome]
                outcome += 1
            write_trace(trace, at, traced_outcome(outcome))
            apply_outcome(constants, state, outcome, work)
        else:
            action = out[below(rng, legal(constants, state, out, work))]
            write_trace(trace, at, traced_action(action, state[MOVER]))
            apply(constants, state, action, work)
            steps += 1
        at += 1
    write_trace(trace, at, END)
    return steps


@kernel(Signature(VOID, INTS, INTS, INT))
def count_result(state: Ints, tally: Ints, steps: int) -> None:
    tally[STEPS] += steps
    if state[WINNER] == BLACK:
        tally[BLACK_WON] += 1
    elif state[WINNER] == DRAW:
        tally[DRAWN] += 1
    else:
        tally[WHITE_WON] += 1


@kernel(
    Signature(VOID, CONSTANTS, INTS, INTS, INTS, INTS, RANDOM, INTS, INTS, INT, LEGAL, APPLY, CHANCE_WEIGHTS, APPLY)
)
def play_many(
    constants: Constants,
    start: Ints,
    state: Ints,
    out: Ints,
    work: Ints,
    rng: Any,
    trace: Ints,
    tally: Ints,
    games: int,
    legal: Any,
    apply: Any,
    chance_weights: Any,
    apply_outcome: Any,
) -> None:
    """Adds `games` playouts from `start` by the law to the tally int64[4]; compiled only. The trace may be empty."""
    for _ in range(games):
        for slot in range(len(start)):
            state[slot] = start[slot]
        count_result(
            state, tally, play_out(constants, state, out, work, rng, trace, legal, apply, chance_weights, apply_outcome)
        )


@kernel(Signature(VOID, CONSTANTS, INTS, INTS, INTS, RANDOM, INTS, INTS, INT, PLAYOUT))
def play_many_fast(
    constants: Constants,
    start: Ints,
    state: Ints,
    work: Ints,
    rng: Any,
    trace: Ints,
    tally: Ints,
    games: int,
    playout: Any,
) -> None:
    """The same by a game's own playout."""
    for _ in range(games):
        for slot in range(len(start)):
            state[slot] = start[slot]
        count_result(state, tally, playout(constants, state, work, rng, trace))


@dataclass(frozen=True)
class Tally:
    """Results of playouts, and the CPU time they took."""

    black: int
    draw: int
    white: int
    plies: int
    cpu_seconds: float

    @property
    def playouts(self) -> int:
        return self.black + self.draw + self.white


class Player:
    """Plays out a position; each has its own generator and work space, so every thread takes one of its own."""

    def __init__(self, position: Position, seed: int, *, by_law: bool = False) -> None:
        """by_law: even if the game has a playout of its own."""
        game = position.game
        kernels = game.definition.kernels
        self._arrays = game.arrays
        self._start = np.array(position.data, np.int64)
        self._state = self._start.copy()
        work, rng = np.zeros(game.work_size, np.int64), new_generator(seed)
        parts = game.definition.search_parts()
        fast = parts.playout if not by_law and parts.plays(game.options) else None
        trace = np.zeros(0, np.int64)
        if fast is not None:
            self._functions: tuple[Any, ...] = (fast.compiled,)
            self._engine = play_many_fast.compiled
            self._spaces: tuple[Any, ...] = (work, rng, trace)
        else:
            out = np.zeros(max(game.most_actions, 64), np.int64)
            self._functions = tuple(
                k.compiled for k in (kernels.legal, kernels.apply, kernels.chance_weights, kernels.apply_outcome)
            )
            self._engine = play_many.compiled
            self._spaces = (out, work, rng, trace)

    def play(self, games: int) -> Tally:
        tally = np.zeros(4, np.int64)
        begin = time.thread_time()
        self._engine(self._arrays, self._start, self._state, *self._spaces, tally, games, *self._functions)
        seconds = time.thread_time() - begin
        return Tally(int(tally[BLACK_WON]), int(tally[DRAWN]), int(tally[WHITE_WON]), int(tally[STEPS]), seconds)

    def play_for(self, seconds: float) -> Tally:
        """Plays for so much CPU time, a little more or less; what comes before the clock is warm-up."""
        games = 1
        while (warm := self.play(games)).cpu_seconds < 0.02:
            games *= 2
        total = Tally(0, 0, 0, 0, 0.0)
        games = max(1, int(0.1 * warm.playouts / warm.cpu_seconds))
        while total.cpu_seconds < seconds:
            total = add(total, self.play(games))
        return total


def add(one: Tally, two: Tally) -> Tally:
    return Tally(
        one.black + two.black,
        one.draw + two.draw,
        one.white + two.white,
        one.plies + two.plies,
        one.cpu_seconds + two.cpu_seconds,
    )


def playouts(position: Position, seconds: float, *, threads: int = 1, seed: int = 0, by_law: bool = False) -> Tally:
    """Random playouts from a position for so many seconds on each of the threads."""
    if not 0 < seconds <= 10_000 or not 1 <= threads <= 256:
        raise CratonError("Playouts take more than 0 and at most 10,000 seconds, and 1 to 256 threads.")
    if position.to_move is None:
        raise CratonError("The game is over: there is nothing to play out.")
    players = [Player(position, seed + number, by_law=by_law) for number in range(threads)]
    tallies = [Tally(0, 0, 0, 0, 0.0)] * threads

    def work(number: int) -> None:
        tallies[number] = players[number].play_for(seconds)

    if threads == 1:
        work(0)
    else:
        workers = [Thread(target=work, args=(number,)) for number in range(threads)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    total = tallies[0]
    for tally in tallies[1:]:
        total = add(total, tally)
    return total
