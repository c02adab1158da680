"""Which positions a solver may treat as equal, determined by trials of the law, because this module knows no game.

Three things make different positions equal in value: symmetries, turn numbers that the law no longer uses, and seats
once they cannot be exchanged any more. Whether they do in a game is tested at many positions of random matches. If one
of them disagrees, the game is solved without that reduction: slower, and still exact. A law that disagrees only where
no random match leads would be misjudged; none of ours does, as tests against searches without reductions show.
"""

from __future__ import annotations

import random
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
from craton.core.view import hide_secrets
from craton.kernel.decorator import INTS, VOID, Ints, Signature, kernel
from craton.kernel.layout import BLACK_SEAT, CAP, CHANCE, HASH, MIRROR, MOVER, OVER, OWN, TURN
from craton.search.law import LAW, law_of

SOLVER_LAW = (*LAW, MIRROR)
"""The type of (constants, legal, apply, chance_weights, apply_outcome, mirror)."""

OPENING = 4
"""Turns whose numbers always count: swaps, and openings with rules of their own."""
MATCHES = 6
TRIALS, LATE_TRIALS = 12, 2
"""Positions of each match tested for symmetries, and with all turn numbers."""
MAX_ENDS = 3000
"""Chains of chance events with more ends are not compared."""

# Entries of a solver's reductions int64[3]: the number of symmetries; the turn from which turn numbers and seats are
# ignored; the move cap.
SYMMETRIES, ANY_TURN_FROM, MOVE_CAP = range(3)
NEVER = 1 << 40

Data = tuple[int, ...]


@dataclass(frozen=True)
class Properties:
    """What trials show about a game's law."""

    has_chance: bool
    """There are chance events."""
    is_symmetric: bool
    """Symmetric positions have symmetric futures."""
    ignores_turns: bool
    """From OPENING on, only the parity of the turn number matters up to the move cap, and seats do not."""
    has_cap: bool
    """The move cap matters."""


def solver_law_of(game: Game) -> tuple[Any, ...]:
    return (*law_of(game), game.definition.law.mirror.compiled)


@kernel(Signature(VOID, INTS, INTS))
def copy(source: Ints, target: Ints) -> None:
    for slot in range(len(source)):
        target[slot] = source[slot]


@kernel(Signature(VOID, SOLVER_LAW, INTS, INTS, INTS, INTS, INTS))
def canonical(law: Any, state: Ints, reductions: Ints, form: Ints, image: Ints, work: Ints) -> None:
    """Write the canonical form: the least symmetric image, without hash and without what the law ignores.

    form int64[slots] is modified in place; image int64[slots] and work are scratch.
    """
    constants, _, _, _, _, mirror = law
    slots = len(state)
    for symmetry in range(reductions[SYMMETRIES]):
        mirror(constants, state, symmetry, image, work)
        slot = OWN
        if symmetry > 0:
            while slot < slots and image[slot] == form[slot]:
                slot += 1
        if symmetry == 0 or (slot < slots and image[slot] < form[slot]):
            copy(image, form)
    form[HASH] = 0
    if state[TURN] >= reductions[ANY_TURN_FROM]:
        form[TURN] = reductions[ANY_TURN_FROM] + (state[TURN] - reductions[ANY_TURN_FROM]) % 2
        form[BLACK_SEAT] = 0


