"""One growing tree: the arrays that compiled simulations work on. Every thread of a search has one of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from craton.core.game import Game
from craton.kernel.rng import new_generator
from craton.search.mcts import reuse, simulate, tree
from craton.search.mcts.settings import Settings


class Grower:
    """A tree below possible positions `rows`, all of which look alike to the side that searches."""

    def __init__(self, game: Game, rows: Sequence[Sequence[int]], seed: int, capacity: int, settings: Settings) -> None:
        definition, kernels = game.definition, game.definition.kernels
        self.game = game
        self.nodes = np.zeros((tree.FIELDS, capacity), np.int32)
        self.stats = np.zeros((tree.STATS, capacity))
        self.nodes[tree.WHO, tree.ROOT] = tree.UNKNOWN
        self.stats[tree.NARROW, tree.ROOT] = 1.0
        self.roots = np.array(rows, np.int64)
        self.counters = np.array([1, 0])
        self._spare: tuple[Any, Any] | None = None
        self._spaces: tuple[Any, ...] = (
            np.zeros(game.slots, np.int64),
            np.zeros(max(game.most_actions, 64), np.int64),
            np.zeros(game.work_size, np.int64),
            np.zeros(2 * game.slots),
            new_generator(seed),
            np.zeros(4 * len(game.board) + 64, np.int64),
            np.zeros((simulate.WAYS, simulate.LONGEST_PATH + 1), np.int64),
            np.zeros(game.action_count, np.int64),
            np.zeros(2 * game.action_count),
            np.zeros(max(game.most_actions, 64)),
        )
        self._settings = np.array(settings.as_floats())
        # The law first: what is compiled for calls from outside need not be compiled again for those from inside.
        self._law = tuple(
            k.compiled for k in (kernels.legal, kernels.apply, kernels.chance_weights, kernels.apply_outcome)
        )
        parts = definition.search_parts()
        rollout = parts.plain_rollout if settings.plain else parts.rollout
        # Where a rollout does not know, the law plays on: that is rare, and the fast playout takes seconds to compile.
        own = parts.playout if rollout is None and parts.plays(game.options) else None
        self._functions: tuple[Any, ...] = (
            *self._law,
            (own or simulate.no_playout).compiled,
            int(own is not None),
            (rollout or simulate.no_rollout).compiled,
            int(rollout is not None),
        )
        self._simulate = simulate.simulate.compiled

    def grow(self, simulations: int) -> None:
        """Runs so many simulations, or fewer if the root gets proven."""
        self._simulate(
            self.game.arrays,
            self.roots,
            *self._spaces,
            self.nodes,
            self.stats,
            self.counters,
            self._settings,
            simulations,
            *self._functions,
        )

    @property
    def simulations(self) -> int:
        return int(self.counters[tree.DONE])

    @property
    def visits(self) -> int:
        return int(self.stats[tree.VISITS, tree.ROOT])

    @property
    def proven(self) -> int:
        """The seat that is proven to win, plus one; else 0."""
        return int(self.nodes[tree.PROVEN, tree.ROOT])

    def children(self, node: int) -> list[int]:
        child, count = int(self.nodes[tree.CHILD, node]), int(self.nodes[tree.COUNT, node])
        found = list(range(child, child + count))
        while not count and child != tree.NONE:
            found.append(child)
            child = int(self.nodes[tree.SIBLING, child])
        return found

    def find(self, row: Sequence[int]) -> int | None:
        """The node of a position that can be reached from the root; None if it is not in the tree."""
        if len(self.roots) > 1:
            return None
        goal = np.array(row, np.int64)
        states = np.zeros((reuse.DEEPEST + 1, self.game.slots), np.int64)
        frames = np.zeros((reuse.DEEPEST + 1, 2), np.int64)
        states[0] = self.roots[0]
        _, out, work, *_ = self._spaces
        _, *functions = self._law
        node = reuse.locate.compiled(
            self.game.arrays, self.nodes, self.stats, goal, states, frames, out, work, *functions
        )
        return None if node == reuse.NOWHERE else int(node)

    def move_to(self, node: int, row: Sequence[int]) -> None:
        """Makes a node the root and forgets all that is not below it; `row` is its position."""
        new_nodes, new_stats = self._spare or (np.zeros_like(self.nodes), np.zeros_like(self.stats))
        used = reuse.transplant.compiled(self.nodes, self.stats, new_nodes, new_stats, node)
        self._spare = self.nodes, self.stats
        self.nodes, self.stats = new_nodes, new_stats
        self.roots[0] = row
        self.counters[tree.USED] = used
        self.counters[tree.DONE] = 0
