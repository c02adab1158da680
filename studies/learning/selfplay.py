"""Self-play: games of the search against itself, with what a network can learn from them.

Most actions are chosen by a short search. Some positions, at random, are searched longer and recorded (playout cap
randomisation): many games teach the value, few but better searches the policy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from craton.core.game import Game
from craton.core.network import Model
from craton.kernel.decorator import FLOATS, GRID, INT, INTS, SMALL_GRID, Ints, Signature, Structure, kernel
from craton.kernel.layout import CAP, MOVER, OVER, WHITE, seat_to_move
from craton.kernel.rng import below, new_generator
from craton.search.bulk.kernels import best_child, drawn_child, first_seat_value, search, uniform
from craton.search.mcts.layout import CHILD, COUNT, KEY, ROOT, SCRATCH, TREE, VISITS, Scratch, Tree
from craton.search.mcts.settings import settings_of
from craton.search.mcts.simulation import GAME
from craton.search.mcts.tree import SearchTree
from craton.search.solve.reductions import copy

NO_ROOM = -1


class Samples(NamedTuple):
    """Recorded positions; all modified in place."""

    states: Any
    """int64[most, slots]"""
    actions: Any
    """int32[most, most actions]: -1 for none"""
    visits: Any
    """int32[most, most actions]"""
    values: Any
    """float64[most]: the first seat's value according to the search"""
    steps: Any
    """int64[most]: the number of actions before the position"""
    count: Any
    """int64[1]"""
    played: Any
    """int64[2, most]: the actions of the game, and who played them"""


SAMPLES = Structure(Samples, GRID, SMALL_GRID, SMALL_GRID, FLOATS, INTS, INTS, GRID)


@dataclass(frozen=True)
class Plan:
    """How self-play chooses actions."""

    simulations: int = 160
    """Of the searches that are recorded."""
    fast_simulations: int = 40
    recorded: float = 0.3
    """The share of the searches that are recorded."""
    warm_turns: int = 8
    """Up to which turn actions are drawn in proportion to their visits."""
    random_share: float = 0.02
    """The share of actions that are random."""


@kernel(Signature(INT, GAME, TREE, SCRATCH, GRID, INTS, FLOATS, SAMPLES))
def play_game(game: Any, tree: Tree, scratch: Scratch, row: Any, limits: Ints, shares: Any, samples: Samples) -> int:
    """Play from row[0] to the end, which row[0] holds afterwards; return the number of actions, or NO_ROOM.

    limits: simulations, fast simulations, warm turns, random opening actions; shares: recorded, random.
    """
    law, _, _, _, _ = game
    constants, legal, apply, _, _ = law
    state, rng, actions = row[0], scratch.rng, scratch.actions
    played = 0
    while state[MOVER] != OVER:
        if played >= samples.played.shape[1]:
            return NO_ROOM
        count = legal(constants, state, actions, scratch.work)
        if played < limits[3] or uniform(rng) < shares[1] or state[MOVER] > WHITE:
            action = actions[below(rng, count)]
        elif count == 1:
            action = actions[0]
        else:
            records = uniform(rng) < shares[0]
            search(game, tree, scratch, row, limits[0] if records else limits[1])
            seat = seat_to_move(state)
            best = best_child(tree, seat)
            if records:
                at = samples.count[0]
                if at >= len(samples.values):
                    return NO_ROOM
                samples.count[0] += 1
                copy(state, samples.states[at])
                samples.values[at] = first_seat_value(tree, best)
                samples.steps[at] = played
                first = tree.nodes[CHILD, ROOT]
                visited = 0
                for child in range(tree.nodes[COUNT, ROOT]):
                    visits = int(tree.stats[VISITS, first + child])
                    samples.actions[at, child] = tree.nodes[KEY, first + child]
                    samples.visits[at, child] = visits
                    visited += visits
                if visited == 0:  # looking one action ahead has decided it
                    samples.visits[at, best - first] = 1
            temperature = 1.0 if played < limits[2] else 0.25
            action = tree.nodes[KEY, drawn_child(tree, seat, best, temperature, rng)]
        samples.played[0, played], samples.played[1, played] = action, seat_to_move(state)
        apply(constants, state, action, scratch.work)
        played += 1
    return played


class SelfPlay:
    """Plays games of one game and size."""

    def __init__(self, game: Game, model: Model | None, plan: Plan, seed: int) -> None:
        """model: its network guides the search; None for rollouts."""
        self.game = game
        self._plan = plan
        most = max(game.most_actions, 64)
        settings = settings_of(game, networks=model is not None)
        capacity = 2 * most * (plan.simulations + 1)
        self._tree = SearchTree(game, [game.start().data], seed, capacity, settings, model=model)
        self._tree._scratch.rng[:] = new_generator(seed)
        room = CAP * len(game.board)
        self._samples = Samples(
            np.zeros((room, game.slots), np.int64),
            np.zeros((room, most), np.int32),
            np.zeros((room, most), np.int32),
            np.zeros(room),
            np.zeros(room, np.int64),
            np.zeros(1, np.int64),
            np.zeros((2, room + len(game.board)), np.int64),
        )
        self._row = np.zeros((1, game.slots), np.int64)

    def play(self, opening: int) -> dict[str, npt.NDArray[Any]]:
        """The recorded positions of one game that begins with some random actions."""
        plan, samples = self._plan, self._samples
        samples.actions[:] = -1
        samples.visits[:] = 0
        samples.count[0] = 0
        self._row[0] = self.game.start().data
        limits = np.array([plan.simulations, plan.fast_simulations, plan.warm_turns + opening, opening], np.int64)
        with np.errstate(over="ignore"):
            length = play_game.entry_point(
                self._tree._game_kernels,
                self._tree.arrays,
                self._tree._scratch,
                self._row,
                limits,
                np.array([plan.recorded, plan.random_share]),
                samples,
            )
        if length == NO_ROOM:
            raise RuntimeError(f"A game of {self.game.title} took more actions than the move cap allows.")
        count = int(samples.count[0])
        steps = samples.steps[:count]
        width = max(1, int((samples.actions[:count] >= 0).sum(axis=1).max(initial=1)))
        return {
            "states": samples.states[:count].astype(np.int16),
            "actions": samples.actions[:count, :width].copy(),
            "visits": samples.visits[:count, :width].astype(np.uint16),
            "values": samples.values[:count].astype(np.float32),
            "end": np.repeat(self._row.astype(np.int16), count, axis=0),
            "left": (length - steps).astype(np.int16),
            "replies": np.array([_reply(*samples.played[:, step:length]) for step in steps], np.int32),
        }


def _reply(actions: npt.NDArray[np.int64], seats: npt.NDArray[np.int64]) -> int:
    """The first action of another player than the first one; -1 if there is none."""
    others = np.flatnonzero(seats != seats[0])
    return int(actions[others[0]]) if len(others) else -1
