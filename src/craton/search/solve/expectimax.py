"""Expectimax for games with chance, in exact fractions.

First all reachable decisions are enumerated, in canonical form, each with everything that its actions and the chance
events after them lead to; that is compiled. Then they are evaluated from the end backwards, in fractions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from craton.core.definition import NoSecrets
from craton.core.game import Game
from craton.core.position import Position
from craton.kernel.decorator import GRID, INT, INTS, Ints, Signature, Structure, kernel
from craton.kernel.layout import (
    BLACK,
    BLACK_SEAT,
    CHANCE,
    DRAW,
    MOVER,
    OVER,
    WHITE,
    WINNER,
    first_seat_result,
    seat_to_move,
)
from craton.search.solve.budget import Budget, Unsolved
from craton.search.solve.reductions import (
    NEVER,
    OPENING,
    SOLVER_LAW,
    canonical,
    copy,
    properties_of,
    refuse_hidden,
    solver_law_of,
)

# Fields of a row of `Successors`: the action, -1 at a chance event; the probability as NUMERATOR / DENOMINATOR; Black's
# seat; the winner, or OPEN if the game goes on.
ACTION, NUMERATOR, DENOMINATOR, SEAT_OF_BLACK, RESULT = range(5)
ROW = 5
OPEN = -1

# Fields of a chance event on the stack; the probability that leads to it is at NUMERATOR and DENOMINATOR.
NEXT_OUTCOME, OUTCOMES, TOTAL_WEIGHT = 0, 3, 4

NO_ROOM, ENDLESS = -2, -1  # failures
MAX_DENOMINATOR = 1 << 62

BATCH = 64
"""Positions expanded at once: a call of compiled code takes as long as expanding several."""
ROWS = 1 << 12

UNKNOWN = Fraction(-1)
RESULTS = {BLACK: Fraction(1), WHITE: Fraction(0), DRAW: Fraction(1, 2)}

Branch = tuple[Fraction, tuple[tuple[Fraction, int, bool], ...]]
"""The value of an action: a constant, plus probabilities times the value of another node, or 1 minus that value."""
Node = tuple[int, tuple[Branch, ...]]
"""1 if Black chooses among the branches, -1 if White does, 0 at a chance event."""


class Successors(NamedTuple):
    """Where the actions of a batch of positions lead; modified in place."""

    rows: Any
    """int64[rows, ROW]; those of position p end before counts[p]"""
    positions: Any
    """int64[rows, slots]: the canonical position of every open row"""
    counts: Any
    """int64[batch]"""


class Scratch(NamedTuple):
    chain: Any
    """int64[levels, slots]: the positions of a chain of chance events"""
    events: Any
    """int64[levels, ROW]"""
    weights: Any
    """int64[levels, 64]"""
    actions: Any
    """int64[most actions, at least 64]"""
    child: Any
    """int64[slots], as are the next two"""
    other: Any
    image: Any
    work: Any
    """int64[work size]"""


SUCCESSORS = Structure(Successors, GRID, GRID, INTS)
SCRATCH = Structure(Scratch, GRID, GRID, GRID, INTS, INTS, INTS, INTS, INTS)


@kernel(Signature(INT, INTS, INTS))
def equal(one: Ints, other: Ints) -> int:
    for slot in range(len(one)):
        if one[slot] != other[slot]:
            return 0
    return 1


@kernel(Signature(INT, GRID, INT, INT, INTS, INTS))
def find_row(rows: Any, first: int, count: int, end: Ints, event: Ints) -> int:
    """The row among rows[first:count] of a finished game with the same result and denominator, or a new one: count."""
    if end[MOVER] == OVER:
        for row in range(first, count):
            if (
                rows[row, RESULT] == end[WINNER]
                and rows[row, DENOMINATOR] == event[DENOMINATOR]
                and rows[row, SEAT_OF_BLACK] == end[BLACK_SEAT]
            ):
                return row
    return count


@kernel(Signature(INT, SOLVER_LAW, INTS, SUCCESSORS, SCRATCH, INT, INT))
def add_ends(law: Any, reductions: Ints, found: Successors, scratch: Scratch, action: int, count: int) -> int:
    """Append the ends of the chain of chance events from `scratch.child`; return the new count of rows, or a failure.

    Consecutive outcomes that lead to the same position are merged: the faces of a die that spare a group, the coins of
    a hit. Compiled only; see `expand`.
    """
    constants, _, _, chance_weights, apply_outcome, _ = law
    rows, chain, events, weights = found.rows, scratch.chain, scratch.events, scratch.weights
    other, work = scratch.other, scratch.work
    first, level = count, 0
    copy(scratch.child, chain[0])
    events[0, NUMERATOR], events[0, DENOMINATOR], events[0, NEXT_OUTCOME] = 1, 1, 0
    while level >= 0:
        here, event = chain[level], events[level]
        if here[MOVER] != CHANCE:
            row = find_row(rows, first, count, here, event)
            if row == count:
                if count == len(rows):
                    return NO_ROOM
                count += 1
                rows[row, ACTION], rows[row, NUMERATOR], rows[row, DENOMINATOR] = action, 0, event[DENOMINATOR]
                rows[row, SEAT_OF_BLACK], rows[row, RESULT] = here[BLACK_SEAT], OPEN
                if here[MOVER] == OVER:
                    rows[row, RESULT] = here[WINNER]
                else:
                    canonical(law, here, reductions, found.positions[row], scratch.image, work)
            rows[row, NUMERATOR] += event[NUMERATOR]
            level -= 1
            continue
        if event[NEXT_OUTCOME] == 0:
            event[OUTCOMES] = chance_weights(constants, here, weights[level])
            event[TOTAL_WEIGHT] = 0
            for outcome in range(event[OUTCOMES]):
                event[TOTAL_WEIGHT] += weights[level, outcome]
        if event[NEXT_OUTCOME] == event[OUTCOMES]:
            level -= 1
            continue
        if level + 1 == len(chain) or event[DENOMINATOR] > MAX_DENOMINATOR // event[TOTAL_WEIGHT]:
            return ENDLESS
        below = chain[level + 1]
        copy(here, below)
        apply_outcome(constants, below, event[NEXT_OUTCOME], work)
        weight = weights[level, event[NEXT_OUTCOME]]
        event[NEXT_OUTCOME] += 1
        while event[NEXT_OUTCOME] < event[OUTCOMES]:
            copy(here, other)
            apply_outcome(constants, other, event[NEXT_OUTCOME], work)
            if not equal(below, other):
                break
            weight += weights[level, event[NEXT_OUTCOME]]
            event[NEXT_OUTCOME] += 1
        level += 1
        events[level, NUMERATOR] = event[NUMERATOR] * weight
        events[level, DENOMINATOR] = event[DENOMINATOR] * event[TOTAL_WEIGHT]
        events[level, NEXT_OUTCOME] = 0
    return count


@kernel(Signature(INT, SOLVER_LAW, GRID, INTS, SUCCESSORS, SCRATCH))
def expand(law: Any, positions: Any, reductions: Ints, found: Successors, scratch: Scratch) -> int:
    """List where every action leads from every position, through all chance events after it; compiled only.

    positions int64[n, slots], none of them finished. Returns the number of positions for which there was room, or
    ENDLESS.
    """
    constants, legal, apply, _, _, _ = law
    actions, child, work = scratch.actions, scratch.child, scratch.work
    count = 0
    for number in range(len(positions)):
        state = positions[number]
        steps = 1
        actions[0] = -1
        if state[MOVER] != CHANCE:
            steps = legal(constants, state, actions, work)
        for at in range(steps):
            copy(state, child)
            if actions[at] >= 0:
                apply(constants, child, actions[at], work)
            count = add_ends(law, reductions, found, scratch, actions[at], count)
            if count == NO_ROOM:
                return number
            if count == ENDLESS:
                return ENDLESS
        found.counts[number] = count
    return len(positions)


class Expectimax:
    """Values positions of one game; everything is kept from one to the next."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._has_secrets = not isinstance(game.definition.secrets, NoSecrets)
        self._numbers: dict[bytes, int] = {}
        self._keys: list[bytes] = []
        self._graph: list[Node | None] = []
        self._values: list[Fraction] = []
        self._fractions: dict[tuple[int, int], Fraction] = {}
        properties, levels = properties_of(game), 2 * len(game.board) + 64
        symmetries = game.symmetries if properties.is_symmetric else 1
        any_turn_from = OPENING if properties.ignores_turns and not properties.has_cap else NEVER
        self._reductions = np.array([symmetries, any_turn_from, 0])
        self._law = solver_law_of(game)
        self._found = self._room_for(ROWS)
        self._scratch = Scratch(
            chain=np.zeros((levels, game.slots), np.int64),
            events=np.zeros((levels, ROW), np.int64),
            weights=np.zeros((levels, 64), np.int64),
            actions=np.zeros(max(game.most_actions, 64), np.int64),
            child=np.zeros(game.slots, np.int64),
            other=np.zeros(game.slots, np.int64),
            image=np.zeros(game.slots, np.int64),
            work=np.zeros(game.work_size, np.int64),
        )

    def _room_for(self, rows: int) -> Successors:
        positions = np.zeros((rows, self.game.slots), np.int64)
        return Successors(np.zeros((rows, ROW), np.int64), positions, np.zeros(BATCH, np.int64))

    def value(self, position: Position, budget: Budget) -> tuple[Fraction, int]:
        """The first seat's value, and 0 in the place of the turns that `Minimax.value` returns."""
        if position.to_move is None:
            return Fraction(first_seat_result(position.data)), 0
        form, image = np.zeros((2, self.game.slots), np.int64)
        canonical.entry_point(self._law, np.array(position.data), self._reductions, form, image, self._scratch.work)
        root = self._number(form.astype(np.int16).tobytes())
        while len(self._graph) < len(self._keys):
            self._explore(budget)
        black = self._evaluate(root)
        return (1 - black if position.data[BLACK_SEAT] else black), 0

    def _number(self, key: bytes) -> int:
        """The node of a canonical position; a new one is queued for `_explore`."""
        number = self._numbers.setdefault(key, len(self._keys))
        if number == len(self._keys):
            self._keys.append(key)
            self._values.append(UNKNOWN)
        return number

    def _explore(self, budget: Budget) -> None:
        """Expand the next batch of queued positions."""
        begin = len(self._graph)
        keys = self._keys[begin : begin + budget.chunk(BATCH)]
        block = np.frombuffer(b"".join(keys), np.int16).reshape(len(keys), self.game.slots).astype(np.int64)
        done = expand.entry_point(self._law, block, self._reductions, self._found, self._scratch)
        if done == ENDLESS:
            raise Unsolved("Not solved: too many chance events follow each other without a decision.")
        if done == 0:
            self._found = self._room_for(2 * len(self._found.rows))
            return
        first = 0
        for data, last in zip(block[:done].tolist(), self._found.counts[:done].tolist(), strict=True):
            self._graph.append(self._node(data, first, last))
            first = last
        budget.nodes += done
        if len(self._graph) < len(self._keys):
            budget.check()

    def _node(self, data: list[int], first: int, last: int) -> Node:
        if self._has_secrets and data[MOVER] != CHANCE:
            refuse_hidden(self.game, tuple(data))
        width = 2 * self.game.slots
        positions = self._found.positions[first:last].astype(np.int16).tobytes()
        branches: dict[int, tuple[Fraction, dict[tuple[int, bool], Fraction]]] = {}
        for at, (action, weight, total, black_seat, result) in enumerate(self._found.rows[first:last].tolist()):
            share = self._fractions.setdefault((weight, total), Fraction(weight, total))
            constant, open_ends = branches.setdefault(action, (Fraction(0), {}))
            is_swapped = black_seat != data[BLACK_SEAT]
            if result != OPEN:
                black = 1 - RESULTS[result] if is_swapped else RESULTS[result]
                branches[action] = constant + share * black, open_ends
            else:
                end = self._number(positions[at * width : (at + 1) * width]), is_swapped
                open_ends[end] = open_ends[end] + share if end in open_ends else share
        chooser = 0 if data[MOVER] == CHANCE else 1 if seat_to_move(data) == data[BLACK_SEAT] else -1
        return chooser, tuple(
            {
                (constant, tuple((share, number, is_swapped) for (number, is_swapped), share in open_ends.items()))
                for constant, open_ends in branches.values()
            }
        )

    def _evaluate(self, root: int) -> Fraction:
        """Evaluate all nodes below the root, in postorder."""
        values, graph = self._values, self._graph
        path, on_path = [root], set()
        while path:
            number = path[-1]
            node = graph[number]
            if node is None:  # evaluated
                path.pop()
                continue
            chooser, branches = node
            missing = [end for _, ends in branches for _, end, _ in ends if graph[end] is not None]
            if missing:
                on_path.add(number)
                if not on_path.isdisjoint(missing):
                    raise Unsolved("Not solved: with chance, only games that never repeat a position are.")
                path += missing
                continue
            expectations = [
                sum(
                    (share * (1 - values[end] if is_swapped else values[end]) for share, end, is_swapped in ends), start
                )
                for start, ends in branches
            ]
            values[number] = min(expectations) if chooser < 0 else max(expectations)
            graph[number] = None
            on_path.discard(number)
            path.pop()
        return values[root]
