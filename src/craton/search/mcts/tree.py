"""A search tree with everything that simulations need. Every thread of a search has its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from craton.core.game import Game
from craton.core.network import Model
from craton.kernel.layout import seat_to_move
from craton.kernel.rng import new_generator
from craton.search.guidance import NOBODY, Guidance, Guide, no_features
from craton.search.law import interpreted_law_of, law_of
from craton.search.mcts import layout, simulation
from craton.search.mcts.backup import bound_decision, set_bounds
from craton.search.mcts.layout import ROOT, Scratch, Tree
from craton.search.mcts.settings import Settings
from craton.search.network.weights import NO_NETWORK, network_of


class SearchTree:
    """A tree below `roots`, possible positions that the searching side cannot tell apart; usually just one.

    interpreted: run the kernels' Python source instead of compiling it, some hundred times slower. The arrays then hold
    Python's numbers, whose arithmetic is that of the interpreted law; slices of them are views, as kernels expect.
    """

    def __init__(
        self,
        game: Game,
        roots: Sequence[Sequence[int]],
        seed: int,
        capacity: int,
        settings: Settings,
        *,
        guidance: Guidance | None = None,
        interpreted: bool = False,
        model: Model | None = None,
    ) -> None:
        """guidance: steers the decisions of the seat that is to move in the roots. model: instead of the game's own."""
        self.game = game
        zeros: Callable[[Any, Any], Any] = _object_zeros if interpreted else np.zeros
        self.arrays = Tree(
            nodes=zeros((layout.FIELDS, capacity), np.int32),
            stats=zeros((layout.STATS, capacity), np.float64),
            counters=zeros(2, np.int64),
            settings=np.array(settings.as_floats()),
            guide=_guide(game, guidance, seat_to_move(roots[0]), zeros),
        )
        self.arrays.counters[layout.NODES_USED] = 1
        self.arrays.nodes[layout.MOVER_SEEN, ROOT] = layout.UNVISITED
        self.arrays.stats[layout.INVERSE_ROOT, ROOT] = self.arrays.stats[layout.UPPER, ROOT] = 1.0
        self._roots = np.array(roots, object if interpreted else np.int64)
        most_actions = max(game.most_actions, 64)
        self._scratch = Scratch(
            state=zeros(game.slots, np.int64),
            actions=zeros(most_actions, np.int64),
            work=zeros(game.work_size, np.int64),
            floats=zeros(game.floats_size, np.float64),
            rng=new_generator(seed),
            trace=zeros(4 * len(game.board) + 64, np.int64),
            path=zeros((3, layout.MAX_PATH + 1), np.int64),
            child_of=zeros(game.action_count, np.int64),
            played=zeros(2 * game.action_count, np.float64),
            bounds=zeros(most_actions, np.float64),
            other=zeros(game.slots, np.int64),
        )
        self._game_kernels = (
            _interpreted_kernels(game)
            if interpreted
            else _compiled_kernels(game, settings, model, guided=guidance is not None)
        )
        self._simulate: Any = simulation.simulate if interpreted else simulation.simulate.entry_point

    def simulate(self, simulations: int) -> None:
        """Run simulations; fewer if the root is proven."""
        with np.errstate(over="ignore"):  # the generator of random numbers relies on overflow
            self._simulate(self._game_kernels, self.arrays, self._scratch, self._roots, simulations)

    def settle(self, values: Mapping[int, float], seat: int) -> None:
        """Note the exact first-seat values of some of the root's actions; the root is a decision of `seat`."""
        self.simulate(1)  # creates the children
        for node in self.children(ROOT):
            value = values.get(int(self.arrays.nodes[layout.KEY, node]))
            if value is not None:
                set_bounds(self.arrays, node, value, value)
        bound_decision(self.arrays, ROOT, seat)

    @property
    def simulations(self) -> int:
        return int(self.arrays.counters[layout.SIMULATIONS])

    @property
    def visits(self) -> int:
        return int(self.arrays.stats[layout.VISITS, ROOT])

    @property
    def proven(self) -> bool:
        """Whether the value of the root is exact."""
        return int(self.arrays.nodes[layout.PROOF, ROOT]) == layout.EXACT

    def value(self, node: int) -> float:
        """The first seat's value of a node: the mean of its visits, within the proven bounds."""
        stats = self.arrays.stats
        visits = stats[layout.VISITS, node]
        mean = float(stats[layout.WINS, node] / visits) if visits else 0.5
        return min(max(mean, float(stats[layout.LOWER, node])), float(stats[layout.UPPER, node]))

    def bounds(self, node: int, seat: int) -> tuple[float, float]:
        """The proven bounds of a seat's value."""
        lower, upper = (float(bound) for bound in self.arrays.stats[layout.LOWER : layout.UPPER + 1, node])
        return (lower, upper) if seat == 0 else (1 - upper, 1 - lower)

    def children(self, node: int) -> list[int]:
        nodes = self.arrays.nodes
        child, count = int(nodes[layout.CHILD, node]), int(nodes[layout.COUNT, node])
        found = list(range(child, child + count))
        while not count and child != layout.NO_NODE:
            found.append(child)
            child = int(nodes[layout.SIBLING, child])
        return found


def _compiled_kernels(game: Game, settings: Settings, model: Model | None, *, guided: bool) -> tuple[Any, ...]:
    """The law, playout, rollout and features, compiled; the features only if they are needed."""
    # The law first: what is compiled for calls from Python is not compiled again for calls from kernels.
    law = law_of(game)
    parts = game.definition.search_parts()
    rollout = parts.plain_rollout if settings.plain else parts.rollout
    # Where a rollout is unknown, the law is played out: that is rare, and a fast playout takes seconds to compile.
    playout = parts.playout if rollout is None and parts.plays(game.options) else None
    features = (game.definition.styles.kernel if guided else None) or no_features
    return (
        law,
        (playout or simulation.no_playout).compiled,
        (rollout or simulation.no_rollout).compiled,
        features.compiled,
        network_of(game, (model or parts.network) if settings.puct > 0.0 else None),
    )


def _interpreted_kernels(game: Game) -> tuple[Any, ...]:
    """The same as Python functions."""
    parts = game.definition.search_parts()
    rollout = None if parts.needs_compiler else parts.rollout
    features = game.definition.styles.kernel or no_features
    return interpreted_law_of(game), simulation.no_playout, rollout or simulation.no_rollout, features, NO_NETWORK


def _guide(game: Game, guidance: Guidance | None, seat: int, zeros: Callable[[Any, Any], Any]) -> Guide:
    """The guide of a tree; without guidance it takes no memory and guides nobody."""
    if guidance is None:
        return Guide(NOBODY, 0.0, *(zeros(0, np.float64) for _ in range(3)))
    size = max(game.most_actions, 64) * len(guidance.forbidden)
    return Guide(
        seat,
        float(guidance.prior),
        np.array(guidance.weights, np.float64),
        np.array(guidance.forbidden, np.float64),
        zeros(size, np.float64),
    )


def _object_zeros(shape: Any, kind: Any) -> Any:
    return np.zeros(shape, object)
