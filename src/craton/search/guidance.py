"""Guidance by a style: preferences among actions, and kinds of actions that are never played.

A style bot plays the most preferred action. In a tree search the preferences are the prior of one seat's decisions
(`craton.search.mcts.selection`), and forbidden actions of that seat are left out of the tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from typing import Any, NamedTuple

from craton.core.errors import OptionError
from craton.core.game import Game
from craton.core.styles import FEATURES
from craton.kernel.decorator import (
    CONSTANTS,
    FLOAT,
    FLOATS,
    INT,
    INTS,
    VOID,
    Constants,
    Floats,
    Ints,
    Signature,
    Structure,
    kernel,
)
from craton.kernel.layout import TURN

DEFAULT_PRIOR = 1.0
MAX_PRIOR = 100.0
NOBODY = -1


class Guide(NamedTuple):
    """What the kernels need of a guidance; `Guidance.arrays` makes one."""

    seat: int
    """The seat whose decisions are guided; NOBODY for none."""
    prior: float
    """The constant c of the prior's term in the search; 0 for no prior."""
    weights: Any
    """float64[2 * features + 1]: see `Styles.row`"""
    forbidden: Any
    """float64[features]: 1 for forbidden kinds"""
    grid: Any
    """float64[most actions * features]: scratch"""


GUIDE = Structure(Guide, INT, FLOAT, FLOATS, FLOATS, FLOATS)


@dataclass(frozen=True)
class Guidance:
    """A style's weights and the forbidden kinds, as rows of numbers for one game."""

    weights: tuple[float, ...]
    forbidden: tuple[float, ...]
    prior: float = 0.0

    @property
    def restricts(self) -> bool:
        return any(self.forbidden)


def guidance_of(
    game: Game,
    style: str | None,
    changes: Mapping[str, float],
    never: str | None,
    prior: float = DEFAULT_PRIOR,
) -> Guidance:
    """The guidance of a style with changed weights, and of kinds joined by `/`; OptionError if the game lacks one."""
    styles, title = game.definition.styles, game.title
    if isinstance(prior, bool) or not isinstance(prior, int | float) or not 0 <= prior <= MAX_PRIOR:
        raise OptionError(f"prior must be a number from 0 to {MAX_PRIOR:g}, not {prior!r}.")
    row = [0.0] * (2 * len(styles.features) + 1)
    if style is not None:
        row = styles.row(styles.style(style, title), changes, title)
    if never is not None and not isinstance(never, str):
        raise OptionError(f"never takes kinds of actions joined by /, not {never!r}.")
    kinds = tuple(never.split("/")) if never else ()
    return Guidance(tuple(row), tuple(styles.forbidden(kinds, title)), prior if style is not None else 0.0)


@kernel(Signature(INT, FEATURES, CONSTANTS, INTS, GUIDE, INTS, INT, INTS, FLOATS))
def appraise(
    features: Any,
    constants: Constants,
    state: Ints,
    guide: Guide,
    actions: Ints,
    count: int,
    work: Ints,
    scores: Floats,
) -> int:
    """Remove forbidden actions, unless nothing else is legal, and write the others' preferences; return their number.

    actions and scores are modified in place.
    """
    weights, forbidden, grid, number = guide.weights, guide.forbidden, guide.grid, len(guide.forbidden)
    features(constants, state, actions, count, work, grid)
    begin = 1 if state[TURN] < weights[0] else 1 + number
    kept = 0
    for at in range(count):
        score, hits = 0.0, 0.0
        for feature in range(number):
            value = grid[at * number + feature]
            score += weights[begin + feature] * value
            hits += forbidden[feature] * value
        if hits <= 0.0:
            actions[kept] = actions[at]
            scores[kept] = score
            kept += 1
    if kept:
        return kept
    for at in range(count):
        score = 0.0
        for feature in range(number):
            score += weights[begin + feature] * grid[at * number + feature]
        scores[at] = score
    return count


@kernel(Signature(VOID, FLOATS, INT, FLOAT))
def softmax(scores: Floats, count: int, temperature: float) -> None:
    """Turn scores into probabilities (modified in place)."""
    highest, total = -1e300, 0.0
    for at in range(count):
        highest = max(highest, scores[at])
    for at in range(count):
        scores[at] = exp((scores[at] - highest) / temperature)
        total += scores[at]
    for at in range(count):
        scores[at] /= total


@kernel(FEATURES)
def no_features(constants: Constants, state: Ints, actions: Ints, count: int, work: Ints, out: Floats) -> None:
    """The features of a game that has none, and of searches that need none."""