class Stepper:
    """The compiled law, one step at a time, on plain tuples without hash."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.law = game.definition.law
        self._out = np.zeros(max(game.most_actions, 64), np.int64)
        self._work = np.zeros(game.work_size, np.int64)

    def legal(self, data: Data) -> list[int]:
        count = self.law.legal.compiled(self.game.arrays, np.array(data), self._out, self._work)
        return [int(action) for action in self._out[:count]]

    def weights(self, data: Data) -> list[int]:
        count = self.law.chance_weights.compiled(self.game.arrays, np.array(data), self._out)
        return [int(weight) for weight in self._out[:count]]

    def after(self, data: Data, step: int) -> Data:
        """After an action, or after an outcome at a chance event."""
        state = np.array(data)
        kernel = self.law.apply_outcome if data[MOVER] == CHANCE else self.law.apply
        kernel.compiled(self.game.arrays, state, step, self._work)
        state[HASH] = 0
        return tuple(state.tolist())

    def image(self, data: Data, symmetry: int) -> Data:
        out = np.zeros(len(data), np.int64)
        self.law.mirror.compiled(self.game.arrays, np.array(data), symmetry, out, self._work)
        out[HASH] = 0
        return tuple(out.tolist())

    def ends(self, data: Data) -> dict[Data, Fraction]:
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
            if len(ends) + len(chain) > MAX_ENDS:
                raise TooManyEnds
        return ends


class TooManyEnds(Exception):
    """A chain of chance events has more than MAX_ENDS ends."""


@lru_cache(maxsize=64)
def properties_of(game: Game) -> Properties:
    """What random matches show about the law."""
    stepper, rng = Stepper(game), random.Random(0)
    has_chance, is_symmetric, ignores_turns, has_cap = False, True, True, False
    cap = CAP * len(game.board)
    for _ in range(MATCHES):
        match = random_match(stepper, game.start().data, rng)
        has_chance = has_chance or any(data[MOVER] == CHANCE for data in match)
        is_symmetric = is_symmetric and all(
            has_symmetric_future(stepper, data, rng) for data in sample(match, TRIALS, rng)
        )
        late = [data for data in match if OPENING <= data[TURN] < cap - 1]
        for data in sample(late, LATE_TRIALS, rng):
            step, first = random_step(stepper, data, rng), OPENING + data[TURN] % 2
            ignores_turns = ignores_turns and all(
                is_equal_at(stepper, data, step, turn) for turn in range(first, cap - 1, 2)
            )
            last = cap - 1 - (cap - 1 - first) % 2  # the last turn before the cap with the same parity
            has_cap = has_cap or not all(is_equal_at(stepper, data, step, turn) for turn in (last, last + 2))
    return Properties(has_chance, is_symmetric, ignores_turns, has_cap)


def sample(match: list[Data], most: int, rng: random.Random) -> list[Data]:
    return rng.sample(match, min(most, len(match)))


def random_match(stepper: Stepper, data: Data, rng: random.Random) -> list[Data]:
    """The positions of a random match from here, without the final one."""
    found = []
    while data[MOVER] != OVER:
        found.append(data)
        data = stepper.after(data, random_step(stepper, data, rng))
    return found


def random_step(stepper: Stepper, data: Data, rng: random.Random) -> int:
    if data[MOVER] == CHANCE:
        weights = stepper.weights(data)
        return rng.choices(range(len(weights)), weights)[0]
    return rng.choice(stepper.legal(data))


def has_symmetric_future(stepper: Stepper, data: Data, rng: random.Random) -> bool:
    """Whether a random action, and the chance events after it, lead from a symmetric position to symmetric ones."""
    if data[MOVER] == CHANCE:
        return True  # covered by the action that led to it
    symmetry, action = rng.randrange(stepper.game.symmetries), random_step(stepper, data, rng)
    mirrored = stepper.law.mirror_action(stepper.game.constants, action, symmetry)
    try:
        ends = stepper.ends(stepper.after(data, action))
        images = stepper.ends(stepper.after(stepper.image(data, symmetry), mirrored))
    except TooManyEnds:
        return False
    return {stepper.image(end, symmetry): share for end, share in ends.items()} == images


def is_equal_at(stepper: Stepper, data: Data, step: int, turn: int) -> bool:
    """Whether a step has the same effect with another turn number and with exchanged seats."""

    def shifted(data: Data, turns: int) -> Data:
        moved = list(data)
        moved[HASH], moved[TURN], moved[BLACK_SEAT] = 0, data[TURN] + turns, 1 - data[BLACK_SEAT]
        return tuple(moved)

    there = shifted(data, turn - data[TURN])
    if data[MOVER] != CHANCE and stepper.legal(there) != stepper.legal(data):
        return False
    return stepper.after(there, step) == shifted(stepper.after(data, step), turn - data[TURN])


def refuse_hidden(game: Game, data: Data) -> None:
    """Raise CratonError if the side to move does not know the whole position."""
    viewed = list(data)
    hide_secrets(game, viewed, str(MOVERS[data[MOVER]]))
    if tuple(viewed) != tuple(data):
        raise CratonError(
            f"{game.title} with these options is not solved: a side has to decide without knowing what the other hides."
        )


def refuse_hidden_information(position: Position) -> None:
    """Raise CratonError if random matches from here lead to a decision with hidden information."""
    game, rng = position.game, random.Random(0)
    if isinstance(game.definition.secrets, NoSecrets):
        return
    stepper = Stepper(game)
    for _ in range(MATCHES):
        for data in random_match(stepper, position.data, rng):
            if data[MOVER] != CHANCE:
                refuse_hidden(game, data)
