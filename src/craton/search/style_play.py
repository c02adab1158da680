"""Games between two styles in compiled code, in pairs: the same opening and dice, with seats swapped.

A chance event's outcome is determined by the pair's key, the turn and the event itself, not by what happened before, so
that the two games of a pair differ only in what the styles do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from craton.core.errors import OptionError
from craton.core.game import Game
from craton.core.styles import FEATURES
from craton.kernel.decorator import (
    FLOAT,
    FLOATS,
    INT,
    INTS,
    RANDOM,
    UINT,
    VOID,
    Ints,
    Signature,
    Structure,
    kernel,
)
from craton.kernel.layout import CHANCE, MOVER, OVER, TURN, first_seat_result, seat_to_move
from craton.kernel.rng import below
from craton.search.guidance import GUIDE, NOBODY, Guidance, Guide, appraise
from craton.search.law import LAW, law_of

MAX_ATTEMPTS = 100
"""Attempts to draw an opening that does not end the game."""
TOO_LONG = -1.0
"""As a result: every opening ended the game."""
TIE = 1e-9
"""Preferences that differ by less are equal."""

_GOLDEN, _MIX1, _MIX2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = (np.uint64(n) for n in (27, 30, 31, 32))

OPENING, DICE, CHOICES = range(3)
"""What a key is for. Choices among equal preferences are the same in both games of a pair, as long as play is."""


class Scratch(NamedTuple):
    """Work space; the state is the position of the current game."""

    state: Any
    """int64[slots]"""
    opening: Any
    """int64[slots]: the position after the opening"""
    actions: Any
    """int64[most actions, at least 64]: legal actions, or the weights of outcomes"""
    scores: Any
    """float64[most actions, at least 64]"""
    work: Any
    """int64[work size]"""
    rng: Any
    """uint64[4]"""
    event_slots: Any
    """int64[...]: the slots that say which chance event is pending"""


SCRATCH = Structure(Scratch, INTS, INTS, INTS, FLOATS, INTS, RANDOM, INTS)


@kernel(Signature(UINT, UINT, INT))
def mix(key: Any, number: int) -> Any:
    """A new key from a key and a number (the finaliser of SplitMix64); compiled only."""
    mixed = key + _GOLDEN * np.uint64(number + 1)
    mixed = (mixed ^ (mixed >> _30)) * _MIX1
    mixed = (mixed ^ (mixed >> _27)) * _MIX2
    return mixed ^ (mixed >> _31)


@kernel(Signature(VOID, RANDOM, UINT))
def seed(rng: Any, key: Any) -> None:
    """Set a generator's state from a key (rng modified in place)."""
    for at in range(4):
        key = mix(key, at)
        rng[at] = key


@kernel(Signature(VOID, LAW, SCRATCH, UINT))
def throw(law: Any, scratch: Scratch, key: Any) -> None:
    """Apply the outcome of the pending chance event that the key determines."""
    constants, _, _, chance_weights, apply_outcome = law
    state, weights = scratch.state, scratch.actions
    key = mix(key, state[TURN])
    for at in range(len(scratch.event_slots)):
        key = mix(key, state[scratch.event_slots[at]])
    count, total = chance_weights(constants, state, weights), 0
    for outcome in range(count):
        total += weights[outcome]
    lot, outcome = int(((key >> _32) * np.uint64(total)) >> _32), 0
    while lot >= weights[outcome]:
        lot -= weights[outcome]
        outcome += 1
    apply_outcome(constants, state, outcome, scratch.work)


@kernel(Signature(INT, LAW, SCRATCH, INTS, INT, UINT))
def play_opening(law: Any, scratch: Scratch, start: Ints, length: int, key: Any) -> int:
    """Play random actions into `scratch.opening`; return 1, or 0 if every attempt ended the game."""
    constants, legal, apply, _, _ = law
    state, actions = scratch.state, scratch.actions
    for attempt in range(MAX_ATTEMPTS):
        own = mix(key, attempt)
        seed(scratch.rng, mix(own, OPENING))
        for slot in range(len(state)):
            state[slot] = start[slot]
        left = length
        while state[MOVER] == CHANCE or (left > 0 and state[MOVER] != OVER):
            if state[MOVER] == CHANCE:
                throw(law, scratch, mix(own, DICE))
            else:
                count = legal(constants, state, actions, scratch.work)
                apply(constants, state, actions[below(scratch.rng, count)], scratch.work)
                left -= 1
        if state[MOVER] != OVER:
            for slot in range(len(state)):
                scratch.opening[slot] = state[slot]
            return 1
    return 0


