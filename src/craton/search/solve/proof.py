"""Proofs of win, draw or loss in games without chance: a compiled depth-first search with a memory.

The search runs on an explicit stack, so that it can stop after any number of nodes and go on later:
states int64[levels, slots], actions int64[levels, most actions], frames int64[levels, FRAME].

A win or a loss comes with the number of turns within which it is sure, so it holds wherever the move cap is at least as
far away. A draw means that nobody can force a win before the cap, so it holds wherever the cap is at most as far away.
So the turn number is no part of a position here, and still every value is exact, close to the cap, too.

A position that stands on the path already counts as a draw. For the position that began the loop this is right: who can
force a win from it can force it without coming back. For those inside the loop it may be wrong, so a draw that rests on
a loop from further up is not remembered.

The memory tells positions apart by two independent 64-bit hashes. That two of the 10**9 positions of a long run share
both has a probability below 10**-19; it is the only thing here that is not certain.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from craton.core.game import Game
from craton.core.position import Position
from craton.kernel.decorator import CONSTANTS, GRID, INT, INTS, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    APPLY,
    BITS,
    BLACK,
    BLACK_SEAT,
    CAP,
    CHANCE,
    DRAW,
    KEYS,
    LEGAL,
    MIRROR,
    MOVER,
    OVER,
    TURN,
    WINNER,
)
from craton.search.mcts.tree import seat_to_move
from craton.search.solve.budget import Budget, Unsolved
from craton.search.solve.steps import CAPPED_AT, NEVER, OPENING, canonical, copy, finished, law_of, seat_of

# Counters of a proof; FOUND and FOUND_TURNS are its result for the seat to move at the root.
LEVEL, ENTERING, NODES, FOUND, FOUND_TURNS = range(5)
COUNTERS = 5

# Fields of a frame, the stack's record of a level. BEST is the value so far for SEAT, the one to move; END the turn by
# which it is decided; LOOP the highest level that a draw rests on; ONE and OTHER are the hashes.
COUNT, NEXT, BEST, END, LOOP, ONE, OTHER, SEAT, BEGUN = range(9)
FRAME = 9
NO_LOOP = 1 << 40

# Fields of an entry of the memory int64[rows, ENTRY] behind the hashes; VALUE is that of the seat to move, 0 if empty.
VALUE, TURNS, SPENT = 2, 3, 4
ENTRY = 5
LOSS, DRAWN, WIN = 1, 2, 3
BUCKET = 4

SOLVED, UNDER_WAY, MET_CHANCE, TOO_DEEP = range(4)

MEMORY = 1 << 22
"""Rows of 40 bytes, which the system gives as they are needed."""
CHUNK = 20_000
"""Nodes between two looks at the clock: about a tenth of a second."""
DEEPEST = 40_000


class MetChance(Exception):
    """A proof has come to a chance event."""


@kernel(Signature(INT, INTS, INTS))
def hashed(state: Ints, keys: Ints) -> int:
    """As `rehash`, with any keys."""
    total = 0
    for slot in range(1, len(state)):
        value = state[slot]
        key = slot * BITS
        while value:
            if value & 1:
                total ^= keys[key]
            value >>= 1
            key += 1
    return total


@kernel(Signature(INT, GRID, INT, INT))
def recall(memory: Any, one: int, other: int) -> int:
    """The row of a position in the memory, or -1."""
    first = (one & (len(memory) // BUCKET - 1)) * BUCKET
    for row in range(first, first + BUCKET):
        if memory[row, 0] == one and memory[row, 1] == other and memory[row, VALUE]:
            return row
    return -1


@kernel(Signature(VOID, GRID, INT, INT, INT, INT, INT))
def remember(memory: Any, one: int, other: int, value: int, turns: int, spent: int) -> None:
    """Keeps a result in the place of the same position's, of nothing, or of the one that cost least."""
    place = recall(memory, one, other)
    if place < 0:
        first = (one & (len(memory) // BUCKET - 1)) * BUCKET
        place = first
        for row in range(first, first + BUCKET):
            if memory[row, SPENT] < memory[place, SPENT]:
                place = row
    entry = memory[place]
    entry[0], entry[1], entry[VALUE], entry[TURNS], entry[SPENT] = one, other, value, turns, spent


@kernel(Signature(INT, INTS, INT, INT, INT))
def holds(settings: Ints, value: int, turns: int, turn: int) -> int:
    """Whether a remembered result is true at this turn: see above."""
    left = settings[CAPPED_AT] - turn
    if value == DRAWN:
        return 1 if left <= turns else 0
    return 1 if left >= turns else 0


@kernel(Signature(VOID, INTS, INT, INTS))
def sort_by_history(actions: Ints, count: int, history: Ints) -> None:
    """The actions that have won most often come first; a stable insertion sort."""
    for at in range(1, count):
        action = actions[at]
        wins = history[action]
        place = at
        while place > 0 and history[actions[place - 1]] < wins:
            actions[place] = actions[place - 1]
            place -= 1
        actions[place] = action


@kernel(
    Signature(
        INT, CONSTANTS, GRID, GRID, GRID, GRID, GRID, INTS, INTS, INTS, INTS, INTS, INTS, INT, LEGAL, APPLY, MIRROR
    )
)  # fmt: skip
def prove(
    constants: Constants,
    states: Any,
    actions: Any,
    frames: Any,
    memory: Any,
    history: Any,
    best: Ints,
    image: Ints,
    work: Ints,
    other_keys: Ints,
    settings: Ints,
    counters: Ints,
    nodes: int,
    legal: Any,
    apply: Any,
    mirror: Any,
) -> int:
    """Goes on with the proof for states[0] for so many nodes at most; compiled only.

    To begin, LEVEL is 0 and ENTERING 1. history int64[movers, action numbers] counts the wins of actions.
    """
    stop = counters[NODES] + nodes
    level, entering = counters[LEVEL], counters[ENTERING]
    value, end, loop = 0, 0, NO_LOOP  # what the level below has returned, the value for the first seat
    status = SOLVED
    while level >= 0:
        state, frame = states[level], frames[level]
        if entering:
            if counters[NODES] >= stop:
                status = UNDER_WAY
                break
            if state[MOVER] == CHANCE:
                status = MET_CHANCE
                break
            if level + 1 == len(states):
                status = TOO_DEEP
                break
            counters[NODES] += 1
            entering = 0
            if state[MOVER] == OVER:
                value = 0
                if state[WINNER] != DRAW:
                    value = 1 if (state[WINNER] == BLACK) == (state[BLACK_SEAT] == 0) else -1
                end, loop = state[TURN], NO_LOOP
                level -= 1
                continue
            canonical(constants, state, settings, best, image, work, mirror)
            one, other = hashed(best, constants[KEYS]), hashed(best, other_keys)
            frame[ONE], frame[OTHER], frame[SEAT] = one, other, seat_to_move(state)
            row = recall(memory, one, other)
            if row >= 0 and holds(settings, memory[row, VALUE], memory[row, TURNS], state[TURN]):
                value = memory[row, VALUE] - DRAWN
                if frame[SEAT]:
                    value = -value
                end, loop = state[TURN] + memory[row, TURNS], NO_LOOP
                level -= 1
                continue
            above = level - 1
            while above >= 0 and (frames[above, ONE] != one or frames[above, OTHER] != other):
                above -= 1
            if above >= 0:
                value, end, loop = 0, state[TURN], above
                level -= 1
                continue
            frame[COUNT] = legal(constants, state, actions[level], work)
            sort_by_history(actions[level], frame[COUNT], history[state[MOVER]])
            frame[NEXT], frame[BEST], frame[END], frame[LOOP] = 0, -1, 0, NO_LOOP
            frame[BEGUN] = counters[NODES]
        else:  # the action before NEXT has been searched
            gain = -value if frame[SEAT] else value
            if gain == 1:
                history[state[MOVER], actions[level, frame[NEXT] - 1]] += frame[NEXT]
                frame[NEXT], frame[BEST], frame[END] = frame[COUNT], 1, end
            elif gain == 0:
                frame[BEST] = 0
                frame[LOOP] = min(frame[LOOP], loop)
            else:
                frame[END] = max(frame[END], end)
        if frame[NEXT] < frame[COUNT]:
            below = states[level + 1]
            copy(state, below)
            apply(constants, below, actions[level, frame[NEXT]], work)
            frame[NEXT] += 1
            level += 1
            entering = 1
            continue
        value, end, loop = frame[BEST], frame[END], frame[LOOP]
        if value != 0 or loop >= level:
            turns = end - state[TURN] if value else settings[CAPPED_AT] - state[TURN]
            remember(memory, frame[ONE], frame[OTHER], value + DRAWN, turns, counters[NODES] - frame[BEGUN] + 1)
            loop = NO_LOOP
        if frame[SEAT]:
            value = -value
        level -= 1
    counters[LEVEL], counters[ENTERING] = level, entering
    if status == SOLVED:
        counters[FOUND] = -value if seat_to_move(states[0]) else value
        counters[FOUND_TURNS] = end - states[0, TURN]
    return status


class Proof:
    """Proves positions of one game. What was proved once helps with the positions that follow."""

    def __init__(self, game: Game, memory: int = MEMORY) -> None:
        """memory: rows, a power of two."""
        law, kernels = law_of(game), game.definition.kernels
        self.game = game
        cap = CAP * len(game.board)
        levels = min(2 * cap + 16, DEEPEST)
        self._states = np.zeros((levels, game.slots), np.int64)
        self._counters = np.zeros(COUNTERS, np.int64)
        other_keys = np.random.default_rng(1).integers(-(2**63), 2**63, len(game.constants[KEYS]), np.int64)
        self._arguments: tuple[Any, ...] = (
            game.arrays,
            self._states,
            np.zeros((levels, max(game.most_actions, 64)), np.int64),
            np.zeros((levels, FRAME), np.int64),
            np.zeros((memory, ENTRY), np.int64),
            np.zeros((OVER, game.action_count), np.int64),
            np.zeros(game.slots, np.int64),
            np.zeros(game.slots, np.int64),
            np.zeros(game.work_size, np.int64),
            other_keys,
            np.array([game.symmetries if law.symmetric else 1, OPENING if law.forgets else NEVER, cap]),
            self._counters,
        )
        self._functions = tuple(kernel.compiled for kernel in (kernels.legal, kernels.apply, kernels.mirror))

    def value(self, position: Position, budget: Budget) -> tuple[Fraction, int]:
        """The first seat's value, and the number of turns within which a win or a loss is sure."""
        if position.to_move is None:
            return finished(position.data), 0
        self._states[0] = position.data
        self._counters[:] = 0
        self._counters[ENTERING] = 1
        status = UNDER_WAY
        while status == UNDER_WAY:
            before = int(self._counters[NODES])
            status = prove.compiled(*self._arguments, budget.chunk(CHUNK), *self._functions)
            budget.nodes += int(self._counters[NODES]) - before
            if status == UNDER_WAY:
                budget.check()
        if status == MET_CHANCE:
            raise MetChance
        if status == TOO_DEEP:
            raise Unsolved(f"Not solved: a line of {len(self._states):,} actions did not end.")
        found = Fraction(int(self._counters[FOUND]) + 1, 2)
        return (1 - found if seat_of(position.data) else found), int(self._counters[FOUND_TURNS])
