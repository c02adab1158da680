"""Many games stepped at once: the compiled kernels under `craton.vector`.

The arrays of a `Batch` are the caller's; a step writes new observations, masks and rewards into them. A game that ends
starts again at once. Each game has its own generator for its chance events.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from craton.core.game import Game
from craton.kernel.decorator import (
    BYTE_GRID,
    BYTES,
    GRID,
    INT,
    INTS,
    RANDOM,
    RANDOM_GRID,
    SINGLE_GRID,
    VOID,
    Ints,
    Signature,
    Structure,
    kernel,
)
from craton.kernel.layout import (
    CHANCE,
    HIDE,
    MOVER,
    OVER,
    first_seat_result,
    seat_to_move,
)
from craton.kernel.planes import PLANES, side_to_move, write_planes
from craton.kernel.rng import below, draw_outcome
from craton.search.law import LAW, law_of

STEPPING_LAW = (*LAW, HIDE)
"""The type of (constants, legal, apply, chance_weights, apply_outcome, hide)."""


class Batch(NamedTuple):
    """The arrays of n games with a actions at most m of which are legal at once, and p planes."""

    states: Any
    """int64[n, slots]"""
    legal: Any
    """int64[n, m]: the legal actions, in ascending order"""
    counts: Any
    """int64[n]: the number of legal actions"""
    masks: Any
    """uint8[n, a]: 1 for legal actions"""
    observations: Any
    """float32[n, p * area]: the planes as the seat to move sees them"""
    memory: Any
    """int64[n, p]: the memory of `write_planes`"""
    rewards: Any
    """float32[n, 2]: the result of the game that ended in this step, by seat; otherwise 0"""
    ended: Any
    """uint8[n]: 1 if the game ended in this step"""
    seats: Any
    """int64[n]: the seat to move, 0 or 1"""
    dice: Any
    """uint64[n, 4]: generators for chance events"""
    start: Any
    """int64[slots]: the first position"""
    seen: Any
    """int64[slots]: work space for a state with its secrets removed"""
    work: Any
    """int64[...]: work space of the law, also for the weights of outcomes"""


BATCH = Structure(
    Batch,
    GRID,
    GRID,
    INTS,
    BYTE_GRID,
    SINGLE_GRID,
    GRID,
    SINGLE_GRID,
    BYTES,
    INTS,
    RANDOM_GRID,
    INTS,
    INTS,
    INTS,
)


def stepping_law(game: Game) -> tuple[Any, ...]:
    """The compiled law with the kernel that hides secrets."""
    return (*law_of(game), game.definition.secrets.hide.compiled)


@kernel(Signature(VOID, STEPPING_LAW, PLANES, BATCH, INT))
def show(law: Any, planes: Any, batch: Batch, at: int) -> None:
    """Write legal actions, mask and observation of one game (batch modified in place); compiled only."""
    constants, legal, _, _, _, hide = law
    state, actions, mask = batch.states[at], batch.legal[at], batch.masks[at]
    for number in range(batch.counts[at]):
        mask[actions[number]] = 0
    count = legal(constants, state, actions, batch.work)
    for number in range(count):
        mask[actions[number]] = 1
    batch.counts[at] = count
    batch.seats[at] = seat_to_move(state)
    seen = batch.seen
    for slot in range(len(seen)):
        seen[slot] = state[slot]
    viewer = side_to_move(state)
    hide(constants, seen, viewer)
    write_planes(planes, seen, viewer, batch.observations[at], batch.memory[at])


@kernel(Signature(VOID, STEPPING_LAW, INTS, INTS, RANDOM))
def settle_chance(law: Any, state: Ints, work: Ints, rng: Any) -> None:
    """Draw outcomes until no chance event is pending (state modified in place); compiled only."""
    constants, _, _, chance_weights, apply_outcome, _ = law
    while state[MOVER] == CHANCE:
        apply_outcome(constants, state, draw_outcome(work, chance_weights(constants, state, work), rng), work)


@kernel(Signature(VOID, STEPPING_LAW, BATCH, INT))
def restart(law: Any, batch: Batch, at: int) -> None:
    state = batch.states[at]
    for slot in range(len(state)):
        state[slot] = batch.start[slot]
    settle_chance(law, state, batch.work, batch.dice[at])


@kernel(Signature(VOID, STEPPING_LAW, PLANES, BATCH))
def reset_all(law: Any, planes: Any, batch: Batch) -> None:
    """Start all games (batch modified in place); compiled only."""
    for at in range(len(batch.counts)):
        batch.ended[at] = 0
        batch.rewards[at, 0] = 0.0
        batch.rewards[at, 1] = 0.0
        restart(law, batch, at)
        show(law, planes, batch, at)


@kernel(Signature(INT, BATCH, INTS))
def first_illegal(batch: Batch, actions: Ints) -> int:
    """The number of the first game whose action is illegal, or -1; compiled only."""
    for at in range(len(batch.counts)):
        if actions[at] < 0 or actions[at] >= batch.masks.shape[1] or not batch.masks[at, actions[at]]:
            return at
    return -1


@kernel(Signature(VOID, STEPPING_LAW, PLANES, BATCH, INTS))
def step_all(law: Any, planes: Any, batch: Batch, actions: Ints) -> None:
    """Play a legal action in every game, then its chance events (batch modified in place); compiled only."""
    constants, _, apply, _, _, _ = law
    for at in range(len(batch.counts)):
        state = batch.states[at]
        apply(constants, state, actions[at], batch.work)
        settle_chance(law, state, batch.work, batch.dice[at])
        if batch.ended[at]:
            batch.ended[at] = 0
            batch.rewards[at, 0] = 0.0
            batch.rewards[at, 1] = 0.0
        if state[MOVER] == OVER:
            first = 2.0 * first_seat_result(state) - 1.0
            batch.ended[at] = 1
            batch.rewards[at, 0] = first
            batch.rewards[at, 1] = -first
            restart(law, batch, at)
        show(law, planes, batch, at)


@kernel(Signature(VOID, BATCH, RANDOM, INTS))
def sample_all(batch: Batch, rng: Any, actions: Ints) -> None:
    """Draw a legal action for every game, all equally likely (actions modified in place); compiled only."""
    for at in range(len(actions)):
        actions[at] = batch.legal[at, below(rng, batch.counts[at])]
