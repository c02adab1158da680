"""A search tree with everything that simulations need. Every thread of a search has its own."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from craton.core.game import Game
from craton.kernel.rng import new_generator
from craton.search.law import law_of
from craton.search.mcts import layout, simulation
from craton.search.mcts.layout import ROOT, Scratch, Tree
from craton.search.mcts.settings import Settings


class SearchTree:
    """A tree below `roots`, possible positions that the searching side cannot tell apart; usually just one."""

    def __init__(
        self, game: Game, roots: Sequence[Sequence[int]], seed: int, capacity: int, settings: Settings
    ) -> None:
        self.game = game
        self.arrays = Tree(
            nodes=np.zeros((layout.FIELDS, capacity), np.int32),
            stats=np.zeros((layout.STATS, capacity)),
            counters=np.array([1, 0]),
            settings=np.array(settings.as_floats()),
        )
        self.arrays.nodes[layout.MOVER_SEEN, ROOT] = layout.UNVISITED
        self.arrays.stats[layout.INVERSE_ROOT, ROOT] = 1.0
        self._roots = np.array(roots, np.int64)
        most_actions = max(game.most_actions, 64)
        self._scratch = Scratch(
            state=np.zeros(game.slots, np.int64),
            actions=np.zeros(most_actions, np.int64),
            work=np.zeros(game.work_size, np.int64),
            floats=np.zeros(2 * game.slots),
            rng=new_generator(seed),
            trace=np.zeros(4 * len(game.board) + 64, np.int64),
            path=np.zeros((3, layout.MAX_PATH + 1), np.int64),
            child_of=np.zeros(game.action_count, np.int64),
            played=np.zeros(2 * game.action_count),
            bounds=np.zeros(most_actions),
        )
        # The law first: what is compiled for calls from Python is not compiled again for calls from kernels.
        law = law_of(game)
        parts = game.definition.search_parts()
        rollout = parts.plain_rollout if settings.plain else parts.rollout
        # Where a rollout is unknown, the law is played out: that is rare, and a fast playout takes seconds to compile.
        playout = parts.playout if rollout is None and parts.plays(game.options) else None
        self._compiled_game = (
            law,
            (playout or simulation.no_playout).compiled,
            (rollout or simulation.no_rollout).compiled,
        )
        self._simulate = simulation.simulate.entry_point

    def simulate(self, simulations: int) -> None:
        """Run simulations; fewer if the root is proven."""
        self._simulate(self._compiled_game, self.arrays, self._scratch, self._roots, simulations)

    @property
    def simulations(self) -> int:
        return int(self.arrays.counters[layout.SIMULATIONS])

    @property
    def visits(self) -> int:
        return int(self.arrays.stats[layout.VISITS, ROOT])

    @property
    def proven(self) -> int:
        """The seat that is proven to win, plus one; else 0."""
        return int(self.arrays.nodes[layout.PROVEN, ROOT])

    def children(self, node: int) -> list[int]:
        nodes = self.arrays.nodes
        child, count = int(nodes[layout.CHILD, node]), int(nodes[layout.COUNT, node])
        found = list(range(child, child + count))
        while not count and child != layout.NO_NODE:
            found.append(child)
            child = int(nodes[layout.SIBLING, child])
        return found
