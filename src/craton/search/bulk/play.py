"""Playing, replaying and evaluating whole games in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.core.state import State, Step
from craton.kernel.layout import CAP, MOVER, OVER
from craton.kernel.rng import draw_outcome, new_generator
from craton.search.bulk import kernels
from craton.search.bulk.kernels import Batch, Log, Opening, Player
from craton.search.guidance import Guidance
from craton.search.law import law_of
from craton.search.mcts.search import CAPACITY, check_size
from craton.search.mcts.settings import PLAIN, Settings, settings_of
from craton.search.mcts.tree import SearchTree

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

MAX_ATTEMPTS = 100
"""Attempts to draw a random opening that does not end the game."""
MAX_BATCH = 16
"""Games in one call of compiled code; entering it takes longer than many searches."""
OPENING_STREAM = 1 << 32
"""Distinguishes the seeds of openings from those of players."""


@dataclass(frozen=True)
class Seat:
    """A compiled player: simulations before each action (0 for random play), temperature, textbook UCT or not."""

    simulations: int = 0
    temperature: float = 0.0
    plain: bool = False
    guidance: Guidance | None = None
    """A style's prior and the actions that are left out."""
    network: bool = True
    """Whether it uses the game's network, if there is one."""

    def settings(self, game: Game) -> Settings:
        return PLAIN if self.plain else settings_of(game, networks=self.network)


class Keys(NamedTuple):
    """What determines a game besides the players and the given opening."""

    seeds: tuple[int, int]
    """Of the first and the second seat's player."""
    dice_key: int
    opening_key: int = 0


@dataclass(frozen=True, eq=False)
class Moves:
    """A game that was played or replayed: its positions and steps."""

    game: Game
    states: Ints
    """int64[steps + 1, slots]: the position before each step, and the last one"""
    codes: Ints
    """int64[steps]: the action, or -1 - outcome at a chance event"""
    choices: Ints
    """int64[steps]: the number of legal actions; 0 at a chance event"""
    values: Floats
    """float64[steps]: the first seat's win probability according to the player's search; NaN where there was none"""
    simulations: int = 0

    @property
    def is_over(self) -> bool:
        return bool(self.states[-1, MOVER] == OVER)

    @property
    def end(self) -> Position:
        return Position(self.game, tuple(self.states[-1].tolist()))

    def state(self) -> State:
        """The same as a state with its history. The rules are not applied again."""
        write = self.game.definition.notation.write
        positions = [Position(self.game, tuple(row)) for row in self.states.tolist()]
        steps = []
        for at, code in enumerate(self.codes.tolist()):
            before, after = positions[at], positions[at + 1]
            if code >= 0:
                steps.append(Step(before, after, code, write(self.game, code), None))
            else:
                names = self.game.definition.notation.outcomes(before)
                steps.append(Step(before, after, -1 - code, names[-1 - code], before.event))
        return State.after_steps(positions[0], steps)


class BulkPlayer:
    """Plays games between two compiled players; work space and trees are reused from game to game."""

    def __init__(self, game: Game, first: Seat, second: Seat) -> None:
        check_size(game)
        self.game = game
        self._start = np.array(game.start().data, np.int64)
        self._log = _new_log(game)
        self._seats = (first, second)
        self._trees = [_tree(game, seat) for seat in (first, second)]
        for number, tree in enumerate(self._trees):
            if self._seats[number].guidance is not None:
                tree.arrays = tree.arrays._replace(guide=tree.arrays.guide._replace(seat=number))
        self._dice = np.zeros(4, np.uint64)

    def play(
        self,
        *,
        seeds: tuple[int, int],
        dice_key: int,
        opening: Sequence[int] = (),
        random_actions: int = 0,
        opening_key: int = 0,
    ) -> Moves:
        """Play one game. It depends on nothing but the arguments: the players' seeds, the keys and the opening."""
        return self.play_all([Keys(seeds, dice_key, opening_key)], opening=opening, random_actions=random_actions)[0]

    def play_all(self, keys: Sequence[Keys], *, opening: Sequence[int] = (), random_actions: int = 0) -> list[Moves]:
        """Play a game for each of the keys, as many as possible in one call of compiled code."""
        found: list[Moves] = []
        while len(found) < len(keys):
            batch = keys[len(found) : len(found) + MAX_BATCH]
            games = self._play_batch(batch, opening, random_actions)
            # The opening of the next game ended it, or the log was full: it is played alone.
            found += games or [self._play_alone(batch[0], opening, random_actions)]
        return found

    def _play_alone(self, keys: Keys, opening: Sequence[int], random_actions: int) -> Moves:
        for attempt in range(1, MAX_ATTEMPTS):
            again = Keys(keys.seeds, keys.dice_key, keys.opening_key + attempt)
            if games := self._play_batch([again], opening, random_actions):
                return games[0]
            if not random_actions:
                raise CratonError(f"A game of {self.game.title} is longer than {len(self._log.codes):,} steps.")
        raise CratonError(f"{random_actions} random actions are too many for this game: it is over before they end.")

    def _play_batch(self, keys: Sequence[Keys], opening: Sequence[int], random_actions: int) -> list[Moves]:
        log, count = self._log, len(keys)
        log.states[0, :] = self._start
        players = [
            Player(tree._game_kernels, tree.arrays, tree._scratch, seat.simulations, seat.temperature)
            for tree, seat in zip(self._trees, self._seats, strict=True)
        ]
        batch = Batch(
            dice_keys=np.array([one.dice_key for one in keys], np.uint64),
            first=np.concatenate([new_generator(one.seeds[0]) for one in keys]),
            second=np.concatenate([new_generator(one.seeds[1]) for one in keys]),
            openings=np.concatenate([new_generator(OPENING_STREAM + one.opening_key) for one in keys])
            if random_actions
            else np.zeros(4 * count, np.uint64),
            steps=np.zeros(count, np.int64),
            simulations=np.zeros(count, np.int64),
        )
        begin = Opening(np.array(opening, np.int64), random_actions, np.zeros(4, np.uint64))
        with np.errstate(over="ignore"):
            done = kernels.play_games.entry_point(*players, log, begin, batch, self._dice)
        found, at = [], 0
        for number in range(done):
            steps = int(batch.steps[number])
            values = log.values[at : at + steps].copy()
            values[values < 0] = np.nan
            found.append(
                Moves(
                    self.game,
                    log.states[at : at + steps + 1].copy(),
                    log.codes[at : at + steps].copy(),
                    log.choices[at : at + steps].copy(),
                    values,
                    int(batch.simulations[number]),
                )
            )
            at += steps + 1
        return found

    def opened(self, keys: Keys, *, opening: Sequence[int], random_actions: int) -> Moves:
        """The beginning of a game: the given and the random actions, and the chance events that follow them."""
        nothing = np.zeros(0, np.int64)
        if not opening and not random_actions:
            return Moves(self.game, self._start[np.newaxis].copy(), nothing, nothing, np.zeros(0))
        (whole,) = self.play_all([keys], opening=opening, random_actions=random_actions)
        acted = np.cumsum(whole.codes >= 0)
        steps = int(np.searchsorted(acted, len(opening) + random_actions, side="left")) + 1
        while steps < len(whole.codes) and whole.codes[steps] < 0:
            steps += 1
        return Moves(
            self.game, whole.states[: steps + 1], whole.codes[:steps], whole.choices[:steps], whole.values[:steps]
        )


