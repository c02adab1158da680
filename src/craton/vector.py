"""Many games of one kind stepped at once by the compiled law: actions in, arrays of observations and rewards out.

docs/python.md describes it.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from craton.core.errors import ActionError, CratonError
from craton.core.game import Game, make_game
from craton.core.position import Position
from craton.core.registry import definition
from craton.kernel.planes import NEVER, Planes
from craton.kernel.rng import new_generator
from craton.search.stepping import Batch, first_illegal, reset_all, sample_all, step_all, stepping_law

__all__ = ["VectorEnv"]

MOST_BYTES = 8 * 2**30


class VectorEnv:
    """`count` games that advance together; a game that ends starts again at once.

    The attributes are the arrays that `step` overwrites: copy what you want to keep.

    >>> from craton.vector import VectorEnv
    >>> env = VectorEnv("faultlines", 64, seed=1, size=5)
    >>> env.observations.shape, env.masks.shape
    ((64, 32, 5, 5), (64, 80))
    >>> for _ in range(100):
    ...     env.step(env.sample_actions())
    >>> env.rewards.shape, int(env.rewards.sum())
    ((64, 2), 0)
    """

    def __init__(self, game: Game | str, count: int, *, seed: int = 0, **options: object) -> None:
        _check_seed(seed)
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise CratonError(f"The number of games must be a whole number of at least 1, not {count!r:.40}.")
        if not isinstance(game, Game):
            game = make_game(definition(game), options, random.Random(seed))
        elif options:
            raise CratonError("Options go with the name of a game; a Game has its own.")
        features = game.features
        planes, rows, columns = features.shape
        size = count * (4 * planes * rows * columns + game.action_count + 8 * (game.most_actions + game.slots + planes))
        if size > MOST_BYTES:
            most = MOST_BYTES * count // size
            raise CratonError(f"{count} such games need {size / 2**30:.0f} GiB of memory; {most} is the most.")
        self.game = game
        self.count = count
        self._law = stepping_law(game)
        self._planes = Planes(np.array(features.places, np.int64), np.array(features.table, np.int64), features.area)
        self._batch = Batch(
            states=np.zeros((count, game.slots), np.int64),
            legal=np.zeros((count, game.most_actions), np.int64),
            counts=np.zeros(count, np.int64),
            masks=np.zeros((count, game.action_count), np.uint8),
            observations=np.tile(np.array(features.blank, np.float32), (count, 1)),
            memory=np.full((count, planes), NEVER, np.int64),
            rewards=np.zeros((count, 2), np.float32),
            ended=np.zeros(count, np.uint8),
            seats=np.zeros(count, np.int64),
            dice=np.zeros((count, 4), np.uint64),
            start=np.array(game.start().data, np.int64),
            seen=np.zeros(game.slots, np.int64),
            work=np.zeros(max(game.work_size, 64), np.int64),
        )
        self._actions = np.empty(count, np.int64)
        self._link_arrays()
        self.reset(seed)

    def _link_arrays(self) -> None:
        """Make the public arrays views of those that the kernels write."""
        self.observations: Any = self._batch.observations.reshape(self.count, *self.game.features.shape)
        """float32[count, planes, rows, columns]: what the seat to move sees; `game.features.names` names the planes."""
        self.masks: Any = self._batch.masks.view(np.bool_)
        """bool[count, actions]: the legal actions."""
        self.rewards: Any = self._batch.rewards
        """float32[count, 2]: 1, -1 or 0 for each seat where the last step ended a game, otherwise 0."""
        self.ended: Any = self._batch.ended.view(np.bool_)
        """bool[count]: whether the last step ended the game; observation and mask are those of the next one."""
        self.seats: Any = self._batch.seats
        """int64[count]: the seat to move, 0 or 1."""
        self.states: Any = self._batch.states
        """int64[count, slots]: the positions, as in `Position.data`."""

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._link_arrays()  # a copy or an unpickled environment has arrays of its own

    def reset(self, seed: int = 0) -> None:
        """Start all games again. Game number i draws its dice from (seed, i), so it does not depend on `count`."""
        _check_seed(seed)
        for at in range(self.count):
            self._batch.dice[at] = np.random.SeedSequence((seed, at)).generate_state(4, np.uint64)
        self._policy = new_generator(seed)
        reset_all.entry_point(self._law, self._planes, self._batch)

    def step(self, actions: Any) -> None:
        """Play an action in every game: int64[count]. ActionError if one is illegal; then none is played."""
        array = np.asarray(actions)
        if array.dtype.kind not in "iu" or array.shape != (self.count,):
            raise ActionError(f"step takes {self.count} whole numbers, one action for each game.")
        actions = np.ascontiguousarray(array, np.int64)
        wrong = first_illegal.entry_point(self._batch, actions)
        if wrong >= 0:
            raise ActionError(f"Game {wrong}: {actions[wrong]} is not the number of a legal action.")
        step_all.entry_point(self._law, self._planes, self._batch, actions)

    def sample_actions(self) -> Any:
        """int64[count]: a random legal action for each game, from a generator of its own; overwritten by each call."""
        sample_all.entry_point(self._batch, self._policy, self._actions)
        return self._actions

    def position(self, number: int) -> Position:
        """The position of one game, secrets included."""
        return Position(self.game, tuple(self.states[number].tolist()))

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.count} games of {self.game.name} {self.game.options_text}>"


def _check_seed(seed: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise CratonError(f"The seed must be a whole number of at least 0, not {seed!r:.40}.")
