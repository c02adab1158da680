"""Random playouts: one compiled engine for all games, which are passed to it as functions.

Every legal action is equally likely, and chance events are drawn. No Python and no allocation per action.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from threading import Thread
from typing import Any, NamedTuple

import numpy as np

from craton.core.errors import CratonError
from craton.core.position import Position
from craton.kernel.decorator import CONSTANTS, INT, INTS, RANDOM, VOID, Ints, Signature, Structure, kernel
from craton.kernel.layout import (
    BLACK,
    CHANCE,
    DRAW,
    END,
    MOVER,
    OVER,
    PLAYOUT,
    WINNER,
    traced_action,
    traced_outcome,
    write_trace,
)
from craton.kernel.rng import below, draw_outcome, new_generator
from craton.search.law import LAW, law_of

BLACK_WON, DRAWN, WHITE_WON, STEPS = range(4)  # places in a tally


class Scratch(NamedTuple):
    """Work space of playouts."""

    state: Any
    """int64[slots]"""
    actions: Any
    """int64[most actions, at least 64]: legal actions, or the weights of outcomes"""
    work: Any
    """int64[work size]: for the game's kernels"""
    rng: Any
    """uint64[4]"""
    trace: Any
    """int64[...]: the steps of the playout; may be empty"""


SCRATCH = Structure(Scratch, INTS, INTS, INTS, RANDOM, INTS)


@kernel(Signature(INT, LAW, INTS, INTS, INTS, RANDOM, INTS))
def play_out(law: Any, state: Ints, actions: Ints, work: Ints, rng: Any, trace: Ints) -> int:
    """Play uniformly at random to the end (state modified in place); return the number of actions. Compiled only."""
    constants, legal, apply, chance_weights, apply_outcome = law
    steps, at = 0, 0
    while state[MOVER] != OVER:
        if state[MOVER] == CHANCE:
            outcome = draw_outcome(actions, chance_weights(constants, state, actions), rng)
            write_trace(trace, at, traced_outcome(outcome))
            apply_outcome(constants, state, outcome, work)
        else:
            action = actions[below(rng, legal(constants, state, actions, work))]
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


@kernel(Signature(VOID, LAW, INTS, SCRATCH, INTS, INT))
def play_many(law: Any, start: Ints, scratch: Scratch, tally: Ints, games: int) -> None:
    """Add `games` playouts of the law from `start` to the tally int64[4]; compiled only."""
    state = scratch.state
    for _ in range(games):
        for slot in range(len(start)):
            state[slot] = start[slot]
        steps = play_out(law, state, scratch.actions, scratch.work, scratch.rng, scratch.trace)
        count_result(state, tally, steps)


@kernel(Signature(VOID, (CONSTANTS, PLAYOUT), INTS, SCRATCH, INTS, INT))
def play_many_fast(law: Any, start: Ints, scratch: Scratch, tally: Ints, games: int) -> None:
    """The same with a game's own playout."""
    constants, playout = law
    state = scratch.state
    for _ in range(games):
        for slot in range(len(start)):
            state[slot] = start[slot]
        count_result(state, tally, playout(constants, state, scratch.work, scratch.rng, scratch.trace))


@dataclass(frozen=True)
class Tally:
    """Results of playouts and the CPU time they took."""

    black: int
    draw: int
    white: int
    plies: int
    cpu_seconds: float

    @property
    def playouts(self) -> int:
        return self.black + self.draw + self.white

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.black + other.black,
            self.draw + other.draw,
            self.white + other.white,
            self.plies + other.plies,
            self.cpu_seconds + other.cpu_seconds,
        )


NOTHING = Tally(0, 0, 0, 0, 0.0)


class PlayoutRunner:
    """Plays out one position. Every thread needs its own: a runner has a generator and work space."""

    def __init__(self, position: Position, seed: int, *, by_law: bool = False) -> None:
        """by_law: ignore the game's own playout."""
        game = position.game
        self._start = np.array(position.data, np.int64)
        self._scratch = Scratch(
            state=self._start.copy(),
            actions=np.zeros(max(game.most_actions, 64), np.int64),
            work=np.zeros(game.work_size, np.int64),
            rng=new_generator(seed),
            trace=np.zeros(0, np.int64),
        )
        parts = game.definition.search_parts()
        if parts.playout is not None and parts.plays(game.options) and not by_law:
            self._engine, self._law = play_many_fast.compiled, (game.arrays, parts.playout.compiled)
        else:
            self._law, self._engine = law_of(game), play_many.compiled

    def play(self, games: int) -> Tally:
        tally = np.zeros(4, np.int64)
        begin = time.thread_time()
        self._engine(self._law, self._start, self._scratch, tally, games)
        seconds = time.thread_time() - begin
        return Tally(int(tally[BLACK_WON]), int(tally[DRAWN]), int(tally[WHITE_WON]), int(tally[STEPS]), seconds)

    def play_for(self, seconds: float) -> Tally:
        """Play for about `seconds` of CPU time, after a short warm-up."""
        games = 1
        while (warm := self.play(games)).cpu_seconds < 0.02:
            games *= 2
        total = NOTHING
        games = max(1, int(0.1 * warm.playouts / warm.cpu_seconds))
        while total.cpu_seconds < seconds:
            total += self.play(games)
        return total


def playouts(position: Position, seconds: float, *, threads: int = 1, seed: int = 0, by_law: bool = False) -> Tally:
    """Random playouts from a position, for `seconds` of CPU time on each thread."""
    if not 0 < seconds <= 10_000 or not 1 <= threads <= 256:
        raise CratonError("Playouts take more than 0 and at most 10,000 seconds, and 1 to 256 threads.")
    if position.to_move is None:
        raise CratonError("The game is over: there is nothing to play out.")
    runners = [PlayoutRunner(position, seed + number, by_law=by_law) for number in range(threads)]
    tallies = [NOTHING] * threads

    def work(number: int) -> None:
        tallies[number] = runners[number].play_for(seconds)

    if threads == 1:
        work(0)
    else:
        workers = [Thread(target=work, args=(number,)) for number in range(threads)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return sum(tallies, NOTHING)
