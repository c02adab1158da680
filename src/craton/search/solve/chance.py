"""Exact expectations in games with chance.

All decisions that can be reached are listed first, in canonical form and each with all that its actions and the chance
events behind them lead to; that is compiled. Then they are valued from the end backwards, in fractions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from craton.core.definition import NoSecrets
from craton.core.game import Game
from craton.core.position import Position
from craton.kernel.decorator import CONSTANTS, GRID, INT, INTS, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    APPLY,
    BLACK,
    BLACK_SEAT,
    CHANCE,
    CHANCE_WEIGHTS,
    DRAW,
    LEGAL,
    MIRROR,
    MOVER,
    OVER,
    WHITE,
    WINNER,
)
from craton.search.solve.budget import Budget, Unsolved
from craton.search.solve.steps import NEVER, OPENING, canonical, copy, finished, law_of, refuse_secrets, seat_of

# Fields of a row of `expand`, and of a chance event on the way to it.
STEP, SHARE, OF, BLACKS, RESULT = range(5)
NEXT_OUTCOME, OUTCOMES, SUM = 0, 3, 4
ROW = 5
OPEN = -1

NO_ROOM, ENDLESS = -2, -1  # what can go wrong
MOST = 1 << 62

BATCH = 64
"""Positions expanded at once: entering compiled code takes as long as expanding several."""
ROWS = 1 << 12

UNKNOWN = Fraction(-1)
RESULTS = {BLACK: Fraction(1), WHITE: Fraction(0), DRAW: Fraction(1, 2)}

Branch = tuple[Fraction, tuple[tuple[Fraction, int, bool], ...]]
"""What an action is worth: a number, plus with some probability the value of another node, or 1 minus that value."""
Node = tuple[int, tuple[Branch, ...]]
"""1 if Black chooses among the branches, -1 if White does, 0 if there is only chance."""


@kernel(Signature(INT, INTS, INTS))
def equal(one: Ints, other: Ints) -> int:
    for slot in range(len(one)):
        if one[slot] != other[slot]:
            return 0
    return 1


@kernel(Signature(INT, GRID, INT, INT, INTS, INTS))
def place_of(rows: Any, first: int, count: int, end: Ints, event: Ints) -> int:
    """The row among rows[first:count] of a finished game with the same result, or a new one: count."""
    if end[MOVER] == OVER:
        for row in range(first, count):
            if rows[row, RESULT] == end[WINNER] and rows[row, OF] == event[OF] and rows[row, BLACKS] == end[BLACK_SEAT]:
                return row
    return count


@kernel(
    Signature(
        INT, CONSTANTS, INTS, INT, INTS, GRID, INT, GRID, GRID, GRID, GRID, INTS, INTS, INTS,
        CHANCE_WEIGHTS, APPLY, MIRROR
    )
)  # fmt: skip
def settle_all(
    constants: Constants,
    state: Ints,
    step: int,
    settings: Ints,
    rows: Any,
    count: int,
    ends: Any,
    chain: Any,
    events: Any,
    weights: Any,
    other: Ints,
    image: Ints,
    work: Ints,
    chance_weights: Any,
    apply_outcome: Any,
    mirror: Any,
) -> int:
    """Appends what the chance events that follow in a row can lead to; compiled only. See `expand`.

    Outcomes next to each other that lead to the same position are one: the faces of a die that spare a group, the coins
    of a hit. Returns the new count, or what went wrong.
    """
    first, level = count, 0
    copy(state, chain[0])
    events[0, SHARE], events[0, OF], events[0, NEXT_OUTCOME] = 1, 1, 0
    while level >= 0:
        here, event = chain[level], events[level]
        if here[MOVER] != CHANCE:
            place = place_of(rows, first, count, here, event)
            if place == count:
                if count == len(rows):
                    return NO_ROOM
                count += 1
                rows[place, STEP], rows[place, SHARE], rows[place, OF] = step, 0, event[OF]
                rows[place, BLACKS], rows[place, RESULT] = here[BLACK_SEAT], OPEN
                if here[MOVER] == OVER:
                    rows[place, RESULT] = here[WINNER]
                else:
                    canonical(constants, here, settings, ends[place], image, work, mirror)
            rows[place, SHARE] += event[SHARE]
            level -= 1
            continue
        if event[NEXT_OUTCOME] == 0:
            event[OUTCOMES] = chance_weights(constants, here, weights[level])
            event[SUM] = 0
            for outcome in range(event[OUTCOMES]):
                event[SUM] += weights[level, outcome]
        if event[NEXT_OUTCOME] == event[OUTCOMES]:
            level -= 1
            continue
        if level + 1 == len(chain) or event[OF] > MOST // event[SUM]:
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
        events[level, SHARE], events[level, OF] = event[SHARE] * weight, event[OF] * event[SUM]
        events[level, NEXT_OUTCOME] = 0
    return count


@kernel(
    Signature(
        INT, CONSTANTS, GRID, INTS, GRID, GRID, INTS, GRID, GRID, GRID, INTS, INTS, INTS, INTS, INTS,
        LEGAL, APPLY, CHANCE_WEIGHTS, APPLY, MIRROR,
    )
)  # fmt: skip
def expand(
    constants: Constants,
    positions: Any,
    settings: Ints,
    rows: Any,
    ends: Any,
    counts: Ints,
    chain: Any,
    events: Any,
    weights: Any,
    actions: Ints,
    child: Ints,
    other: Ints,
    image: Ints,
    work: Ints,
    legal: Any,
    apply: Any,
    chance_weights: Any,
    apply_outcome: Any,
    mirror: Any,
) -> int:
    """Lists what every action in every position leads to, with all chance events behind it; compiled only.

    positions int64[n, slots] are not over. Position p has the rows up to counts[p]. A row int64[ROW] holds the action,
    -1 if chance is to move; the probability as SHARE / OF; the seat of Black; and the winner, or OPEN, and then ends
    int64[rows, slots] has the canonical position. Returns the number of positions for which there was room, or ENDLESS.
    """
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
            count = settle_all(
                constants, child, actions[at], settings, rows, count, ends, chain, events, weights, other, image, work,
                chance_weights, apply_outcome, mirror,
            )  # fmt: skip
            if count == NO_ROOM:
                return number
            if count == ENDLESS:
                return ENDLESS
        counts[number] = count
    return len(positions)


class Expectation:
    """What Black can expect in each position that was asked for or stands behind one. All is remembered."""

    def __init__(self, game: Game) -> None:
        law, kernels = law_of(game), game.definition.kernels
        self.game = game
        self._has_secrets = not isinstance(game.definition.secrets, NoSecrets)
        self._numbers: dict[bytes, int] = {}
        self._keys: list[bytes] = []
        self._graph: list[Node | None] = []
        self._values: list[Fraction] = []
        self._shares: dict[tuple[int, int], Fraction] = {}
        levels = 2 * len(game.board) + 64
        forgets = OPENING if law.forgets and not law.capped else NEVER
        self._settings = np.array([game.symmetries if law.symmetric else 1, forgets, 0])
        self._counts = np.zeros(BATCH, np.int64)
        self._rows = np.zeros((ROWS, ROW), np.int64)
        self._ends = np.zeros((ROWS, game.slots), np.int64)
        self._spaces: tuple[Any, ...] = (
            self._counts,
            np.zeros((levels, game.slots), np.int64),
            np.zeros((levels, ROW), np.int64),
            np.zeros((levels, 64), np.int64),
            np.zeros(max(game.most_actions, 64), np.int64),
            *(np.zeros(game.slots, np.int64) for _ in range(3)),
            np.zeros(game.work_size, np.int64),
        )
        functions = (kernels.legal, kernels.apply, kernels.chance_weights, kernels.apply_outcome, kernels.mirror)
        self._functions = tuple(kernel.compiled for kernel in functions)

    def value(self, position: Position, budget: Budget) -> tuple[Fraction, int]:
        """The first seat's value; the number stands there for the turns that a proof can name."""
        if position.to_move is None:
            return finished(position.data), 0
        best, image = np.zeros((2, self.game.slots), np.int64)
        work, mirror = self._spaces[-1], self._functions[-1]
        canonical.compiled(self.game.arrays, np.array(position.data), self._settings, best, image, work, mirror)
        root = self._number(best.astype(np.int16).tobytes())
        while len(self._graph) < len(self._keys):
            self._explore(budget)
        black = self._evaluate(root)
        return (1 - black if position.data[BLACK_SEAT] else black), 0

    def _number(self, key: bytes) -> int:
        """The node of a canonical position; new ones are explored later."""
        number = self._numbers.setdefault(key, len(self._keys))
        if number == len(self._keys):
            self._keys.append(key)
            self._values.append(UNKNOWN)
        return number

    def _explore(self, budget: Budget) -> None:
        """Expands the next positions of which nothing is known yet."""
        begin = len(self._graph)
        keys = self._keys[begin : begin + budget.chunk(BATCH)]
        block = np.frombuffer(b"".join(keys), np.int16).reshape(len(keys), self.game.slots).astype(np.int64)
        rows = self._rows
        done = expand.compiled(
            self.game.arrays, block, self._settings, rows, self._ends, *self._spaces, *self._functions
        )
        if done == ENDLESS:
            raise Unsolved("Not solved: too many chance events follow each other without a decision.")
        if done == 0:
            self._rows = np.zeros((2 * len(rows), ROW), np.int64)
            self._ends = np.zeros((2 * len(rows), self.game.slots), np.int64)
            return
        first = 0
        for data, last in zip(block[:done].tolist(), self._counts[:done].tolist(), strict=True):
            self._graph.append(self._node(data, first, last))
            first = last
        budget.nodes += done
        if len(self._graph) < len(self._keys):
            budget.check()

    def _node(self, data: list[int], first: int, last: int) -> Node:
        if self._has_secrets and data[MOVER] != CHANCE:
            refuse_secrets(self.game, tuple(data))
        width = 2 * self.game.slots
        ends = self._ends[first:last].astype(np.int16).tobytes()
        branches: dict[int, tuple[Fraction, dict[tuple[int, bool], Fraction]]] = {}
        for at, (step, weight, total, black_seat, result) in enumerate(self._rows[first:last].tolist()):
            share = self._shares.setdefault((weight, total), Fraction(weight, total))
            sure, open_ends = branches.setdefault(step, (Fraction(0), {}))
            is_other = black_seat != data[BLACK_SEAT]
            if result != OPEN:
                gain = 1 - RESULTS[result] if is_other else RESULTS[result]
                branches[step] = sure + share * gain, open_ends
            else:
                end = self._number(ends[at * width : (at + 1) * width]), is_other
                open_ends[end] = open_ends[end] + share if end in open_ends else share
        who = 0 if data[MOVER] == CHANCE else 1 if seat_of(data) == data[BLACK_SEAT] else -1
        return who, tuple(
            {
                (sure, tuple((share, number, is_other) for (number, is_other), share in open_ends.items()))
                for sure, open_ends in branches.values()
            }
        )

    def _evaluate(self, root: int) -> Fraction:
        """Values all nodes below one, the last first."""
        values, graph = self._values, self._graph
        path, under_way = [root], set()
        while path:
            number = path[-1]
            node = graph[number]
            if node is None:  # valued, and needed no more
                path.pop()
                continue
            who, branches = node
            missing = [end for _, ends in branches for _, end, _ in ends if graph[end] is not None]
            if missing:
                under_way.add(number)
                if not under_way.isdisjoint(missing):
                    raise Unsolved("Not solved: with chance, only games that never repeat a position are.")
                path += missing
                continue
            gains = [
                sum((share * (1 - values[end] if is_other else values[end]) for share, end, is_other in ends), sure)
                for sure, ends in branches
            ]
            values[number] = min(gains) if who < 0 else max(gains)
            graph[number] = None
            under_way.discard(number)
            path.pop()
        return values[root]
