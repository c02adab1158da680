"""Minimax for games without chance: win, draw or loss by depth-first search with a transposition table.

A search ends at the first winning action, because values have no finer order; `ordering.py` sorts the actions. It runs
on an explicit stack, so it can be suspended after any number of nodes and resumed.

Repetitions (the graph history interaction problem): a position that is already on the path counts as a draw. For the
position that began the loop this is right: a side that can force a win from it can do so without coming back. For those
inside the loop it may be wrong, so a draw that depends on a loop further up is not stored.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from craton.core.game import Game
from craton.core.position import Position
from craton.kernel.decorator import GRID, INT, INTS, Ints, Signature, Structure, kernel
from craton.kernel.layout import CAP, CHANCE, KEYS, MOVER, OVER, TURN, first_seat_result, seat_to_move
from craton.search.network.layout import NETWORK, Network
from craton.search.network.weights import network_of
from craton.search.solve.budget import Budget, Unsolved
from craton.search.solve.ordering import MEMORY, SCRATCH, Memory, Scratch, order, reward
from craton.search.solve.reductions import (
    MOVE_CAP,
    NEVER,
    OPENING,
    SOLVER_LAW,
    canonical,
    copy,
    properties_of,
    solver_law_of,
)
from craton.search.solve.transposition import DRAWN, ENTRY, TURNS, VALUE, hash_with, holds, probe, room_for, store

# Counters of a search; FOUND is its result for the first seat: 1, 0 or -1.
LEVEL, ENTERING, NODES, FOUND, FOUND_TURNS = range(5)
COUNTERS = 5

# Fields of a frame. BEST is the best value so far for SEAT, the seat to move: 1, 0 or -1; BY_TURN the turn by which it
# is decided; LOOP the highest level that a draw depends on; FIRST_NODE the node count when the level was entered.
COUNT, NEXT, BEST, BY_TURN, LOOP, HASH_1, HASH_2, SEAT, FIRST_NODE = range(9)
FRAME = 9
NO_LOOP = 1 << 40

SOLVED, SUSPENDED, MET_CHANCE, TOO_DEEP = range(4)

FIRST_ROWS, TABLE_ROWS = 1 << 15, 1 << 22
"""Rows of 40 bytes in the transposition table, at first and at most."""
CHUNK = 20_000
"""Nodes between two looks at the clock: about a tenth of a second."""
MAX_DEPTH = 40_000


class ChanceReached(Exception):
    """The search has reached a chance event."""


class Stack(NamedTuple):
    """The suspended search; modified in place."""

    states: Any
    """int64[levels, slots]"""
    actions: Any
    """int64[levels, most actions, at least 64]"""
    frames: Any
    """int64[levels, FRAME]"""
    counters: Any
    """int64[COUNTERS]"""


STACK = Structure(Stack, GRID, GRID, GRID, INTS)


@kernel(Signature(INT, SOLVER_LAW, STACK, MEMORY, SCRATCH, NETWORK, INTS, INT))
def search(
    law: Any, stack: Stack, memory: Memory, scratch: Scratch, network: Network, reductions: Ints, nodes: int
) -> int:
    """Continue the search of states[0] for at most `nodes` nodes; compiled only.

    To begin, LEVEL is 0 and ENTERING 1.
    """
    constants, legal, apply, _, _, _ = law
    states, frames, counters = stack.states, stack.frames, stack.counters
    limit = counters[NODES] + nodes
    level, entering = counters[LEVEL], counters[ENTERING]
    value, by_turn, loop = 0, 0, NO_LOOP  # returned by the level below; the value is the first seat's
    status = SOLVED
    while level >= 0:
        state, frame, actions = states[level], frames[level], stack.actions[level]
        if entering:
            if counters[NODES] >= limit:
                status = SUSPENDED
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
                value = int(2.0 * first_seat_result(state)) - 1
                by_turn, loop = state[TURN], NO_LOOP
                level -= 1
                continue
            canonical(law, state, reductions, scratch.canonical, scratch.image, scratch.work)
            hash_1 = hash_with(scratch.canonical, constants[KEYS])
            hash_2 = hash_with(scratch.canonical, memory.second_keys)
            frame[HASH_1], frame[HASH_2], frame[SEAT] = hash_1, hash_2, seat_to_move(state)
            row = probe(memory.table, hash_1, hash_2)
            if row >= 0:
                entry = memory.table[row]
                if holds(entry[VALUE], entry[TURNS], reductions[MOVE_CAP] - state[TURN]):
                    value = entry[VALUE] - DRAWN
                    if frame[SEAT]:
                        value = -value
                    by_turn, loop = state[TURN] + entry[TURNS], NO_LOOP
                    level -= 1
                    continue
            above = level - 1
            while above >= 0 and (frames[above, HASH_1] != hash_1 or frames[above, HASH_2] != hash_2):
                above -= 1
            if above >= 0:
                value, by_turn, loop = 0, state[TURN], above
                level -= 1
                continue
            frame[COUNT] = legal(constants, state, actions, scratch.work)
            order(law, state, states[level + 1], actions, frame[COUNT], reductions, memory, scratch, network)
            frame[NEXT], frame[BEST], frame[BY_TURN], frame[LOOP] = 0, -1, 0, NO_LOOP
            frame[FIRST_NODE] = counters[NODES]
        else:  # the action before NEXT has been searched
            own = -value if frame[SEAT] else value
            if own == 1:
                reward(memory.history[state[MOVER]], actions, frame[NEXT], counters[NODES] - frame[FIRST_NODE] + 1)
                frame[NEXT], frame[BEST], frame[BY_TURN] = frame[COUNT], 1, by_turn
            elif own == 0:
                frame[BEST] = 0
                frame[LOOP] = min(frame[LOOP], loop)
            else:
                frame[BY_TURN] = max(frame[BY_TURN], by_turn)
        if frame[NEXT] < frame[COUNT]:
            below = states[level + 1]
            copy(state, below)
            apply(constants, below, actions[frame[NEXT]], scratch.work)
            frame[NEXT] += 1
            level += 1
            entering = 1
            continue
        value, by_turn, loop = frame[BEST], frame[BY_TURN], frame[LOOP]
        if value != 0 or loop >= level:
            turns = by_turn - state[TURN] if value else reductions[MOVE_CAP] - state[TURN]
            cost = counters[NODES] - frame[FIRST_NODE] + 1
            store(memory.table, frame[HASH_1], frame[HASH_2], value + DRAWN, turns, cost)
            loop = NO_LOOP
        if frame[SEAT]:
            value = -value
        level -= 1
    counters[LEVEL], counters[ENTERING] = level, entering
    if status == SOLVED:
        counters[FOUND] = value
        counters[FOUND_TURNS] = by_turn - states[0, TURN]
    return status


class Minimax:
    """Values positions of one game; the transposition table is kept from one to the next."""

    def __init__(self, game: Game, table_rows: int = TABLE_ROWS, *, uses_symmetries: bool = True) -> None:
        """table_rows: the rows of the table at most, a power of two."""
        properties = properties_of(game)
        cap = CAP * len(game.board)
        levels = min(2 * cap + 16, MAX_DEPTH)
        self.game = game
        self._law = solver_law_of(game)
        self._stack = Stack(
            states=np.zeros((levels, game.slots), np.int64),
            actions=np.zeros((levels, max(game.most_actions, 64)), np.int64),
            frames=np.zeros((levels, FRAME), np.int64),
            counters=np.zeros(COUNTERS, np.int64),
        )
        self._memory = Memory(
            table=np.zeros((min(FIRST_ROWS, table_rows), ENTRY), np.int64),
            second_keys=np.random.default_rng(1).integers(-(2**63), 2**63, len(game.constants[KEYS]), np.int64),
            history=np.zeros((OVER, game.action_count), np.int64),
        )
        self._scratch = Scratch(
            canonical=np.zeros(game.slots, np.int64),
            image=np.zeros(game.slots, np.int64),
            work=np.zeros(game.work_size, np.int64),
            scores=np.zeros(max(game.most_actions, 64)),
            logits=np.zeros(max(game.most_actions, 64)),
        )
        self._table_rows = table_rows
        self._stored = 0
        """Positions stored in the table, at most."""
        model = game.definition.search_parts().network
        self._network = network_of(game, model if model is not None and model.orders_proofs else None)
        symmetries = game.symmetries if properties.is_symmetric and uses_symmetries else 1
        self._reductions = np.array([symmetries, OPENING if properties.ignores_turns else NEVER, cap])

    def value(self, position: Position, budget: Budget) -> tuple[Fraction, int]:
        """The first seat's value, and the number of turns within which a win or a loss is forced."""
        if position.to_move is None:
            return Fraction(first_seat_result(position.data)), 0
        counters = self._stack.counters
        self._stack.states[0] = position.data
        counters[:] = 0
        counters[ENTERING] = 1
        status = SUSPENDED
        while status == SUSPENDED:
            before, chunk = int(counters[NODES]), budget.chunk(CHUNK)
            table = room_for(self._memory.table, self._stored + chunk, self._table_rows)
            self._memory = self._memory._replace(table=table)
            status = search.entry_point(
                self._law,
                self._stack,
                self._memory,
                self._scratch,
                self._network,
                self._reductions,
                chunk,
            )
            budget.nodes += int(counters[NODES]) - before
            self._stored += int(counters[NODES]) - before
            if status == SUSPENDED:
                budget.check()
        if status == MET_CHANCE:
            raise ChanceReached
        if status == TOO_DEEP:
            raise Unsolved(f"Not solved: a line of {len(self._stack.states):,} actions did not end.")
        return Fraction(int(counters[FOUND]) + 1, 2), int(counters[FOUND_TURNS])
