"""Searching for the best action: budgets, results, and the arrays of the compiled tree."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from craton.core.errors import ActionError, OptionError
from craton.core.layout import BLACK_SEAT, CHANCE
from craton.core.rng import new_generator
from craton.core.sides import Actor, Side
from craton.core.view import View
from craton.search import tree

CAPACITY = 1_000_000
SAMPLES = 256
"""Positions drawn from a view that hides something; simulations take them in turn."""
SLICE = 0.02
"""Seconds between two looks at the clock."""
EXPLORATION, URGENCY = 0.45, 0.1


@dataclass(frozen=True)
class Candidate:
    """An action as the search sees it; value is the win probability of the side that searches."""

    action: str
    visits: int
    value: float


@dataclass(frozen=True)
class Result:
    """What a search found. Candidates are sorted, the best first; the line is the principal variation."""

    best: str
    value: float
    simulations: int
    candidates: tuple[Candidate, ...]
    line: tuple[str, ...]


class Search:
    """A search from one view. `run` can be called again and again; the tree grows."""

    def __init__(self, view: View, *, seed: int = 0, capacity: int = CAPACITY) -> None:
        if view.to_move is None:
            raise ActionError("The game is over: there is nothing to search.")
        if not len(view.legal_moves):
            raise ActionError("There is nothing to search: this view's side is not to move.")
        self.view = view
        self.game = game = view.game
        rng = random.Random(seed)
        rows = [view.sample(rng).data for _ in range(SAMPLES if view.hides else 1)]
        kernels = game.definition.kernels
        own = game.definition.fast_playout(game.options)
        law = (kernels.legal, kernels.apply, kernels.chances, kernels.settle)
        self._nodes = np.zeros((capacity, tree.FIELDS), np.int64)
        self._nodes[tree.ROOT, tree.WHO] = tree.UNKNOWN
        self._wins = np.zeros(capacity)
        self._counters = np.array([1, 0])
        self._arguments: tuple[Any, ...] = (
            game.arrays,
            np.array(rows, np.int64),
            np.zeros(game.slots, np.int64),
            np.zeros(max(game.most_actions, 64), np.int64),
            np.zeros(game.work_size, np.int64),
            np.zeros(tree.LONGEST_PATH + 1, np.int64),
            np.zeros(2 * game.slots),
            new_generator(seed),
            np.zeros(0, np.int64),
            self._nodes,
            self._wins,
            self._counters,
            np.array([EXPLORATION, URGENCY]),
        )
        rollout = game.definition.rollout()
        self._functions = (
            *(kernel.compiled for kernel in law),
            (own or tree.no_playout).compiled,
            int(own is not None),
            (rollout or tree.no_rollout).compiled,
            int(rollout is not None),
        )
        self._simulate = tree.simulate.compiled
        mover = view.to_move
        black_seat = rows[0][BLACK_SEAT]
        if isinstance(mover, Side):
            self._seat = (0 if mover is Side.BLACK else 1) ^ black_seat
        else:
            self._seat = 0 if mover is Actor.FIRST else 1

    @property
    def simulations(self) -> int:
        return int(self._counters[tree.DONE])

    def run(
        self,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] = lambda: False,
    ) -> Result:
        """Searches until a budget is used up or `stop` says so, and returns what it knows then."""
        check_budget(simulations, seconds)
        begin, done, chunk = time.perf_counter(), 0, 8
        while not stop():
            left = chunk if simulations is None else min(chunk, simulations - done)
            if left <= 0 or (seconds is not None and time.perf_counter() - begin >= seconds):
                break
            before = time.perf_counter()
            self._simulate(*self._arguments, left, *self._functions)
            done += left
            took = time.perf_counter() - before
            chunk = max(1, min(4 * chunk, int(left * SLICE / max(took, 1e-6))))
        return self.result()

    def result(self) -> Result:
        rows = sorted(self._children(tree.ROOT), key=lambda node: -self._nodes[node, tree.VISITS])
        if not rows:
            moves = list(self.view.legal_moves)
            return Result(moves[0], 0.5, self.simulations, (), (moves[0],))
        found = tuple(
            Candidate(self._text(node), int(self._nodes[node, tree.VISITS]), self._value(node)) for node in rows
        )
        return Result(found[0].action, found[0].value, self.simulations, found, self._line())

    def _children(self, node: int) -> list[int]:
        found, child = [], int(self._nodes[node, tree.CHILD])
        while child != tree.NONE:
            found.append(child)
            child = int(self._nodes[child, tree.SIBLING])
        return found

    def _value(self, node: int) -> float:
        visits = self._nodes[node, tree.VISITS]
        share = float(self._wins[node] / visits) if visits else 0.5
        return share if self._seat == 0 else 1 - share

    def _text(self, node: int) -> str:
        return self.game.definition.notation.write(self.game, int(self._nodes[node, tree.KEY]))

    def _line(self) -> tuple[str, ...]:
        """The most visited actions, as far as no chance event is in the way."""
        texts: list[str] = []
        node = tree.ROOT
        while children := self._children(node):
            if self._nodes[node, tree.WHO] == CHANCE:
                break
            node = max(children, key=lambda child: self._nodes[child, tree.VISITS])
            if self._nodes[node, tree.VISITS] == 0:
                break
            texts.append(self._text(node))
        return tuple(texts)


def check_budget(simulations: int | None, seconds: float | None) -> None:
    if simulations is None and seconds is None:
        raise OptionError("A search needs a budget: simulations, seconds, or both.")
    if simulations is not None and (
        isinstance(simulations, bool) or not isinstance(simulations, int) or simulations < 1
    ):
        raise OptionError(f"simulations must be a whole number from 1, not {simulations!r}.")
    if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds < 1e6):
        raise OptionError(f"seconds must be a number above 0, not {seconds!r}.")
