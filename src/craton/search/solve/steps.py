"""What a solver may rely on, asked of the law itself by trial, because no game is known here by name.

Three things make positions equal in value that are not equal: symmetries, turn numbers that the law no longer asks for,
and seats once nobody can exchange them. Whether a game's law treats them alike is tried out at many positions of random
matches. One that answers differently anywhere is searched without that reduction: slower, and still exact. A law that
answers differently only where no random match comes would be misjudged; none of ours does, which the tests show by
comparison with searches that reduce nothing.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from craton.core.definition import NoSecrets
from craton.core.errors import CratonError
from craton.core.game import Game
from craton.core.position import Position
from craton.core.sides import MOVERS
from craton.kernel.decorator import CONSTANTS, INTS, VOID, Constants, Ints, Signature, kernel
from craton.kernel.layout import (
    BLACK,
    BLACK_SEAT,
    CAP,
    CHANCE,
    DRAW,
    FIRST,
    HASH,
    MIRROR,
    MOVER,
    OVER,
    OWN,
    SECOND,
    TURN,
    WINNER,
)

OPENING = 4
"""Turns whose numbers count in any case: swaps, and openings that have rules of their own."""
MATCHES = 6
TRIALS, LATE_TRIALS = 12, 2
"""Positions of each match tried for symmetries, and with all turn numbers."""
MOST_ENDS = 3000
"""Chains of chance events with more ends are not compared."""

# Settings of a search. FORGETS is the turn from which on positions are equal whatever the turn's number and the seats.
SYMMETRIES, FORGETS, CAPPED_AT = range(3)
NEVER = 1 << 40

Data = tuple[int, ...]


@dataclass(frozen=True)
class Law:
    """What is true of a game, as far as trials show."""

    chance: bool
    """There are chance events."""
    symmetric: bool
    """Symmetric positions have symmetric futures."""
    forgets: bool
    """From OPENING on only the parity of the turn number counts, up to the move cap, and seats do not."""
    capped: bool
    """The move cap counts."""


@kernel(Signature(VOID, INTS, INTS))
def copy(source: Ints, target: Ints) -> None:
    for slot in range(len(source)):
        target[slot] = source[slot]


@kernel(Signature(VOID, CONSTANTS, INTS, INTS, INTS, INTS, INTS, MIRROR))
def canonical(
    constants: Constants, state: Ints, settings: Ints, best: Ints, image: Ints, work: Ints, mirror: Any
) -> None:
    """Writes into best what all symmetric positions have in common, without what the law forgets, and without hash."""
    slots = len(state)
    for symmetry in range(settings[SYMMETRIES]):
        mirror(constants, state, symmetry, image, work)
        slot = OWN
        if symmetry > 0:
            while slot < slots and image[slot] == best[slot]:
                slot += 1
        if symmetry == 0 or (slot < slots and image[slot] < best[slot]):
            copy(image, best)
    best[HASH] = 0
    if state[TURN] >= settings[FORGETS]:
        best[TURN] = settings[FORGETS] + (state[TURN] - settings[FORGETS]) % 2
        best[BLACK_SEAT] = 0


class Steps:
    """The compiled law, a step at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kernels = game.definition.kernels
        self._out = np.zeros(max(game.most_actions, 64), np.int64)
        self._work = np.zeros(game.work_size, np.int64)

    def legal(self, data: Data) -> list[int]:
        count = self.kernels.legal.compiled(self.game.arrays, np.array(data), self._out, self._work)
        return [int(action) for action in self._out[:count]]

    def weights(self, data: Data) -> list[int]:
        count = self.kernels.chance_weights.compiled(self.game.arrays, np.array(data), self._out)
        return [int(weight) for weight in self._out[:count]]

    def after(self, data: Data, step: int) -> Data:
        """After an action, or at a chance event an outcome; without hash."""
        state = np.array(data)
        kernel = self.kernels.apply_outcome if data[MOVER] == CHANCE else self.kernels.apply
        kernel.compiled(self.game.arrays, state, step, self._work)
        state[HASH] = 0
        return tuple(state.tolist())

    def image(self, data: Data, symmetry: int) -> Data:
        out = np.zeros(len(data), np.int64)
        self.kernels.mirror.compiled(self.game.arrays, np.array(data), symmetry, out, self._work)
        out[HASH] = 0
        return tuple(out.tolist())

    def settled(self, data: Data) -> dict[Data, Fraction]:
        """The positions at the end of the chain of chance events that begins here, with their probabilities."""
        ends: dict[Data, Fraction] = {}
        chain = {data: Fraction(1)}
        while chain:
            here, probability = chain.popitem()
            if here[MOVER] != CHANCE:
                ends[here] = ends.get(here, Fraction(0)) + probability
                continue
            weights = self.weights(here)
            for outcome, weight in enumerate(weights):
                there = self.after(here, outcome)
                chain[there] = chain.get(there, Fraction(0)) + probability * Fraction(weight, sum(weights))
            if len(ends) + len(chain) > MOST_ENDS:
                raise Endless
        return ends