class BulkReader:
    """Replays and evaluates games from their codes; plain: evaluates with the textbook search."""

    def __init__(self, game: Game, *, plain: bool = False) -> None:
        self.game = game
        self._plain = plain
        self._start = np.array(game.start().data, np.int64)
        self._law = law_of(game)
        self._actions = np.zeros(max(game.most_actions, 64), np.int64)
        self._work = np.zeros(game.work_size, np.int64)
        self._root = np.zeros((1, game.slots), np.int64)
        self._evaluators: dict[int, SearchTree] = {}

    def replay(self, codes: Sequence[int] | Ints) -> Moves:
        """The game with these codes, checked by the rules; CratonError if one of them is illegal."""
        wanted = np.ascontiguousarray(codes, np.int64)
        states = np.empty((len(wanted) + 1, self.game.slots), np.int64)
        states[0] = self._start
        choices = np.zeros(len(wanted), np.int64)
        done = kernels.replay.entry_point(self._law, states, wanted, choices, self._actions, self._work)
        if done < len(wanted):
            raise CratonError(f"Step {done + 1} of a stored game is not legal in {self.game!r}.")
        return Moves(self.game, states, wanted, choices, np.full(len(wanted), np.nan))

    def evaluate(self, states: Ints, simulations: int, seed: int) -> Floats:
        """The first seat's win probability in each of the positions, by a search of its own for each."""
        tree = self._evaluators.get(simulations)
        if tree is None:
            tree = self._evaluators[simulations] = _tree(self.game, Seat(simulations, plain=self._plain))
        values = np.zeros(len(states))
        scratch = tree._scratch._replace(rng=new_generator(seed))
        positions = np.ascontiguousarray(states)
        with np.errstate(over="ignore"):
            kernels.evaluate.entry_point(
                tree._game_kernels, tree.arrays, scratch, positions, self._root, simulations, values
            )
        return values


def _tree(game: Game, seat: Seat) -> SearchTree:
    # Enough nodes: a simulation expands one node, or adds a few results of chance events.
    most = 2 * max(game.most_actions, 64) * (seat.simulations + 1)
    start = [game.start().data]
    return SearchTree(game, start, 0, min(CAPACITY, most), seat.settings(game), guidance=seat.guidance)


def _new_log(game: Game) -> Log:
    steps = 2 * CAP * len(game.board) + 8 * len(game.board) + 64  # more than any game has
    return Log(
        states=np.empty((steps + 1, game.slots), np.int64),
        codes=np.zeros(steps, np.int64),
        choices=np.zeros(steps, np.int64),
        values=np.zeros(steps),
        counts=np.zeros(2, np.int64),
        root=np.zeros((1, game.slots), np.int64),
    )


def dice_outcome(key: int, turn: int, index: int, weights: Sequence[int]) -> int:
    """The outcome of event number `index` of a turn, as `play_game` draws it."""
    rng = np.zeros(4, np.uint64)
    row = np.array(weights, np.int64)
    kernels.seed_turn.compiled(rng, np.uint64(key), turn)
    outcome = 0
    for _ in range(index + 1):
        outcome = draw_outcome.compiled(row, len(row), rng)
    return int(outcome)