@kernel(Signature(INT, FLOATS, INT, RANDOM))
def draw_best(scores: Any, count: int, rng: Any) -> int:
    """The index of the highest score, a random one of several."""
    best, highest, equals = 0, -1e300, 0
    for at in range(count):
        if scores[at] > highest + TIE:
            best, highest, equals = at, scores[at], 1
        elif scores[at] >= highest - TIE:
            equals += 1
            if below(rng, equals) == 0:
                best = at
    return best


@kernel(Signature(FLOAT, LAW, FEATURES, (GUIDE, GUIDE), SCRATCH, UINT))
def play_game(law: Any, features: Any, guides: Any, scratch: Scratch, key: Any) -> float:
    """Play from `scratch.opening` to the end; return the first seat's result. `guides` are those of the two seats."""
    constants, legal, apply, _, _ = law
    state, actions = scratch.state, scratch.actions
    first, second = guides
    for slot in range(len(state)):
        state[slot] = scratch.opening[slot]
    while state[MOVER] != OVER:
        if state[MOVER] == CHANCE:
            throw(law, scratch, mix(key, DICE))
            continue
        guide = first if seat_to_move(state) == 0 else second
        count = legal(constants, state, actions, scratch.work)
        count = appraise(features, constants, state, guide, actions, count, scratch.work, scratch.scores)
        apply(constants, state, actions[draw_best(scratch.scores, count, scratch.rng)], scratch.work)
    return first_seat_result(state)


@kernel(Signature(INT, LAW, FEATURES, (GUIDE, GUIDE), SCRATCH, INTS, INT, UINT, FLOATS))
def play_pairs(
    law: Any, features: Any, guides: Any, scratch: Scratch, start: Ints, opening: int, key: Any, scores: Any
) -> int:
    """Play len(scores) pairs; write the share of points of the style that has the first seat in the first game.

    Returns the number of pairs: fewer if an opening of this length always ends the game.
    """
    a, b = guides
    for pair in range(len(scores)):
        own = mix(key, pair)
        if not play_opening(law, scratch, start, opening, own):
            return pair
        seed(scratch.rng, mix(own, CHOICES))
        total = play_game(law, features, (a, b), scratch, own)
        seed(scratch.rng, mix(own, CHOICES))
        total += 1.0 - play_game(law, features, (b, a), scratch, own)
        scores[pair] = total / 2.0
    return len(scores)


def pair_scores(game: Game, a: Guidance, b: Guidance, pairs: int, *, opening: int = 0, seed: int = 0) -> Any:
    """A's share of the points in each of `pairs` pairs of games, float64[pairs].

    opening: random actions at the beginning, the same in both games of a pair. Equal arguments give equal results.
    """
    kernel = game.definition.styles.kernel
    if kernel is None:
        raise OptionError(f"{game.title} has no styles.")
    most, number = max(game.most_actions, 64), len(a.forbidden)
    grid = np.zeros(most * number)
    scratch = Scratch(
        state=np.zeros(game.slots, np.int64),
        opening=np.zeros(game.slots, np.int64),
        actions=np.zeros(most, np.int64),
        scores=np.zeros(most),
        work=np.zeros(game.work_size, np.int64),
        rng=np.zeros(4, np.uint64),
        event_slots=np.array(game.definition.styles.event_slots, np.int64),
    )
    guides = tuple(Guide(NOBODY, 0.0, np.array(one.weights), np.array(one.forbidden), grid) for one in (a, b))
    start, scores = np.array(game.start().data, np.int64), np.zeros(pairs)
    key = np.uint64(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])
    played = play_pairs.compiled(law_of(game), kernel.compiled, guides, scratch, start, opening, key, scores)
    if played < pairs:
        raise OptionError(f"{opening} random actions are too many for this game: it is over before the bots begin.")
    return scores