class Endless(Exception):
    """A chain of chance events with too many ends."""


@lru_cache(maxsize=64)
def law_of(game: Game) -> Law:
    """What random matches show of the law."""
    steps, rng = Steps(game), random.Random(0)
    chance, symmetric, forgets, capped = False, True, True, False
    cap = CAP * len(game.board)
    for _ in range(MATCHES):
        match = random_match(steps, game.start().data, rng)
        chance = chance or any(data[MOVER] == CHANCE for data in match)
        symmetric = symmetric and all(has_symmetric_future(steps, data, rng) for data in pick(match, TRIALS, rng))
        late = [data for data in match if OPENING <= data[TURN] < cap - 1]
        for data in pick(late, LATE_TRIALS, rng):
            step, first = any_step(steps, data, rng), OPENING + data[TURN] % 2
            forgets = forgets and all(is_the_same(steps, data, step, turn) for turn in range(first, cap - 1, 2))
            last = cap - 1 - (cap - 1 - first) % 2  # the last turn before the cap of the same parity, and the next one
            capped = capped or not (is_the_same(steps, data, step, last) and is_the_same(steps, data, step, last + 2))
    return Law(chance, symmetric, forgets, capped)


def pick(match: list[Data], most: int, rng: random.Random) -> list[Data]:
    return rng.sample(match, min(most, len(match)))


def random_match(steps: Steps, data: Data, rng: random.Random) -> list[Data]:
    """The positions of a random match from here that are not over."""
    found = []
    while data[MOVER] != OVER:
        found.append(data)
        data = steps.after(data, any_step(steps, data, rng))
    return found


def any_step(steps: Steps, data: Data, rng: random.Random) -> int:
    if data[MOVER] == CHANCE:
        weights = steps.weights(data)
        return rng.choices(range(len(weights)), weights)[0]
    return rng.choice(steps.legal(data))


def has_symmetric_future(steps: Steps, data: Data, rng: random.Random) -> bool:
    """Whether an action and the chance behind it lead from a symmetric position to the symmetric ones."""
    if data[MOVER] == CHANCE:
        return True  # part of what is tried a few positions earlier
    symmetry, action = rng.randrange(steps.game.symmetries), any_step(steps, data, rng)
    there = steps.kernels.mirror_action(steps.game.constants, action, symmetry)
    try:
        ends = steps.settled(steps.after(data, action))
        images = steps.settled(steps.after(steps.image(data, symmetry), there))
    except Endless:
        return False
    return {steps.image(end, symmetry): share for end, share in ends.items()} == images


def is_the_same(steps: Steps, data: Data, step: int, turn: int) -> bool:
    """Whether a step leads to the same position if so many turns had been taken, and with exchanged seats."""

    def elsewhere(data: Data, turns: int) -> Data:
        moved = list(data)
        moved[HASH], moved[TURN], moved[BLACK_SEAT] = 0, data[TURN] + turns, 1 - data[BLACK_SEAT]
        return tuple(moved)

    there = elsewhere(data, turn - data[TURN])
    if data[MOVER] != CHANCE and steps.legal(there) != steps.legal(data):
        return False
    return steps.after(there, step) == elsewhere(steps.after(data, step), turn - data[TURN])


def finished(data: Data) -> Fraction:
    """The first seat's result of a finished game."""
    if data[WINNER] == DRAW:
        return Fraction(1, 2)
    return Fraction(int((data[WINNER] == BLACK) == (data[BLACK_SEAT] == 0)))


def seat_of(data: Sequence[int]) -> int:
    """0 if the first seat is to move, 1 if the second; at a chance event the first."""
    mover = data[MOVER]
    if mover in (FIRST, SECOND):
        return mover - FIRST
    return 0 if mover == CHANCE else mover ^ data[BLACK_SEAT]


def refuse_secrets(game: Game, data: Data) -> None:
    """Raises CratonError if the side to move does not know all of the position."""
    viewed = list(data)
    game.definition.secrets.hide(game, viewed, str(MOVERS[data[MOVER]]))
    if tuple(viewed) != tuple(data):
        raise CratonError(
            f"{game.title} with these options is not solved: a side has to decide without knowing what the other hides."
        )


def look_for_secrets(position: Position) -> None:
    """Refuses a position from which a random match leads to a decision in ignorance."""
    game, rng = position.game, random.Random(0)
    if isinstance(game.definition.secrets, NoSecrets):
        return
    steps = Steps(game)
    for _ in range(MATCHES):
        for data in random_match(steps, position.data, rng):
            if data[MOVER] != CHANCE:
                refuse_secrets(game, data)
